"""Motivation: quotes, likes, voices, series of reminders and due ones."""

import concurrent.futures
import datetime
import time
import zoneinfo

import grpc
import pytest
from interop import recordings
from interop.errors import fails
from interop.people import Person, bearer, new_id, now, timestamp
from interop.retries import until_admitted
from interop.stack import TIMEOUT
from titanup.motivation.v1 import motivation_pb2
from titanup.profile.v1 import profile_pb2
from titanup.trophies.v1 import trophies_pb2

KINDS = {
    motivation_pb2.QUOTE_KIND_QUOTE, motivation_pb2.QUOTE_KIND_VERSE, motivation_pb2.QUOTE_KIND_SLOGAN,
}


def catalogue(person, **fields) -> list[motivation_pb2.Quote]:
    quotes, token = [], ""
    while True:
        request = motivation_pb2.ListQuotesRequest(page_size=200, page_token=token, **fields)
        response = person.motivation.ListQuotes(request)
        quotes += response.quotes
        token = response.next_page_token
        if not token:
            return quotes


def slogan(person, **options) -> str:
    return person.motivation.GetSlogan(motivation_pb2.GetSloganRequest(), **options).slogan.quote_id


def series(**changes) -> motivation_pb2.Reminder:
    fields = {
        "reminder_id": new_id(),
        "kind": motivation_pb2.REMINDER_KIND_PUSH_UPS,
        "frequency": motivation_pb2.REMINDER_FREQUENCY_DAILY,
        "minutes": [480],
    }
    return motivation_pb2.Reminder(**{**fields, **changes})


def create(person, reminder, **fields) -> motivation_pb2.CreateReminderResponse:
    return person.motivation.CreateReminder(motivation_pb2.CreateReminderRequest(reminder=reminder, **fields))


def upcoming(person, **fields) -> list[motivation_pb2.ReminderOccurrence]:
    return list(person.motivation.ListUpcomingReminders(motivation_pb2.ListUpcomingRemindersRequest(**fields)).occurrences)


# Quotes


def test_the_catalogue_has_quotes_of_every_kind_with_their_source(ada):
    quotes = catalogue(ada)
    assert len(quotes) >= 200 and {quote.kind for quote in quotes} == KINDS
    assert len({quote.quote_id for quote in quotes}) == len({quote.text for quote in quotes}) == len(quotes)
    assert all(quote.text and quote.author and quote.source and quote.language == "en" for quote in quotes)
    german = {quote.quote_id: quote for quote in catalogue(ada, language="de")}
    assert german.keys() == {quote.quote_id for quote in quotes}
    assert all(german[quote.quote_id].text != quote.text for quote in quotes)


def test_quotes_can_be_filtered_by_kind_and_author(ada):
    for kind in KINDS:
        assert {quote.kind for quote in catalogue(ada, kinds=[kind])} == {kind}
        request = motivation_pb2.GetQuoteRequest(kinds=[kind])
        assert {ada.motivation.GetQuote(request).quote.kind for _ in range(5)} == {kind}
    assert {quote.author for quote in catalogue(ada, author="Seneca")} == {"Seneca"}
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "VALUE_UNKNOWN", "kinds"):
        ada.motivation.GetQuote(motivation_pb2.GetQuoteRequest(kinds=[17]))
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "LANGUAGE_UNKNOWN", "language"):
        ada.motivation.GetQuote(motivation_pb2.GetQuoteRequest(language="xx"))


def test_the_slogan_changes_on_every_call(ada):
    shown = [slogan(ada) for _ in range(150)]
    assert all(one != next_one for one, next_one in zip(shown, shown[1:]))


def test_the_slogan_changes_on_every_device(ada, stack):
    """Two devices of one account take turns, each with its own connection."""
    stub = type(ada.motivation.stub)
    stubs = [stub(stack.new_channel("motivation")) for _ in range(2)]
    shown = [
        stubs[turn % 2].GetSlogan(
            motivation_pb2.GetSloganRequest(), metadata=bearer(ada.tokens.access_token), timeout=60
        ).slogan.quote_id
        for turn in range(60)
    ]
    assert all(one != next_one for one, next_one in zip(shown, shown[1:]))


