"""Callers without a token and behind proxies: nobody uses up others' share, and each is counted separately."""

import itertools
import time
import urllib.request

import grpc
import pytest
from grpc_health.v1 import health_pb2, health_pb2_grpc
from interop.certificates import Certificates
from interop.errors import failure_of, fails
from interop.mail import MailStack
from interop.people import PASSWORD, bearer, new_id
from interop.proxies import Crowd, ProxyRelay, proxy_header
from interop.stack import TIMEOUT
from titanup.auth.v1 import auth_pb2, auth_pb2_grpc

# The services here run on the stack's database.
pytestmark = pytest.mark.usefixtures("stack")

EXHAUSTED = grpc.StatusCode.RESOURCE_EXHAUSTED
CHECK, WATCH = health_pb2.HealthCheckRequest(), "/grpc.health.v1.Health/Watch"
# Crowds call from their own neighbourhood.
ELSEWHERE = "127.66.66.66"


@pytest.fixture(scope="module")
def auth(tmp_path_factory):
    """An auth service with its default limits, except for the one per minute, which would be reached first."""
    with MailStack(tmp_path_factory.mktemp("edge"), TITANUP_PUBLIC_CALLS_PER_MINUTE="0") as stack:
        yield stack


@pytest.fixture(scope="module")
def proxied(tmp_path_factory):
    """An auth service behind proxies on this machine, which allows a neighbourhood one watch at a time."""
    settings = {"TITANUP_TRUSTED_PROXIES": "127.0.0.0/24", "TITANUP_PUBLIC_STREAMS_PER_NEIGHBOURHOOD": "1"}
    with MailStack(tmp_path_factory.mktemp("proxied"), **settings) as stack:
        yield stack


def metric(stack, name: str) -> float:
    port = stack.environment["TITANUP_ADMIN_PORT"]
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=TIMEOUT) as page:
        lines = page.read().decode().splitlines()
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name))


def breaches(stack, limit: str) -> float:
    return metric(stack, f'grpc_server_limits_breached_total{{limit="{limit}"}}')


def until(condition) -> None:
    end = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def serves_others(stack) -> None:
    """Others can register, sign in, call with a token, and check health both ways."""
    stub = auth_pb2_grpc.AuthServiceStub(stack.channel("auth"))
    email = f"{new_id()}@example.org"
    request = auth_pb2.RegisterRequest(email=email, password=PASSWORD, display_name="Ada", request_id=new_id())
    stub.Register(request, timeout=TIMEOUT)
    with stack.new_channel("auth") as channel:
        stub, health = auth_pb2_grpc.AuthServiceStub(channel), health_pb2_grpc.HealthStub(channel)
        tokens = stub.SignIn(auth_pb2.SignInRequest(email=email, password=PASSWORD), timeout=TIMEOUT).tokens
        for _ in range(20):
            me = stub.WhoAmI(auth_pb2.WhoAmIRequest(), metadata=bearer(tokens.access_token), timeout=TIMEOUT)
            assert me.user.email == email
            assert health.Check(CHECK, timeout=TIMEOUT).status == 1
        watch = health.Watch(CHECK, timeout=TIMEOUT)
        assert next(watch).status == 1
        watch.cancel()


@pytest.mark.parametrize(
    "path, body, limit, share",
    [
        (WATCH, b"\0\0\0\0\0", "public_streams", 100),
        ("/grpc.reflection.v1.ServerReflection/ServerReflectionInfo", None, "public_streams", 100),
        ("/titanup.auth.v1.AuthService/SignIn", None, "public_calls", 2_500),
        ("/grpc.health.v1.Health/Check", None, "health_checks", 100),
    ],
    ids=["watches", "reflection", "sign-ins", "checks"],
)
def test_one_address_cannot_lock_a_service_out(auth, path, body, limit, share):
    service, method = path[1:].split("/")
    before = breaches(auth, limit)
    kind = {"Watch": "server_stream", "ServerReflectionInfo": "bidi_stream"}.get(method, "unary")
    running = f'grpc_server_in_flight{{grpc_method="{method}",grpc_service="{service}",grpc_type="{kind}"}}'
    idle = metric(auth, running)
    with Crowd(auth.addresses["auth"], ELSEWHERE, 110, path, body):
        # 11,000 calls are opened: the address's share runs, and the rest is refused.
        until(lambda: breaches(auth, limit) - before == 11_000 - share)
        until(lambda: metric(auth, running) - idle == share)
        serves_others(auth)
        # Their own watch ends a moment after they hang up.
        until(lambda: metric(auth, running) - idle == share)
    until(lambda: metric(auth, running) == idle)
    serves_others(auth)


