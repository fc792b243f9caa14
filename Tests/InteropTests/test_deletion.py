"""The end of an account: in auth, in every service, and in its receipt."""

import base64
import contextlib
import datetime
import json
import os
import pathlib
import shutil
import subprocess
import time

import grpc
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from interop import images
from interop.errors import failure_of, fails
from interop.mail import Mail, MailStack, services
from interop.people import Person, Services, bearer, new_id, now, timestamp
from interop.pushes import Device
from interop.stack import SERVICES, TIMEOUT
from test_devices import events, sign_in, signed_in
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
FAILED_PRECONDITION = grpc.StatusCode.FAILED_PRECONDITION
NOT_FOUND = grpc.StatusCode.NOT_FOUND

#: The services that erase their data when auth announces it.
FOLLOWERS = sorted(set(SERVICES) - {"auth"})

#: Where a deleted account's id may remain: in the feed that announces it, in the lists of erased users, and, for eleven
#: minutes, among the revoked sign-ins.
PLACES = {
    "auth.deletions", "auth.revocations", *(f"{name}.erased_users" for name in FOLLOWERS),
}


def delete(person) -> auth_pb2.DeleteAccountResponse:
    return person.auth.DeleteAccount(auth_pb2.DeleteAccountRequest())


def receipt(anonymous, token: str) -> auth_pb2.GetDeletionReceiptResponse:
    return anonymous.auth.GetDeletionReceipt(auth_pb2.GetDeletionReceiptRequest(receipt_token=token))


def receipt_in_time(anonymous, token: str) -> auth_pb2.GetDeletionReceiptResponse:
    """The receipt, once every service has confirmed."""
    end = time.monotonic() + TIMEOUT
    while True:
        try:
            return receipt(anonymous, token)
        except grpc.RpcError as error:
            assert error.code() == FAILED_PRECONDITION
            assert time.monotonic() < end, f"no receipt: {failure_of(lambda: receipt(anonymous, token)).info}"
            time.sleep(0.1)


def who(person) -> auth_pb2.User:
    return person.auth.WhoAmI(auth_pb2.WhoAmIRequest()).user


@pytest.fixture
def at_once(stack, tmp_path):
    with erasing_at_once(tmp_path) as auth:
        yield auth


@contextlib.contextmanager
def erasing_at_once(folder: pathlib.Path):
    """An auth service on the stack's database, without a grace period or a wait for tokens to expire."""
    state = pathlib.Path(os.environ.get("TITANUP_STATE", ""))
    secrets = {
        f"TITANUP_SERVICE_SECRET_{name.upper()}_FILE": str(state / "secrets" / f"service_secret_{name}")
        for name in FOLLOWERS
    }
    settings = {
        "TITANUP_ACCOUNT_DELETION_GRACE": "0s", "TITANUP_ACCOUNT_ERASURE_DELAY": "0s",
        "TITANUP_INVITATIONS_PER_USER": "1", **secrets,
    }
    with MailStack(folder, **settings) as auth:
        yield auth


def query(sql: str) -> list[str]:
    """Runs a query as the database's owner."""
    if os.environ.get("TITANUP_COMPOSE") or not os.environ.get("TITANUP_STATE"):
        pytest.skip("TITANUP_STATE names no local stack whose database can be looked into")
    url = pathlib.Path(os.environ["TITANUP_STATE"]) / "secrets" / "database_url_owner"
    psql = shutil.which("psql")
    if not psql:
        pytest.skip("no psql to look into the database with")
    done = subprocess.run(
        [psql, "-X", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", url.read_text(), "-c", sql],
        capture_output=True, text=True, check=True, timeout=TIMEOUT,
    )
    return done.stdout.split()


def places_of(*texts: str) -> set[str]:
    """Every table in which one of these texts occurs anywhere in a row."""
    tables = query(
        "SELECT format('%I.%I', schemaname, tablename) FROM pg_tables "
        "WHERE schemaname NOT IN ('pg_catalog', 'information_schema')"
    )
    assert {"auth.users", "sessions.sessions", "trophies.awards", "pose.receipts", "habits.records"} <= set(tables)
    found = set()
    for text in texts:
        sql = " UNION ALL ".join(
            f"SELECT '{table}' WHERE EXISTS (SELECT FROM {table} t WHERE strpos(lower(t::text), '{text.lower()}') > 0)"
            for table in tables
        )
        found |= set(query(sql))
    return found


def verified(anonymous, jwt: str) -> tuple[dict, dict]:
    """A token's header and claims, after a third-party library has checked the signature with the published keys."""
    def decoded(part: str) -> bytes:
        return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))

    head, payload, signature = jwt.split(".")
    header = json.loads(decoded(head))
    [key] = [k for k in anonymous.auth.GetJwks(auth_pb2.GetJwksRequest()).keys if k.kid == header["kid"]]
    Ed25519PublicKey.from_public_bytes(decoded(key.x)).verify(decoded(signature), f"{head}.{payload}".encode())
    return header, json.loads(decoded(payload))


