"""Training through the wire: suggestions, practices and their results."""

import concurrent.futures
import datetime
import time
import zoneinfo

import grpc
import pytest
from google.protobuf.duration_pb2 import Duration
from google.protobuf.field_mask_pb2 import FieldMask
from interop.errors import failure_of, fails
from interop.people import Services, bearer, new_id, noon_clock, now, timestamp
from interop.retries import until_admitted
from interop.stack import TIMEOUT
from test_devices import service_secret
from titanup.auth.v1 import auth_pb2
from titanup.profile.v1 import profile_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.training.v1 import training_pb2, training_pb2_grpc

TYPES = {
    "weights": training_pb2.WORKOUT_TYPE_WEIGHT_TRAINING,
    "intervals": training_pb2.WORKOUT_TYPE_HIIT,
    "calisthenics": training_pb2.WORKOUT_TYPE_CALISTHENICS,
}


#: Far from midnight, so that a little while ago is today.
CLOCK = noon_clock(now())
ZONE = CLOCK["time_zone"]


def today() -> str:
    return (now() + datetime.timedelta(seconds=CLOCK["utc_offset_seconds"])).date().isoformat()


@pytest.mark.parametrize("hour", range(24))
@pytest.mark.parametrize("minute", [0, 11, 59])
def test_a_little_while_ago_is_today_at_any_time(hour, minute):
    at = datetime.datetime(2026, 11, 23, hour, minute, tzinfo=datetime.timezone.utc)
    clock = noon_clock(at)
    there = zoneinfo.ZoneInfo(clock["time_zone"])
    assert at.astimezone(there).utcoffset().total_seconds() == clock["utc_offset_seconds"]
    assert (at.astimezone(there).hour, at.astimezone(there).date()) == (12, at.date())
    for ago in (Told.AGO, datetime.timedelta(minutes=15), -datetime.timedelta(hours=3)):
        assert (at - ago).astimezone(there).date() == at.date()


def start(person, workouts=("push-up-ladder",), **changes) -> training_pb2.Practice:
    fields = {
        "practice_id": new_id(),
        "workout_ids": workouts,
        "request_id": new_id(),
        **CLOCK,
    }
    return person.training.StartPractice(training_pb2.StartPracticeRequest(**{**fields, **changes})).practice


def do(person, practice: training_pb2.Practice, index: int, amount: int | None = None) -> training_pb2.Practice:
    """Does one set, without its preparation."""
    which = {"practice_id": practice.practice_id, "exercise_index": index}
    person.training.SkipPreparation(training_pb2.SkipPreparationRequest(**which))
    amount = amount or practice.exercises[index].prescribed_amount
    return person.training.CompleteExercise(
        training_pb2.CompleteExerciseRequest(done_amount=amount, request_id=new_id(), **which)
    ).practice


def complete(person, practice: training_pb2.Practice, **fields) -> training_pb2.CompletePracticeResponse:
    request = training_pb2.CompletePracticeRequest(
        practice_id=practice.practice_id, **{"request_id": new_id(), **fields}
    )
    return until_admitted(person.training.CompletePractice, request)


class Told:
    """A practice that a device was offline for and reports afterwards: sets take their real time, and nobody waits."""

    #: Long enough for twice the prescription of any exercise, and short enough for many sets in a few minutes.
    SET = datetime.timedelta(seconds=10)
    #: The start of a user's first practice.
    AGO = datetime.timedelta(minutes=12)

    def __init__(self, person, workouts=("push-up-ladder",), ago: datetime.timedelta | None = None):
        self.person = person
        # Practices can't overlap: each begins where the previous one ended.
        self.time = now() - ago if ago else getattr(person, "trained_until", now() - self.AGO)
        self.practice = start(person, workouts, start_time=timestamp(self.time))

    def do(self, index: int, amount: int | None = None) -> training_pb2.Practice:
        which = {"practice_id": self.practice.practice_id, "exercise_index": index}
        self.person.training.SkipPreparation(
            training_pb2.SkipPreparationRequest(occur_time=timestamp(self.time), **which)
        )
        self.time += self.SET
        amount = amount or self.practice.exercises[index].prescribed_amount
        return self.person.training.CompleteExercise(
            training_pb2.CompleteExerciseRequest(
                done_amount=amount, request_id=new_id(), occur_time=timestamp(self.time), **which
            )
        ).practice

    def complete(self, **fields) -> training_pb2.CompletePracticeResponse:
        self.person.trained_until = self.time
        return complete(self.person, self.practice, **{"occur_time": timestamp(self.time), **fields})


def perform(person, workouts=("push-up-ladder",), factor: int = 1) -> training_pb2.CompletePracticeResponse:
    """A whole practice with every set done `factor` times the prescription."""
    told = Told(person, workouts)
    for exercise in told.practice.exercises:
        told.do(exercise.index, exercise.prescribed_amount * factor)
    return told.complete()


def suggest(person, **fields) -> training_pb2.SuggestWorkoutsResponse:
    return person.training.SuggestWorkouts(training_pb2.SuggestWorkoutsRequest(**{"time_zone": ZONE, **fields}))


def ids(suggestion: training_pb2.SuggestWorkoutsResponse) -> list[str]:
    return [item.workout.workout_id for item in suggestion.items]


def in_german(person):
    metadata = (*bearer(person.tokens.access_token), ("accept-language", "de"))
    return training_pb2_grpc.TrainingServiceStub(person.stack.channel("training")), metadata


