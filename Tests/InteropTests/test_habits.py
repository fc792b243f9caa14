"""Habits, their records and their progress."""

import concurrent.futures
import datetime
import random
import time

import grpc
import pytest
from google.protobuf.field_mask_pb2 import FieldMask
from google.rpc import error_details_pb2
from interop.errors import fails
from interop.people import Services, bearer, habit_message, new_id, now, timestamp
from interop.retries import until_admitted
from test_training import complete, do, perform, start
from titanup.habits.v1 import habits_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.training.v1 import training_pb2

DAY = datetime.timedelta(days=1)
# Requirement: within a second; the machine may be slow.
PROMPT = 5


def today() -> datetime.date:
    return now().date()


def create(person, habit, **fields):
    return person.habits.CreateHabit(habits_pb2.CreateHabitRequest(habit=habit, **fields)).habit


def overview(person, **fields) -> dict[str, habits_pb2.HabitOverview]:
    request = habits_pb2.ListHabitsRequest(view=habits_pb2.HABIT_VIEW_OVERVIEW, **fields)
    return {entry.habit.title: entry for entry in person.habits.ListHabits(request).habits}


def set_value(person, habit, value, date):
    record = habits_pb2.HabitRecord(record_id=new_id(), habit_id=habit.habit_id, value=value, local_date=str(date))
    return person.habits.SetHabitValue(habits_pb2.SetHabitValueRequest(record=record)).totals


def skip(person, habit, date, skipped=True):
    record = habits_pb2.HabitRecord(record_id=new_id(), habit_id=habit.habit_id, skipped=skipped, local_date=str(date))
    return person.habits.SkipHabit(habits_pb2.SkipHabitRequest(record=record)).totals


def stats(person, habit, **fields) -> habits_pb2.GetHabitStatsResponse:
    return person.habits.GetHabitStats(habits_pb2.GetHabitStatsRequest(habit_id=habit.habit_id, **fields))


def records(person, habit) -> list[habits_pb2.HabitRecord]:
    return list(person.habits.ListRecords(habits_pb2.ListRecordsRequest(habit_id=habit.habit_id)).records)


# Habits


def test_a_habit_has_every_field_of_its_form(ada):
    wanted = habit_message(
        "Read a book", per_week=5, kind=habits_pb2.HABIT_KIND_GOOD, measure=habits_pb2.HABIT_MEASURE_AMOUNT,
        unit="pages", difficulty=4, color="#aabbcc", start_date="2024-01-05", hidden_in_activity=True,
    )
    made = create(ada, wanted)
    assert (made.title, made.unit, made.difficulty, made.color) == ("Read a book", "pages", 4, "#AABBCC")
    assert (made.goal.per_week.value, made.goal.HasField("per_day")) == (5, False)
    assert made.goal.direction == habits_pb2.GOAL_DIRECTION_AT_LEAST
    assert (made.start_date, made.hidden_in_activity, made.etag) == ("2024-01-05", True, "1")
    assert ada.habits.GetHabit(habits_pb2.GetHabitRequest(habit_id=made.habit_id)).overview.habit == made


def test_fields_missing_in_the_form_get_defaults(ada):
    made = ada.habit("Smoke", per_day=0, kind=habits_pb2.HABIT_KIND_BAD)
    assert made.goal.direction == habits_pb2.GOAL_DIRECTION_AT_MOST
    assert (made.difficulty, made.color, made.start_date) == (3, "#3B82F6", str(today()))
    assert made.measure == habits_pb2.HABIT_MEASURE_TIMES


def test_a_goal_by_day_and_by_week_is_refused(ada):
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "GOAL_BOTH_PERIODS", "habit.goal"):
        create(ada, habit_message("Read", per_day=1, per_week=7))


def test_every_wrong_field_of_a_habit_is_named(ada):
    wrong = habit_message(" x", per_day=0, difficulty=6, color="red", start_date="2026-02-30")
    with fails(grpc.StatusCode.INVALID_ARGUMENT) as failure:
        create(ada, wrong)
    assert failure.violations.keys() == {
        "habit.title", "habit.goal.per_day", "habit.difficulty", "habit.color", "habit.start_date",
    }
    assert not overview(ada)


def test_a_title_is_taken_in_any_case(ada, bob):
    first = ada.habit("Straße fegen")
    with fails(grpc.StatusCode.ALREADY_EXISTS, "NAME_TAKEN") as failure:
        ada.habit("STRAßE FEGEN")
    assert failure.info["habit_id"] == first.habit_id
    bob.habit("Straße fegen")
    # Archived and deleted habits don't take a title.
    mask = FieldMask(paths=["archived"])
    ada.habits.UpdateHabit(
        habits_pb2.UpdateHabitRequest(
            habit=habits_pb2.Habit(habit_id=first.habit_id, archived=True), update_mask=mask
        )
    )
    ada.habit("straße fegen")
    with fails(grpc.StatusCode.ALREADY_EXISTS, "NAME_TAKEN"):
        ada.habits.UpdateHabit(
            habits_pb2.UpdateHabitRequest(habit=habits_pb2.Habit(habit_id=first.habit_id), update_mask=mask)
        )


