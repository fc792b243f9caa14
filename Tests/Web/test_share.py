"""Sharing: the picture of a set or a trophy, paper, public links, and what they show to somebody who has never been here."""

import base64
import hashlib
import io
import json
import re

import pytest
from PIL import Image
from playwright.sync_api import expect

from web import history, people
from web.ed25519 import PrivateKey
from web.edge import Failure
from web.history import DECLARED_ID
from web.looks import LOOKS, look_over, name_of
from web.people import AWARDS, SESSION_ID, TROPHY, day, time

TOKEN = "A" * 42 + "_"
KEY = PrivateKey(bytes(range(32)))
AWARD = AWARDS[1]


def encoded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


X = encoded(KEY.public)
KEY_ID = encoded(hashlib.sha256(f'{{"crv":"Ed25519","kty":"OKP","x":"{X}"}}'.encode()).digest())
CLAIMS = {
    "iss": "titanup-trophies", "jti": "8a8a8a8a-0000-4000-8000-000000000001", "iat": 1_795_000_000, "trophy": "T-SESSION-10",
    "title": {"en": "10 pushups", "de": "10 Liegestütze"}, "description": {"en": "Ten push-ups in one session.", "de": "Zehn Liegestütze in einer Einheit."},
    "rule": {"version": 1, "metric": 1, "scope": 1, "threshold": 10, "window_ms": 0, "experience": 15}, "earned_on": day(1), "name": "Ada",
    "evidence": {"sessions": 1, "reps": 12, "dates": 1, "latest": [[day(1), 12, 1]]}}


def statement(claims=None, header=None, key=KEY):
    head = encoded(json.dumps({"alg": "EdDSA", "kid": KEY_ID, "typ": "award-statement+jwt"} | (header or {})).encode())
    signed = f"{head}.{encoded(json.dumps(CLAIMS if claims is None else claims, ensure_ascii=False).encode())}"
    return f"{signed}.{encoded(key.sign(signed.encode()))}"


class Links:
    """The trophies service's links, as far as a page sees them."""

    def __init__(self):
        self.links = []
        self.lost = 0
        self.answers = {
            TROPHY + "ListAwardLinks": lambda request: {"links": [link for link in self.links if link["awardId"] == request.award_id]},
            TROPHY + "CreateAwardLink": self.create, TROPHY + "RevokeAwardLink": self.revoke, TROPHY + "GetSharedAward": self.shared,
            TROPHY + "GetAwardKeys": {"keys": [{"keyId": KEY_ID, "x": X}]}}

    def create(self, request):
        link = next((each for each in self.links if each["linkId"] == request.link_id), None)
        if not link:
            link = {"linkId": request.link_id, "awardId": request.award_id, "trophyId": "T-SESSION-10", "displayName": request.display_name,
                    "path": f"/a/{TOKEN}", "createTime": time(minutes=0), "isValid": True}
            self.links.insert(0, link)
        if self.lost:
            self.lost -= 1
            raise Failure(14, "SHUTTING_DOWN", "Back in a moment.")
        return {"link": link}

    def revoke(self, request):
        self.links = [each for each in self.links if each["linkId"] != request.link_id]
        return {}

    def shared(self, request):
        if request.token != TOKEN or not self.links:
            raise Failure(5, "AWARD_LINK_UNKNOWN", "This link is no longer valid.")
        return {"statementJws": statement(CLAIMS | {"name": self.links[0]["displayName"]})}


@pytest.fixture
def links(edge):
    edge.sign_in()
    links = Links()
    edge.answers = people.ada() | history.Past().answers | links.answers
    return links