def test_the_catalogue_has_exercises_with_drawings_and_texts(ada):
    names, token = [], ""
    while True:
        page = ada.training.ListExercises(training_pb2.ListExercisesRequest(page_size=25, page_token=token))
        names += [exercise.exercise_id for exercise in page.exercises]
        token = page.next_page_token
        if not token:
            break
    assert len(names) >= 60 and names == sorted(set(names))
    for name in names[::7]:
        exercise = ada.training.GetExercise(training_pb2.GetExerciseRequest(exercise_id=name)).exercise
        assert exercise.name and len(exercise.cues) >= 2 and exercise.met_code and exercise.met > 1
        assert sum(share.percent for share in exercise.muscles) == 100
        assert all(frame.startswith("<svg") for frame in exercise.animation.svg_frames)
        assert exercise.animation.svg_frames and exercise.animation.frame_duration.nanos > 0
    stub, metadata = in_german(ada)
    request = training_pb2.GetExerciseRequest(exercise_id="push-up")
    assert stub.GetExercise(request, metadata=metadata, timeout=60).exercise.name == "Liegestütz"
    with fails(grpc.StatusCode.NOT_FOUND, "NOT_FOUND"):
        ada.training.GetExercise(training_pb2.GetExerciseRequest(exercise_id="yoga"))


def test_five_different_workouts_are_suggested_and_explained(ada):
    suggestion = suggest(ada)
    assert len(set(ids(suggestion))) == 5 and not suggestion.warnings
    for item in suggestion.items:
        factors = item.factors
        product = factors.preference * factors.history * factors.body * factors.balance * factors.type
        assert item.weight == pytest.approx(product) and item.weight > 0
        assert item.explanation and item.sets
        # A new user does 0.75 × 1.05 of the base amount, rounded up.
        assert all(each.amount == -(-each.base_amount * 7875 // 10000) for each in item.sets)
    assert suggestion.body_reason == training_pb2.BODY_REASON_UNKNOWN


def test_a_seed_gives_the_same_suggestion_again(ada):
    first = suggest(ada)
    assert suggest(ada, seed=first.seed) == first
    assert any(ids(suggest(ada)) != ids(first) for _ in range(5))


def test_kept_workouts_stay_and_excluded_ones_do_not_appear(ada):
    first = ids(suggest(ada))
    again = suggest(ada, locked_ids=first[:2], exclude_ids=first[2:])
    assert ids(again)[:2] == first[:2] and not set(first[2:]) & set(ids(again))
    assert [item.locked for item in again.items] == [True, True, False, False, False]


@pytest.mark.parametrize("kind", TYPES.values(), ids=TYPES.keys())
def test_only_the_requested_type_is_suggested(ada, kind):
    assert all(item.workout.type == kind for item in suggest(ada, types=[kind], count=10).items)


def test_ratings_and_history_change_suggestions(ada):
    loved, hated = "push-day", "pull-day"
    ada.training.RateWorkout(training_pb2.RateWorkoutRequest(workout_id=loved, favorite=True))
    ada.training.RateWorkout(training_pb2.RateWorkoutRequest(workout_id=hated, rating=1))
    ada.training.AbandonPractice(
        training_pb2.AbandonPracticeRequest(practice_id=start(ada, ["leg-day"]).practice_id)
    )
    items = {
        item.workout.workout_id: item for item in suggest(ada, count=3, locked_ids=[loved, hated, "leg-day"]).items
    }
    assert (items[loved].factors.preference, items[hated].factors.preference) == (2, 0.5)
    assert items["leg-day"].factors.history == pytest.approx(0.2)
    assert items["leg-day"].last_local_date == today()
    counts = {loved: 0, hated: 0, "leg-day": 0, "morning-five": 0}
    for seed in range(1, 301):
        for name in ids(suggest(ada, seed=seed)):
            if name in counts:
                counts[name] += 1
    assert counts[loved] > counts["morning-five"] > counts["leg-day"]
    assert counts[loved] > counts[hated]


def test_random_suggestions_all_weigh_the_same(ada):
    suggestion = suggest(ada, mode=training_pb2.SUGGESTION_MODE_RANDOM)
    assert [item.weight for item in suggestion.items] == [1] * 5


def test_an_empty_suggestion_says_why(ada):
    ada.training.UpdatePreferences(
        training_pb2.UpdatePreferencesRequest(
            preferences=training_pb2.Preferences(equipment_known=True), update_mask=FieldMask(paths=["equipment_known"])
        )
    )
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "TOO_FEW_ELIGIBLE") as failure:
        suggest(ada, types=[training_pb2.WORKOUT_TYPE_WEIGHT_TRAINING])
    assert int(failure.info["by_equipment"]) > 0


def test_the_preparation_ends_by_itself(ada):
    ada.training.UpdatePreferences(
        training_pb2.UpdatePreferencesRequest(preferences=training_pb2.Preferences(countdown=Duration(seconds=180)))
    )
    practice = start(ada)
    assert practice.countdown.seconds == 180
    # The practice keeps the countdown that it began with.
    ada.training.UpdatePreferences(
        training_pb2.UpdatePreferencesRequest(preferences=training_pb2.Preferences(countdown=Duration(seconds=0)))
    )
    request = training_pb2.StartExerciseRequest(practice_id=practice.practice_id)
    preparing = ada.training.StartExercise(request).practice.exercises[0]
    assert preparing.state == training_pb2.EXERCISE_STATE_PREPARING
    left = preparing.prep_end_time.ToDatetime() - practice.start_time.ToDatetime()
    assert datetime.timedelta(seconds=179) < left < datetime.timedelta(seconds=240)
    skipped = ada.training.SkipPreparation(training_pb2.SkipPreparationRequest(practice_id=practice.practice_id))
    assert skipped.practice.exercises[0].state == training_pb2.EXERCISE_STATE_ACTIVE


@pytest.mark.parametrize("seconds", [-1, 181])
def test_a_countdown_has_limits(ada, seconds):
    request = training_pb2.UpdatePreferencesRequest(
        preferences=training_pb2.Preferences(countdown=Duration(seconds=seconds))
    )
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "INVALID_FIELD") as failure:
        ada.training.UpdatePreferences(request)
    assert failure.violations == {"preferences.countdown": "OUT_OF_RANGE"}
    assert ada.training.GetPreferences(training_pb2.GetPreferencesRequest()).preferences.countdown.seconds == 10


