"""Every view in every state: it is there, axe finds nothing, it fits, and it can be used by keyboard."""

import re

import pytest
from playwright.sync_api import expect

from web import everything, people
from web.edge import Failure
from web.looks import DESKTOP, PHONE, SOME_LOOKS, look_over, name_of, spread
from web.rounds import COMPLETE, CONTENT, Rounds

AUTH = "/titanup.auth.v1.AuthService/"
HOME, HALL = people.PROFILE + "GetDashboard", people.TROPHY + "ListAwards"
# The address, what is there once it is complete, and whether one is signed in.
VIEWS = {
    "home": ("/", ".hero .number", True), "trophies": ("/trophies", ".niches .locked", True),
    "trophy": ("/trophies/T-SESSION-10", ".hall .proof", True), "locked trophy": ("/trophies/T-DAY-50", ".way", True),
    "start": ("/start", ".ways", False), "sign in": ("/sign-in", "main form", False), "register": ("/register?invitation=7KQ4", "form", False),
    "forgotten password": ("/forgotten-password", "main form", False), "verify e-mail": ("/verify-email", "form", False),
    "reset password": ("/reset-password#token=abc", "main form", False), "confirm e-mail": ("/confirm-email-change", "form", False),
    "nowhere": ("/nowhere", ".state", True),
}


def opened(browse, edge, view, look, answers=None):
    language, theme, size = look
    path, complete, signed_in = VIEWS[view]
    if signed_in:
        edge.sign_in()
    edge.answers = people.ada() if answers is None else answers
    page = browse(path, language=language, theme=theme, size=size, reduced_motion="reduce")
    return page, complete


