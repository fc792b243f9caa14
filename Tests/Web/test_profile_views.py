"""The profile and the account: every state of them, what one changes is kept, and what protects an account."""

import io
import itertools
import re

import pytest
from PIL import Image
from playwright.sync_api import expect

from web import people, profile, qr
from web.bidi import until
from web.edge import ARCHIVE, Failure
from web.looks import DESKTOP, PHONE, SOME_LOOKS, look_over, name_of, spread

PROFILE, AUTH = people.PROFILE, people.AUTH
AGAIN = Failure(7, "REAUTHENTICATION_REQUIRED", "Please confirm that it’s you.")
WRONG = Failure(16, "BAD_CREDENTIALS", "That password is wrong.")
BACK_SOON = Failure(14, "SHUTTING_DOWN", "Back in a moment, said the service.")
# The address, what is there once it is complete, what a newcomer sees, and the call without which there is nothing to show.
VIEWS = {
    "profile": ("/profile", ".bmi-gauge", ".weight .empty", PROFILE + "GetProfile"),
    "account": ("/account", ".here", ".here", AUTH + "ListAuthSessions"),
    "password": ("/account/password", "#current_password", "#current_password", AUTH + "WhoAmI"),
    "e-mail": ("/account/email", "#new_email", "#new_email", AUTH + "WhoAmI"),
    "second factor": ("/account/second-factor", "main form", "main form", AUTH + "WhoAmI"),
    "invitations": ("/account/invitations", "ul .across", "ul .across", AUTH + "ListInvitations"),
    "tokens": ("/account/tokens", "ul.tokens .across", "ul.tokens .across", AUTH + "ListPersonalAccessTokens"),
    "passkeys": ("/account/passkeys", "ul.passkeys .across", "ul.passkeys .across", AUTH + "ListPasskeys"),
    "liked": ("/liked", ".liked li", ".liked .lead", people.MOTIVATION + "ListLikedQuotes"),
    "receipt": ("/deletion-receipt#token=r-1", ".receipt", ".receipt", AUTH + "GetDeletionReceipt"),
}


def answers():
    return people.ada() | profile.answers() | profile.account()


def opened(browse, edge, path="/profile", look=("en", "ember", PHONE), given=None, **options):
    edge.sign_in()
    edge.answers = answers() if given is None else given
    return browse(path, language=look[0], theme=look[1], size=look[2], reduced_motion="reduce", **options)


@pytest.mark.parametrize("view, look", spread(VIEWS), ids=lambda each: each if isinstance(each, str) else name_of(each))
def test_complete(browse, edge, view, look):
    path, complete, _, _ = VIEWS[view]
    page = opened(browse, edge, path, look)
    expect(page.locator(complete).first).to_be_visible()
    look_over(page, look[2])


@pytest.mark.parametrize("view, look", list(zip(VIEWS, itertools.cycle(SOME_LOOKS))), ids=lambda each: each if isinstance(each, str) else name_of(each))
def test_empty_loading_failed_and_offline(browse, edge, view, look):
    path, complete, empty, method = VIEWS[view]
    edge.paused = {method}
    page = opened(browse, edge, path, look, people.bjoern() | profile.account() | profile.newcomer(), expected=["ERR_INTERNET_DISCONNECTED", "ERR_FAILED"])
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
    page.get_by_label("Time zone").focus()
    page.get_by_label("Time zone").select_option("Asia/Tokyo")
    page.get_by_role("switch", name="Vibration").uncheck()
    page.get_by_role("button", name="Kettlebell").click()
    page.get_by_label("Countdown before exercises").fill("25")
    page.get_by_label("Countdown before exercises").blur()
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
    expect(page.get_by_label("Time zone")).to_have_value("Asia/Tokyo")
    expect(page.get_by_role("switch", name="Vibration")).not_to_be_checked()
    expect(page.get_by_label("Countdown before exercises")).to_have_value("25")
    expect(page.get_by_role("button", name="Kettlebell")).to_have_attribute("aria-pressed", "true")
    updates = changed(edge, PROFILE + "UpdateSettings", "settings")
    assert [[path for path, _ in each] for each in updates] == [
        ["session_target"], ["pushups_per_day"], ["pushups_per_day"], ["theme_id"], ["haptics_enabled"]]
    ids = [each.request_id for each in edge.calls[PROFILE + "UpdateSettings"]]
    assert len(set(ids)) == len(ids) and all(ids)