def test_creating_a_habit_again_returns_the_existing_one(ada):
    message = habit_message("Read")
    assert create(ada, message) == create(ada, message)
    message.title = "Write"
    with fails(grpc.StatusCode.ALREADY_EXISTS, "HABIT_EXISTS"):
        create(ada, message)
    request_id = new_id()
    other = habit_message("Run")
    made = create(ada, other, request_id=request_id)
    assert create(ada, other, request_id=request_id) == made
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "REQUEST_ID_REUSED"):
        create(ada, habit_message("Swim"), request_id=request_id)


def test_habits_of_others_are_not_found(ada, bob):
    habit = ada.habit()
    ada.tap(habit)
    record = records(ada, habit)[0]
    of_habit = {"habit_id": habit.habit_id}
    calls = [
        lambda: bob.habits.GetHabit(habits_pb2.GetHabitRequest(**of_habit)),
        lambda: bob.habits.UpdateHabit(
            habits_pb2.UpdateHabitRequest(
                habit=habits_pb2.Habit(title="Mine", **of_habit), update_mask=FieldMask(paths=["title"])
            )
        ),
        lambda: bob.habits.DeleteHabit(habits_pb2.DeleteHabitRequest(**of_habit)),
        lambda: bob.habits.UndeleteHabit(habits_pb2.UndeleteHabitRequest(**of_habit)),
        lambda: bob.habits.ReorderHabits(habits_pb2.ReorderHabitsRequest(habit_ids=[habit.habit_id])),
        lambda: bob.tap(habit),
        lambda: set_value(bob, habit, 1, today()),
        lambda: skip(bob, habit, today()),
        lambda: bob.habits.DeleteRecord(habits_pb2.DeleteRecordRequest(record_id=record.record_id, **of_habit)),
        lambda: bob.habits.ListRecords(habits_pb2.ListRecordsRequest(**of_habit)),
        lambda: stats(bob, habit),
        lambda: bob.habits.GetActivity(habits_pb2.GetActivityRequest(habit_ids=[habit.habit_id])),
        lambda: bob.habits.GetWeekOverWeek(habits_pb2.GetWeekOverWeekRequest(habit_ids=[habit.habit_id])),
        lambda: bob.habits.LinkHabit(
            habits_pb2.LinkHabitRequest(source=habits_pb2.LINK_SOURCE_PUSHUP_REPS, **of_habit)
        ),
        lambda: bob.habits.UnlinkHabit(habits_pb2.UnlinkHabitRequest(**of_habit)),
    ]
    for call in calls:
        with fails(grpc.StatusCode.NOT_FOUND, "NOT_FOUND"):
            call()
    assert not overview(bob)
    assert ada.progress(habit).total == 1


def test_a_change_applies_to_the_fields_in_its_mask(ada):
    habit = ada.habit("Read", difficulty=5)
    wanted = habits_pb2.Habit(habit_id=habit.habit_id, title="Write", hidden_in_activity=True, etag=habit.etag)
    request = habits_pb2.UpdateHabitRequest(
        habit=wanted, update_mask=FieldMask(paths=["title", "hidden_in_activity"]), request_id=new_id()
    )
    changed = ada.habits.UpdateHabit(request).habit
    assert (changed.title, changed.hidden_in_activity, changed.difficulty, changed.etag) == ("Write", True, 5, "2")
    assert ada.habits.UpdateHabit(request).habit == changed
    with fails(grpc.StatusCode.ABORTED, "ETAG_MISMATCH") as failure:
        request.request_id = new_id()
        ada.habits.UpdateHabit(request)
    assert failure.info["etag"] == "2"
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "PATH_UNKNOWN", "update_mask"):
        ada.habits.UpdateHabit(
            habits_pb2.UpdateHabitRequest(habit=wanted, update_mask=FieldMask(paths=["link_source"]))
        )


def test_a_deleted_habit_can_be_restored_with_its_records(ada):
    habit = ada.habit("Read")
    ada.tap(habit, 3)
    deleted = ada.habits.DeleteHabit(habits_pb2.DeleteHabitRequest(habit_id=habit.habit_id)).habit
    assert deleted.purge_time.seconds - deleted.delete_time.seconds == 30 * 86_400
    assert not overview(ada)
    assert overview(ada, show_deleted=True)["Read"].habit == deleted
    again = ada.habits.DeleteHabit(habits_pb2.DeleteHabitRequest(habit_id=habit.habit_id)).habit
    assert again == deleted
    with fails(grpc.StatusCode.NOT_FOUND, "NOT_FOUND"):
        ada.tap(habit)
    ada.habits.UndeleteHabit(habits_pb2.UndeleteHabitRequest(habit_id=habit.habit_id))
    assert ada.progress(habit).total == 3
    with fails(grpc.StatusCode.ALREADY_EXISTS, "NOT_DELETED"):
        ada.habits.UndeleteHabit(habits_pb2.UndeleteHabitRequest(habit_id=habit.habit_id))


