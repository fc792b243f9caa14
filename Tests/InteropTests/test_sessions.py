"""Sessions: receipts, ids, pages and charts."""

import base64
import datetime
import json
import os
import random
import time
import uuid

import grpc
import pytest
from google.protobuf.timestamp_pb2 import Timestamp
from google.rpc import error_details_pb2
from interop import recordings
from interop.errors import failure_of, fails
from interop.histories import batch, list_sessions, recording_of, told_state
from interop.keys import decoded, signing_key, unpadded
from interop.people import new_id, now, timestamp
from interop.stack import TIMEOUT
from test_deletion import query
from titanup.pose.v1 import pose_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.trophies.v1 import trophies_pb2

INVALID_ARGUMENT = grpc.StatusCode.INVALID_ARGUMENT
PERMISSION_DENIED = grpc.StatusCode.PERMISSION_DENIED
ALREADY_EXISTS = grpc.StatusCode.ALREADY_EXISTS


def create(person, session, jws="", request_id=None):
    request = sessions_pb2.CreateSessionRequest(
        session=session, receipt_jws=jws, request_id=new_id() if request_id is None else request_id
    )
    return person.sessions.CreateSession(request).session


def get(person, session_id):
    return person.sessions.GetSession(sessions_pb2.GetSessionRequest(session_id=session_id)).session


# Receipts


def flipped(jws: str) -> list[str]:
    """The receipt with one bit flipped: at both ends and throughout each of its three parts."""
    dots = [position for position, character in enumerate(jws) if character == "."]
    edges = {0, 1, dots[0] - 1, dots[0], dots[0] + 1, dots[1] - 1, dots[1], dots[1] + 1, len(jws) - 2, len(jws) - 1}
    chance = random.Random(1)
    positions = sorted(edges) + [chance.randrange(len(jws)) for _ in range(40)]
    # With the highest bit flipped it would not be text, and the request would not be a message.
    return [
        jws[:position] + chr(ord(jws[position]) ^ (1 << bit)) + jws[position + 1 :]
        for position in positions
        for bit in (range(7) if position in edges else [chance.randrange(7)])
    ]


def test_a_tampered_receipt_is_refused(ada):
    receipt = ada.upload().receipt
    for jws in flipped(receipt.jws):
        with fails(PERMISSION_DENIED, "RECEIPT_INVALID"):
            ada.store(receipt, jws)
    assert ada.store(receipt).reps == 12, "the receipt itself is still valid"


@pytest.mark.parametrize("jws", ["x", "a.b.c", "..", "e30.e30.", "€"])
def test_text_that_is_not_a_receipt_is_refused(ada, jws):
    receipt = ada.upload().receipt
    with fails(PERMISSION_DENIED, "RECEIPT_INVALID"):
        ada.store(receipt, jws)


def test_an_access_token_is_not_a_receipt(ada):
    receipt = ada.upload().receipt
    with fails(PERMISSION_DENIED, "RECEIPT_INVALID"):
        ada.store(receipt, ada.tokens.access_token)


def test_an_unsigned_receipt_is_refused(ada):
    receipt = ada.upload().receipt
    header = base64.urlsafe_b64encode(b'{"alg":"none","typ":"rep-receipt+jwt"}').rstrip(b"=").decode()
    payload = receipt.jws.split(".")[1]
    with fails(PERMISSION_DENIED, "RECEIPT_INVALID"):
        ada.store(receipt, f"{header}.{payload}.")


def test_another_users_receipt_is_refused(ada, bob):
    receipt = ada.upload().receipt
    with fails(PERMISSION_DENIED, "RECEIPT_WRONG_USER"):
        bob.store(receipt)
    assert not list_sessions(bob).sessions


def test_a_stream_is_used_once(ada):
    receipt = ada.upload().receipt
    stored = ada.store(receipt)
    with fails(ALREADY_EXISTS, "STREAM_ALREADY_USED") as failure:
        ada.store(receipt)
    assert failure.info["session_id"] == stored.session_id
    assert len(list_sessions(ada).sessions) == 1


@pytest.mark.parametrize("changes, field", [({"reps": 13}, "reps"), ({"reps": 11}, "reps")])
def test_the_session_must_match_the_receipt(ada, changes, field):
    receipt = ada.upload().receipt
    with fails(INVALID_ARGUMENT) as failure:
        ada.store(receipt, **changes)
    assert any(name.endswith(field) for name in failure.violations), failure


def test_every_error_has_a_message_in_the_callers_language(ada):
    def said(method, request, language) -> list:
        return list(failure_of(lambda: method(request, metadata=(*method.keywords["metadata"], *language))).words.items())

    german = (("accept-language", "de-AT, en;q=0.5"),)
    garbled = sessions_pb2.ListSessionsRequest(page_token="garbled")
    assert said(ada.sessions.ListSessions, garbled, german) == [
        ("de", "Die Liste geht hier nicht weiter. Bitte lies sie von vorn.")
    ]
    reused = sessions_pb2.CreateSessionRequest(request_id="no uuid")
    assert said(ada.sessions.CreateSession, reused, ()) == [("en", "Something that was given is not possible.")]
    award = trophies_pb2.GetAwardRequest(award_id=new_id())
    assert said(ada.trophies.GetAward, award, german) == [("de", "Das gibt es nicht oder nicht mehr.")]
    first = ada.upload().receipt
    ada.store(first)
    other = ada.upload(recordings.another_set(0.9), start_time=first.start_time).receipt
    assert failure_of(lambda: ada.store(other)).words == {"en": "You have another counted session at this time."}


def test_counted_sessions_cannot_overlap(ada):
    first = ada.upload().receipt
    ada.store(first)
    second = ada.upload(recordings.another_set(0.9), start_time=first.start_time).receipt
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "SESSION_OVERLAP"):
        ada.store(second)


def test_a_repeated_motion_earns_nothing(ada):
    yesterday = now() - datetime.timedelta(days=1)
    ada.store(ada.upload(start_time=timestamp(yesterday)).receipt)
    slower = recordings.frames()
    for frame in slower:
        frame.time_us = frame.time_us * 13 // 10
    receipt = ada.upload(slower, start_time=timestamp(now() - datetime.timedelta(hours=1))).receipt
    assert list(receipt.evidence_flags) == [pose_pb2.EVIDENCE_FLAG_DUPLICATE_MOTION]
    stored = ada.store(receipt)
    assert stored.evidence == sessions_pb2.EVIDENCE_DEVICE and stored.reps == 12
    # The stream is used up, whatever its evidence.
    with fails(grpc.StatusCode.ALREADY_EXISTS, "STREAM_ALREADY_USED"):
        ada.store(receipt)
    earned = ada.watch_until({"T-SESSION-5", "T-SESSION-10", "T-FAST-5-10S"})
    assert all(stored.session_id not in award.proof.session_ids for award in earned.values())


