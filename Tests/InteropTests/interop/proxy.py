"""A TCP connection through a proxy that can be cut, like a phone's in a tunnel."""

import contextlib
import socket
import threading


class Proxy:
    """Passes bytes on to an address until it is cut; later connections are passed on again."""

    def __init__(self, address: str):
        host, _, port = address.rpartition(":")
        self._target = (host.strip("[]"), int(port))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._lock = threading.Lock()
        #: Bytes that the address sent back.
        self.returned = 0
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        return "127.0.0.1:%d" % self._listener.getsockname()[1]

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                far = socket.create_connection(self._target)
                with self._lock:
                    self._pairs.append((near, far))
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=(source, sink, sink is near), daemon=True).start()

    def _pass_on(self, source: socket.socket, sink: socket.socket, is_return: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if is_return:
                    with self._lock:
                        self.returned += len(data)
                sink.sendall(data)
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """Closes every open connection."""
        with self._lock:
            pairs, self._pairs = self._pairs, []
        for pair in pairs:
            for end in pair:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()

    def close(self) -> None:
        self._listener.close()
        self.cut()