def test_an_address_has_a_limit_of_connections(tmp_path):
    settings = {"TITANUP_MAX_CONNECTIONS_PER_ADDRESS": "5"}
    with MailStack(tmp_path, **settings) as stack:
        with Crowd(stack.addresses["auth"], ELSEWHERE, 20, WATCH):
            until(lambda: breaches(stack, "connections_per_address") == 15)
            serves_others(stack)


def behind(address: str):
    return (("x-forwarded-for", address),)


def test_a_refusal_says_why_and_for_how_long(proxied):
    health = health_pb2_grpc.HealthStub(proxied.channel("auth"))
    watch = health.Watch(CHECK, metadata=behind("203.0.113.7"), timeout=TIMEOUT)
    assert next(watch).status == 1
    with fails(EXHAUSTED, "TOO_MANY_PUBLIC_STREAMS") as failure:
        next(health.Watch(CHECK, metadata=behind("203.0.113.200") + (("accept-language", "de"),), timeout=TIMEOUT))
    assert failure.retry_delay == 10 and "203.0.113.0/24" in failure.message and failure.words["de"]
    # Another client of the same proxy has its own share.
    other = health.Watch(CHECK, metadata=(("forwarded", 'for="[2001:db8::1]:4711"'),), timeout=TIMEOUT)
    assert next(other).status == 1
    watch.cancel()
    other.cancel()


def test_a_stream_without_a_token_ends_at_its_maximum_age(tmp_path):
    with MailStack(tmp_path, TITANUP_PUBLIC_STREAM_MAX_AGE="200ms") as stack:
        watch = health_pb2_grpc.HealthStub(stack.channel("auth")).Watch(CHECK, timeout=TIMEOUT)
        assert next(watch).status == 1
        with fails(grpc.StatusCode.UNAVAILABLE, "STREAM_TOO_OLD") as failure:
            next(watch)
        assert failure.retry_delay is not None


def guess(stub, email: str, address: str, password: str = "not the password"):
    return lambda: stub.SignIn(
        auth_pb2.SignInRequest(email=email, password=password), metadata=behind(address), timeout=TIMEOUT)


def guess_until_locked_out(stub, email: str, addresses: list[str]):
    """Each failure doubles the delay; from five seconds on, even a slow machine calls again before it ends."""
    for address in itertools.islice(itertools.cycle(addresses), 60):
        failure = failure_of(guess(stub, email, address))
        if failure.reason == "TOO_MANY_ATTEMPTS" and failure.retry_delay >= 5:
            return
    raise AssertionError("60 wrong passwords locked nobody out")


def register(stack, **options) -> str:
    email = f"{new_id()}@example.org"
    request = auth_pb2.RegisterRequest(email=email, password=PASSWORD, display_name="Ada", request_id=new_id())
    auth_pb2_grpc.AuthServiceStub(stack.channel("auth")).Register(request, timeout=TIMEOUT, **options)
    return email