def test_a_simulated_set_is_listed_but_does_not_count(ada):
    yesterday = now() - datetime.timedelta(days=1)
    receipt = ada.upload(is_simulated=True, start_time=timestamp(yesterday)).receipt
    assert receipt.is_simulated and len(receipt.reps) == 12 and not receipt.evidence_flags
    simulated = ada.store(receipt)
    assert simulated.evidence == sessions_pb2.EVIDENCE_SIMULATED
    with fails(grpc.StatusCode.ALREADY_EXISTS, "STREAM_ALREADY_USED"):
        ada.store(receipt)
    # A real set follows it in every feed: a service that has received it would have received the simulated one.
    real = ada.store(ada.upload(recordings.another_set(0.9)).receipt)
    ada.watch_until({"T-SESSION-5", "T-SESSION-10", "T-FAST-5-10S"})
    awards = ada.trophies.ListAwards(trophies_pb2.ListAwardsRequest()).awards
    assert all(list(award.proof.session_ids) == [real.session_id] for award in awards)
    assert {session.session_id for session in list_sessions(ada).sessions} == {real.session_id, simulated.session_id}
    only = ada.sessions.ListSessions(
        sessions_pb2.ListSessionsRequest(evidence=[sessions_pb2.EVIDENCE_SIMULATED])).sessions
    assert [session.session_id for session in only] == [simulated.session_id]
    chart = ada.sessions.GetActivityChart(
        sessions_pb2.GetActivityChartRequest(range=sessions_pb2.CHART_RANGE_LAST_7_DAYS))
    assert chart.total_reps == real.reps
    stats = ada.sessions.GetStats(sessions_pb2.GetStatsRequest(period=sessions_pb2.STATS_PERIOD_ALL))
    assert (stats.sessions, stats.reps, stats.active_dates) == (1, real.reps, 1)
    assert all(record.session_id in ("", real.session_id) for record in stats.records)
    assert ada.sessions.GetStreak(sessions_pb2.GetStreakRequest()).streak.current == 1


def test_a_set_with_a_corrected_time_gets_another_receipt(ada):
    first = ada.store(ada.upload().receipt)
    receipt = ada.upload(recordings.another_set(0.9), start_time=first.start_time).receipt
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "SESSION_OVERLAP"):
        ada.store(receipt)
    earlier = timestamp(now() - datetime.timedelta(hours=3))
    retimed = ada.pose.RetimeStream(
        pose_pb2.RetimeStreamRequest(stream_id=receipt.stream_id, start_time=earlier)).receipt
    assert retimed.start_time == earlier and retimed.reps == receipt.reps
    stored = ada.store(retimed)
    assert stored.start_time == earlier and stored.evidence == sessions_pb2.EVIDENCE_VERIFIED_STREAM
    # Every receipt of the stream is used up with it, even those issued later.
    later = timestamp(now() - datetime.timedelta(hours=9))
    again = ada.pose.RetimeStream(pose_pb2.RetimeStreamRequest(stream_id=receipt.stream_id, start_time=later)).receipt
    for other in (receipt, retimed, again):
        with fails(grpc.StatusCode.ALREADY_EXISTS, "STREAM_ALREADY_USED") as failure:
            ada.store(other)
        assert failure.info["session_id"] == stored.session_id


def test_a_set_without_stored_landmarks_counts_by_its_digest(ada):
    receipt = ada.upload(retention=pose_pb2.FRAME_RETENTION_NONE).receipt
    assert receipt.kept_days == 0
    assert ada.store(receipt).evidence == sessions_pb2.EVIDENCE_VERIFIED_DIGEST


def test_a_session_falls_back_to_its_digest_when_its_landmarks_expire(ada):
    later, earlier = recordings.another_set(0.9), now() - datetime.timedelta(hours=2)
    receipt, other = ada.upload().receipt, ada.upload(later, start_time=timestamp(earlier)).receipt
    stored = ada.store(receipt)
    assert stored.evidence == sessions_pb2.EVIDENCE_VERIFIED_STREAM
    earned = ada.watch_until({"T-SESSION-5", "T-SESSION-10", "T-FAST-5-10S"})
    for stream in (other.stream_id, receipt.stream_id):
        ada.pose.DeleteStream(pose_pb2.DeleteStreamRequest(stream_id=stream))
    digest = sessions_pb2.EVIDENCE_VERIFIED_DIGEST
    fallen = until(ada, stored.session_id, lambda session: session.evidence == digest, "no news of the landmarks")
    expected = sessions_pb2.Session()
    expected.CopyFrom(stored)
    expected.evidence, expected.etag = digest, fallen.etag
    assert fallen == expected and fallen.etag != stored.etag
    assert [session.session_id for session in list_sessions(ada, evidence=[digest]).sessions] == [stored.session_id]
    # A session recorded later has already lost them, though its receipt says that they are kept.
    assert other.kept_days == 30 and ada.store(other).evidence == digest
    # It counts as before, and nothing is revoked.
    assert {name: award.state for name, award in ada.awards().items() if name in earned} == dict.fromkeys(
        earned, trophies_pb2.AWARD_STATE_GRANTED
    )


# Declared sessions


def test_a_declared_session_is_stored_as_such(ada):
    stored = ada.declare(20, target=20)
    assert stored.evidence == sessions_pb2.EVIDENCE_DECLARED
    assert (stored.receipt_id, stored.counter) == ("", "")
    assert stored.target_met and stored.etag and not stored.late
    there = stored.start_time.ToDatetime() + datetime.timedelta(seconds=stored.utc_offset_seconds)
    assert stored.local_date == there.date().isoformat()


def test_a_session_from_days_ago_is_late(ada):
    assert ada.declare(5, ago=datetime.timedelta(days=3)).late


def test_the_target_defaults_to_ten(ada):
    assert ada.declare(9).target == 10
    assert not ada.declare(9, ago=datetime.timedelta(hours=2)).target_met


@pytest.mark.parametrize(
    "offset, date",
    [(None, "2026-06-01"), (0, "2026-05-31"), (3600, "2026-06-01"), (-18 * 3600, "2026-05-31"), (14 * 3600, "2026-06-01")],
)
def test_the_date_is_the_devices(ada, offset, date):
    start = datetime.datetime(2026, 5, 31, 23, 30, tzinfo=datetime.timezone.utc)
    stored = ada.declare(
        5, start_time=timestamp(start), end_time=timestamp(start), utc_offset_seconds=offset, time_zone="Europe/Berlin"
    )
    assert stored.local_date == date
    # In May Berlin is two hours ahead of UTC.
    assert stored.utc_offset_seconds == (7200 if offset is None else offset)


