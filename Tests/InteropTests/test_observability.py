"""The rules and dashboards of deploy/observability, by Debian's Prometheus: each query finds what the running stack
exports, and each alert fires when its cause is there, and stops after."""

import contextlib
import json
import pathlib
import re
import subprocess
import threading

import grpc
import pytest
from interop import alert_cases, web
from interop.database import Database
from interop.people import Person
from interop.prometheus import FOLDER, Prometheus, exporter, metrics_of, program, shortened
from interop.stack import TIMEOUT
from titanup.habits.v1 import habits_pb2

pytestmark = pytest.mark.anywhere("containers publish no admin port, and rules and dashboards are the same there")

DASHBOARDS = sorted((FOLDER / "grafana" / "dashboards").glob("*.json"))
#: Exported with certificates only, which test_tls.py sees.
OF_TLS = {"titanup_tls_certificate_expiry_timestamp_seconds"}


def promtool(*arguments: str) -> None:
    done = subprocess.run([program("promtool"), *arguments], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr


def test_only_windows_and_patience_are_shortened():
    assert shortened("rate(x[5m]) > 5\n    for: 2m # 1h", 60) == "rate(x[5000ms]) > 5\n    for: 2000ms # 1h"
    assert shortened("rate(x[1m])", 60) == "rate(x[2000ms])", "a window holds four values"


def test_the_metrics_of_an_expression_are_found():
    expression = 'sum by (le, a) (rate(x_total{le="1 y"}[5m])) > on (slo) group_left () (14.4 * t:u:v) or 1e3 * z'
    assert metrics_of(expression) == {"x_total", "t:u:v", "z"}


def test_the_files_are_well_formed():
    promtool("check", "config", str(FOLDER / "prometheus.yml"))
    overlay = (FOLDER.parent / "docker-compose.observability.yml").read_text()
    for image in re.findall(r"image: (\S+)", overlay):
        assert re.search(r":-[\w/-]+:v?\d+\.\d+\.\d+}$", image), f"{image} is no exact version"


@pytest.mark.parametrize("number", range(2))
def test_each_alert_fires_on_made_series_and_stops(tmp_path, number):
    file = tmp_path / "alerts.json"
    file.write_text(json.dumps(alert_cases.test_files(str(FOLDER / "rules.yml"))[number]))
    promtool("test", "rules", str(file))


@pytest.fixture(scope="session")
def backups(control, tmp_path_factory):
    """A folder of scheduled backups."""
    folder = tmp_path_factory.mktemp("backups")
    control("backup", "--keep", "last=2", str(folder))
    return folder


# Twice, because disruptive tests run last: in between, it would take a third of a processor from all other tests.
@pytest.fixture(scope="module")
def prometheus(stack, backups, tmp_path_factory):
    folder = tmp_path_factory.mktemp("prometheus")
    targets = {}
    for service, processes in {**stack.processes, "web": web.processes(stack)}.items():
        places = [address.rpartition(":") for address in processes]
        targets[service] = [f"{host}:{int(port) + 1_000}" for host, _, port in places]
    with exporter(backups / "metrics") as machine, Prometheus(folder, {**targets, "exporter": [machine]}) as prometheus:
        everything = sum(map(len, targets.values())) + 1
        prometheus.until("all targets answer", lambda: len(prometheus.query("up == 1")) == everything)
        prometheus.until("all rules were evaluated", lambda: all(rule["health"] == "ok" for rule in prometheus.rules()))
        yield prometheus


def test_each_alert_is_tested_and_says_what_to_do(prometheus):
    alerts = [rule for rule in prometheus.rules() if rule["type"] == "alerting"]
    assert {rule["name"] for rule in alerts} == {case.alert for case in alert_cases.CASES}
    for rule in alerts:
        assert rule["labels"].get("severity") in ("page", "ticket"), rule["name"]
        assert rule["annotations"].keys() == {"summary", "action"}, rule["name"]
        assert len(rule["annotations"]["action"]) > 40, rule["name"]
    documented = (FOLDER / "README.md").read_text()
    assert not [rule["name"] for rule in alerts if f"`{rule['name']}`" not in documented]


def test_rules_name_only_what_the_stack_exports(prometheus, ada):
    ada.declare()
    rules = prometheus.rules()
    recorded = {rule["name"] for rule in rules if rule["type"] == "recording"}
    wanted = set().union(*(metrics_of(rule["query"]) for rule in rules)) - OF_TLS
    prometheus.until("every metric is there", lambda: wanted <= prometheus.names())
    assert {name for name in wanted if name.startswith("titanup:")} <= recorded
    assert all(rule["health"] == "ok" and not rule.get("lastError") for rule in prometheus.rules())


def queries(dashboard: pathlib.Path) -> list[tuple[str, str]]:
    """A dashboard's queries by their panels, as Grafana sends them when everything is chosen."""
    found = []
    for panel in json.loads(dashboard.read_text())["panels"]:
        for target in panel["targets"]:
            expression = target["expr"].replace("$service", ".*").replace("$__rate_interval", "20s")
            assert "$" not in expression, f"{panel['title']}: {expression}"
            found.append((panel["title"], expression))
    assert found
    return found


@pytest.mark.parametrize("dashboard", DASHBOARDS, ids=lambda path: path.stem)
def test_each_query_of_a_dashboard_finds_something(prometheus, ada, dashboard):
    # Sets, sessions and trophies are not exported before there were any.
    if not prometheus.query('grpc_server_handled_total{grpc_method="StreamReps"}'):
        ada.stream()
    ada.declare()
    for panel, expression in queries(dashboard):
        prometheus.until(f"{panel}: {expression} finds something", lambda: prometheus.query(expression))


def test_dashboards_are_there_and_of_the_datasource():
    assert [path.stem for path in DASHBOARDS] == ["titanup-database", "titanup-training", "titanup"]
    source = (FOLDER / "grafana/provisioning/datasources/titanup.yml").read_text()
    for path in DASHBOARDS:
        dashboard = json.loads(path.read_text())
        assert dashboard["uid"] == path.stem
        for panel in dashboard["panels"]:
            for target in panel["targets"]:
                assert f"uid: {target['datasource']['uid']}\n" in source


@pytest.mark.disruptive
def test_a_service_that_is_away_alerts_until_it_is_back(prometheus, stopped):
    with stopped("habits"):
        alert = prometheus.fires("TitanUpServiceAway", service="habits")
        assert alert["annotations"]["summary"] == "habits doesn't answer"
        assert not prometheus.firing("TitanUpServiceAway", service="training")
    prometheus.stops("TitanUpServiceAway", service="habits")


@pytest.mark.disruptive
def test_a_follower_that_is_held_up_alerts_until_it_has_caught_up(prometheus, ada):
    with Database().holding_table("habits.followed_slots", "EXCLUSIVE"):
        ada.declare()
        alert = prometheus.fires("TitanUpFeedBehind", service="habits", feed="sessions")
        assert "behind the feed of sessions" in alert["annotations"]["summary"]
        assert not prometheus.firing("TitanUpFeedBehind", service="trophies", feed="sessions")
    prometheus.stops("TitanUpFeedBehind", service="habits", feed="sessions")


@pytest.mark.disruptive
def test_errors_and_a_database_that_is_away_alert_until_both_are_over(prometheus, stack, control):
    ada = Person(stack)

    def call():
        with contextlib.suppress(grpc.RpcError):
            ada.habits.ListHabits(habits_pb2.ListHabitsRequest(), timeout=TIMEOUT)

    control("stop-postgres")
    try:
        prometheus.fires("TitanUpDatabaseAway", call, service="habits")
        prometheus.fires("TitanUpServiceNotServing", call, service="habits")
        alert = prometheus.fires("TitanUpBudgetBurnsFast", call, service="habits", slo="availability")
        assert re.search(r"\d% of its calls are bad", alert["annotations"]["summary"])
    finally:
        control("start-postgres")
    for name in ("TitanUpDatabaseAway", "TitanUpServiceNotServing", "TitanUpBudgetBurnsFast"):
        prometheus.stops(name, call, service="habits")


@pytest.mark.disruptive
def test_a_pool_without_a_free_connection_alerts_until_there_is_one(prometheus, stack):
    # One account's transactions get two connections at most.
    people, over = [Person(stack) for _ in range(8)], threading.Event()

    def ask(person):
        while not over.is_set():
            with contextlib.suppress(grpc.RpcError):
                person.habit()

    askers = [threading.Thread(target=ask, args=[person]) for person in people for _ in range(3)]
    try:
        with Database().holding_table("habits.habits"):
            for asker in askers:
                asker.start()
            prometheus.fires("TitanUpPoolExhausted", service="habits")
            prometheus.fires("TitanUpPoolTimeouts", service="habits")
    finally:
        over.set()
        for asker in askers:
            asker.join()
    for name in ("TitanUpPoolExhausted", "TitanUpPoolTimeouts"):
        prometheus.stops(name, service="habits")


def test_a_backup_that_is_too_old_alerts_until_there_is_a_new_one(prometheus, backups, control):
    assert not prometheus.firing("TitanUpBackupTooOld")
    figures = backups / "metrics" / "titanup_backup.prom"
    figures.write_text(re.sub(r"(_timestamp_seconds) \d+", r"\1 1700000000", figures.read_text()))
    prometheus.fires("TitanUpBackupTooOld")
    control("backup", "--keep", "last=2", str(backups))
    prometheus.stops("TitanUpBackupTooOld")
    # Without figures, nobody has made one.
    figures.unlink()
    prometheus.fires("TitanUpBackupTooOld")
