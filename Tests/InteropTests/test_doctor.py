"""`deploy/dev doctor` finds what is wrong with an installation: each test breaks one thing, and sees its line."""

import os
import pathlib
import re
import socket
import subprocess

import pytest
from interop.database import Database
from interop.doctor import ROOT, Doctor
from interop.health import NOT_SERVING, wait_for_status, wait_until_serving
from interop.stack import SERVICES

pytestmark = pytest.mark.anywhere("it looks at this machine, and its look at containers is tried on a made engine")

#: What an installation runs.
PROGRAMS = (*SERVICES, "web")


@pytest.fixture
def doctor(tmp_path):
    return Doctor(tmp_path)


@pytest.fixture
def running(tmp_path, stack):
    """Of the stack that the suite runs against."""
    state = os.environ.get("TITANUP_STATE")
    if not state or os.environ.get("TITANUP_COMPOSE"):
        pytest.skip("TITANUP_STATE names no local stack")
    return Doctor(tmp_path, state, os.environ["TITANUP_PORT_BASE"])


def test_a_running_stack_has_nothing_wrong(running):
    status, lines = running.asked()
    assert status == 0 and not [line for line in lines if line.startswith("wrong")], lines
    assert {line.split()[1] for line in lines} == {
        "versions", "disk", "clock", "secrets", "ports", "database", "schema", "configuration", "services",
        "certificates", "mail",
    }
    assert "ok services all serve" in lines and "ok schema every migration has run" in lines
    assert any(re.fullmatch(r"ok database PostgreSQL \d+\.\d+ answers and takes writes", line) for line in lines)


def test_an_unknown_check_is_refused_with_those_there_are(doctor):
    done = subprocess.run([ROOT / "deploy" / "dev", "doctor", "luck"], capture_output=True, text=True)
    assert done.returncode == 1 and "no check 'luck'; there are: versions disk clock" in done.stderr


def test_secrets(doctor):
    assert doctor.line("secrets") == f"wrong secrets there is no {doctor.state}/secrets; deploy/dev up makes them"
    folder = doctor.make_secrets()
    assert doctor.line("secrets").startswith("ok secrets all are in ")
    folder.chmod(0o750)
    assert f"others on this machine can look into {folder} (mode 750); chmod 700" in doctor.line("secrets")
    folder.chmod(0o700)
    (folder / "push_key").chmod(0o666)
    assert "others can change these in" in (line := doctor.line("secrets")) and "push_key; chmod 444" in line
    (folder / "push_key").chmod(0o600)
    assert doctor.line("secrets").startswith("ok")
    (folder / "award_key").unlink()
    (folder / "push_key").write_text("")
    assert re.search(r"missing or empty in \S+: push_key award_key; deploy/dev up makes", doctor.line("secrets"))


def test_a_port_that_another_program_has(doctor):
    assert doctor.line("ports").startswith("ok ports none of 25401 to 26480 is taken")
    with socket.create_server(("127.0.0.1", 25403)), socket.create_server(("127.0.0.1", 26480)):
        assert doctor.line("ports") == (
            "wrong ports another program has 25403 of trophies, 26480 of web; "
            "end it, or set TITANUP_PORT_BASE to another first port"
        )


@pytest.mark.parametrize(
    "kilobytes, verdict, finding", [(150_000, "wrong", "146 MB are free"), (1_500_000, "warn", "1464 MB are free"), (9_000_000, "ok", "8 GB are free")]
)
def test_disk(doctor, kilobytes, verdict, finding):
    doctor.fake("df", f"echo Filesystem 1024-blocks Used Available; echo disk 20000000 1 {kilobytes} 1% /")
    assert doctor.line("disk").startswith(f"{verdict} disk {finding} where ")


def test_a_clock_from_before_the_programs(doctor):
    doctor.fake("date", 'if [ "$*" = +%s ]; then echo 86400; else exec REAL "$@"; fi')
    assert doctor.line("clock").startswith("wrong clock this machine believes that it is 1970-01-02, before")


def test_a_clock_that_differs_from_postgresqls(running):
    running.fake("timedatectl", "echo yes")
    assert running.line("clock").endswith(", and PostgreSQL agrees")
    running.fake("date", 'if [ "$*" = +%s ]; then echo $(($(REAL +%s) + 3600)); else exec REAL "$@"; fi')
    assert re.fullmatch(r"wrong clock this machine and PostgreSQL's differ by (3600|3599|3601) s; let NTP set both", running.line("clock"))