def test_a_deleted_habit_cannot_be_restored_while_another_has_its_title(ada):
    habit = ada.habit("Read")
    ada.habits.DeleteHabit(habits_pb2.DeleteHabitRequest(habit_id=habit.habit_id))
    ada.habit("read")
    with fails(grpc.StatusCode.ALREADY_EXISTS, "NAME_TAKEN"):
        ada.habits.UndeleteHabit(habits_pb2.UndeleteHabitRequest(habit_id=habit.habit_id))


def test_habits_come_in_the_users_order_in_pages(ada):
    made = [ada.habit(f"Habit {number}") for number in range(5)]
    wanted = [made[3].habit_id, made[1].habit_id]
    ada.habits.ReorderHabits(habits_pb2.ReorderHabitsRequest(habit_ids=wanted))
    titles, token = [], ""
    while True:
        page = ada.habits.ListHabits(habits_pb2.ListHabitsRequest(page_size=2, page_token=token))
        titles += [entry.habit.title for entry in page.habits]
        token = page.next_page_token
        if not token:
            break
    assert titles == ["Habit 3", "Habit 1", "Habit 0", "Habit 2", "Habit 4"]
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "PAGE_TOKEN_INVALID"):
        page = ada.habits.ListHabits(habits_pb2.ListHabitsRequest(page_size=2))
        ada.habits.ListHabits(habits_pb2.ListHabitsRequest(include_archived=True, page_token=page.next_page_token))
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "ID_REPEATED"):
        ada.habits.ReorderHabits(habits_pb2.ReorderHabitsRequest(habit_ids=[made[0].habit_id] * 2))


def test_a_user_has_at_most_two_hundred_habits(ada):
    for number in range(200):
        ada.habit(f"Habit {number}")
    with fails(grpc.StatusCode.RESOURCE_EXHAUSTED, "TOO_MANY_HABITS"):
        ada.habit("One more")


# Records


def test_totals_add_up(ada):
    habit = ada.habit(per_day=3)
    assert [ada.tap(habit).day for _ in range(3)] == [1, 2, 3]
    totals = ada.tap(habit, 2)
    assert (totals.day, totals.week, totals.all, totals.goal_met) == (5, 5, 5, True)
    totals = ada.tap(habit, -3)
    assert (totals.day, totals.goal_met) == (2, False)
    assert ada.tap(habit, -100).day == 0
    assert ada.tap(habit).day == 1


def test_a_hundred_concurrent_records_count_once_despite_retries(ada, stack):
    habit = ada.habit()
    requests = [
        habits_pb2.RecordHabitRequest(
            record=habits_pb2.HabitRecord(habit_id=habit.habit_id), request_id=new_id()
        )
        for _ in range(100)
    ]
    # Each twice, in any order, concurrently.
    attempts = requests * 2
    random.Random(7).shuffle(attempts)
    with concurrent.futures.ThreadPoolExecutor(32) as pool:
        list(pool.map(lambda request: until_admitted(ada.habits.RecordHabit, request), attempts))
    assert ada.progress(habit).today == 100
    assert ada.progress(habit).total == 100


def test_the_same_request_with_another_payload_is_refused(ada):
    habit = ada.habit()
    request = habits_pb2.RecordHabitRequest(
        record=habits_pb2.HabitRecord(habit_id=habit.habit_id), request_id=new_id()
    )
    first = ada.habits.RecordHabit(request)
    assert ada.habits.RecordHabit(request) == first
    request.record.delta = 2
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "REQUEST_ID_REUSED"):
        ada.habits.RecordHabit(request)


def test_a_record_has_its_devices_date(ada):
    habit = ada.habit(start_date="2024-01-01")
    moment = datetime.datetime(2024, 3, 10, 23, 30, tzinfo=datetime.timezone.utc)
    record = habits_pb2.HabitRecord(
        habit_id=habit.habit_id, occur_time=timestamp(moment), time_zone="Pacific/Auckland", local_date="1999-01-01"
    )
    made = ada.habits.RecordHabit(habits_pb2.RecordHabitRequest(record=record)).record
    assert (made.local_date, made.utc_offset_seconds) == ("2024-03-11", 13 * 3_600)
    record.utc_offset_seconds = -3_600
    assert ada.habits.RecordHabit(habits_pb2.RecordHabitRequest(record=record)).record.local_date == "2024-03-10"


