"""One or both ends of a call over plain text or TLS, for suites that run every case over both."""

import contextlib
import dataclasses
import pathlib

import grpc

from . import programs

#: As on official servers and clients, the only limit is the test's own.
OPTIONS = [("grpc.max_receive_message_length", -1), ("grpc.use_local_subchannel_pool", 1)]


@dataclasses.dataclass(frozen=True)
class Security:
    """How two ends connect to each other."""

    identity: programs.Identity | None
    #: Whether our server is asked on its port for browsers.
    is_web: bool = False

    @property
    def server_flags(self) -> list[str]:
        flags = ["--web-port=0"] if self.is_web else []
        if not self.identity:
            return flags
        flags.append("--web-tls" if self.is_web else "--use_tls")
        return [*flags, f"--tls_cert_file={self.identity.certificate}", f"--tls_key_file={self.identity.key}"]

    @property
    def client_flags(self) -> list[str]:
        if not self.identity:
            return ["--use_tls=false"]
        return ["--use_tls", f"--ca_file={self.identity.authority}", "--server_host_override", self.identity.name]

    @contextlib.contextmanager
    def channel(self, address: str, *options):
        """A channel of an official client."""
        if self.identity:
            credentials = grpc.ssl_channel_credentials(self.identity.authority.read_bytes())
            override = ("grpc.ssl_target_name_override", self.identity.name)
            channel = grpc.secure_channel(address, credentials, [*OPTIONS, override, *options])
        else:
            channel = grpc.insecure_channel(address, [*OPTIONS, *options])
        with channel:
            yield channel

    def listen(self, server: grpc.Server) -> str:
        """Lets an official server listen, and returns its address."""
        if self.identity:
            pair = (self.identity.key.read_bytes(), self.identity.certificate.read_bytes())
            return f"127.0.0.1:{server.add_secure_port('127.0.0.1:0', grpc.ssl_server_credentials([pair]))}"
        return f"127.0.0.1:{server.add_insecure_port('127.0.0.1:0')}"


def securities(folder: pathlib.Path) -> dict[str, Security]:
    identity = programs.make_identity(folder)
    return {
        "plain": Security(None), "tls": Security(identity),
        "web": Security(None, is_web=True), "web over tls": Security(identity, is_web=True),
    }
