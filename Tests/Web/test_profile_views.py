"""The profile: every state of it, and what one changes is kept."""

import io

import pytest
from PIL import Image
from playwright.sync_api import expect

from test_views import DESKTOP, LOOKS, PHONE, SOME_LOOKS, look_over
from web import people, profile
from web.edge import Failure

PROFILE, SESSIONS = people.PROFILE, people.SESSIONS
BACK_SOON = Failure(14, "SHUTTING_DOWN", "Back in a moment, said the service.")
# The address, what is there once it is complete, what a newcomer sees, and the call without which there is nothing to show.
VIEWS = {"profile": ("/profile", ".bmi-gauge", ".weight .empty", PROFILE + "GetProfile")}


def answers():
    return people.ada() | profile.answers()


def opened(browse, edge, path="/profile", look=("en", "ember", PHONE), given=None, **options):
    edge.sign_in()
    edge.answers = answers() if given is None else given
    return browse(path, language=look[0], theme=look[1], size=look[2], reduced_motion="reduce", **options)


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look[0]}-{look[1]}-{look[2][0]}")
@pytest.mark.parametrize("view", VIEWS)
def test_complete(browse, edge, view, look):
    path, complete, _, _ = VIEWS[view]
    page = opened(browse, edge, path, look)
    expect(page.locator(complete).first).to_be_visible()
    look_over(page, look[2])


@pytest.mark.parametrize("look", SOME_LOOKS, ids=lambda look: f"{look[0]}-{look[1]}")
@pytest.mark.parametrize("view", VIEWS)
def test_empty_loading_failed_and_offline(browse, edge, view, look):
    path, complete, empty, method = VIEWS[view]
    edge.paused = {method}
    page = opened(browse, edge, path, look, people.bjoern() | profile.newcomer(), expected=["ERR_INTERNET_DISCONNECTED", "ERR_FAILED"])
    expect(page.locator("main [role=status]").first).to_be_attached()
    look_over(page, look[2])
    edge.resume()
    expect(page.locator(empty).first).to_be_visible()
    look_over(page, look[2])
    edge.answers = answers() | {method: BACK_SOON}
    page.reload()
    expect(page.locator("main [role=alert]").first).to_contain_text("Back in a moment, said the service.")
    look_over(page, look[2])
    edge.answers = answers()
    page.locator("main [role=alert] button").first.click()
    expect(page.locator(complete).first).to_be_visible()
    page.context.set_offline(True)
    expect(page.locator(".offline")).to_be_visible()
    expect(page.locator(complete).first).to_be_visible()


def changed(edge, method, part):
    """What the updates of a service named, and set it to."""
    return [[(path, getattr(getattr(each, part), path)) for path in each.update_mask.paths] for each in edge.calls[method]]


def test_every_setting_survives_a_reload(browse, edge):
    page = opened(browse, edge)
    page.get_by_label("Push-ups in a set").fill("25")
    page.get_by_label("Push-ups in a set").press("Tab")
    page.locator("#times").select_option("5")
    page.get_by_label("To", exact=True).fill("21:30")
    page.get_by_label("To", exact=True).blur()
    page.get_by_label("Blue").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "glacier")
    page.get_by_label("A day begins at").select_option(str(4 * 60))
    page.get_by_role("switch", name="Vibration").uncheck()
    page.get_by_label("Name and picture").select_option("2")
    page.get_by_role("button", name="Kettlebell").click()
    page.get_by_label("Name", exact=True).fill("  Ada Lovelace ")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".portrait h2")).to_have_text("Ada Lovelace")
    expect(page.locator("p[aria-live]")).to_have_text("Saved")
    expect(page.locator("label[for=displayName] .tick")).to_be_visible()
    page.reload()
    expect(page.locator(".portrait h2")).to_have_text("Ada Lovelace")
    expect(page.get_by_label("Push-ups in a set")).to_have_value("25")
    expect(page.locator("#times")).to_have_value("5")
    expect(page.get_by_label("To", exact=True)).to_have_value("21:30")
    expect(page.get_by_label("Blue")).to_be_checked()
    expect(page.get_by_label("A day begins at")).to_have_value("240")
    expect(page.get_by_role("switch", name="Vibration")).not_to_be_checked()
    expect(page.get_by_label("Name and picture")).to_have_value("2")
    expect(page.get_by_role("button", name="Kettlebell")).to_have_attribute("aria-pressed", "true")
    updates = changed(edge, PROFILE + "UpdateSettings", "settings")
    assert [[path for path, _ in each] for each in updates] == [
        ["session_target"], ["pushups_per_day"], ["pushups_per_day"], ["theme_id"], ["haptics_enabled"], ["profile_visibility"]]
    ids = [each.request_id for each in edge.calls[PROFILE + "UpdateSettings"]]
    assert len(set(ids)) == len(ids) and all(ids)


