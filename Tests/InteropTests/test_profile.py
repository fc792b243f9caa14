"""Profile, settings, images, measurements, and the dashboard."""

import datetime
import itertools
import time

import grpc
import pytest
from google.protobuf import field_mask_pb2
from interop import images
from interop.errors import fails
from interop.people import Services, bearer, new_id, now, timestamp
from interop.stack import TIMEOUT
from test_devices import service_secret
from test_training import perform
from titanup.auth.v1 import auth_pb2
from titanup.habits.v1 import habits_pb2
from titanup.profile.v1 import profile_pb2 as pb
from titanup.sessions.v1 import sessions_pb2
from titanup.training.v1 import training_pb2

INVALID_ARGUMENT = grpc.StatusCode.INVALID_ARGUMENT
RESOURCE_EXHAUSTED = grpc.StatusCode.RESOURCE_EXHAUSTED
FAILED_PRECONDITION = grpc.StatusCode.FAILED_PRECONDITION


def profile(person):
    return person.profile.GetProfile(pb.GetProfileRequest()).profile


def update(person, *paths, request_id=None, etag="", **fields):
    request = pb.UpdateProfileRequest(
        profile=pb.Profile(etag=etag, **fields),
        update_mask=field_mask_pb2.FieldMask(paths=paths),
        request_id=new_id() if request_id is None else request_id,
    )
    return person.profile.UpdateProfile(request).profile


def settings(person):
    return person.profile.GetSettings(pb.GetSettingsRequest()).settings


def set_up(person, *paths, etag="", request_id=None, **fields):
    request = pb.UpdateSettingsRequest(
        settings=pb.Settings(etag=etag, **fields),
        update_mask=field_mask_pb2.FieldMask(paths=paths),
        request_id=new_id() if request_id is None else request_id,
    )
    return person.profile.UpdateSettings(request).settings


def parts(file, size=65536, request_id=""):
    yield pb.UploadProfileImageRequest(opening=pb.ImageOpening(request_id=request_id))
    for start in range(0, len(file), size):
        yield pb.UploadProfileImageRequest(data=file[start : start + size])


def upload(person, file, **arguments):
    return person.profile.UploadProfileImage(parts(file, **arguments))


def picture(person):
    return person.profile.GetProfileImage(pb.GetProfileImageRequest())


def in_language(person, language):
    """The same user with another language."""
    token = bearer(person.tokens.access_token)
    return Services(person.stack.channel, (*token, ("accept-language", language)))


# Profile


def test_a_weight_without_an_offset_has_the_date_in_its_zone(ada):
    moment = datetime.datetime(2026, 5, 31, 23, 30, tzinfo=datetime.timezone.utc)

    def dated(**fields):
        measurement = pb.BodyMeasurement(
            measurement_id=new_id(), measure_time=timestamp(moment), weight_kg=70, **fields)
        stored = ada.profile.AddBodyMeasurement(pb.AddBodyMeasurementRequest(measurement=measurement)).measurement
        return stored.local_date, stored.utc_offset_seconds

    assert dated(time_zone="Europe/Berlin") == ("2026-06-01", 7200)
    assert dated(time_zone="Europe/Berlin", utc_offset_seconds=0) == ("2026-05-31", 0)
    assert dated() == ("2026-05-31", 0)
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "ZONE_UNKNOWN", "measurement.time_zone"):
        dated(time_zone="Mars/Olympus")


def test_without_a_mask_populated_fields_change(ada):
    ada.profile.UpdateProfile(pb.UpdateProfileRequest(profile=pb.Profile(height_cm=175, birth_year=1990)))
    ada.profile.UpdateProfile(pb.UpdateProfileRequest(profile=pb.Profile(height_cm=176)))
    profile = ada.profile.UpdateProfile(pb.UpdateProfileRequest()).profile
    assert (profile.display_name, profile.height_cm, profile.birth_year) == ("Ada", 176, 1990)
    everything = pb.UpdateProfileRequest(profile=pb.Profile(display_name="Eve", locale="en", avatar_id=profile.avatar_id))
    everything.update_mask.paths.append("*")
    profile = ada.profile.UpdateProfile(everything).profile
    assert (profile.display_name, profile.height_cm, profile.birth_year) == ("Eve", 0, 0)


