"""gRPC itself, as clients in any language rely on it."""

import concurrent.futures
import time

import grpc
import pytest
from google.protobuf import descriptor_pb2, descriptor_pool, message_factory
from grpc_health.v1 import health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha import reflection_pb2, reflection_pb2_grpc
from grpc_reflection.v1alpha.proto_reflection_descriptor_database import ProtoReflectionDescriptorDatabase
from interop.errors import failure_of, fails
from interop.people import PASSWORD, Services, bearer, new_id
from interop.stack import PORTS, TIMEOUT
from titanup.auth.v1 import auth_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.trophies.v1 import trophies_pb2

SERVICES = {
    "auth": {"titanup.auth.v1.AuthService", "titanup.auth.v1.AuthFeedService", "titanup.auth.v1.AuthAdminService"},
    "sessions": {"titanup.sessions.v1.SessionsService", "titanup.sessions.v1.SessionsFeedService"},
    "trophies": {"titanup.trophies.v1.TrophiesService", "titanup.trophies.v1.TrophiesAdminService"},
    "pose": {"titanup.pose.v1.PoseService", "titanup.pose.v1.PoseFeedService"},
    "profile": {"titanup.profile.v1.ProfileService", "titanup.profile.v1.ProfileFeedService"},
    "training": {"titanup.training.v1.TrainingService", "titanup.training.v1.TrainingFeedService"},
    "habits": {"titanup.habits.v1.HabitsService"},
    "motivation": {"titanup.motivation.v1.MotivationService"},
    "social": {"titanup.social.v1.SocialService"},
}
HEALTH = "grpc.health.v1.Health"
REFLECTION = {"grpc.reflection.v1.ServerReflection", "grpc.reflection.v1alpha.ServerReflection"}

every_service = pytest.mark.parametrize("service", PORTS)


# Reflection


@every_service
def test_reflection_lists_the_services(stack, service):
    stub = reflection_pb2_grpc.ServerReflectionStub(stack.channel(service))
    requests = iter([reflection_pb2.ServerReflectionRequest(list_services="")])
    [response] = stub.ServerReflectionInfo(requests, timeout=TIMEOUT)
    names = {entry.name for entry in response.list_services_response.service}
    assert SERVICES[service] | {HEALTH} | REFLECTION <= names
    assert not {name for name in names if name.startswith("titanup.")} - SERVICES[service]


@every_service
def test_reflection_describes_every_service_it_lists(stack, service):
    database = ProtoReflectionDescriptorDatabase(stack.channel(service))
    pool = descriptor_pool.DescriptorPool(database)
    for name in database.get_services():
        assert pool.FindServiceByName(name).methods


@every_service
def test_reflection_reports_unknown_symbols_as_not_found(stack, service):
    stub = reflection_pb2_grpc.ServerReflectionStub(stack.channel(service))
    requests = [
        reflection_pb2.ServerReflectionRequest(file_containing_symbol="no.such.Symbol"),
        reflection_pb2.ServerReflectionRequest(file_by_filename="no/such.proto"),
    ]
    responses = list(stub.ServerReflectionInfo(iter(requests), timeout=TIMEOUT))
    assert [response.error_response.error_code for response in responses] == [5, 5]


@pytest.mark.parametrize("package", ["grpc.reflection.v1", "grpc.reflection.v1alpha"])
def test_reflection_responds_to_every_kind_of_request(stack, package):
    # Both versions have the same messages on the wire.
    info = stack.channel("auth").stream_stream(
        f"/{package}.ServerReflection/ServerReflectionInfo",
        request_serializer=reflection_pb2.ServerReflectionRequest.SerializeToString,
        response_deserializer=reflection_pb2.ServerReflectionResponse.FromString,
    )
    user = "titanup.auth.v1.User"
    symbols = [user, f"{user}.email", "titanup.auth.v1.AuthService.Register", "titanup.auth.v1.VERIFICATION_STATE_PENDING"]
    extension = reflection_pb2.ExtensionRequest(containing_type=user, extension_number=100)
    requests = [
        *(reflection_pb2.ServerReflectionRequest(file_containing_symbol=symbol) for symbol in symbols),
        reflection_pb2.ServerReflectionRequest(file_by_filename="titanup/auth/v1/auth.proto"),
        reflection_pb2.ServerReflectionRequest(file_containing_extension=extension),
        reflection_pb2.ServerReflectionRequest(all_extension_numbers_of_type=user),
        reflection_pb2.ServerReflectionRequest(all_extension_numbers_of_type="no.such.Type"),
    ]
    *files, missing, none, unknown = info(iter(requests), timeout=TIMEOUT)
    for response in files:
        names = [
            descriptor_pb2.FileDescriptorProto.FromString(file).name
            for file in response.file_descriptor_response.file_descriptor_proto
        ]
        assert "titanup/auth/v1/auth.proto" in names
    assert missing.error_response.error_code == unknown.error_response.error_code == 5
    assert none.all_extension_numbers_response.base_type_name == user
    assert not none.all_extension_numbers_response.extension_number


