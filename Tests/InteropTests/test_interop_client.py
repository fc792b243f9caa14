"""gRPC's interop test cases, run by our client against an official server and against ours."""

import pytest
from interop import programs
from interop.peers import securities

pytestmark = pytest.mark.programs

CASES = [
    "empty_unary", "large_unary", "client_compressed_unary", "server_compressed_unary", "client_streaming",
    "client_compressed_streaming", "server_streaming", "server_compressed_streaming", "ping_pong", "empty_stream",
    "half_duplex", "custom_metadata", "status_code_and_message", "special_status_message", "unimplemented_method",
    "unimplemented_service", "cancel_after_begin", "cancel_after_first_response", "timeout_on_sleeping_server",
    "concurrent_large_unary", "rpc_soak", "channel_soak",
]
#: Python's server can't see whether a request was compressed, so it can't refuse an uncompressed one.
NOT_IN_PYTHON = {"client_compressed_unary", "client_compressed_streaming"}
#: A debug build that runs next to other tests is slow, and these cases are not about speed.
PATIENT = ["--soak_per_iteration_max_acceptable_latency_ms=30000", "--soak_overall_timeout_seconds=60"]


@pytest.fixture(scope="module", params=["plain", "tls"])
def security(request, tmp_path_factory):
    return securities(tmp_path_factory.mktemp("certificates"))[request.param]


@pytest.fixture(scope="module")
def official_address(security):
    from interop.test_service import official_server

    with official_server(security) as address:
        yield address


@pytest.fixture(scope="module")
def our_address(security):
    with programs.server(*security.server_flags) as address:
        yield address


def passes(result) -> None:
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("case", [case for case in CASES if case not in NOT_IN_PYTHON])
def test_our_client_against_an_official_server(security, official_address, case):
    passes(programs.client(official_address, case, *security.client_flags, *PATIENT))


@pytest.fixture(scope="module")
def all_cases(our_address, security):
    """One run of all cases, as some take long, and each starts a program of its own otherwise."""
    return programs.client(our_address, "all", *security.client_flags, *PATIENT, patience=10)


@pytest.mark.parametrize("case", CASES)
def test_our_client_against_our_server(all_cases, case):
    assert f"{case}: passed" in all_cases.stdout.splitlines(), all_cases.stdout + all_cases.stderr


@pytest.mark.parametrize("case", sorted(NOT_IN_PYTHON))
def test_a_server_that_ignores_compression_flags_fails_the_case(security, official_address, case):
    result = programs.client(official_address, case, *security.client_flags)
    assert result.returncode == 1
    assert "the call succeeded, expected INVALID_ARGUMENT" in result.stdout


def test_all_runs_every_case(all_cases):
    passes(all_cases)
    assert all_cases.stdout.splitlines() == [f"{case}: passed" for case in CASES]


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        (["--test_case=no_such"], "--test_case is no_such; there are: all empty_unary"),
        (["--use_tls=maybe"], "--use_tls is maybe; allowed: true, false"),
        (["--speed=9"], "unknown flag --speed"),
        (["--server_port=99999"], "--server_port is 99999; allowed: 0 to 65535"),
    ],
)
def test_a_wrong_command_line_shows_the_allowed_values(flags, reason):
    result = programs.client("127.0.0.1:1", "empty_unary", *flags)
    assert result.returncode == 2
    assert reason in result.stderr


def test_a_server_with_another_name_is_refused(tmp_path):
    security = securities(tmp_path)["tls"]
    with programs.server(*security.server_flags) as address:
        stranger = [flag.replace(security.identity.name, "stranger.test") for flag in security.client_flags]
        result = programs.client(address, "empty_unary", *stranger)
        assert result.returncode == 1
        assert "empty_unary: FAILED" in result.stdout