def test_a_clock_that_nothing_keeps_right(doctor):
    doctor.fake("timedatectl", "echo no")
    assert doctor.line("clock").startswith("warn clock nothing keeps this machine's clock right; switch NTP on")


def made(certificate: pathlib.Path, days: int) -> None:
    """A certificate that is valid for some days, and its key."""
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj",
         "/CN=localhost", "-days", str(days), "-keyout", certificate.with_name("key.pem"), "-out", certificate],
        check=True, capture_output=True,
    )


def test_certificates(doctor, tmp_path):
    assert doctor.line("certificates").startswith("ok certificates none")
    subprocess.run([ROOT / "deploy" / "certificates.sh", tmp_path / "certificates", "localhost"], check=True)
    certificate = tmp_path / "certificates" / "server" / "certificate.pem"
    assert re.search(r"^ok certificates \S+ is valid until 20", doctor.line("certificates"))
    (tmp_path / "other").mkdir()
    other = tmp_path / "other" / "certificate.pem"
    made(other, 5)
    local = {"TITANUP_TLS_CERTIFICATE_FILE": str(other), "TITANUP_TLS_KEY_FILE": str(other.with_name("key.pem"))}
    assert re.search(r"^warn certificates \S+ expires on 20.*; run deploy/dev certificates", doctor.line("certificates", **local))
    wrong = {**local, "TITANUP_TLS_KEY_FILE": str(certificate.with_name("key.pem"))}
    assert "is not the key of" in doctor.line("certificates", **wrong)
    made(other, 60)
    assert doctor.line("certificates", **local).startswith("ok")
    stranger = {**local, "TITANUP_TLS_CA_FILE": str(certificate.with_name("ca.pem"))}
    assert re.search(r"^warn certificates \S+ does not vouch for ", doctor.line("certificates", **stranger))
    certificate.chmod(0o600)
    certificate.write_text("broken")
    assert "can't be read as a certificate; deploy/dev certificates" in doctor.line("certificates")
    doctor.fake("date", 'if [ "$*" = +%s ]; then echo $(($(REAL +%s) + 90 * 86400)); else exec REAL "$@"; fi')
    assert re.search(r"^wrong certificates \S+ has expired on 20", doctor.line("certificates", **local))


def test_mail(doctor):
    assert doctor.line("mail").startswith("warn mail none: forgotten passwords")
    assert doctor.line("mail", TITANUP_MAIL_FOLDER="/tmp").startswith("ok mail becomes files")
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        assert doctor.line("mail", TITANUP_SMTP_ADDRESS=address).startswith(f"wrong mail there is a server, {address}, and no sender")
        sender = {"TITANUP_SMTP_ADDRESS": address, "TITANUP_MAIL_FROM": "titanup@example.org"}
        assert doctor.line("mail", **sender) == f"ok mail {address} answers"
    assert doctor.line("mail", **sender).startswith(f"wrong mail {address} does not answer; check TITANUP_SMTP_ADDRESS")


def test_programs_that_do_not_belong_together(doctor, tmp_path):
    programs = tmp_path / "programs"
    programs.mkdir()
    chosen = {"TITANUP_CONFIGURATION": os.path.relpath(programs, ROOT / ".build")}
    assert doctor.line("versions", **chosen).startswith("wrong versions not built: titanup-auth titanup-sessions")
    for name in (*PROGRAMS, "migrate"):
        program = programs / f"titanup-{name}"
        program.write_text(f"#!/bin/sh\necho titanup-{name} {'1.1.0' if name == 'habits' else '1.0.0'}\n")
        program.chmod(0o755)
    assert "programs of different releases: titanup-auth 1.0.0, titanup-habits 1.1.0; build" in doctor.line("versions", **chosen)
    (programs / "titanup-habits").write_text("#!/bin/sh\necho titanup-habits 1.0.0\n")
    assert doctor.line("versions", **chosen) == "ok versions all programs are of 1.0.0"


def test_a_variable_that_a_program_refuses(doctor):
    doctor.make_secrets()
    assert doctor.line("configuration") == f"ok configuration {len(PROGRAMS)} programs accept their variables"
    line = doctor.line("configuration", TITANUP_LOG_LEVEL="loud")
    assert line.startswith("wrong configuration titanup-auth: ") and "TITANUP_LOG_LEVEL" in line and '"loud"' in line