def saved(page, button):
    """The picture that a click saves, once it is painted."""
    expect(page.locator(".share canvas[data-painted]")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    picture = Image.open(io.BytesIO(download.value.path().read_bytes()))
    assert picture.format == "PNG" and picture.size == (1080, 1350)
    return download.value.suggested_filename, picture.convert("RGB")


def colours(picture, box):
    return {colour for _, colour in picture.crop(box).getcolors(2_000_000)}


def near(colours, hexadecimal, within=12):
    wanted = [int(hexadecimal[index:index + 2], 16) for index in (1, 3, 5)]
    return any(all(abs(got - want) <= within for got, want in zip(colour, wanted)) for colour in colours)


def test_a_set_becomes_a_picture_with_its_curve_and_proof(browse, links):
    page = browse(f"/sessions/{SESSION_ID}", theme="ember", accept_downloads=True)
    expect(page.locator(".dips li").first).to_be_visible()
    page.get_by_role("button", name="Share").click()
    expect(page.locator(".share h2")).to_be_focused()
    said = page.locator(".share canvas").get_attribute("aria-label")
    assert said.startswith("12. push-ups.") and "signed a receipt" in said and "Receipt " in said
    name, plain = saved(page, "Save the picture")
    assert re.fullmatch(r"titanup-\d{4}-\d\d-\d\d-12\.png", name)
    # The curve in the accent's colour, the shield in that of what is good, and nothing where the name would be.
    assert near(colours(plain, (84, 700, 996, 1090)), "#ff6b2c") and near(colours(plain, (84, 1110, 996, 1286)), "#58d6a2")
    top = (600, 70, 996, 140)
    assert len(colours(plain, top)) < 100
    page.get_by_label("Your name on it").fill("Ada Lovelace")
    expect(page.locator(".share canvas")).to_have_attribute("aria-label", re.compile("Ada Lovelace"))
    expect(page.locator(".share canvas")).to_have_attribute("data-painted", re.compile("[2-9]|1."))
    _, named = saved(page, "Save the picture")
    assert near(colours(named, top), "#f5f0e8")
    assert plain.crop((0, 200, 1080, 1350)).tobytes() == named.crop((0, 200, 1080, 1350)).tobytes()
    # Nothing about it went to a service.
    assert not page.evaluate("performance.getEntriesByType('resource').filter(({name}) => name.includes('AwardLink')).length")


def test_a_set_entered_by_hand_says_so(browse, links):
    page = browse(f"/sessions/{DECLARED_ID}", theme="ember", accept_downloads=True)
    page.get_by_role("button", name="Share").click()
    assert "Entered by hand" in page.locator(".share canvas").get_attribute("aria-label")
    _, picture = saved(page, "Save the picture")
    assert not near(colours(picture, (84, 1110, 996, 1286)), "#58d6a2")


def test_a_trophy_becomes_a_picture_with_its_medal(browse, links):
    page = browse(f"/trophies/{AWARD['trophy']['trophyId']}", theme="ember", accept_downloads=True)
    page.get_by_role("button", name="Share").click()
    name, picture = saved(page, "Save the picture")
    assert name == "titanup-t-session-10.png"
    # Bronze: its face's colour in the middle, and its ink for the symbol.
    medal = colours(picture, (300, 200, 780, 700))
    assert near(medal, "#c9804c") and near(medal, "#2a1309")
    # Where the browser hands files on, it gets this one.
    page.evaluate("""() => {
      navigator.canShare = ({files}) => files[0].type === 'image/png';
      navigator.share = async data => { document.body.dataset.handed = JSON.stringify([data.files[0].name, data.files[0].size, data.title]); };
    }""")
    page.get_by_label("Your name on it").fill("Ada")
    page.get_by_role("button", name="Share the picture").click()
    expect(page.locator("body[data-handed]")).to_be_attached()
    handed = json.loads(page.locator("body").get_attribute("data-handed"))
    assert handed[0] == name and handed[1] > 20_000 and handed[2] == "10 pushups"


@pytest.mark.parametrize("look", LOOKS, ids=name_of)
def test_sharing_in_every_look(browse, links, look):
    language, theme, size = look
    links.links = [{"linkId": f"0000000{index}-0000-4000-8000-000000000000", "awardId": AWARD["awardId"], "trophyId": "T-SESSION-10", "displayName": name,
                    "path": path, "createTime": time(days=index), "isValid": valid}
                   for index, (name, path, valid) in enumerate([("Ada", f"/a/{TOKEN}", True), ("", "", True), ("A. L.", f"/a/{TOKEN}", False)])]
    page = browse(f"/trophies/{AWARD['trophy']['trophyId']}", language=language, theme=theme, size=size, reduced_motion="reduce")
    page.locator("titan-share > button").click()
    expect(page.locator(".links li")).to_have_count(3)
    expect(page.locator(".share canvas[data-painted]")).to_be_visible()
    look_over(page, size)
    page.goto(f"/sessions/{SESSION_ID}")
    page.locator("titan-share > button").click()
    expect(page.locator(".share canvas[data-painted]")).to_be_visible()
    look_over(page, size)
    page.goto(f"/a/{TOKEN}")
    expect(page.locator("[data-verdict=VALID]")).to_be_visible()
    look_over(page, size)
    page.goto("/a/unknown")
    expect(page.locator("[data-verdict=UNKNOWN]")).to_be_visible()
    look_over(page, size)


def test_a_link_is_made_opened_by_a_stranger_verified_and_revoked(browse, edge, links):
    page = browse(f"/trophies/{AWARD['trophy']['trophyId']}")
    page.get_by_role("button", name="Share").click()
    page.get_by_label("Your name on it").fill("Ada L.")
    # The answer is lost, and the same link is asked for again.
    links.lost = 1
    page.get_by_role("button", name="Make a link").click()
    expect(page.locator(".links [role=alert]")).to_have_text("Back in a moment.")
    page.get_by_role("button", name="Make a link").click()
    expect(page.locator(".links li")).to_have_count(1)
    asked = edge.calls[TROPHY + "CreateAwardLink"]
    assert len({each.link_id for each in asked}) == 1 and asked[0].display_name == "Ada L." and asked[0].award_id == AWARD["awardId"]
    address = page.locator(".links .address").inner_text()
    assert address == f"{edge.url}/a/{TOKEN}"

    # Somebody else, who has never been here.
    edge.session = {"signedIn": False}
    stranger = browse(address.removeprefix(edge.url), language="de")
    expect(stranger.locator("[data-verdict=VALID] h1")).to_have_text("10 Liegestütze")
    expect(stranger.locator(".whose")).to_contain_text("Ada L.")
    expect(stranger.locator(".evidence li")).to_contain_text("12 Liegestütze")
    assert stranger.context.cookies() == []

    page.get_by_role("button", name="Revoke the link: Ada L.").click()
    expect(page.locator(".links li")).to_have_count(0)
    stranger.reload()
    expect(stranger.locator("[data-verdict=UNKNOWN]")).to_contain_text("nicht mehr gültig")
    expect(stranger.locator(".hall")).to_have_count(0)


def tampered():
    head, body, signature = statement().split(".")
    return f"{head}.{encoded(json.dumps(CLAIMS | {'name': 'Mallory'}).encode())}.{signature}"


@pytest.mark.parametrize("jws, verdict", [
    (tampered(), "SIGNATURE_WRONG"),
    (statement(key=PrivateKey(bytes(32))), "SIGNATURE_WRONG"),
    (statement(header={"kid": "another"}), "KEY_UNKNOWN"),
    (statement(header={"alg": "none"}), "MALFORMED"),
    (statement(header={"typ": "rep-receipt+jwt"}), "MALFORMED"),
    (statement(CLAIMS | {"iss": "titanup-pose"}), "MALFORMED"),
    (statement().rsplit(".", 1)[0], "MALFORMED"),
    (statement() + ".x", "MALFORMED"),
    ("", "MALFORMED"),
    (statement(), "VALID"),
], ids=lambda each: each if each.isupper() else "statement")
def test_only_what_a_published_key_has_signed_is_shown(browse, edge, jws, verdict):
    edge.answers = Links().answers | {TROPHY + "GetSharedAward": {"statementJws": jws}}
    page = browse(f"/a/{TOKEN}")
    expect(page.locator(f"[data-verdict={verdict}]")).to_be_visible()
    text = page.locator("main").inner_text()
    assert "Mallory" not in text and ("Ada" in text) == (verdict == "VALID")


def test_a_shared_award_of_another_exercise_counts_in_its_words(browse, edge):
    claims = CLAIMS | {"trophy": "T-PLANK-60", "rule": CLAIMS["rule"] | {"threshold": 60, "exercise": 8},
                       "evidence": {"sessions": 1, "reps": 75, "dates": 1, "latest": [[day(1), 75, 2]]}}
    edge.answers = Links().answers | {TROPHY + "GetSharedAward": {"statementJws": statement(claims)}}
    page = browse(f"/a/{TOKEN}")
    expect(page.locator(".evidence")).to_contain_text("75 seconds of planks in 1 practice.")
    expect(page.locator(".evidence li b")).to_have_text("75 seconds of planks")
    assert "push-up" not in page.locator(".evidence").inner_text()


def test_a_browser_that_cannot_verify_says_so(browse, edge):
    edge.answers = Links().answers | {TROPHY + "GetSharedAward": {"statementJws": statement()}}
    page = browse("/start")
    page.context.add_init_script("crypto.subtle.importKey = () => Promise.reject(new DOMException('no', 'NotSupportedError'));")
    page.goto(f"/a/{TOKEN}")
    expect(page.locator("[data-verdict=UNABLE]")).to_contain_text("HTTPS")


def test_a_shared_award_that_did_not_come_is_asked_for_again(browse, edge):
    edge.answers = Links().answers | {TROPHY + "GetSharedAward": Failure(14, "SHUTTING_DOWN", "Back in a moment.")}
    page = browse(f"/a/{TOKEN}")
    expect(page.locator("main [role=alert]")).to_contain_text("Back in a moment.")
    edge.answers[TROPHY + "GetSharedAward"] = {"statementJws": statement()}
    page.locator("main [role=alert] button").click()
    expect(page.locator("[data-verdict=VALID]")).to_be_visible()


@pytest.mark.parametrize("path, ready", [(f"/sessions/{SESSION_ID}", ".dips li"), ("/trophies/T-SESSION-10", ".hall .proof"), (f"/a/{TOKEN}", "[data-verdict=VALID]")])
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_on_paper_only_what_matters_is_left(browse, edge, links, path, ready, size):
    links.links = [{"linkId": "1", "awardId": "", "displayName": "Ada"}]
    page = browse(path, theme="ember", size=size)
    expect(page.locator(ready).first).to_be_visible()
    page.emulate_media(media="print")
    for hidden in (".tabs", ".rail", ".back", "titan-share button", ".delete", ".note"):
        assert not page.locator(hidden).locator("visible=true").count(), hidden
    expect(page.locator(ready).first).to_be_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"
    if not path.startswith("/a/"):
        expect(page.locator(".on-paper")).to_contain_text("signed")


MODEL = """async ([assets, content]) => {
  const {picture, fitted, wrapped} = await import(`${assets}/views/share/picture.js`);
  const measure = (text, font) => text.length * Number(/(\\d+(?:\\.\\d+)?)px/.exec(font)[1]) / 2;
  const palette = new Proxy({}, {get: (_, name) => String(name)});
  return {steps: picture(content, palette, measure), long: fitted('x'.repeat(400), size => `${size}px a`, 40, 300, measure),
    rows: wrapped('one two three four five six', '20px a', 100, 2, measure)};
}"""


def test_the_drawing_model_keeps_within_its_frame(browse, edge, assets):
    page = browse("/start")
    content = {"title": "W" * 90, "figure": "1234567", "trophy": None, "lines": ["l" * 200, "m"], "name": "N" * 60, "isProven": True,
               "verdict": "word " * 80, "id": "Receipt 12345678",
               "curve": {"timeMs": list(range(0, 60_000, 20)), "angleDecidegrees": [0 if index % 100 < 5 else 600 + index % 1200 for index in range(3000)],
                         "marks": [1000, 70_000], "isFace": False}}
    made = page.evaluate(MODEL, [assets, content])
    texts = [step for step in made["steps"] if "text" in step]
    for step in texts:
        size = float(re.search(r"([\d.]+)px", step["font"])[1])
        width = len(step["text"]) * size / 2
        left = step["x"] - (width if step.get("align") == "right" else 0)
        assert -8 <= left and left + width <= 1080 - 40, step
    assert sum(step["text"].startswith("word") for step in texts) == 3
    # One curve of at most as many points as it has pixels, which begins anew after each gap; marks stay in the frame.
    curve = next(step["d"] for step in made["steps"] if step.get("lineWidth") == 5)
    assert curve.count("M") == 30 and len(re.findall("[ML]", curve)) <= 1_100
    xs = [float(x) for x in re.findall(r"M([\d.]+) ", next(step["d"] for step in made["steps"] if step.get("lineWidth") == 6))]
    assert max(xs) <= 996
    assert made["long"]["text"].endswith("…") and made["rows"] == ["one two", "three fou…"]
