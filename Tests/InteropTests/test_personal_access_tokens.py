"""Personal access tokens: what one may do and what not, for every method of every service, and how they end."""

import functools
import json
import pathlib
import re
import time

import grpc
import pytest
from google.protobuf import descriptor_pb2, duration_pb2, message_factory
from interop import web
from interop.command_line import Client
from interop.errors import Failure, fails
from interop.people import Person, Services, bearer, new_id, now
from interop.web import Browser, OnePort
from test_access import FILES, METHODS, OPEN
from titanup.auth.v1 import auth_pb2
from titanup.habits.v1 import habits_pb2
from titanup.profile.v1 import profile_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.training.v1 import training_pb2

PROTOS = pathlib.Path(__file__).resolve().parents[2] / "proto" / "titanup"
NO_SIDE_EFFECTS = descriptor_pb2.MethodOptions.NO_SIDE_EFFECTS
PERMISSION_DENIED, UNAUTHENTICATED = grpc.StatusCode.PERMISSION_DENIED, grpc.StatusCode.UNAUTHENTICATED
ALL = [f"{service}:{access}" for service in FILES for access in ("read", "write")]
#: No scope permits them: they prove or end sign-ins, change how one signs in, end the account, or manage tokens.
SIGN_IN = {"SignOut", "Reauthenticate", "EnrollTotp", "ActivateTotp", "DisableTotp", "RegenerateRecoveryCodes", "RevokeAuthSession",
           "RevokeOtherAuthSessions", "ChangePassword", "ChangeEmail", "DeleteAccount", "CancelAccountDeletion",
           "CreatePersonalAccessToken", "ListPersonalAccessTokens", "RevokePersonalAccessToken", "BeginPasskeyRegistration", "RegisterPasskey",
           "ListPasskeys", "RenamePasskey", "DeletePasskey", "GetProviderLink", "LinkProvider", "UnlinkProvider"}
#: Of tokens, by what they are.
REFUSALS = {"TOKEN_SCOPE_MISSING", "SIGN_IN_REQUIRED", "ROLE_NOT_ALLOWED", "REAUTHENTICATION_REQUIRED"}
#: What a method does elsewhere in its caller's name needs a scope there, too.
ELSEWHERE = {"SelectVoicePack": "profile:write", "ListReceivedInvitations": "auth:read"}
# Requirement: within a second; the machine may be slow.
PROMPT = 5


def create(person, *scopes, name="script", **fields) -> auth_pb2.CreatePersonalAccessTokenResponse:
    return person.auth.CreatePersonalAccessToken(
        auth_pb2.CreatePersonalAccessTokenRequest(name=name, scopes=scopes, request_id=new_id(), **fields))


def listed(person) -> list[auth_pb2.PersonalAccessToken]:
    return list(person.auth.ListPersonalAccessTokens(auth_pb2.ListPersonalAccessTokensRequest()).personal_access_tokens)


def revoke(person, made) -> None:
    person.auth.RevokePersonalAccessToken(auth_pb2.RevokePersonalAccessTokenRequest(
        personal_access_token_id=made.personal_access_token.personal_access_token_id))


def using(stack, made) -> Services:
    return Services(stack.channel, bearer(made.secret))


@pytest.fixture(scope="module")
def tokens(stack):
    """The secrets of an account's tokens: with one scope, with all but one, and with all."""
    person = Person(stack)
    # A profile begins with what auth knows: see below.
    person.profile.GetProfile(profile_pb2.GetProfileRequest())
    made = {"all": create(person, *ALL).secret}
    for scope in ALL:
        made[f"only {scope}"] = create(person, scope).secret
        made[f"no {scope}"] = create(person, *[other for other in ALL if other != scope]).secret
    return made


def outcome(stack, service: str, method, secret: str) -> Failure:
    """Calls a method of any type with one empty request. Without a failure, the code is None."""
    request = message_factory.GetMessageClass(method.input_type)()
    response = message_factory.GetMessageClass(method.output_type)
    kind = f"{'stream' if method.client_streaming else 'unary'}_{'stream' if method.server_streaming else 'unary'}"
    stub = getattr(stack.channel(service), kind)(
        f"/{method.containing_service.full_name}/{method.name}", request_serializer=type(request).SerializeToString,
        response_deserializer=response.FromString)
    call = functools.partial(stub, iter([request]) if method.client_streaming else request, metadata=bearer(secret))
    try:
        if not method.server_streaming:
            call(timeout=30)
        elif method.name.startswith(("Watch", "StreamDue")):
            # It would go on: it has begun when it has initial metadata. A refusal has only trailing ones.
            running = call(timeout=30)
            if "x-request-id" not in dict(running.initial_metadata()):
                list(running)
            running.cancel()
        else:
            list(call(timeout=30))
    except grpc.RpcError as error:
        return Failure().read(error)
    return Failure()