WRONG = {
    "no id": ({"session_id": ""}, "session_id"),
    "an id that is none": ({"session_id": "7"}, "session_id"),
    "no start": ({"start_time": None}, "start_time"),
    "no end": ({"end_time": None}, "end_time"),
    "an end before the start": ({"end_time": timestamp(now() - datetime.timedelta(hours=2))}, "end_time"),
    "over six hours": ({"start_time": timestamp(now() - datetime.timedelta(hours=7))}, "end_time"),
    "the future": (
        {
            "start_time": timestamp(now() + datetime.timedelta(days=1)),
            "end_time": timestamp(now() + datetime.timedelta(days=1, minutes=1)),
        },
        "time",
    ),
    "a time beyond time": ({"start_time": Timestamp(seconds=1 << 60)}, "start_time"),
    "nanoseconds beyond a second": ({"start_time": Timestamp(seconds=1_700_000_000, nanos=-1)}, "start_time"),
    "no zone": ({"time_zone": ""}, "time_zone"),
    "an unknown zone": ({"time_zone": "Europe/Atlantis"}, "time_zone"),
    "an abbreviation": ({"time_zone": "PST"}, "time_zone"),
    "an offset beyond 18 hours": ({"utc_offset_seconds": 18 * 3600 + 1}, "utc_offset_seconds"),
    "no reps": ({"reps": 0}, "reps"),
    "too many reps": ({"reps": 10_001}, "reps"),
    "a target too high": ({"target": 501}, "target"),
    "a note too long": ({"note": "x" * 1001}, "note"),
    "sets that do not add up": ({"sets": [sessions_pb2.RepSet(reps=3)]}, "sets"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_a_wrong_field_is_named_and_nothing_is_stored(ada, kind):
    changes, field = WRONG[kind]
    session = ada.declaration(5)
    for name, value in changes.items():
        session.ClearField(name)
        if isinstance(value, Timestamp):
            getattr(session, name).CopyFrom(value)
        elif isinstance(value, list):
            getattr(session, name).extend(value)
        elif value is not None:
            setattr(session, name, value)
    with fails(INVALID_ARGUMENT) as failure:
        create(ada, session)
    assert failure.domain == "titanup"
    assert any(field in name for name in failure.violations), failure
    assert not list_sessions(ada).sessions


def test_every_wrong_field_is_named(ada):
    with fails(INVALID_ARGUMENT) as failure:
        create(ada, sessions_pb2.Session())
    for field in ("session_id", "start_time", "end_time", "time_zone", "reps"):
        assert any(name.endswith(field) for name in failure.violations), failure


def test_a_request_without_session_is_refused(ada):
    with fails(INVALID_ARGUMENT):
        ada.sessions.CreateSession(sessions_pb2.CreateSessionRequest())


# Ids


def test_a_request_id_replays_its_response(ada):
    session, request_id = ada.declaration(5), new_id()
    first = create(ada, session, request_id=request_id)
    assert create(ada, session, request_id=request_id) == first
    session.reps = 6
    with fails(INVALID_ARGUMENT, "REQUEST_ID_REUSED"):
        create(ada, session, request_id=request_id)
    assert len(list_sessions(ada).sessions) == 1


def test_request_ids_of_other_users_do_not_matter(ada, bob):
    request_id = new_id()
    create(ada, ada.declaration(5), request_id=request_id)
    assert create(bob, bob.declaration(7), request_id=request_id).reps == 7


def test_a_request_id_must_be_a_uuid(ada):
    with fails(INVALID_ARGUMENT, None, "request_id"):
        create(ada, ada.declaration(5), request_id="7")


def test_a_repeated_session_returns_the_existing_one(ada):
    session = ada.declaration(5)
    first = create(ada, session)
    assert create(ada, session) == first
    session.note = "another"
    with fails(ALREADY_EXISTS, "SESSION_EXISTS"):
        create(ada, session)


def test_another_users_session_is_not_found(ada, bob):
    stored = ada.declare()
    foreign = failure_of(lambda: get(bob, stored.session_id))
    missing_id = new_id()
    missing = failure_of(lambda: get(bob, missing_id))
    assert (foreign.code, foreign.reason) == (grpc.StatusCode.NOT_FOUND, "NOT_FOUND")
    # Apart from the requested id, not a byte differs.
    same = missing.raw_details.replace(missing_id.encode(), stored.session_id.encode())
    assert (foreign.code, foreign.raw_details) == (missing.code, same)
    assert foreign.message == missing.message.replace(missing_id, stored.session_id)


def test_ids_of_others_can_be_used_for_own_sessions(ada, bob):
    stored = ada.declare()
    assert bob.declare(7, session_id=stored.session_id).reps == 7
    assert get(ada, stored.session_id).reps == 5


# Pages


@pytest.fixture
def ten(ada):
    """Ten sessions, newest first."""
    return [ada.declare(reps, ago=datetime.timedelta(hours=reps)) for reps in range(1, 11)]


def test_pages_list_everything_once_newest_first(ada, ten):
    pages, token = [], ""
    while True:
        response = list_sessions(ada, page_size=3, page_token=token)
        pages.append(list(response.sessions))
        token = response.next_page_token
        if not token:
            break
    assert [len(page) for page in pages] == [3, 3, 3, 1]
    assert [session for page in pages for session in page] == ten


def test_pages_are_stable_while_sessions_are_added(ada, ten):
    first = list_sessions(ada, page_size=4)
    ada.declare(100, ago=datetime.timedelta(minutes=5))
    second = list_sessions(ada, page_size=200, page_token=first.next_page_token)
    assert list(first.sessions) + list(second.sessions) == ten


def test_a_page_token_works_only_for_its_own_list(ada, bob, ten):
    token = list_sessions(ada, page_size=3).next_page_token
    assert list_sessions(ada, page_size=5, page_token=token).sessions, "another page size is still the same list"
    for person, fields in [
        (ada, {"page_token": token, "from_local_date": "2020-01-01"}),
        (bob, {"page_token": token}),
        (ada, {"page_token": token[:-1]}),
        (ada, {"page_token": "garbage"}),
    ]:
        with fails(INVALID_ARGUMENT):
            list_sessions(person, **fields)


def test_page_sizes_have_a_default_and_a_maximum(ada, ten):
    assert len(list_sessions(ada).sessions) == 10
    assert len(list_sessions(ada, page_size=2_000_000_000).sessions) == 10
    with fails(INVALID_ARGUMENT):
        list_sessions(ada, page_size=-1)


def test_sessions_can_be_filtered_by_date(ada):
    for day in (1, 2, 3):
        start = timestamp(datetime.datetime(2026, 3, day, 12, tzinfo=datetime.timezone.utc))
        ada.declare(day, start_time=start, end_time=start)
    found = list_sessions(ada, from_local_date="2026-03-02", to_local_date="2026-03-02").sessions
    assert [session.reps for session in found] == [2]
    with fails(INVALID_ARGUMENT):
        list_sessions(ada, from_local_date="2026-02-30")


def test_sessions_can_be_filtered_by_evidence_and_reps(ada):
    ada.declare(3)
    ada.declare(30)
    counted = ada.store(ada.upload().receipt)
    verified = [sessions_pb2.EVIDENCE_VERIFIED_STREAM, sessions_pb2.EVIDENCE_VERIFIED_DIGEST]
    assert [found.session_id for found in list_sessions(ada, evidence=verified).sessions] == [counted.session_id]
    assert {found.reps for found in list_sessions(ada, min_reps=4).sessions} == {12, 30}
    declared = list_sessions(ada, evidence=[sessions_pb2.EVIDENCE_DECLARED], min_reps=4, page_size=1)
    assert [found.reps for found in declared.sessions] == [30] and not declared.next_page_token
    assert not list_sessions(ada, min_reps=2**32 - 1).sessions
    with fails(INVALID_ARGUMENT, "EVIDENCE_UNKNOWN", "evidence"):
        list_sessions(ada, evidence=[sessions_pb2.EVIDENCE_UNSPECIFIED])


# Charts


def chart(person, which, zone="UTC", step=sessions_pb2.CHART_STEP_UNSPECIFIED):
    request = sessions_pb2.GetActivityChartRequest(range=which, time_zone=zone, step=step)
    return person.sessions.GetActivityChart(request)


def test_a_week_has_seven_dates_that_end_today(ada):
    ada.declare(7, ago=datetime.timedelta(days=2))
    ada.declare(3, ago=datetime.timedelta(days=2, minutes=30))
    ada.declare(50, ago=datetime.timedelta(days=8))
    week = chart(ada, sessions_pb2.CHART_RANGE_LAST_7_DAYS)
    dates = [datetime.date.fromisoformat(bucket.local_date) for bucket in week.buckets]
    assert len(dates) == 7 and dates[-1].isoformat() == week.today
    assert all(later - earlier == datetime.timedelta(days=1) for earlier, later in zip(dates, dates[1:]))
    assert sum(bucket.reps for bucket in week.buckets) == week.total_reps == 10
    assert week.goal_reps > 0 and week.remaining_reps == week.goal_reps


@pytest.mark.parametrize(
    "which, step, days",
    [
        (sessions_pb2.CHART_RANGE_MONTH, sessions_pb2.CHART_STEP_UNSPECIFIED, 1),
        (sessions_pb2.CHART_RANGE_LAST_3_MONTHS, sessions_pb2.CHART_STEP_DAY, 1),
        (sessions_pb2.CHART_RANGE_LAST_3_MONTHS, sessions_pb2.CHART_STEP_UNSPECIFIED, 7),
        (sessions_pb2.CHART_RANGE_LAST_3_MONTHS, sessions_pb2.CHART_STEP_MONTH, 31),
    ],
)
def test_longer_ranges_have_no_gap(ada, which, step, days):
    ada.declare(7, ago=datetime.timedelta(days=20))
    ada.declare(3, ago=datetime.timedelta(days=28))
    ada.declare(50, ago=datetime.timedelta(days=100))
    drawn = chart(ada, which, step=step)
    spans = [
        (datetime.date.fromisoformat(bucket.local_date), datetime.date.fromisoformat(bucket.last_local_date))
        for bucket in drawn.buckets
    ]
    assert spans[-1][1].isoformat() == drawn.today
    assert all(later[0] - earlier[1] == datetime.timedelta(days=1) for earlier, later in zip(spans, spans[1:]))
    assert max((last - first).days + 1 for first, last in spans) == days
    assert sum(bucket.reps for bucket in drawn.buckets) == drawn.total_reps == 10
    if which == sessions_pb2.CHART_RANGE_MONTH:
        assert len(spans) == 30


def test_today_has_a_slice_for_each_session_and_one_for_the_rest(ada):
    receipt = ada.upload().receipt
    stored = ada.store(receipt, time_zone="UTC", utc_offset_seconds=0)
    today = chart(ada, sessions_pb2.CHART_RANGE_TODAY)
    if today.today != stored.local_date:
        pytest.skip("midnight passed between the two calls")
    assert [bucket.session_id for bucket in today.buckets] == [stored.session_id]
    assert today.buckets[0].reps == today.total_reps == 12
    [level] = today.buckets[0].by_evidence
    assert (level.evidence, level.reps) == (sessions_pb2.EVIDENCE_VERIFIED_STREAM, 12)
    assert today.remaining_reps == max(0, today.goal_reps - 12)


def test_charts_split_by_evidence(ada):
    receipt = ada.upload().receipt
    ada.store(receipt, time_zone="UTC", utc_offset_seconds=0)
    ada.declare(300, ago=datetime.timedelta(days=1))
    week = chart(ada, sessions_pb2.CHART_RANGE_LAST_7_DAYS)
    levels = {}
    for bucket in week.buckets:
        assert bucket.reps == sum(level.reps for level in bucket.by_evidence)
        for level in bucket.by_evidence:
            levels[level.evidence] = levels.get(level.evidence, 0) + level.reps
    assert levels == {sessions_pb2.EVIDENCE_VERIFIED_STREAM: 12, sessions_pb2.EVIDENCE_DECLARED: 300}


@pytest.mark.parametrize(
    "which, zone", [(0, "UTC"), (99, "UTC"), (sessions_pb2.CHART_RANGE_TODAY, "Europe/Atlantis")]
)
def test_an_unknown_chart_is_refused(ada, which, zone):
    with fails(INVALID_ARGUMENT):
        chart(ada, which, zone)


@pytest.mark.parametrize(
    "which, step",
    [(sessions_pb2.CHART_RANGE_TODAY, sessions_pb2.CHART_STEP_WEEK), (sessions_pb2.CHART_RANGE_MONTH, 99)],
)
def test_an_unknown_step_is_refused(ada, which, step):
    with fails(INVALID_ARGUMENT, "STEP_UNKNOWN"):
        chart(ada, which, step=step)


def test_an_empty_account_has_an_empty_chart(ada):
    assert not chart(ada, sessions_pb2.CHART_RANGE_TODAY, "").buckets
    week = chart(ada, sessions_pb2.CHART_RANGE_LAST_7_DAYS, "")
    assert [bucket.reps for bucket in week.buckets] == [0] * 7 and week.time_zone


# Streaks


def streak(person, **fields):
    return person.sessions.GetStreak(sessions_pb2.GetStreakRequest(time_zone="UTC", **fields))


def test_dates_in_a_row_make_a_streak(ada):
    for days in (3, 2, 1):
        ada.declare(ago=datetime.timedelta(days=days))
    until_yesterday = streak(ada)
    assert (until_yesterday.streak.current, until_yesterday.streak.at_risk) == (3, True)
    assert until_yesterday.verified_streak.current == 0
    ada.store(ada.upload().receipt, time_zone="UTC", utc_offset_seconds=0)
    with_today = streak(ada)
    if with_today.today != until_yesterday.today:
        pytest.skip("midnight passed between the two calls")
    assert (with_today.streak.current, with_today.streak.at_risk, with_today.streak.today_done) == (4, False, True)
    assert with_today.verified_streak.current == 1


def test_a_freeze_is_earned_and_spent_and_late_data_restores_it(ada):
    for days in (*range(4, 11), 2, 1):
        ada.declare(ago=datetime.timedelta(days=days))
    frozen = streak(ada)
    assert (frozen.streak.current, frozen.streak.freezes_left, frozen.streak.next_freeze_in) == (9, 0, 5)
    explained = ada.sessions.ExplainStreak(sessions_pb2.ExplainStreakRequest(time_zone="UTC"))
    kinds = [sessions_pb2.StreakDayKind.Name(day.kind).rsplit("_", 1)[-1] for day in explained.days]
    assert kinds == ["ACTIVE"] * 7 + ["FROZEN"] + ["ACTIVE"] * 2 + ["OPEN"]
    ada.declare(ago=datetime.timedelta(days=3))
    repaired = streak(ada)
    assert (repaired.streak.current, repaired.streak.freezes_left, repaired.streak.next_freeze_in) == (10, 1, 4)


def test_a_deleted_session_breaks_its_streak(ada):
    stored = [ada.declare(ago=datetime.timedelta(days=days)) for days in (3, 2, 1)]
    assert streak(ada).streak.current == 3
    ada.sessions.DeleteSession(sessions_pb2.DeleteSessionRequest(session_id=stored[1].session_id))
    assert (streak(ada).streak.current, streak(ada).streak.longest) == (1, 1)


def test_a_past_streak_can_be_requested(ada):
    for days in (5, 4, 1):
        ada.declare(ago=datetime.timedelta(days=days))
    as_of = now().date() - datetime.timedelta(days=4)
    assert streak(ada, as_of=as_of.isoformat()).streak.current == 2
    with fails(INVALID_ARGUMENT, "DATE_INVALID"):
        streak(ada, as_of="yesterday")
    # A request for the end of time would make the service walk through every date until then.
    with fails(INVALID_ARGUMENT, "OUT_OF_RANGE", "as_of"):
        streak(ada, as_of="9999-12-31")


# Clocks and pauses


def test_a_day_can_begin_later(ada):
    clock = sessions_pb2.Clock(time_zone="UTC", day_start_minutes=360, first_weekday=1)
    changed = ada.sessions.UpdateClock(sessions_pb2.UpdateClockRequest(clock=clock)).clock
    assert ada.sessions.GetClock(sessions_pb2.GetClockRequest()).clock == changed
    # Between one and six in the morning on the device's clock, just after the change: the previous date.
    start = changed.update_time.ToDatetime(datetime.timezone.utc) + datetime.timedelta(seconds=1)
    offset = 3600 * (5 - start.hour if start.hour <= 17 else 29 - start.hour)
    stored = ada.declare(
        start_time=timestamp(start),
        end_time=timestamp(start + datetime.timedelta(seconds=30)),
        utc_offset_seconds=offset,
    )
    on_the_device = (start + datetime.timedelta(seconds=offset)).date()
    assert stored.local_date == (on_the_device - datetime.timedelta(days=1)).isoformat()


def test_a_change_of_the_clock_is_applied_once(ada):
    def update(**fields):
        return ada.sessions.UpdateClock(sessions_pb2.UpdateClockRequest(**fields)).clock

    request_id = new_id()
    first = sessions_pb2.Clock(time_zone="Europe/Berlin", first_weekday=7, etag="0")
    changed = update(clock=first, request_id=request_id)
    assert update(clock=first, request_id=request_id) == changed
    with fails(grpc.StatusCode.ABORTED, "ETAG_MISMATCH"):
        update(clock=first)
    with fails(INVALID_ARGUMENT, "REQUEST_ID_REUSED"):
        update(clock=sessions_pb2.Clock(first_weekday=1), request_id=request_id)
    with fails(INVALID_ARGUMENT, "PATH_UNKNOWN"):
        update(clock=first, update_mask={"paths": ["owner"]})
    part = update(clock=sessions_pb2.Clock(first_weekday=1), update_mask={"paths": ["first_weekday"]})
    assert (part.time_zone, part.first_weekday, part.etag) == ("Europe/Berlin", 1, "2")
    # The clock's zone decides today's date.
    week = sessions_pb2.GetActivityChartRequest(range=sessions_pb2.CHART_RANGE_LAST_7_DAYS)
    assert ada.sessions.GetActivityChart(week).time_zone == "Europe/Berlin"


def test_a_pause_keeps_a_streak(ada, bob):
    for days in (4, 1):
        ada.declare(ago=datetime.timedelta(days=days))
    today = now().date()
    pause = sessions_pb2.Pause(
        pause_id=new_id(),
        first_local_date=(today - datetime.timedelta(days=3)).isoformat(),
        last_local_date=(today - datetime.timedelta(days=2)).isoformat(),
        reason="Grippe 🤒",
    )
    request = sessions_pb2.CreatePauseRequest(pause=pause)
    assert ada.sessions.CreatePause(request).pause == ada.sessions.CreatePause(request).pause == pause
    assert streak(ada).streak.current == 2
    assert list(ada.sessions.ListPauses(sessions_pb2.ListPausesRequest()).pauses) == [pause]
    assert not bob.sessions.ListPauses(sessions_pb2.ListPausesRequest()).pauses
    other = sessions_pb2.Pause(pause_id=new_id(), first_local_date=pause.last_local_date, last_local_date="2999-01-01")
    with fails(INVALID_ARGUMENT, None, "pause.last_local_date"):
        ada.sessions.CreatePause(sessions_pb2.CreatePauseRequest(pause=other))
    other.last_local_date = today.isoformat()
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "PAUSE_OVERLAP"):
        ada.sessions.CreatePause(sessions_pb2.CreatePauseRequest(pause=other))
    other.first_local_date = (today - datetime.timedelta(days=9)).isoformat()
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "TOO_FAR_BACK"):
        ada.sessions.CreatePause(sessions_pb2.CreatePauseRequest(pause=other))
    deletion = sessions_pb2.DeletePauseRequest(pause_id=pause.pause_id)
    with fails(grpc.StatusCode.NOT_FOUND):
        bob.sessions.DeletePause(deletion)
    ada.sessions.DeletePause(deletion)
    ada.sessions.DeletePause(deletion)
    assert streak(ada).streak.current == 1
    with fails(ALREADY_EXISTS, "PAUSE_EXISTS"):
        ada.sessions.CreatePause(request)


