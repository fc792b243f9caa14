"""What many devices would send over years, and everything that sessions and trophies return about it."""

import datetime
import json
import uuid

from titanup.sessions.v1 import sessions_pb2
from titanup.trophies.v1 import trophies_pb2

from .keys import decoded, signing_key, unpadded
from .people import timestamp

#: The number of times that declared sets share, because they may overlap.
SLOTS = 1_000


def signed_receipt(template, person, number: int, reps: int, start: datetime.datetime, times=None) -> str:
    """A receipt as the pose service would issue it for `reps` push-ups: three seconds each, or with these times."""
    head, payload, _ = template.jws.split(".")
    told = json.loads(decoded(payload))
    first = told["reps"][0]
    start_us = int(start.timestamp()) * 1_000_000
    times = times or [(n * 3_000, n * 3_000 + 1_500) for n in range(reps)]
    told |= {
        "sub": person.user_id, "jti": str(uuid.UUID(int=number)), "stream": str(uuid.UUID(int=number)),
        "digest": f"{number:064x}", "start_us": start_us, "end_us": start_us + reps * 3_000_000,
        "reps": [[n + 1, begin, end, *first[3:]] for n, (begin, end) in enumerate(times)],
    }  # fmt: skip
    signed = f"{head}.{unpadded(json.dumps(told).encode())}"
    key = signing_key("TITANUP_RECEIPT_SIGNING_KEY_FILE")
    return f"{signed}.{unpadded(key.sign(signed.encode()))}"


def recording_of(template, person, number: int, reps: int, counted: bool) -> sessions_pb2.CreateSessionRequest:
    """A device's sessions: each counted set has its own time, because counted sets can't overlap."""
    day, part = divmod(number if counted else number % SLOTS, 5)
    start = datetime.datetime(2020, 1, 1, 6 + 2 * part, tzinfo=datetime.timezone.utc) + datetime.timedelta(days=day)
    session = sessions_pb2.Session(
        session_id=str(uuid.UUID(int=number)), start_time=timestamp(start),
        end_time=timestamp(start + datetime.timedelta(seconds=3 * reps)), time_zone="UTC", reps=reps, target=10,
    )  # fmt: skip
    jws = signed_receipt(template, person, number, reps, start) if counted else ""
    return sessions_pb2.CreateSessionRequest(session=session, receipt_jws=jws)


def batch(person, *requests):
    return person.sessions.BatchCreateSessions(sessions_pb2.BatchCreateSessionsRequest(requests=requests)).results


def list_sessions(person, **fields):
    return person.sessions.ListSessions(sessions_pb2.ListSessionsRequest(**fields))


def all_sessions(person) -> list[sessions_pb2.Session]:
    sessions, token = [], ""
    while True:
        page = list_sessions(person, page_size=200, page_token=token)
        sessions += page.sessions
        token = page.next_page_token
        if not token:
            return sessions


def told_state(person) -> tuple:
    """Everything in sessions and trophies, except the account's own ids and arrival times."""
    sessions = all_sessions(person)
    for session in sessions:
        session.ClearField("create_time")
    awards = [
        (award.trophy.trophy_id, award.state, award.earn_time.ToNanoseconds(), award.proof.SerializeToString())
        for award in person.awards().values()
    ]
    explained = person.trophies.ExplainLevel(trophies_pb2.ExplainLevelRequest())
    points = (explained.verified_reps, explained.active_dates, explained.trophy_experience)
    medals = person.trophies.ListMedalHistory(trophies_pb2.ListMedalHistoryRequest()).SerializeToString()
    return [session.SerializeToString(deterministic=True) for session in sessions], sorted(awards), points, medals