def busy_person(stack) -> Person:
    """A user with data in every service."""
    person = Person(stack)
    receipt = person.upload().receipt
    stored = person.store(receipt)
    person.declare(7)
    award = person.watch_until({"T-SESSION-10"})["T-SESSION-10"]
    person.trophies.CreateAwardLink(trophies_pb2.CreateAwardLinkRequest(link_id=new_id(), award_id=award.award_id))
    person.pose.DeleteStream(pose_pb2.DeleteStreamRequest(stream_id=receipt.stream_id))
    person.stream()
    person.sessions.UpdateClock(
        sessions_pb2.UpdateClockRequest(clock=sessions_pb2.Clock(day_start_minutes=60, first_weekday=1), request_id=new_id())
    )
    today = datetime.date.fromisoformat(stored.local_date)
    person.sessions.CreatePause(
        sessions_pb2.CreatePauseRequest(
            pause=sessions_pb2.Pause(
                pause_id=new_id(), first_local_date=str(today + datetime.timedelta(days=1)),
                last_local_date=str(today + datetime.timedelta(days=3)), reason="the sea",
            )
        )
    )
    keep_habits(person, today)
    hear_words(person, today)
    introduce(person)
    train(person, today)
    find_partners(person)
    train_together(person, today)
    end = time.monotonic() + TIMEOUT
    for table in ("sessions.goals", "sessions.landmark_streams", "pose.retentions", "pose.changes"):
        while not query(f"SELECT 1 FROM {table} WHERE user_id = '{person.user_id}'"):
            assert time.monotonic() < end, f"the feeds have not reached {table}"
            time.sleep(0.05)
    return person


def keep_habits(person: Person, today: datetime.date) -> None:
    """Records for half a year, some of them from a link."""
    habit = person.habit("Push-ups", start_date=str(today - datetime.timedelta(days=180)))
    person.habits.LinkHabit(
        habits_pb2.LinkHabitRequest(habit_id=habit.habit_id, source=habits_pb2.LINK_SOURCE_PUSHUP_REPS)
    )
    end = time.monotonic() + TIMEOUT
    heard = f"SELECT 1 FROM habits.day_rules WHERE user_id = '{person.user_id}'"
    while person.progress(habit).total < 7 or not query(heard):
        assert time.monotonic() < end, "the sessions feed has not reached habits"
        time.sleep(0.05)
    person.tap(habit, occur_time=timestamp(now() - datetime.timedelta(days=170)))


def train(person: Person, today: datetime.date) -> None:
    """A practice, a selection, a rating, preferences, and data from other services."""
    calls = person.training
    calls.UpdatePreferences(
        training_pb2.UpdatePreferencesRequest(preferences=training_pb2.Preferences(), request_id=new_id())
    )
    calls.SetPlan(training_pb2.SetPlanRequest(plan=training_pb2.Plan(practices_per_week=3)))
    prescription = training_pb2.Prescription(exercise_id="squat", sets=1, amount=10)
    workout = training_pb2.Workout(
        workout_id=new_id(), name="Mine", type=training_pb2.WORKOUT_TYPE_CALISTHENICS, prescriptions=[prescription]
    )
    calls.CreateWorkout(training_pb2.CreateWorkoutRequest(workout=workout))
    calls.RateWorkout(training_pb2.RateWorkoutRequest(workout_id=workout.workout_id, rating=5))
    calls.CreateSelection(
        training_pb2.CreateSelectionRequest(workout_id=workout.workout_id, local_date=str(today))
    )
    practice = calls.StartPractice(
        training_pb2.StartPracticeRequest(
            practice_id=new_id(), workout_ids=[workout.workout_id], time_zone="UTC", request_id=new_id()
        )
    ).practice
    calls.SkipPreparation(training_pb2.SkipPreparationRequest(practice_id=practice.practice_id))
    calls.CompleteExercise(training_pb2.CompleteExerciseRequest(practice_id=practice.practice_id, done_amount=9))
    calls.CompletePractice(
        training_pb2.CompletePracticeRequest(practice_id=practice.practice_id, request_id=new_id())
    )
    end = time.monotonic() + TIMEOUT
    for table, count in {"push_ups": 2, "clocks": 1, "people": 1, "weights": 1}.items():
        while query(f"SELECT count(*) FROM training.{table} WHERE user_id = '{person.user_id}'") != [str(count)]:
            assert time.monotonic() < end, f"the feeds have not reached training.{table}"
            time.sleep(0.05)