# Deletion


def test_a_deleted_session_is_gone(ada, bob):
    stored = ada.declare()
    request = sessions_pb2.DeleteSessionRequest(session_id=stored.session_id)
    with fails(grpc.StatusCode.NOT_FOUND, "NOT_FOUND"):
        bob.sessions.DeleteSession(request)
    ada.sessions.DeleteSession(request)
    ada.sessions.DeleteSession(request)
    with fails(grpc.StatusCode.NOT_FOUND, "NOT_FOUND"):
        get(ada, stored.session_id)
    assert not list_sessions(ada).sessions


def undelete(person, session_id):
    return person.sessions.UndeleteSession(sessions_pb2.UndeleteSessionRequest(session_id=session_id)).session


def delete(person, session_id):
    person.sessions.DeleteSession(sessions_pb2.DeleteSessionRequest(session_id=session_id))


def test_a_deletion_can_be_undone(ada, bob):
    stored = ada.declare()
    with fails(ALREADY_EXISTS, "SESSION_NOT_DELETED") as failure:
        undelete(ada, stored.session_id)
    assert failure.info["session_id"] == stored.session_id
    delete(ada, stored.session_id)
    with fails(grpc.StatusCode.NOT_FOUND, "NOT_FOUND"):
        undelete(bob, stored.session_id)
    back = undelete(ada, stored.session_id)
    assert back == get(ada, stored.session_id)
    assert back.etag != stored.etag
    back.etag = stored.etag
    assert back == stored
    assert len(list_sessions(ada).sessions) == 1
    with fails(grpc.StatusCode.NOT_FOUND, "NOT_FOUND"):
        undelete(ada, new_id())