def scope_of(service: str, method) -> str:
    return f"{service}:{'read' if method.GetOptions().idempotency_level == NO_SIDE_EFFECTS else 'write'}"


@pytest.mark.parametrize("service, method", METHODS)
def test_a_token_can_do_what_its_scope_says_and_nothing_else(stack, tokens, service, method):
    owner, scope = method.containing_service.name, scope_of(service, method)
    only, without, everything = (outcome(stack, service, method, tokens[which]) for which in (f"only {scope}", f"no {scope}", "all"))
    if method.name in OPEN:
        # They look at no token.
        assert not {only.reason, without.reason} & REFUSALS
    elif owner.endswith(("FeedService", "AdminService")):
        for failure in (only, without, everything):
            assert (failure.code, failure.reason) == (PERMISSION_DENIED, "ROLE_NOT_ALLOWED")
    elif method.name in SIGN_IN:
        for failure in (only, without, everything):
            assert (failure.code, failure.reason) == (PERMISSION_DENIED, "SIGN_IN_REQUIRED")
            assert failure.words == {"en": "An access token can't do this. Please sign in."}
    else:
        assert (without.code, without.reason) == (PERMISSION_DENIED, "TOKEN_SCOPE_MISSING")
        others = " ".join(sorted((other for other in ALL if other != scope), key=ALL.index))
        assert without.info == {"scope": scope, "token_scopes": others}
        if method.name in ELSEWHERE:
            assert (only.reason, only.info["scope"]) == ("TOKEN_SCOPE_MISSING", ELSEWHERE[method.name])
        for failure in (everything,) if method.name in ELSEWHERE else (only, everything):
            # What the method says about an empty request is its own.
            assert failure.reason not in REFUSALS and failure.code not in (UNAUTHENTICATED, grpc.StatusCode.UNAVAILABLE), failure


def test_whatever_needs_a_fresh_sign_in_refuses_tokens(stack):
    """As the protos say it."""
    found = set()
    for file in PROTOS.glob("*/v1/*.proto"):
        service = ""
        for comment, keyword, name in re.findall(r"((?:^ *//.*\n)*)^ *(service|rpc) (\w+)", file.read_text(), re.MULTILINE):
            service = name if keyword == "service" else service
            if keyword == "rpc" and "REAUTHENTICATION_REQUIRED" in comment and not service.endswith("AdminService"):
                found.add(name)
    assert "DeleteAccount" in found and found - SIGN_IN == {"ResetTrainingData"}
    # It needs one for some requests only.
    program = using(stack, create(Person(stack), "training:write"))
    program.training.ResetTrainingData(training_pb2.ResetTrainingDataRequest())
    with fails(PERMISSION_DENIED, "SIGN_IN_REQUIRED"):
        program.training.ResetTrainingData(training_pb2.ResetTrainingDataRequest(scopes=[training_pb2.RESET_SCOPE_HISTORY]))


def test_a_token_acts_for_its_owner_and_shows_its_last_use(stack, ada, bob):
    made = create(ada, "habits:read", "habits:write", "auth:read", lifetime=duration_pb2.Duration(seconds=86_400))
    token, program = made.personal_access_token, using(stack, made)
    assert not token.HasField("last_use_time") and list(token.scopes) == ["auth:read", "habits:read", "habits:write"]
    assert abs(token.expire_time.ToDatetime().timestamp() - now().timestamp() - 86_400) < 60
    assert program.auth.WhoAmI(auth_pb2.WhoAmIRequest()).user.user_id == ada.user_id
    assert program.habits.ListHabits(habits_pb2.ListHabitsRequest()) == ada.habits.ListHabits(habits_pb2.ListHabitsRequest())
    [seen] = listed(ada)
    assert seen.HasField("last_use_time") and seen.personal_access_token_id == token.personal_access_token_id
    with fails(grpc.StatusCode.NOT_FOUND, "PERSONAL_ACCESS_TOKEN_NOT_FOUND"):
        revoke(bob, made)
    kinds = [event.kind for event in ada.auth.ListSecurityEvents(auth_pb2.ListSecurityEventsRequest()).security_events]
    assert kinds == [auth_pb2.SECURITY_EVENT_KIND_PERSONAL_ACCESS_TOKEN_CREATED, auth_pb2.SECURITY_EVENT_KIND_REGISTERED]


