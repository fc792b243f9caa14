"""Users of the services: each registers itself and calls with its own token."""

import datetime
import functools
import uuid

import grpc
from google.protobuf.timestamp_pb2 import Timestamp
from titanup.auth.v1 import auth_pb2, auth_pb2_grpc
from titanup.habits.v1 import habits_pb2, habits_pb2_grpc
from titanup.motivation.v1 import motivation_pb2_grpc
from titanup.pose.v1 import pose_pb2, pose_pb2_grpc
from titanup.profile.v1 import profile_pb2_grpc
from titanup.sessions.v1 import sessions_pb2, sessions_pb2_grpc
from titanup.social.v1 import social_pb2_grpc
from titanup.training.v1 import training_pb2_grpc
from titanup.trophies.v1 import trophies_pb2, trophies_pb2_grpc

from . import recordings
from .stack import TIMEOUT, Stack

PASSWORD = "nine grey herons at the weir"


def new_id() -> str:
    return str(uuid.uuid4())


def timestamp(moment: datetime.datetime) -> Timestamp:
    result = Timestamp()
    result.FromDatetime(moment)
    return result


def now() -> datetime.datetime:
    return datetime.datetime.now(datetime.timezone.utc)


def noon_clock(at: datetime.datetime) -> dict:
    """Fields of a clock on which it is noon at that time, or up to an hour later: whatever happens shortly before or
    hours after it has the same date there, which is also the date in UTC."""
    hours = 12 - at.astimezone(datetime.timezone.utc).hour
    # The signs of these zones follow POSIX: west of Greenwich is positive.
    return {"time_zone": f"Etc/GMT{-hours:+d}" if hours else "Etc/GMT", "utc_offset_seconds": 3600 * hours}


class WithToken:
    """A stub whose calls carry metadata and a deadline."""

    def __init__(self, stub, metadata, timeout=TIMEOUT):
        self.stub, self.metadata, self.timeout = stub, tuple(metadata), timeout

    def __getattr__(self, name):
        return functools.partial(getattr(self.stub, name), metadata=self.metadata, timeout=self.timeout)


class Services:
    """Stubs of every service with the same metadata."""

    def __init__(self, channel_of, metadata=()):
        def stub(kind, service):
            return WithToken(kind(channel_of(service)), metadata)

        self.auth = stub(auth_pb2_grpc.AuthServiceStub, "auth")
        self.auth_feed = stub(auth_pb2_grpc.AuthFeedServiceStub, "auth")
        self.auth_admin = stub(auth_pb2_grpc.AuthAdminServiceStub, "auth")
        self.sessions = stub(sessions_pb2_grpc.SessionsServiceStub, "sessions")
        self.sessions_feed = stub(sessions_pb2_grpc.SessionsFeedServiceStub, "sessions")
        self.trophies = stub(trophies_pb2_grpc.TrophiesServiceStub, "trophies")
        self.trophies_admin = stub(trophies_pb2_grpc.TrophiesAdminServiceStub, "trophies")
        self.pose = stub(pose_pb2_grpc.PoseServiceStub, "pose")
        self.pose_feed = stub(pose_pb2_grpc.PoseFeedServiceStub, "pose")
        self.profile = stub(profile_pb2_grpc.ProfileServiceStub, "profile")
        self.profile_feed = stub(profile_pb2_grpc.ProfileFeedServiceStub, "profile")
        self.training = stub(training_pb2_grpc.TrainingServiceStub, "training")
        self.training_feed = stub(training_pb2_grpc.TrainingFeedServiceStub, "training")
        self.habits = stub(habits_pb2_grpc.HabitsServiceStub, "habits")
        self.motivation = stub(motivation_pb2_grpc.MotivationServiceStub, "motivation")
        self.social = stub(social_pb2_grpc.SocialServiceStub, "social")


def bearer(token: str):
    return (("authorization", f"Bearer {token}"),)


