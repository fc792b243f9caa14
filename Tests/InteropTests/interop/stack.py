"""The services' addresses, and channels to them."""

import os
import pathlib
import subprocess

import grpc

SERVICES = ("auth", "sessions", "trophies", "pose", "profile", "training", "habits", "motivation", "social")
PORTS = {name: 7001 + index for index, name in enumerate(SERVICES)}

#: How many of every service there are.
REPLICAS = int(os.environ.get("TITANUP_STACK_REPLICAS", "1"))

#: No call of this suite may hang; this limit isn't a measurement.
TIMEOUT = 60


class Stack:
    """The running services. All tests share the channels, which use TLS if `TITANUP_CA_FILE` names the authority."""

    def __init__(self, host: str, environment=os.environ):
        authority = environment.get("TITANUP_CA_FILE")
        self._credentials = authority and grpc.ssl_channel_credentials(pathlib.Path(authority).read_bytes())
        self.addresses = {
            name: environment.get(f"TITANUP_{name.upper()}_ADDRESS") or f"{host}:{port}"
            for name, port in PORTS.items()
        }
        #: Of each service all processes, where a balancer stands in front of them.
        self.processes = {
            name: (environment.get(f"TITANUP_{name.upper()}_PROCESSES") or address).split(",")
            for name, address in self.addresses.items()
        }
        self._channels = {}

    def direct(self, service: str) -> str:
        """The address of the service's first process itself: for what a balancer would answer in its place."""
        return self.processes[service][0]

    def channel(self, service: str) -> grpc.Channel:
        if service not in self._channels:
            self._channels[service] = self.new_channel(service)
        return self._channels[service]

    def new_channel(self, service: str, address: str | None = None, **options) -> grpc.Channel:
        """A separate connection."""
        settings = {
            "grpc.use_local_subchannel_pool": 1,
            "grpc.max_send_message_length": -1,
            "grpc.max_reconnect_backoff_ms": 500,
            **options,
        }
        target, options = address or self.addresses[service], list(settings.items())
        if self._credentials:
            return grpc.secure_channel(target, self._credentials, options=options)
        return grpc.insecure_channel(target, options=options)

    def wait_until_ready(self) -> None:
        for service, address in self.addresses.items():
            try:
                grpc.channel_ready_future(self.channel(service)).result(timeout=TIMEOUT)
            except grpc.FutureTimeoutError:
                raise SystemExit(f"no {service} service at {address}") from None

    def close(self) -> None:
        for channel in self._channels.values():
            channel.close()


class Control:
    """Disturbs the stack through a script from the stack's operator."""

    def __init__(self, script: str):
        self._script = pathlib.Path(script)

    def __call__(self, *verb: str) -> None:
        subprocess.run([str(self._script), *verb], check=True, timeout=120)