def test_devices_that_ask_at_the_same_time_get_different_quotes(ada):
    request = motivation_pb2.GetSloganRequest()
    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        shown = list(pool.map(lambda _: until_admitted(ada.motivation.GetSlogan, request).slogan.quote_id, range(64)))
    # There are more slogans than that, and each is shown before any is repeated.
    assert len(set(shown)) == 64


@pytest.mark.disruptive
def test_the_slogan_changes_across_restarts(ada, killed):
    last = slogan(ada)
    for _ in range(3):
        with killed("motivation"):
            pass
        next_one = slogan(ada, wait_for_ready=True)
        assert next_one != last
        last = next_one


# Likes


def test_a_like_is_counted_once_and_can_be_taken_back(ada, bob):
    quote = catalogue(ada)[0]
    like = motivation_pb2.LikeQuoteRequest(quote_id=quote.quote_id)
    unlike = motivation_pb2.UnlikeQuoteRequest(quote_id=quote.quote_id)
    before = ada.motivation.UnlikeQuote(unlike).quote
    assert not before.is_liked
    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        list(pool.map(lambda _: until_admitted(ada.motivation.LikeQuote, like), range(32)))
    seen = bob.motivation.LikeQuote(like).quote
    assert seen.is_liked and seen.likes == before.likes + 2
    assert [liked.quote_id for liked in ada.motivation.ListLikedQuotes(motivation_pb2.ListLikedQuotesRequest()).quotes] == [
        quote.quote_id
    ]
    for person in (ada, ada, bob, bob):
        after = person.motivation.UnlikeQuote(unlike).quote
    assert not after.is_liked and after.likes == before.likes
    with fails(grpc.StatusCode.NOT_FOUND):
        ada.motivation.LikeQuote(motivation_pb2.LikeQuoteRequest(quote_id="none"))


def test_liked_quotes_can_be_requested_alone(ada):
    with fails(grpc.StatusCode.NOT_FOUND, "CATALOGUE_EMPTY"):
        ada.motivation.GetQuote(motivation_pb2.GetQuoteRequest(liked_only=True))
    liked = {quote.quote_id for quote in catalogue(ada)[:2]}
    for quote_id in liked:
        ada.motivation.LikeQuote(motivation_pb2.LikeQuoteRequest(quote_id=quote_id))
    shown = [ada.motivation.GetQuote(motivation_pb2.GetQuoteRequest(liked_only=True)).quote.quote_id for _ in range(6)]
    assert set(shown) == liked and all(one != other for one, other in zip(shown, shown[1:]))


# Voices


def test_a_new_account_hears_the_first_of_six_voices(ada):
    packs = ada.motivation.ListVoicePacks(motivation_pb2.ListVoicePacksRequest())
    assert [pack.min_level for pack in packs.voice_packs] == [1, 5, 10, 20, 30, 50]
    assert [pack.is_locked for pack in packs.voice_packs] == [False] + [True] * 5 and packs.titan_level == 1
    heard = ada.motivation.GetVoicePack(motivation_pb2.GetVoicePackRequest()).voice_pack
    assert heard.rank == 1
    for pack in packs.voice_packs:
        request = motivation_pb2.GetVoicePackRequest(voice_pack_id=pack.voice_pack_id)
        lines = ada.motivation.GetVoicePack(request).voice_pack.lines
        assert {line.event for line in lines} == set(range(1, 9)) and all(line.text for line in lines)