def test_a_stream_or_time_reused_since_a_deletion_stays_taken(ada):
    receipt = ada.upload().receipt
    first = ada.store(receipt)
    delete(ada, first.session_id)
    second = ada.store(receipt)
    with fails(ALREADY_EXISTS, "STREAM_ALREADY_USED") as failure:
        undelete(ada, first.session_id)
    assert failure.info["session_id"] == second.session_id
    delete(ada, second.session_id)
    other = ada.store(ada.upload(recordings.another_set(0.9), start_time=receipt.start_time).receipt)
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "SESSION_OVERLAP") as failure:
        undelete(ada, first.session_id)
    assert failure.info["session_id"] == other.session_id


# Batches


def item(session, **fields):
    return sessions_pb2.CreateSessionRequest(session=session, **fields)


def test_a_batch_records_valid_sessions_and_names_invalid_ones(ada):
    receipt = ada.upload().receipt
    wrong = ada.declaration(0)
    results = batch(
        ada,
        item(ada.session_of(receipt), receipt_jws=receipt.jws),
        item(wrong),
        item(ada.session_of(receipt), receipt_jws=receipt.jws),
        item(ada.declaration(7)),
    )
    assert [result.WhichOneof("result") for result in results] == ["session", "status", "status", "session"]
    assert results[0].session == get(ada, results[0].session.session_id)
    assert results[0].session.evidence == sessions_pb2.EVIDENCE_VERIFIED_STREAM
    code, details = grpc.StatusCode.INVALID_ARGUMENT.value[0], results[1].status.details
    assert results[1].status.code == code and "session.reps" in results[1].status.message
    request = next(detail for detail in details if detail.Is(error_details_pb2.BadRequest.DESCRIPTOR))
    violations = error_details_pb2.BadRequest.FromString(request.value).field_violations
    assert [violation.field for violation in violations] == ["session.reps"]
    info = error_details_pb2.ErrorInfo.FromString(results[2].status.details[0].value)
    assert (info.reason, info.domain) == ("STREAM_ALREADY_USED", "titanup")
    assert info.metadata["session_id"] == results[0].session.session_id
    assert len(list_sessions(ada).sessions) == 2