def introduce(person: Person) -> None:
    """A profile with an image, settings and a weight."""
    person.profile.UpdateProfile(
        profile_pb2.UpdateProfileRequest(
            profile=profile_pb2.Profile(height_cm=175), update_mask={"paths": ["height_cm"]}, request_id=new_id()
        )
    )
    person.profile.UploadProfileImage(
        iter([
            profile_pb2.UploadProfileImageRequest(opening=profile_pb2.ImageOpening(request_id=new_id())),
            profile_pb2.UploadProfileImageRequest(data=images.JPEG),
        ])
    )
    person.profile.UpdateSettings(
        profile_pb2.UpdateSettingsRequest(
            settings=profile_pb2.Settings(theme_id="blue"), update_mask={"paths": ["theme_id"]}, request_id=new_id()
        )
    )
    person.profile.AddBodyMeasurement(
        profile_pb2.AddBodyMeasurementRequest(
            measurement=profile_pb2.BodyMeasurement(
                measurement_id=new_id(), measure_time=timestamp(now()), weight_kg=70
            )
        )
    )


def find_partners(person: Person) -> None:
    """A partner who shows something, another whom the person blocks, and open invitations."""
    for name, user in (("Ada", person), ("Bob", partner := Person(person.stack)), ("Eve", stranger := Person(person.stack))):
        sharing = social_pb2.Sharing(display_name=name, push_ups=True, streak=True, practices=True)
        user.social.UpdateSharing(social_pb2.UpdateSharingRequest(sharing=sharing, request_id=new_id()))
    ids = []
    for user in (partner, stranger):
        invitation = user.social.CreateInvitation(social_pb2.CreateInvitationRequest()).invitation
        accept = social_pb2.AcceptInvitationRequest(code=invitation.code, request_id=new_id())
        ids.append(person.social.AcceptInvitation(accept).partner_id)
    person.social.BlockPerson(social_pb2.BlockPersonRequest(partner_id=ids[1]))
    person.social.CreateInvitation(social_pb2.CreateInvitationRequest())
    person.social.CreateInvitation(social_pb2.CreateInvitationRequest(email=f"{new_id()}@example.org"))
    end = time.monotonic() + TIMEOUT
    while len(places_of(person.user_id) & {"social.sessions", "social.day_rules"}) < 2:
        assert time.monotonic() < end, "the feeds have not reached what partners see"
        time.sleep(0.05)


def train_together(person: Person, today: datetime.date) -> None:
    """A group of the person's with a member, an invitation and a challenge, and a cheer for the member."""
    shown = social_pb2.GroupSharing(board=True, push_ups=True, practices=True)
    create = social_pb2.CreateGroupRequest(settings=social_pb2.GroupSettings(name="Titans"), sharing=shown)
    group = person.social.CreateGroup(create).group_id
    invitation = social_pb2.CreateGroupInvitationRequest(group_id=group, max_uses=2)
    code = person.social.CreateGroupInvitation(invitation).invitation.code
    other = Person(person.stack)
    other.social.UpdateSharing(social_pb2.UpdateSharingRequest(sharing=social_pb2.Sharing(display_name="Max")))
    other.social.JoinGroup(social_pb2.JoinGroupRequest(code=code, sharing=shown))
    challenge = social_pb2.Challenge(
        title="Week", rule=social_pb2.CHALLENGE_RULE_REPS, first_local_date=str(today),
        last_local_date=str(today + datetime.timedelta(days=7)),
    )
    person.social.CreateChallenge(social_pb2.CreateChallengeRequest(group_id=group, challenge=challenge))
    other.declare(5)
    end = time.monotonic() + TIMEOUT
    theirs = None
    while not theirs or "social.standings" not in places_of(person.user_id):
        assert time.monotonic() < end, "the feeds have not reached the group"
        entries = person.social.ListGroupFeed(social_pb2.ListGroupFeedRequest(group_id=group)).entries
        theirs = next((entry for entry in entries if not entry.is_self), None)
        time.sleep(0.05)
    person.social.SetCheer(social_pb2.SetCheerRequest(group_id=group, entry_id=theirs.entry_id, cheered=True))