def test_a_locked_voice_cannot_be_chosen(ada):
    packs = ada.motivation.ListVoicePacks(motivation_pb2.ListVoicePacksRequest()).voice_packs
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "LEVEL_TOO_LOW") as failure:
        ada.motivation.SelectVoicePack(motivation_pb2.SelectVoicePackRequest(voice_pack_id=packs[5].voice_pack_id))
    assert failure.info == {"level": "1", "min_level": "50"}
    request = motivation_pb2.SelectVoicePackRequest(voice_pack_id=packs[0].voice_pack_id, request_id=new_id())
    chosen = ada.motivation.SelectVoicePack(request).voice_pack
    assert chosen.is_selected and ada.motivation.SelectVoicePack(request).voice_pack == chosen


def level(person) -> int:
    return person.trophies.GetLevel(trophies_pb2.GetLevelRequest()).level.number


def heard(person) -> motivation_pb2.VoicePack:
    return person.motivation.GetVoicePack(motivation_pb2.GetVoicePackRequest()).voice_pack


def choose(person, voice: str, **fields) -> motivation_pb2.VoicePack:
    request = motivation_pb2.SelectVoicePackRequest(voice_pack_id=voice, **fields)
    return person.motivation.SelectVoicePack(request).voice_pack


def setting(person, **fields) -> profile_pb2.Settings:
    """Changes the given settings and returns all of them."""
    request = profile_pb2.UpdateSettingsRequest(settings=profile_pb2.Settings(**fields), request_id=new_id())
    request.update_mask.paths.extend(fields)
    return person.profile.UpdateSettings(request).settings


def talk(person, zone: str = "UTC") -> motivation_pb2.GetPepTalkResponse:
    return person.motivation.GetPepTalk(motivation_pb2.GetPepTalkRequest(time_zone=zone))


def until(condition) -> None:
    """Waits for what a feed brings."""
    end = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)


def risen_to_five(person) -> None:
    """Seven hundred counted push-ups on the two dates before today."""
    today = now().replace(hour=0, minute=0, second=0, microsecond=0)
    for days, height in ((2, 1), (1, 0.8)):
        start = timestamp(today - datetime.timedelta(days=days, hours=-10))
        receipt = person.upload(recordings.long_set(height, 29), start_time=start).receipt
        assert len(receipt.reps) > 300
        person.store(receipt, time_zone="UTC", utc_offset_seconds=0)
    end = time.monotonic() + TIMEOUT
    while level(person) < 5:
        assert time.monotonic() < end, person.trophies.ExplainLevel(trophies_pb2.ExplainLevelRequest())
        time.sleep(0.05)


def test_the_titan_level_decides_which_voice_speaks(stack, ada):
    risen_to_five(ada)
    packs = ada.motivation.ListVoicePacks(motivation_pb2.ListVoicePacksRequest())
    assert [pack.is_locked for pack in packs.voice_packs] == [False] * 2 + [True] * 4 and packs.titan_level == 5
    ids = [pack.voice_pack_id for pack in packs.voice_packs]
    assert (heard(ada).rank, heard(ada).is_selected) == (2, False)
    # The choice is a setting like any other, whoever sets it.
    request_id = new_id()
    assert choose(ada, ids[0], request_id=request_id).is_selected and heard(ada).rank == 1
    assert ada.profile.GetSettings(profile_pb2.GetSettingsRequest()).settings.voice_pack_id == ids[0]
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "REQUEST_ID_REUSED"):
        choose(ada, ids[1], request_id=request_id)
    # Motivation follows the settings.
    setting(ada, voice_pack_id=ids[1])
    until(lambda: (heard(ada).rank, heard(ada).is_selected) == (2, True))
    # A locked voice doesn't speak until it is unlocked.
    setting(ada, voice_pack_id=ids[2])
    until(lambda: not heard(ada).is_selected)
    assert heard(ada).rank == 2
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "LEVEL_TOO_LOW") as failure:
        choose(ada, ids[2])
    assert failure.info == {"level": "5", "min_level": "10"}
    choose(ada, "")
    assert not setting(ada, daily_goal=20).voice_pack_id

    # The line also fits streak and goal.
    until(lambda: talk(ada).goal == 20)
    before = talk(ada)
    assert (before.titan_level, before.streak, before.reps_today, before.goal) == (5, 2, 0, 20)
    assert (before.voice_pack_id, before.occasion) == (ids[1], motivation_pb2.PEP_OCCASION_AT_RISK)
    assert "2 days" in before.line
    ada.declare(7, ago=datetime.timedelta(seconds=90))
    under_way = talk(ada)
    assert (under_way.streak, under_way.reps_today) == (3, 7)
    assert under_way.occasion == motivation_pb2.PEP_OCCASION_UNDER_WAY and "13" in under_way.line
    setting(ada, daily_goal=7)
    until(lambda: talk(ada).occasion == motivation_pb2.PEP_OCCASION_GOAL_MET)


