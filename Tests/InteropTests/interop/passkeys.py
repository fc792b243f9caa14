"""An authenticator with one passkey, made from WebAuthn, RFC 8949 and RFC 9053 alone."""

import base64
import hashlib
import json
import os
import struct

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from titanup.auth.v1 import auth_pb2

EDDSA, ES256, RS256 = -8, -7, -257
PRESENT, VERIFIED, HAS_CREDENTIAL = 0x01, 0x04, 0x40


def cbor(value) -> bytes:
    """Numbers, bytes, texts and maps."""
    match value:
        case int():
            return head(0, value) if value >= 0 else head(1, -1 - value)
        case bytes():
            return head(2, len(value)) + value
        case str():
            return head(3, len(value.encode())) + value.encode()
        case dict():
            return head(5, len(value)) + b"".join(cbor(key) + cbor(each) for key, each in value.items())
    raise TypeError(f"no CBOR for {value!r}")


def head(major: int, number: int) -> bytes:
    if number < 24:
        return bytes([major << 5 | number])
    return bytes([major << 5 | 24, number]) if number < 256 else struct.pack(">BH", major << 5 | 25, number)


class Authenticator:
    def __init__(self, algorithm: int = ES256, origin: str = "http://localhost:7080", counts: bool = True):
        self.algorithm, self.origin, self.counts = algorithm, origin, counts
        self.credential_id, self.user_handle, self.count = os.urandom(32), b"", 0
        self.flags = PRESENT | VERIFIED
        self.key = {
            ES256: lambda: ec.generate_private_key(ec.SECP256R1()), EDDSA: ed25519.Ed25519PrivateKey.generate,
            RS256: lambda: rsa.generate_private_key(65537, 2048)}[algorithm]()

    def _cose_key(self) -> bytes:
        public = self.key.public_key()
        if self.algorithm == ES256:
            numbers = public.public_numbers()
            return cbor({1: 2, 3: ES256, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        if self.algorithm == EDDSA:
            return cbor({1: 1, 3: EDDSA, -1: 6, -2: public.public_bytes_raw()})
        numbers = public.public_numbers()
        return cbor({1: 3, 3: RS256, -1: numbers.n.to_bytes(256), -2: numbers.e.to_bytes(3)})

    def _sign(self, signed: bytes) -> bytes:
        if self.algorithm == ES256:
            return self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self.key.sign(signed) if self.algorithm == EDDSA else self.key.sign(signed, padding.PKCS1v15(), hashes.SHA256())

    def _client_data(self, challenge: bytes, kind: str) -> bytes:
        text = base64.urlsafe_b64encode(challenge).rstrip(b"=").decode()
        return json.dumps({"type": kind, "challenge": text, "origin": self.origin, "crossOrigin": False}).encode()

    def _data(self, rp_id: str, credential: bytes = b"") -> bytes:
        flags = self.flags | (HAS_CREDENTIAL if credential else 0)
        return hashlib.sha256(rp_id.encode()).digest() + struct.pack(">BI", flags, self.count) + credential

    def register(self, options, name: str = "key", attested: bool = False) -> auth_pb2.RegisterPasskeyRequest:
        """As `navigator.credentials.create`. A key may vouch for itself."""
        self.user_handle = options.user_handle
        client_data = self._client_data(options.challenge, "webauthn.create")
        data = self._data(
            options.rp_id, bytes(16) + struct.pack(">H", len(self.credential_id)) + self.credential_id + self._cose_key())
        signature = self._sign(data + hashlib.sha256(client_data).digest())
        answer = {
            "fmt": "packed" if attested else "none", "attStmt": {"alg": self.algorithm, "sig": signature} if attested else {},
            "authData": data}
        return auth_pb2.RegisterPasskeyRequest(name=name, client_data_json=client_data, attestation_object=cbor(answer))

    def prove(self, options) -> auth_pb2.PasskeyAssertion:
        """As `navigator.credentials.get`."""
        self.count += self.counts
        client_data, data = self._client_data(options.challenge, "webauthn.get"), self._data(options.rp_id)
        return auth_pb2.PasskeyAssertion(
            credential_id=self.credential_id, client_data_json=client_data, authenticator_data=data,
            signature=self._sign(data + hashlib.sha256(client_data).digest()), user_handle=self.user_handle)


def add(person, authenticator: Authenticator, **how) -> auth_pb2.Passkey:
    """Adds the authenticator's passkey to the person's account."""
    options = person.auth.BeginPasskeyRegistration(auth_pb2.BeginPasskeyRegistrationRequest())
    return person.auth.RegisterPasskey(authenticator.register(options, **how)).passkey


def prove(services, authenticator: Authenticator) -> auth_pb2.PasskeyAssertion:
    return authenticator.prove(services.auth.BeginPasskeySignIn(auth_pb2.BeginPasskeySignInRequest()))


def sign_in(services, authenticator: Authenticator) -> auth_pb2.SignInWithPasskeyResponse:
    request = auth_pb2.SignInWithPasskeyRequest(assertion=prove(services, authenticator), device=auth_pb2.Device(name="Laptop"))
    return services.auth.SignInWithPasskey(request)
