"""Debian's nginx and HAProxy with the configuration of deploy/proxies, in front of an edge."""

import contextlib
import dataclasses
import http.client
import os
import pathlib
import re
import shutil
import socket
import ssl
import subprocess
import time

import pytest

from .places import free_port
from .programs import ROOT, Identity, make_identity
from .stack import TIMEOUT
from .web import Answer, Browser

NAME = "titanup.example.org"
ORIGIN = f"https://{NAME}"

#: What nginx needs around a site's file.
NGINX = """
worker_processes 1;
pid {folder}/nginx.pid;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  include {folder}/titanup;
}}
"""


@dataclasses.dataclass
class Front:
    """A running proxy."""

    plain: int
    encrypted: int
    identity: Identity
    #: What it keeps of requests, if it does.
    log: pathlib.Path

    @property
    def context(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.identity.authority))

    def browser(self, source: str) -> "EncryptedBrowser":
        return EncryptedBrowser(self, source)


class EncryptedBrowser(Browser):
    """A browser that knows the proxy by its public name."""

    def __init__(self, front: Front, source: str):
        super().__init__(f"127.0.0.1:{front.encrypted}", source)
        self.front = front

    def request(self, method: str, path: str, body=b"", headers=(), send_cookie: bool = True, **options) -> Answer:
        sent = {"host": NAME, **dict(headers)}
        if self.cookie and send_cookie:
            sent.setdefault("cookie", self.cookie)
        with contextlib.closing(self.connection()) as connection:
            connection.request(method, path, body=body or None, headers=sent, **options)
            response = connection.getresponse()
            answer = Answer(response.status, response.getheaders(), response.read())
        self._keep(answer)
        return answer

    def connection(self) -> http.client.HTTPSConnection:
        """HTTP/1.1, to the name, at this machine."""
        connection = http.client.HTTPSConnection(NAME, self.front.encrypted, timeout=TIMEOUT, context=self.front.context)
        plain = socket.create_connection(("127.0.0.1", self.front.encrypted), timeout=TIMEOUT, source_address=(self.source, 0))
        connection.sock = self.front.context.wrap_socket(plain, server_hostname=NAME)
        return connection


@contextlib.contextmanager
def front(program: str, edge: str, folder: pathlib.Path):
    """`nginx` or `haproxy` in front of the edge at an address, with ports of its own."""
    binary = shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin")
    if not binary:
        pytest.skip(f"no {program}: Debian has it in {'nginx-light' if program == 'nginx' else program}")
    proxy = Front(free_port(), free_port(), make_identity(folder, NAME), folder / "access.log")
    arguments = _nginx(proxy, edge, folder) if program == "nginx" else _haproxy(proxy, edge, folder)
    with (folder / f"{program}.log").open("wb") as log:
        process = subprocess.Popen([binary, *arguments], stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    try:
        _wait_for(process, proxy.encrypted, folder / f"{program}.log")
        yield proxy
    finally:
        process.terminate()
        process.wait(timeout=TIMEOUT)


def _configuration(file: str, replacements: dict[str, str]) -> str:
    """The file with what an operator changes, and with ports that anybody may open. Everything named has to be there."""
    text = (ROOT / "deploy/proxies" / file).read_text()
    for pattern, replacement in replacements.items():
        text, count = re.subn(pattern, replacement, text)
        assert count, f"{file} has no {pattern}"
    return text


def _nginx(proxy: Front, edge: str, folder: pathlib.Path) -> list:
    (folder / "titanup").write_text(_configuration("nginx.conf", {
        # A machine may have no IPv6.
        r"\n  listen \[::\]:[^\n]*": "", "listen 80;": f"listen 127.0.0.1:{proxy.plain};", "listen 443 ": f"listen 127.0.0.1:{proxy.encrypted} ",
        "127.0.0.1:7080": edge, "/var/log/nginx/access.log": str(proxy.log), "/etc/titanup/tls/certificate.pem": str(proxy.identity.certificate), "/etc/titanup/tls/key.pem": str(proxy.identity.key)}))
    # Root's workers would become somebody who may not look into the folder.
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(user + NGINX.format(folder=folder))
    return ["-p", folder, "-c", folder / "nginx.conf", "-e", folder / "error.log", "-g", "daemon off;"]


def _haproxy(proxy: Front, edge: str, folder: pathlib.Path) -> list:
    both = folder / "certificate-and-key.pem"
    both.write_bytes(proxy.identity.certificate.read_bytes() + proxy.identity.key.read_bytes())
    (folder / "haproxy.cfg").write_text(_configuration("haproxy.cfg", {
        "bind :80\n": f"bind 127.0.0.1:{proxy.plain}\n", "bind :443 ": f"bind 127.0.0.1:{proxy.encrypted} ", "127.0.0.1:7080": edge,
        "/etc/titanup/tls/certificate-and-key.pem": str(both)}))
    return ["-db", "-f", folder / "haproxy.cfg"]


def _wait_for(process: subprocess.Popen, port: int, log: pathlib.Path) -> None:
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end and process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT):
            return
        time.sleep(0.05)
    raise AssertionError(f"the proxy does not listen: {log.read_text()}")