def test_every_account_has_a_profile_with_its_registered_values(ada):
    mine = profile(ada)
    assert (mine.display_name, mine.locale, mine.etag) == ("Ada", ada.registered.user.locale, "1")
    assert mine.avatar_id and not mine.has_uploaded_image and not mine.HasField("update_time")


def test_only_the_fields_of_the_mask_change(ada, bob):
    changed = update(ada, "birth_year", "height_cm", birth_year=1990, height_cm=172.5, display_name="x")
    assert (changed.display_name, changed.birth_year, changed.height_cm, changed.etag) == ("Ada", 1990, 172.5, "2")
    assert profile(ada) == changed
    assert profile(bob).birth_year == 0


@pytest.mark.parametrize("path", ["etag", "displayName", "profile.locale", "**", ""])
def test_an_unknown_path_is_refused(ada, path):
    with fails(INVALID_ARGUMENT, "PATH_UNKNOWN"):
        update(ada, path, display_name="Eve")
    with fails(INVALID_ARGUMENT, "PATH_UNKNOWN"):
        set_up(ada, path, theme_id="blue")
    assert profile(ada).display_name == "Ada"


def test_an_old_etag_is_refused(ada):
    first = update(ada, "display_name", display_name="Eve", etag=profile(ada).etag)
    with fails(grpc.StatusCode.ABORTED, "ETAG_MISMATCH") as failure:
        update(ada, "display_name", display_name="Mallory", etag="1")
    assert failure.info["etag"] == first.etag


def test_a_retried_update_is_applied_once(ada):
    request_id = new_id()
    first = update(ada, "display_name", display_name="Eve", request_id=request_id)
    update(ada, "display_name", display_name="Grace")
    assert update(ada, "display_name", display_name="Eve", request_id=request_id) == first
    assert profile(ada).display_name == "Grace"
    with fails(INVALID_ARGUMENT, "REQUEST_ID_REUSED"):
        update(ada, "display_name", display_name="Mallory", request_id=request_id)


# Settings


def test_unset_settings_are_the_documented_defaults(ada):
    mine = settings(ada)
    assert (mine.theme_id, mine.session_target, mine.daily_goal) == ("orange", 10, 10)
    assert (mine.pushups_per_day.times, list(mine.pushups_per_day.at_minutes)) == (1, [480])
    assert mine.voice_enabled and mine.sounds_enabled and mine.haptics_enabled
    assert mine.profile_visibility == mine.activity_visibility == mine.awards_visibility == pb.VISIBILITY_PRIVATE
    assert mine.frame_retention == pb.FRAME_RETENTION_DAYS_30
    assert not mine.liveness_enabled


def test_themes_can_be_chosen(ada):
    themes = ada.profile.ListThemes(pb.ListThemesRequest()).themes
    assert len(themes) >= 2
    for theme in themes:
        assert set_up(ada, "theme_id", theme_id=theme.theme_id).theme_id == theme.theme_id
    with fails(INVALID_ARGUMENT, "THEME_UNKNOWN", "settings.theme_id"):
        set_up(ada, "theme_id", theme_id="mauve")
    assert settings(ada).theme_id == themes[-1].theme_id
    german = in_language(ada, "de").profile.ListThemes(pb.ListThemesRequest()).themes
    assert [theme.title for theme in german] != [theme.title for theme in themes]


@pytest.mark.parametrize("target, allowed", [(1, True), (500, True), (0, False), (501, False)])
def test_a_session_target_has_limits(ada, target, allowed):
    if allowed:
        assert set_up(ada, "session_target", session_target=target).session_target == target
    else:
        with fails(INVALID_ARGUMENT, "OUT_OF_RANGE", "settings.session_target"):
            set_up(ada, "session_target", session_target=target)