def test_everything_can_be_skipped_paused_and_left(ada):
    practice = start(ada)
    which = {"practice_id": practice.practice_id}
    paused = ada.training.PausePractice(training_pb2.PausePracticeRequest(**which)).practice
    assert paused.state == training_pb2.PRACTICE_STATE_PAUSED
    ada.training.SkipExercise(training_pb2.SkipExerciseRequest(exercise_index=1, **which))
    ada.training.SkipPreparation(training_pb2.SkipPreparationRequest(exercise_index=0, **which))
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "BAD_TRANSITION") as failure:
        ada.training.CompleteExercise(training_pb2.CompleteExerciseRequest(done_amount=5, **which))
    assert failure.info == {"from": "PAUSED", "to": "DONE"}
    ada.training.ResumePractice(training_pb2.ResumePracticeRequest(**which))
    do(ada, practice, 0)
    left = ada.training.AbandonPractice(training_pb2.AbandonPracticeRequest(**which)).practice
    assert (left.state, left.points) == (training_pb2.PRACTICE_STATE_ABANDONED, 0)
    for call, request in [
        (ada.training.PausePractice, training_pb2.PausePracticeRequest(**which)),
        (ada.training.ResumePractice, training_pb2.ResumePracticeRequest(**which)),
        (ada.training.AbandonPractice, training_pb2.AbandonPracticeRequest(**which)),
        (ada.training.CompletePractice, training_pb2.CompletePracticeRequest(**which)),
        (ada.training.SkipExercise, training_pb2.SkipExerciseRequest(**which)),
        (ada.training.SkipPreparation, training_pb2.SkipPreparationRequest(**which)),
        (ada.training.StartExercise, training_pb2.StartExerciseRequest(**which)),
    ]:
        with fails(grpc.StatusCode.FAILED_PRECONDITION, "BAD_TRANSITION"):
            call(request)


def test_a_prescription_is_adjusted_before_the_exercise_starts(ada):
    practice = start(ada)
    which = {"practice_id": practice.practice_id, "exercise_index": 0}
    suggested = practice.exercises[0].suggested_amount
    for amount in (0, 4 * suggested + 1):
        with fails(grpc.StatusCode.INVALID_ARGUMENT, "OUT_OF_RANGE", "amount"):
            ada.training.AdjustPrescription(training_pb2.AdjustPrescriptionRequest(amount=amount, **which))
    adjusted = ada.training.AdjustPrescription(
        training_pb2.AdjustPrescriptionRequest(amount=4 * suggested, **which)
    ).practice.exercises[0]
    assert (adjusted.prescribed_amount, adjusted.suggested_amount) == (4 * suggested, suggested)
    ada.training.SkipPreparation(training_pb2.SkipPreparationRequest(**which))
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "EXERCISE_STARTED"):
        ada.training.AdjustPrescription(training_pb2.AdjustPrescriptionRequest(amount=1, **which))


def test_more_repetitions_earn_more(ada, bob):
    less, more = perform(ada).practice, perform(bob, factor=2).practice
    assert more.points > less.points > 0
    assert more.score_after > less.score_after > less.score_before


def test_pressing_keys_earns_no_fitness(ada, follower):
    practice = start(ada)
    for exercise in practice.exercises:
        do(ada, practice, exercise.index, 20)
    done = complete(ada, practice).practice
    # It is stored and marked, but doesn't count.
    assert (done.state, done.points, done.implausible_sets) == (training_pb2.PRACTICE_STATE_COMPLETED, 0, 5)
    assert (done.score_before, done.score_after) == (0.75, 0.75) and "doesn't count" in done.credit_text
    for exercise in done.exercises:
        assert (exercise.done_amount, exercise.credited_amount) == (20, 0)
        assert exercise.credit_reason == training_pb2.CREDIT_REASON_TOO_QUICK and "at least 8.0 s" in exercise.credit_text
    assert ada.training.GetFitnessLevel(training_pb2.GetFitnessLevelRequest()).score == 0.75
    assert ada.training.GetWeekSummary(training_pb2.GetWeekSummaryRequest(time_zone=ZONE)).completed == 0
    assert day_of(ada).completed == 0
    change, _ = until(lambda: changes_of(ada, follower), lambda found: found[0])
    assert (change[0].completed.sets_done, change[0].completed.points) == (0, 0)


def test_a_device_can_enter_a_practice_afterwards_within_limits(ada):
    done = perform(ada).practice
    assert done.end_time.ToDatetime() - done.start_time.ToDatetime() == 5 * Told.SET and done.implausible_sets == 0
    # These can be refuted: a time already trained in, a future time, one too long ago, and steps before others.
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "PRACTICE_OVERLAP"):
        start(ada, start_time=done.start_time)
    for moment, reason in [(datetime.timedelta(minutes=1), "TIME_IN_FUTURE"), (-datetime.timedelta(days=8), "TIME_TOO_EARLY")]:
        with fails(grpc.StatusCode.INVALID_ARGUMENT, "INVALID_FIELD") as failure:
            start(ada, start_time=timestamp(now() + moment))
        assert failure.violations == {"start_time": reason}
    # An earlier practice can be entered later.
    earlier = Told(ada, ago=datetime.timedelta(hours=1))
    earlier.do(0)
    assert earlier.complete().practice.score_before == 0.75
    live = start(ada)
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "INVALID_FIELD") as failure:
        ada.training.StartExercise(
            training_pb2.StartExerciseRequest(practice_id=live.practice_id, occur_time=done.start_time)
        )
    assert failure.violations == {"occur_time": "TIME_TOO_EARLY"}


