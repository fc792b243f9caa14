"""Groups in the page: ways into one, who is ahead, what members did, challenges, and what those who run it may do."""

import re

import pytest
from playwright.sync_api import expect

from web import people, profile, qr, social
from web.edge import Failure
from web.looks import DESKTOP, LOOKS, PHONE, SOME_LOOKS, look_over, name_of
from web.rounds import COMPLETE, Rounds
from web.social import SOCIAL

BACK_SOON = Failure(14, "SHUTTING_DOWN", "Back in a moment, said the service.")
THERE = f"/groups/of/{social.GROUP}"


@pytest.fixture
def opened(browse, edge):
    def opened(path=THERE, look=("en", "ember", PHONE), name="Ada", **given):
        edge.sign_in()
        edge.answers = people.ada() | profile.answers() | profile.account() | social.answers(name=name) | social.groups(**given)
        return browse(path, language=look[0], theme=look[1], size=look[2], reduced_motion="reduce")
    return opened


def card(page, name):
    return page.locator(f"section[aria-labelledby={name}-title]")


@pytest.mark.parametrize("look", LOOKS, ids=name_of)
def test_complete(opened, look):
    page = opened("/groups", look, motions=(social.SAME_MOTION,))
    expect(card(page, "mine").locator("li")).to_have_count(1)
    look_over(page, look[2])
    page.goto(f"/groups/{social.GROUP_CODE}")
    expect(page.locator(".lead")).to_contain_text("Titans")
    look_over(page, look[2])
    page.goto(THERE)
    expect(card(page, "board").locator("li")).to_have_count(3)
    card(page, "invite").locator("form button").click()
    card(page, "invite").locator("li button[aria-expanded]").click()
    expect(page.locator(".qr")).to_be_visible()
    card(page, "challenges").locator(".buttons button").last.click()
    card(page, "end").locator("button").last.click()
    expect(page.locator(".ask")).to_be_visible()
    look_over(page, look[2])


@pytest.mark.parametrize("look", SOME_LOOKS, ids=name_of)
def test_empty_loading_and_failed(opened, edge, look):
    edge.paused = {SOCIAL + "GetBoard", SOCIAL + "GetGroup"}
    page = opened(look=look, members=(social.ADA,), totals=(0,), challenges=(), feed=(), goal=0)
    expect(page.locator("main [role=status]").first).to_be_attached()
    look_over(page, look[2])
    edge.resume()
    for name in ("board", "feed", "challenges"):
        expect(card(page, name).locator(".muted")).to_be_visible()
    expect(page.locator("[role=progressbar]")).to_have_count(0)
    look_over(page, look[2])
    edge.answers |= {SOCIAL + method: BACK_SOON for method in ("ListMembers", "GetBoard", "ListGroupFeed", "ListChallenges", "ListGroupInvitations")}
    page.reload()
    expect(page.locator("main [role=alert]")).to_have_count(5)
    look_over(page, look[2])
    edge.answers |= social.groups()
    for again in page.locator("main [role=alert] button").all()[::-1]:
        again.click()
    expect(page.locator("main [role=alert]")).to_have_count(0)
    expect(card(page, "board").locator("li")).to_have_count(3)


@pytest.mark.parametrize("look", SOME_LOOKS, ids=name_of)
def test_no_groups_and_none_of_ones_own(opened, edge, look):
    page = opened("/groups", look, mine=False)
    expect(card(page, "mine").locator(".muted")).to_be_visible()
    look_over(page, look[2])
    page.goto(THERE)
    expect(page.locator("main [role=alert]")).to_contain_text("This isn't one of your groups.")
    look_over(page, look[2])
    edge.answers |= {SOCIAL + "LookUpGroupInvitation": social.NOT_FOUND}
    page.goto("/groups/0000-0000-0000-0000")
    expect(page.locator("main [role=alert]")).to_contain_text("This invitation doesn't exist or is over.")
    assert page.locator("main .card.rows").count() == 0


def test_a_group_is_there_after_two_rounds_of_requests(opened, edge):
    page = opened("/groups")
    page.context.add_init_script(COMPLETE)
    rounds = edge.rounds = Rounds()
    rounds.begin()
    page.goto(THERE)
    expect(card(page, "board").locator("li")).to_have_count(3)
    expect(page.locator("main [aria-busy=true]")).to_have_count(0)
    counted = rounds.before(page)
    rounds.end()
    assert counted == 2 and edge.calls[SOCIAL + "ListGroupInvitations"]


