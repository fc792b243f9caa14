"""A second pose service on the stack's database, with settings of its own, started by the suite itself."""

import os
import pathlib
import subprocess
import time

import pytest
from titanup.pose.v1 import pose_pb2_grpc

from .object_store import ACCESS_KEY, REGION, SECRET_KEY, ObjectStore
from .people import Person, WithToken, bearer
from .stack import TIMEOUT, Stack
from .tls import ROOT, free_port


class PoseBeside(Stack):
    """Other services than pose are the stack's own."""

    def __init__(self, stack: Stack, folder: pathlib.Path, **settings: str):
        state = pathlib.Path(os.environ.get("TITANUP_STATE", ""))
        self.binary = ROOT / ".build" / "debug" / "titanup-pose"
        if os.environ.get("TITANUP_COMPOSE") or not (state / "secrets" / "database_url_pose").is_file():
            pytest.skip("TITANUP_STATE names no local stack whose database another pose service could use")
        if not self.binary.is_file():
            pytest.skip(f"no titanup-pose at {self.binary}")
        port, self.admin = free_port(), free_port()
        addresses = {f"TITANUP_{name.upper()}_ADDRESS": address for name, address in stack.addresses.items()}
        super().__init__("127.0.0.1", {**addresses, "TITANUP_POSE_ADDRESS": f"127.0.0.1:{port}"})
        self.log = folder / f"pose-{port}.log"
        secrets = {
            name: str(state / "secrets" / file)
            for name, file in {
                "TITANUP_DATABASE_URL_FILE": "database_url_pose",
                "TITANUP_SERVICE_SECRET_FILE": "service_secret_pose",
                "TITANUP_RECEIPT_SIGNING_KEY_FILE": "receipt_signing_key",
            }.items()
        }
        self.environment = {
            "PATH": os.environ["PATH"], "TITANUP_LISTEN_PORT": str(port), "TITANUP_ADMIN_PORT": str(self.admin),
            "TITANUP_AUTH_ADDRESS": stack.addresses["auth"], "TITANUP_PROFILE_ADDRESS": stack.addresses["profile"],
            **secrets, **settings,
        }
        self.process = None

    @staticmethod
    def over(store: ObjectStore, folder: str = "", **changes: str) -> dict:
        """Settings that keep frames in the store."""
        return {
            "TITANUP_FRAMES_URL": store.url(folder), "TITANUP_FRAMES_REGION": REGION,
            "TITANUP_FRAMES_ACCESS_KEY": ACCESS_KEY, "TITANUP_FRAMES_SECRET_KEY": SECRET_KEY, **changes,
        }

    def check(self) -> subprocess.CompletedProcess:
        """What it says about its settings."""
        return subprocess.run(
            [self.binary, "--check-config"], env=self.environment, capture_output=True, text=True, timeout=TIMEOUT
        )

    def calls_of(self, person: Person) -> WithToken:
        """A person's calls to this service."""
        return WithToken(pose_pb2_grpc.PoseServiceStub(self.channel("pose")), bearer(person.tokens.access_token))

    def __enter__(self):
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([self.binary], env=self.environment, stdout=log, stderr=log)
        end = time.monotonic() + TIMEOUT
        while subprocess.run([self.binary, "--health"], env=self.environment, capture_output=True).returncode != 0:
            assert time.monotonic() < end and self.process.poll() is None, self.log.read_text()
        return self

    def __exit__(self, *_):
        self.close()
        self.process.terminate()
        self.process.wait(timeout=TIMEOUT)
