"""The catalogues: no key missing, none unused, the same placeholders in both languages."""

import json
import pathlib
import re

import pytest

APP = pathlib.Path(__file__).resolve().parents[2] / "Services/Web/App"
CATALOGUES = {path.stem: json.loads(path.read_text()) for path in sorted((APP / "words").glob("*.json"))}
SOURCES = "\n".join(path.read_text() for path in sorted(APP.rglob("*.js")) if "Generated" not in path.parts)
SOURCES_OF_KEYS = re.sub(r"from '[^']+'|import\('[^']+'\)", "", SOURCES)
# A key is a literal with a dot; whatever begins with one and ends with a value made at run time names a family.
LITERALS = set(re.findall(r"'([a-z][A-Za-z]*(?:\.[A-Za-z0-9_]+)+)'", SOURCES_OF_KEYS))
FAMILIES = {prefix for prefix in re.findall(r"`([a-z][A-Za-z]*(?:\.[A-Za-z0-9_]+)*\.)\$\{", SOURCES_OF_KEYS)}


def test_both_languages_have_the_same_keys():
    assert set(CATALOGUES) == {"en", "de"}
    assert set(CATALOGUES["en"]) ^ set(CATALOGUES["de"]) == set()


def test_no_key_is_missing():
    called = set(re.findall(r"\bt\('([^']+)'", SOURCES)) | {
        key for pair in re.findall(r"\bt\([^()'`]*\? '([^']+)' : '([^']+)'", SOURCES) for key in pair}
    assert len(called) > 80
    assert called - set(CATALOGUES["en"]) == set()
    for family in FAMILIES:
        assert any(key.startswith(family) for key in CATALOGUES["en"]), family


def test_no_key_is_unused():
    unused = {key for key in CATALOGUES["en"] if key not in LITERALS and not any(key.startswith(family) for family in FAMILIES)}
    assert unused == set()


def names(pattern):
    return set(re.findall(r"\{(\w+)[,}]", re.sub(r"(?:zero|one|two|few|many|other|=\d+) \{", "(", pattern)))


@pytest.mark.parametrize("key", sorted(CATALOGUES["en"]))
def test_placeholders_are_the_same(key):
    assert names(CATALOGUES["en"][key]) == names(CATALOGUES["de"][key])


@pytest.mark.parametrize("language, pattern, values, words", [
    ("en", "{count, plural, one {# rep} other {# reps}}", {"count": 1}, "1 rep"),
    ("en", "{count, plural, one {# rep} other {# reps}}", {"count": 1200}, "1,200 reps"),
    ("de", "{count, plural, one {# Satz} other {# Sätze}} am {day}", {"count": 1200, "day": "Montag"}, "1.200 Sätze am Montag"),
    ("en", "{count, plural, =0 {none} one {one} other {{name} has #}}", {"count": 0, "name": "Ada"}, "none"),
    ("en", "{count, plural, =0 {none} one {one} other {{name} has #}}", {"count": 5, "name": "Ada"}, "Ada has 5"),
    ("en", "{kind, select, set {a set} other {something}}", {"kind": "set"}, "a set"),
    ("en", "{kind, select, set {a set} other {something}}", {"kind": "walk"}, "something"),
    ("en", "no placeholders", {}, "no placeholders"),
])
def test_messages_are_formatted(browse, assets, language, pattern, values, words):
    page = browse("/start", language=language)
    said = page.evaluate("""async ([assets, pattern, values, language]) =>
      (await import(`${assets}/core/words.js`)).format(pattern, values, language)""", [assets, pattern, values, language])
    assert said == words