def test_what_others_see_is_chosen_where_it_has_an_effect(browse, edge):
    page = opened(browse, edge)
    seen = page.locator("[aria-labelledby=seen-title]")
    expect(seen).to_contain_text("Nobody else sees anything of yours unless you show it.")
    expect(seen.locator("select, input")).to_have_count(0)
    seen.get_by_role("link", name="Training partners").click()
    expect(page).to_have_url(re.compile("/people$"))


def test_changes_made_on_another_device_appear(browse, edge):
    """Without a stream of settings, a page in view reads them again now and then."""
    page = opened(browse, edge, look=("en", None, PHONE))
    page.clock.install()
    page.reload()
    target, goal = page.get_by_label("Push-ups in a set"), page.get_by_label("Push-ups a day")
    # What was set here shows a later change from elsewhere, too.
    target.fill("20")
    target.blur()
    expect(page.locator("label[for=sessionTarget] .tick")).to_be_visible()
    goal.fill("5")
    other = browse("/profile")
    other.get_by_label("Push-ups in a set").fill("30")
    other.get_by_label("Push-ups in a set").blur()
    other.get_by_label("Blue").check()
    other.get_by_label("A day begins at").select_option("240")
    expect(other.locator("label[for=dayStartMinutes] .tick")).to_be_visible()
    expect(target).to_have_value("20")
    page.clock.fast_forward(30_000)
    expect(target).to_have_value("30")
    expect(page.get_by_label("Blue")).to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-theme", "glacier")
    expect(page.get_by_label("A day begins at")).to_have_value("240")
    # What somebody is typing stays.
    expect(goal).to_have_value("5")


def test_a_change_is_not_taken_back_by_an_answer_from_before(browse, edge):
    page = opened(browse, edge)
    page.clock.install()
    page.reload()
    vibration = page.get_by_role("switch", name="Vibration")
    expect(vibration).to_be_checked()
    asked = len(edge.calls[PROFILE + "GetSettings"])
    stale, read = [{"settings": profile.SETTINGS}], edge.answers[PROFILE + "GetSettings"]
    edge.answers[PROFILE + "GetSettings"] = lambda request: stale.pop() if stale else read(request)
    edge.paused = {PROFILE + "GetSettings"}
    page.clock.fast_forward(30_000)
    until(lambda: len(edge.calls[PROFILE + "GetSettings"]) > asked, "the settings are asked for again")
    vibration.uncheck()
    expect(page.locator("p[aria-live]")).to_have_text("Saved")
    edge.resume()
    until(lambda: len(edge.calls[PROFILE + "GetSettings"]) > asked + 1, "and once more, as one has changed")
    expect(vibration).not_to_be_checked()
    assert not stale


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
    assert first.measurement.weight_kg == 68.2 and first.measurement.time_zone == people.ZONE


def test_weights_are_added_deleted_and_put_back(browse, edge):
    page = opened(browse, edge)
    page.get_by_label("Weight in kg").fill("67.5")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator(".figure")).to_have_text("67.5 kg")
    page.locator(".list summary").click()
    expect(page.locator(".list tbody tr")).to_have_count(11)
    expect(page.locator(".list tbody td").first).to_have_text("67.5 kg")
    page.locator(".list .small-icon").first.click()
    expect(page.locator(".way-back")).to_contain_text("67.5 kg deleted.")
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
    edge.answers[profile.TRAINING + "ResetTrainingData"] = AGAIN
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


def send(page):
    page.locator("main form button:not(.reveal)").click()


