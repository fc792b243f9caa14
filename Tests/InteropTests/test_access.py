"""Access rules, checked for every method in the protos."""

import grpc
import pytest
from google.protobuf import message_factory
from interop.errors import failure_of
from interop.people import bearer
from interop.stack import TIMEOUT
from titanup.auth.v1 import auth_pb2
from titanup.habits.v1 import habits_pb2
from titanup.motivation.v1 import motivation_pb2
from titanup.pose.v1 import pose_pb2
from titanup.profile.v1 import profile_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.social.v1 import social_pb2
from titanup.training.v1 import training_pb2
from titanup.trophies.v1 import trophies_pb2

FILES = {
    "auth": auth_pb2,
    "sessions": sessions_pb2,
    "trophies": trophies_pb2,
    "pose": pose_pb2,
    "profile": profile_pb2,
    "training": training_pb2,
    "habits": habits_pb2,
    "motivation": motivation_pb2,
    "social": social_pb2,
}

OPEN = {"Register", "SignIn", "VerifyMfa", "RefreshToken", "GetJwks", "GetReceiptKeys", "IssueServiceToken",
        "VerifyEmail", "ResendVerification", "RequestPasswordReset", "ConfirmPasswordReset", "ConfirmEmailChange",
        "GetDeletionReceipt", "GetSharedAward", "GetAwardKeys", "BeginPasskeySignIn", "SignInWithPasskey", "GetSignInMethods",
        "BeginProviderSignIn", "FinishProviderSignIn"}

METHODS = [
    pytest.param(service, method, id=f"{descriptor.name}.{method.name}")
    for service, module in FILES.items()
    for descriptor in module.DESCRIPTOR.services_by_name.values()
    for method in descriptor.methods
]


def call(stack, service: str, method, metadata=()):
    """Calls a method of any type with one empty request."""
    channel = stack.channel(service)
    path = f"/{method.containing_service.full_name}/{method.name}"
    request = message_factory.GetMessageClass(method.input_type)()
    response = message_factory.GetMessageClass(method.output_type)
    kind = f"{'stream' if method.client_streaming else 'unary'}_{'stream' if method.server_streaming else 'unary'}"
    stub = getattr(channel, kind)(
        path, request_serializer=type(request).SerializeToString, response_deserializer=response.FromString
    )
    answer = stub(iter([request]) if method.client_streaming else request, metadata=metadata, timeout=TIMEOUT)
    return list(answer) if method.server_streaming else answer


@pytest.mark.parametrize("service, method", [case for case in METHODS if case.values[1].name not in OPEN])
def test_every_method_needs_a_token(stack, service, method):
    failure = failure_of(lambda: call(stack, service, method))
    assert failure.code == grpc.StatusCode.UNAUTHENTICATED
    assert failure.domain == "titanup" and failure.reason


@pytest.mark.parametrize("service, method", [case for case in METHODS if case.values[1].name in OPEN])
def test_open_methods_ask_for_no_token(stack, service, method):
    try:
        call(stack, service, method)
    except grpc.RpcError as error:
        # An empty request is refused for its content, not for its caller; and this stack has no provider.
        assert error.code() in (
            grpc.StatusCode.INVALID_ARGUMENT, grpc.StatusCode.NOT_FOUND, grpc.StatusCode.UNAUTHENTICATED
        ) or "no OpenID Connect provider" in error.details()
        takes_a_token = any("token" in field.name for field in method.input_type.fields)
        assert "token" not in error.details().lower() or takes_a_token


@pytest.mark.parametrize(
    "service, method",
    [case for case in METHODS if case.values[1].containing_service.name.endswith("FeedService")
     and case.values[1].name not in OPEN],
)
def test_feeds_refuse_users(stack, ada, service, method):
    failure = failure_of(lambda: call(stack, service, method, bearer(ada.tokens.access_token)))
    assert failure.code == grpc.StatusCode.PERMISSION_DENIED
    assert failure.domain == "titanup" and failure.reason


@pytest.mark.parametrize(
    "service, method", [case for case in METHODS if case.values[1].containing_service.name.endswith("AdminService")]
)
def test_operators_methods_refuse_users(stack, ada, service, method):
    failure = failure_of(lambda: call(stack, service, method, bearer(ada.tokens.access_token)))
    assert (failure.code, failure.reason) == (grpc.StatusCode.PERMISSION_DENIED, "ROLE_NOT_ALLOWED")


def test_no_message_of_pose_can_hold_an_image():
    bytes_fields = [
        field.full_name
        for message in pose_pb2.DESCRIPTOR.message_types_by_name.values()
        for field in message.fields
        if field.type == field.TYPE_BYTES
    ]
    assert not bytes_fields