@pytest.mark.parametrize("view, look", spread(VIEWS), ids=lambda each: each if isinstance(each, str) else name_of(each))
def test_complete(browse, edge, view, look):
    page, complete = opened(browse, edge, view, look)
    expect(page.locator(complete).first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == look[0]
    assert page.evaluate("document.documentElement.dataset.theme") == look[1]
    look_over(page, look[2])


@pytest.mark.parametrize("look", SOME_LOOKS, ids=name_of)
@pytest.mark.parametrize("view, empty", [("home", ".week .balance"), ("trophies", ".hall.none .button")])
def test_empty(browse, edge, view, empty, look):
    page, _ = opened(browse, edge, view, look, people.bjoern())
    expect(page.locator(empty).first).to_be_visible()
    assert page.locator(".proof, .emblem clipPath").count() == 0
    look_over(page, look[2])


@pytest.mark.parametrize("look", SOME_LOOKS, ids=name_of)
@pytest.mark.parametrize("view, method", [("home", HOME), ("trophies", HALL), ("trophy", people.TROPHY + "ExplainAward")])
def test_loading_then_complete(browse, edge, view, method, look):
    edge.paused = {method}
    page, complete = opened(browse, edge, view, look)
    expect(page.locator("main [role=status]").first).to_be_attached()
    look_over(page, look[2])
    edge.resume()
    expect(page.locator(complete).first).to_be_visible()


@pytest.mark.parametrize("look", SOME_LOOKS, ids=name_of)
@pytest.mark.parametrize("view, method", [("home", HOME), ("trophies", HALL), ("trophy", people.TROPHY + "ExplainAward")])
def test_error_in_the_services_words_then_again(browse, edge, view, method, look):
    answers = people.ada()
    page, complete = opened(browse, edge, view, look, answers | {method: Failure(14, "SHUTTING_DOWN", "Back in a moment, said the service.")})
    expect(page.locator("main [role=alert]")).to_contain_text("Back in a moment, said the service.")
    look_over(page, look[2])
    edge.answers = answers
    page.locator("main [role=alert] button").click()
    expect(page.locator(complete).first).to_be_visible()


@pytest.mark.parametrize("look", SOME_LOOKS, ids=name_of)
def test_offline_keeps_what_is_there_and_says_so(browse, edge, look):
    edge.answers, language = people.ada(), look[0]
    edge.sign_in()
    # axe asks for the stylesheets again, and Chromium may be fetching the service worker when the connection goes.
    expected = ["ERR_INTERNET_DISCONNECTED", "Couldn't load preload assets", "error occurred when fetching the script"]
    page = browse("/", language=language, theme=look[1], size=look[2], expected=expected, reduced_motion="reduce")
    expect(page.locator(".hero .number")).to_be_visible()
    page.context.set_offline(True)
    expect(page.locator(".offline")).to_be_visible()
    look_over(page, look[2])
    page.locator('a[href="/trophies"]').locator("visible=true").first.click()
    # The view's modules did not come, which is said in its place.
    expect(page.locator("main [role=alert] button")).to_be_visible()
    look_over(page, look[2])
    page.context.set_offline(False)
    expect(page.locator(".offline")).to_be_hidden()
    page.locator("main [role=alert] button").click()
    expect(page.locator(".niches .locked").first).to_be_visible()


def test_unreachable_server(browse, edge):
    edge.answers = people.ada()
    edge.sign_in()
    page = browse("/", expected=["ERR_FAILED"])
    expect(page.locator(".hero .number")).to_be_visible()
    page.route(re.compile("GetTrophyProgress"), lambda route: route.abort())
    page.locator('.tabs a[href="/trophies"]').click()
    expect(page.locator("main [role=alert]")).to_contain_text("No connection")
    expect(page.locator("main [role=alert]")).to_contain_text("Check your connection")
    look_over(page, PHONE)
    page.unroute(re.compile("GetTrophyProgress"))
    page.locator("main [role=alert] button").click()
    expect(page.locator(".niches .locked").first).to_be_visible()


@pytest.mark.parametrize("look", SOME_LOOKS, ids=name_of)
def test_sheet(browse, edge, look):
    page, complete = opened(browse, edge, "home", look)
    expect(page.locator(complete)).to_be_visible()
    page.locator("[aria-haspopup=dialog]").locator("visible=true").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look_over(page, look[2])
    page.locator("input[name=theme][value=chalk]").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "chalk")
    page.locator("input[name=language][value=de]").check()
    expect(page.get_by_role("button", name="Abmelden")).to_be_visible()
    expect(page.locator("h1")).to_contain_text("Ada")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_choices_of_the_device_persist(browse, edge):
    page = browse("/start")
    page.get_by_role("button", name="Theme and language").click()
    page.locator("input[name=theme][value=glacier]").check()
    page.locator("input[name=language][value=de]").check()
    expect(page.get_by_role("link", name="Anmelden")).to_be_attached()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "glacier")
    expect(page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=str)
def test_home_is_in_its_order(browse, edge, size):
    """Who one is with the medals, then the graph; the latest trophies below it or, where there is room, beside it."""
    page, complete = opened(browse, edge, "home", ("en", "ember", size))
    expect(page.locator(complete)).to_be_visible()
    expect(page.locator(".top .medals li")).to_have_count(2)
    expect(page.locator(".latest li")).to_have_count(3)
    titles = [award["trophy"]["title"] for award in people.AWARDS[:3]]
    assert page.locator(".latest b").all_inner_texts() == titles
    top, chart, latest = (page.locator(each).bounding_box() for each in (".top", ".chart", ".latest"))
    assert top["y"] + top["height"] <= chart["y"]
    below, beside = chart["y"] + chart["height"] <= latest["y"], chart["x"] + chart["width"] <= latest["x"]
    assert below if size == PHONE else beside


