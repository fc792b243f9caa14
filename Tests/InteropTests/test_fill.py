"""Users that `deploy/dev fill` creates: their sessions equal those that callers would have stored."""

import datetime
import os

import pytest
from interop.people import new_id, timestamp
from test_deletion import query
from titanup.sessions.v1 import sessions_pb2

#: The columns that CreateSession calculates or copies.
COLUMNS = (
    "end_time", "time_zone", "utc_offset_seconds", "local_date", "reps", "set_reps", "set_start_times", "set_end_times",
    "target", "note", "evidence", "receipt_id", "stream_id", "stream_digest", "counter", "rep_start_ms", "rep_end_ms",
    "rep_depths", "rep_qualities", "revision", "delete_time",
)


def instant(microseconds: str):
    return timestamp(datetime.datetime.fromtimestamp(int(microseconds) / 1_000_000, datetime.timezone.utc))


def test_filled_sessions_equal_those_that_create_session_stores(ada, control):
    if os.environ.get("TITANUP_COMPOSE"):
        pytest.skip("the containers' database cannot be looked into from here")
    before = set(query("SELECT user_id FROM sessions.users"))
    control("fill", "--users", "12", "--sessions", "1201", "--years", "2", "--seed", new_id())
    made = "'" + "','".join(set(query("SELECT user_id FROM sessions.users")) - before) + "'"
    assert query(f"SELECT count(DISTINCT user_id), count(*) FROM sessions.sessions WHERE user_id IN ({made})") == ["12|1201"]
    # Only days that begin at midnight, as Ada's do; one declared session of each zone, in winter and in summer.
    rows = query(
        "SELECT DISTINCT ON (time_zone, utc_offset_seconds) session_id || '|' || (extract(epoch FROM start_time) * 1000000)::bigint "
        "|| '|' || (extract(epoch FROM end_time) * 1000000)::bigint || '|' || time_zone || '|' || utc_offset_seconds || '|' || reps "
        f"FROM sessions.sessions WHERE evidence = 4 AND user_id IN ({made}) AND user_id NOT IN "
        "(SELECT user_id FROM sessions.clocks WHERE day_start_minutes > 0)"
    )
    assert len(rows) > 8
    for row in rows:
        filled, start, end, zone, offset, reps = row.split("|")
        span = {"start_time": instant(start), "end_time": instant(end)}
        session = sessions_pb2.Session(
            session_id=new_id(), time_zone=zone, utc_offset_seconds=int(offset), reps=int(reps),
            sets=[sessions_pb2.RepSet(reps=int(reps), **span)], **span,
        )
        ada.sessions.CreateSession(sessions_pb2.CreateSessionRequest(session=session, request_id=new_id()))
        stored = [
            query(f"SELECT md5(ROW({', '.join(COLUMNS)})::text) FROM sessions.sessions WHERE session_id = '{one}'")
            for one in (filled, session.session_id)
        ]
        assert stored[0] == stored[1], row
    # Counted sessions with rep times: none overlaps another one, and none is in a pause.
    assert query(
        f"SELECT count(*) FROM (SELECT end_time, lead(start_time) OVER (PARTITION BY user_id ORDER BY start_time) AS next "
        f"FROM sessions.sessions WHERE user_id IN ({made})) AS s WHERE next < end_time"
    ) == ["0"]
    assert query(
        "SELECT count(*) FROM sessions.sessions s JOIN sessions.pauses p USING (user_id) "
        f"WHERE user_id IN ({made}) AND local_date BETWEEN first_local_date AND last_local_date"
    ) == ["0"]


def test_a_store_can_be_filled_with_users_of_ten_million_sessions(control):
    if os.environ.get("TITANUP_COMPOSE"):
        pytest.skip("the containers' database cannot be looked into from here")
    [before] = query("SELECT count(*) FROM sessions.sessions")
    control("fill", "--users", "2000", "--sessions", "2000", "--years", "1", "--seed", new_id())
    assert query("SELECT count(*) FROM sessions.sessions") == [str(int(before) + 2000)]