def proven(edge, method, answer):
    """Lets a step through once the identity is confirmed."""
    edge.answers[method] = lambda request: answer if edge.calls[AUTH + "Reauthenticate"] else AGAIN


@pytest.mark.parametrize("has_navigation", [True, False], ids=["by the Navigation API", "without it"])
def test_ones_data_are_a_download_and_no_view(browse, edge, has_navigation):
    page = opened(browse, edge, "/account", accept_downloads=True)
    if not has_navigation:
        page.add_init_script("delete window.navigation; Object.defineProperty(window, 'navigation', {value: undefined})")
        page.reload()
    link = page.get_by_role("link", name="Download my data")
    with page.expect_download() as download:
        link.click()
    assert download.value.suggested_filename == "titanup-2026-05-31.zip"
    assert download.value.path().read_bytes() == ARCHIVE
    assert edge.requests.count("/export") == 1
    expect(page).to_have_url(edge.url + "/account")
    expect(link).to_be_visible()
    # The way in is beside it.
    page.get_by_role("link", name="Import my data").click()
    expect(page.get_by_label("File")).to_be_visible()


def test_devices_are_ended_one_by_one_and_all_others(browse, edge):
    page = opened(browse, edge, "/account")
    expect(page.locator("[aria-labelledby=devices-title] li")).to_have_count(3)
    page.get_by_role("button", name="Sign out: Ada’s phone").click()
    expect(page.locator("[aria-labelledby=devices-title] li")).to_have_count(2)
    assert edge.calls[AUTH + "RevokeAuthSession"][0].auth_session_id.endswith("101")
    page.get_by_role("button", name="Sign out all others").click()
    look_over(page, PHONE)
    page.get_by_role("button", name="Sign them out").click()
    expect(page.locator("[aria-labelledby=devices-title] li")).to_have_count(1)
    expect(page.get_by_role("button", name="Sign out all others")).to_have_count(0)
    edge.answers[AUTH + "ListSecurityEvents"] = BACK_SOON
    page.get_by_role("button", name="Show older ones").click()
    expect(page.locator("[aria-labelledby=events-title] .said")).to_have_text("Back in a moment, said the service.")
    edge.answers |= profile.account()
    page.get_by_role("button", name="Show older ones").click()
    expect(page.locator(".event").last).to_contain_text("Invitation made")


def test_the_password_is_changed_with_a_password_manager(browse, edge):
    page = opened(browse, edge, "/account/password")
    expect(page.locator("#email")).to_have_value("ada@example.org")
    fields = {each: page.locator(f"#{each}").get_attribute("autocomplete") for each in ("email", "current_password", "new_password")}
    assert fields == {"email": "username", "current_password": "current-password", "new_password": "new-password"}
    edge.answers[AUTH + "ChangePassword"] = WRONG
    page.locator("#current_password").fill("wrong")
    page.locator("#new_password").fill("seven basalt mountains at dusk")
    send(page)
    expect(page.locator("#current_password-error")).to_have_text("That password is wrong.")
    expect(page.locator("#current_password")).to_be_focused()
    look_over(page, PHONE)
    edge.answers[AUTH + "ChangePassword"] = Failure(3, "PASSWORD_TOO_SHORT", "Too short.", fields=[
        ("new_password", "PASSWORD_TOO_SHORT", "Take at least 15 characters.")])
    send(page)
    expect(page.locator("#new_password-error")).to_have_text("Take at least 15 characters.")
    edge.answers[AUTH + "ChangePassword"] = {}
    page.locator("#current_password").fill("right")
    send(page)
    expect(page.locator("h1")).to_have_text("Your password is set")
    expect(page.locator("h1")).to_be_focused()
    first, second, third = edge.calls[AUTH + "ChangePassword"]
    assert first.request_id == second.request_id != third.request_id


