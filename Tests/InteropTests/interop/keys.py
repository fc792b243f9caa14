"""Keys of the services under test, to sign what only they could sign, and base64url."""

import base64
import os
import pathlib

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey


def unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(part: str) -> bytes:
    return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))


def signing_key(variable: str) -> Ed25519PrivateKey:
    """The key in the file that the variable names, as PEM or as base64 of the 32 bytes."""
    path = os.environ.get(variable)
    if not path:
        pytest.skip(f"{variable} names no key to sign with")
    content = pathlib.Path(path).read_bytes()
    if b"-----BEGIN" in content:
        return serialization.load_pem_private_key(content, password=None)
    text = content.strip().decode()
    return Ed25519PrivateKey.from_private_bytes(decoded(text.replace("+", "-").replace("/", "_"))[:32])