def test_what_is_wrong_stands_beside_its_row(browse, edge):
    page = opened(browse, edge)
    target = page.get_by_label("Push-ups in a set")
    target.fill("501")
    target.blur()
    expect(page.locator("#sessionTarget-error")).to_have_text("From 1 to 500, please.")
    assert target.get_attribute("aria-describedby") == "sessionTarget-error"
    page.get_by_label("To", exact=True).fill("07:00")
    page.get_by_label("To", exact=True).blur()
    expect(page.locator("#pushupsPerDay-error")).to_have_text("The end can’t be before the start.")
    page.get_by_label("Weight in kg").fill("7")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("#weight-error")).to_have_text("From 20 to 500, please.")
    expect(page.get_by_label("Weight in kg")).to_be_focused()
    assert edge.calls[PROFILE + "UpdateSettings"] == edge.calls[PROFILE + "AddBodyMeasurement"] == []
    edge.answers[PROFILE + "UpdateSettings"] = Failure(3, "INVALID_FIELD", "Please check the fields.", fields=[
        ("settings.theme_id", "THEME_UNKNOWN", "This theme doesn’t exist any more.")])
    page.get_by_label("Blue").click()
    expect(page.locator("#themeId-error")).to_have_text("This theme doesn’t exist any more.")
    expect(page.get_by_label("Orange")).to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-theme", "ember")
    look_over(page, PHONE)


def test_a_lost_answer_is_asked_for_again_with_the_same_id(browse, edge):
    page = opened(browse, edge, expected=["ERR_FAILED"])
    expect(page.locator(".bmi-gauge")).to_be_visible()
    page.route("**/AddBodyMeasurement", lambda route: (route.fetch(), route.abort()))
    page.get_by_label("Weight in kg").fill("68,2")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("#weight-error")).to_contain_text("Check your connection")
    page.unroute("**/AddBodyMeasurement")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("#weight-error")).to_have_count(0)
    first, second = edge.calls[PROFILE + "AddBodyMeasurement"]
    assert first.measurement.measurement_id == second.measurement.measurement_id
    assert first.measurement == second.measurement
    assert first.measurement.weight_kg == 68.2 and first.measurement.time_zone == "Europe/Berlin"


def test_weights_are_added_deleted_and_put_back(browse, edge):
    page = opened(browse, edge)
    page.get_by_label("Weight in kg").fill("67.5")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator(".figure")).to_have_text("67.5 kg")
    page.locator(".list summary").click()
    expect(page.locator(".list tbody tr")).to_have_count(11)
    expect(page.locator(".list tbody td").first).to_have_text("67.5 kg")
    page.locator(".list .small-icon").first.click()
    expect(page.locator(".undo")).to_contain_text("67.5 kg deleted.")
    expect(page.locator(".list tbody tr")).to_have_count(10)
    look_over(page, PHONE)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".list tbody tr")).to_have_count(11)
    added, back = (each.measurement for each in edge.calls[PROFILE + "AddBodyMeasurement"])
    assert added.measurement_id != back.measurement_id
    assert (added.weight_kg, added.measure_time) == (back.weight_kg, back.measure_time)
    page.get_by_label("Units").select_option("2")
    expect(page.locator(".figure")).to_have_text("148.8 lb")
    page.get_by_label("Weight in lb").fill("150")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator(".figure")).to_have_text("150 lb")
    assert round(edge.calls[PROFILE + "AddBodyMeasurement"][-1].measurement.weight_kg, 3) == 68.039
    page.get_by_label("Inches").fill("9")
    page.get_by_label("Inches").blur()
    expect(page.locator(".row[aria-labelledby=heightCm-label] .tick")).to_be_visible()
    assert edge.calls[PROFILE + "UpdateProfile"][-1].profile.height_cm == 175.3