def test_the_address_is_changed_after_a_proof(browse, edge):
    proven(edge, AUTH + "ChangeEmail", {"verificationState": "VERIFICATION_STATE_PENDING"})
    change = edge.answers[AUTH + "ChangeEmail"]
    page = opened(browse, edge, "/account/email", given=answers() | {AUTH + "ChangeEmail": change, AUTH + "Reauthenticate": WRONG})
    page.locator("#new_email").fill("lovelace@example.org")
    send(page)
    expect(page.locator("h1")).to_have_text("Confirm that it’s you")
    edge.calls[AUTH + "Reauthenticate"].clear()
    page.locator("#password").fill("wrong")
    send(page)
    expect(page.locator("#password-error")).to_have_text("That password is wrong.")
    edge.answers[AUTH + "Reauthenticate"] = {}
    page.locator("#password").fill("right")
    send(page)
    expect(page.locator("h1")).to_have_text("Confirm your new e-mail")
    expect(page.locator(".lead")).to_contain_text("lovelace@example.org")
    page.locator("#code").fill("7kq4-2m9x")
    send(page)
    expect(page.locator("h1")).to_have_text("Changed")
    assert edge.calls[AUTH + "ConfirmEmailChange"][0].mail_code.email == "lovelace@example.org"
    assert len({each.request_id for each in edge.calls[AUTH + "ChangeEmail"]}) == 1


@pytest.mark.parametrize("look", SOME_LOOKS[:2], ids=name_of)
def test_the_second_factor_is_set_up_by_a_qr_code(browse, edge, look):
    proven(edge, AUTH + "EnrollTotp", {"secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", "uri": profile.URI})
    enroll = edge.answers[AUTH + "EnrollTotp"]
    page = opened(browse, edge, "/account/second-factor", look, answers() | {AUTH + "EnrollTotp": enroll})
    send(page)
    page.locator("#password").fill("right")
    send(page)
    expect(page.locator(".qr")).to_be_visible()
    assert qr.read(qr.modules(page)) == profile.URI
    expect(page.locator(".secret")).to_have_text("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")
    look_over(page, look[2])
    edge.answers[AUTH + "ActivateTotp"] = Failure(16, "MFA_INVALID", "That code is wrong.")
    page.locator("#totp").fill("000 000")
    send(page)
    expect(page.locator("#totp-error")).to_have_text("That code is wrong.")
    edge.answers[AUTH + "ActivateTotp"] = {"recoveryCodes": profile.CODES}
    page.locator("#totp").fill("123 456")
    send(page)
    expect(page.locator(".codes li")).to_have_text(profile.CODES)
    assert [each.code for each in edge.calls[AUTH + "ActivateTotp"]] == ["000000", "123456"]
    look_over(page, look[2])
    with page.expect_download() as saved:
        page.locator(".buttons button").nth(1).click()
    assert saved.value.path().read_text().split() == profile.CODES
    # Shown once: whoever comes back does not see them again.
    edge.answers |= profile.account(second_factor=True)
    page.locator(".narrow > a.button").click()
    expect(page.locator(".here")).to_be_visible()
    page.go_back()
    expect(page.locator("main form")).to_be_visible()
    assert page.locator(".codes, .secret").count() == 0


def test_qr_codes_of_every_length_can_be_read(browse, assets):
    page = browse("/start")
    texts = [("otpauth://totp/ä?" * 40)[:length] for length in range(1, 380, 14)]
    drawn = page.evaluate("""async ([assets, texts]) => { const {qrModules} = await import(`${assets}/parts/qr.js`);
      return texts.map(text => qrModules(text).map(row => row.map(Number))); }""", [assets, texts])
    assert [qr.read(rows) for rows in drawn] == texts
    assert {len(rows) for rows in drawn} == {17 + 4 * version for version in range(1, 16)}


