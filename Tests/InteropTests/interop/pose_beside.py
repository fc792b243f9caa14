"""A second pose service on the stack's database, with settings of its own."""

import pathlib

from titanup.pose.v1 import pose_pb2_grpc

from .object_store import ACCESS_KEY, REGION, SECRET_KEY, ObjectStore
from .own_services import OwnServices
from .people import Person, WithToken, bearer
from .stack import Stack


class PoseBeside(OwnServices):
    """Other services than pose are the stack's own."""

    def __init__(self, stack: Stack, folder: pathlib.Path, **settings: str):
        secrets = {
            "TITANUP_SERVICE_SECRET_FILE": "service_secret_{name}",
            "TITANUP_RECEIPT_SIGNING_KEY_FILE": "receipt_signing_key",
        }
        super().__init__(("pose",), folder, stack.addresses, secrets, **settings)

    @staticmethod
    def over(store: ObjectStore, folder: str = "", **changes: str) -> dict:
        """Settings that keep frames in the store."""
        return {
            "TITANUP_FRAMES_URL": store.url(folder), "TITANUP_FRAMES_REGION": REGION,
            "TITANUP_FRAMES_ACCESS_KEY": ACCESS_KEY, "TITANUP_FRAMES_SECRET_KEY": SECRET_KEY, **changes,
        }

    def calls_of(self, person: Person) -> WithToken:
        """A person's calls to this service."""
        return WithToken(pose_pb2_grpc.PoseServiceStub(self.channel("pose")), bearer(person.tokens.access_token))
