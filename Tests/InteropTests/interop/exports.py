"""Archives of an export, and what official clients read of the same account."""

import csv
import hashlib
import io
import json
import zipfile

from titanup.auth.v1 import auth_pb2
from titanup.habits.v1 import habits_pb2
from titanup.motivation.v1 import motivation_pb2
from titanup.pose.v1 import pose_pb2
from titanup.profile.v1 import profile_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.social.v1 import social_pb2
from titanup.training.v1 import training_pb2
from titanup.trophies.v1 import trophies_pb2

from .command_line import Client
from .people import Person


def pages(method, request, field: str) -> list:
    """The messages of a list, page by page."""
    found = []
    while True:
        page = method(request)
        found += getattr(page, field)
        if not getattr(page, "next_page_token", ""):
            return found
        request.page_token = page.next_page_token


def all_of(person: Person) -> dict[str, list]:
    """What each file of JSON has to hold, as official clients read it."""
    auth, profile, sessions, pose = person.auth, person.profile, person.sessions, person.pose
    training, habits, trophies, social = person.training, person.habits, person.trophies, person.social
    kept = pages(habits.ListHabits, habits_pb2.ListHabitsRequest(include_archived=True, show_deleted=True), "habits")
    streams = pages(pose.ListStreams, pose_pb2.ListStreamsRequest(page_size=1), "streams")
    links = list(trophies.ListAwardLinks(trophies_pb2.ListAwardLinksRequest()).links)
    return {
        "account/invitations.jsonl": pages(auth.ListInvitations, auth_pb2.ListInvitationsRequest(), "invitations"),
        "account/security-events.jsonl": pages(
            auth.ListSecurityEvents, auth_pb2.ListSecurityEventsRequest(page_size=1), "security_events"),
        "account/access-tokens.jsonl": pages(
            auth.ListPersonalAccessTokens, auth_pb2.ListPersonalAccessTokensRequest(), "personal_access_tokens"),
        "account/passkeys.jsonl": pages(auth.ListPasskeys, auth_pb2.ListPasskeysRequest(), "passkeys"),
        "account/provider.json": [auth.GetProviderLink(auth_pb2.GetProviderLinkRequest())],
        "profile/profile.json": [profile.GetProfile(profile_pb2.GetProfileRequest())],
        "profile/settings.json": [profile.GetSettings(profile_pb2.GetSettingsRequest())],
        "profile/body-measurements.jsonl": pages(
            profile.ListBodyMeasurements, profile_pb2.ListBodyMeasurementsRequest(page_size=1), "measurements"),
        "sessions/sessions.jsonl": pages(
            sessions.ListSessions, sessions_pb2.ListSessionsRequest(page_size=1), "sessions"),
        "sessions/pauses.jsonl": pages(sessions.ListPauses, sessions_pb2.ListPausesRequest(), "pauses"),
        "sessions/clock.json": [sessions.GetClock(sessions_pb2.GetClockRequest())],
        "sessions/streak.json": [sessions.GetStreak(sessions_pb2.GetStreakRequest())],
        "sets/streams.jsonl": [
            pose.GetStream(pose_pb2.GetStreamRequest(stream_id=each.open.stream_id)) for each in streams],
        "sets/receipt-keys.json": [pose.GetReceiptKeys(pose_pb2.GetReceiptKeysRequest())],
        "training/practices.jsonl": pages(
            training.ListPractices, training_pb2.ListPracticesRequest(), "practices"),
        "training/workouts.jsonl": pages(
            training.ListWorkouts, training_pb2.ListWorkoutsRequest(own_only=True), "workouts"),
        "training/ratings.jsonl": pages(training.ListRatings, training_pb2.ListRatingsRequest(), "ratings"),
        "training/preferences.json": [training.GetPreferences(training_pb2.GetPreferencesRequest())],
        "training/plan.json": [training.GetPlan(training_pb2.GetPlanRequest())],
        "training/fitness.json": [training.GetFitnessLevel(training_pb2.GetFitnessLevelRequest(history_size=200))],
        "habits/habits.jsonl": kept,
        "habits/records.jsonl": [
            # Those of a deleted habit can't be read.
            record for each in kept if not each.habit.HasField("delete_time")
            for record in pages(
                habits.ListRecords, habits_pb2.ListRecordsRequest(habit_id=each.habit.habit_id, page_size=1), "records")],
        "trophies/awards.jsonl": pages(
            trophies.ListAwards, trophies_pb2.ListAwardsRequest(include_revoked=True, page_size=1), "awards"),
        "trophies/medals.json": [trophies.ListMedalHistory(trophies_pb2.ListMedalHistoryRequest())],
        "trophies/level.json": [trophies.ExplainLevel(trophies_pb2.ExplainLevelRequest())],
        "trophies/links.jsonl": links,
        "trophies/award-keys.json": [trophies.GetAwardKeys(trophies_pb2.GetAwardKeysRequest())],
        "motivation/reminders.jsonl": pages(
            person.motivation.ListReminders, motivation_pb2.ListRemindersRequest(), "reminders"),
        "motivation/liked-quotes.jsonl": pages(
            person.motivation.ListLikedQuotes, motivation_pb2.ListLikedQuotesRequest(), "quotes"),
        "motivation/push-subscriptions.jsonl": list(
            person.motivation.ListPushSubscriptions(motivation_pb2.ListPushSubscriptionsRequest()).subscriptions),
        "people/sharing.json": [social.GetSharing(social_pb2.GetSharingRequest())],
        "people/groups.jsonl": list(social.ListGroups(social_pb2.ListGroupsRequest()).groups),
        "people/blocks.jsonl": pages(social.ListBlocks, social_pb2.ListBlocksRequest(), "blocks"),
        "people/invitations.jsonl": list(social.ListInvitations(social_pb2.ListInvitationsRequest()).invitations),
        "people/received-invitations.jsonl": list(
            social.ListReceivedInvitations(social_pb2.ListReceivedInvitationsRequest()).invitations),
    }