@pytest.mark.parametrize("has_request_id", [True, False])
def test_a_repeated_start_gets_the_same_response_byte_by_byte(ada, has_request_id):
    request = training_pb2.StartPracticeRequest(
        practice_id=new_id(), workout_ids=["push-up-ladder"], time_zone=ZONE,
        request_id=new_id() if has_request_id else "",
    )
    first = ada.training.StartPractice(request).SerializeToString(deterministic=True)
    assert ada.training.StartPractice(request).SerializeToString(deterministic=True) == first
    which = {"practice_id": request.practice_id}
    ada.training.SkipPreparation(training_pb2.SkipPreparationRequest(**which))
    ada.training.CompleteExercise(training_pb2.CompleteExerciseRequest(done_amount=8, **which))
    ada.training.CompletePractice(training_pb2.CompletePracticeRequest(**which))
    assert ada.training.StartPractice(request).SerializeToString(deterministic=True) == first


def test_a_practice_is_credited_once(ada):
    practice = start(ada)
    for index in range(5):
        do(ada, practice, index, 20)
    request_id = new_id()
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: complete(ada, practice, request_id=request_id), range(16)))
    assert all(answer == answers[0] for answer in answers)
    level = ada.training.GetFitnessLevel(training_pb2.GetFitnessLevelRequest())
    assert len(level.history) == 1 and level.score == answers[0].practice.score_after
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "BAD_TRANSITION"):
        complete(ada, practice)
    # A late retry gets the same response, even if the practice is gone.
    ada.training.DeletePractice(training_pb2.DeletePracticeRequest(practice_id=practice.practice_id))
    assert complete(ada, practice, request_id=request_id) == answers[0]
    with fails(grpc.StatusCode.NOT_FOUND):
        complete(ada, practice)
    assert not ada.training.GetFitnessLevel(training_pb2.GetFitnessLevelRequest()).history


def test_two_devices_produce_one_history(ada):
    practice = start(ada)

    def device(_):
        done = 0
        for index in range(5):
            try:
                do(ada, practice, index)
                done += 1
            except grpc.RpcError as error:
                assert error.code() == grpc.StatusCode.FAILED_PRECONDITION
        return done

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        done = sum(pool.map(device, range(2)))
    stored = ada.training.GetPractice(training_pb2.GetPracticeRequest(practice_id=practice.practice_id)).practice
    states = [exercise.state for exercise in stored.exercises]
    assert states.count(training_pb2.EXERCISE_STATE_DONE) == done
    assert states.count(training_pb2.EXERCISE_STATE_ACTIVE) <= 1


def test_a_level_up_is_reported_once(ada):
    ups = []
    for _ in range(9):
        answer = perform(ada, factor=2)
        if answer.HasField("level_up"):
            ups.append(answer.level_up)
    assert len(ups) >= 1
    assert [up.to_class for up in ups] == sorted({up.to_class for up in ups})
    assert ups[0].from_class == training_pb2.FITNESS_CLASS_COUCH_POTATO and ups[0].text


def test_a_score_can_be_explained(ada):
    practice = perform(ada).practice
    explained = ada.training.ExplainScore(training_pb2.ExplainScoreRequest(practice_id=practice.practice_id))
    assert explained.counted and len(explained.credits) == 5
    assert sum(credit.points for credit in explained.credits) == pytest.approx(practice.points)
    assert explained.score_before + explained.learning_rate * explained.step == pytest.approx(practice.score_after)
    # The example of the formula: 0.75, prescribed 8 of 10, 0.7575.
    assert (explained.performance, explained.score_after) == (pytest.approx(0.8), pytest.approx(0.7575))


def test_a_day_and_a_week_show_selections_and_practices(ada):
    choice = training_pb2.CreateSelectionRequest(workout_id="push-up-ladder", local_date=today())
    selection = ada.training.CreateSelection(choice).selection
    assert ada.training.CreateSelection(choice).selection == selection
    practice = perform(ada).practice
    day = ada.training.GetDayProgress(training_pb2.GetDayProgressRequest(time_zone=ZONE))
    assert (day.completed, day.sets_done, day.points) == (1, 5, practice.points)
    assert [entry.done for entry in day.selections] == [True]
    assert sum(share.percent for share in day.muscles) == 100
    week = ada.training.GetWeekSummary(training_pb2.GetWeekSummaryRequest(time_zone=ZONE))
    assert (week.completed, week.completed_last_7_days, len(week.done)) == (1, 1, 7)
    assert [list(done.workout_ids) for done in week.done if done.completed] == [["push-up-ladder"]]
    ada.training.DeleteSelection(training_pb2.DeleteSelectionRequest(selection_id=selection.selection_id))
    ada.training.DeleteSelection(training_pb2.DeleteSelectionRequest(selection_id=selection.selection_id))
    # A completed practice stays completed.
    assert ada.training.GetWeekSummary(training_pb2.GetWeekSummaryRequest()).completed == 1