def test_an_invalid_record_is_refused(ada):
    habit = ada.habit()
    cases = [
        ({"delta": 10_001}, "record.delta"),
        ({"occur_time": timestamp(now() + datetime.timedelta(minutes=6))}, "record.occur_time"),
        ({"time_zone": "Nowhere"}, "record.time_zone"),
        ({"note": "x" * 1_001}, "record.note"),
        ({"record_id": "1"}, "record.record_id"),
    ]
    for fields, field in cases:
        record = habits_pb2.HabitRecord(**{"habit_id": habit.habit_id, **fields})
        with fails(grpc.StatusCode.INVALID_ARGUMENT) as failure:
            ada.habits.RecordHabit(habits_pb2.RecordHabitRequest(record=record))
        assert field in failure.violations
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "BEFORE_START"):
        ada.tap(habit, occur_time=timestamp(now() - 3 * DAY))
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "DATE_IN_FUTURE"):
        set_value(ada, habit, 1, today() + 2 * DAY)
    ada.habits.UpdateHabit(
        habits_pb2.UpdateHabitRequest(
            habit=habits_pb2.Habit(habit_id=habit.habit_id, archived=True), update_mask=FieldMask(paths=["archived"])
        )
    )
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "HABIT_ARCHIVED"):
        ada.tap(habit)


def test_a_date_is_set_skipped_and_taken_back(ada):
    first = today() - 3 * DAY
    habit = ada.habit(start_date=str(first))
    for date in (first, first + DAY):
        set_value(ada, habit, 1, date)
    assert set_value(ada, habit, 7, first).day == 7
    assert ada.progress(habit).current_streak == 0, "yesterday was missed"
    skip(ada, habit, today() - DAY)
    assert ada.progress(habit).current_streak == 2
    skip(ada, habit, today() - DAY, skipped=False)
    assert ada.progress(habit).current_streak == 0
    newest = records(ada, habit)[0]
    ada.habits.DeleteRecord(habits_pb2.DeleteRecordRequest(habit_id=habit.habit_id, record_id=newest.record_id))
    ada.habits.DeleteRecord(habits_pb2.DeleteRecordRequest(habit_id=habit.habit_id, record_id=newest.record_id))
    assert ada.progress(habit).current_streak == 2, "the undone skip is gone"


def test_a_batch_gives_the_same_totals_in_any_order(ada):
    start = now() - 20 * DAY
    generator = random.Random(11)
    batch = [
        habits_pb2.HabitRecord(
            record_id=new_id(), delta=generator.choice([-2, -1, 1, 1, 2]),
            occur_time=timestamp(start + datetime.timedelta(minutes=97 * number)),
        )
        for number in range(150)
    ]
    results = []
    for attempt in range(2):
        habit = ada.habit(f"Habit {attempt}", start_date=str(start.date()))
        generator.shuffle(batch)
        for part in (batch[:100], batch[60:], batch):
            for record in part:
                record.habit_id = habit.habit_id
            response = ada.habits.BatchRecord(habits_pb2.BatchRecordRequest(records=part))
            assert [result.record_id for result in response.results] == [record.record_id for record in part]
            assert all(result.WhichOneof("outcome") == "record" for result in response.results)
        request = habits_pb2.GetActivityRequest(habit_ids=[habit.habit_id], days=30, time_zone="UTC")
        results.append(list(ada.habits.GetActivity(request).series[0].counts))
    assert results[0] == results[1] and sum(results[0]) > 0


def test_each_record_of_a_batch_has_its_own_result(ada, bob):
    mine, others = ada.habit(), bob.habit()
    batch = [
        habits_pb2.HabitRecord(record_id=new_id(), habit_id=mine.habit_id),
        habits_pb2.HabitRecord(record_id=new_id(), habit_id=others.habit_id),
        habits_pb2.HabitRecord(habit_id=mine.habit_id),
        habits_pb2.HabitRecord(record_id=new_id(), habit_id=mine.habit_id, delta=20_000),
        habits_pb2.HabitRecord(record_id=new_id(), habit_id=mine.habit_id, delta=4),
    ]
    results = ada.habits.BatchRecord(habits_pb2.BatchRecordRequest(records=batch)).results
    assert [result.WhichOneof("outcome") for result in results] == ["record", "error", "error", "error", "record"]
    codes = [grpc.StatusCode.NOT_FOUND, grpc.StatusCode.INVALID_ARGUMENT, grpc.StatusCode.INVALID_ARGUMENT]
    assert [result.error.code for result in results[1:4]] == [code.value[0] for code in codes]
    info = error_details_pb2.ErrorInfo()
    assert results[1].error.details[0].Unpack(info) and (info.domain, info.reason) == ("titanup", "NOT_FOUND")
    assert ada.progress(mine).today == 5
    for size in (0, 201):
        with fails(grpc.StatusCode.INVALID_ARGUMENT, "BATCH_SIZE"):
            ada.habits.BatchRecord(habits_pb2.BatchRecordRequest(records=batch[:1] * size))


# Progress