def test_a_client_built_only_by_reflection_can_register(stack):
    channel = stack.channel("auth")
    pool = descriptor_pool.DescriptorPool(ProtoReflectionDescriptorDatabase(channel))
    method = pool.FindServiceByName("titanup.auth.v1.AuthService").FindMethodByName("Register")
    request_type = message_factory.GetMessageClass(method.input_type)
    response_type = message_factory.GetMessageClass(method.output_type)
    register = channel.unary_unary(
        f"/{method.containing_service.full_name}/{method.name}",
        request_serializer=request_type.SerializeToString,
        response_deserializer=response_type.FromString,
    )
    email = f"{new_id()}@example.org"
    request = request_type(email=email, password=PASSWORD, display_name="Reflected")
    response = register(request, timeout=TIMEOUT)
    assert response.user.email == email and response.tokens.access_token


# Health


@every_service
def test_health_is_serving(stack, service):
    stub = health_pb2_grpc.HealthStub(stack.channel(service))
    for name in ("", *SERVICES[service]):
        response = stub.Check(health_pb2.HealthCheckRequest(service=name), timeout=TIMEOUT)
        assert response.status == health_pb2.HealthCheckResponse.SERVING, name


@every_service
def test_health_of_an_unknown_service_is_not_found(stack, service):
    stub = health_pb2_grpc.HealthStub(stack.channel(service))
    failure = failure_of(lambda: stub.Check(health_pb2.HealthCheckRequest(service="no.such"), timeout=TIMEOUT))
    assert failure.code == grpc.StatusCode.NOT_FOUND
    call = stub.Watch(health_pb2.HealthCheckRequest(service="no.such"), timeout=TIMEOUT)
    assert next(call).status == health_pb2.HealthCheckResponse.SERVICE_UNKNOWN
    call.cancel()


@every_service
def test_health_can_be_watched(stack, service):
    stub = health_pb2_grpc.HealthStub(stack.channel(service))
    call = stub.Watch(health_pb2.HealthCheckRequest(), timeout=TIMEOUT)
    assert next(call).status == health_pb2.HealthCheckResponse.SERVING
    call.cancel()


# Messages


def raw(channel, path, request: bytes, metadata=()):
    """Calls with any bytes as the request."""
    return channel.unary_unary(path, request_serializer=None, response_deserializer=None)(
        request, metadata=metadata, timeout=TIMEOUT
    )


CREATE = "/titanup.sessions.v1.SessionsService/CreateSession"


@pytest.mark.parametrize(
    "request_bytes",
    [b"\xff", b"\x0a\x05abc", b"\x08\x01" * 3 + b"\x0a", b"\x12\x02\xff\xfe"],
    ids=["no tag", "a length beyond the end", "cut off", "a string that is no UTF-8"],
)
def test_a_malformed_message_is_invalid(ada, stack, request_bytes):
    with fails(grpc.StatusCode.INVALID_ARGUMENT):
        raw(stack.channel("sessions"), CREATE, request_bytes, bearer(ada.tokens.access_token))


def test_unknown_fields_are_skipped(stack):
    request = auth_pb2.GetJwksRequest().SerializeToString() + b"\xfa\x7f\x03new"
    answer = raw(stack.channel("auth"), "/titanup.auth.v1.AuthService/GetJwks", request)
    assert auth_pb2.GetJwksResponse.FromString(answer).keys


def test_five_mebibytes_affect_no_other_call_on_the_connection(ada, stack):
    channel = stack.new_channel("trophies")
    mine = Services(lambda _: channel, bearer(ada.tokens.access_token))
    watch = mine.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest())
    watch.initial_metadata()
    too_large = trophies_pb2.ListAwardsRequest(page_token="x" * (5 << 20))
    for _ in range(3):
        with fails(grpc.StatusCode.RESOURCE_EXHAUSTED, "MESSAGE_TOO_LARGE") as failure:
            mine.trophies.ListAwards(too_large)
        assert str(4 << 20) in failure.message
    # The stream that was already open on the same connection continues.
    ada.store(ada.upload().receipt)
    assert next(watch).award.trophy.trophy_id
    watch.cancel()
    channel.close()


def test_a_message_just_below_the_limit_is_not_refused_for_its_size(ada):
    request = sessions_pb2.CreateSessionRequest(receipt_jws="x" * ((4 << 20) - 1024), session=ada.declaration(5))
    failure = failure_of(lambda: ada.sessions.CreateSession(request))
    assert failure.code != grpc.StatusCode.RESOURCE_EXHAUSTED