def test_the_second_factor_is_switched_off_by_password_and_code(browse, edge):
    proven(edge, AUTH + "DisableTotp", {})
    disable = edge.answers[AUTH + "DisableTotp"]
    page = opened(browse, edge, "/account/second-factor", given=answers() | profile.account(second_factor=True) | {AUTH + "DisableTotp": disable})
    page.get_by_role("button", name="Switch it off").click()
    page.locator("#password").fill("right")
    send(page)
    page.get_by_role("button", name="Use a recovery code instead").click()
    look_over(page, PHONE)
    page.locator("#recovery_code").fill("7KQ4-2M9X-0001")
    send(page)
    expect(page.locator(".lead")).to_contain_text("It’s off")
    assert edge.calls[AUTH + "Reauthenticate"][0].recovery_code == "7KQ4-2M9X-0001"
    assert [each.password for each in edge.calls[AUTH + "DisableTotp"]] == ["right", "right"]


def test_new_recovery_codes(browse, edge):
    page = opened(browse, edge, "/account/second-factor", given=answers() | profile.account(second_factor=True))
    page.get_by_role("button", name="Make new recovery codes").click()
    expect(page.locator(".codes li")).to_have_count(10)


def test_an_account_is_deleted_and_leaves_a_receipt(browse, edge):
    proven(edge, AUTH + "DeleteAccount", {"deleteTime": people.time(days=-7), "receiptToken": "r-1"})
    delete = edge.answers[AUTH + "DeleteAccount"]
    pending = Failure(9, "DELETION_PENDING", "Not yet.")
    page = opened(browse, edge, "/account", given=answers() | {AUTH + "DeleteAccount": delete, AUTH + "GetDeletionReceipt": pending})
    page.get_by_role("link", name="Delete the account").click()
    look_over(page, PHONE)
    page.get_by_role("button", name="Delete the account").click()
    page.get_by_role("button", name="Delete it all").click()
    page.locator("#password").fill("right")
    send(page)
    expect(page.locator("h1")).to_have_text("Your account will be deleted")
    expect(page.locator(".lead")).to_contain_text("Until then you can sign in and keep it.")
    look_over(page, PHONE)
    assert "#token=r-1&on=" in page.url and edge.session == {"signedIn": False}
    edge.answers[AUTH + "GetDeletionReceipt"] = profile.account()[AUTH + "GetDeletionReceipt"]
    page.get_by_role("button", name="Look again").click()
    expect(page.locator("h1")).to_have_text("Your account is gone")
    expect(page.locator(".receipt tr")).to_have_count(6)
    assert edge.calls[AUTH + "GetDeletionReceipt"][-1].receipt_token == "r-1"
    edge.answers[AUTH + "GetDeletionReceipt"] = Failure(5, "DELETION_NOT_FOUND", "No such deletion.")
    page.reload()
    expect(page.locator(".lead")).to_contain_text("There’s no deletion at this address.")
    look_over(page, PHONE)


def test_a_deletion_that_waits_can_be_cancelled(browse, edge):
    waiting = profile.USER | {"deleteTime": people.time(days=-5)}
    page = opened(browse, edge, "/account", given=answers() | {AUTH + "WhoAmI": {"user": waiting}})
    expect(page.locator("[aria-labelledby=deletion-title]")).to_contain_text("You asked us to delete this account.")
    look_over(page, PHONE)
    edge.answers = answers()
    page.get_by_role("button", name="Keep my account").click()
    expect(page.locator("[aria-labelledby=deletion-title]")).to_have_count(0)
    assert len(edge.calls[AUTH + "CancelAccountDeletion"]) == 1