def test_one_call_returns_every_habits_progress(ada):
    start = str(today() - 40 * DAY)
    daily = ada.habit("Daily", per_day=2, start_date=start)
    bad = ada.habit("Bad", per_day=1, kind=habits_pb2.HABIT_KIND_BAD, start_date=start)
    weekly = ada.habit("Weekly", per_week=3, start_date=start)
    for ago in range(1, 6):
        set_value(ada, daily, 2, today() - ago * DAY)
    ada.tap(daily)
    ada.tap(weekly, 4)
    shown = overview(ada)
    assert list(shown) == ["Daily", "Bad", "Weekly"]
    progress = shown["Daily"].progress
    assert (progress.today, progress.goal_percent, progress.goal_met) == (1, 50, False)
    assert (progress.current_streak, progress.total, progress.streak_unit) == (5, 11, habits_pb2.STREAK_UNIT_DAYS)
    assert (shown["Bad"].progress.current_streak, shown["Bad"].progress.strength) == (40, 100)
    progress = shown["Weekly"].progress
    assert (progress.this_week, progress.goal_met, progress.current_streak) == (4, True, 1)
    assert progress.streak_unit == habits_pb2.STREAK_UNIT_WEEKS
    assert {entry.progress.formula_version for entry in shown.values()} == {"loop-1"}
    assert bad.goal.direction == habits_pb2.GOAL_DIRECTION_AT_MOST
    basic = ada.habits.ListHabits(habits_pb2.ListHabitsRequest()).habits
    assert not any(entry.HasField("progress") for entry in basic)


def test_strength_grows_as_in_loop(ada):
    start = today() - 30 * DAY
    habit = ada.habit(start_date=str(start))
    batch = [
        habits_pb2.HabitRecord(
            record_id=new_id(), habit_id=habit.habit_id, value=1, local_date=str(start + number * DAY)
        )
        for number in range(30)
    ]
    ada.habits.BatchRecord(habits_pb2.BatchRecordRequest(records=batch))
    assert ada.progress(habit).strength == pytest.approx(79.80, abs=0.005)
    series = stats(ada, habit, strength_days=31).strength
    assert len(series) == 31 and series[-1].local_date == str(today())
    assert series[6].strength == pytest.approx(31.15, abs=0.005)
    assert series[13].strength == pytest.approx(52.60, abs=0.005)


def test_a_habits_figures(ada):
    start = today() - 9 * DAY
    habit = ada.habit(start_date=str(start), difficulty=2)
    for ago, value in ((9, 1), (8, 4), (7, 4), (5, 1), (1, 1)):
        set_value(ada, habit, value, today() - ago * DAY)
    skip(ada, habit, today() - 6 * DAY)
    shown = stats(ada, habit)
    assert shown.overview.habit.difficulty == 2 and shown.overview.habit.start_date == str(start)
    assert (shown.days, shown.overview.progress.total) == (10, 11)
    assert shown.average_per_day == pytest.approx(1.1) and shown.average_per_week == pytest.approx(7.7)
    assert (shown.best_day.local_date, shown.best_day.count) == (str(today() - 8 * DAY), 4)
    assert (shown.overview.progress.current_streak, shown.overview.progress.longest_streak) == (1, 4)
    assert [(rate.window_days, rate.days) for rate in shown.completion] == [(7, 7), (30, 10), (90, 10)]
    # Of the six dates before today one is skipped, two are done and three are missed; today is open.
    assert shown.completion[0].percent.value == pytest.approx(40)


def test_a_habit_without_records_has_no_averages(ada):
    shown = stats(ada, ada.habit())
    assert (shown.days, shown.average_per_day, shown.average_per_week) == (1, 0, 0)
    assert not shown.HasField("best_day")
    assert [(rate.days, rate.HasField("percent")) for rate in shown.completion] == [(1, False)] * 3


def test_a_new_habit_is_not_measured_over_ninety_days(ada):
    habit = ada.habit()
    ada.tap(habit)
    shown = stats(ada, habit).completion
    assert [(rate.window_days, rate.days, rate.percent.value) for rate in shown] == [(7, 1, 100), (30, 1, 100), (90, 1, 100)]


def test_late_records_count_as_if_they_had_come_in_time(ada):
    start = today() - 100 * DAY
    early, late = (ada.habit(title, start_date=str(start)) for title in ("Early", "Late"))
    dates = [start + number * DAY for number in range(100)]
    for habit, order in ((early, dates), (late, dates[50:] + dates[:50])):
        for part in (order[:50], order[50:]):
            batch = [
                habits_pb2.HabitRecord(record_id=new_id(), habit_id=habit.habit_id, value=1, local_date=str(date))
                for date in part
            ]
            ada.habits.BatchRecord(habits_pb2.BatchRecordRequest(records=batch))
    assert ada.progress(early) == ada.progress(late)
    assert ada.progress(late).current_streak == 100
    assert ada.progress(late).strength == stats(ada, late).overview.progress.strength