@pytest.mark.disruptive
def test_there_are_quotes_when_other_services_are_down(ada, stopped):
    choose(ada, "drill")
    ada.declare(3, ago=datetime.timedelta(seconds=90))
    assert talk(ada).occasion == motivation_pb2.PEP_OCCASION_UNDER_WAY
    with stopped("trophies"), stopped("sessions"), stopped("profile"):
        said = talk(ada)
        assert said.occasion == motivation_pb2.PEP_OCCASION_ANY_TIME and said.line and "{" not in said.line
        assert said.quote.text and (said.voice_pack_id, said.titan_level) == ("drill", 1)
        # The last known values apply.
        assert heard(ada).is_selected
        # A failed choice is reported, and nobody is refused because a service doesn't respond.
        for voice in ("drill", "titan"):
            with fails(grpc.StatusCode.UNAVAILABLE):
                choose(ada, voice)
    assert heard(ada).voice_pack_id == "drill"


def test_a_pep_talk_has_a_quote_and_a_line(ada):
    first = talk(ada, "Europe/Berlin")
    assert first.quote.kind in (motivation_pb2.QUOTE_KIND_QUOTE, motivation_pb2.QUOTE_KIND_VERSE)
    assert first.line and "{" not in first.line
    assert (first.titan_level, first.goal, first.occasion) == (1, 10, motivation_pb2.PEP_OCCASION_FIRST)
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "ZONE_UNKNOWN", "time_zone"):
        talk(ada, "Mars/Olympus")


# Reminders


def test_one_call_creates_a_series_and_returns_its_next_reminders(ada):
    reminder = series(
        frequency=motivation_pb2.REMINDER_FREQUENCY_WEEKLY, weekdays=[1, 5], minutes=[], time_zone="Europe/Berlin",
        window=motivation_pb2.ReminderWindow(first_minute=480, last_minute=1200, times_per_day=4),
    )
    made = create(ada, reminder)
    zone = zoneinfo.ZoneInfo("Europe/Berlin")
    assert len(made.upcoming) == 10
    for occurrence in made.upcoming:
        local = occurrence.time.ToDatetime(datetime.timezone.utc).astimezone(zone)
        assert local.isoweekday() in (1, 5) and local.date().isoformat() == occurrence.local_date
        assert local.hour * 60 + local.minute == occurrence.minute and occurrence.minute in (480, 720, 960, 1200)
    times = [occurrence.time.ToNanoseconds() for occurrence in made.upcoming]
    assert times == sorted(times) and times[0] > now().timestamp() * 1e9
    assert create(ada, reminder).reminder == made.reminder
    assert upcoming(ada, limit=10) == list(made.upcoming)
    assert list(ada.motivation.ListReminders(motivation_pb2.ListRemindersRequest()).reminders) == [made.reminder]


@pytest.mark.parametrize(
    "zone, date, minute, instant",
    [
        # Formulas §7, a year later: times that a clock skips or repeats.
        ("America/New_York", "2027-03-14", 150, "2027-03-14T07:30:00Z"),
        ("America/New_York", "2027-11-07", 90, "2027-11-07T05:30:00Z"),
        ("Europe/Berlin", "2027-03-28", 150, "2027-03-28T01:30:00Z"),
        ("Australia/Lord_Howe", "2027-10-03", 135, "2027-10-02T15:45:00Z"),
    ],
)
def test_reminders_keep_their_time_when_clocks_change(ada, zone, date, minute, instant):
    reminder = series(
        frequency=motivation_pb2.REMINDER_FREQUENCY_ONCE, first_local_date=date, minutes=[minute], time_zone=zone
    )
    made = create(ada, reminder, validate_only=True)
    assert [occurrence.time.ToJsonString() for occurrence in made.upcoming] == [instant]
    assert not ada.motivation.ListReminders(motivation_pb2.ListRemindersRequest()).reminders


