"""A writer of the ledger who writes through every service, and what each service should have seen of the others afterwards.

It checks against another user, who does the same with nothing in the way: what services keep of each other's feeds must be equal.
"""

import datetime
import time
import uuid

import grpc
from titanup.auth.v1 import auth_pb2
from titanup.motivation.v1 import motivation_pb2
from titanup.pose.v1 import pose_pb2
from titanup.profile.v1 import profile_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.social.v1 import social_pb2
from titanup.training.v1 import training_pb2
from titanup.trophies.v1 import trophies_pb2

from . import recordings
from .errors import Failure
from .followed import HABITS, Followed
from .histories import all_sessions, batch, signed_receipt
from .ledger import PAUSE, Writer
from .people import Person, new_id, now, timestamp, upload_requests
from .stack import TIMEOUT

#: When sessions begin, before the writer did, and the time from one to the next; their measurements of weight are then, too.
SESSIONS, APART = datetime.timedelta(hours=44), datetime.timedelta(seconds=12)
#: The same of practices, none of which is at the time of a session.
PRACTICES, PRACTICE = datetime.timedelta(hours=90), datetime.timedelta(seconds=30)
#: Limits of an account and of a group.
OPEN_REMINDERS, MOST_CHALLENGES = 5, 20
#: How many sessions the other user stores at once.
BATCH = 25


