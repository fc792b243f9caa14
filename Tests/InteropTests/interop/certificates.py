"""Certificates of an authority of the suite's own."""

import pathlib
import subprocess

from .places import ROOT


class Certificates:
    """The certificates that `deploy/dev certificates` creates."""

    def __init__(self, folder: pathlib.Path, *names: str):
        self.folder, self.names = folder, names or ("titanup.example",)
        self.renew()

    def renew(self) -> None:
        subprocess.run([ROOT / "deploy" / "certificates.sh", self.folder, *self.names], check=True)

    def file(self, name: str) -> str:
        return str(self.folder / name)

    def bytes(self, name: str) -> bytes:
        return (self.folder / name).read_bytes()

    def environment(self, mutual: bool = False) -> dict:
        environment = {
            "TITANUP_TLS_CERTIFICATE_FILE": self.file("server/certificate.pem"),
            "TITANUP_TLS_KEY_FILE": self.file("server/key.pem"),
            "TITANUP_TLS_CA_FILE": self.file("server/ca.pem"),
        }
        if mutual:
            environment["TITANUP_TLS_CLIENT_CA_FILE"] = self.file("server/ca.pem")
        return environment