def test_a_stack_that_is_down(doctor):
    doctor.make_secrets()
    status, lines = doctor.asked("database", "services")
    assert status == 0
    assert lines[0] == "warn database PostgreSQL does not run; deploy/dev up starts it"
    assert lines[1].startswith(f"warn services down: {' '.join(PROGRAMS)};")


@pytest.mark.disruptive
def test_a_migration_that_has_not_run(running):
    database, name = Database(), "007_"
    [file] = [path.name for path in (ROOT / "Services/Habits/Migrations").glob(f"{name}*.sql")]
    database.query(f"UPDATE habits.schema_migrations SET name = '999_later.sql' WHERE name = '{file}'")
    try:
        status, lines = running.asked("schema")
    finally:
        database.query(f"UPDATE habits.schema_migrations SET name = '{file}' WHERE name = '999_later.sql'")
    assert status == 1
    assert lines[0].startswith("warn schema of newer programs than these: habits/999_later.sql;")
    assert lines[1] == f"wrong schema migrations have not run: habits/{file}; deploy/dev up migrates"
    assert running.line("schema").startswith("ok")


@pytest.mark.disruptive
def test_services_that_are_down_or_refuse_calls(running, stopped, stack, control):
    with stopped("habits"):
        assert running.line("services") == "warn services down: habits; deploy/dev up"
    control("stop-postgres")
    try:
        # A service takes a moment to find that its database is gone.
        wait_for_status(stack, "habits", NOT_SERVING)
        status, lines = running.asked("services", "database", "clock")
    finally:
        control("start-postgres")
        wait_until_serving(stack, "habits")
    assert status == 1
    assert f"wrong services habits runs and refuses calls; the end of {running.state}/log/habits.log says why" in lines
    assert "warn database PostgreSQL does not run; deploy/dev up starts it" in lines


#: An engine whose containers are as ENGINE says: `SERVICE STATE HEALTH`, one a line.
ENGINE = r"""
case $* in
  "compose version --short") echo "$VERSION" ;;
  "info -f {{.DockerRootDir}}") echo / ;;
  *" ps -q --status running "*) grep -q "^${*: -1} running" <<<"$ENGINE" && echo 4711 ;;
  *" ps -a --format "*) sed -n "s/^${*: -1} //p" <<<"$ENGINE" ;;
  *" exec -T "*--check-config) exit 0 ;;
  *) exit 1 ;;
esac
"""


def test_containers(doctor, tmp_path):
    doctor.fake("docker", ENGINE)
    doctor.fake("timedatectl", "echo yes")
    compose = {"TITANUP_COMPOSE": "1", "TITANUP_SECRETS_DIR": str(tmp_path / "secrets"), "VERSION": "2.24.4"}
    assert doctor.line("versions", **compose) == "ok versions docker compose 2.24.4"
    assert doctor.line("versions", **{**compose, "VERSION": "2.20.1"}).startswith("warn versions docker compose 2.20.1; docker-compose.tls.yml needs")
    assert doctor.line("secrets", **compose).endswith(f"there is no {tmp_path}/secrets; deploy/dev secrets {tmp_path}/secrets makes them")
    subprocess.run([ROOT / "deploy" / "secrets.sh", tmp_path / "secrets"], check=True)
    assert doctor.line("secrets", **compose).startswith("ok")
    (tmp_path / "secrets" / "push_key").chmod(0o400)
    assert "containers can't read these in" in doctor.line("secrets", **compose)
    well = "\n".join(f"{name} running healthy" for name in PROGRAMS)
    assert doctor.line("services", **compose, ENGINE=well) == "ok services all serve"
    assert doctor.line("configuration", **compose, ENGINE=well) == f"ok configuration {len(PROGRAMS)} programs accept their variables"
    ill = well.replace("habits running healthy", "habits exited").replace("pose running healthy", "pose running unhealthy")
    assert doctor.line("services", **compose, ENGINE=ill).startswith("wrong services pose is unhealthy, habits is exited; docker compose logs")
    assert doctor.line("services", **compose, ENGINE="").startswith("warn services down: auth sessions")
    assert doctor.line("database", **compose).startswith("wrong database PostgreSQL can't be asked as the store's owner; check")
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = {"TITANUP_WEB_PORT": str(server.getsockname()[1])}
        assert doctor.line("ports", **compose, **port, ENGINE=well).startswith("ok ports the page is on")
        assert doctor.line("ports", **compose, **port, ENGINE="").startswith("wrong ports another program has")
    assert doctor.line("ports", **compose, **port, ENGINE=well).startswith("wrong ports nothing answers on")