def test_a_group_is_made_from_the_view_of_partners(opened, edge):
    page = opened("/people", mine=False)
    page.get_by_role("link", name="Groups").click()
    create = card(page, "create")
    edge.answers[SOCIAL + "CreateGroup"], kept = Failure(9, "DISPLAY_NAME_MISSING", "Please enter the name first, said the service."), edge.answers[SOCIAL + "CreateGroup"]
    create.get_by_label("Name of the group").fill("Spartans")
    create.get_by_label("Push-ups a week, all together").fill("500")
    create.get_by_role("button", name="Start the group").click()
    expect(page.locator("main [role=alert]")).to_have_text("Please enter the name first, said the service.")
    edge.answers[SOCIAL + "CreateGroup"] = kept
    create.get_by_role("button", name="Start the group").click()
    expect(page.locator("h1")).to_have_text("Spartans")
    refused, made = edge.calls[SOCIAL + "CreateGroup"]
    assert (made.settings.name, made.settings.weekly_goal, made.sharing.board) == ("Spartans", 500, False)
    assert made.request_id == refused.request_id != ""
    page.get_by_role("link", name="Groups").click()
    expect(card(page, "mine").locator("li")).to_contain_text("Spartans")


def test_one_joins_by_a_code_and_shows_what_one_chooses(opened, edge):
    page = opened("/groups", mine=False)
    card(page, "join").get_by_label("Code or link").fill(f"https://titanup.example.org/groups/{social.GROUP_CODE}")
    card(page, "join").get_by_role("button").click()
    expect(page.locator(".lead")).to_have_text("Bob invites you to the group “Titans”.")
    for switch in page.get_by_role("switch").all():
        expect(switch).not_to_be_checked()
    page.get_by_role("switch", name="My push-ups in the news").check()
    edge.answers[SOCIAL + "JoinGroup"], kept = Failure(8, "GROUP_FULL", "This group is full, said the service."), edge.answers[SOCIAL + "JoinGroup"]
    page.get_by_role("button", name="Join").click()
    expect(page.locator("main [role=alert]")).to_have_text("This group is full, said the service.")
    edge.answers[SOCIAL + "JoinGroup"] = kept
    page.get_by_role("button", name="Join").click()
    expect(page.locator("h1")).to_have_text("Titans")
    joined = edge.calls[SOCIAL + "JoinGroup"][-1]
    assert joined.code == social.GROUP_CODE and (joined.sharing.board, joined.sharing.push_ups, joined.sharing.practices) == (False, True, False)


def test_an_offer_can_wait(opened, edge):
    page = opened(f"/groups/{social.GROUP_CODE}")
    page.get_by_role("link", name="Not now").click()
    expect(card(page, "mine").locator("li")).to_have_count(1)
    assert not edge.calls[SOCIAL + "JoinGroup"]


def test_the_board_has_ties_and_periods(opened, edge):
    page = opened()
    rows = card(page, "board").locator("li")
    expect(rows).to_have_count(3)
    assert rows.locator(".label").all_inner_texts() == ["1. Bob", "2. Ada", "2. Cem"]
    expect(rows.get_by_text("Tied")).to_have_count(2)
    expect(card(page, "board").locator("li[aria-current=true]")).to_contain_text("Ada")
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "80")
    expect(card(page, "week")).to_contain_text("80 of 300 push-ups")
    card(page, "board").get_by_label("Show").select_option(label="Last month")
    expect(rows).to_have_count(3)
    assert edge.calls[SOCIAL + "GetBoard"][-1].period == 4
    card(page, "challenges").get_by_role("button", name="Leaderboard of Two weeks").click()
    expect(rows.first.locator(".figure")).to_have_text("4")
    expect(card(page, "board").get_by_label("Show")).to_have_value(social.TWO_WEEKS["challengeId"])
    assert edge.calls[SOCIAL + "GetBoard"][-1].challenge_id == social.TWO_WEEKS["challengeId"]


def test_ones_own_place_is_said_before_its_page(opened):
    page = opened(page=1)
    board = card(page, "board")
    expect(board.locator("li")).to_have_count(1)
    expect(board).to_contain_text("You are number 2 with 20.")
    board.get_by_role("button", name="More places").click()
    expect(board.locator("li")).to_have_count(2)
    expect(board.get_by_text("You are number 2")).to_have_count(0)
    board.get_by_role("button", name="More places").click()
    expect(board.locator("li")).to_have_count(3)
    expect(board.get_by_role("button", name="More places")).to_have_count(0)


