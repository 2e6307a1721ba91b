"""The certificate that says which host this is: made once and kept (DESIGN.md 5)."""

import datetime
import os
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from sequence_lan.language import translate, why

_FILE: Final = "host.pem"
_DAMAGED: Final = "host.pem.damaged"
_BORN: Final = datetime.datetime(2020, 1, 1, tzinfo=datetime.UTC)
_FOREVER: Final = datetime.datetime(9999, 12, 31, 23, 59, 59, tzinfo=datetime.UTC)


class BadIdentity(Exception):
    """The certificate can't be read or kept; its text is the sentence for the person."""


@dataclass(frozen=True, slots=True)
class Identity:
    """A host's certificate and its key."""

    path: Path
    """The one file that holds both, as PEM."""
    certificate: bytes = field(repr=False)
    """DER."""
    key: ec.EllipticCurvePrivateKey = field(repr=False)
    notice: str | None = None
    """A sentence for the host when its old file was damaged and this is a new one."""

    @property
    def fingerprint(self) -> bytes:
        """Who this host is: the SHA-256 of its certificate."""
        return fingerprint(self.certificate)

    def sign(self, message: bytes) -> bytes:
        """The signature that ``signed_by`` accepts with this certificate."""
        return self.key.sign(message, ec.ECDSA(hashes.SHA256()))


def fingerprint(certificate: bytes) -> bytes:
    """The 32 bytes of the SHA-256 of a certificate (DER)."""
    return sha256(certificate).digest()


def signed_by(certificate: bytes, signature: bytes, message: bytes) -> bool:
    """Whether the host with this certificate (DER) signed ``message``."""
    try:
        key = x509.load_der_x509_certificate(certificate).public_key()
        if not isinstance(key, ec.EllipticCurvePublicKey):
            return False
        key.verify(signature, message, ec.ECDSA(hashes.SHA256()))
    except (ValueError, InvalidSignature):
        return False
    return True


def load_identity(folder: Path) -> Identity:
    """The identity kept in ``folder``, made there if there is none.

    A damaged file is set aside under another name and a new certificate made, with a notice. Two
    hosts that start at once end with the same identity. Raises BadIdentity. Reads and writes
    files: not for an event loop's thread.
    """
    path = folder / _FILE
    notice = None
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if path.exists():
            path.chmod(0o600)
            identity = _read(path)
            if identity is not None:
                return identity
            path.replace(folder / _DAMAGED)
            notice = translate(
                "Net",
                "The file of this host's certificate was damaged; it is now {file}, and a new "
                "certificate was made. Players who know this host will be warned: that is why.",
            ).format(file=_DAMAGED)
        _make(path)
        identity = _read(path)
    except OSError as fault:
        raise BadIdentity(
            translate(
                "Net",
                "This host's certificate can't be kept in {folder} ({why}): "
                "make that folder readable and writable for yourself.",
            ).format(folder=folder, why=why(fault))
        ) from fault
    if identity is None:
        raise BadIdentity(
            translate(
                "Net", "This host's certificate in {folder} changes while it is read: try again."
            ).format(folder=folder)
        )
    return Identity(identity.path, identity.certificate, identity.key, notice)


def _read(path: Path) -> Identity | None:
    """The identity in the file; None if it is damaged."""
    pem = path.read_bytes()
    try:
        certificate = x509.load_pem_x509_certificate(pem)
        key = serialization.load_pem_private_key(pem, password=None)
    except (ValueError, TypeError):
        return None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        return None
    if certificate.public_key() != key.public_key():
        return None
    return Identity(path, certificate.public_bytes(serialization.Encoding.DER), key)


def _make(path: Path) -> None:
    """The file exists and is whole; one that somebody else has made meanwhile stays."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "sequence-lan")])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(_BORN)
        .not_valid_after(_FOREVER)
        .sign(key, hashes.SHA256())
    )
    pem = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    ) + certificate.public_bytes(serialization.Encoding.PEM)
    draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(pem)
            file.flush()
            os.fsync(file.fileno())
        _publish(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def _publish(draft: Path, path: Path) -> None:
    """``path`` is whole, and what stood there before if there was something."""
    try:
        path.hardlink_to(draft)
    except FileExistsError:
        pass
    except OSError:
        # A file system without hard links: two hosts that start for the first time in the same
        # moment may then differ until the next start.
        draft.replace(path)
