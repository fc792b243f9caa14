#!/usr/bin/env python3
"""Checks whatever lists the services against the table in Shared/TitanCore/ServiceTable.swift.

services.py check: prints what differs, a line each with the file, what it says and what the table says; then exits with 1.
"""

import pathlib
import re
import sys
from typing import Callable, NamedTuple

TABLE = "Shared/TitanCore/ServiceTable.swift"

#: What stands in front of the services, and is none.
EDGE = "web"


class Service(NamedTuple):
    name: str
    port: int
    folder: str
    #: Whose addresses it is told, besides its own.
    peers: tuple[str, ...]


def table(swift: str) -> list[Service]:
    """
    >>> table('''
    ...     case .auth: Row(port: 7001, folder: "Auth", peers: [.profile])
    ...     case .profile: Row(port: 7005, folder: "Profile", peers: [.auth, .auth])
    ... ''')[1]
    Service(name='profile', port=7005, folder='Profile', peers=('auth', 'auth'))
    """
    rows = re.findall(r'case \.(\w+):\s*Row\(port: (\d+), folder: "(\w+)", peers: \[([^]]*)\]\)', swift)
    return [Service(name, int(port), folder, tuple(re.findall(r"\w+", peers))) for name, port, folder, peers in rows]


class Check(NamedTuple):
    """Of one file: what of it to compare, by what name, and what it must be."""

    path: str
    what: str
    found: Callable[[str], object]
    expected: object


def words(pattern: str) -> Callable[[str], list[str]]:
    """Those in the first match of a pattern.

    >>> words(r"services=\\(([^)]*)\\)")("x\\nservices=(auth pose)\\n")
    ['auth', 'pose']
    """

    def read(text: str) -> list[str]:
        match = re.search(pattern, text)
        return re.findall(r"[\w-]+", match.group(1)) if match else []

    return read


def blocks(compose: str) -> dict[str, str]:
    """The parts of a compose file's `services`, by name.

    >>> blocks('''services:
    ...   auth:
    ...     command: [a]
    ...   # Words.
    ...   pose:
    ...     command: [b]
    ... volumes:
    ...   data:
    ... ''')
    {'auth': '    command: [a]\\n  # Words.\\n', 'pose': '    command: [b]\\n'}
    """
    body = re.search(r"^services:\n((?:[ #].*\n|\n)*)", compose, re.MULTILINE)
    parts = re.split(r"^  (\w+):\n", body.group(1), flags=re.MULTILINE) if body else [""]
    return dict(zip(parts[1::2], parts[2::2]))


def ports(compose: str) -> dict[str, str]:
    """The port of a container that each service publishes, with the last digit of the published one.

    >>> ports('services:\\n  auth:\\n    ports: ["127.0.0.1:${TITANUP_PUBLISH_PORTS:-700}1:7001"]\\n')
    {'auth': '1:7001'}
    """
    found = {name: re.search(r"ports:.*\}(\d+:\d+)\"", block) for name, block in blocks(compose).items()}
    return {name: match.group(1) for name, match in found.items() if match}


def addresses(compose: str) -> dict[str, set[str]]:
    """The addresses of others that each service is told.

    >>> addresses('services:\\n  pose:\\n    environment:\\n      TITANUP_AUTH_ADDRESS: auth:7001\\n')
    {'pose': {'AUTH=auth:7001'}}
    """
    found = {
        name: {f"{variable}={address}" for variable, address in re.findall(r"TITANUP_(\w+)_ADDRESS: (\w+:\d+)", block)}
        for name, block in blocks(compose).items()
    }
    return {name: told for name, told in found.items() if told}


def commands(compose: str) -> dict[str, set[str]]:
    """The executables that each service's block names."""
    found = {name: set(re.findall(r"\btitanup-\w+", block)) for name, block in blocks(compose).items()}
    return {name: found[name] for name in found if name != "migrate" and found[name]}


def publishing(compose: str) -> list[str]:
    """The services whose blocks publish ports.

    >>> publishing('services:\\n  auth:\\n    image: a\\n  web:\\n    ports: !override ["7080:7080"]\\n')
    ['web']
    """
    return [name for name, block in blocks(compose).items() if re.search(r"^    ports:", block, re.MULTILINE)]


def trusting(compose: str) -> list[str]:
    """The services that believe the edge, by its address, for whom it calls.

    >>> trusting('services:\\n  auth:\\n    environment:\\n      TITANUP_TRUSTED_PROXIES: ${TITANUP_EDGE_PREFIX:-10.1.1}.80\\n')
    ['auth']
    """
    return [name for name, block in blocks(compose).items()
            if re.search(r"TITANUP_TRUSTED_PROXIES: \$\{TITANUP_EDGE_PREFIX:-[\d.]+\}\.80\n", block)]


def secrets(prefix: str) -> Callable[[str], list[str]]:
    """The services that have a secret of a kind among a compose file's `secrets`, in their order."""
    return lambda compose: re.findall(rf"^  {prefix}_(?!owner|superuser)(\w+): ", compose, re.MULTILINE)