def test_home_says_what_was_last_and_what_comes_next_in_new_words(browse, edge):
    """The last set leads to it, the suggestion to the others, and each time the page is opened it asks for a slogan."""
    page, complete = opened(browse, edge, "home", ("en", "ember", PHONE))
    expect(page.locator(complete)).to_be_visible()
    expect(page.locator(f".facts a[href='/sessions/{people.SESSION_ID}']")).to_contain_text("10")
    expect(page.locator(".next")).to_contain_text("Push-up ladder")
    expect(page.locator(".next")).to_contain_text("You rated it 5, and you last did it nine days ago.")
    expect(page.locator(".slogan blockquote")).to_have_text(people.dashboard()["slogan"]["text"])
    edge.answers[people.PROFILE + "GetDashboard"] = people.dashboard() | {"slogan": people.newcomer()["slogan"]}
    page.reload()
    expect(page.locator(".slogan blockquote")).to_have_text(people.newcomer()["slogan"]["text"])
    page.locator(".next").click()
    expect(page).to_have_url(re.compile("/train$"))


@pytest.mark.parametrize("name, bars, first", [("Day", 3, 12), ("Month", 30, 12), ("3 months", 13, None)])
def test_ranges_of_the_chart(browse, edge, name, bars, first):
    page, complete = opened(browse, edge, "home", ("en", "ember", PHONE))
    expect(page.locator(complete)).to_be_visible()
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.locator(".chart tbody tr")).to_have_count(bars)
    if first is not None:
        expect(page.locator(".chart tbody td").first).to_have_text(str(first))
    look_over(page, PHONE)


def test_habits_and_likes_by_a_tap(browse, edge):
    page, complete = opened(browse, edge, "home", ("en", "ember", PHONE))
    expect(page.locator(complete)).to_be_visible()
    page.get_by_role("button", name="Push-ups: one more").click()
    expect(page.locator("p[aria-live]")).to_have_text("Push-ups: 33")
    expect(page.locator(".habits .count").first).to_have_text("33")
    [recorded] = edge.calls[people.HABITS + "RecordHabit"]
    assert recorded.record.habit_id == "11111111-1111-4111-8111-111111111111" and recorded.record.record_id
    edge.answers[people.HABITS + "RecordHabit"] = Failure(8, "TOO_MANY_RECORDS", "That's enough for today.")
    page.get_by_role("button", name="Read: one more").click()
    expect(page.locator("p[aria-live]")).to_have_text("That's enough for today.")
    expect(page.locator(".habits .count").nth(1)).to_have_text("1")
    with page.expect_response(re.compile("LikeQuote")):
        page.get_by_role("button", name="I like these words").click()
    expect(page.get_by_role("button", name="I like these words")).to_have_attribute("aria-pressed", "true")
    [liked] = edge.calls[people.MOTIVATION + "LikeQuote"]
    assert liked.quote_id == "havamal-76"


def test_an_award_arrives_without_a_reload(browse, edge):
    edge.paused = {people.TROPHY + "WatchAwards"}
    page, _ = opened(browse, edge, "trophies", ("en", "ember", PHONE), people.bjoern() | {people.TROPHY + "AcknowledgeAward": {}})
    expect(page.locator(".hall.none")).to_be_visible()
    expect(page.locator(".niches .locked")).to_have_count(10)
    page.wait_for_timeout(200)
    award = people.award(2, "T-SESSION-5", minutes=1) | {"seen": False}
    edge.answers |= {HALL: {"awards": [award]}, people.TROPHY + "WatchAwards": [{"award": award, "cursor": "c1"}],
                     people.TROPHY + "GetTrophyProgress": {"progress": people.progress()}}
    edge.resume()
    expect(page.locator(".hall h2")).to_have_text("5 pushups")
    expect(page.locator("p[aria-live]")).to_have_text("New trophy: 5 pushups")
    expect(page.locator(".niches .fresh")).to_have_count(1)
    acknowledged = edge.calls[people.TROPHY + "AcknowledgeAward"]
    assert [each.award_id for each in acknowledged] == [award["awardId"]]