def test_a_profile_that_has_not_begun_needs_what_auth_knows(stack, ada):
    made = create(ada, "profile:read")
    program = using(stack, made)
    with fails(PERMISSION_DENIED, "TOKEN_SCOPE_MISSING") as failure:
        program.profile.GetProfile(profile_pb2.GetProfileRequest())
    assert failure.info == {"scope": "auth:read", "token_scopes": "profile:read"}
    ada.profile.GetProfile(profile_pb2.GetProfileRequest())
    program.profile.GetProfile(profile_pb2.GetProfileRequest())


def test_a_revoked_token_is_refused_by_every_service_at_once(stack, ada):
    made, kept = create(ada, *ALL), create(ada, *ALL)
    calls = [(service, method) for service, method in (case.values for case in METHODS)
             if scope_of(service, method) == f"{service}:read" and not method.server_streaming and method.name not in OPEN | SIGN_IN
             and method.containing_service.name == f"{service.capitalize()}Service"]
    first = {service: method for service, method in reversed(calls)}
    assert set(first) == set(FILES)
    # They know it from now on.
    for service, method in first.items():
        assert outcome(stack, service, method, made.secret).code not in (UNAUTHENTICATED, PERMISSION_DENIED)
    watches = [using(stack, each).sessions.WatchSessions(sessions_pb2.WatchSessionsRequest()) for each in (made, kept)]
    for watch in watches:
        watch.initial_metadata()
    start = time.monotonic()
    revoke(ada, made)
    with fails(UNAUTHENTICATED, "TOKEN_REVOKED"):
        for _ in watches[0]:
            pass
    for service, method in first.items():
        while (failure := outcome(stack, service, method, made.secret)).reason != "TOKEN_REVOKED":
            assert time.monotonic() - start < PROMPT, (service, failure)
        assert failure.code == UNAUTHENTICATED
    assert watches[1].is_active(), "another token's stream continues"
    watches[1].cancel()
    for service, method in first.items():
        assert outcome(stack, service, method, kept.secret).code not in (UNAUTHENTICATED, PERMISSION_DENIED)


def test_a_token_ends_with_a_deletion_and_outlives_a_password(stack):
    person = Person(stack)
    made = create(person, "auth:read", "habits:read")
    program = using(stack, made)
    person.auth.ChangePassword(auth_pb2.ChangePasswordRequest(
        current_password="nine grey herons at the weir", new_password="eleven white swans on the lake"))
    program.habits.ListHabits(habits_pb2.ListHabitsRequest())
    person.auth.DeleteAccount(auth_pb2.DeleteAccountRequest())
    start = time.monotonic()
    method = habits_pb2.DESCRIPTOR.services_by_name["HabitsService"].methods_by_name["ListHabits"]
    while (failure := outcome(stack, "habits", method, made.secret)).reason != "TOKEN_REVOKED":
        assert time.monotonic() - start < PROMPT, failure
    with fails(UNAUTHENTICATED, "TOKEN_REVOKED"):
        program.auth.WhoAmI(auth_pb2.WhoAmIRequest())


@pytest.mark.parametrize("secret", [
    "tup_", "tup_" + "0" * 72, "tup_" + "00" * 32 + "58e85e26", "tup_000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f9cf14f6a"])
def test_made_up_tokens_open_nothing(stack, secret):
    for service in ("auth", "habits"):
        method = FILES[service].DESCRIPTOR.services_by_name[f"{service.capitalize()}Service"].methods_by_name[
            "WhoAmI" if service == "auth" else "ListHabits"]
        failure = outcome(stack, service, method, secret)
        assert (failure.code, failure.reason) == (UNAUTHENTICATED, "TOKEN_INVALID")


