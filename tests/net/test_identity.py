"""The certificate that says who a host is: made once, kept, and nobody else's to read."""

import stat
import subprocess
import sys
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from sequence_lan.net.identity import BadIdentity, fingerprint, load_identity, signed_by

OTHER_START = """
import sys
from pathlib import Path
from sequence_lan.net.identity import load_identity
sys.stdin.readline()
print(load_identity(Path(sys.argv[1])).fingerprint.hex())
"""


def test_a_host_keeps_its_certificate_from_start_to_start(tmp_path: Path) -> None:
    first = load_identity(tmp_path)
    again = load_identity(tmp_path)
    assert again.certificate == first.certificate
    assert first.notice is None
    assert again.notice is None


def test_two_hosts_have_different_certificates(tmp_path: Path) -> None:
    one, other = load_identity(tmp_path / "one"), load_identity(tmp_path / "other")
    assert one.fingerprint != other.fingerprint


def test_the_fingerprint_is_the_sha_256_of_the_certificate(tmp_path: Path) -> None:
    identity = load_identity(tmp_path)
    certificate = x509.load_der_x509_certificate(identity.certificate)
    assert identity.fingerprint == certificate.fingerprint(hashes.SHA256())
    assert fingerprint(identity.certificate) == identity.fingerprint


def test_the_certificate_is_a_p_256_one_that_tells_nothing_of_its_owner(tmp_path: Path) -> None:
    certificate = x509.load_der_x509_certificate(load_identity(tmp_path).certificate)
    key = certificate.public_key()
    assert isinstance(key, ec.EllipticCurvePublicKey)
    assert key.curve.name == "secp256r1"
    assert certificate.subject.rfc4514_string() == "CN=sequence-lan"
    assert list(certificate.extensions) == []


def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    identity = load_identity(tmp_path / "folder")
    assert stat.S_IMODE(identity.path.stat().st_mode) == 0o600
    assert stat.S_IMODE(identity.path.parent.stat().st_mode) == 0o700
    identity.path.chmod(0o644)
    load_identity(tmp_path / "folder")
    assert stat.S_IMODE(identity.path.stat().st_mode) == 0o600


def test_no_draft_is_left_behind(tmp_path: Path) -> None:
    load_identity(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["host.pem"]


@pytest.mark.parametrize(
    "what", ["empty", "noise", "half", "no key", "another's key", "other curve"]
)
def test_a_damaged_file_is_set_aside_and_the_host_told(tmp_path: Path, what: str) -> None:
    old = load_identity(tmp_path)
    pem = old.path.read_bytes()
    certificate = pem[pem.index(b"-----BEGIN CERTIFICATE-----") :]
    other = load_identity(tmp_path / "other").path.read_bytes()
    wrong_curve = ec.generate_private_key(ec.SECP384R1()).private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    damaged = {
        "empty": b"",
        "noise": bytes(range(256)),
        "half": pem[: len(pem) // 2],
        "no key": certificate,
        "another's key": other.split(b"-----BEGIN CERTIFICATE-----")[0] + certificate,
        "other curve": wrong_curve + certificate,
    }[what]
    old.path.write_bytes(damaged)
    new = load_identity(tmp_path)
    assert new.fingerprint != old.fingerprint
    assert new.notice is not None
    assert "host.pem.damaged" in new.notice
    assert (tmp_path / "host.pem.damaged").read_bytes() == damaged
    assert load_identity(tmp_path).notice is None


def test_where_nothing_can_be_kept_there_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    with pytest.raises(BadIdentity, match="readable and writable for yourself"):
        load_identity(tmp_path / "file")


def test_a_folder_in_the_file_s_place_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "host.pem").mkdir()
    with pytest.raises(BadIdentity, match="can't be kept"):
        load_identity(tmp_path)


def test_hosts_that_start_at_once_end_with_the_same_certificate(tmp_path: Path) -> None:
    starts = [
        subprocess.Popen(
            [sys.executable, "-c", OTHER_START, str(tmp_path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="ascii",
        )
        for _ in range(4)
    ]
    for start in starts:
        assert start.stdin is not None
        start.stdin.write("go\n")
        start.stdin.flush()
    prints = {start.communicate()[0].strip() for start in starts}
    assert prints == {load_identity(tmp_path).fingerprint.hex()}


def test_the_key_is_not_shown_with_the_identity(tmp_path: Path) -> None:
    identity = load_identity(tmp_path)
    assert repr(identity) == f"Identity(path={identity.path!r}, notice=None)"


def test_what_a_host_signs_is_known_by_its_certificate(tmp_path: Path) -> None:
    identity = load_identity(tmp_path / "one")
    other = load_identity(tmp_path / "other")
    signature = identity.sign(b"moved")
    assert signed_by(identity.certificate, signature, b"moved")
    assert not signed_by(identity.certificate, signature, b"moved elsewhere")
    assert not signed_by(other.certificate, signature, b"moved")
    assert not signed_by(identity.certificate, b"", b"moved")
    assert not signed_by(b"no certificate", signature, b"moved")