def test_somebody_is_invited(browse, edge):
    page = opened(browse, edge, "/account")
    page.get_by_role("link", name="Invitations").click()
    expect(page.locator("ul .across")).to_have_count(4)
    expect(page.locator("ul small:nth-of-type(1)")).to_contain_text(["Valid until", "Used up", "Revoked", "Expired on"])
    page.get_by_label("For how many people").fill("5")
    # The next one can be made while the list is still being read again.
    edge.paused = {AUTH + "ListInvitations"}
    page.get_by_role("button", name="Make an invitation").click()
    expect(page.locator(".made .secret")).to_have_text(f"{edge.url}/register?invitation=7KQ4-2M9X-V3TB-H60C")
    expect(page.get_by_role("button", name="Make an invitation")).not_to_have_attribute("aria-disabled", "true", timeout=15_000)
    edge.resume()
    look_over(page, PHONE)
    [asked] = edge.calls[AUTH + "CreateInvitation"]
    assert (asked.max_uses, asked.lifetime.seconds) == (5, 7 * 86_400) and asked.request_id
    page.get_by_role("button", name=re.compile("^Revoke: ")).first.click()
    expect(page.locator("ul small:nth-of-type(1)").first).to_contain_text("Revoked")
    edge.answers[AUTH + "CreateInvitation"] = Failure(7, "INVITATIONS_NOT_ALLOWED", "Only the operator invites people here.")
    page.get_by_role("button", name="Make an invitation").click()
    expect(page.locator("form .alert")).to_have_text("Only the operator invites people here.")


def test_a_token_is_made_shown_once_and_revoked(browse, edge):
    page = opened(browse, edge, "/account")
    page.get_by_role("link", name="Access tokens").click()
    rows = page.locator("ul.tokens > li")
    expect(rows).to_have_count(3)
    expect(rows.first.locator("small")).to_have_text([
        "Sets and streak: read and change · Habits: read", re.compile("^Valid until .* · Last used ")])
    expect(rows.nth(1)).to_contain_text("never used")
    expect(rows.nth(2)).to_contain_text("Expired on")
    page.get_by_label("What it’s for").fill("backup")
    page.get_by_label("Valid for how many days").fill("30")
    page.get_by_label("Habits", exact=True).select_option("read")
    page.get_by_label("Training", exact=True).select_option("read and change")
    edge.answers[AUTH + "CreatePersonalAccessToken"] = AGAIN
    page.get_by_role("button", name="Make a token").click()
    expect(page.locator("h1")).to_have_text("Confirm that it’s you")
    look_over(page, PHONE)
    edge.answers = answers()
    # The next one can be made while the list is still being read again.
    edge.paused = {AUTH + "ListPersonalAccessTokens"}
    page.locator("#password").fill("right")
    send(page)
    expect(page.locator(".made .secret")).to_have_text("tup_" + "0123456789abcdef" * 4 + "9cf14f6a")
    expect(page.get_by_role("button", name="Make a token")).not_to_have_attribute("aria-disabled", "true", timeout=15_000)
    edge.resume()
    look_over(page, PHONE)
    first, second = edge.calls[AUTH + "CreatePersonalAccessToken"]
    assert (second.name, second.lifetime.seconds) == ("backup", 30 * 86_400)
    assert list(second.scopes) == ["training:read", "training:write", "habits:read"]
    assert first.request_id == second.request_id != ""
    expect(rows).to_have_count(4)
    expect(rows.first).to_contain_text("Training: read and change · Habits: read")
    page.get_by_role("button", name="Revoke: backup").click()
    expect(rows.first.get_by_role("alert")).to_contain_text("stop working at once")
    look_over(page, PHONE)
    rows.first.get_by_role("button", name="Not now").click()
    page.get_by_role("button", name="Revoke: backup").click()
    edge.answers[AUTH + "RevokePersonalAccessToken"] = BACK_SOON
    rows.first.get_by_role("button", name="Revoke it").click()
    expect(page.locator(".said")).to_have_text("Back in a moment, said the service.")
    expect(rows).to_have_count(4)
    del edge.answers[AUTH + "RevokePersonalAccessToken"]
    edge.answers |= profile.tokens()
    page.reload()
    page.get_by_role("button", name="Revoke: script 1").click()
    page.get_by_role("button", name="Revoke it").click()
    expect(rows).to_have_count(2)
    assert edge.calls[AUTH + "RevokePersonalAccessToken"][-1].personal_access_token_id.endswith("401")


