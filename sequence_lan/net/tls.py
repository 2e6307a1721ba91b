"""TLS for both ends: 1.3 only; a client knows its host by the fingerprint (DESIGN.md 4, 5)."""

import ssl

from sequence_lan.language import noted
from sequence_lan.net.identity import Identity, fingerprint


class WrongHost(Exception):
    """The host has another certificate than expected; its text is the sentence for the person."""

    def __init__(self, found: bytes) -> None:
        super().__init__(
            noted(
                "Net",
                "Another computer answered than the one expected: its certificate is a different "
                "one. Ask the host for the six words on its screen and compare them before you "
                "play there.",
            )
        )
        self.found = found
        """The fingerprint that the other certificate has."""


def server_context(identity: Identity) -> ssl.SSLContext:
    """What a host speaks TLS with."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.load_cert_chain(identity.path)
    # A session is never resumed: each connection shows the certificate.
    context.num_tickets = 0
    return context


def client_context() -> ssl.SSLContext:
    """What a client speaks TLS with; whom it speaks to is for ``check_host`` to say.

    No authority has signed a host's certificate and no name stands in it: the fingerprint decides.
    """
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def host_certificate(connection: ssl.SSLObject | ssl.SSLSocket) -> bytes:
    """The certificate (DER) of the host at the other end, whose key it has shown to hold."""
    certificate = connection.getpeercert(binary_form=True)
    if certificate is None:
        raise ssl.SSLError("the host showed no certificate")
    return certificate


def check_host(connection: ssl.SSLObject | ssl.SSLSocket, pinned: bytes | None) -> bytes:
    """The fingerprint of the host at the other end; WrongHost if it is not the pinned one.

    With None whoever is there is taken, to be pinned from then on. Call it before anything is
    sent over the connection.
    """
    found = fingerprint(host_certificate(connection))
    if pinned is not None and found != pinned:
        raise WrongHost(found)
    return found