def test_an_unknown_method_is_unimplemented(ada, stack):
    for path in (
        "/titanup.sessions.v1.SessionsService/NoSuchMethod",
        "/no.such.Service/Method",
        "/titanup.auth.v1.AuthService/Register",
    ):
        failure = failure_of(lambda: raw(stack.channel("sessions"), path, b"", bearer(ada.tokens.access_token)))
        assert failure.code == grpc.StatusCode.UNIMPLEMENTED, path


# Calls


def test_failed_calls_affect_no_others_on_the_same_connection(ada, stack):
    """Every way of being refused early, mixed with calls that must succeed, on one connection."""
    channel = stack.new_channel("sessions")
    mine = Services(lambda _: channel, bearer(ada.tokens.access_token))
    nobody = Services(lambda _: channel)
    stored = ada.declare()

    def good(_):
        request = sessions_pb2.GetSessionRequest(session_id=stored.session_id)
        return mine.sessions.GetSession(request).session == stored

    def bad(kind):
        return failure_of(
            [
                lambda: nobody.sessions.ListSessions(sessions_pb2.ListSessionsRequest()),
                lambda: mine.sessions.GetSession(sessions_pb2.GetSessionRequest(session_id=new_id())),
                lambda: mine.sessions.CreateSession(sessions_pb2.CreateSessionRequest()),
                lambda: mine.sessions.CreateSession(sessions_pb2.CreateSessionRequest(receipt_jws="x" * (5 << 20))),
                lambda: raw(channel, CREATE, b"\xff", bearer(ada.tokens.access_token)),
                lambda: list(mine.sessions_feed.WatchSessionChanges(sessions_pb2.WatchSessionChangesRequest())),
            ][kind % 6]
        ).code

    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        refused = [pool.submit(bad, kind) for kind in range(60)]
        answers = list(pool.map(good, range(200)))
    assert all(answers)
    codes = [future.result() for future in refused]
    expected = ["UNAUTHENTICATED", "NOT_FOUND", "INVALID_ARGUMENT", "RESOURCE_EXHAUSTED", "INVALID_ARGUMENT",
                "PERMISSION_DENIED"]
    assert [code.name for code in codes] == expected * 10
    channel.close()


def test_a_deadline_ends_a_call_on_both_sides(ada):
    stub = ada.trophies.stub
    metadata = bearer(ada.tokens.access_token)
    started = time.monotonic()
    failure = failure_of(lambda: list(stub.WatchAwards(trophies_pb2.WatchAwardsRequest(), metadata=metadata, timeout=0.5)))
    assert failure.code == grpc.StatusCode.DEADLINE_EXCEEDED
    assert time.monotonic() - started >= 0.5


def test_the_request_id_is_returned(ada):
    request_id = new_id()
    metadata = bearer(ada.tokens.access_token) + (("x-request-id", request_id),)
    _, call = ada.sessions.stub.ListSessions.with_call(
        sessions_pb2.ListSessionsRequest(), metadata=metadata, timeout=TIMEOUT
    )
    assert dict(call.initial_metadata())["x-request-id"] == request_id
    _, call = ada.sessions.stub.ListSessions.with_call(
        sessions_pb2.ListSessionsRequest(), metadata=bearer(ada.tokens.access_token), timeout=TIMEOUT
    )
    assert dict(call.initial_metadata())["x-request-id"], "a missing one is generated"


def test_watches_on_one_connection_are_limited(ada, bob, stack):
    # Each process counts for itself, and a balancer spreads a connection's calls over all.
    channel = stack.new_channel("trophies", stack.direct("trophies"))
    mine = Services(lambda _: channel, bearer(ada.tokens.access_token))
    calls = [mine.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest()) for _ in range(32)]
    for call in calls:
        call.initial_metadata()
    with fails(grpc.StatusCode.RESOURCE_EXHAUSTED, "TOO_MANY_WATCHES"):
        next(mine.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest()))
    # Neither her other calls nor another account's watches are affected.
    assert not ada.awards()
    bobs = bob.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest())
    bobs.initial_metadata()
    bobs.cancel()
    ada.store(ada.upload().receipt)
    first = [next(call).award for call in calls]
    assert all(award == first[0] for award in first)
    for call in calls:
        call.cancel()
    channel.close()


def test_spaces_around_metadata_values_are_removed(ada):
    [(name, value)] = bearer(ada.tokens.access_token)
    stub = ada.sessions.stub
    metadata = ((name, f" {value}  "), ("x-request-id", " "), ("x-other", ""))
    stub.ListSessions(sessions_pb2.ListSessionsRequest(), metadata=metadata, timeout=TIMEOUT)
