"""Both ends of the built `titanup-interop`, and the certificates that its TLS needs."""

import contextlib
import dataclasses
import datetime
import ipaddress
import os
import pathlib
import subprocess

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from .stack import TIMEOUT

ROOT = pathlib.Path(__file__).resolve().parents[3]


def binary() -> pathlib.Path:
    named = os.environ.get("TITANUP_INTEROP")
    candidate = pathlib.Path(named) if named else ROOT / ".build" / "debug" / "titanup-interop"
    if candidate.is_file():
        return candidate
    pytest.skip(f"no titanup-interop at {candidate}; TITANUP_INTEROP names another place")


@contextlib.contextmanager
def ports(*flags: str):
    """Serves on ports chosen by the system, and yields their addresses: the second is the web port's if the flags ask for one."""
    process = subprocess.Popen(
        [binary(), "server", "--port=0", *flags], text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE
    )
    try:
        words = process.stdout.readline().split()
        assert words and words[0] == "listening", f"the server printed {words}"
        yield [f"127.0.0.1:{port}" for port in words[1::2]]
    finally:
        process.terminate()
        status = process.wait(timeout=TIMEOUT)
    assert status == 0, f"the server ended with {status}"


@contextlib.contextmanager
def server(*flags: str):
    """The same, and yields one address: that of the web port if the flags ask for one."""
    with ports(*flags) as addresses:
        yield addresses[-1]


def client(address: str, case: str, *flags: str, patience: int = 5) -> subprocess.CompletedProcess:
    host, _, port = address.rpartition(":")
    return subprocess.run(
        [binary(), "client", f"--server_host={host}", f"--server_port={port}", f"--test_case={case}", *flags],
        text=True, stdin=subprocess.DEVNULL, capture_output=True, timeout=patience * TIMEOUT,
    )


@dataclasses.dataclass(frozen=True)
class Identity:
    """A key, its certificate for a name, and its authority, as PEM files."""

    authority: pathlib.Path
    certificate: pathlib.Path
    key: pathlib.Path
    name: str


def make_identity(folder: pathlib.Path, name: str = "interop.test") -> Identity:
    now = datetime.datetime.now(datetime.timezone.utc)

    def certificate(subject: str, key, issuer: x509.Name | None, issuer_key, *extensions):
        own_name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, subject)])
        builder = (
            x509.CertificateBuilder().subject_name(own_name).issuer_name(issuer or own_name)
            .public_key(key.public_key()).serial_number(x509.random_serial_number())
            .not_valid_before(now - datetime.timedelta(hours=1)).not_valid_after(now + datetime.timedelta(days=2))
        )
        for extension in extensions:
            builder = builder.add_extension(extension, critical=isinstance(extension, x509.BasicConstraints))
        return builder.sign(issuer_key, hashes.SHA256())

    authority_key, key = ec.generate_private_key(ec.SECP256R1()), ec.generate_private_key(ec.SECP256R1())
    authority = certificate(
        "interop test authority", authority_key, None, authority_key, x509.BasicConstraints(ca=True, path_length=0)
    )
    # There is no address among the names: NIOSSL accepts a certificate for the address it connects to, whatever the
    # name.
    names = x509.SubjectAlternativeName([x509.DNSName(name)])
    leaf = certificate(name, key, authority.subject, authority_key, x509.BasicConstraints(ca=False, path_length=None), names)

    identity = Identity(folder / "ca.pem", folder / "server.pem", folder / "server.key", name)
    pem = serialization.Encoding.PEM
    identity.authority.write_bytes(authority.public_bytes(pem))
    identity.certificate.write_bytes(leaf.public_bytes(pem))
    identity.key.write_bytes(
        key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return identity


def make_self_signed(folder: pathlib.Path, name: str) -> Identity:
    """A self-signed certificate for 127.0.0.1 that is not an authority: only a client that has it can trust it."""
    now = datetime.datetime.now(datetime.timezone.utc)
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    usage = dict.fromkeys(
        ("content_commitment", "key_encipherment", "data_encipherment", "key_agreement", "key_cert_sign", "crl_sign",
         "encipher_only", "decipher_only"), False
    )
    certificate = (
        x509.CertificateBuilder().subject_name(subject).issuer_name(subject).public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(hours=1)).not_valid_after(now + datetime.timedelta(days=2))
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.KeyUsage(digital_signature=True, **usage), critical=True)
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False)
        .sign(key, hashes.SHA256())
    )
    place = folder / f"{name}.pem"
    identity = Identity(place, place, folder / f"{name}.key", name)
    pem = serialization.Encoding.PEM
    place.write_bytes(certificate.public_bytes(pem))
    identity.key.write_bytes(key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()))
    return identity