def test_without_a_weight_there_is_no_energy_and_a_reason(ada):
    perform(ada)
    days = ada.training.GetDailyEnergy(training_pb2.GetDailyEnergyRequest(time_zone=ZONE)).days
    assert [day.local_date for day in days] == [today()]
    assert not days[0].energy.HasField("kilocalories")
    assert days[0].energy.unavailable_reason == training_pb2.ENERGY_REASON_WEIGHT_UNKNOWN
    assert days[0].energy.met_minutes > 0 and list(days[0].energy.met_codes) == ["02022"]


def test_time_and_muscles_can_be_corrected(ada):
    practice = perform(ada).practice
    changed = ada.training.UpdatePractice(
        training_pb2.UpdatePracticeRequest(
            practice=training_pb2.Practice(
                practice_id=practice.practice_id,
                time_spent=Duration(seconds=2100),
                muscles=[training_pb2.MuscleShare(muscle=training_pb2.MUSCLE_CORE, percent=100)],
                etag=practice.etag,
            ),
            update_mask=FieldMask(paths=["time_spent", "muscles"]),
        )
    ).practice
    assert (changed.time_spent.seconds, changed.time_spent_source) == (2100, training_pb2.VALUE_SOURCE_USER)
    assert [share.muscle for share in changed.muscles] == [training_pb2.MUSCLE_CORE]
    with fails(grpc.StatusCode.ABORTED, "ETAG_MISMATCH"):
        ada.training.UpdatePractice(training_pb2.UpdatePracticeRequest(practice=practice))


def test_the_last_workout_is_the_newest_completed_one(ada):
    empty = ada.training.GetLastWorkout(training_pb2.GetLastWorkoutRequest())
    assert not empty.HasField("practice") and not empty.HasField("end_time")
    practice = perform(ada).practice
    ada.training.AbandonPractice(training_pb2.AbandonPracticeRequest(practice_id=start(ada).practice_id))
    last = ada.training.GetLastWorkout(training_pb2.GetLastWorkoutRequest(view=training_pb2.PRACTICE_VIEW_FULL))
    assert last.practice == practice and last.local_date == today()


def test_practices_are_listed_newest_first(ada):
    made = [perform(ada).practice.practice_id for _ in range(5)]
    listed, token = [], ""
    while True:
        page = ada.training.ListPractices(training_pb2.ListPracticesRequest(page_size=2, page_token=token))
        listed += [practice.practice_id for practice in page.practices]
        token = page.next_page_token
        if not token:
            break
    assert listed == made[::-1]
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "PAGE_TOKEN_INVALID"):
        ada.training.ListPractices(training_pb2.ListPracticesRequest(page_token="nonsense"))


@pytest.mark.parametrize("period", [training_pb2.STATS_PERIOD_WEEK, training_pb2.STATS_PERIOD_TWO_WEEKS,
                                    training_pb2.STATS_PERIOD_MONTH])
def test_statistics_come_as_lines_and_in_words(ada, period):
    def stats():
        return ada.training.GetTrainingStats(training_pb2.GetTrainingStatsRequest(period=period, time_zone=ZONE))

    assert stats().statements.trend == training_pb2.TREND_INSUFFICIENT_DATA
    practices = [perform(ada, factor=2).practice for _ in range(3)]
    found = stats()
    assert [point.practice_id for point in found.series] == [practice.practice_id for practice in practices]
    assert [point.score for point in found.series] == [practice.score_after for practice in practices]
    # There is no growth over a period that is longer than the membership.
    assert found.statements.trend == training_pb2.TREND_TOO_YOUNG and "one day" in found.statements.trend_text
    assert found.statements.judged_from_local_date == today() and found.facts.planned < 1
    assert found.statements.commitment == training_pb2.COMMITMENT_EXCEPTIONAL and found.statements.commitment_text
    assert sum(share.percent for share in found.by_muscle) == 100 == sum(share.percent for share in found.by_type)
    assert found.facts.completed == 3


def test_commitment_is_measured_by_the_plan(ada):
    assert ada.training.GetPlan(training_pb2.GetPlanRequest()).plan.is_default
    plan = training_pb2.Plan(practices_per_week=1)
    assert not ada.training.SetPlan(training_pb2.SetPlanRequest(plan=plan)).plan.is_default
    perform(ada)
    perform(ada)
    stats = ada.training.GetTrainingStats(
        training_pb2.GetTrainingStatsRequest(period=training_pb2.STATS_PERIOD_WEEK, time_zone=ZONE)
    )
    assert stats.statements.commitment == training_pb2.COMMITMENT_EXCEPTIONAL
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "INVALID_FIELD") as failure:
        ada.training.SetPlan(training_pb2.SetPlanRequest(plan=training_pb2.Plan(practices_per_week=15)))
    assert failure.violations == {"plan.practices_per_week": "OUT_OF_RANGE"}


def test_a_reset_removes_fitness_countdown_and_ratings(ada):
    perform(ada, factor=2)
    ada.training.RateWorkout(training_pb2.RateWorkoutRequest(workout_id="push-day", rating=5))
    ada.training.UpdatePreferences(
        training_pb2.UpdatePreferencesRequest(preferences=training_pb2.Preferences(countdown=Duration(seconds=60)))
    )
    ada.training.ResetTrainingData(training_pb2.ResetTrainingDataRequest(request_id=new_id()))
    level = ada.training.GetFitnessLevel(training_pb2.GetFitnessLevelRequest())
    assert (level.score, level.fitness_class) == (0.75, training_pb2.FITNESS_CLASS_COUCH_POTATO)
    assert ada.training.GetPreferences(training_pb2.GetPreferencesRequest()).preferences.countdown.seconds == 10
    assert not ada.training.ListRatings(training_pb2.ListRatingsRequest()).ratings
    assert len(ada.training.ListPractices(training_pb2.ListPracticesRequest()).practices) == 1