#: Read by a client that signs in for the purpose, so another call's answer differs: compared by what must be in them.
OF_THE_SIGN_IN = {"account/account.json", "account/devices.jsonl"}
#: Signed anew each time, and so compared by what they say.
STATEMENTS = "trophies/statements.jsonl"
#: What two exports of one account differ in.
DIFFERING = OF_THE_SIGN_IN | {"README.txt", "manifest.json", "account/security-events.jsonl", STATEMENTS}
#: Compared otherwise.
ELSEWHERE = {
    STATEMENTS,
    "README.txt", "manifest.json", "profile/picture.jpg", "training/selections.jsonl", "sessions/recounted-sessions.jsonl",
    "sessions/foreign-receipts.jsonl", "people/partners.csv", "sessions/sessions.csv", "habits/records.csv", "profile/body-measurements.csv",
    "training/practices.csv",
}


def client_of(stack, person: Person, folder, **environment) -> Client:
    client = Client(stack, folder, **environment)
    client.run("sign-in", "--email", person.email)
    return client


def opened(content: bytes) -> dict[str, bytes]:
    """The files of an archive, once its manifest was found to be true of every other one."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        assert archive.testzip() is None
        files = {info.filename: archive.read(info) for info in archive.infolist()}
        assert len(files) == len(archive.infolist())
    manifest = json.loads(files["manifest.json"])
    assert (manifest["format"], manifest["formatVersion"]) == ("titanup-export", 1)
    listed = {each["name"]: (each["bytes"], each["sha256"]) for each in manifest["files"]}
    assert listed == {
        name: (len(text), hashlib.sha256(text).hexdigest()) for name, text in files.items() if name != "manifest.json"}
    for each in manifest["files"]:
        if each["name"].endswith(".jsonl"):
            assert each["records"] == files[each["name"]].count(b"\n"), each
    return files


def lines(files, name: str) -> list[dict]:
    return [json.loads(line) for line in files[name].splitlines()]


def table(files, name: str) -> list[dict]:
    return list(csv.DictReader(io.StringIO(files[name].decode(), newline="")))
