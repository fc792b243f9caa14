"""Series that make each alert of deploy/observability/rules.yml fire, and stop: for `promtool test rules`."""

import dataclasses
import pathlib
import re


@dataclasses.dataclass(frozen=True, eq=False)
class Case:
    """Series by their names, in promtool's notation, one value per step: before `fires` nothing is wrong, and at `quiet`
    it is over."""

    alert: str
    severity: str
    series: dict[str, str]
    #: Of the alert, besides its name and severity.
    labels: dict[str, str]
    #: Minutes.
    before: int
    fires: int
    quiet: int
    step: str = "1m"


def _target(name: str, service: str = "habits", **labels) -> str:
    pairs = {"job": "titanup", "service": service, "instance": f"{service}:8007", **labels}
    return name + "{" + ",".join(f'{key}="{value}"' for key, value in pairs.items()) + "}"


def _calls(code: str) -> str:
    method = {"grpc_service": "titanup.habits.v1.HabitsService", "grpc_method": "ListHabits", "grpc_type": "unary"}
    return _target("grpc_server_handled_total", **method, grpc_code=code)


def _latency(suffix: str, **labels) -> str:
    method = {"grpc_service": "titanup.habits.v1.HabitsService", "grpc_method": "ListHabits", "grpc_type": "unary"}
    return _target(f"grpc_server_handling_seconds_{suffix}", **method, **labels)


def _delay(suffix: str, **labels) -> str:
    return _target(f"titanup_feed_delay_seconds_{suffix}", "trophies", feed="sessions", **labels)


def _wave(low: str, high: str, before: int = 10, during: int = 15, after: int = 60) -> str:
    """A value that is wrong for some steps."""
    return f"{low}x{before} {high}x{during} {low}x{after}"


def _counter(before: int = 10, during: int = 15, after: int = 60, rate: int = 60) -> str:
    """A counter that rises for some steps only."""
    return f"0x{before} {rate}+{rate}x{during} {rate * (during + 1)}x{after}"


def _machine(name: str, **labels) -> str:
    pairs = {**MACHINE, **labels}
    return name + "{" + ",".join(f'{key}="{value}"' for key, value in pairs.items()) + "}"


def _disk(what: str) -> str:
    return _machine(f"node_filesystem_{what}_bytes", mountpoint="/postgres")


MACHINE = {"job": "titanup-machine", "instance": "exporter:9100"}
HABITS, TROPHIES = {"job": "titanup", "service": "habits", "instance": "habits:8007"}, {"service": "trophies"}