def test_push_ups_throughout_the_day_are_evenly_spread(ada):
    wish = pb.PushUpsPerDay(times=4, window_start_minutes=480, window_end_minutes=1200)
    mine = set_up(ada, "pushups_per_day", pushups_per_day=wish)
    assert list(mine.pushups_per_day.at_minutes) == [480, 720, 960, 1200]
    with fails(INVALID_ARGUMENT, "OUT_OF_RANGE", "settings.pushups_per_day.times"):
        set_up(ada, "pushups_per_day.times", pushups_per_day=pb.PushUpsPerDay(times=25))


EVERY_SETTING = {
    "theme_id": "blue",
    "session_target": 25,
    "daily_goal": 120,
    "pushups_per_day": pb.PushUpsPerDay(times=3, window_start_minutes=420, window_end_minutes=1320),
    "voice_pack_id": "drill-2",
    "voice_enabled": False,
    "sounds_enabled": False,
    "haptics_enabled": False,
    "profile_visibility": pb.VISIBILITY_PARTNERS,
    "activity_visibility": pb.VISIBILITY_GROUPS,
    "awards_visibility": pb.VISIBILITY_GROUPS,
    "frame_retention": pb.FRAME_RETENTION_NONE,
    "liveness_enabled": True,
}
OUTPUT_ONLY = {"etag", "update_time"}


def test_every_setting_persists_and_no_other_changes(ada):
    assert set(EVERY_SETTING) == {field.name for field in pb.Settings.DESCRIPTOR.fields} - OUTPUT_ONLY
    before = settings(ada)
    for name, value in EVERY_SETTING.items():
        after = set_up(ada, name, **{name: value})
        for field in set(EVERY_SETTING) - {name}:
            assert getattr(after, field) == getattr(before, field), f"{name} changed {field}"
        assert getattr(after, name) != getattr(before, name)
        assert settings(ada) == after
        before = after


@pytest.mark.disruptive
def test_settings_survive_a_restart(ada, killed):
    mine = set_up(ada, "*", **EVERY_SETTING)
    with killed("profile"):
        pass
    assert settings(ada) == mine


# Images


def test_avatars_can_be_chosen(ada):
    avatars = ada.profile.ListAvatars(pb.ListAvatarsRequest()).avatars
    assert avatars and all(avatar.svg.startswith("<svg ") for avatar in avatars)
    assert (picture(ada).content_type, picture(ada).image.decode()) == ("image/svg+xml", avatars[0].svg)
    assert update(ada, "avatar_id", avatar_id=avatars[-1].avatar_id).avatar_id == avatars[-1].avatar_id
    assert picture(ada).image.decode() == avatars[-1].svg
    with fails(INVALID_ARGUMENT, "AVATAR_UNKNOWN", "profile.avatar_id"):
        update(ada, "avatar_id", avatar_id="dragon")


def test_an_uploaded_picture_is_scaled_down_and_reencoded(ada, bob):
    stored = upload(ada, images.png(1024, 300, images.chunk(b"tEXt", b"GPS\0" b"48.1372 N")))
    assert (stored.content_type, stored.width, stored.height) == ("image/png", 512, 150)
    mine = picture(ada)
    assert (mine.content_type, images.png_size(mine.image)) == ("image/png", (512, 150))
    assert b"48.1372" not in mine.image
    assert profile(ada).has_uploaded_image and picture(bob).content_type == "image/svg+xml"
    known = ada.profile.GetProfileImage(pb.GetProfileImageRequest(known_etag=mine.etag))
    assert (known.etag, known.image) == (mine.etag, b"")
    assert not ada.profile.DeleteProfileImage(pb.DeleteProfileImageRequest()).profile.has_uploaded_image
    assert picture(ada).content_type == "image/svg+xml"


def test_a_photo_stands_upright_without_its_metadata(ada):
    stored = upload(ada, images.jpeg_with(images.exif(6)))
    mine = picture(ada).image
    assert (stored.width, stored.height) == images.jpeg_size(mine) == (16, 32)
    assert b"Exif" not in mine and b"48.1372" not in mine


