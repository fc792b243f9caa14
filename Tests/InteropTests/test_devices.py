"""Devices, their revocation, and its announcement to owners and to other services."""

import os
import pathlib
import threading
import time

import grpc
import pytest
from interop.errors import failure_of, fails
from interop.people import PASSWORD, Services, bearer, new_id
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

UNAUTHENTICATED = grpc.StatusCode.UNAUTHENTICATED

#: Every service hears of a revocation well within a second; a busy machine gets more.
PROMPT = 5.0


def sign_in(person, name="", password=PASSWORD):
    device = auth_pb2.Device(name=name, platform="pytest")
    request = auth_pb2.SignInRequest(email=person.email, password=password, device=device)
    return Services(person.stack.channel).auth.SignIn(request).tokens


def signed_in(person, tokens) -> Services:
    return Services(person.stack.channel, bearer(tokens.access_token))


def devices(person):
    return person.auth.ListAuthSessions(auth_pb2.ListAuthSessionsRequest()).auth_sessions


def events(person, *kinds, **page):
    request = auth_pb2.ListSecurityEventsRequest(kinds=kinds, **page)
    return person.auth.ListSecurityEvents(request).security_events


def test_devices_are_listed_newest_first_from_coarse_addresses(ada):
    laptop = sign_in(ada, "Laptop")
    found = devices(ada)
    assert [device.auth_session_id for device in found] == [laptop.auth_session_id, ada.tokens.auth_session_id]
    assert [device.current for device in found] == [False, True]
    assert found[0].device.name == "Laptop" and found[0].device.platform == "pytest"
    for device in found:
        assert device.address.endswith(("/24", "/48")), "a full address reveals too much"
        assert device.create_time.ToSeconds() <= device.last_use_time.ToSeconds() <= time.time() + 1
        assert device.expire_time.ToSeconds() > time.time() + 29 * 86_400


def test_devices_come_in_pages(ada):
    signed = [sign_in(ada).auth_session_id for _ in range(4)]
    wanted = [*reversed(signed), ada.tokens.auth_session_id]
    request, seen = auth_pb2.ListAuthSessionsRequest(page_size=2), []
    while True:
        page = ada.auth.ListAuthSessions(request)
        seen += [device.auth_session_id for device in page.auth_sessions]
        if not page.next_page_token:
            break
        request.page_token = page.next_page_token
    assert seen == wanted


def test_another_accounts_device_is_not_found(ada, bob):
    with fails(grpc.StatusCode.NOT_FOUND, "AUTH_SESSION_NOT_FOUND"):
        bob.auth.RevokeAuthSession(auth_pb2.RevokeAuthSessionRequest(auth_session_id=ada.tokens.auth_session_id))
    with fails(grpc.StatusCode.NOT_FOUND, "AUTH_SESSION_NOT_FOUND"):
        bob.auth.RevokeAuthSession(auth_pb2.RevokeAuthSessionRequest(auth_session_id=new_id()))
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "AUTH_SESSION_ID_INVALID", "auth_session_id"):
        bob.auth.RevokeAuthSession(auth_pb2.RevokeAuthSessionRequest(auth_session_id="phone"))
    assert len(devices(ada)) == 1


CALLS = {
    "auth": lambda services: services.auth.WhoAmI(auth_pb2.WhoAmIRequest()),
    "sessions": lambda services: services.sessions.ListSessions(sessions_pb2.ListSessionsRequest()),
    "trophies": lambda services: services.trophies.ListAwards(trophies_pb2.ListAwardsRequest()),
    "pose": lambda services: services.pose.ListStreams(pose_pb2.ListStreamsRequest()),
    "profile": lambda services: services.profile.GetSettings(profile_pb2.GetSettingsRequest()),
    "training": lambda services: services.training.GetPlan(training_pb2.GetPlanRequest()),
    "habits": lambda services: services.habits.ListHabits(habits_pb2.ListHabitsRequest()),
    "motivation": lambda services: services.motivation.ListReminders(motivation_pb2.ListRemindersRequest()),
    "social": lambda services: services.social.GetSharing(social_pb2.GetSharingRequest()),
}


def seconds_until_refused(services, since: float) -> dict[str, float]:
    """When each service first refused the token."""
    refused: dict[str, float] = {}
    while len(refused) < len(CALLS):
        for name in CALLS.keys() - refused.keys():
            try:
                CALLS[name](services)
            except grpc.RpcError as error:
                assert error.code() == UNAUTHENTICATED
                refused[name] = time.monotonic() - since
        assert time.monotonic() - since < TIMEOUT, f"only {refused} refused the token"
    return refused


@pytest.mark.parametrize("how", ["revoked", "others revoked", "signed out", "reuse"])
def test_every_service_soon_refuses_a_revoked_device(ada, how):
    lost = sign_in(ada, "Lost phone")
    on_it = signed_in(ada, lost)
    # Every service has verified the token, and its connection remembers it.
    for call in CALLS.values():
        call(on_it)
        call(on_it)
    start = time.monotonic()
    if how == "revoked":
        ada.auth.RevokeAuthSession(auth_pb2.RevokeAuthSessionRequest(auth_session_id=lost.auth_session_id))
    elif how == "others revoked":
        assert ada.auth.RevokeOtherAuthSessions(auth_pb2.RevokeOtherAuthSessionsRequest()).revoked_count == 1
    elif how == "signed out":
        on_it.auth.SignOut(auth_pb2.SignOutRequest())
    else:
        token, start = lost.refresh_token, time.monotonic()
        for _ in range(2):
            token = on_it.auth.RefreshToken(auth_pb2.RefreshTokenRequest(refresh_token=token)).tokens.refresh_token
        with fails(UNAUTHENTICATED, "REFRESH_TOKEN_REUSED"):
            on_it.auth.RefreshToken(auth_pb2.RefreshTokenRequest(refresh_token=lost.refresh_token))
    refused = seconds_until_refused(on_it, start)
    assert max(refused.values()) < PROMPT, refused
    for call in CALLS.values():
        call(ada)
    assert [device.current for device in devices(ada)] == [True]


