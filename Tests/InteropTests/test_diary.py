"""The diary's trophies and the medals for streaks at their limits, earned by counted sessions."""

import datetime
import uuid

import pytest
from interop.histories import batch, signed_receipt
from interop.people import timestamp
from test_training import until
from test_trophies import CATALOGUE
from titanup.sessions.v1 import sessions_pb2
from titanup.trophies.v1 import trophies_pb2

#: Not in January, so that a streak of thirty dates crosses February.
FIRST = datetime.date(2023, 2, 10)


@pytest.fixture
def template(ada):
    """A receipt of the service, the template for those made here."""
    return ada.upload().receipt


def identity(number: int) -> str:
    return str(uuid.UUID(int=number))


def counted(template, person, number: int, reps: int, day: int, times=None) -> sessions_pb2.CreateSessionRequest:
    """A counted set `day` dates after the first one. Sets on one date are ordered by number, half an hour apart."""
    morning = datetime.datetime.combine(FIRST, datetime.time(6), datetime.timezone.utc)
    start = morning + datetime.timedelta(days=day, minutes=30 * (number % 10))
    session = sessions_pb2.Session(
        session_id=identity(number), start_time=timestamp(start),
        end_time=timestamp(start + datetime.timedelta(seconds=3 * reps)), time_zone="UTC", reps=reps,
    )  # fmt: skip
    jws = signed_receipt(template, person, number, reps, start, times)
    return sessions_pb2.CreateSessionRequest(session=session, receipt_jws=jws)


def send(person, requests) -> None:
    for first in range(0, len(requests), 200):
        for result in batch(person, *requests[first : first + 200]):
            assert result.HasField("session"), result


def proofs(awards) -> dict[str, list[int]]:
    """The sessions that earned each trophy of the diary; operators may have made others."""
    return {
        trophy: [uuid.UUID(session).int for session in award.proof.session_ids]
        for trophy, award in awards.items()
        if trophy in CATALOGUE
    }


def test_push_ups_of_one_session(ada, template):
    """The first session with a number earns its trophy, and one with a rep less doesn't; there is no trophy at 30."""
    sets = [4, 5, 9, 10, 19, 20, 30, 39, 40, 49, 50]
    send(ada, [counted(template, ada, reps, reps, 2 * place) for place, reps in enumerate(sets)])
    ada.watch_until({"T-SESSION-50", "T-DAY-50"})
    expected = {f"T-SESSION-{reps}": [reps] for reps in (5, 10, 20, 40, 50)}
    assert proofs(ada.awards()) == {**expected, "T-DAY-50": [50]}


def test_push_ups_of_one_day(ada, bob, template):
    """Sessions on one date add up, and one rep less isn't enough."""
    days = {
        0: [20, 29], 2: [25, 25], 4: [50, 49], 6: [60, 40], 8: [60, 60, 60, 60, 59], 10: [60, 60, 60, 60, 60],
    }  # fmt: skip
    send(
        ada,
        [
            counted(template, ada, 100 * day + place + 1, reps, day)
            for day, sets in days.items()
            for place, reps in enumerate(sets)
        ],
    )
    ada.watch_until({"T-DAY-50", "T-DAY-100", "T-DAY-300"})
    shown = {trophy: sessions for trophy, sessions in proofs(ada.awards()).items() if trophy.startswith("T-DAY-")}
    assert shown == {"T-DAY-50": [201, 202], "T-DAY-100": [601, 602], "T-DAY-300": [1001, 1002, 1003, 1004, 1005]}

    # Three hundred at once earn all three trophies, without anybody looking.
    send(bob, [counted(template, bob, 1, 300, 0)])
    awards = bob.watch_until({"T-DAY-50", "T-DAY-100", "T-DAY-300"})
    of_the_day = [award for trophy, award in awards.items() if trophy.startswith("T-DAY-")]
    assert len({award.grant_time.ToNanoseconds() for award in of_the_day}) == 1
    assert proofs(bob.awards()) == {
        trophy: [1]
        for trophy in (
            "T-SESSION-5", "T-SESSION-10", "T-SESSION-20", "T-SESSION-40", "T-SESSION-50", "T-DAY-50", "T-DAY-100", "T-DAY-300",
        )
    }  # fmt: skip


def test_three_dates_in_a_row(ada, template):
    """Dates with gaps are not a streak."""
    days = [0, 2, 4, 10, 11, 12, 13]
    send(ada, [counted(template, ada, day + 1, 1, day) for day in days])
    award = ada.watch_until({"T-STREAK-3"})["T-STREAK-3"]
    assert list(award.proof.local_dates) == [str(FIRST + datetime.timedelta(days=day)) for day in (10, 11, 12)]
    assert proofs(ada.awards()).keys() == {"T-STREAK-3"}


def test_five_within_ten_seconds(ada, template):
    """The limit is below ten seconds, reps three to seven of more also count, and a break of over two seconds ends a
    run."""
    quick = [(n * 800, n * 800 + 600) for n in range(5)]
    sets = {
        1: [(n * 2_125, n * 2_125 + 1_500) for n in range(5)],
        2: quick[:3] + [(begin + 1_801, end + 1_801) for begin, end in quick[3:]],
        3: [(0, 3_000), (4_000, 7_000), *((n * 2_125 + 8_000, n * 2_125 + 9_499) for n in range(5))],
    }
    assert sets[1][4][1] - sets[1][0][0] == 10_000 and sets[2][3][0] - sets[2][2][1] == 2_001
    send(ada, [counted(template, ada, number, len(times), 2 * number, times) for number, times in sets.items()])
    award = ada.watch_until({"T-FAST-5-10S"})["T-FAST-5-10S"]
    assert proofs({"T-FAST-5-10S": award}) == {"T-FAST-5-10S": [3]}
    assert (award.proof.first_rep, award.proof.last_rep) == (3, 7)


@pytest.mark.anywhere("365 counted sessions; a date is a date in containers, too")
def test_a_year_of_dates_earns_every_medal_for_streaks(ada, template):
    """Each is earned on exactly its date, across months and a February, even if nobody looks at it meanwhile."""
    send(ada, [counted(template, ada, day + 1, 1, day) for day in range(365)])

    def medals():
        history = ada.trophies.ListMedalHistory(trophies_pb2.ListMedalHistoryRequest())
        return {medal.medal_id: medal for medal in history.medals}

    found = until(medals, lambda shown: "M-ROW-365" in shown)
    rows = {name: medal for name, medal in found.items() if name.startswith("M-ROW-")}
    assert {name: (medal.count, medal.first_local_date) for name, medal in rows.items()} == {
        f"M-ROW-{length}": (1, str(FIRST + datetime.timedelta(days=length - 1)))
        for length in (1, 7, 30, 60, 90, 150, 200, 300, 365)
    }
    assert found["M-DAY-1"].count == 365 and "M-DAY-2" not in found
