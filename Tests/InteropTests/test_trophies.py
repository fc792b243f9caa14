"""Trophies: the catalogue, how they are earned, and how they are watched."""

import datetime
import xml.etree.ElementTree

import grpc
import pytest
from interop import recordings
from interop.errors import fails
from interop.people import bearer, new_id, now, timestamp
from titanup.sessions.v1 import sessions_pb2
from titanup.trophies.v1 import trophies_pb2

CATALOGUE = {
    "T-STREAK-3": "3 days of pushups",
    "T-SESSION-5": "5 pushups",
    "T-FAST-5-10S": "5 pushups under 10 second",
    "T-SESSION-10": "10 pushups",
    "T-SESSION-20": "20 pushups",
    "T-SESSION-40": "40 pushups",
    "T-SESSION-50": "50 pushups",
    "T-DAY-50": "50 pushups in a day",
    "T-DAY-100": "100 pushups in a day",
    "T-DAY-300": "300 pushups in a day",
}


def earn(person) -> sessions_pb2.Session:
    stored = person.store(person.upload().receipt)
    person.watch_until({"T-SESSION-5", "T-SESSION-10", "T-FAST-5-10S"})
    return stored


def progress_of(person, **fields) -> dict[str, trophies_pb2.TrophyProgress]:
    response = person.trophies.GetTrophyProgress(trophies_pb2.GetTrophyProgressRequest(**fields))
    return {entry.trophy.trophy_id: entry for entry in response.progress}


def test_the_catalogue_has_the_diarys_ten(ada):
    locked = ada.trophies.ListTrophies(trophies_pb2.ListTrophiesRequest(include_locked=True)).trophies
    assert {trophy.trophy_id for trophy in locked} == CATALOGUE.keys()
    assert all(trophy.title and trophy.description and trophy.rule_version for trophy in locked)
    fast = next(trophy for trophy in locked if trophy.trophy_id == "T-FAST-5-10S")
    assert (fast.metric, fast.threshold, fast.window_ms) == (trophies_pb2.TROPHY_METRIC_REPS_IN_WINDOW, 5, 10_000)


def test_a_new_account_has_nothing(ada):
    assert not ada.awards()
    assert not ada.trophies.ListTrophies(trophies_pb2.ListTrophiesRequest()).trophies
    assert all(entry.current == 0 and entry.percent == 0 for entry in progress_of(ada).values())


def test_earned_trophies_leave_the_progress(ada):
    earn(ada)
    shown = ada.trophies.ListTrophies(trophies_pb2.ListTrophiesRequest()).trophies
    assert {trophy.trophy_id for trophy in shown} == {"T-SESSION-5", "T-SESSION-10", "T-FAST-5-10S"}
    assert progress_of(ada).keys() == CATALOGUE.keys() - {trophy.trophy_id for trophy in shown}


def test_a_declared_session_earns_nothing_and_says_so(ada):
    stored = ada.declare(300)
    # The counted session follows the declared one in the feed: once it has its trophies, both have been judged.
    earn(ada)
    assert "T-DAY-300" not in ada.awards()
    by_day = progress_of(ada, time_zone="UTC")["T-DAY-300"]
    assert by_day.current <= 12
    session = progress_of(ada)["T-SESSION-50"]
    assert session.current == 12 and session.unverified_current == 300
    assert stored.evidence == sessions_pb2.EVIDENCE_DECLARED


def test_texts_come_in_the_requested_language(ada, stack):
    stub = ada.trophies.stub
    titles = {}
    for language in ("en", "de", "xx"):
        metadata = bearer(ada.tokens.access_token) + (("accept-language", language),)
        response = stub.ListTrophies(
            trophies_pb2.ListTrophiesRequest(include_locked=True), metadata=metadata, timeout=60
        )
        titles[language] = [(trophy.title, trophy.description) for trophy in response.trophies]
    assert titles["de"] != titles["en"] == titles["xx"]


def test_a_watch_sends_its_metadata_at_once(ada):
    call = ada.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest())
    assert call.initial_metadata() is not None
    call.cancel()