def checks(services: list[Service]) -> list[Check]:
    names = [service.name for service in services]
    clients = [name for name in names if name != "auth"]
    compose, roles = "deploy/docker-compose.yml", "deploy/postgres/roles.sql"
    published = {service.name: f"{service.port % 10}:{service.port}" for service in services}
    by_name = {service.name: service for service in services}
    return [
        Check(TABLE, "ports, 7001 and up", lambda _: [service.port for service in services],
              [7001 + index for index in range(len(services))]),
        Check(TABLE, "cases", words(r"\n  case ([\w, ]+)\n"), names),
        Check("deploy/lib/services.sh", "services", words(r"services=\(([^)]*)\)"), names),
        Check("Tests/InteropTests/interop/stack.py", "SERVICES", words(r"SERVICES = \(([^)]*)\)"), names),
        Check("deploy/Dockerfile", "PRODUCTS", words(r'PRODUCTS="([^"]*)"'),
              ["titanup", "titanup-migrate"] + [f"titanup-{name}" for name in names] + [f"titanup-{EDGE}"]),
        Check("Package.swift", "services",
              lambda text: {pair for pair in re.findall(r'service\(\s*"(\w+)", executable: "([\w-]+)"', text)},
              {(service.folder, f"titanup-{service.name}") for service in services}),
        Check("Package.swift", "proto packages", words(r"let allProtos = \[([^]]*)\]"), [name.capitalize() for name in names]),
        Check(roles, "services", words(r"\\set services '([^']*)'"), names),
        Check(roles, "passwords",
              lambda text: sorted(set(re.findall(r"TITANUP_(\w+)_DB_PASSWORD", text.split("ON_ERROR_STOP")[-1]))),
              sorted(name.upper() for name in names)),
        Check(compose, "executables", commands, {name: {f"titanup-{name}"} for name in names + [EDGE]}),
        Check(compose, "services that publish a port", publishing, [EDGE]),
        Check("deploy/docker-compose.tls.yml", "services that publish a port", publishing, [EDGE]),
        Check("deploy/docker-compose.services.yml", "ports", ports, published),
        Check("deploy/docker-compose.observability.yml", "services whose figures are read",
              lambda text: [name for name, block in blocks(text).items() if "<<: *observed" in block], names + [EDGE]),
        Check("deploy/observability/prometheus.yml", "targets",
              lambda text: re.findall(r'targets: \["(\w+:\d+)"\], labels: \{service: (\w+)\}', text),
              [(f"{service.name}:{service.port + 1_000}", service.name) for service in services] + [(f"{EDGE}:8080", EDGE)]),
        Check(compose, "services that trust the edge", trusting, names),
        Check(compose, "addresses of peers", addresses, {
            name: {f"{peer.upper()}={peer}:{by_name[peer].port}" for peer in peers}
            for name, peers in [(service.name, service.peers) for service in services] + [(EDGE, names)]}),
        Check(compose, "passwords for roles",
              lambda text: re.findall(r"- database_password_(?!owner|superuser)(\w+)", blocks(text).get("roles", "")),
              names),
        Check(compose, "clients that auth knows",
              lambda text: re.findall(r"- service_secret_(\w+)", blocks(text).get("auth", "")), clients),
        Check(compose, "secrets database_password_…", secrets("database_password"), names),
        Check(compose, "secrets database_url_…", secrets("database_url"), names),
        Check(compose, "secrets service_secret_…", secrets("service_secret"), clients),
    ] + [
        Check(f"Services/{service.folder}/Main/{service.folder.removesuffix('Counting')}Settings.swift",
              "addresses that it reads",
              lambda text: set(re.findall(r"address\(of: \.(\w+)\)", text)), set(service.peers) - {"auth"})
        for service in services if set(service.peers) - {"auth"}
    ]


def difference(check: Check, text: str) -> str | None:
    """
    >>> check = Check("a.sh", "services", words(r"services=\\(([^)]*)\\)"), ["auth", "pose"])
    >>> difference(check, "services=(auth pose)")
    >>> difference(check, "services=(auth)")
    "a.sh: services: it says ['auth'], the table says ['auth', 'pose']"
    >>> difference(Check("c.yml", "ports", ports, {"auth": "1:7001"}), "services:\\n")
    "c.yml: ports: it says {}, the table says {'auth': '1:7001'}"
    """
    found = check.found(text)
    if found == check.expected:
        return None
    expected = check.expected
    if isinstance(found, dict) and isinstance(expected, dict):
        # Only what differs.
        names = [name for name in {**expected, **found} if found.get(name) != expected.get(name)]
        found, expected = ({name: side[name] for name in names if name in side} for side in (found, expected))
    return f"{check.path}: {check.what}: it says {shown(found)}, the table says {shown(expected)}"


def shown(value: object) -> str:
    """Sets in their order, so that a message is the same each time.

    >>> shown({"b", "a"}), shown({"x": {"b", "a"}})
    ("['a', 'b']", "{'x': ['a', 'b']}")
    """
    if isinstance(value, set):
        return str(sorted(value))
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key!r}: {shown(item)}" for key, item in value.items()) + "}"
    return repr(value) if not isinstance(value, list) else str(value)


def main() -> int:
    if sys.argv[1:] != ["check"]:
        raise SystemExit(__doc__)
    root = pathlib.Path(__file__).resolve().parents[2]
    services = table((root / TABLE).read_text())
    if not services:
        raise SystemExit(f"{TABLE}: no service found in it")
    differences = [difference(check, (root / check.path).read_text()) for check in checks(services)]
    for line in filter(None, differences):
        print(line)
    return 1 if any(differences) else 0


if __name__ == "__main__":
    sys.exit(main())