def test_a_batch_can_be_sent_again_in_any_order(ada):
    items = [
        item(ada.declaration(reps, ago=datetime.timedelta(days=reps)), request_id=new_id()) for reps in range(1, 61)
    ]
    chance = random.Random(6)
    first = {result.session.session_id: result.session for result in batch(ada, *items[:40])}
    for _ in range(3):
        chance.shuffle(items)
        for result in batch(ada, *items, *items[:20]):
            assert first.setdefault(result.session.session_id, result.session) == result.session
    assert len(first) == 60
    assert {session.session_id: session for session in list_sessions(ada, page_size=200).sessions} == first


def test_a_batch_has_a_maximum_size(ada):
    items = [item(ada.declaration(5, ago=datetime.timedelta(minutes=minute))) for minute in range(2, 203)]
    with fails(grpc.StatusCode.RESOURCE_EXHAUSTED, "BATCH_TOO_LARGE"):
        batch(ada, *items)
    assert not list_sessions(ada).sessions
    assert all(result.HasField("session") for result in batch(ada, *items[:200]))
    assert not batch(ada)


# Changes


def update(person, session, *paths, request_id=""):
    request = sessions_pb2.UpdateSessionRequest(session=session, update_mask={"paths": paths}, request_id=request_id)
    return person.sessions.UpdateSession(request).session


def test_note_and_target_can_be_changed(ada, bob):
    stored = ada.declare(20)
    request_id = new_id()
    wanted = sessions_pb2.Session(session_id=stored.session_id, note="größer 💪", target=25, etag=stored.etag)
    updated = update(ada, wanted, "note", "target", request_id=request_id)
    assert (updated.note, updated.target, updated.target_met) == ("größer 💪", 25, False)
    assert updated == get(ada, stored.session_id) and updated.reps == 20
    assert update(ada, wanted, "note", "target", request_id=request_id) == updated
    with fails(grpc.StatusCode.ABORTED, "ETAG_MISMATCH") as failure:
        update(ada, wanted, "note")
    assert failure.info["etag"] == updated.etag
    with fails(grpc.StatusCode.NOT_FOUND, "NOT_FOUND"):
        update(bob, wanted, "note")


@pytest.mark.parametrize("path", ["reps", "start_time", "sets.reps", "evidence", "time_zone"])
def test_a_count_cannot_be_changed(ada, path):
    stored = ada.declare()
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "IMMUTABLE_FIELD"):
        update(ada, stored, "note", path)
    assert get(ada, stored.session_id) == stored


def test_a_wrong_update_is_refused(ada):
    stored = ada.declare()
    with fails(INVALID_ARGUMENT, "PATH_UNKNOWN", "update_mask"):
        update(ada, stored, "color")
    with fails(INVALID_ARGUMENT, None, "session.note", "session.target"):
        update(ada, sessions_pb2.Session(session_id=stored.session_id, note="x" * 1001, target=501))
    assert get(ada, stored.session_id) == stored