def test_a_retried_upload_is_applied_once(ada):
    request_id = new_id()
    first = upload(ada, images.JPEG, request_id=request_id)
    assert upload(ada, images.JPEG, size=7, request_id=request_id) == first
    with fails(INVALID_ARGUMENT, "REQUEST_ID_REUSED"):
        upload(ada, images.png(2, 2), request_id=request_id)


HOSTILE = {
    "nothing": (b"", INVALID_ARGUMENT, "IMAGE_MISSING"),
    "gif": (b"GIF89a" + bytes(99), INVALID_ARGUMENT, "IMAGE_TYPE_UNKNOWN"),
    "svg": (b"<svg xmlns='http://www.w3.org/2000/svg'/>", INVALID_ARGUMENT, "IMAGE_TYPE_UNKNOWN"),
    "truncated-jpeg": (images.JPEG[:-9], INVALID_ARGUMENT, "IMAGE_BROKEN"),
    "truncated-png": (images.png(64, 64)[:-1], INVALID_ARGUMENT, "IMAGE_BROKEN"),
    "jpeg-and-zip": (images.JPEG + b"PK\x03\x04" + bytes(30), INVALID_ARGUMENT, "IMAGE_BROKEN"),
    "png-and-html": (images.png(2, 2) + b"<script>", INVALID_ARGUMENT, "IMAGE_BROKEN"),
    "bad-checksum": (images.png(2, 2)[:29] + b"\0\0\0\0" + images.png(2, 2)[33:], INVALID_ARGUMENT, "IMAGE_BROKEN"),
    "bomb": (images.header(30000, 30000), RESOURCE_EXHAUSTED, "IMAGE_TOO_MANY_PIXELS"),
    "large": (images.png(2, 2) + bytes(2 << 20), RESOURCE_EXHAUSTED, "IMAGE_TOO_LARGE"),
}