def test_a_watch_continues_after_its_cursor(ada):
    earn(ada)
    call = ada.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest())
    responses = [next(call) for _ in range(3)]
    call.cancel()
    call = ada.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest(cursor=responses[0].cursor))
    assert [next(call).award, next(call).award] == [responses[1].award, responses[2].award]
    call.cancel()


def test_two_watchers_see_the_same(ada):
    calls = [ada.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest()) for _ in range(2)]
    for call in calls:
        call.initial_metadata()
    ada.store(ada.upload().receipt)
    seen = [[next(call).award for _ in range(3)] for call in calls]
    assert seen[0] == seen[1]
    for call in calls:
        call.cancel()


def test_a_watch_shows_nothing_of_other_users(ada, bob):
    call = bob.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest())
    call.initial_metadata()
    earn(ada)
    session = bob.store(bob.upload().receipt)
    assert list(next(call).award.proof.session_ids) == [session.session_id]
    call.cancel()


@pytest.mark.parametrize("cursor", ["garbage", "x" * 5000])
def test_a_malformed_cursor_of_awards_is_refused(ada, cursor):
    with fails(grpc.StatusCode.INVALID_ARGUMENT):
        list(ada.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest(cursor=cursor)))


def test_awards_come_in_pages(ada):
    earn(ada)
    everything = list(ada.trophies.ListAwards(trophies_pb2.ListAwardsRequest()).awards)
    paged, token = [], ""
    while True:
        response = ada.trophies.ListAwards(trophies_pb2.ListAwardsRequest(page_size=2, page_token=token))
        paged += response.awards
        token = response.next_page_token
        if not token:
            break
    assert paged == everything and len(paged) == 3
    times = [award.earn_time.ToNanoseconds() for award in everything]
    assert times == sorted(times, reverse=True)
    with fails(grpc.StatusCode.INVALID_ARGUMENT):
        ada.trophies.ListAwards(trophies_pb2.ListAwardsRequest(page_size=-1))


def test_deleting_a_session_revokes_its_trophies(ada):
    session = earn(ada)
    call = ada.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest())
    for _ in range(3):
        assert next(call).award.state == trophies_pb2.AWARD_STATE_GRANTED
    ada.sessions.DeleteSession(sessions_pb2.DeleteSessionRequest(session_id=session.session_id))
    revoked = [next(call).award for _ in range(3)]
    call.cancel()
    assert {award.state for award in revoked} == {trophies_pb2.AWARD_STATE_REVOKED}
    assert not ada.awards()
    request = trophies_pb2.ListAwardsRequest(include_revoked=True)
    assert len(ada.trophies.ListAwards(request).awards) == 3


def test_trophies_are_earned_once(ada):
    yesterday = now().replace(hour=0, minute=0, second=0, microsecond=0) - datetime.timedelta(days=1)
    for hour, height in zip(range(10, 15), (1, 0.8, 0.9, 1.15, 1.3)):
        start = timestamp(yesterday + datetime.timedelta(hours=hour))
        receipt = ada.upload(recordings.another_set(height), start_time=start).receipt
        ada.store(receipt, time_zone="UTC", utc_offset_seconds=0)
    # Five sets of 12 make the day's 50; once that is granted, all of them have been judged.
    awards = ada.watch_until({"T-DAY-50"})
    assert len(awards["T-DAY-50"].proof.session_ids) == 5
    everything = ada.trophies.ListAwards(trophies_pb2.ListAwardsRequest(include_revoked=True)).awards
    assert sorted(award.trophy.trophy_id for award in everything) == [
        "T-DAY-50", "T-FAST-5-10S", "T-SESSION-10", "T-SESSION-5",
    ]


def award_of(person, award_id):
    return person.trophies.GetAward(trophies_pb2.GetAwardRequest(award_id=award_id)).award


def test_an_award_is_seen_once_on_all_devices(ada, bob):
    earn(ada)
    award = ada.awards()["T-SESSION-5"]
    assert not award.seen and award_of(ada, award.award_id) == award
    request = trophies_pb2.AcknowledgeAwardRequest(award_id=award.award_id)
    for call in (bob.trophies.AcknowledgeAward, lambda asked: award_of(bob, asked.award_id)):
        with fails(grpc.StatusCode.NOT_FOUND, "NOT_FOUND"):
            call(request)
    seen = ada.trophies.AcknowledgeAward(request).award
    assert seen.seen and ada.trophies.AcknowledgeAward(request).award == seen == award_of(ada, award.award_id)
    assert {trophy: award.seen for trophy, award in ada.awards().items()} == {
        "T-SESSION-5": True, "T-SESSION-10": False, "T-FAST-5-10S": False,
    }


