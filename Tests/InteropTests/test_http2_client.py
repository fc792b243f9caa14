"""gRPC's negative HTTP/2 cases, run by our client against servers that behave as each case requires."""

import pytest
from interop import programs

pytestmark = pytest.mark.programs

RESETS = ["rst_after_header", "rst_during_data", "rst_after_data"]


def run(case: str, server: str | None = None):
    from interop.http2_server import http2_server

    with http2_server(server or case) as (address, seen):
        result = programs.client(address, case)
    return result, seen


def passes(result) -> None:
    assert result.returncode == 0, result.stdout + result.stderr


def test_a_goaway_moves_calls_to_another_connection():
    result, seen = run("goaway")
    passes(result)
    assert seen.calls == 2 and seen.connection_of_call == [1, 2]


@pytest.mark.parametrize("case", RESETS)
def test_a_reset_fails_the_call(case):
    result, seen = run(case)
    passes(result)
    assert (seen.connections, seen.calls) == (1, 1), "the call is not idempotent, so it is sent once"


def test_pings_are_answered():
    result, seen = run("ping")
    passes(result)
    assert seen.pings == seen.pings_answered == 5
    # Pings that measure a connection are not abuse.
    assert seen.go_aways in ([], [0])


def test_streams_wait_for_the_server_s_limit():
    result, seen = run("max_streams")
    passes(result)
    assert (seen.connections, seen.calls, seen.most_streams) == (1, 11, 1)


@pytest.mark.parametrize("case", RESETS)
def test_a_server_without_a_reset_fails_the_case(case):
    result, _ = run(case, server="ping")
    assert result.returncode == 1
    assert "the call succeeded, though the server has reset its stream" in result.stdout


def test_a_server_with_a_reset_fails_a_case_that_must_succeed():
    result, _ = run("ping", server="rst_after_data")
    assert result.returncode == 1
    assert "ping: FAILED" in result.stdout