class Person(Services):
    """A new account that is signed in."""

    def __init__(self, stack: Stack, **register):
        self.stack = stack
        self.email = register.pop("email", f"{new_id()}@example.org")
        request = auth_pb2.RegisterRequest(
            email=self.email, password=PASSWORD, display_name="Ada", **{"request_id": new_id(), **register}
        )
        self.registered = Services(stack.channel).auth.Register(request)
        self.tokens = self.registered.tokens
        self.user_id = self.registered.user.user_id
        super().__init__(stack.channel, bearer(self.tokens.access_token))

    def refresh(self) -> None:
        """Gets a new access token: one lasts ten minutes."""
        request = auth_pb2.RefreshTokenRequest(refresh_token=self.tokens.refresh_token)
        self.use(Services(self.stack.channel).auth.RefreshToken(request).tokens)

    def use(self, tokens: auth_pb2.Tokens) -> None:
        """Calls with other tokens from now on."""
        self.tokens = tokens
        super().__init__(self.stack.channel, bearer(tokens.access_token))

    # Push-ups

    def open_message(self, **changes) -> pose_pb2.Open:
        """An `open` for a recording that has just ended."""
        length = datetime.timedelta(microseconds=recordings.push_ups()[-1][0])
        fields = {
            "stream_id": new_id(),
            "exercise": pose_pb2.EXERCISE_PUSH_UP,
            "schema": pose_pb2.LANDMARK_SCHEMA_MEDIAPIPE_33,
            "image_width": 640,
            "image_height": 360,
            "start_time": timestamp(now() - length),
        }
        return pose_pb2.Open(**{**fields, **changes})

    def upload(self, frames=None, **changes) -> pose_pb2.UploadStreamResponse:
        opening = self.open_message(**changes)
        return self.pose.UploadStream(upload_requests(opening, frames))

    def stream(self, frames=None, **changes) -> list[pose_pb2.StreamRepsResponse]:
        """Streams a whole set, and returns every response."""
        opening = self.open_message(**changes)
        return list(self.pose.StreamReps(stream_requests(opening, frames)))

    # Sessions

    def session_of(self, receipt: pose_pb2.RepReceipt, **changes) -> sessions_pb2.Session:
        fields = {
            "session_id": new_id(),
            "start_time": receipt.start_time,
            "end_time": receipt.end_time,
            "time_zone": "UTC",
            "utc_offset_seconds": 0,
            "reps": len(receipt.reps),
        }
        return sessions_pb2.Session(**{**fields, **changes})

    def store(self, receipt: pose_pb2.RepReceipt, jws: str | None = None, **changes) -> sessions_pb2.Session:
        request = sessions_pb2.CreateSessionRequest(
            session=self.session_of(receipt, **changes),
            receipt_jws=receipt.jws if jws is None else jws,
            request_id=new_id(),
        )
        return self.sessions.CreateSession(request).session

    def declaration(self, reps: int = 5, ago: datetime.timedelta = datetime.timedelta(hours=1), **changes):
        """A declared session of that long ago. Its clock shows about noon, so that days are counted from today's date
        in UTC, and an hour ago is today, at any time of the day."""
        start = now() - ago
        fields = {
            "session_id": new_id(),
            "start_time": timestamp(start),
            "end_time": timestamp(start + datetime.timedelta(minutes=1)),
            **noon_clock(now()),
            "reps": reps,
        }
        return sessions_pb2.Session(**{**fields, **changes})

    def declare(self, reps: int = 5, **arguments) -> sessions_pb2.Session:
        """Stores a declared session."""
        request = sessions_pb2.CreateSessionRequest(session=self.declaration(reps, **arguments), request_id=new_id())
        return self.sessions.CreateSession(request).session

    # Trophies

    def awards(self) -> dict[str, trophies_pb2.Award]:
        response = self.trophies.ListAwards(trophies_pb2.ListAwardsRequest(page_size=200))
        return {award.trophy.trophy_id: award for award in response.awards}

    def watch_until(self, wanted: set[str]) -> dict[str, trophies_pb2.Award]:
        """Watches until all of these trophies have been granted."""
        seen: dict[str, trophies_pb2.Award] = {}
        call = self.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest())
        try:
            for response in call:
                seen[response.award.trophy.trophy_id] = response.award
                if wanted <= seen.keys():
                    return seen
        except grpc.RpcError as error:
            raise AssertionError(f"{error.code()} while waiting for {wanted}, came {set(seen)}") from error
        finally:
            call.cancel()
        raise AssertionError(f"the stream ended; {wanted} were expected, {set(seen)} came")

    # Habits

    def habit(self, title: str = "Read", **changes) -> habits_pb2.Habit:
        """Creates a habit with a goal of once a day by default."""
        return self.habits.CreateHabit(habits_pb2.CreateHabitRequest(habit=habit_message(title, **changes))).habit

    def tap(self, habit: habits_pb2.Habit, delta: int = 1, **fields) -> habits_pb2.RecordTotals:
        """Records repetitions, now by default."""
        record = habits_pb2.HabitRecord(habit_id=habit.habit_id, delta=delta, **fields)
        return self.habits.RecordHabit(habits_pb2.RecordHabitRequest(record=record, request_id=new_id())).totals

    def progress(self, habit: habits_pb2.Habit) -> habits_pb2.HabitProgress:
        request = habits_pb2.GetHabitRequest(habit_id=habit.habit_id)
        return self.habits.GetHabit(request).overview.progress


def habit_message(title: str = "Read", per_day: int | None = None, per_week: int | None = None, **fields):
    """A habit as a client would send it."""
    goal = habits_pb2.HabitGoal()
    if per_day is None and per_week is None:
        per_day = 1
    if per_day is not None:
        goal.per_day.value = per_day
    if per_week is not None:
        goal.per_week.value = per_week
    return habits_pb2.Habit(**{"habit_id": new_id(), "title": title, "goal": goal, **fields})


def upload_requests(opening: pose_pb2.Open, frames=None):
    yield pose_pb2.UploadStreamRequest(open=opening)
    for batch in recordings.batches(recordings.frames() if frames is None else frames):
        yield pose_pb2.UploadStreamRequest(frames=batch)


def stream_requests(opening: pose_pb2.Open, frames=None, close: bool = True):
    yield pose_pb2.StreamRepsRequest(open=opening)
    for batch in recordings.batches(recordings.frames() if frames is None else frames):
        yield pose_pb2.StreamRepsRequest(frames=batch)
    if close:
        yield pose_pb2.StreamRepsRequest(close=pose_pb2.Close())