def test_the_edge_takes_tokens_by_every_protocol(stack, ada):
    at, made = web.address(stack), create(ada, "habits:read")
    path, headers = "titanup.habits.v1.HabitsService/", {"authorization": f"Bearer {made.secret}"}
    program = Browser(at)

    def by_json(method: str):
        return program.request("POST", f"/{path}{method}", b"{}", {"content-type": "application/json", **headers})

    assert by_json("ListHabits").status == 200
    got = program.request("GET", f"/{path}ListHabits?encoding=json&message=%7B%7D", b"", headers)
    assert got.status == 200
    refused = by_json("CreateHabit")
    assert refused.status == 403 and "TOKEN_SCOPE_MISSING" in refused.body.decode()
    assert "This access token isn't allowed to do this." in json.dumps(json.loads(refused.body))

    def by_grpc_web(method: str, request, **more):
        content = {"content-type": "application/grpc-web+proto", "x-grpc-web": "1", **headers, **more}
        return web.read_call(program.request("POST", f"/{path}{method}", web.frame(request), content))

    assert by_grpc_web("ListHabits", habits_pb2.ListHabitsRequest()).code == 0
    refused = by_grpc_web("CreateHabit", habits_pb2.CreateHabitRequest())
    assert (refused.code, refused.reason) == (PERMISSION_DENIED.value[0], "TOKEN_SCOPE_MISSING")
    # A page's own token counts for nothing, this kind neither.
    page = by_grpc_web("ListHabits", habits_pb2.ListHabitsRequest(), **{"sec-fetch-site": "same-origin"})
    assert page.code == UNAUTHENTICATED.value[0]
    foreign = program.request(
        "POST", f"/{path}ListHabits", web.frame(habits_pb2.ListHabitsRequest()),
        {"content-type": "application/grpc-web+proto", "sec-fetch-site": "cross-site", **headers})
    assert foreign.status == 403
    assert program.cookie is None

    port = OnePort(at)
    try:
        native = Services(port.channel, bearer(made.secret))
        native.habits.ListHabits(habits_pb2.ListHabitsRequest())
        with fails(PERMISSION_DENIED, "TOKEN_SCOPE_MISSING"):
            native.habits.CreateHabit(habits_pb2.CreateHabitRequest())
    finally:
        port.close()


def test_tokens_by_the_command_line(stack, tmp_path):
    client, script = Client(stack, tmp_path / "own"), Client(stack, tmp_path / "script")
    client.register()
    made = client.json("tokens", "create", "backup", "--scope", "habits:read", "--scope", "auth:read", "--days", "30")
    assert made["scopes"] == ["auth:read", "habits:read"] and made["secret"].startswith("tup_")
    token = {"TITANUP_TOKEN": made["secret"]}
    assert script.json("whoami", **token)["user"]["email"] == client.email
    [device] = script.json("devices", **token)
    assert device == {**client.json("devices")[0], "current": False}
    assert not script.credentials.exists()
    assert "TOKEN_SCOPE_MISSING" in script.run("stats", status=1, **token).stderr
    for refused in (("tokens",), ("tokens", "revoke", made["personal_access_token_id"]), ("revoke", "--others")):
        assert "SIGN_IN_REQUIRED" in script.run(*refused, status=1, **token).stderr
    # Another secret in the variable is not repeated.
    wrong = script.run("whoami", status=64, TITANUP_TOKEN="ey.secret.thing").stderr
    assert "TITANUP_TOKEN" in wrong and "secret.thing" not in wrong

    [seen] = client.json("tokens")
    assert "secret" not in seen and seen["name"] == "backup" and seen["last_use_time"]
    assert "backup" in client.run("tokens", "list").stdout
    shown = client.run("tokens", "create", "second", "--scope", "pose:write")
    assert shown.stdout.startswith("tup_") and "won't be shown again" in shown.stderr
    client.run("tokens", "revoke", made["personal_access_token_id"])
    start = time.monotonic()
    while "TOKEN_REVOKED" not in script.run("whoami", status=1, **token).stderr:
        assert time.monotonic() - start < PROMPT
    events = client.run("events").stdout
    assert "personal access token created" in events and "personal access token revoked" in events
    for usage in (("create", "x"), ("create", "x", "--scope", "habits"), ("create", "x", "--scope", "habits:read", "--days", "0")):
        client.run("tokens", *usage, status=64)