def test_a_single_trophy_can_be_read(ada):
    shown = ada.trophies.GetTrophy(trophies_pb2.GetTrophyRequest(trophy_id="T-DAY-300"))
    assert (shown.trophy.threshold, shown.trophy.experience, shown.is_earned) == (300, 90, False)
    with fails(grpc.StatusCode.NOT_FOUND, "NOT_FOUND"):
        ada.trophies.GetTrophy(trophies_pb2.GetTrophyRequest(trophy_id="T-SESSION-30"))


def test_awards_and_their_absence_are_explained(ada):
    ada.declare(300)
    stored = earn(ada)
    earned = ada.trophies.ExplainAward(trophies_pb2.ExplainAwardRequest(trophy_id="T-SESSION-10"))
    assert earned.award == ada.awards()["T-SESSION-10"]
    open_one = ada.trophies.ExplainAward(trophies_pb2.ExplainAwardRequest(trophy_id="T-SESSION-20"))
    assert not open_one.HasField("award")
    assert [(miss.value, miss.unverified_value) for miss in open_one.near_misses] == [(12, 0), (0, 300)]
    assert list(open_one.near_misses[0].session_ids) == [stored.session_id]


def five_sets_of_yesterday(person) -> list[sessions_pb2.Session]:
    """Sixty judged push-ups on one date."""
    yesterday = now().replace(hour=0, minute=0, second=0, microsecond=0) - datetime.timedelta(days=1)
    stored = []
    for hour, height in zip(range(10, 15), (1, 0.8, 0.9, 1.15, 1.3)):
        start = timestamp(yesterday + datetime.timedelta(hours=hour))
        receipt = person.upload(recordings.another_set(height), start_time=start).receipt
        stored.append(person.store(receipt, time_zone="UTC", utc_offset_seconds=0))
    person.watch_until({"T-DAY-50"})
    return stored


def test_the_level_rises_with_counted_reps_and_does_not_fall(ada):
    ada.declare(5_000)
    assert ada.trophies.GetLevel(trophies_pb2.GetLevelRequest()).level.number == 1
    stored = five_sets_of_yesterday(ada)
    explained = ada.trophies.ExplainLevel(trophies_pb2.ExplainLevelRequest())
    assert (explained.verified_reps, explained.active_dates, explained.trophy_experience) == (60, 1, 75)
    risen = trophies_pb2.Level(number=2, experience=145, threshold=100, next_threshold=300, rank=1)
    assert explained.level == risen == ada.trophies.GetLevel(trophies_pb2.GetLevelRequest()).level
    call = ada.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest())
    for session in stored:
        ada.sessions.DeleteSession(sessions_pb2.DeleteSessionRequest(session_id=session.session_id))
    # Each of them earned it, so it goes with the last one.
    for response in call:
        award = response.award
        if (award.trophy.trophy_id, award.state) == ("T-SESSION-5", trophies_pb2.AWARD_STATE_REVOKED):
            break
    call.cancel()
    level = ada.trophies.GetLevel(trophies_pb2.GetLevelRequest()).level
    assert (level.number, level.experience, level.regained_at) == (2, 0, 100)


def test_medals_are_worn_on_their_date_and_counted_permanently(ada):
    def worn(zone):
        response = ada.trophies.ListCurrentMedals(trophies_pb2.ListCurrentMedalsRequest(time_zone=zone))
        return response.today, [medal.medal_id for medal in response.medals]

    assert worn("UTC")[1] == []
    ada.declare(5)
    five_sets_of_yesterday(ada)
    yesterday = (now().date() - datetime.timedelta(days=1)).isoformat()
    today, medals = worn("UTC")
    assert today > yesterday and medals == ["M-ROW-1"], "yesterday's medals are over, and declared sessions earn none"
    history = ada.trophies.ListMedalHistory(trophies_pb2.ListMedalHistoryRequest())
    assert [(medal.medal_id, medal.count, medal.last_local_date) for medal in history.medals] == [
        (name, 1, yesterday) for name in ("M-DAY-1", "M-DAY-2", "M-DAY-5", "M-ROW-1")
    ]
    assert [day.local_date for day in history.days] == [yesterday]
    before = trophies_pb2.ListMedalHistoryRequest(to_local_date="2020-01-01")
    assert not ada.trophies.ListMedalHistory(before).medals
    for zone in ("Mars/X",):
        with fails(grpc.StatusCode.INVALID_ARGUMENT, "ZONE_UNKNOWN", "time_zone"):
            worn(zone)