def test_a_passkey_is_renamed_and_removed(browse, edge):
    page = opened(browse, edge, "/account")
    page.get_by_role("link", name="Passkeys").click()
    rows = page.locator("ul.passkeys > li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Last used")
    expect(rows.nth(1)).to_contain_text("there may be a copy of it")
    page.get_by_role("button", name="Rename: key 1").click()
    look_over(page, PHONE)
    page.get_by_label("What you call it").fill("The blue one")
    send(page)
    expect(rows.first.locator(".label")).to_have_text("The blue one")
    edge.answers[AUTH + "DeletePasskey"] = AGAIN
    page.get_by_role("button", name="Remove: The blue one").click()
    expect(rows.first.get_by_role("alert")).to_contain_text("will no longer sign you in")
    look_over(page, PHONE)
    page.get_by_role("button", name="Remove it").click()
    expect(page.locator("h1")).to_have_text("Confirm that it’s you")
    edge.answers |= profile.passkeys()
    page.locator("#password").fill("right")
    send(page)
    expect(rows).to_have_count(1)
    assert edge.calls[AUTH + "DeletePasskey"][-1].passkey_id.endswith("501")


def test_passkeys_work_under_their_name_alone(browse, edge):
    page = opened(browse, edge, "/account/passkeys")
    edge.answers[AUTH + "BeginPasskeyRegistration"] = {"challenge": "AAAA", "rpId": "titanup.example"}
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.locator("form .alert")).to_have_text("Passkeys only work at titanup.example. Open TitanUp under that name.")


@pytest.mark.parametrize("access, offered", [("change", 0), ("read", 1)])
def test_a_token_that_reads_reminders_opens_a_calendar(browse, edge, access, offered):
    page = opened(browse, edge, "/account/tokens")
    page.evaluate("navigator.clipboard.writeText = async text => { window.copied = text; }")
    page.get_by_label("What it’s for").fill("calendar")
    page.get_by_label("Words and reminders", exact=True).select_option(access)
    page.get_by_role("button", name="Make a token").click()
    expect(page.locator("ul.tokens > li").first).to_contain_text(f"Words and reminders: {access}")
    button = page.get_by_role("button", name="Copy the calendar’s address")
    expect(button).to_have_count(offered)
    if offered:
        button.click()
        secret = page.locator(".made .secret").inner_text()
        assert page.evaluate("window.copied") == f"{page.evaluate('location.origin')}/calendar/reminders.ics?token={secret}"
        look_over(page, PHONE)


def test_a_wrong_field_of_a_token_is_told_beside_it(browse, edge):
    page = opened(browse, edge, "/account/tokens")
    expect(page.locator("ul.tokens > li")).to_have_count(3)
    page.get_by_label("What it’s for").fill("backup")
    edge.answers[AUTH + "CreatePersonalAccessToken"] = Failure(
        3, "SCOPES_EMPTY", "Please choose at least one thing that the token may do.",
        fields=[("scopes", "SCOPES_EMPTY", "Please choose at least one thing that the token may do.")])
    page.get_by_role("button", name="Make a token").click()
    expect(page.locator("form .alert")).to_have_text("Please choose at least one thing that the token may do.")
    assert list(edge.calls[AUTH + "CreatePersonalAccessToken"][-1].scopes) == []


def test_liked_words_are_taken_back(browse, edge):
    page = opened(browse, edge)
    page.get_by_role("link", name="Words you like").click()
    heart = page.get_by_role("button", name="I like: Cattle die, kinsmen die.")
    with page.expect_response(re.compile("/UnlikeQuote")):
        heart.click()
    expect(heart).to_have_attribute("aria-pressed", "false")
    edge.answers[people.MOTIVATION + "LikeQuote"] = BACK_SOON
    heart.click()
    expect(page.locator("main [role=alert]")).to_have_text("Back in a moment, said the service.")
    expect(heart).to_have_attribute("aria-pressed", "false")
    assert edge.calls[people.MOTIVATION + "UnlikeQuote"][0].quote_id == "havamal-76"