# Recounts


def accept(person, session_id, jws, **fields):
    request = sessions_pb2.AcceptRecountRequest(session_id=session_id, receipt_jws=jws, **fields)
    return person.sessions.AcceptRecount(request).session


def recounted(receipt, reps: int, counter: str = "pushup/4", **claims) -> str:
    """The receipt that a newer counter would give, signed with the pose service's own key."""
    key = signing_key("TITANUP_RECEIPT_SIGNING_KEY_FILE")
    head, payload, _ = receipt.jws.split(".")
    told = json.loads(decoded(payload))
    told |= {"jti": new_id(), "counter": counter, "reps": told["reps"][:reps], **claims}
    signed = f"{head}.{unpadded(json.dumps(told).encode())}"
    return f"{signed}.{unpadded(key.sign(signed.encode()))}"


def test_a_recount_is_accepted_and_the_first_count_is_kept(ada, bob):
    receipt = ada.upload().receipt
    stored = ada.store(receipt)
    assert accept(ada, stored.session_id, receipt.jws) == stored, "the receipt it already has changes nothing"
    ada.watch_until({"T-SESSION-5", "T-SESSION-10", "T-FAST-5-10S"})
    lower = recounted(receipt, 9)
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "LOWER_COUNT_NOT_CONFIRMED") as failure:
        accept(ada, stored.session_id, lower)
    assert (failure.info["old_reps"], failure.info["new_reps"]) == ("12", "9")
    with fails(grpc.StatusCode.NOT_FOUND, "NOT_FOUND"):
        accept(bob, stored.session_id, recounted(receipt, 9, sub=bob.user_id))
    with fails(PERMISSION_DENIED, "RECEIPT_WRONG_USER"):
        accept(bob, stored.session_id, lower)
    watch = ada.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest())
    for _ in range(3):
        next(watch)
    counted = accept(ada, stored.session_id, lower, accept_lower_count=True, etag=stored.etag)
    assert (counted.reps, counted.counter, counted.evidence) == (9, "pushup/4", stored.evidence)
    revoked = next(watch).award
    watch.cancel()
    assert (revoked.trophy.trophy_id, revoked.state) == ("T-SESSION-10", trophies_pb2.AWARD_STATE_REVOKED)
    response = ada.sessions.GetSession(sessions_pb2.GetSessionRequest(session_id=stored.session_id))
    assert response.session == counted
    assert [(count.counter, count.reps, count.receipt_id) for count in response.past_counts] == [
        ("pushup/3", 12, receipt.receipt_id)
    ]
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "COUNTER_NOT_NEWER"):
        accept(ada, stored.session_id, receipt.jws)


def until(person, session_id, condition, what: str) -> sessions_pb2.Session:
    """Polls until the session meets the condition."""
    end = time.monotonic() + TIMEOUT
    while not condition(found := get(person, session_id)):
        assert time.monotonic() < end, what
        time.sleep(0.05)
    return found


def test_a_newer_counters_count_is_offered(ada):
    receipt = ada.upload().receipt
    stored = ada.store(receipt)
    assert not stored.recount_available
    # This is what the pose service stores when a newer counter has counted a stream: there is no newer one yet.
    for counter, reps in (("pushup/4", 12), ("pushup/5", 9)):
        jws = recounted(receipt, reps, counter)
        claims = json.loads(decoded(jws.split(".")[1]))
        query(
            "WITH change AS (UPDATE pose.feed_slots SET last_number = last_number + 1 "
            f"WHERE slot = ((uuid_hash('{ada.user_id}')::bigint & 4294967295) >> 25) RETURNING last_number), "
            "recount AS (INSERT INTO pose.recounts (user_id, stream_id, counter, receipt_id, jws, issued_at) VALUES "
            f"('{ada.user_id}', '{receipt.stream_id}', '{counter}', '{claims['jti']}', '{jws}', now())) "
            "INSERT INTO pose.changes (user_id, stream_id, change_number) "
            f"SELECT '{ada.user_id}', '{receipt.stream_id}', last_number FROM change "
            "ON CONFLICT (user_id, stream_id) DO UPDATE SET change_number = EXCLUDED.change_number"
        )
    offered = until(ada, stored.session_id, lambda session: session.recount_available, "no recount is offered")
    assert (offered.reps, offered.counter, offered.evidence) == (12, "pushup/3", stored.evidence)
    # What the owner is about to accept stays acceptable.
    assert offered.etag == stored.etag
    accepted = accept(ada, stored.session_id, jws, accept_lower_count=True)
    assert (accepted.reps, accepted.counter, accepted.recount_available) == (9, "pushup/5", False)


def test_only_a_receipt_of_the_same_stream_is_a_recount(ada):
    stored = ada.store(ada.upload().receipt)
    other = ada.upload(recordings.another_set(0.9), start_time=timestamp(now() - datetime.timedelta(hours=2))).receipt
    with fails(INVALID_ARGUMENT, "STREAM_MISMATCH", "receipt_jws"):
        accept(ada, stored.session_id, other.jws)
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "SESSION_WITHOUT_RECEIPT"):
        accept(ada, ada.declare().session_id, other.jws)
    assert get(ada, stored.session_id) == stored


# Watching


def watch(person, cursor=""):
    return person.sessions.WatchSessions(sessions_pb2.WatchSessionsRequest(cursor=cursor))


def test_a_watch_shows_other_devices_changes_and_continues_after_its_cursor(ada, bob):
    first = ada.declare(5)
    call = watch(ada)
    assert call.initial_metadata() is not None
    seen = [next(call)]
    assert seen[0].upserted == first
    bob.declare(50)
    second = ada.declare(6, ago=datetime.timedelta(hours=2))
    seen.append(next(call))
    assert seen[1].upserted == second
    noted = update(ada, sessions_pb2.Session(session_id=first.session_id, note="nice"), "note")
    assert next(call).upserted == noted
    delete(ada, second.session_id)
    deleted = next(call)
    assert (deleted.session_id, deleted.WhichOneof("change")) == (second.session_id, "deleted")
    call.cancel()
    # A session that changed twice meanwhile comes once, in its current state.
    back = undelete(ada, second.session_id)
    call = watch(ada, seen[1].cursor)
    assert [next(call).upserted, next(call).upserted] == [noted, back]
    call.cancel()


@pytest.mark.parametrize("cursor", ["garbage", "x" * 5000])
def test_a_malformed_cursor_of_sessions_is_refused(ada, cursor):
    with fails(INVALID_ARGUMENT, "CURSOR_INVALID", "cursor"):
        list(watch(ada, cursor))


def test_a_cursor_of_another_account_is_refused(ada, bob):
    ada.declare()
    call = watch(ada)
    cursor = next(call).cursor
    call.cancel()
    with fails(INVALID_ARGUMENT, "CURSOR_INVALID", "cursor"):
        list(watch(bob, cursor))


