"""Services on the stack's database over TLS."""

import socket
import ssl

import grpc

from .certificates import Certificates
from .own_services import OwnServices
from .stack import TIMEOUT


class TLSStack(OwnServices):
    """`auth` and `sessions` over TLS, which know no others."""

    def __init__(self, certificates: Certificates, mutual: bool = False):
        self.certificates, self.mutual = certificates, mutual
        secrets = {
            "TITANUP_TOKEN_SIGNING_KEY_FILE": "token_signing_key",
            "TITANUP_REFRESH_TOKEN_KEY_FILE": "refresh_token_key",
        }
        super().__init__(("auth", "sessions"), certificates.folder, {}, secrets, **certificates.environment(mutual))

    def new_channel(self, service: str, address: str | None = None, certificate: bool = True, **options) -> grpc.Channel:
        settings = {"grpc.use_local_subchannel_pool": 1, **options}
        shown = self.mutual and certificate
        credentials = grpc.ssl_channel_credentials(
            self.certificates.bytes("ca.pem"),
            self.certificates.bytes("server/key.pem") if shown else None,
            self.certificates.bytes("server/certificate.pem") if shown else None,
        )
        return grpc.secure_channel(address or self.addresses[service], credentials, options=list(settings.items()))

    def connect(self, service: str, protocols=("h2",)) -> ssl.SSLSocket:
        """A TLS connection without gRPC on it."""
        context = ssl.create_default_context(cafile=self.certificates.file("ca.pem"))
        context.set_alpn_protocols(list(protocols))
        host, port = self.addresses[service].split(":")
        return context.wrap_socket(socket.create_connection((host, int(port)), timeout=TIMEOUT), server_hostname=host)
