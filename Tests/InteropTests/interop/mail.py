"""A mail server, and an auth service on the stack's database that sends through it, started by the suite itself."""

import email
import email.policy
import os
import pathlib
import queue
import re
import signal
import ssl
import subprocess
import threading
import time

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword
from titanup.auth.v1 import auth_pb2

from .certificates import Certificates
from .people import PASSWORD, Services, bearer, new_id
from .places import ROOT, free_port
from .stack import TIMEOUT, Stack

USER, SMTP_PASSWORD = "titanup", "a password of the mail server"


class Mailbox:
    """Keeps the mails of an aiosmtpd server by recipient."""

    def __init__(self):
        self.sent = 0
        self._lock = threading.Lock()
        self._boxes: dict[str, queue.Queue] = {}

    def _box(self, recipient: str) -> queue.Queue:
        with self._lock:
            return self._boxes.setdefault(recipient.lower(), queue.Queue())

    async def handle_DATA(self, server, session, envelope):
        self.sent += 1
        for recipient in envelope.rcpt_tos:
            self._box(recipient).put(envelope.content)
        return "250 taken"

    def next(self, recipient: str) -> "Mail":
        return Mail(self._box(recipient).get(timeout=TIMEOUT))

    def is_empty(self, recipient: str) -> bool:
        return self._box(recipient).empty()


class Mail:
    """One mail, read by Python's own parser."""

    def __init__(self, content: bytes):
        self.content = content
        self.message = email.message_from_bytes(content, policy=email.policy.default)
        self.subject = self.message["subject"]
        self.plain = self.message.get_body(("plain",)).get_content()
        self.html = self.message.get_body(("html",)).get_content()

    @property
    def token(self) -> str:
        [token] = set(re.findall(r"#token=([A-Za-z0-9_-]{64})", self.plain + self.html))
        return token

    @property
    def code(self) -> str:
        """The code to type, in Crockford's base32 with a dash."""
        letters = "[0-9A-HJKMNP-TV-Z]{4}"
        [code] = set(re.findall(rf"(?:^|>)({letters}-{letters})(?:$|<)", self.plain + self.html, re.MULTILINE))
        return code


def login(server, session, envelope, mechanism, data):
    right = isinstance(data, LoginPassword) and data.login == USER.encode() and data.password == SMTP_PASSWORD.encode()
    return AuthResult(success=right)


class MailServer:
    """aiosmtpd on loopback, with STARTTLS and a login unless it is a plain one."""

    def __init__(self, mailbox: Mailbox, certificates: Certificates | None, port: int | None = None, implicit: bool = False):
        self.port, self.implicit = port or free_port(), implicit
        options = {}
        if certificates:
            context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
            context.load_cert_chain(certificates.file("server/certificate.pem"), certificates.file("server/key.pem"))
            options = {"authenticator": login, "auth_required": True}
            if implicit:
                options |= {"ssl_context": context, "auth_require_tls": False}
            else:
                options |= {"tls_context": context, "require_starttls": True}
        self._controller = Controller(mailbox, hostname="127.0.0.1", port=self.port, **options)

    def __enter__(self):
        self._controller.start()
        return self

    def __exit__(self, *_):
        self._controller.stop()


class MailStack(Stack):
    """An auth service that sends mail, on the stack's database and with its secrets."""

    def __init__(self, folder: pathlib.Path, **settings: str):
        state = pathlib.Path(os.environ.get("TITANUP_STATE", ""))
        self.binary = ROOT / ".build" / "debug" / "titanup-auth"
        if os.environ.get("TITANUP_COMPOSE") or not (state / "secrets" / "database_url_auth").is_file():
            pytest.skip("TITANUP_STATE names no local stack whose database an auth service with mail could use")
        if not self.binary.is_file():
            pytest.skip(f"no titanup-auth at {self.binary}")
        port = free_port()
        super().__init__("127.0.0.1", {"TITANUP_AUTH_ADDRESS": f"127.0.0.1:{port}"})
        self.addresses = {"auth": self.addresses["auth"]}
        self.log = folder / f"auth-{port}.log"
        self.environment = {
            "PATH": os.environ["PATH"],
            "TITANUP_LISTEN_PORT": str(port),
            "TITANUP_ADMIN_PORT": str(free_port()),
            "TITANUP_DATABASE_URL_FILE": str(state / "secrets" / "database_url_auth"),
            "TITANUP_TOKEN_SIGNING_KEY_FILE": str(state / "secrets" / "token_signing_key"),
            "TITANUP_REFRESH_TOKEN_KEY_FILE": str(state / "secrets" / "refresh_token_key"),
            "TITANUP_MAIL_FROM": "titanup@mail.example",
            "TITANUP_APP_URL": "https://app.example/open",
            **settings,
        }
        self.process = None

    @staticmethod
    def over(server: MailServer, certificates: Certificates | None, **changes: str) -> dict:
        """Settings that send through the server."""
        settings = {"TITANUP_SMTP_ADDRESS": f"127.0.0.1:{server.port}", "TITANUP_SMTP_SECURITY": "none"}
        if certificates:
            settings |= {
                "TITANUP_SMTP_SECURITY": "tls" if server.implicit else "starttls",
                "TITANUP_SMTP_USER": USER,
                "TITANUP_SMTP_PASSWORD": SMTP_PASSWORD,
                "TITANUP_SMTP_CA_FILE": certificates.file("ca.pem"),
            }
        return {**settings, **changes}

    def launch(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([self.binary], env=self.environment, stdout=log, stderr=log)

    def start(self):
        self.launch()
        end = time.monotonic() + TIMEOUT
        while subprocess.run([self.binary, "--health"], env=self.environment, capture_output=True).returncode != 0:
            assert time.monotonic() < end and self.process.poll() is None, self.log.read_text()
        return self

    def kill(self):
        """As in a power failure."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(timeout=TIMEOUT)

    def wait_for_log(self, text: str) -> None:
        end = time.monotonic() + TIMEOUT
        while text not in self.log.read_text():
            assert time.monotonic() < end, f"{text!r} was not logged"
            time.sleep(0.05)

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.close()
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=TIMEOUT)


def only_auth(stack):
    """Every stub of this suite, connected to the only service that runs."""
    return lambda service: stack.channel("auth")


def services(stack, token: str | None = None) -> Services:
    return Services(only_auth(stack), bearer(token) if token else ())


def registration(**changes) -> auth_pb2.RegisterRequest:
    fields = {
        "email": f"{new_id()}@example.org", "password": PASSWORD, "display_name": "Ada", "locale": "en",
        "request_id": new_id(),
    }
    return auth_pb2.RegisterRequest(**{**fields, **changes})