def test_a_level_and_where_its_points_come_from(browse, edge):
    kept = {people.TROPHY + "ExplainLevel": {"level": people.LEVEL | {"regainedAt": 1600}, "verifiedReps": 900, "activeDates": 24, "trophyExperience": 100}}
    page, complete = opened(browse, edge, "trophies", ("en", "ember", PHONE), people.ada() | kept)
    page.get_by_text("Where the points come from").click()
    expect(page.locator(".level dl div")).to_have_text([
        re.compile("900 reps that TitanUp counted\\s*900 points"), re.compile("24 days with them, 10 points each\\s*240 points"),
        re.compile("Trophies\\s*100 points")])
    expect(page.locator(".level")).to_contain_text("From 1,600 points on, they are enough for it again.")
    look_over(page, PHONE)


def test_parts_that_did_not_come_are_said(browse, edge):
    home = people.dashboard() | {"unavailable": [{"part": "DASHBOARD_PART_HABITS", "code": "UNAVAILABLE"}]}
    del home["habits"]
    page, complete = opened(browse, edge, "home", ("en", "ember", PHONE), people.ada() | {HOME: home})
    expect(page.locator(complete)).to_be_visible()
    expect(page.locator(".missing")).to_contain_text("One part of this page didn’t come.")
    look_over(page, PHONE)


def test_reduced_motion_and_more_contrast(browse, edge):
    page, complete = opened(browse, edge, "home", ("en", "ember", PHONE))
    expect(page.locator(complete)).to_be_visible()
    assert page.evaluate("document.getAnimations().length") == 0
    page.emulate_media(contrast="more")
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--ink-2').trim()") == "#e2ddd4"
    look_over(page, PHONE)


@pytest.mark.parametrize("size", [(320, 640), (768, 1024), (1920, 1080)], ids=str)
@pytest.mark.parametrize("view", ["home", "trophies", "start", "register"])
def test_other_sizes_fit(browse, edge, view, size):
    page, complete = opened(browse, edge, view, ("de", "ember", size))
    expect(page.locator(complete).first).to_be_visible()
    look_over(page, size)


def test_home_is_there_after_three_round_trips(browse, edge):
    """The document, who is signed in, and what Home shows; everything else is on the device. `bench web --page` has the time."""
    edge.sign_in()
    edge.answers = people.ada()
    page = browse("/")
    expect(page.locator(".hero .number")).to_be_visible()
    page.evaluate("""async () => {
      const {active} = await navigator.serviceWorker.ready;
      while (active.state !== 'activated' || !navigator.serviceWorker.controller) await new Promise(resolve => setTimeout(resolve, 50));
    }""")
    page.context.add_init_script(CONTENT)
    edge.requests.clear()
    rounds = edge.rounds = Rounds(holds_files=True)
    rounds.begin()
    page.goto("/")
    expect(page.locator(".hero .number")).to_be_visible()
    counted = rounds.before(page)
    rounds.end()
    assert counted == 3 and edge.requests[:2] == ["/", "/session"]


def rounds_of(page, rounds, path) -> int:
    """How often a view asks, one after the other, before it is complete."""
    rounds.begin()
    page.goto(path)
    expect(page.locator("main h1").first).to_be_attached()
    expect(page.locator("main [aria-busy=true], main .bone")).to_have_count(0, timeout=20_000)
    return rounds.before(page)


def test_every_view_is_reachable_in_three_taps(browse, edge):
    """And none asks more than twice, one after the other, before it shows what it is about."""
    routes = [path for path, is_about_accounts in everything.routes().items() if not is_about_accounts]
    # A practice begins with a button, a finished set and the waiting ones with a set; links to share come from elsewhere.
    wanted = set(routes) - {"/", "/train/:practice", "/set/:id", "/unsent", "/a/:token", "/people/:code", "/groups/:code"}
    assert len(wanted) > 20
    edge.sign_in()
    everything.answer(edge)
    rounds = edge.rounds = Rounds()
    page = browse("/start")
    page.context.add_init_script(COMPLETE)
    reached, ways, asked = {"/"}, ["/"], {}
    for _ in range(3):
        hrefs = set()
        for way in ways:
            asked[way] = rounds_of(page, rounds, way)
            hrefs |= set(page.locator("a[href^='/']").evaluate_all("links => links.map(link => link.pathname)"))
        ways = []
        for href in sorted(hrefs):
            # The first that fits: `/habits/new` is not a habit.
            route = next((each for each in routes if re.fullmatch(re.sub(r":\w+", "[^/]+", each), href)), None)
            if route and route not in reached and route != "/set":
                ways.append(href)
            reached.add(route)
    # On a busy machine, what a page asks for at once may come far apart.
    rounds.be_patient(4)
    asked |= {way: rounds_of(page, rounds, way) for way, count in asked.items() if count > 2}
    rounds.end()
    assert wanted - reached == set()
    assert {way: count for way, count in asked.items() if count > 2} == {} and 2 in asked.values()


