"""A push service on loopback (RFC 8030), and devices that subscribe there and decrypt (RFC 8291), written from the RFCs with
Python's `cryptography`."""

import base64
import contextlib
import datetime
import http.server
import json
import os
import re
import threading
import time
from dataclasses import dataclass, field

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from interop.people import Person, bearer, new_id
from titanup.motivation.v1 import motivation_pb2

#: A push that takes longer than this is taken to be lost, in seconds.
PATIENCE = 60


@dataclass
class Push:
    """What the device got, and when by this machine's clock."""

    occurrence: motivation_pb2.ReminderOccurrence
    headers: dict[str, str]
    time: float


@dataclass
class Device:
    """A browser's subscription. `answers` are the push service's next ones, with headers; then it is always 201."""

    endpoint: str
    answers: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    #: Every attempt, whatever the answer.
    attempts: list[Push] = field(default_factory=list)
    #: While it is, the push service has the push and gives no answer.
    is_held: bool = False

    def __post_init__(self):
        self.key, self.secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)

    @property
    def public_key(self) -> bytes:
        return point(self.key.public_key())

    @property
    def message(self) -> motivation_pb2.PushSubscription:
        return motivation_pb2.PushSubscription(endpoint=self.endpoint, p256dh=self.public_key, auth=self.secret)

    def subscribe(self, person, language: str = "en") -> motivation_pb2.PushSubscription:
        request = motivation_pb2.CreatePushSubscriptionRequest(subscription=self.message)
        metadata = (*bearer(person.tokens.access_token), ("accept-language", language))
        return person.motivation.CreatePushSubscription(request, metadata=metadata).subscription

    def decrypt(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21:21 + length], body[21 + length:]
        assert len(body) <= size == 4096 and length == 65
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        material = derived(self.secret, shared, b"WebPush: info\0" + self.public_key + theirs, 32)
        key, nonce = derived(salt, material, b"Content-Encoding: aes128gcm\0", 16), derived(salt, material, b"Content-Encoding: nonce\0", 12)
        content, delimiter = (opened := AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0"))[:-1], opened[-1]
        assert delimiter == 2, "more records than one"
        return content


@dataclass
class Athlete:
    """Somebody with a reminder and devices that get its pushes."""

    person: Person
    devices: list[Device]
    reminder_id: str

    @classmethod
    def reminded(cls, stack, minute: datetime.datetime, *devices: Device, language: str = "en") -> "Athlete":
        """Somebody new, whose reminder is due at a minute in UTC."""
        athlete = cls(Person(stack), list(devices), new_id())
        for device in devices:
            device.subscribe(athlete.person, language)
        reminder = motivation_pb2.Reminder(
            reminder_id=athlete.reminder_id, kind=motivation_pb2.REMINDER_KIND_PUSH_UPS, minutes=[minute.hour * 60 + minute.minute],
            frequency=motivation_pb2.REMINDER_FREQUENCY_DAILY, time_zone="UTC")
        athlete.person.motivation.CreateReminder(motivation_pb2.CreateReminderRequest(reminder=reminder))
        return athlete

    @property
    def told(self) -> list[int]:
        return [len(device.attempts) for device in self.devices]

    def acknowledge(self, due: datetime.datetime) -> None:
        self.person.motivation.AcknowledgeReminder(motivation_pb2.AcknowledgeReminderRequest(
            reminder_id=self.reminder_id, local_date=str(due.date()), minute=due.hour * 60 + due.minute))


def next_minute() -> datetime.datetime:
    """The next whole minute in UTC for which there is time to prepare: whoever is slow to register has another one."""
    now = datetime.datetime.now(datetime.UTC)
    return now.replace(second=0, microsecond=0) + datetime.timedelta(minutes=1 if now.second < 35 else 2)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def base64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def verified_claims(authorization: str) -> tuple[dict, bytes]:
    """The claims of a VAPID token (RFC 8292 §2, §3), and the key that has signed it."""
    header, claims, signature, key = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", authorization).groups()
    assert json.loads(base64url(header)) == {"typ": "JWT", "alg": "ES256"}
    numbers, public = base64url(signature), base64url(key)
    encoded = utils.encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public).verify(
        encoded, f"{header}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(base64url(claims)), public


class PushService:
    """Keeps what it gets, and answers as its devices want."""

    def __init__(self):
        self.devices: dict[str, Device] = {}
        self.problems: list[str] = []
        self._changed = threading.Condition()
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                try:
                    status, headers = service._take(self.path, {name.lower(): value for name, value in self.headers.items()}, body)
                except Exception as error:  # noqa: BLE001 - the test shows it
                    service.problems.append(repr(error))
                    status, headers = 400, {}
                service._hold(self.path)
                self.send_response(status)
                for name, value in {**headers, "content-length": "0"}.items():
                    self.send_header(name, value)
                # A sender that was killed meanwhile reads no answer.
                with contextlib.suppress(ConnectionError):
                    self.end_headers()

            def log_message(self, *_):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.origin = f"http://127.0.0.1:{self._server.server_port}"

    def device(self, *answers: tuple[int, dict[str, str]]) -> Device:
        path = f"/push/{os.urandom(12).hex()}"
        self.devices[path] = Device(self.origin + path, list(answers))
        return self.devices[path]

    def _take(self, path: str, headers: dict[str, str], body: bytes) -> tuple[int, dict[str, str]]:
        device = self.devices[path]
        assert headers["content-encoding"] == "aes128gcm"
        occurrence = motivation_pb2.ReminderOccurrence.FromString(device.decrypt(body))
        with self._changed:
            device.attempts.append(Push(occurrence, headers, time.time()))
            self._changed.notify_all()
            return device.answers.pop(0) if device.answers else (201, {"location": f"{self.origin}/message"})

    def _hold(self, path: str) -> None:
        with self._changed:
            self._changed.wait_for(lambda: not self.devices[path].is_held, PATIENCE)

    def release(self, *devices: Device) -> None:
        """Answers what is held back for these devices, and from now on at once."""
        with self._changed:
            for device in devices:
                device.is_held = False
            self._changed.notify_all()

    def wait_for(self, device: Device, count: int, until: float) -> None:
        """Waits for attempts to push to a device; `until` is when they are due."""
        with self._changed:
            patience = max(0.0, until - time.time()) + PATIENCE
            assert self._changed.wait_for(lambda: len(device.attempts) >= count, patience), f"{len(device.attempts)} of {count} pushes came"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
