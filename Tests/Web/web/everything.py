"""All views of the page, and services that have something for each of them."""

import pathlib
import re

from . import habits, history, operators, people, profile, social, training

MAIN = pathlib.Path(__file__).resolve().parents[3] / "Services/Web/App/core/main.js"


def routes() -> dict[str, bool]:
    """The paths in the order of `main.js`, and whether a view is about an account and nobody need be signed in."""
    found = re.findall(r"path: '(/[^']*)', tag: '[^']+', title: '[^']+'(.*)", MAIN.read_text())
    return {path: "...account(" in rest for path, rest in found}


def answer(edge) -> None:
    """Gives the edge the answers of Ada's services, who is an operator, too."""
    edge.answers = people.ada() | profile.answers() | profile.account() | history.Past().answers | habits.Kept().answers
    training.Training(edge).own["evening"] = training.workout("evening", "Evening", "CALISTHENICS", [("squat", 3, 15)], own=True)
    edge.answers = operators.answers() | social.answers() | social.groups() | edge.answers
    edge.answers |= {people.AUTH + "GetSignInMethods": {"passwords": True, "providerName": "Example ID"}, people.AUTH + "GetProviderLink": {}}