# Statistics


def stats(person, period=sessions_pb2.STATS_PERIOD_LAST_7_DAYS, **fields):
    request = sessions_pb2.GetStatsRequest(period=period, **{"time_zone": "UTC", **fields})
    return person.sessions.GetStats(request)


def test_statistics_of_an_empty_account(ada):
    for period in (sessions_pb2.STATS_PERIOD_LAST_7_DAYS, sessions_pb2.STATS_PERIOD_ALL):
        empty = stats(ada, period)
        assert (empty.sessions, empty.reps, empty.active_dates) == (0, 0, 0)
        assert not empty.bests and not empty.records and empty.trend == sessions_pb2.TREND_INSUFFICIENT_DATA
        assert empty.first_local_date <= empty.last_local_date == empty.today and empty.formula_version
    with fails(INVALID_ARGUMENT, "PERIOD_UNKNOWN", "period"):
        stats(ada, sessions_pb2.STATS_PERIOD_UNSPECIFIED)
    with fails(INVALID_ARGUMENT, "ZONE_UNKNOWN", "time_zone"):
        stats(ada, time_zone="Mars/X")


def test_statistics_add_up_and_records_are_of_all_time(ada):
    best = ada.declare(60, ago=datetime.timedelta(days=40))
    # At noon, so that ten minutes earlier is on the same date.
    noon = now().replace(hour=12, minute=0) - datetime.timedelta(days=2)
    ada.declare(20, ago=now() - noon)
    ada.declare(15, ago=now() - noon + datetime.timedelta(minutes=10))
    ada.declare(30, ago=datetime.timedelta(days=1))
    week = stats(ada)
    assert (week.sessions, week.reps, week.active_dates) == (3, 65, 2)
    assert [(part.evidence, part.reps) for part in week.by_evidence] == [(sessions_pb2.EVIDENCE_DECLARED, 65)]
    assert {best.kind: best.value for best in week.bests} == {
        sessions_pb2.RECORD_KIND_REPS_IN_SET: 30,
        sessions_pb2.RECORD_KIND_REPS_IN_SESSION: 30,
        sessions_pb2.RECORD_KIND_REPS_IN_DAY: 35,
    }
    assert {(record.value, record.local_date) for record in week.records} == {(60, best.local_date)}
    assert week.form.reps_per_minute == 0, "declared reps have no form"
    delete(ada, best.session_id)
    assert {record.value for record in stats(ada).records} == {30, 35}


def test_counted_reps_have_form(ada):
    receipt = ada.upload().receipt
    stored = ada.store(receipt)
    ada.declare(500, ago=datetime.timedelta(hours=3))
    depths = [rep.depth_percent for rep in receipt.reps]
    qualities = [rep.quality_percent for rep in receipt.reps]
    counted = stats(ada, verified_only=True)
    assert (counted.sessions, counted.reps) == (1, 12) and stats(ada).reps == 512
    for form in (counted.form, stored.form):
        assert form.mean_depth_percent == pytest.approx(sum(depths) / 12)
        assert form.mean_quality_percent == pytest.approx(sum(qualities) / 12)
        times = [(rep.start_ms, rep.end_ms) for rep in receipt.reps]
        starts = [
            end if later - end <= 2000 else later for (_, end), (later, _) in zip(times, times[1:])
        ]
        active = sum(end - start for start, (_, end) in zip([times[0][0], *starts], times))
        assert form.reps_per_minute == pytest.approx(12 * 60_000 / active)
    fastest = next(best for best in counted.bests if best.kind == sessions_pb2.RECORD_KIND_FASTEST_FIVE)
    assert fastest.session_id == stored.session_id
    assert fastest.value == min(
        times[first + 4][1] - times[first][0]
        for first in range(8)
        if all(later - end <= 2000 for (_, end), (later, _) in zip(times[first:], times[first + 1 : first + 5]))
    )


# Many devices

#: TITANUP_EVENTS=10000 once a week.
EVENTS = int(os.environ.get("TITANUP_EVENTS", 800))


def settled(person, event) -> bool:
    """Sends a deletion, and returns whether it is done."""
    try:
        person.sessions.DeleteSession(sessions_pb2.DeleteSessionRequest(session_id=event))
        return True
    except grpc.RpcError as error:
        assert error.code() == grpc.StatusCode.NOT_FOUND, "its session has not arrived yet"
        return False


def send_round(person, chance, events: list) -> list:
    """Sends events in any order, some of them twice, and returns those that must be sent again. Some events never
    leave the device, and some responses never arrive."""
    chance.shuffle(events)
    left, sent = [], []
    for event in events:
        (left if chance.random() < 0.2 else sent).append(event)
    creations = [event for event in sent if not isinstance(event, str)]
    creations += chance.sample(creations, len(creations) // 20)
    for first in range(0, len(creations), 200):
        part = creations[first : first + 200]
        for request, result in zip(part, batch(person, *part)):
            if result.HasField("status"):
                # It has been deleted since it first arrived.
                assert result.status.code == grpc.StatusCode.ALREADY_EXISTS.value[0], result
    left += [event for event in sent if isinstance(event, str) and not settled(person, event)]
    return left + chance.sample(creations, len(creations) // 20)


@pytest.mark.anywhere("in which order events come is the services' own business")
def test_events_in_any_order_give_the_same_result(ada, bob):
    chance = random.Random(20260601)
    template = ada.upload().receipt
    deletions = EVENTS // 10
    last = EVENTS - deletions
    numbers = range(1, last + 1)
    # At most the number of declared sessions that an account may have in a day.
    kinds = {number: (chance.randrange(1, 40), number > 400) for number in numbers}
    deleted = set(chance.sample(numbers, deletions))
    marker = recording_of(template, ada, last + 1, 50, True)
    # Each device has a third of the sessions, and deletes those that others have recorded.
    events = [recording_of(template, ada, number, *kinds[number]) for number in numbers]
    events += [str(uuid.UUID(int=number)) for number in deleted]
    devices = [events[device::3] for device in range(3)]
    while any(devices):
        devices = [send_round(ada, chance, events) for events in devices]
    assert batch(ada, marker)[0].HasField("session")
    # On a slow machine this takes longer than an access token lives.
    ada.refresh()
    bob.refresh()
    # A user who only recorded the remaining sessions, one after the other.
    calm = [recording_of(template, bob, number, *kinds[number]) for number in numbers if number not in deleted]
    calm.append(recording_of(template, bob, last + 1, 50, True))
    for first in range(0, len(calm), 200):
        assert all(result.HasField("session") for result in batch(bob, *calm[first : first + 200]))
    for person in (ada, bob):
        person.watch_until({"T-SESSION-50"})
    assert told_state(ada) == told_state(bob)
