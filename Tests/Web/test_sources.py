"""The page's sources, without a browser."""

import pathlib
import re
import subprocess
import sysconfig

import pytest

from web import contract

APP = pathlib.Path(__file__).resolve().parents[2] / "Services/Web/App"
WRITTEN = [path for path in sorted(APP.rglob("*.js")) if "Generated" not in path.parts]


def test_the_linter_finds_nothing():
    oxlint = pathlib.Path(sysconfig.get_path("scripts")) / "oxlint"
    result = subprocess.run([oxlint, "--deny-warnings", APP], capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: str(path.relative_to(APP)))
def test_nothing_becomes_markup_or_code(path):
    source = re.sub(r"//.*|/\*[^]*?\*/".replace("[^]", r"[\s\S]"), "", path.read_text())
    found = re.findall(r"\.(?:innerHTML|outerHTML)\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(|https?://(?!www\.w3\.org)", source)
    assert found == []


@pytest.mark.parametrize("path", sorted((APP / "css").glob("*.css")), ids=lambda path: path.name)
def test_colours_are_named_in_one_file(path):
    if path.name == "tokens.css":
        pytest.skip("this is the file")
    used = set(re.findall(r"var\((--[a-z0-9-]+)", path.read_text()))
    defined = set(re.findall(r"(--[a-z0-9-]+):", (APP / "css/tokens.css").read_text() + path.read_text()))
    by_script = {"--part", "--colour", "--depth", "--line-at"}
    assert used - defined - by_script == set()


#: What people and operators may call and the page does not, and why not.
UNCALLED = {
    "AuthService.RefreshToken": "titanup-web does it: pages see no token",
    "AuthService.GetJwks": "for services that verify tokens",
    "HabitsService.BatchRecord": "for devices that record without a connection; the page's taps need one",
    "HabitsService.ImportHabits": "titanup-web does it: the page sends it files of every kind",
    "MotivationService.GetQuote": "GetPepTalk and GetDashboard bring quotes where they are shown",
    "MotivationService.GetSlogan": "GetDashboard brings it",
    "MotivationService.ListQuotes": "a catalogue to browse is no view of the seeds; liked quotes are listed",
    "MotivationService.SelectVoicePack": "the choice is a setting, and the profile saves it with the others",
    "MotivationService.ListPushSubscriptions": "a browser knows its own; others end with their sign-in, which the account lists",
    "PoseService.RetimeStream": "for devices whose clock was wrong; the page counts a set when its camera sees it",
    "PoseService.GetReceiptKeys": "public links are verified against the keys of awards",
    "PoseService.VerifyReceipt": "for those who are shown a receipt outside of TitanUp",
    "PoseService.ListStreams": "sessions name their streams",
    "PoseService.DeleteStream": "retention in the profile deletes landmarks",
    "PoseService.DownloadFrames": "for tools that score the counter",
    "PoseService.SubmitGroundTruth": "for scoring the counter by recordings of known length",
    "ProfileService.CalculateBmi": "GetBodyMetrics has it for what is stored",
    "SessionsService.BatchCreateSessions": "waiting sets are sent one by one, each with its own receipt",
    "SessionsService.WatchSessions": "it begins with every session ever; lists are read again when the page comes into view",
    "SocialService.GetPartner": "ListPartners brings all of each",
    "TrainingService.ListRatings": "workouts bring one's rating with them",
    "TrainingService.GetLastWorkout": "the week and the statistics list what was done",
    "TrainingService.GetFitnessLevel": "results of practices and the statistics bring class and score",
    "TrainingService.GetMealIdea": "ListMealIdeas brings all of each",
    "TrophiesService.ListTrophies": "awards and GetTrophyProgress bring every trophy with its rule",
    "TrophiesService.GetTrophy": "GetTrophyProgress and ExplainAward bring it",
    "TrophiesService.GetAward": "ListAwards and ExplainAward bring it",
    "TrophiesService.GetImage": "the page draws emblems from their rules",
}


def test_every_method_is_called_or_has_its_reason():
    """The services of people and operators, as the edge lets them through."""
    sources = "\n".join(path.read_text() for path in WRITTEN)
    services = [service for file in contract.files().file for service in file.service if file.package.startswith("titanup.")]
    methods = {f"{service.name}.{method.name}" for service in services if not service.name.endswith("FeedService") for method in service.method}
    called = {method for method in methods if re.search(rf"\b{re.sub(r'[.](.)', lambda dot: '[.]' + dot[1].lower(), method)}\b", sources)}
    assert len(called) > 100
    assert methods - called == set(UNCALLED)