@pytest.mark.parametrize("trophy", people.TROPHIES, ids=lambda trophy: trophy["trophyId"])
def test_each_trophy_of_the_diary_is_locked_until_it_is_earned(browse, edge, trophy):
    """First its niche says how far one is, then it is among the earned, each by its own name and with its description."""
    page, complete = opened(browse, edge, "trophies", ("en", "ember", PHONE), people.bjoern())
    niche = page.locator(".niches li").filter(has=page.get_by_text(trophy["title"], exact=True))
    expect(niche).to_have_class("locked")
    expect(niche.get_by_role("progressbar", name=trophy["title"])).to_be_visible()
    earned = [people.award(1, trophy["trophyId"], minutes=5)]
    locked = [each for each in people.TROPHIES if each != trophy]
    edge.answers |= {
        people.TROPHY + "ListAwards": {"awards": earned},
        people.TROPHY + "GetTrophyProgress": {"progress": [{"trophy": each, "target": each["threshold"]} for each in locked]},
        people.TROPHY + "ExplainAward": {"trophy": trophy, "award": earned[0]}}
    page.reload()
    expect(niche).not_to_have_class("locked")
    expect(page.locator(".niches .locked")).to_have_count(len(locked))
    niche.get_by_role("link").click()
    expect(page.locator("h1")).to_have_text(trophy["title"])
    expect(page.locator("main")).to_contain_text(trophy["description"])


def test_trophies_of_other_exercises_speak_their_words(browse, edge):
    squats = people.trophy("T-SQUAT-20", "20 squats", "Twenty squats in one set.", people.REPS, people.SESSION, 20, 15) | {"exercise": "TROPHY_EXERCISE_SQUAT"}
    plank = people.trophy("T-PLANK-60", "A minute", "A plank of a minute.", people.REPS, people.SESSION, 60, 15) | {"exercise": "TROPHY_EXERCISE_PLANK"}
    award = {"awardId": "00000000-0000-4000-8000-0000000000aa", "trophy": plank, "ruleVersion": 1, "earnTime": people.time(hours=1),
             "state": "AWARD_STATE_GRANTED", "seen": True, "proof": {"practiceIds": ["00000000-0000-4000-8000-0000000000bb"], "localDates": [people.day(0)]}}
    edge.answers = people.ada() | {
        HALL: {"awards": [award]}, people.TROPHY + "GetTrophyProgress": {"progress": [
            {"trophy": squats, "current": 12, "target": 20, "percent": 60, "nextHint": "Your best set is 12 of 20 squats."}]},
        people.TROPHY + "ExplainAward": {"trophy": squats, "nearMisses": [{"value": 12, "localDates": [people.day(1)]}]}}
    edge.sign_in()
    page = browse("/trophies")
    expect(page.locator(".hall .proof")).to_contain_text("Proven by verified sets of a practice")
    expect(page.locator(".hall .proof .seal")).to_be_visible()
    expect(page.locator(".niches .locked small")).to_have_text("12 so far of 20 squats in one set")
    # No session is asked for: none proves it.
    assert not edge.calls.get(people.SESSIONS + "GetSession")
    page.locator(".niches .locked a").click()
    expect(page.locator(".way")).to_contain_text("Your best set is 12 of 20 squats.")
    expect(page.locator(".misses")).to_contain_text("12 so far of 20 squats in one set")