CASES = [
    Case("TitanUpServiceAway", "page", {_target("up"): _wave("1", "0")}, HABITS, 10, 20, 40),
    Case("TitanUpServiceNotServing", "page", {_target("titanup_serving"): _wave("1", "0")}, HABITS, 10, 20, 40),
    Case(
        "TitanUpServiceRestarts", "ticket",
        {_target("process_start_time_seconds"): "100x10 700 760 820 880x80"}, HABITS, 10, 20, 60,
    ),
    Case(
        "TitanUpDescriptorsRunOut", "ticket",
        {_target("process_open_fds"): _wave("90", "900"), _target("process_max_fds"): "1000x90"}, HABITS, 10, 24, 40,
    ),
    Case(
        "TitanUpCallsRefused", "ticket",
        {_target("grpc_server_limits_breached_total", limit="calls"): _counter()},
        {"service": "habits", "limit": "calls"}, 10, 24, 60,
    ),
    # The start of promtool's clock is 1970.
    Case(
        "TitanUpCertificateExpires", "ticket",
        {_target("titanup_tls_certificate_expiry_timestamp_seconds"): "1300000x10 1200000x90 1400000x60"},
        HABITS, 10, 80, 120,
    ),
    Case(
        "TitanUpDatabaseAway", "page", {_target("titanup_database_failed_connects_total"): _counter(20, 30, 120)},
        {"service": "habits"}, 10, 20, 40, step="30s",
    ),
    Case("TitanUpDatabaseInTrouble", "page", {_target("titanup_database_in_trouble"): _wave("0", "1")}, HABITS, 10, 20, 40),
    Case(
        "TitanUpDatabaseReadOnly", "page",
        {_target("titanup_database_trouble_total", condition="read_only"): _counter()}, {"service": "habits"}, 10, 20, 60,
    ),
    Case(
        "TitanUpDatabaseDamaged", "page",
        {_target("titanup_database_trouble_total", condition="data_corrupted"): _counter(after=120)},
        {"service": "habits", "condition": "data_corrupted"}, 10, 20, 120,
    ),
    Case(
        "TitanUpPoolExhausted", "page",
        {
            _target("titanup_database_pool_busy"): _wave("3", "8"), _target("titanup_database_pool_waiting"): _wave("0", "9"),
            _target("titanup_database_pool_maximum"): "8x90",
        },
        HABITS, 10, 20, 40,
    ),
    Case(
        "TitanUpPoolTimeouts", "ticket", {_target("titanup_database_pool_timeouts_total"): _counter()},
        {"service": "habits"}, 10, 20, 60,
    ),
    # Since the tenth minute.
    Case(
        "TitanUpFeedBehind", "page",
        {_target("titanup_feed_behind_since_timestamp_seconds", feed="sessions"): _wave("0", "600")},
        {**HABITS, "feed": "sessions"}, 10, 20, 40,
    ),
    Case(
        "TitanUpTrophiesLate", "page",
        {_target("titanup_trophies_waiting_since_timestamp_seconds", "trophies", urgent="true"): _wave("0", "600")},
        {"urgent": "true"}, 10, 20, 40,
    ),
    # The last backup is of 1970, promtool's now, and the next one of its second day.
    Case(
        "TitanUpBackupTooOld", "ticket", {_machine("titanup_backup_last_success_timestamp_seconds"): "0x110 100000x20"},
        MACHINE, 1_530, 1_650, 1_800, step="15m",
    ),
    # Nobody makes any.
    Case(
        "TitanUpBackupTooOld", "ticket", {_machine("titanup_backup_last_success_timestamp_seconds"): "60x10 _x20 1800x60"},
        {}, 10, 28, 60,
    ),
    Case(
        "TitanUpDiskFilling", "ticket",
        {_disk("avail"): _wave("50", "9"), _disk("size"): "100x90"}, {**MACHINE, "mountpoint": "/postgres"}, 10, 20, 40,
    ),
    # A minute costs one of a hundred, and there are less than forty.
    Case(
        "TitanUpDiskFilling", "ticket",
        {_disk("avail"): "45x10 44-1x14 80x60", _disk("size"): "100x90"}, {**MACHINE, "mountpoint": "/postgres"}, 10, 24, 45,
    ),
    # A third of the calls fails for half an hour.
    Case(
        "TitanUpBudgetBurnsFast", "page",
        {_calls("OK"): "0+60x200", _calls("UNAVAILABLE"): f"0x10 30+30x30 930x160"},
        {"service": "habits", "slo": "availability"}, 10, 20, 110,
    ),
    # Half of the calls take longer than a second.
    Case(
        "TitanUpBudgetBurnsFast", "page",
        {_latency("count"): "0+60x200", _latency("bucket", le="1"): "0+60x10 630+30x30 1620+60x160"},
        {"service": "habits", "slo": "latency"}, 10, 20, 110,
    ),
    # Half of the trophies come later than after two and a half seconds.
    Case(
        "TitanUpBudgetBurnsFast", "page",
        {_delay("count"): "0+60x200", _delay("bucket", le="2.5"): "0+60x10 630+30x30 1620+60x160"},
        {**TROPHIES, "slo": "trophies"}, 10, 20, 110,
    ),
    # Four of a thousand calls fail for a day, which no short window notices.
    Case(
        "TitanUpBudgetBurnsSlowly", "ticket",
        {_calls("OK"): "0+2988x150", _calls("INTERNAL"): "0x10 12+12x48 588x100"},
        {"service": "habits", "slo": "availability"}, 300, 1_500, 2_400, step="30m",
    ),
]


def test_files(rules: str) -> list[dict]:
    """What promtool tests, for the rules in this file: cases of days apart from the others, because it evaluates all rules
    of a file equally often. It takes groups in any order unless told, and an alert needs what was recorded at the same moment."""
    order = re.findall(r"^  - name: (\S+)", pathlib.Path(rules).read_text(), re.MULTILINE)
    long = [case for case in CASES if case.quiet > 1_000]
    return [
        {"rule_files": [rules], "evaluation_interval": interval, "group_eval_order": order, "tests": [_test(case) for case in cases]}
        for interval, cases in (("1m", [case for case in CASES if case not in long]), ("15m", long))
    ]


def _test(case: Case) -> dict:
    alert = {"alertname": case.alert, "alertstate": "firing", "severity": case.severity, **case.labels}
    expected = "ALERTS{" + ", ".join(f'{key}="{value}"' for key, value in sorted(alert.items())) + "}"
    selector = f'ALERTS{{alertname="{case.alert}",alertstate="firing"}}'
    return {
        "name": f"{case.alert} {case.labels}",
        "interval": case.step,
        "input_series": [{"series": name, "values": values} for name, values in case.series.items()],
        "promql_expr_test": [
            {"expr": selector, "eval_time": f"{case.before - 1}m", "exp_samples": []},
            {"expr": selector, "eval_time": f"{case.fires}m", "exp_samples": [{"labels": expected, "value": 1}]},
            {"expr": selector, "eval_time": f"{case.quiet}m", "exp_samples": []},
        ],
    }