@pytest.mark.parametrize("file, code, reason", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_upload_is_refused_and_nothing_is_stored(ada, file, code, reason):
    with fails(code, reason):
        upload(ada, file)
    assert not profile(ada).has_uploaded_image and picture(ada).content_type == "image/svg+xml"


def test_an_endless_upload_is_refused(ada):
    def endless():
        yield from parts(images.JPEG)
        yield from itertools.repeat(pb.UploadProfileImageRequest(data=bytes(65536)))

    with fails(RESOURCE_EXHAUSTED, "IMAGE_TOO_LARGE"):
        ada.profile.UploadProfileImage(endless())


@pytest.mark.parametrize(
    "messages",
    [
        [pb.UploadProfileImageRequest(data=b"x")],
        [pb.UploadProfileImageRequest()],
        [pb.UploadProfileImageRequest(opening=pb.ImageOpening())] * 2,
        [pb.UploadProfileImageRequest(opening=pb.ImageOpening()), pb.UploadProfileImageRequest(data=b"")],
    ],
    ids=["no-opening", "nothing-set", "two-openings", "empty-piece"],
)
def test_messages_of_an_upload_must_be_in_order(ada, messages):
    with fails(INVALID_ARGUMENT, "IMAGE_PIECE_INVALID"):
        ada.profile.UploadProfileImage(iter(messages))


# Body


def weigh(person, kilograms, ago=datetime.timedelta(), **fields):
    measurement = pb.BodyMeasurement(
        **{"measurement_id": new_id(), "measure_time": timestamp(now() - ago), "weight_kg": kilograms, **fields}
    )
    return person.profile.AddBodyMeasurement(pb.AddBodyMeasurementRequest(measurement=measurement)).measurement


def test_measurements_are_listed_newest_first(ada, bob):
    days = [datetime.timedelta(days=day) for day in (3, 1, 2)]
    for kilograms, ago in zip((70, 72, 71), days):
        weigh(ada, kilograms, ago)
    found, token = [], ""
    while True:
        page = ada.profile.ListBodyMeasurements(pb.ListBodyMeasurementsRequest(page_size=2, page_token=token))
        found += [measurement.weight_kg for measurement in page.measurements]
        token = page.next_page_token
        if not token:
            break
    assert found == [72, 71, 70]
    assert not bob.profile.ListBodyMeasurements(pb.ListBodyMeasurementsRequest()).measurements


def test_an_id_belongs_to_one_measurement(ada, bob):
    first = weigh(ada, 70)
    again = pb.AddBodyMeasurementRequest(measurement=first)
    assert ada.profile.AddBodyMeasurement(again).measurement == first
    with fails(grpc.StatusCode.ALREADY_EXISTS, "MEASUREMENT_EXISTS"):
        weigh(ada, 71, measurement_id=first.measurement_id)
    deletion = pb.DeleteBodyMeasurementRequest(measurement_id=first.measurement_id)
    with fails(grpc.StatusCode.NOT_FOUND):
        bob.profile.DeleteBodyMeasurement(deletion)
    ada.profile.DeleteBodyMeasurement(deletion)
    ada.profile.DeleteBodyMeasurement(deletion)
    with fails(grpc.StatusCode.ALREADY_EXISTS, "MEASUREMENT_EXISTS"):
        ada.profile.AddBodyMeasurement(again)


def test_a_wrong_measurement_is_refused(ada):
    with fails(INVALID_ARGUMENT, None, "measurement.measurement_id", "measurement.weight_kg"):
        weigh(ada, 501, measurement_id="x")
    with fails(INVALID_ARGUMENT, "TIME_IN_FUTURE", "measurement.measure_time"):
        weigh(ada, 70, datetime.timedelta(minutes=-6))
    assert not ada.profile.ListBodyMeasurements(pb.ListBodyMeasurementsRequest()).measurements


VECTORS = [
    (70, 175, 22.857, "22.9", pb.BMI_CLASS_NORMAL),
    (76.5625, 175, 25.0, "25.0", pb.BMI_CLASS_PRE_OBESE),
    (50, 180, 15.432, "15.4", pb.BMI_CLASS_SEVERE_THINNESS),
    (95, 175, 31.020, "31.0", pb.BMI_CLASS_OBESE_I),
    (125, 175, 40.816, "40.8", pb.BMI_CLASS_OBESE_III),
]


@pytest.mark.parametrize("kilograms, centimetres, value, text, bmi_class", VECTORS)
def test_the_bmi_of_given_values(ada, kilograms, centimetres, value, text, bmi_class):
    request = pb.CalculateBmiRequest(weight_kg=kilograms, height_cm=centimetres)
    bmi = ada.profile.CalculateBmi(request).bmi
    assert (round(bmi.value, 3), bmi.text, bmi.bmi_class) == (value, text, bmi_class)
    assert bmi.note and [point.value for point in bmi.action_points] == [23, 27.5, 32.5, 37.5]


def test_the_bmi_of_stored_values(ada):
    def metrics():
        return ada.profile.GetBodyMetrics(pb.GetBodyMetricsRequest())

    assert list(metrics().missing) == [pb.MISSING_METRIC_HEIGHT, pb.MISSING_METRIC_WEIGHT]
    with fails(FAILED_PRECONDITION, "HEIGHT_UNKNOWN"):
        ada.profile.CalculateBmi(pb.CalculateBmiRequest(weight_kg=70))
    update(ada, "height_cm", height_cm=175)
    assert list(metrics().missing) == [pb.MISSING_METRIC_WEIGHT] and not metrics().HasField("bmi")
    weigh(ada, 50, datetime.timedelta(days=1))
    weigh(ada, 95)
    assert metrics().bmi.bmi_class == pb.BMI_CLASS_OBESE_I
    assert ada.profile.CalculateBmi(pb.CalculateBmiRequest()).bmi == metrics().bmi
    update(ada, "birth_year", birth_year=now().year - 19)
    assert metrics().bmi.bmi_class == pb.BMI_CLASS_NOT_APPLICABLE and metrics().bmi.text == "31.0"


@pytest.mark.parametrize(
    "field, value",
    [("height_cm", 49.9), ("height_cm", 272.1), ("weight_kg", 19.9), ("weight_kg", 500.1), ("weight_kg", float("nan")),
     ("height_cm", float("inf")), ("weight_kg", -70), ("birth_year", 1899)],
)
def test_the_bmi_has_limits(ada, field, value):
    numbers = {"height_cm": 175, "weight_kg": 70, field: value}
    with fails(INVALID_ARGUMENT, "OUT_OF_RANGE", field):
        ada.profile.CalculateBmi(pb.CalculateBmiRequest(**numbers))


# The profile feed


@pytest.fixture
def follower(stack, anonymous):
    """Calls as the training service."""
    request = auth_pb2.IssueServiceTokenRequest(client_id="training", client_secret=service_secret("training"))
    return Services(stack.channel, bearer(anonymous.auth_feed.IssueServiceToken(request).access_token))


def changes_of(person, follower, cursor=""):
    """A user's changes in the feed after a cursor, and the cursor at its end."""
    found = []
    while True:
        page = follower.profile_feed.ListProfileChanges(pb.ListProfileChangesRequest(cursor=cursor, page_size=200))
        found += [change for change in page.changes if change.user_id == person.user_id]
        if page.next_cursor == cursor:
            return found, cursor
        cursor = page.next_cursor


def changes_until(person, follower, count, cursor=""):
    """The same once `count` changes have arrived: those held back by a transaction come a little later."""
    end = time.monotonic() + TIMEOUT
    while True:
        found, after = changes_of(person, follower, cursor)
        if len(found) >= count:
            return found, after
        assert time.monotonic() < end, f"{len(found)} of {count} changes"
        time.sleep(0.02)


def test_followers_receive_changed_settings(ada, follower):
    update(ada, "height_cm", "birth_year", height_cm=172.5, birth_year=1990)
    mine = set_up(ada, "session_target", session_target=25)
    weight = weigh(ada, 70)
    found, cursor = changes_until(ada, follower, 3)
    assert [change.WhichOneof("change") for change in found] == ["person", "settings", "measurement"]
    assert found[0].person == pb.PersonSnapshot(
        birth_year=1990, height_cm=172.5, locale=profile(ada).locale, units=pb.UNITS_METRIC
    )
    assert found[1].settings == mine and found[2].measurement == weight
    ada.profile.DeleteBodyMeasurement(pb.DeleteBodyMeasurementRequest(measurement_id=weight.measurement_id))
    [gone], _ = changes_until(ada, follower, 1, cursor)
    assert gone.deleted_measurement.measurement_id == weight.measurement_id


def test_watchers_receive_changes_at_once(ada, follower):
    weigh(ada, 70)
    _, cursor = changes_until(ada, follower, 1)
    watch = follower.profile_feed.WatchProfileChanges(pb.WatchProfileChangesRequest(cursor=cursor))
    list(watch.initial_metadata())
    begin = time.monotonic()
    set_up(ada, "voice_pack_id", voice_pack_id="drill-2")
    for response in watch:
        if mine := [change for change in response.changes if change.user_id == ada.user_id]:
            break
    watch.cancel()
    assert mine[0].settings.voice_pack_id == "drill-2"
    # This is faster than polling would be.
    assert time.monotonic() - begin < 3


# Settings in sessions


def goal_today(person):
    request = sessions_pb2.GetActivityChartRequest(range=sessions_pb2.CHART_RANGE_TODAY, time_zone="UTC")
    return person.sessions.GetActivityChart(request).goal_reps


def set_goals(person, **goals):
    """Sets goals, and waits until sessions has received them."""
    set_up(person, *goals, **goals)
    end = time.monotonic() + TIMEOUT
    while goal_today(person) != goals["daily_goal"]:
        assert time.monotonic() < end, "the settings have not reached the sessions"
        time.sleep(0.02)


def test_sessions_use_the_goal_set_when_they_began(ada, bob):
    def at_once(reps, **fields):
        return ada.declare(reps, start_time=timestamp(now()), end_time=timestamp(now()), **fields)

    unset = at_once(10)
    assert (unset.target, unset.target_met, goal_today(ada)) == (10, True, 10)
    set_goals(ada, session_target=25, daily_goal=60)
    after = [at_once(24), at_once(25)]
    assert [(one.target, one.target_met) for one in after] == [(25, False), (25, True)]
    counted = ada.store(ada.upload(start_time=timestamp(now())).receipt)
    assert (counted.reps, counted.target, counted.target_met) == (12, 25, False)
    assert at_once(7, target=7).target_met, "a session's own target takes precedence"
    # A late session has the target of its own time, and stored ones keep theirs.
    assert ada.declare(9, ago=datetime.timedelta(hours=2)).target == 10
    set_goals(ada, session_target=30, daily_goal=61)
    request = sessions_pb2.GetSessionRequest(session_id=after[1].session_id)
    assert ada.sessions.GetSession(request).session == after[1]
    assert at_once(30).target == 30
    assert goal_today(bob) == bob.declare(5).target == 10


# The dashboard


def dashboard(person, zone="UTC", timeout=None):
    service = person.profile
    return service.stub.GetDashboard(
        pb.GetDashboardRequest(time_zone=zone), metadata=service.metadata, timeout=timeout or service.timeout
    )


def test_a_new_accounts_home_screen(ada):
    home = dashboard(ada)
    assert not home.unavailable and not home.awards and not home.medals
    for absent in ("last_session", "last_practice", "last_workout"):
        assert not home.HasField(absent)
    assert (home.profile.display_name, home.profile.theme_id) == ("Ada", "orange")
    assert [len(home.today.bars), len(home.week.bars), len(home.month.bars)] == [0, 7, 30]
    assert (home.streak.current, home.level.number, home.level.next_threshold) == (0, 1, 100)
    assert len({workout.workout_id for workout in home.suggestions.workouts}) == 5
    assert all(workout.name and workout.explanation and workout.sets for workout in home.suggestions.workouts)
    assert (len(home.training_week.days), home.training_week.completed) == (7, 0)
    assert not home.habits.habits and home.slogan.text and home.pep_talk.quote.text and home.pep_talk.line


def test_the_slogan_of_the_home_screen_changes_on_every_call(ada):
    slogans = [dashboard(ada).slogan.quote_id for _ in range(6)]
    assert all(first != second for first, second in itertools.pairwise(slogans))


def test_suggestions_on_the_home_screen_can_be_repeated(ada):
    home = dashboard(ada)
    request = training_pb2.SuggestWorkoutsRequest(seed=home.suggestions.seed, time_zone="UTC")
    items = ada.training.SuggestWorkouts(request).items
    assert [item.workout.workout_id for item in items] == [w.workout_id for w in home.suggestions.workouts]


def test_habits_and_the_newest_workout_are_on_the_home_screen(ada):
    read, walk = ada.habit("Read"), ada.habit("Walk", per_day=2)
    ada.tap(read)
    practice = practise(ada)
    home = dashboard(ada)
    assert [(h.title, h.today, h.goal_met) for h in home.habits.habits] == [("Read", 1, True), ("Walk", 0, False)]
    assert home.habits.habits[1].habit_id == walk.habit_id and not home.habits.more
    assert home.last_practice.practice_id == practice.practice_id and home.last_practice.points > 0
    assert home.last_workout.time == home.last_practice.end_time
    assert home.training_week.completed == 1
    ada.habits.UpdateHabit(
        habits_pb2.UpdateHabitRequest(
            habit=habits_pb2.Habit(habit_id=read.habit_id, archived=True),
            update_mask=field_mask_pb2.FieldMask(paths=["archived"]), request_id=new_id(),
        )
    )
    assert [habit.title for habit in dashboard(ada).habits.habits] == ["Walk"]


def practise(person):
    """A complete practice of one workout with every set done."""
    workout = person.training.ListWorkouts(training_pb2.ListWorkoutsRequest(page_size=1)).workouts[0]
    return perform(person, [workout.workout_id]).practice


def test_the_home_screen_in_one_call(ada):
    # All of it is on one date, whatever the local time is where this runs.
    zone = {"time_zone": "Etc/GMT-1", "utc_offset_seconds": 3600}
    session = ada.store(ada.upload().receipt, **zone)
    ada.watch_until({"T-SESSION-5", "T-SESSION-10", "T-FAST-5-10S"})
    declared = ada.declare(3, ago=datetime.timedelta(minutes=1), **zone)
    home = dashboard(ada, zone="Etc/GMT-1")
    assert not home.unavailable
    assert home.today.total_reps == home.week.total_reps == home.month.total_reps == session.reps + 3
    assert sum(bar.verified_reps for bar in home.week.bars) == session.reps
    assert home.last_session.session_id in (session.session_id, declared.session_id)
    assert (home.streak.current, home.streak.today_done) == (1, True)
    assert len(home.awards) == 3 and all(award.title and award.image_uri for award in home.awards)
    assert home.medals and all(medal.title and medal.image_uri and medal.count for medal in home.medals)
    assert home.level.experience > 0
    assert home.last_workout.local_date == home.last_session.local_date
    assert not dashboard(ada, timeout=5).unavailable


def test_an_unknown_zone_of_the_home_screen_is_refused(ada):
    with fails(INVALID_ARGUMENT, "ZONE_UNKNOWN", "time_zone"):
        dashboard(ada, zone="Mars/Olympus")


SESSIONS_PARTS = {
    pb.DASHBOARD_PART_TODAY, pb.DASHBOARD_PART_WEEK, pb.DASHBOARD_PART_MONTH, pb.DASHBOARD_PART_STREAK,
    pb.DASHBOARD_PART_LAST_SESSION,
}
PARTS = {
    "sessions": SESSIONS_PARTS,
    "trophies": {pb.DASHBOARD_PART_AWARDS, pb.DASHBOARD_PART_MEDALS, pb.DASHBOARD_PART_LEVEL},
    "training": {pb.DASHBOARD_PART_SUGGESTIONS, pb.DASHBOARD_PART_TRAINING_WEEK, pb.DASHBOARD_PART_LAST_PRACTICE},
    "habits": {pb.DASHBOARD_PART_HABITS},
    "motivation": {pb.DASHBOARD_PART_SLOGAN, pb.DASHBOARD_PART_PEP_TALK},
}


@pytest.mark.disruptive
@pytest.mark.parametrize("service", PARTS)
def test_the_home_screen_without_a_service(ada, stopped, service):
    assert not dashboard(ada).unavailable
    with stopped(service):
        home = dashboard(ada, timeout=5)
        assert {part.part for part in home.unavailable} == PARTS[service]
        assert all(part.code in ("UNAVAILABLE", "DEADLINE_EXCEEDED") for part in home.unavailable)
        assert [part.part for part in home.unavailable] == sorted(PARTS[service])
        assert home.profile.display_name == "Ada"
        assert service == "sessions" or (home.HasField("streak") and len(home.week.bars) == 7)


@pytest.mark.disruptive
@pytest.mark.parametrize("service", PARTS)
def test_the_home_screen_with_a_frozen_service_keeps_its_deadline(ada, frozen, service):
    assert not dashboard(ada).unavailable
    with frozen(service):
        begin = time.monotonic()
        home = dashboard(ada, timeout=2)
        assert time.monotonic() - begin < 2
        assert {part.part: part.code for part in home.unavailable} == {
            part: "DEADLINE_EXCEEDED" for part in PARTS[service]
        }
        assert home.profile.display_name == "Ada"
    # It continues as if nothing had happened.
    assert not dashboard(ada).unavailable