def test_wrong_passwords_behind_a_proxy_lock_out_only_their_own_client(proxied):
    """The owner has signed in from home before, like everybody else behind the same proxy."""
    stub = auth_pb2_grpc.AuthServiceStub(proxied.channel("auth"))
    email, home, attacker = register(proxied, metadata=behind("198.51.100.9")), "198.51.100.9", "203.0.113.7"
    guess(stub, email, home, PASSWORD)()
    assert failure_of(guess(stub, email, attacker)).reason == "BAD_CREDENTIALS"
    guess_until_locked_out(stub, email, [attacker])
    assert failure_of(guess(stub, email, attacker, PASSWORD)).reason == "TOO_MANY_ATTEMPTS"
    signed_in = guess(stub, email, home, PASSWORD)()
    devices = stub.ListAuthSessions(
        auth_pb2.ListAuthSessionsRequest(), metadata=bearer(signed_in.tokens.access_token), timeout=TIMEOUT).auth_sessions
    assert "198.51.100.0/24" in {device.address for device in devices}
    proxied.wait_for_log('"peer":"203.0.113.7"')


def test_forwarded_addresses_of_an_untrusted_peer_are_ignored(auth):
    stub = auth_pb2_grpc.AuthServiceStub(auth.channel("auth"))
    email = register(auth)
    guess_until_locked_out(stub, email, [f"203.0.{number}.7" for number in range(20)])
    assert "203.0." not in auth.log.read_text()


def test_the_proxy_protocol_in_front_of_tls(tmp_path):
    certificates = Certificates(tmp_path / "certificates")
    settings = {**certificates.environment(), "TITANUP_TRUSTED_PROXIES": "127.0.0.1"}
    with MailStack(tmp_path, **settings) as stack:
        credentials = grpc.ssl_channel_credentials(certificates.bytes("ca.pem"))
        for client, neighbourhood in (("203.0.113.7", "203.0.113.0/24"), ("2001:db8:1::7", "2001:db8:1::/48")):
            with ProxyRelay(stack.addresses["auth"], proxy_header(client)) as relay:
                with grpc.secure_channel(relay.address, credentials) as channel:
                    stub = auth_pb2_grpc.AuthServiceStub(channel)
                    request = auth_pb2.RegisterRequest(
                        email=f"{new_id()}@example.org", password=PASSWORD, display_name="Ada", request_id=new_id())
                    token = stub.Register(request, timeout=TIMEOUT).tokens.access_token
                    devices = stub.ListAuthSessions(
                        auth_pb2.ListAuthSessionsRequest(), metadata=bearer(token), timeout=TIMEOUT).auth_sessions
                    assert [device.address for device in devices] == [neighbourhood]
        # A proxy doesn't have to send a header, and a malformed one ends the connection.
        with grpc.secure_channel(stack.addresses["auth"], credentials) as channel:
            assert health_pb2_grpc.HealthStub(channel).Check(CHECK, timeout=TIMEOUT).status == 1
        malformed = breaches(stack, "proxy_header")
        with ProxyRelay(stack.addresses["auth"], proxy_header("203.0.113.7")[:12] + bytes([0x31, 0x11, 0, 0])) as relay:
            with grpc.secure_channel(relay.address, credentials) as channel:
                with fails(grpc.StatusCode.UNAVAILABLE):
                    health_pb2_grpc.HealthStub(channel).Check(CHECK, timeout=TIMEOUT)
        assert breaches(stack, "proxy_header") > malformed


def test_a_proxy_header_of_an_untrusted_peer_ends_the_connection(tmp_path):
    certificates = Certificates(tmp_path / "certificates")
    settings = {**certificates.environment(), "TITANUP_TRUSTED_PROXIES": "192.0.2.0/24"}
    with MailStack(tmp_path, **settings) as stack:
        with ProxyRelay(stack.addresses["auth"], proxy_header("203.0.113.7")) as relay:
            credentials = grpc.ssl_channel_credentials(certificates.bytes("ca.pem"))
            with grpc.secure_channel(relay.address, credentials) as channel:
                with fails(grpc.StatusCode.UNAVAILABLE):
                    health_pb2_grpc.HealthStub(channel).Check(CHECK, timeout=TIMEOUT)