def test_ratings_can_be_set_and_removed(ada):
    request = training_pb2.RateWorkoutRequest(workout_id="push-day", rating=4)
    assert ada.training.RateWorkout(request) == ada.training.RateWorkout(request)
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "INVALID_FIELD") as failure:
        ada.training.RateWorkout(training_pb2.RateWorkoutRequest(workout_id="push-day"))
    assert failure.violations == {"rating": "OUT_OF_RANGE"}
    for _ in range(2):
        ada.training.UnrateWorkout(training_pb2.UnrateWorkoutRequest(workout_id="push-day"))
    assert not ada.training.ListRatings(training_pb2.ListRatingsRequest()).ratings


def test_users_own_workouts_can_be_trained(ada, bob):
    workout = training_pb2.Workout(
        workout_id=new_id(),
        name="Mine",
        type=training_pb2.WORKOUT_TYPE_HIIT,
        prescriptions=[training_pb2.Prescription(exercise_id="burpee", sets=2, amount=8)],
    )
    made = ada.training.CreateWorkout(training_pb2.CreateWorkoutRequest(workout=workout)).workout
    assert ada.training.CreateWorkout(training_pb2.CreateWorkoutRequest(workout=workout)).workout == made
    assert len(start(ada, [made.workout_id]).exercises) == 2
    foreign = failure_of(
        lambda: bob.training.GetWorkout(training_pb2.GetWorkoutRequest(workout_id=made.workout_id))
    )
    assert foreign.code == grpc.StatusCode.NOT_FOUND
    workout.name = "Other"
    with fails(grpc.StatusCode.ALREADY_EXISTS, "WORKOUT_EXISTS"):
        ada.training.CreateWorkout(training_pb2.CreateWorkoutRequest(workout=workout))


def test_another_users_practice_is_not_found(ada, bob):
    practice = start(ada)
    for other in (practice.practice_id, new_id()):
        with fails(grpc.StatusCode.NOT_FOUND, "NOT_FOUND"):
            bob.training.GetPractice(training_pb2.GetPracticeRequest(practice_id=other))
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "PRACTICE_RUNNING") as failure:
        start(ada)
    assert failure.info["practice_id"] == practice.practice_id


def test_deleting_a_practice_undoes_its_effects(ada):
    practices = [perform(ada, factor=2).practice for _ in range(2)]
    ada.training.DeletePractice(training_pb2.DeletePracticeRequest(practice_id=practices[0].practice_id))
    level = ada.training.GetFitnessLevel(training_pb2.GetFitnessLevelRequest())
    # The other one has the credit it would have had alone.
    assert [point.practice_id for point in level.history] == [practices[1].practice_id]
    assert level.score == practices[0].score_after or level.score < practices[1].score_after
    day = ada.training.GetDayProgress(training_pb2.GetDayProgressRequest(time_zone=ZONE))
    assert (day.completed, day.points) == (1, practices[1].points)


def test_meals_are_filtered_by_tags_and_allergens(ada):
    every = ada.training.ListMealIdeas(training_pb2.ListMealIdeasRequest()).meals
    assert len(every) >= 10 and all(meal.kilocalories and meal.protein_grams and meal.description for meal in every)
    request = training_pb2.ListMealIdeasRequest(tags=["vegan"], without_allergens=["soy"])
    found = ada.training.ListMealIdeas(request).meals
    assert found and all("vegan" in meal.tags and "soy" not in meal.allergens for meal in found)
    assert ada.training.GetMealIdea(training_pb2.GetMealIdeaRequest(meal_id=found[0].meal_id)).meal == found[0]


# Data from other services


def until(read, is_so):
    """Reads until the condition holds: feeds of other services arrive a moment later."""
    end = time.monotonic() + TIMEOUT
    while not is_so(found := read()):
        assert time.monotonic() < end, found
        time.sleep(0.01)
    return found


def day_of(person, **fields) -> training_pb2.GetDayProgressResponse:
    return person.training.GetDayProgress(training_pb2.GetDayProgressRequest(**{"time_zone": ZONE, **fields}))


def weigh(person, kilograms: float) -> profile_pb2.BodyMeasurement:
    measurement = profile_pb2.BodyMeasurement(
        measurement_id=new_id(), measure_time=timestamp(now()), weight_kg=kilograms,
        utc_offset_seconds=CLOCK["utc_offset_seconds"],
    )
    return person.profile.AddBodyMeasurement(profile_pb2.AddBodyMeasurementRequest(measurement=measurement)).measurement


def last(person) -> training_pb2.GetLastWorkoutResponse:
    return person.training.GetLastWorkout(
        training_pb2.GetLastWorkoutRequest(view=training_pb2.PRACTICE_VIEW_FULL)
    )


