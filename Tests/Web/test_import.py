"""Files that people bring with them: what would come is shown, and then stored, by the edge; the page says what it hears."""

import io
import json
import zipfile

import pytest
from playwright.sync_api import expect

from web import people
from web.looks import DESKTOP, PHONE, look_over

STRONG = "Date,Exercise Name,Set Order,Reps\n2024-05-30 07:05:11,Push Up,1,20\n"
PREVIEW = {
    "source": "an export of Strong", "hasNews": True, "isReplaceable": False, "parts": [
        {"kind": "come", "title": "Will come", "items": ["1 push-up session with 20 push-ups, 2024-05-30, unverified"]},
        {"kind": "skipped", "title": "Skipped: 1 line", "items": ["line 5: a rest timer, not a set"]}]}
DONE = {"done": {"stored": ["1 push-up session"], "unproven": "1 session stays unverified.", "refused": [], "left": 0}}


@pytest.fixture
def opened(browse, edge):
    def opened(language="en", size=PHONE):
        edge.sign_in()
        edge.answers = people.ada()
        page = browse("/account/import", language=language, size=size, reduced_motion="reduce")
        expect(page.locator("main form")).to_be_visible()
        return page
    return opened


def choose(page, name, content, label="File"):
    page.get_by_label(label, exact=True).set_input_files({"name": name, "mimeType": "application/octet-stream", "buffer": content})


def as_json(value, status=200):
    return status, "application/json", json.dumps(value).encode()


def as_lines(*values):
    return 200, "application/x-ndjson", "".join(json.dumps(value) + "\n" for value in values).encode()


def archive():
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as zipped:
        zipped.writestr("manifest.json", "{}")
    return content.getvalue()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("name, content", [
    ("strong.csv", STRONG.encode()), ("hevy.csv", b"start_time,exercise_title\n"), ("fitnotes.csv", b"Date,Exercise,Category\n"),
    ("loop.zip", archive()), ("titanup.zip", archive())])
def test_a_file_is_looked_at_and_then_stored(opened, edge, name, content, size):
    edge.imports = lambda query, _: as_json(PREVIEW) if "preview" in query else as_lines({"storing": "Storing 1 session."}, DONE)
    page = opened(size=size)
    choose(page, name, content)
    page.get_by_role("button", name="See what would come").press("Enter")
    status = page.locator("main [role=status]")
    expect(status).to_contain_text("This is an export of Strong")
    expect(status).to_contain_text("line 5: a rest timer, not a set")
    look_over(page, size)
    page.get_by_role("button", name="Import", exact=True).press("Enter")
    expect(status).to_contain_text("The import is done")
    expect(status).to_contain_text("1 push-up session")
    look_over(page, size)
    [(looked, first, language), (stored, second, _)] = edge.imported
    assert first == second == content and language == "en"
    assert looked == {"name": name, "zone": people.ZONE, "preview": "1"} and stored == {"name": name, "zone": people.ZONE}


def test_a_table_of_ones_own_is_explained_by_its_columns(opened, edge):
    unknown = {"problem": "The columns are not those of FitNotes.", "columns": ["Tag", "Was", "Wie viel"]}
    edge.imports = lambda query, _: as_json(PREVIEW) if "date" in query else as_json(unknown, 422)
    page = opened()
    choose(page, "own.csv", b"Tag;Was;Wie viel\n")
    page.get_by_role("button", name="See what would come").click()
    expect(page.locator("main .alert")).to_have_text("We don’t know this table. Say what its columns mean.")
    page.get_by_label("Date", exact=True).select_option("Tag")
    page.get_by_label("One name for all rows").fill("Swim")
    page.get_by_label("Amount").select_option("Wie viel")
    page.get_by_label("Dates such as 3/4/2024").select_option("dmy")
    look_over(page, PHONE)
    page.get_by_role("button", name="See what would come").click()
    expect(page.locator("main [role=status]")).to_contain_text("Will come")
    query, _, _ = edge.imported[-1]
    assert query == {
        "name": "own.csv", "zone": people.ZONE, "preview": "1", "date": "Tag", "amount": "Wie viel", "title": "Swim", "order": "dmy"}


def test_the_archives_values_may_take_the_place_of_ones_own(opened, edge):
    edge.imports = lambda query, _: as_json(PREVIEW | {"isReplaceable": "replace" not in query})
    page = opened()
    choose(page, "titanup.zip", archive())
    page.get_by_role("button", name="See what would come").click()
    other = page.get_by_label("Where you have set something else")
    other.select_option("Take the archive’s")
    look_over(page, PHONE)
    with page.expect_response(lambda response: "/import?" in response.url):
        page.get_by_role("button", name="See what would come").click()
    expect(page.locator("main [role=status]")).to_contain_text("Will come")
    expect(other).to_have_value("1")
    assert [query.get("replace") for query, _, _ in edge.imported] == [None, "1"]


def test_an_import_that_stops_says_so_and_goes_on_again(opened, edge):
    answers = [as_json(PREVIEW), as_lines({"waiting": "away"}, {"stopped": "The sessions service is away."}), as_lines({"storing": "x"}), as_lines(DONE)]
    edge.imports = lambda *_: answers.pop(0)
    page = opened()
    choose(page, "strong.csv", STRONG.encode())
    page.get_by_role("button", name="See what would come").click()
    again = page.get_by_role("button", name="Import", exact=True)
    again.click()
    expect(page.locator("main .alert")).to_have_text(
        "The import stopped: The sessions service is away. What is stored stays. Import the file again to go on.")
    again.click()
    # An answer without a last line is no success.
    expect(page.locator("main .alert")).to_contain_text("The import stopped: TitanUp can’t be reached.")
    again.click()
    expect(page.locator("main [role=status]")).to_contain_text("The import is done")


@pytest.mark.parametrize("status, words", [
    (413, "Die Datei ist größer, als dieses TitanUp hier annimmt."), (429, "Ein anderer Import läuft."), (507, "Der Server hat gerade keinen Platz"),
    (401, "Du bist abgemeldet.")])
def test_refusals_have_words(opened, edge, status, words):
    edge.imports = lambda *_: (status, "text/plain", b"for developers")
    page = opened("de")
    page.get_by_role("button", name="Zeigen, was dazukäme").click()
    expect(page.locator("main .alert")).to_have_text("Bitte wähle eine Datei.")
    choose(page, "strong.csv", STRONG.encode(), "Datei")
    page.get_by_role("button", name="Zeigen, was dazukäme").click()
    expect(page.locator("main .alert")).to_contain_text(words)
    look_over(page, PHONE)


def test_a_file_that_cant_be_imported_is_told_in_the_edges_words(opened, edge):
    edge.imports = lambda *_: as_json({"problem": "Can't read a.zip: the file isn't a whole ZIP archive", "columns": []}, 422)
    page = opened()
    choose(page, "a.zip", b"PK")
    page.get_by_role("button", name="See what would come").click()
    expect(page.locator("main .alert")).to_have_text("Can't read a.zip: the file isn't a whole ZIP archive")
    expect(page.get_by_label("Date", exact=True)).to_have_count(0)