def test_reminders_without_a_zone_follow_the_users_clock(ada):
    create(ada, series(), time_zone="Europe/Berlin")
    hours = {}
    for name in ("Europe/Berlin", "America/New_York", "Asia/Kathmandu"):
        first = upcoming(ada, limit=1, time_zone=name)[0]
        local = first.time.ToDatetime(datetime.timezone.utc).astimezone(zoneinfo.ZoneInfo(name))
        hours[name] = (local.hour, local.minute)
    assert set(hours.values()) == {(8, 0)}
    # The last named zone is remembered.
    assert upcoming(ada, limit=1)[0].time_zone == "Asia/Kathmandu"


def test_every_wrong_field_of_a_series_is_named(ada):
    wrong = motivation_pb2.Reminder(reminder_id=new_id(), minutes=[1440], time_zone="PST")
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "INVALID_FIELD", "reminder.kind", "reminder.frequency",
               "reminder.minutes", "reminder.time_zone"):
        create(ada, wrong)
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "ZONE_UNKNOWN", "time_zone"):
        upcoming(ada, time_zone="Mars/Olympus")


def test_a_series_sends_reminders_unless_it_is_disabled(ada):
    made = create(ada, series())
    assert not made.reminder.is_disabled and len(made.upcoming) == 10
    off = create(ada, series(is_disabled=True))
    assert off.reminder.is_disabled and not off.upcoming
    assert not upcoming(ada, reminder_id=off.reminder.reminder_id)
    assert {occurrence.reminder_id for occurrence in upcoming(ada)} == {made.reminder.reminder_id}


def test_a_series_that_would_never_be_due_is_refused(ada):
    once = series(frequency=motivation_pb2.REMINDER_FREQUENCY_ONCE, first_local_date="2020-01-01")
    for only_look in (True, False):
        with fails(grpc.StatusCode.INVALID_ARGUMENT, "INVALID_FIELD") as failure:
            create(ada, once, validate_only=only_look)
        assert failure.violations == {"reminder.first_local_date": "DATE_IN_PAST"}
    assert not ada.motivation.ListReminders(motivation_pb2.ListRemindersRequest()).reminders


def test_series_are_changed_and_deleted(ada):
    reminder = create(ada, series()).reminder
    request = motivation_pb2.UpdateReminderRequest(
        reminder=motivation_pb2.Reminder(reminder_id=reminder.reminder_id, minutes=[600], etag=reminder.etag),
        request_id=new_id(),
    )
    request.update_mask.paths.append("minutes")
    changed = ada.motivation.UpdateReminder(request).reminder
    assert list(changed.minutes) == [600] and changed.etag != reminder.etag
    assert ada.motivation.UpdateReminder(request).reminder == changed
    request.request_id = new_id()
    with fails(grpc.StatusCode.ABORTED, "ETAG_MISMATCH"):
        ada.motivation.UpdateReminder(request)
    delete = motivation_pb2.DeleteReminderRequest(reminder_id=reminder.reminder_id)
    for _ in range(2):
        ada.motivation.DeleteReminder(delete)
    assert not upcoming(ada)
    with fails(grpc.StatusCode.ALREADY_EXISTS, "REMINDER_EXISTS"):
        create(ada, series(reminder_id=reminder.reminder_id))
    for _ in range(3):
        create(ada, series())
    assert ada.motivation.DeleteAllReminders(motivation_pb2.DeleteAllRemindersRequest()).deleted == 3
    assert not ada.motivation.ListReminders(motivation_pb2.ListRemindersRequest()).reminders