def test_push_up_sessions_and_practices_add_up_in_one_day(ada):
    practice = perform(ada, ["leg-day"]).practice
    before, week = day_of(ada), ada.training.GetWeekSummary(training_pb2.GetWeekSummaryRequest(time_zone=ZONE))
    assert (before.completed, before.push_up_sessions, week.completed) == (1, 0, 1)
    session = ada.declare(20, ago=datetime.timedelta(minutes=15), **CLOCK)
    with_session = until(lambda: day_of(ada), lambda day: day.completed == 2)
    assert (with_session.push_up_sessions, with_session.push_ups) == (1, 20)
    assert with_session.sets_done == before.sets_done + 1
    # One minute of twenty push-ups has 3.8 MET.
    assert with_session.energy.met_minutes == pytest.approx(before.energy.met_minutes + 3.8)
    chest = {share.muscle: share.percent for share in with_session.muscles}[training_pb2.MUSCLE_CHEST]
    assert chest > 0 and sum(share.percent for share in with_session.muscles) == 100
    both = ada.training.GetWeekSummary(training_pb2.GetWeekSummaryRequest(time_zone=ZONE))
    assert (both.completed, both.push_up_sessions, both.completed_last_7_days) == (2, 1, 2)
    energy = ada.training.GetDailyEnergy(training_pb2.GetDailyEnergyRequest(time_zone=ZONE)).days[-1]
    assert (energy.energy, energy.push_up_sessions) == (with_session.energy, 1)
    # Both are returned; the practice ended last.
    newest = last(ada)
    assert newest.push_up_session.session_id == session.session_id and newest.push_up_session.reps == 20
    assert (newest.practice, newest.end_time) == (practice, practice.end_time)

    # A deleted session no longer counts.
    ada.sessions.DeleteSession(sessions_pb2.DeleteSessionRequest(session_id=session.session_id))
    assert until(lambda: day_of(ada), lambda day: day.completed == 1) == before
    assert ada.training.GetWeekSummary(training_pb2.GetWeekSummaryRequest(time_zone=ZONE)) == week
    assert not last(ada).HasField("push_up_session")
    # A restored one counts again, and the practice can be deleted by itself.
    ada.sessions.UndeleteSession(sessions_pb2.UndeleteSessionRequest(session_id=session.session_id))
    until(lambda: day_of(ada), lambda day: day.completed == 2)
    ada.training.DeletePractice(training_pb2.DeletePracticeRequest(practice_id=practice.practice_id))
    alone = day_of(ada)
    assert (alone.completed, alone.push_ups, alone.energy.met_minutes) == (1, 20, pytest.approx(3.8))
    assert last(ada).local_date == session.local_date and not last(ada).HasField("practice")


def test_push_ups_counted_during_a_practice_count_once(ada):
    told = Told(ada, ago=datetime.timedelta(minutes=5))
    practice = told.practice
    for exercise in practice.exercises:
        told.do(exercise.index)
    # The session began a moment after the practice, and before that was over.
    during = ada.declaration(8, ago=datetime.timedelta(minutes=4, seconds=40), **CLOCK)
    during.end_time.CopyFrom(during.start_time)
    ada.sessions.CreateSession(sessions_pb2.CreateSessionRequest(session=during, request_id=new_id()))
    told.complete()
    apart = ada.declare(3, ago=datetime.timedelta(minutes=10), **CLOCK)
    day = until(lambda: day_of(ada), lambda day: day.push_up_sessions)
    assert (day.completed, day.push_up_sessions, day.push_ups) == (2, 1, 3)
    # Without the practice it counts by itself.
    ada.training.DeletePractice(training_pb2.DeletePracticeRequest(practice_id=practice.practice_id))
    day = day_of(ada)
    assert (day.completed, day.push_ups) == (2, 11)
    assert last(ada).push_up_session.session_id == during.session_id != apart.session_id


def test_push_ups_during_a_practice_hint_at_awards(ada):
    told = Told(ada, ago=datetime.timedelta(minutes=5))
    for exercise in told.practice.exercises:
        told.do(exercise.index)
    during = ada.declaration(8, ago=datetime.timedelta(minutes=4, seconds=40), **CLOCK)
    during.end_time.CopyFrom(during.start_time)
    ada.sessions.CreateSession(sessions_pb2.CreateSessionRequest(session=during, request_id=new_id()))
    until(lambda: day_of(ada), lambda day: day.push_up_sessions)
    assert list(told.complete().awards_hint.push_up_session_ids) == [during.session_id]
    assert not perform(ada, ("leg-day",)).HasField("awards_hint")


def test_energy_uses_the_weight_of_the_date(ada):
    perform(ada)
    weighed = weigh(ada, 80)
    day = until(lambda: day_of(ada), lambda day: day.energy.HasField("kilocalories"))
    kilocalories = day.energy.kilocalories
    assert kilocalories.gross == pytest.approx(day.energy.met_minutes / 60 * 80)
    assert 0 < kilocalories.net < kilocalories.gross
    assert kilocalories.low <= kilocalories.gross <= kilocalories.high
    assert day.energy.unavailable_reason == training_pb2.ENERGY_REASON_UNSPECIFIED
    # The day before has no weight, and uses the first one after it.
    first = (datetime.date.fromisoformat(today()) - datetime.timedelta(days=1)).isoformat()
    days = ada.training.GetDailyEnergy(
        training_pb2.GetDailyEnergyRequest(from_local_date=first, time_zone=ZONE)
    ).days
    assert [entry.energy.kilocalories.gross for entry in days] == [0, kilocalories.gross]
    ada.profile.DeleteBodyMeasurement(
        profile_pb2.DeleteBodyMeasurementRequest(measurement_id=weighed.measurement_id)
    )
    until(lambda: day_of(ada), lambda day: not day.energy.HasField("kilocalories"))