def test_a_tap_cheers_and_another_takes_it_back(opened, edge):
    page = opened()
    feed = card(page, "feed")
    expect(feed.locator("li")).to_have_count(2)
    bobs = feed.locator("li").first
    for words in ("Bob", "30 push-ups, 20 verified", "1 practice", "1 cheer"):
        expect(bobs).to_contain_text(words)
    assert feed.locator("li").nth(1).get_by_role("button").count() == 0
    bobs.get_by_role("button").click()
    expect(bobs).to_contain_text("2 cheers")
    expect(bobs.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    # The view shows the cheer before it is answered.
    expect(page.locator("p[aria-live]")).to_have_text("Cheered.")
    page.reload()
    expect(bobs).to_contain_text("2 cheers")
    bobs.get_by_role("button").click()
    expect(bobs).to_contain_text("1 cheer")
    expect(bobs.get_by_role("button")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("p[aria-live]")).to_have_text("The cheer is taken back.")
    edge.answers[SOCIAL + "SetCheer"] = BACK_SOON
    bobs.get_by_role("button").click()
    expect(page.locator("main [role=alert]")).to_have_text("Back in a moment, said the service.")
    expect(bobs).to_contain_text("1 cheer")
    assert [each.cheered for each in edge.calls[SOCIAL + "SetCheer"]][:2] == [True, False]


def test_the_same_motion_is_shown_to_those_it_concerns(opened, edge):
    page = opened(motions=(social.SAME_MOTION,))
    motions = card(page, "motions")
    expect(motions.locator("li")).to_have_count(1)
    bobs, own = motions.locator("li p").all_inner_texts()
    assert bobs.startswith("Bob, ") and own.startswith("You, ") and bobs.endswith(": 12 push-ups") and own.endswith(": 12 push-ups")
    expect(motions).to_contain_text("none of them counts on leaderboards")
    edge.answers |= social.groups()
    page.reload()
    expect(card(page, "board").locator("li")).to_have_count(3)
    expect(motions).to_have_count(0)
    edge.answers[SOCIAL + "ListSharedMotions"] = BACK_SOON
    page.reload()
    expect(motions.get_by_role("alert")).to_contain_text("Back in a moment, said the service.")
    edge.answers |= social.groups(motions=(social.SAME_MOTION,))
    motions.get_by_role("button").click()
    expect(motions.locator("li")).to_have_count(1)


def test_the_navigation_marks_the_view_that_leads_to_groups(opened):
    page = opened("/people", ("en", "ember", DESKTOP))
    here = page.locator(".rail [aria-current=page]")
    for path in ("/people", "/groups", THERE, f"/groups/{social.GROUP_CODE}"):
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
        expect(here).to_have_count(1)
        expect(here).to_have_attribute("href", "/people")


def test_what_is_shown_is_kept_at_once_and_a_refusal_taken_back(opened, edge):
    page = opened()
    shown = card(page, "shown")
    shown.get_by_role("switch", name="My push-ups in the news").check()
    expect(page.locator("p[aria-live]")).to_have_text("Saved")
    edge.answers[SOCIAL + "UpdateGroupSharing"] = BACK_SOON
    shown.get_by_role("switch", name="My practices in the news").click()
    expect(shown.locator("#practices-error")).to_have_text("Back in a moment, said the service.")
    expect(shown.get_by_role("switch", name="My practices in the news")).not_to_be_checked()
    page.reload()
    expect(shown.get_by_role("switch", name="My push-ups in the news")).to_be_checked()
    assert list(edge.calls[SOCIAL + "UpdateGroupSharing"][0].update_mask.paths) == ["push_ups"]


def test_a_challenge_is_made_and_deleted(opened, edge):
    page = opened(challenges=())
    challenges = card(page, "challenges")
    challenges.get_by_role("button", name="New challenge").click()
    challenges.get_by_label("Title").fill("Hundred")
    challenges.get_by_label("What counts").select_option(label="Sessions with verified push-ups")
    challenges.get_by_label("Last day").fill(people.day(-4))
    challenges.get_by_label("Target for each member").fill("100")
    challenges.get_by_role("button", name="Create the challenge").click()
    expect(challenges.locator("li")).to_contain_text("Target: 100")
    made = edge.calls[SOCIAL + "CreateChallenge"][0].challenge
    assert (made.title, made.rule, made.first_local_date, made.last_local_date, made.target) == ("Hundred", 3, people.day(0), people.day(-4), 100)
    challenges.get_by_role("button", name="Delete Hundred").click()
    expect(challenges.get_by_role("button", name="Cancel")).to_be_focused()
    challenges.locator(".ask .button").first.click()
    expect(challenges.locator("li")).to_have_count(0)


def test_an_invitation_has_a_link_and_a_qr_code(opened, edge):
    page = opened()
    invite = card(page, "invite")
    invite.get_by_label("For how many people").fill("5")
    invite.get_by_role("button", name="Make a link").click()
    expect(invite.locator("li")).to_contain_text("for 5 more people")
    invite.get_by_role("button", name="QR code").click()
    code = invite.locator(".secret").inner_text()
    assert qr.read(qr.modules(page)) == f"{edge.url}/groups/{code}"
    invite.get_by_role("button", name="Revoke").click()
    expect(invite.locator("li")).to_have_count(0)


def test_the_owner_sets_roles_and_removes_members(opened, edge):
    page = opened()
    members = card(page, "members")
    expect(members.locator("li")).to_have_count(3)
    members.get_by_role("button", name="Make Cem an admin").click()
    expect(members.get_by_role("button", name="Make Cem a member again")).to_be_visible()
    members.get_by_role("button", name="Remove Cem").click()
    members.locator(".ask .button").first.click()
    expect(members.locator("li")).to_have_count(2)
    members.get_by_role("button", name="Make Bob the owner").click()
    members.locator(".ask .button").first.click()
    # An admin may do nothing about the owner.
    expect(members.get_by_role("button")).to_have_count(0)
    expect(card(page, "end").get_by_role("button", name="Delete the group")).to_have_count(0)
    assert [each.role for each in edge.calls[SOCIAL + "SetMemberRole"]] == [2, 1]


def test_members_see_nothing_of_running_a_group(opened, edge):
    page = opened(role="MEMBER")
    expect(card(page, "members").locator("li")).to_have_count(3)
    for name in ("invite", "settings"):
        expect(card(page, name)).to_have_count(0)
    assert card(page, "members").get_by_role("button").count() == 0
    assert card(page, "challenges").get_by_role("button").all_inner_texts() == ["Leaderboard"]
    assert not edge.calls[SOCIAL + "ListGroupInvitations"]


def test_settings_are_kept_one_by_one(opened, edge):
    page = opened()
    settings = card(page, "settings")
    settings.get_by_label("Most members").fill("1")
    settings.get_by_label("Most members").blur()
    expect(settings.locator("#sizeLimit-error")).to_be_visible()
    edge.answers[SOCIAL + "UpdateGroup"], kept = Failure(9, "GROUP_LARGER", "The group has 3 members already, said the service."), edge.answers[SOCIAL + "UpdateGroup"]
    settings.get_by_label("Most members").fill("2")
    settings.get_by_label("Most members").blur()
    expect(settings.locator("#sizeLimit-error")).to_have_text("The group has 3 members already, said the service.")
    edge.answers[SOCIAL + "UpdateGroup"] = kept
    settings.get_by_label("Name of the group").fill("Spartans")
    settings.get_by_label("Name of the group").blur()
    expect(page.locator("h1")).to_have_text("Spartans")
    settings.get_by_label("Push-ups a week, all together").fill("")
    settings.get_by_label("Push-ups a week, all together").blur()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    assert [list(each.update_mask.paths) for each in edge.calls[SOCIAL + "UpdateGroup"]] == [["size_limit"], ["name"], ["weekly_goal"]]


@pytest.mark.parametrize("button, method", [("Leave the group", "LeaveGroup"), ("Delete the group", "DeleteGroup")])
def test_the_end_is_asked_first(opened, edge, button, method):
    page = opened()
    page.get_by_role("button", name=button).click()
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    page.get_by_role("button", name="Cancel").click()
    assert not edge.calls[SOCIAL + method]
    page.get_by_role("button", name=button).click()
    page.locator(".ask .button").first.click()
    expect(page).to_have_url(re.compile("/groups$"))
    expect(card(page, "mine").locator(".muted")).to_be_visible()
    assert edge.calls[SOCIAL + method][0].group_id == social.GROUP