def hear_words(person: Person, today: datetime.date) -> None:
    """Quotes that were shown and liked, and a reminder that was changed and seen."""
    slogan = person.motivation.GetSlogan(motivation_pb2.GetSloganRequest()).slogan
    person.motivation.LikeQuote(motivation_pb2.LikeQuoteRequest(quote_id=slogan.quote_id))
    reminder = motivation_pb2.Reminder(
        reminder_id=new_id(), kind=motivation_pb2.REMINDER_KIND_PUSH_UPS, minutes=[480],
        frequency=motivation_pb2.REMINDER_FREQUENCY_DAILY,
    )
    person.motivation.CreateReminder(motivation_pb2.CreateReminderRequest(reminder=reminder, time_zone="UTC"))
    person.profile.UpdateSettings(
        profile_pb2.UpdateSettingsRequest(settings=profile_pb2.Settings(daily_goal=20), update_mask={"paths": ["daily_goal"]})
    )
    end = time.monotonic() + TIMEOUT
    while not query(f"SELECT 1 FROM motivation.push_up_times WHERE user_id = '{person.user_id}'"):
        assert time.monotonic() < end, "the profile feed has not reached the reminders"
        time.sleep(0.05)
    reminder.text = "up"
    person.motivation.UpdateReminder(motivation_pb2.UpdateReminderRequest(reminder=reminder, request_id=new_id()))
    person.motivation.AcknowledgeReminder(
        motivation_pb2.AcknowledgeReminderRequest(
            reminder_id=reminder.reminder_id, local_date=str(today), minute=480)
    )
    Device(f"https://push.example.org/{new_id()}").subscribe(person)


def test_an_account_is_erased_in_every_service_and_the_receipt_proves_it(stack, anonymous, at_once):
    ada, bob = busy_person(stack), busy_person(stack)
    for person in (ada, bob):
        services(at_once, person.tokens.access_token).auth.CreateInvitation(auth_pb2.CreateInvitationRequest())
        person.auth.CreatePersonalAccessToken(auth_pb2.CreatePersonalAccessTokenRequest(name="script", scopes=["auth:read"]))
    before = places_of(ada.user_id)
    assert before >= {"auth.invitations", "auth.personal_access_tokens"}
    assert {schema.split(".")[0] for schema in before} >= {"auth", "sessions", "trophies", "pose", "habits"}
    tables = ("habits", "records", "days", "checkpoints", "requests", "sources", "day_rules", "users")
    assert before >= {f"habits.{table}" for table in tables}
    tables = ("users", "profiles", "images", "settings", "measurements", "requests", "changes")
    assert before >= {f"profile.{table}" for table in tables}
    tables = ("users", "shown", "likes", "reminders", "push_up_times", "acknowledgements", "requests", "push_subscriptions", "push_agendas")
    assert before >= {f"motivation.{table}" for table in tables}
    tables = (
        "users", "preferences", "plans", "ratings", "workouts", "practices", "selections", "requests", "push_ups",
        "clocks", "people", "weights",
    )
    assert before >= {f"training.{table}" for table in tables}
    tables = (
        "users", "invitations", "partners", "blocks", "requests", "sessions", "day_rules", "members", "group_invitations",
        "standings", "feed_entries", "cheers",
    )
    assert before >= {f"social.{table}" for table in tables}
    assert before >= {"sessions.goals", "sessions.landmark_streams", "pose.retentions", "pose.changes"}
    assert "trophies.award_links" in before
    running = ada.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest())
    [link] = ada.trophies.ListAwardLinks(trophies_pb2.ListAwardLinksRequest()).links
    opened = trophies_pb2.GetSharedAwardRequest(token=link.path.removeprefix("/a/"))
    assert anonymous.trophies.GetSharedAward(opened).statement_jws

    token = services(at_once, ada.tokens.access_token).auth.DeleteAccount(auth_pb2.DeleteAccountRequest()).receipt_token
    with fails(UNAUTHENTICATED, "SESSION_REVOKED"):
        for _ in running:
            pass
    done = receipt_in_time(anonymous, token)

    left = places_of(ada.user_id, ada.email)
    assert left <= PLACES and "auth.deletions" in left, left - PLACES
    assert not places_of(ada.email)
    header, claims = verified(anonymous, done.receipt_jwt)
    assert header["typ"] == "deletion-receipt+jwt"
    assert claims["sub"] == done.user_id == ada.user_id
    assert set(claims["confirm_times"]) == set(FOLLOWERS)
    assert claims["request_time"] <= claims["erase_time"] <= min(claims["confirm_times"].values())
    assert [c.service for c in done.confirmations] == FOLLOWERS
    # No service accepts it as an access token.
    with fails(UNAUTHENTICATED, "TOKEN_INVALID"):
        who(Services(stack.channel, bearer(done.receipt_jwt)))

    with fails(UNAUTHENTICATED, "BAD_CREDENTIALS"):
        sign_in(ada)
    with fails(UNAUTHENTICATED):
        anonymous.auth.RefreshToken(auth_pb2.RefreshTokenRequest(refresh_token=ada.tokens.refresh_token))
    # The address is free again, for a user who starts with nothing.
    again = Person(stack, email=ada.email)
    assert again.user_id != ada.user_id and not again.awards()
    assert not again.sessions.ListSessions(sessions_pb2.ListSessionsRequest()).sessions
    with fails(NOT_FOUND, "AWARD_LINK_UNKNOWN"):
        anonymous.trophies.GetSharedAward(opened)
    # Others keep their data.
    assert bob.awards() and len(bob.sessions.ListSessions(sessions_pb2.ListSessionsRequest()).sessions) == 2
    assert places_of(bob.user_id) == before


