"""The cases of gRPC's interop tests, run by our client: against an official server, and against ours."""

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
#: Python's server cannot tell whether a request came compressed, so it cannot refuse one that did not.
NOT_IN_PYTHON = {"client_compressed_unary", "client_compressed_streaming"}
#: A debug build beside other tests is slow; what it may take is not what these cases are about.
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


@pytest.mark.parametrize("case", CASES)
def test_our_client_against_our_server(security, our_address, case):
    passes(programs.client(our_address, case, *security.client_flags, *PATIENT))


@pytest.mark.parametrize("case", sorted(NOT_IN_PYTHON))
def test_a_server_that_does_not_look_at_compression_fails_the_case(security, official_address, case):
    result = programs.client(official_address, case, *security.client_flags)
    assert result.returncode == 1
    assert "the call succeeded, expected INVALID_ARGUMENT" in result.stdout


def test_all_runs_every_case(our_address, security):
    result = programs.client(our_address, "all", *security.client_flags, *PATIENT)
    passes(result)
    assert result.stdout.splitlines() == [f"{case}: passed" for case in CASES]


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        (["--test_case=no_such"], "--test_case is no_such; there are: all empty_unary"),
        (["--use_tls=maybe"], "--use_tls is maybe; allowed: true, false"),
        (["--speed=9"], "unknown flag --speed"),
        (["--server_port=99999"], "--server_port is 99999; allowed: 0 to 65535"),
    ],
)
def test_a_wrong_command_line_says_what_is_allowed(flags, reason):
    result = programs.client("127.0.0.1:1", "empty_unary", *flags)
    assert result.returncode == 2
    assert reason in result.stderr


def test_a_server_that_is_not_the_one_named_is_not_spoken_to(tmp_path):
    security = securities(tmp_path)["tls"]
    with programs.server(*security.server_flags) as address:
        stranger = [flag.replace(security.identity.name, "stranger.test") for flag in security.client_flags]
        result = programs.client(address, "empty_unary", *stranger)
        assert result.returncode == 1
        assert "empty_unary: FAILED" in result.stdout