def test_a_photo_is_made_small_on_the_device(browse, edge, tmp_path):
    exif = Image.Exif()
    exif[0x010F] = "a camera maker"
    exif[0x0112] = 6
    file = tmp_path / "holiday.jpg"
    Image.effect_noise((3000, 1600), 90).convert("RGB").save(file, exif=exif)
    page = opened(browse, edge)
    expect(page.locator(".avatar.large img")).to_be_visible()
    page.locator("[name=photo]").set_input_files(file)
    expect(page.get_by_role("button", name="Remove the photo")).to_be_visible()
    opening, *pieces = edge.calls[PROFILE + "UploadProfileImage"]
    sent = b"".join(each.data for each in pieces)
    assert opening.opening.request_id and b"a camera maker" not in sent
    with Image.open(io.BytesIO(sent)) as photo:
        assert (photo.format, photo.size, dict(photo.getexif())) == ("JPEG", (512, 512), {})
    look_over(page, PHONE)
    page.get_by_role("button", name="Remove the photo").click()
    expect(page.get_by_text("With a picture from the list")).to_be_visible()
    page.get_by_role("button", name="Put the photo back").click()
    expect(page.get_by_text("With a photo of your own")).to_be_visible()
    page.get_by_role("radio", name="Bear").check()
    expect(page.get_by_text("With a picture from the list")).to_be_visible()
    assert edge.calls[PROFILE + "UpdateProfile"][-1].profile.avatar_id == "bear"
    file.write_text("no picture")
    page.locator("[name=photo]").set_input_files(file)
    expect(page.locator("#photo-error")).to_have_text("This file isn’t a picture that your browser can read.")


def test_what_cannot_be_undone_is_asked_first(browse, edge):
    page = opened(browse, edge)
    kept = page.get_by_label("Landmarks of counted sets")
    kept.select_option("1")
    expect(page.locator(".ask")).to_contain_text("deleted at once, for good")
    look_over(page, PHONE)
    page.locator(".ask").get_by_role("button", name="Keep them").click()
    expect(kept).to_have_value("2")
    assert edge.calls[PROFILE + "UpdateSettings"] == []
    kept.select_option("1")
    page.locator(".ask").get_by_role("button", name="Delete them").click()
    expect(page.locator(".ask")).to_have_count(0)
    expect(kept).to_have_value("1")
    assert changed(edge, PROFILE + "UpdateSettings", "settings") == [[("frame_retention", 1)]]


def test_training_begins_anew_after_asking_and_a_proof(browse, edge):
    page = opened(browse, edge)
    edge.answers |= {people.AUTH + "WhoAmI": {"user": {"email": "ada@example.org"}}, people.AUTH + "Reauthenticate": {},
                     profile.TRAINING + "ResetTrainingData": Failure(7, "REAUTHENTICATION_REQUIRED", "Please confirm that it’s you.")}
    page.get_by_label("All ratings of workouts").uncheck()
    page.get_by_label("All practices and selections").check()
    page.get_by_role("button", name="Reset", exact=True).click()
    expect(page.locator(".ask")).to_contain_text(
        "It resets: Fitness score and class, The countdown’s length, and All practices and selections. Push-up sets stay.")
    page.get_by_role("button", name="Reset it").click()
    expect(page.locator("h1")).to_have_text("Confirm that it’s you")
    expect(page.locator("#email")).to_have_value("ada@example.org")
    look_over(page, PHONE)
    edge.answers[profile.TRAINING + "ResetTrainingData"] = {}
    page.locator("#password").fill("seven basalt mountains")
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("p[aria-live]")).to_have_text("Training begins anew.")
    first, second = edge.calls[profile.TRAINING + "ResetTrainingData"]
    assert first == second and list(second.scopes) == [1, 2, 4]
    expect(page.locator(".ask")).to_have_count(0)


def test_the_language_changes_here_and_in_the_account(browse, edge):
    page = opened(browse, edge)
    page.locator("main [name=locale][value=de]").click()
    expect(page.locator("h1")).to_have_text("Profil")
    expect(page.locator("main [name=locale][value=de]")).to_be_focused()
    assert edge.calls[PROFILE + "UpdateProfile"][-1].profile.locale == "de"


def test_the_sheet_leads_here_on_a_phone(browse, edge):
    page = opened(browse, edge, "/")
    page.get_by_role("button", name="You and this device").click()
    look_over(page, PHONE)
    page.get_by_role("dialog").get_by_role("link", name="Profile").click()
    expect(page.locator(".bmi-gauge")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_back()
    expect(page.locator(".hero .number")).to_be_visible()
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.locator(".rail").get_by_role("link", name="Profile").click()
    expect(page.locator(".rail [aria-current=page]")).to_have_text("Profile")


def test_a_part_that_does_not_come_leaves_the_others(browse, edge):
    page = opened(browse, edge, given=answers() | {profile.TRAINING + "GetPreferences": BACK_SOON})
    expect(page.locator(".bmi-gauge")).to_be_visible()
    expect(page.locator("[aria-labelledby=training-title] [role=alert]")).to_contain_text("Back in a moment")
    look_over(page, PHONE)
    edge.answers = answers()
    page.locator("[aria-labelledby=training-title] button").click()
    expect(page.get_by_label("Countdown before exercises")).to_have_value("10")