def test_an_account_that_is_to_be_deleted_can_be_kept(ada, anonymous):
    ada.declare(7)
    wished = delete(ada)
    assert 6.9 * 86_400 < wished.delete_time.ToSeconds() - time.time() < 7.1 * 86_400
    with fails(UNAUTHENTICATED, "SESSION_REVOKED"):
        who(ada)
    with fails(FAILED_PRECONDITION, "DELETION_PENDING") as pending:
        receipt(anonymous, wished.receipt_token)
    assert pending.info == {"waiting_for": "auth"}
    back = signed_in(ada, sign_in(ada))
    assert who(back).delete_time == wished.delete_time
    assert delete(back) == wished, "a repeated request gets the same response"

    back = signed_in(ada, sign_in(ada))
    for _ in range(2):
        back.auth.CancelAccountDeletion(auth_pb2.CancelAccountDeletionRequest())
    assert not who(back).HasField("delete_time")
    with fails(NOT_FOUND, "DELETION_NOT_FOUND"):
        receipt(anonymous, wished.receipt_token)
    assert len(back.sessions.ListSessions(sessions_pb2.ListSessionsRequest()).sessions) == 1
    kinds = (auth_pb2.SECURITY_EVENT_KIND_DELETION_REQUESTED, auth_pb2.SECURITY_EVENT_KIND_DELETION_CANCELLED)
    assert [event.kind for event in events(back, *kinds)] == [*reversed(kinds)]


def test_the_owner_is_notified_by_mail(ada, tmp_path):
    # Ada registered where no mail is sent, so she has nothing to verify first.
    with MailStack(tmp_path, TITANUP_MAIL_FOLDER=str(tmp_path)) as mailing:
        services(mailing, ada.tokens.access_token).auth.DeleteAccount(auth_pb2.DeleteAccountRequest())
        end = time.monotonic() + TIMEOUT
        while not any(Mail(m.read_bytes()).subject == "Your account will be deleted" for m in tmp_path.glob("*.eml")):
            assert time.monotonic() < end, f"no mail in {list(tmp_path.iterdir())}"
            time.sleep(0.05)


@pytest.mark.parametrize("token", ["", "x", "A" * 64])
def test_a_made_up_receipt_token_is_not_found(anonymous, token):
    with fails(NOT_FOUND, "DELETION_NOT_FOUND"):
        receipt(anonymous, token)