def test_seven_days_of_several_habits_on_one_axis(ada):
    start = str(today() - 60 * DAY)
    one, two = ada.habit("One", start_date=start), ada.habit("Two", start_date=start)
    ada.tap(one, 30)
    set_value(ada, two, 2, today() - 6 * DAY)
    set_value(ada, two, 5, today() - 7 * DAY)
    request = habits_pb2.GetActivityRequest(habit_ids=[two.habit_id, one.habit_id])
    shown = ada.habits.GetActivity(request)
    assert list(shown.local_dates) == [str(today() - ago * DAY) for ago in range(6, -1, -1)]
    assert [series.title for series in shown.series] == ["Two", "One"]
    assert list(shown.series[0].counts) == [2, 0, 0, 0, 0, 0, 0]
    assert list(shown.series[1].counts) == [0, 0, 0, 0, 0, 0, 30], "thirty records on one day are one point"
    alone = ada.habits.GetActivity(habits_pb2.GetActivityRequest(habit_ids=[one.habit_id]))
    assert [series.total for series in alone.series] == [30]
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "TOO_MANY_HABITS"):
        ada.habits.GetActivity(habits_pb2.GetActivityRequest(habit_ids=[new_id() for _ in range(21)]))
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "DAYS_OUT_OF_RANGE"):
        ada.habits.GetActivity(habits_pb2.GetActivityRequest(days=367))


def test_a_hidden_habit_is_hidden_on_every_device(ada):
    shown, hidden = ada.habit("Shown"), ada.habit("Hidden")
    ada.habits.UpdateHabit(
        habits_pb2.UpdateHabitRequest(
            habit=habits_pb2.Habit(habit_id=hidden.habit_id, hidden_in_activity=True),
            update_mask=FieldMask(paths=["hidden_in_activity"]),
        )
    )
    lines = ada.habits.GetActivity(habits_pb2.GetActivityRequest()).series
    assert [line.habit_id for line in lines] == [shown.habit_id]
    asked = ada.habits.GetActivity(habits_pb2.GetActivityRequest(habit_ids=[hidden.habit_id])).series
    assert asked[0].hidden_in_activity


def test_weeks_are_compared_both_ways(ada):
    habit = ada.habit(start_date=str(today() - 30 * DAY))
    ada.tap(habit, 10)
    [weeks] = ada.habits.GetWeekOverWeek(habits_pb2.GetWeekOverWeekRequest()).habits
    for comparison in (weeks.rolling, weeks.calendar):
        assert (comparison.count, comparison.previous_count, comparison.delta) == (10, 0, 10)
        assert not comparison.HasField("percent"), "there is no percentage of zero"
    set_value(ada, habit, 4, today() - 7 * DAY)
    set_value(ada, habit, 9, today() - 14 * DAY)
    [weeks] = ada.habits.GetWeekOverWeek(habits_pb2.GetWeekOverWeekRequest(habit_ids=[habit.habit_id])).habits
    assert (weeks.rolling.delta, weeks.rolling.percent.value) == (6, 150)
    assert weeks.rolling.first_local_date == str(today() - 6 * DAY)
    assert [day.weekday for day in weeks.weekdays] == list(range(1, 8))
    mine = weeks.weekdays[today().isoweekday() - 1]
    assert (mine.count, mine.previous_count, mine.delta, mine.to_come) == (10, 4, 6, False)
    assert all(day.to_come for day in weeks.weekdays[today().isoweekday():])


# Watching


class Watching:
    """Another device that watches."""

    def __init__(self, person, cursor=""):
        self.call = person.habits.WatchHabits(habits_pb2.WatchHabitsRequest(cursor=cursor))
        self.call.initial_metadata()

    def next(self) -> habits_pb2.WatchHabitsResponse:
        return next(self.call)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.call.cancel()


def test_another_device_sees_every_record(ada):
    habit = ada.habit()
    with Watching(ada) as watching:
        assert watching.next().overview.habit == habit
        for count in range(1, 6):
            ada.tap(habit)
            assert watching.next().overview.progress.today == count


def test_a_watch_continues_after_its_cursor_and_sees_deletions(ada, bob):
    first, second = ada.habit("One"), ada.habit("Two")
    bob.habit("Not hers")
    with Watching(ada) as watching:
        seen = [watching.next() for _ in range(2)]
    assert [entry.overview.habit.title for entry in seen] == ["One", "Two"]
    ada.habits.DeleteHabit(habits_pb2.DeleteHabitRequest(habit_id=first.habit_id))
    ada.tap(second)
    with Watching(ada, seen[1].cursor) as watching:
        gone, changed = watching.next(), watching.next()
    assert gone.overview.habit.HasField("delete_time") and not gone.overview.HasField("progress")
    assert (changed.overview.habit.title, changed.overview.progress.today) == ("Two", 1)
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "CURSOR_INVALID"):
        list(bob.habits.WatchHabits(habits_pb2.WatchHabitsRequest(cursor=seen[1].cursor)))


# Links


def wait_for(person, habit, total: int, within: float = 10) -> float:
    began = time.monotonic()
    while person.progress(habit).total != total:
        assert time.monotonic() - began < within, f"{person.progress(habit).total} instead of {total}"
        time.sleep(0.02)
    return time.monotonic() - began


