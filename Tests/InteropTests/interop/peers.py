"""One end or both of a call, over plain text or TLS, for suites that run every case over both."""

import contextlib
import dataclasses
import pathlib

import grpc

from . import programs

#: As official servers and clients have it: no limit but the test's own.
OPTIONS = [("grpc.max_receive_message_length", -1), ("grpc.use_local_subchannel_pool", 1)]


@dataclasses.dataclass(frozen=True)
class Security:
    """How two ends speak to each other."""

    identity: programs.Identity | None

    @property
    def server_flags(self) -> list[str]:
        if not self.identity:
            return []
        return ["--use_tls", f"--tls_cert_file={self.identity.certificate}", f"--tls_key_file={self.identity.key}"]

    @property
    def client_flags(self) -> list[str]:
        if not self.identity:
            return ["--use_tls=false"]
        return ["--use_tls", f"--ca_file={self.identity.authority}", "--server_host_override", self.identity.name]

    @contextlib.contextmanager
    def channel(self, address: str, *options):
        """An official client's."""
        if self.identity:
            credentials = grpc.ssl_channel_credentials(self.identity.authority.read_bytes())
            override = ("grpc.ssl_target_name_override", self.identity.name)
            channel = grpc.secure_channel(address, credentials, [*OPTIONS, override, *options])
        else:
            channel = grpc.insecure_channel(address, [*OPTIONS, *options])
        with channel:
            yield channel

    def listen(self, server: grpc.Server) -> str:
        """Has an official server listen."""
        if self.identity:
            pair = (self.identity.key.read_bytes(), self.identity.certificate.read_bytes())
            return f"127.0.0.1:{server.add_secure_port('127.0.0.1:0', grpc.ssl_server_credentials([pair]))}"
        return f"127.0.0.1:{server.add_insecure_port('127.0.0.1:0')}"


def securities(folder: pathlib.Path) -> dict[str, Security]:
    return {"plain": Security(None), "tls": Security(programs.make_identity(folder))}
