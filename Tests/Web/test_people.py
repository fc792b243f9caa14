"""Training partners in the page: what each shows, invitations with link and QR code, and the ends of it all."""

import pytest
from playwright.sync_api import expect

from web import people, profile, qr, social
from web.edge import Failure
from web.looks import LOOKS, PHONE, SOME_LOOKS, look_over, name_of
from web.social import SOCIAL

BACK_SOON = Failure(14, "SHUTTING_DOWN", "Back in a moment, said the service.")


@pytest.fixture
def opened(browse, edge):
    def opened(path="/people", look=("en", "ember", PHONE), given=None, **options):
        edge.sign_in()
        edge.answers = people.ada() | profile.answers() | profile.account() | (given or social.answers())
        return browse(path, language=look[0], theme=look[1], size=look[2], reduced_motion="reduce", **options)
    return opened


def card(page, name):
    return page.locator(f"section[aria-labelledby={name}-title]")


@pytest.mark.parametrize("look", LOOKS, ids=name_of)
def test_complete(opened, look):
    page = opened(look=look)
    expect(card(page, "partners").locator("li")).to_have_count(2)
    expect(card(page, "received").locator("li")).to_have_count(1)
    card(page, "invite").locator("li button[aria-expanded]").click()
    expect(page.locator(".qr")).to_be_visible()
    card(page, "partners").locator("li").first.locator(".buttons button").last.click()
    expect(page.locator(".ask")).to_be_visible()
    look_over(page, look[2])
    page.goto(f"/people/{social.CODE}")
    expect(page.locator(".lead")).to_contain_text("Björn")
    look_over(page, look[2])


@pytest.mark.parametrize("look", SOME_LOOKS, ids=name_of)
def test_empty_loading_and_failed(opened, edge, look):
    edge.paused = {SOCIAL + "ListPartners", SOCIAL + "GetSharing"}
    page = opened(look=look, given=social.answers(name="", partners=(), received=(), sent=()))
    expect(page.locator("main [role=status]").first).to_be_attached()
    look_over(page, look[2])
    edge.resume()
    expect(card(page, "partners").locator(".muted")).to_be_visible()
    expect(card(page, "received")).to_have_count(0)
    expect(card(page, "blocks")).to_have_count(0)
    look_over(page, look[2])
    edge.answers |= {SOCIAL + method: BACK_SOON for method in ("ListPartners", "GetSharing", "ListInvitations", "ListReceivedInvitations", "ListBlocks")}
    page.reload()
    expect(page.locator("main [role=alert]")).to_have_count(5)
    look_over(page, look[2])
    edge.answers |= social.answers()
    for again in page.locator("main [role=alert] button").all()[::-1]:
        again.click()
    expect(card(page, "partners").locator("li")).to_have_count(2)
    expect(page.locator("main [role=alert]")).to_have_count(0)


def test_partners_show_what_they_share_and_no_more(opened):
    page = opened()
    expect(card(page, "partners").locator("li")).to_have_count(2)
    bob, eve = card(page, "partners").locator("li").all()
    for words in ("42 push-ups in seven days", "A streak of 2 days", "1 practice in seven days"):
        expect(bob).to_contain_text(words)
    expect(eve).to_contain_text("Shows nothing at the moment.")


def test_what_is_shared_is_kept_at_once(opened, edge):
    page = opened()
    shared = card(page, "shared")
    for name in ("Push-ups of the last seven days", "Streak", "Practices of the last seven days"):
        expect(shared.get_by_role("switch", name=name)).not_to_be_checked()
    shared.get_by_role("switch", name="Streak").check()
    expect(page.locator("p[aria-live]")).to_have_text("Saved")
    shared.get_by_label("Name for partners").fill("Countess")
    shared.get_by_label("Name for partners").blur()
    expect(page.locator("label[for=displayName] .tick")).to_be_visible()
    page.reload()
    expect(shared.get_by_role("switch", name="Streak")).to_be_checked()
    expect(shared.get_by_role("switch", name="Push-ups of the last seven days")).not_to_be_checked()
    expect(shared.get_by_label("Name for partners")).to_have_value("Countess")
    assert [list(each.update_mask.paths) for each in edge.calls[SOCIAL + "UpdateSharing"]] == [["streak"], ["display_name"]]


