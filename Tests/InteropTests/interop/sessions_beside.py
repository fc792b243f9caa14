"""A second sessions service on the stack's database, with settings of its own."""

import pathlib

from .own_services import OwnServices
from .stack import Stack


class SessionsBeside(OwnServices):
    """Other services than sessions are the stack's own."""

    def __init__(self, stack: Stack, folder: pathlib.Path, **settings: str):
        secrets = {"TITANUP_SERVICE_SECRET_FILE": "service_secret_{name}"}
        super().__init__(("sessions",), folder, stack.addresses, secrets, **settings)