def test_suggestions_fit_the_body(ada):
    ada.profile.UpdateProfile(
        profile_pb2.UpdateProfileRequest(
            profile=profile_pb2.Profile(height_cm=175), update_mask=FieldMask(paths=["height_cm"]), request_id=new_id()
        )
    )
    weigh(ada, 100)

    def found():
        return suggest(ada, count=20, seed=7, types=[training_pb2.WORKOUT_TYPE_HIIT])

    heavy = until(found, lambda suggestion: suggestion.body_mass_class == training_pb2.BODY_MASS_CLASS_OBESE_I)
    assert heavy.body_reason == training_pb2.BODY_REASON_UNSPECIFIED
    assert all(
        item.factors.body == (0.25 if item.workout.impact == training_pb2.IMPACT_HIGH else 1) for item in heavy.items
    )
    assert any(item.factors.body == 0.25 for item in heavy.items)
    # From the next class on, jumps are left out with a warning.
    weigh(ada, 125)
    heavier = until(
        found, lambda suggestion: suggestion.body_mass_class == training_pb2.BODY_MASS_CLASS_OBESE_II_OR_MORE
    )
    assert training_pb2.SUGGESTION_WARNING_JUMPS_LEFT_OUT in heavier.warnings
    assert any("with jumps, because" in text for text in heavier.warning_texts) and heavier.left_out_ids
    assert not set(heavier.left_out_ids) & set(ids(heavier))
    assert len(suggest(ada).left_out_ids) == 9
    # Another body weight changes the factors.
    weigh(ada, 70)
    light = until(found, lambda suggestion: suggestion.body_mass_class == training_pb2.BODY_MASS_CLASS_NORMAL)
    assert {item.factors.body for item in light.items} == {1}
    # Users younger than 20 are in no class.
    ada.profile.UpdateProfile(
        profile_pb2.UpdateProfileRequest(
            profile=profile_pb2.Profile(birth_year=now().year - 15), update_mask=FieldMask(paths=["birth_year"]),
            request_id=new_id(),
        )
    )
    young = until(found, lambda suggestion: suggestion.body_reason == training_pb2.BODY_REASON_UNDER_AGE)
    assert young.body_mass_class == training_pb2.BODY_MASS_CLASS_UNSPECIFIED


def test_weeks_and_days_follow_the_users_clock(ada):
    clock = sessions_pb2.Clock(time_zone="Pacific/Kiritimati", day_start_minutes=0, first_weekday=7)
    ada.sessions.UpdateClock(sessions_pb2.UpdateClockRequest(clock=clock, request_id=new_id()))
    there = (now() + datetime.timedelta(hours=14)).date()
    week = until(
        lambda: ada.training.GetWeekSummary(training_pb2.GetWeekSummaryRequest()),
        lambda week: datetime.date.fromisoformat(week.done[0].local_date).isoweekday() == 7,
    )
    assert week.done[0].local_date <= str(there) <= week.done[6].local_date
    assert day_of(ada, time_zone="").local_date in (str(there), str((now() + datetime.timedelta(hours=14)).date()))


# The feed of practices


@pytest.fixture
def follower(stack, anonymous):
    """Calls as the habits service."""
    request = auth_pb2.IssueServiceTokenRequest(client_id="habits", client_secret=service_secret("habits"))
    return Services(stack.channel, bearer(anonymous.auth_feed.IssueServiceToken(request).access_token))


def changes_of(person, follower, cursor=""):
    """A user's changes in the feed after a cursor, and the cursor at its end."""
    found = []
    while True:
        page = follower.training_feed.ListPracticeChanges(
            training_pb2.ListPracticeChangesRequest(cursor=cursor, page_size=200)
        )
        found += [change for change in page.changes if change.user_id == person.user_id]
        if page.next_cursor == cursor:
            return found, cursor
        cursor = page.next_cursor


def test_followers_receive_completed_practices(ada, follower):
    done = [perform(ada).practice for _ in range(2)]
    ada.training.AbandonPractice(training_pb2.AbandonPracticeRequest(practice_id=start(ada).practice_id))
    found, cursor = until(lambda: changes_of(ada, follower), lambda found: len(found[0]) == 2)
    assert [change.practice_id for change in found] == [practice.practice_id for practice in done]
    snapshot = found[0].completed
    assert list(snapshot.workout_ids) == ["push-up-ladder"] and snapshot.local_date == done[0].local_date
    assert (snapshot.start_time, snapshot.end_time) == (done[0].start_time, done[0].end_time)
    assert (snapshot.sets_done, snapshot.points, snapshot.time_zone) == (5, done[0].points, ZONE)
    ada.training.DeletePractice(training_pb2.DeletePracticeRequest(practice_id=done[0].practice_id))
    # The other one is credited anew, and the deleted one is gone.
    later, _ = until(
        lambda: changes_of(ada, follower, cursor),
        lambda found: any(change.WhichOneof("change") == "deleted" for change in found[0]),
    )
    gone = [change for change in later if change.WhichOneof("change") == "deleted"]
    assert [change.practice_id for change in gone] == [done[0].practice_id]


def test_watchers_receive_practices_at_once(ada, follower):
    perform(ada)
    _, cursor = until(lambda: changes_of(ada, follower), lambda found: found[0])
    watch = follower.training_feed.WatchPracticeChanges(
        training_pb2.WatchPracticeChangesRequest(cursor=cursor)
    )
    list(watch.initial_metadata())
    told = Told(ada)
    practice = told.practice
    told.do(0)
    begin = time.monotonic()
    told.complete()
    for response in watch:
        if mine := [change for change in response.changes if change.user_id == ada.user_id]:
            break
    watch.cancel()
    assert mine[0].practice_id == practice.practice_id and mine[0].completed.sets_done == 1
    # This is faster than polling would be.
    assert time.monotonic() - begin < 3


def test_users_cannot_read_the_feed_of_practices(ada):
    with fails(grpc.StatusCode.PERMISSION_DENIED):
        ada.training_feed.ListPracticeChanges(training_pb2.ListPracticeChangesRequest())