def counted_on(person, days_ago: int, height: float) -> sessions_pb2.Session:
    """A counted set at ten in the morning UTC."""
    midnight = now().replace(hour=0, minute=0, second=0, microsecond=0)
    start = timestamp(midnight - datetime.timedelta(days=days_ago, hours=-10))
    receipt = person.upload(recordings.another_set(height), start_time=start).receipt
    return person.store(receipt, time_zone="UTC", utc_offset_seconds=0)


def test_clocks_and_pauses_apply_to_trophies_and_streaks_alike(ada):
    for days_ago, height in ((4, 0.8), (2, 0.9), (1, 1.15)):
        counted_on(ada, days_ago, height)
    ada.watch_until({"T-SESSION-5"})
    assert "T-STREAK-3" not in ada.awards()
    clock = sessions_pb2.Clock(time_zone="Pacific/Pago_Pago", first_weekday=1)
    ada.sessions.UpdateClock(sessions_pb2.UpdateClockRequest(clock=clock))
    missed = (now().date() - datetime.timedelta(days=3)).isoformat()
    pause = sessions_pb2.Pause(pause_id=new_id(), first_local_date=missed, last_local_date=missed)
    ada.sessions.CreatePause(sessions_pb2.CreatePauseRequest(pause=pause))
    ada.watch_until({"T-STREAK-3"})
    medals = ada.trophies.ListCurrentMedals(trophies_pb2.ListCurrentMedalsRequest())
    streak = ada.sessions.GetStreak(sessions_pb2.GetStreakRequest())
    assert (medals.time_zone, medals.today) == (streak.time_zone, streak.today) == ("Pacific/Pago_Pago", streak.today)
    assert streak.verified_streak.current == 3
    call = ada.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest())
    ada.sessions.DeletePause(sessions_pb2.DeletePauseRequest(pause_id=pause.pause_id))
    for response in call:
        award = response.award
        if (award.trophy.trophy_id, award.state) == ("T-STREAK-3", trophies_pb2.AWARD_STATE_REVOKED):
            break
    call.cancel()
    broken = ada.sessions.GetStreak(sessions_pb2.GetStreakRequest()).verified_streak.current
    assert broken == progress_of(ada)["T-STREAK-3"].current == 2


def test_a_level_reached_is_sent_on_request(ada):
    five_sets_of_yesterday(ada)
    call = ada.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest(include_levels=True))
    risen = next(response for response in call if response.HasField("level"))
    call.cancel()
    assert not risen.HasField("award")
    assert risen.level == ada.trophies.GetLevel(trophies_pb2.GetLevelRequest()).level and risen.level.number == 2
    call = ada.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest())
    seen = [next(call) for _ in ada.awards()]
    call.cancel()
    assert all(response.HasField("award") for response in seen)


def test_every_trophy_has_an_image(ada):
    trophies = ada.trophies.ListTrophies(trophies_pb2.ListTrophiesRequest(include_locked=True)).trophies
    uris = [trophy.image_uri for trophy in trophies] + ["titanup:medals/M-DAY-1.svg", "titanup:trophies/secret.svg"]
    images = [ada.trophies.GetImage(trophies_pb2.GetImageRequest(image_uri=uri)) for uri in uris]
    assert {image.media_type for image in images} == {"image/svg+xml"}
    assert all(xml.etree.ElementTree.fromstring(image.content).tag.endswith("svg") for image in images)
    assert len({image.content for image in images}) == len(images)
    with fails(grpc.StatusCode.NOT_FOUND):
        ada.trophies.GetImage(trophies_pb2.GetImageRequest(image_uri="titanup:trophies/T-NONE.svg"))