def link(person, habit, source):
    return person.habits.LinkHabit(habits_pb2.LinkHabitRequest(habit_id=habit.habit_id, source=source)).habit


def test_push_up_sessions_count_for_a_habit_until_they_are_deleted(ada):
    reps = ada.habit("Push-ups", per_day=20, measure=habits_pb2.HABIT_MEASURE_AMOUNT, start_date=str(today() - DAY))
    times = ada.habit("Train", start_date=str(today() - DAY))
    before = ada.declare(7)
    assert link(ada, reps, habits_pb2.LINK_SOURCE_PUSHUP_REPS).link_source == habits_pb2.LINK_SOURCE_PUSHUP_REPS
    link(ada, times, habits_pb2.LINK_SOURCE_PUSHUP_SESSIONS)
    wait_for(ada, reps, 7)
    after = ada.declare(12)
    wait_for(ada, reps, 19)
    assert ada.progress(times).total == 2
    ada.tap(reps, 5)
    made = {record.source_id: record for record in records(ada, reps) if record.source == habits_pb2.RECORD_SOURCE_LINK}
    assert made.keys() == {before.session_id, after.session_id}
    assert made[after.session_id].delta == 12
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "RECORD_AUTOMATIC"):
        ada.habits.DeleteRecord(
            habits_pb2.DeleteRecordRequest(habit_id=reps.habit_id, record_id=made[after.session_id].record_id)
        )
    ada.sessions.DeleteSession(sessions_pb2.DeleteSessionRequest(session_id=after.session_id))
    assert wait_for(ada, reps, 12) < PROMPT
    assert ada.progress(times).total == 1
    ada.habits.UnlinkHabit(habits_pb2.UnlinkHabitRequest(habit_id=reps.habit_id))
    assert ada.progress(reps).total == 5, "manual records stay"


def test_practices_count_for_a_habit_until_they_are_deleted(ada):
    habit = ada.habit("Train", start_date=str(today() - DAY))
    link(ada, habit, habits_pb2.LINK_SOURCE_PRACTICES)
    practice = perform(ada).practice
    wait_for(ada, habit, 1)
    assert [record.source_id for record in records(ada, habit)] == [practice.practice_id]
    ada.declare(7)
    perform(ada)
    wait_for(ada, habit, 2)
    # A practice that took no time counts for nothing.
    pressed = start(ada)
    do(ada, pressed, 0)
    complete(ada, pressed)
    ada.training.DeletePractice(training_pb2.DeletePracticeRequest(practice_id=practice.practice_id))
    assert wait_for(ada, habit, 1) < PROMPT
    link(ada, habit, habits_pb2.LINK_SOURCE_PUSHUP_SESSIONS)
    assert ada.progress(habit).total == 1 and records(ada, habit)[0].source_id != practice.practice_id


def test_an_unknown_link_source_is_refused(ada):
    habit = ada.habit()
    for source in (habits_pb2.LINK_SOURCE_UNSPECIFIED, 99):
        with fails(grpc.StatusCode.INVALID_ARGUMENT, "SOURCE_UNKNOWN"):
            link(ada, habit, source)


# The user's clock and pauses


def wait_until(condition, within: float = 10) -> None:
    end = time.monotonic() + within
    while not condition():
        assert time.monotonic() < end, "it had no effect"
        time.sleep(0.02)


def set_clock(person, **fields) -> None:
    person.sessions.UpdateClock(
        sessions_pb2.UpdateClockRequest(clock=sessions_pb2.Clock(**fields), update_mask=FieldMask(paths=list(fields)))
    )


def test_days_and_weeks_follow_the_users_clock(ada):
    # A zone in which it is between two and three in the morning.
    hours = 2 - now().hour
    hours += 24 if hours < -12 else 0
    zone = f"Etc/GMT{-hours:+d}" if hours else "UTC"
    there = (now() + datetime.timedelta(hours=hours)).date()
    habit = ada.habit(start_date=str(there - 3 * DAY))
    set_clock(ada, time_zone=zone, first_weekday=7, day_start_minutes=360)

    def told() -> tuple[str, str]:
        listed = ada.habits.ListHabits(habits_pb2.ListHabitsRequest())
        return listed.time_zone, listed.today

    wait_until(lambda: told() == (zone, str(there - DAY)))
    made = ada.habits.RecordHabit(
        habits_pb2.RecordHabitRequest(record=habits_pb2.HabitRecord(habit_id=habit.habit_id, time_zone=zone))
    ).record
    assert made.local_date == str(there - DAY), "the night belongs to the previous day"
    [weeks] = ada.habits.GetWeekOverWeek(habits_pb2.GetWeekOverWeekRequest()).habits
    assert [day.weekday for day in weeks.weekdays] == [7, 1, 2, 3, 4, 5, 6]
    # Later the day begins at midnight again, for later records.
    set_clock(ada, day_start_minutes=0)
    wait_until(lambda: told() == (zone, str(there)))
    assert records(ada, habit)[0].local_date == str(there - DAY)


