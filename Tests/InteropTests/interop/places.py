"""Where things are: the checkout, and ports that nobody has."""

import itertools
import pathlib
import random
import socket

ROOT = pathlib.Path(__file__).resolve().parents[3]

#: Above the ports of stacks, below the ephemeral ports of Linux.
_PORTS = range(30_500, 32_768)
_candidates = itertools.cycle(random.sample(_PORTS, len(_PORTS)))


def free_port() -> int:
    """A port that nobody listens on, and that no earlier call has returned."""
    for port in itertools.islice(_candidates, len(_PORTS)):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError(f"every port from {_PORTS.start} to {_PORTS.stop - 1} is in use")
