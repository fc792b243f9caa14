"""The page for those who write programs: it shows what the OpenAPI document of the site says."""

import json
import re

import pytest
from playwright.sync_api import expect

from web import contract
from web.looks import DESKTOP, PHONE, SOME_LOOKS, look_over, name_of

HABITS = "titanup.habits.v1.HabitsService"


@pytest.fixture(scope="module")
def document(site):
    return json.loads((site / "openapi.json").read_text())


@pytest.fixture
def opened(browse):
    def opened(look=("en", "ember", PHONE), **options):
        return browse("/api", language=look[0], theme=look[1], size=look[2], reduced_motion="reduce", **options)
    return opened


def method(page, name):
    return page.locator("details", has=page.locator("summary b", has_text=re.compile(f"^{name}$")))


def test_every_method_for_people_is_in_the_document_and_on_the_page(opened, document):
    """And none of those that operators or services call."""
    services = [
        (file.package, service) for file in contract.files().file for service in file.service
        if file.package.startswith("titanup.") and not re.search("(Feed|Admin)Service$", service.name)]
    methods = {f"/{package}.{service.name}/{each.name}": each for package, service in services for each in service.method}
    assert set(document["paths"]) == set(methods)
    assert {path for path, item in document["paths"].items() if "get" in item} == {
        path for path, each in methods.items()
        if each.options.idempotency_level == 1 and not each.server_streaming and not each.client_streaming}
    page = opened()
    expect(page.locator("section h2")).to_have_text([service.name for _, service in sorted(services, key=lambda pair: pair[0])])
    assert page.locator("summary b").all_inner_texts() == [path.split("/")[2] for path in document["paths"]]


@pytest.mark.parametrize("look", SOME_LOOKS, ids=name_of)
def test_a_method_is_found_and_read_in_every_look(opened, document, look):
    page = opened(look)
    expect(page.locator("section.card")).to_have_count(9)
    look_over(page, look[2])
    page.locator("#api-query").fill("habit LINK")
    expected = [path.split("/")[2] for path, item in document["paths"].items()
                if all(word in (path + item["post"].get("description", "")).lower() for word in ("habit", "link"))]
    assert 1 < len(expected) < 20
    expect(page.locator("summary b")).to_have_text(expected)
    method(page, "LinkHabit").locator("summary").first.click()
    shown = method(page, "LinkHabit")
    for paragraph in document["paths"][f"/{HABITS}/LinkHabit"]["post"]["description"].split("\n\n"):
        expect(shown.locator(".comment p", has_text=paragraph[:40].split("`")[0]).first).to_be_visible()
    properties = document["components"]["schemas"]["titanup.habits.v1.LinkHabitRequest"]["properties"]
    expect(shown.locator(".fields").first.locator("> li > span > .field-name, > li > details > summary > span > .field-name")).to_have_text(list(properties))
    # An enum opens, and says what its values mean.
    source = shown.locator(".fields details").first
    source.locator("summary").click()
    expect(source).to_contain_text("LINK_SOURCE_")
    look_over(page, look[2])


def test_the_example_is_a_call_to_this_address(opened, edge):
    page = opened()
    page.locator("#api-query").fill("HabitsService/GetHabit ")
    method(page, "GetHabit").locator("summary").first.click()
    post, get = method(page, "GetHabit").locator("pre").all_inner_texts()
    assert post == (
        "curl -H 'content-type: application/json' -H \"authorization: Bearer $TOKEN\" \\\n"
        f"  -d '{{\"habitId\":\"…\",\"timeZone\":\"…\"}}' \\\n  {edge.url}/{HABITS}/GetHabit")
    assert get == f"{edge.url}/{HABITS}/GetHabit?encoding=json&message=%7B%7D"
    page.locator("#api-query").fill("WatchHabits")
    method(page, "WatchHabits").locator("summary").first.click()
    [stream] = method(page, "WatchHabits").locator("pre").all_inner_texts()
    assert stream.startswith(r"printf '\0\0\0\0\002{}'") and "application/connect+json" in stream
    # What needs no token shows none.
    page.locator("#api-query").fill("AuthService/SignIn")
    method(page, "SignIn").locator("summary").first.click()
    assert "authorization" not in method(page, "SignIn").locator("pre").inner_text()


def test_every_example_is_json_of_known_fields(opened, document, assets):
    """Of every method, down to what it nests: names are the document's, of a oneof there is one member, and nothing that is only read."""
    page = opened()
    examples = page.evaluate("""async assets => {
      const {read, example} = await import(`${assets}/views/api/contract.js`);
      const contract = read(await (await fetch('/openapi.json')).json());
      return contract.services.flatMap(({methods}) => methods.map(({path, request}) => [path, request, example(contract, request)]));
    }""", assets)
    schemas, filled = document["components"]["schemas"], 0
    assert len(examples) == len(document["paths"])

    def check(value, schema, where):
        nonlocal filled
        name = schema.get("$ref", "").removeprefix("#/components/schemas/")
        schema = schemas[name] if name else schema
        if schema.get("type") == "array":
            for each in value:
                check(each, schema["items"], where)
        elif "properties" in schema:
            assert set(value) <= set(schema["properties"]), where
            for choice in schema.get("allOf", [schema] if "oneOf" in schema else []):
                members = {each["required"][0] for each in choice["oneOf"] if "required" in each}
                assert len(members & set(value)) <= 1, where
            for field, each in value.items():
                filled += 1
                assert "Output only" not in schema["properties"][field].get("description", ""), where
                check(each, schema["properties"][field], f"{where}.{field}")
        elif "enum" in schema:
            assert value in schema["enum"], where
        elif "pattern" in schema:
            assert re.fullmatch(schema["pattern"].strip("^$"), value), where

    for path, request, value in examples:
        check(value, {"$ref": f"#/components/schemas/{request}"}, path)
    assert filled > 300


def test_the_document_is_offered_and_nothing_found_says_so(opened):
    page = opened(("de", "chalk", DESKTOP))
    with page.expect_download() as download:
        page.get_by_role("link", name="OpenAPI-Dokument").click()
    assert json.loads(download.value.path().read_text())["openapi"] == "3.1.0"
    page.locator("#api-query").fill("wombat")
    expect(page.locator("main [role=status]")).to_have_text("Keine Methode enthält diese Wörter.")
    assert page.locator("section.card").count() == 0
    look_over(page, DESKTOP)


def test_a_document_that_does_not_come_is_asked_for_again(browse):
    page = browse("/start", expected=["ERR_FAILED"])
    page.route("**/openapi.json", lambda route: route.abort())
    page.goto("/api")
    expect(page.locator("main [role=alert] button")).to_be_visible()
    look_over(page, PHONE)
    page.unroute("**/openapi.json")
    page.locator("main [role=alert] button").click()
    expect(page.locator("section.card")).to_have_count(9)