def test_reminders_follow_the_push_up_times_of_the_settings(ada):
    made = create(ada, series(minutes=[], at_push_up_times=True), time_zone="UTC")
    assert {occurrence.minute for occurrence in made.upcoming} == {480} and made.reminder.at_push_up_times
    device = ada.motivation.StreamDueReminders(motivation_pb2.StreamDueRemindersRequest(time_zone="UTC"))
    device.initial_metadata()
    # The follower of the settings may have to connect first; from then on it takes a second at most.
    for times, minutes, patience in ((2, {480, 1200}, TIMEOUT), (4, {480, 720, 960, 1200}, 1)):
        setting(
            ada, pushups_per_day=profile_pb2.PushUpsPerDay(times=times, window_start_minutes=480, window_end_minutes=1200)
        )
        start = time.monotonic()
        while {occurrence.minute for occurrence in upcoming(ada, limit=8)} != minutes:
            assert time.monotonic() - start < patience, "the settings have not reached the reminders"
            time.sleep(0.02)
    assert list(ada.profile.GetSettings(profile_pb2.GetSettingsRequest()).settings.pushups_per_day.at_minutes) == [
        480, 720, 960, 1200,
    ]
    # The series itself has not changed.
    assert list(ada.motivation.ListReminders(motivation_pb2.ListRemindersRequest()).reminders) == [made.reminder]
    device.cancel()


def test_a_user_has_at_most_fifty_series(ada):
    for _ in range(50):
        create(ada, series())
    for only_look in (False, True):
        with fails(grpc.StatusCode.RESOURCE_EXHAUSTED, "TOO_MANY_REMINDERS"):
            create(ada, series(), validate_only=only_look)


def test_another_users_series_is_not_found(ada, bob):
    reminder = create(ada, series()).reminder
    today = now().date().isoformat()
    for call in (
        lambda: bob.motivation.DeleteReminder(motivation_pb2.DeleteReminderRequest(reminder_id=reminder.reminder_id)),
        lambda: upcoming(bob, reminder_id=reminder.reminder_id),
        lambda: bob.motivation.AcknowledgeReminder(
            motivation_pb2.AcknowledgeReminderRequest(
                reminder_id=reminder.reminder_id, local_date=today, minute=480)),
    ):
        with fails(grpc.StatusCode.NOT_FOUND):
            call()
    assert not upcoming(bob)


def test_a_reminder_reaches_every_device_on_time_and_is_acknowledged_once(stack):
    """Waits for the next full minute, the finest time that reminders know."""
    ada = Person(stack)
    moment = now() + datetime.timedelta(seconds=5)
    minute = moment.replace(second=0, microsecond=0) + datetime.timedelta(minutes=1)
    reminder = create(ada, series(minutes=[minute.hour * 60 + minute.minute]), time_zone="UTC").reminder
    request = motivation_pb2.StreamDueRemindersRequest(time_zone="UTC")
    ada.motivation.timeout = 120
    devices = [ada.motivation.StreamDueReminders(request) for _ in range(2)]
    for device in devices:
        device.initial_metadata()
    due = [next(device).due for device in devices]
    assert due[0] == due[1] and due[0].reminder_id == reminder.reminder_id
    late = (now() - minute).total_seconds()
    assert 0 <= late < 5, late
    seen = motivation_pb2.AcknowledgeReminderRequest(
        reminder_id=reminder.reminder_id, local_date=due[0].local_date, minute=due[0].minute)
    assert ada.motivation.AcknowledgeReminder(seen).was_first
    assert [next(device).withdrawn for device in devices] == due
    assert not ada.motivation.AcknowledgeReminder(seen).was_first
    for device in devices:
        device.cancel()


def test_a_stream_of_reminders_sends_its_metadata_at_once(ada):
    call = ada.motivation.StreamDueReminders(motivation_pb2.StreamDueRemindersRequest())
    assert call.initial_metadata() is not None
    call.cancel()
