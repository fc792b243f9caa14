"""What docker-compose.yml sets for its containers, as the engine reports it; and which tests run against them."""

import json
import os
import pathlib
import re
import subprocess

import pytest
from interop.command_line import ROOT
from interop.containers import NAMED
from interop.stack import SERVICES


def docker(*arguments: str) -> str:
    return subprocess.run(["docker", *arguments], check=True, capture_output=True, text=True, timeout=60).stdout


@pytest.fixture
def containers() -> dict[str, dict]:
    """The running containers by service."""
    if not os.environ.get("TITANUP_COMPOSE"):
        pytest.skip("TITANUP_COMPOSE names no stack of docker-compose.yml")
    ids = docker("compose", "-f", str(ROOT / "deploy" / "docker-compose.yml"), "ps", "-q").split()
    found = json.loads(docker("inspect", *ids))
    return {container["Config"]["Labels"]["com.docker.compose.service"]: container for container in found}


def test_every_container_has_limits_and_no_more_rights_than_it_needs(containers):
    assert set(containers) == {*SERVICES, "web", "postgres"}
    for name, container in containers.items():
        host = container["HostConfig"]
        assert 0 < host["Memory"] <= 1 << 30 and 0 < host["NanoCpus"] and 0 < host["PidsLimit"] <= 512, (name, host)
        assert "no-new-privileges:true" in host["SecurityOpt"], name
        if name != "postgres":
            assert host["ReadonlyRootfs"] and host["CapDrop"] == ["ALL"] and container["Config"]["User"] == "10001", name


def test_only_services_can_reach_postgresql(containers):
    networks = {name: set(container["NetworkSettings"]["Networks"]) for name, container in containers.items()}
    [database] = networks["postgres"]
    assert json.loads(docker("network", "inspect", database))[0]["Internal"]
    assert not any(containers["postgres"]["NetworkSettings"]["Ports"].values())
    assert database not in networks["web"] and len(networks["web"]) == 1
    for name in networks.keys() - {"postgres"}:
        assert name == "web" or database in networks[name] and len(networks[name]) == 2, name
        published = [port for ports in containers[name]["NetworkSettings"]["Ports"].values() for port in ports or ()]
        assert {port["HostIp"] for port in published} == {"127.0.0.1"}, name


def test_postgresql_has_a_connection_for_every_pool(containers):
    shown = docker(
        "exec", containers["postgres"]["Id"], "sh", "-c",
        'PGPASSWORD=$(cat /run/secrets/database_password_owner) exec psql -h 127.0.0.1 -U titanup_owner -d titanup -At'
        " -c 'SHOW max_connections'",
    )  # fmt: skip
    pools = 0
    for name in containers.keys() - {"postgres", "web"}:
        environment = dict(one.split("=", 1) for one in containers[name]["Config"]["Env"])
        pools += int(environment["TITANUP_DATABASE_POOL_SIZE"])
    # One listener for each pool, plus connections of the superuser, migrations and backups.
    assert pools + len(containers) - 2 + 10 <= int(shown), (pools, shown)


@pytest.mark.programs
def test_the_compose_stages_choice_names_tests_that_exist():
    folder = pathlib.Path(__file__).parent
    missing = []
    for name in NAMED:
        file, _, test = name.partition("::")
        if not re.search(rf"^def {test + '[(]' if test else 'test_'}", (folder / file).read_text(), re.MULTILINE):
            missing.append(name)
    assert not missing and len(set(NAMED)) == len(NAMED), missing