class FullWriter(Writer):
    """A user of all nine services."""

    #: A new leader takes up to a minute, and a frozen one may fall before its successor is known.
    PATIENCE = 300

    def __init__(self, stack, template, acknowledged):
        super().__init__(stack, template, acknowledged)
        self._began, self._rounds = now().replace(microsecond=0), 0
        self._followed = Followed(self._person)
        quotes = self._person.motivation.ListQuotes(motivation_pb2.ListQuotesRequest(page_size=20)).quotes
        self._quotes = [quote.quote_id for quote in quotes]
        self._weights: list[str] = []
        self._reminders: list[str] = []
        self._practices: list[str] = []
        self._streams: list[str] = []
        self._challenges: list[str] = []
        self._liked: set[str] = set()
        self._awards: set[str] = set()
        self._goal, self._name = 10, "Ada"

    def deeds(self):
        self._rounds += 1
        deeds = [*super().deeds(), self._forge, self._aim, self._remind, self._like, self._rename]
        # What takes several calls or long, here or when the other user does the same.
        if self._rounds % 5 == 0:
            deeds += [self._weigh, self._practise]
        if self._rounds % 10 == 0:
            deeds += [self._upload, self._acknowledge]
            if len(self._challenges) < MOST_CHALLENGES:
                deeds.append(self._challenge)
        return deeds

    def _pause(self, failure: Failure) -> float | None:
        # A call whose caller has gone may still hold one of the few places that an account has.
        if failure.code == grpc.StatusCode.RESOURCE_EXHAUSTED and failure.retry_delay:
            return failure.retry_delay
        # Nobody has answered in time; or a process died while it answered, and a balancer says so, without our details.
        if failure.code == grpc.StatusCode.DEADLINE_EXCEEDED:
            print(f"\n{now():%H:%M:%S} UTC: no answer to {self.deed} in {TIMEOUT} s: {failure.message}", flush=True)
            return PAUSE
        if failure.code == grpc.StatusCode.INTERNAL and not failure.raw_details:
            return PAUSE
        return super()._pause(failure)

    # Deeds

    def _recording(self, number: int, person: Person):
        start, reps = self._began - SESSIONS + number * APART, 1 + number % 3
        session = sessions_pb2.Session(
            session_id=str(uuid.UUID(int=number)), start_time=timestamp(start),
            end_time=timestamp(start + datetime.timedelta(seconds=3 * reps)), time_zone="UTC", reps=reps, target=10,
        )  # fmt: skip
        jws = signed_receipt(self._template, person, number, reps, start)
        return sessions_pb2.CreateSessionRequest(session=session, receipt_jws=jws)

    def _forge(self) -> None:
        """Another session, with a receipt that nobody signed: it is refused for good, and may not be there afterwards."""
        request = self._recording(self._sessions + 1, self._person)
        request.session.session_id, request.request_id = new_id(), new_id()
        request.receipt_jws += "A"

        def refused() -> None:
            try:
                self._person.sessions.CreateSession(request)
            except grpc.RpcError as error:
                if Failure().read(error).reason == "RECEIPT_INVALID":
                    return
                raise
            raise AssertionError("a forged receipt was taken")

        self._again(refused)

    def _measurement(self, number: int, measurement: str) -> profile_pb2.AddBodyMeasurementRequest:
        moment = timestamp(self._began - SESSIONS + number * APART)
        return profile_pb2.AddBodyMeasurementRequest(measurement=profile_pb2.BodyMeasurement(
            measurement_id=measurement, measure_time=moment, weight_kg=60 + number % 20))

    def _weigh(self) -> None:
        request = self._measurement(len(self._weights) + 1, new_id())
        self._again(lambda: self._person.profile.AddBodyMeasurement(request))
        self._weights.append(request.measurement.measurement_id)

    def _aim(self) -> None:
        goal = 11 + self._rounds % 80
        request = profile_pb2.UpdateSettingsRequest(
            settings=profile_pb2.Settings(daily_goal=goal), update_mask={"paths": ["daily_goal"]}, request_id=new_id())
        self._again(lambda: self._person.profile.UpdateSettings(request))
        self._goal = goal

    def _remind(self) -> None:
        """A new series of reminders, and an old one less."""
        reminder = motivation_pb2.Reminder(
            reminder_id=new_id(), kind=motivation_pb2.REMINDER_KIND_PUSH_UPS, minutes=[480], time_zone="UTC",
            frequency=motivation_pb2.REMINDER_FREQUENCY_DAILY)
        self._again(lambda: self._person.motivation.CreateReminder(motivation_pb2.CreateReminderRequest(reminder=reminder)))
        self._reminders.append(reminder.reminder_id)
        if len(self._reminders) > OPEN_REMINDERS:
            oldest = motivation_pb2.DeleteReminderRequest(reminder_id=self._reminders[0])
            self._again(lambda: self._person.motivation.DeleteReminder(oldest))
            del self._reminders[0]

    def _like(self) -> None:
        """Every quote in turn, which is liked in one turn and no longer in the next."""
        quote = self._quotes[self._rounds % len(self._quotes)]
        if quote in self._liked:
            self._again(lambda: self._person.motivation.UnlikeQuote(motivation_pb2.UnlikeQuoteRequest(quote_id=quote)))
        else:
            self._again(lambda: self._person.motivation.LikeQuote(motivation_pb2.LikeQuoteRequest(quote_id=quote)))
        self._liked ^= {quote}

    def _rename(self) -> None:
        name = f"Ada {self._rounds}"
        request = social_pb2.UpdateSharingRequest(
            sharing=social_pb2.Sharing(display_name=name), update_mask={"paths": ["display_name"]}, request_id=new_id())
        self._again(lambda: self._person.social.UpdateSharing(request))
        self._name = name

    def _practise(self) -> None:
        self._practices.append(self._practice(len(self._practices) + 1, self._person, self._again))

    def _practice(self, number: int, person: Person, again) -> str:
        """A practice of one set, told afterwards."""
        begin = self._began - PRACTICES + number * PRACTICE
        end = timestamp(begin + datetime.timedelta(seconds=10))
        start = training_pb2.StartPracticeRequest(
            practice_id=new_id(), workout_ids=["push-up-ladder"], time_zone="UTC", start_time=timestamp(begin),
            request_id=new_id())
        which = {"practice_id": start.practice_id, "exercise_index": 0}
        amount = again(lambda: person.training.StartPractice(start)).practice.exercises[0].prescribed_amount
        ready = training_pb2.SkipPreparationRequest(occur_time=timestamp(begin), request_id=new_id(), **which)
        again(lambda: person.training.SkipPreparation(ready))
        done = training_pb2.CompleteExerciseRequest(done_amount=amount, occur_time=end, request_id=new_id(), **which)
        again(lambda: person.training.CompleteExercise(done))
        over = training_pb2.CompletePracticeRequest(practice_id=start.practice_id, occur_time=end, request_id=new_id())
        again(lambda: person.training.CompletePractice(over))
        return start.practice_id

    def _upload(self) -> None:
        opening = self._person.open_message()
        # The same frames again would be refused as the same set.
        frames = recordings.another_set(0.9 + len(self._streams) / 5_000)
        answer = self._again(lambda: self._person.pose.UploadStream(upload_requests(opening, frames)))
        assert len(answer.receipt.reps) == len(self._template.reps)
        self._streams.append(opening.stream_id)

    def _acknowledge(self) -> None:
        """The next award that is new to this user."""
        listed = self._again(lambda: self._person.trophies.ListAwards(trophies_pb2.ListAwardsRequest(page_size=200)))
        for award in [one.award_id for one in listed.awards if not one.seen][:1]:
            request = trophies_pb2.AcknowledgeAwardRequest(award_id=award)
            self._again(lambda: self._person.trophies.AcknowledgeAward(request))
            self._awards.add(award)

    def _challenge(self) -> None:
        today = now().date()
        challenge = social_pb2.Challenge(
            title="Three days", rule=social_pb2.CHALLENGE_RULE_REPS, target=50, first_local_date=str(today),
            last_local_date=str(today + datetime.timedelta(days=2)))
        request = social_pb2.CreateChallengeRequest(group_id=self._followed.group, challenge=challenge, request_id=new_id())
        self._challenges.append(self._again(lambda: self._person.social.CreateChallenge(request)).challenge_id)

    # Afterwards

    def check(self) -> None:
        person = self._person
        # The token that it was left with may be old.
        self._rotate()
        self._check_own(person)
        calm = Followed(Person(self._stack))
        for begin in range(0, self._sessions, BATCH):
            numbers = range(begin + 1, min(begin + BATCH, self._sessions) + 1)
            requests = [self._recording(number, calm.person) for number in numbers]
            assert all(result.HasField("session") for result in batch(calm.person, *requests))
        for number in range(1, len(self._weights) + 1):
            request = self._measurement(number, new_id())
            self._again(lambda request=request: calm.person.profile.AddBodyMeasurement(request))
        for number in range(1, len(self._practices) + 1):
            self._practice(number, calm.person, self._again)
        end = time.monotonic() + 2 * TIMEOUT
        while different := self._differences(calm):
            assert time.monotonic() < end, different
            time.sleep(0.5)

    def _differences(self, calm: Followed) -> dict[str, tuple[object, object]]:
        """What services have seen of this user, and of the calm one, wherever that isn't the same."""
        own, others = self._followed.seen(), calm.seen()
        found = {name: (own[name], others[name]) for name in own if own[name] != others[name]}
        chart = sessions_pb2.GetActivityChartRequest(range=sessions_pb2.CHART_RANGE_TODAY, time_zone="UTC")
        goal = self._person.sessions.GetActivityChart(chart).goal_reps
        if goal != self._goal:
            found["sessions of profile"] = goal, self._goal
        # What both have missed would be equal.
        reps = sum(self._recording(number + 1, self._person).session.reps for number in range(self._sessions))
        wanted = [reps, self._sessions, len(self._practices)]
        if own[HABITS] != wanted:
            found[HABITS] = own[HABITS], wanted
        return found

    def _check_own(self, person: Person) -> None:
        """Everything that was acknowledged is there once, and nothing else."""
        def pages(call, request, field: str) -> list:
            found = []
            while True:
                page = call(request)
                found += getattr(page, field)
                if not page.next_page_token:
                    return found
                request.page_token = page.next_page_token

        sessions = [self._recording(number + 1, person).session.session_id for number in range(self._sessions)]
        weights = pages(
            person.profile.ListBodyMeasurements, profile_pb2.ListBodyMeasurementsRequest(page_size=200), "measurements")
        reminders = person.motivation.ListReminders(motivation_pb2.ListRemindersRequest()).reminders
        liked = person.motivation.ListLikedQuotes(motivation_pb2.ListLikedQuotesRequest(page_size=200)).quotes
        practices = pages(person.training.ListPractices, training_pb2.ListPracticesRequest(page_size=200), "practices")
        fitness = person.training.GetFitnessLevel(training_pb2.GetFitnessLevelRequest(history_size=200)).history
        streams = pages(person.pose.ListStreams, pose_pb2.ListStreamsRequest(page_size=200), "streams")
        challenges = person.social.ListChallenges(social_pb2.ListChallengesRequest(group_id=self._followed.group)).challenges
        awards = person.trophies.ListAwards(trophies_pb2.ListAwardsRequest(page_size=200)).awards
        devices = person.auth.ListAuthSessions(auth_pb2.ListAuthSessionsRequest()).auth_sessions
        for what, found, wanted in [
            ("sessions", [one.session_id for one in all_sessions(person)], sessions),
            ("measurements", [one.measurement_id for one in weights], self._weights),
            ("reminders", [one.reminder_id for one in reminders], self._reminders),
            ("liked quotes", [one.quote_id for one in liked], self._liked),
            ("practices", [one.practice_id for one in practices], self._practices),
            ("streams", [one.open.stream_id for one in streams], self._streams),
            ("challenges", [one.challenge_id for one in challenges], self._challenges),
            ("seen awards", [one.award_id for one in awards if one.seen], self._awards),
        ]:
            lost, extra = set(wanted) - set(found), set(found) - set(wanted)
            assert sorted(found) == sorted(wanted), f"{what}: {len(found)}; lost {lost}, not acknowledged {extra}"
        sharing = person.social.GetSharing(social_pb2.GetSharingRequest()).sharing
        settings = person.profile.GetSettings(profile_pb2.GetSettingsRequest()).settings
        for what, found, wanted in [
            ("records of a habit", self._records(), self._taps),
            ("practices that count for fitness", len(fitness), min(len(self._practices), 200)),
            ("devices", len(devices), 1),
            ("name", sharing.display_name, self._name),
            ("daily goal", settings.daily_goal, self._goal),
        ]:
            assert found == wanted, f"{what}: {found}, not {wanted}"

    @property
    def count(self) -> int:
        return super().count + len(self._weights) + len(self._practices) + len(self._streams) + len(self._challenges)