def test_a_pause_is_skipped_by_every_habit(ada):
    habit = ada.habit(start_date=str(today() - 5 * DAY))
    for ago in (5, 4):
        set_value(ada, habit, 1, today() - ago * DAY)
    assert ada.progress(habit).current_streak == 0
    pause = sessions_pb2.Pause(
        pause_id=new_id(), first_local_date=str(today() - 3 * DAY), last_local_date=str(today() + DAY)
    )
    ada.sessions.CreatePause(sessions_pb2.CreatePauseRequest(pause=pause))
    wait_until(lambda: ada.progress(habit).current_streak == 2)
    shown = ada.progress(habit)
    assert shown.today_skipped and shown == stats(ada, habit).overview.progress
    set_value(ada, habit, 1, today() - DAY)
    assert ada.progress(habit).current_streak == 3, "records in a pause count"
    ada.sessions.DeletePause(sessions_pb2.DeletePauseRequest(pause_id=pause.pause_id))
    wait_until(lambda: ada.progress(habit).current_streak == 1)


# Import

HABITS_CSV = """\
Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
001,Meditate,YES_NO,Did you?,,1,1,#FF8F00,,,,false
002,"Run, far",NUMERICAL,,,1,7,#00897B,km,AT_LEAST,20.0,false
003,Wake up,YES_NO,,,2,3,#00897B,,,,true
"""


def checkmarks(*lines: str) -> str:
    return "Date,Meditate,Run, far,Wake up,\n" + "".join(f"{line}\n" for line in lines)


def import_habits(person, *lines: str, **fields):
    return person.habits.ImportHabits(
        habits_pb2.ImportHabitsRequest(habits_csv=HABITS_CSV, checkmarks_csv=checkmarks(*lines), **fields)
    ).habits


def test_an_export_of_loop_is_imported_once(ada):
    lines = [f"{today()},2,5500,0,", f"{today() - DAY},2,0,2,", f"{today() - 2 * DAY},3,2000,2,"]
    trial = import_habits(ada, *lines, validate_only=True)
    assert [entry.records for entry in trial] == [3, 2, 2] and all(entry.created for entry in trial)
    assert not overview(ada, include_archived=True)
    made = import_habits(ada, *lines)
    assert [entry.records for entry in made] == [3, 2, 2]
    assert [(entry.goal_adjusted, entry.rounded) for entry in made] == [(False, 0), (False, 0), (True, 0)]
    shown = overview(ada, include_archived=True)
    assert shown.keys() == {"Meditate", "Run, far", "Wake up"}
    assert shown["Meditate"].progress.current_streak == 2
    assert (shown["Run, far"].progress.total, shown["Run, far"].habit.unit) == (7.5, "km")
    assert shown["Wake up"].habit.archived
    again = import_habits(ada, *lines)
    assert not any(entry.created or entry.records for entry in again)
    more = import_habits(ada, *lines, f"{today() - 3 * DAY},2,0,0,")
    assert [entry.records for entry in more] == [1, 0, 0]
    assert more[0].habit.start_date == str(today() - 3 * DAY)


def test_amounts_keep_their_decimals(ada):
    run = ada.habit("Run", per_day=2.5, measure=habits_pb2.HABIT_MEASURE_AMOUNT, unit="km")
    ada.tap(run, 1.25)
    ada.tap(run, 1.25)
    shown = overview(ada)["Run"]
    assert (shown.progress.today, shown.progress.goal_met, shown.habit.goal.per_day.value) == (2.5, True, 2.5)
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "TOO_PRECISE", "record.delta"):
        ada.tap(run, 0.0001)
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "NOT_WHOLE", "record.delta"):
        ada.tap(ada.habit("Read"), 0.5)


def test_an_export_with_an_unreadable_line_names_it(ada):
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "CSV_INVALID", "checkmarks_csv") as failure:
        import_habits(ada, f"{today()},2,0,0,", f"{today() - DAY},many,0,0,")
    assert (failure.info["file"], failure.info["line"]) == ("checkmarks_csv", "3")
    assert not overview(ada)


def test_an_export_that_is_too_large_is_refused_with_both_sizes(ada):
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "TOO_LARGE", "checkmarks_csv") as failure:
        import_habits(ada, *[f"{today()},2,0,0,"] * 120_000)
    assert "allowed: 2097152" in failure.message
    assert not overview(ada)


def test_errors_come_in_the_requested_language(ada):
    ada.habit("Lesen")
    services = Services(ada.stack.channel, (*bearer(ada.tokens.access_token), ("accept-language", "de-AT, en;q=0.5")))
    with pytest.raises(grpc.RpcError) as caught:
        services.habits.CreateHabit(habits_pb2.CreateHabitRequest(habit=habit_message("lesen")))
    details = dict(caught.value.trailing_metadata())["grpc-status-details-bin"]
    assert "Du hast schon eine Gewohnheit mit diesem Namen.".encode() in details