def test_a_refused_change_is_taken_back_with_words_beside_it(opened, edge):
    page = opened()
    shared = card(page, "shared")
    edge.answers[SOCIAL + "UpdateSharing"] = BACK_SOON
    shared.get_by_role("switch", name="Streak").click()
    expect(shared.locator("#streak-error")).to_have_text("Back in a moment, said the service.")
    expect(shared.get_by_role("switch", name="Streak")).not_to_be_checked()


def test_the_profile_proposes_a_name(opened, edge):
    page = opened(f"/people/{social.CODE}", given=social.answers(name=""))
    edge.answers[SOCIAL + "AcceptInvitation"] = Failure(9, "DISPLAY_NAME_MISSING", "Please enter the name first, said the service.")
    page.get_by_role("button", name="Accept").click()
    expect(page.locator("main [role=alert]")).to_have_text("Please enter the name first, said the service.")
    page.get_by_label("Name for partners").fill("Ada")
    page.get_by_label("Name for partners").blur()
    edge.answers |= social.answers()
    page.get_by_role("button", name="Accept").click()
    expect(card(page, "partners").locator("li")).to_have_count(3)
    assert [each.code for each in edge.calls[SOCIAL + "AcceptInvitation"]] == [social.CODE, social.CODE]


def test_an_invitation_has_a_link_and_a_qr_code(opened, edge):
    page = opened(given=social.answers(sent=()))
    invite = card(page, "invite")
    invite.get_by_role("button", name="Make a link").click()
    expect(invite.locator("li")).to_have_count(1)
    invite.get_by_role("button", name="Make a link").click()
    expect(invite.locator("li")).to_have_count(2)
    ids = [each.request_id for each in edge.calls[SOCIAL + "CreateInvitation"]]
    assert len(set(ids)) == 2 and all(ids)
    invite.get_by_role("button", name="QR code").first.click()
    code = invite.locator(".secret").first.inner_text()
    assert qr.read(qr.modules(page)) == f"{edge.url}/people/{code}"
    invite.get_by_role("button", name="Revoke").first.click()
    expect(invite.locator("li")).to_have_count(1)


def test_an_address_is_invited_without_news_of_it(opened, edge):
    page = opened(given=social.answers(sent=()))
    invite = card(page, "invite")
    invite.get_by_label("By e-mail address").fill("bob@example.org")
    invite.get_by_role("button", name="Invite", exact=True).click()
    expect(invite.locator("li")).to_contain_text("bob@example.org")
    expect(invite.get_by_label("By e-mail address")).to_have_value("")
    expect(page.locator("p[aria-live]")).to_have_text("The invitation waits for this address.")
    assert invite.get_by_role("button", name="QR code").count() == 0
    assert edge.calls[SOCIAL + "CreateInvitation"][0].email == "bob@example.org"


@pytest.mark.parametrize("button, method", [("Accept", "AcceptInvitation"), ("Decline", "DeclineInvitation"), ("Block", "BlockPerson")])
def test_received_invitations_are_answered(opened, edge, button, method):
    page = opened()
    card(page, "received").get_by_role("button", name=button).click()
    expect(card(page, "received")).to_have_count(0)
    expect(card(page, "partners").locator("li")).to_have_count(3 if button == "Accept" else 2)
    expect(card(page, "blocks").locator("li")).to_have_count(1 if button == "Block" else 0)
    assert edge.calls[SOCIAL + method][0].invitation_id == social.FROM_BJOERN["invitationId"]


@pytest.mark.parametrize("button, method", [("End with Bob", "EndPartnership"), ("Block Bob", "BlockPerson")])
def test_leaving_is_asked_first(opened, edge, button, method):
    page = opened()
    page.get_by_role("button", name=button).click()
    expect(page.get_by_role("button", name="Keep")).to_be_focused()
    page.get_by_role("button", name="Keep").click()
    assert not edge.calls[SOCIAL + method]
    page.get_by_role("button", name=button).click()
    page.locator(".ask .button").first.click()
    expect(card(page, "partners").locator("li")).to_have_count(1)
    assert edge.calls[SOCIAL + method][0].partner_id == social.BOB["partnerId"]
    if method == "BlockPerson":
        card(page, "blocks").get_by_role("button", name="Unblock Bob").click()
        expect(card(page, "blocks")).to_have_count(0)


def test_an_invitation_that_is_over_says_so(opened, edge):
    page = opened("/people/0000-0000-0000-0000", given=social.answers() | {SOCIAL + "LookUpInvitation": social.NOT_FOUND})
    expect(page.locator("main [role=alert]")).to_contain_text("This invitation doesn't exist or is over.")
    assert page.get_by_role("button", name="Accept").count() == 0