STREAMS = {
    "pose": lambda services, ada: services.pose.StreamReps(held_open(ada.open_message())),
    "trophies": lambda services, ada: services.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest()),
}


def held_open(opening):
    """A set that begins and doesn't end."""
    yield pose_pb2.StreamRepsRequest(open=opening)
    threading.Event().wait(TIMEOUT)


@pytest.mark.parametrize("service", STREAMS)
def test_a_running_stream_of_a_revoked_device_soon_ends(ada, service):
    lost = sign_in(ada, "Lost phone")
    running, kept = STREAMS[service](signed_in(ada, lost), ada), STREAMS[service](ada, ada)
    for call in (running, kept):
        call.initial_metadata()
    start = time.monotonic()
    ada.auth.RevokeAuthSession(auth_pb2.RevokeAuthSessionRequest(auth_session_id=lost.auth_session_id))
    with fails(UNAUTHENTICATED, "SESSION_REVOKED"):
        for _ in running:
            pass
    assert time.monotonic() - start < PROMPT
    assert kept.is_active(), "another device's stream continues"
    kept.cancel()


def test_owners_see_what_happened_to_their_account(ada, bob):
    with fails(UNAUTHENTICATED, "BAD_CREDENTIALS"):
        sign_in(ada, "Cellar", "not the password")
    lost = sign_in(ada, "Lost phone")
    ada.auth.RevokeAuthSession(auth_pb2.RevokeAuthSessionRequest(auth_session_id=lost.auth_session_id))
    seen = events(ada)
    assert [event.kind for event in seen] == [
        auth_pb2.SECURITY_EVENT_KIND_SESSION_REVOKED,
        auth_pb2.SECURITY_EVENT_KIND_SIGNED_IN,
        auth_pb2.SECURITY_EVENT_KIND_SIGN_IN_FAILED,
        auth_pb2.SECURITY_EVENT_KIND_REGISTERED,
    ]
    assert [event.device_name for event in seen] == ["Lost phone", "Lost phone", "Cellar", ""]
    assert all(event.address.endswith(("/24", "/48")) for event in seen)
    failed = events(ada, auth_pb2.SECURITY_EVENT_KIND_SIGN_IN_FAILED)
    assert list(failed) == [seen[2]]
    assert [event.kind for event in events(bob)] == [auth_pb2.SECURITY_EVENT_KIND_REGISTERED]


def test_events_come_in_pages_filtered_by_kind(ada):
    for _ in range(3):
        sign_in(ada)
    kinds = [auth_pb2.SECURITY_EVENT_KIND_SIGNED_IN]
    first = ada.auth.ListSecurityEvents(auth_pb2.ListSecurityEventsRequest(kinds=kinds, page_size=2))
    rest = ada.auth.ListSecurityEvents(
        auth_pb2.ListSecurityEventsRequest(kinds=kinds, page_size=2, page_token=first.next_page_token)
    )
    assert (len(first.security_events), len(rest.security_events), rest.next_page_token) == (2, 1, "")
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "PAGE_TOKEN_INVALID", "page_token"):
        ada.auth.ListSecurityEvents(auth_pb2.ListSecurityEventsRequest(page_token=first.next_page_token))
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "KIND_UNKNOWN", "kinds"):
        events(ada, 99)


def service_secret(name: str) -> str:
    state = os.environ.get("TITANUP_STATE")
    file = pathlib.Path(state or "/nowhere") / "secrets" / f"service_secret_{name}"
    if not file.is_file():
        pytest.skip("TITANUP_STATE names no folder of a local stack with the secrets of its services")
    return file.read_text().strip()


def test_a_service_watches_revocations_and_resumes_by_watching_again(stack, anonymous, ada):
    request = auth_pb2.IssueServiceTokenRequest(client_id="trophies", client_secret=service_secret("trophies"))
    token = anonymous.auth_feed.IssueServiceToken(request).access_token
    feed = Services(stack.channel, bearer(token)).auth_feed

    def watched(wanted: str, act=lambda: None):
        watch = feed.WatchRevocations(auth_pb2.WatchRevocationsRequest())
        seen = list(next(watch).auth_session_ids)
        act()
        while wanted not in seen:
            seen += next(watch).auth_session_ids
        watch.cancel()
        return seen

    first, second = sign_in(ada), sign_in(ada)
    before = watched(first.auth_session_id, lambda: signed_in(ada, first).auth.SignOut(auth_pb2.SignOutRequest()))
    assert before.count(first.auth_session_id) == 1 and second.auth_session_id not in before
    # It happens while nobody watches.
    signed_in(ada, second).auth.SignOut(auth_pb2.SignOutRequest())
    after = watched(second.auth_session_id)
    assert first.auth_session_id in after and ada.tokens.auth_session_id not in after
    # A service's token doesn't work for users' methods.
    failure = failure_of(lambda: Services(stack.channel, bearer(token)).auth.WhoAmI(auth_pb2.WhoAmIRequest()))
    assert failure.code in (UNAUTHENTICATED, grpc.StatusCode.PERMISSION_DENIED)
