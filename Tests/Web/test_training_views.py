"""Train and Week: suggestions, a practice from its first countdown to its result, with the camera and without, and the week."""

import datetime
import itertools
import json
import re

import pytest
from playwright.sync_api import expect
from test_set_views import engine, set_page, shoot, start, wait_for_count  # noqa: F401

from web import contract, people, sets
from web.bidi import until
from web.edge import Failure
from web.looks import ALL, DESKTOP, LOOKS, PHONE, look_over, name_of
from web.people import TODAY, day
from web.training import PRACTICE_ID, TRAINING, Training, workout

PRACTICE = f"/train/{PRACTICE_ID}"


@pytest.fixture
def service(edge):
    edge.answers = people.ada()
    edge.sign_in()
    return Training(edge)


def opened(browse, path, look=("en", "ember", PHONE), **options):
    language, theme, size = look
    return browse(path, language=language, theme=theme, size=size, reduced_motion="reduce", **options)


def in_practice(service):
    service.begin()


def completed(service):
    service.begin()
    for item in service.practice["exercises"][:2]:
        item |= {"state": "EXERCISE_STATE_DONE", "doneAmount": item["prescribedAmount"]}
    service.complete()


OWN_ID = "4f0a51c8-2a52-4f0e-8c2a-7d3c6f6b9e21"


def with_own(service):
    service.own[OWN_ID] = workout(OWN_ID, "Evening, after work", "CALISTHENICS", [("squat", 3, 15), ("wall-sit", 1, 45)], own=True, etag="1")


def chosen(service):
    for workout_id, date in (("morning-five", day(0)), ("push-day", day(0))):
        service.CreateSelection(contract.message("titanup.training.v1.CreateSelectionRequest")(workout_id=workout_id, local_date=date))


# The address, what the service has, what is there once it is complete, and what it waits for.
VIEWS = {
    "train": ("/train", lambda service: None, ".suggestion .because", "SuggestWorkouts"),
    "practice": (PRACTICE, in_practice, ".player .set-clock, .player .set-amount", "GetPractice"),
    "result": (PRACTICE, completed, ".result-page .rating", "GetPractice"),
    "week": ("/week", chosen, ".day .picked .done", "GetWeekSummary"),
    "workouts": ("/train/workouts", with_own, ".workout-list li", "ListWorkouts"),
    "workout": (f"/train/workouts/{OWN_ID}", with_own, ".workout-rows li", "GetWorkout"),
    "meals": ("/train/meals", lambda service: None, ".workout-list li", "ListMealIdeas"),
}


# All views in each.
@pytest.mark.parametrize("look", LOOKS if ALL else [LOOKS[2], LOOKS[3]], ids=name_of)
def test_complete(browse, service, look):
    """One after the other in one page, which is how people come by them."""
    service.countdown = 30
    page = None
    for path, prepare, complete, _ in VIEWS.values():
        prepare(service)
        if page:
            page.goto(path)
        page = page or opened(browse, path, look)
        expect(page.locator(complete).first).to_be_visible()
        for summary in page.locator("summary").all()[:1]:
            summary.click()
        look_over(page, look[2])


@pytest.mark.parametrize("view, look", list(zip(VIEWS, itertools.cycle(LOOKS[1:]))), ids=lambda each: each if isinstance(each, str) else each[0])
def test_loading_failed_and_again(browse, edge, service, view, look):
    path, prepare, complete, method = VIEWS[view]
    prepare(service)
    answer = edge.answers[TRAINING + method]
    edge.answers[TRAINING + method] = Failure(14, "SHUTTING_DOWN", "Back in a moment, said the service.")
    edge.paused = {TRAINING + method}
    page = opened(browse, path, look)
    expect(page.locator("main [role=status]").first).to_be_attached()
    look_over(page, look[2])
    edge.resume()
    alert = page.locator("main [role=alert]")
    expect(alert).to_contain_text("Back in a moment, said the service.")
    look_over(page, look[2])
    edge.answers[TRAINING + method] = answer
    alert.locator("button").click()
    expect(page.locator(complete).first).to_be_visible()


@pytest.mark.parametrize("view, look", list(zip(VIEWS, itertools.cycle(LOOKS))), ids=lambda each: each if isinstance(each, str) else each[0])
def test_offline_keeps_what_is_there(browse, service, view, look):
    service.countdown = 30
    path, prepare, complete, _ = VIEWS[view]
    prepare(service)
    # axe asks for the stylesheets again, and Chromium may be fetching the service worker when the connection goes.
    page = opened(browse, path, look, expected=["ERR_INTERNET_DISCONNECTED", "Couldn't load preload assets", "error occurred when fetching the script"])
    expect(page.locator(complete).first).to_be_visible()
    page.context.set_offline(True)
    expect(page.locator(".offline")).to_be_visible()
    expect(page.locator(complete).first).to_be_visible()
    look_over(page, look[2])
    page.context.set_offline(False)
    expect(page.locator(".offline")).to_be_hidden()


def test_a_step_without_a_connection_is_taken_when_there_is_one(browse, edge, service):
    service.begin()
    page = opened(browse, PRACTICE, expected=["ERR_INTERNET_DISCONNECTED"])
    expect(page.locator(".practice-phase")).to_have_text("Go")
    page.context.set_offline(True)
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".step-failed")).to_contain_text("Check your connection")
    page.context.set_offline(False)
    expect(page.locator(".set-list .done")).to_have_count(1)


def test_five_suggestions_and_why(browse, edge, service):
    page = opened(browse, "/train")
    expect(page.locator(".suggestion")).to_have_count(5)
    first = page.locator(".suggestion").first
    expect(first.locator(".because")).to_have_text("You rated it 4, and you last did it five days ago.")
    expect(first).to_contain_text("Squat · Push-up · Plank")
    first.locator("summary").click()
    expect(first.locator("tr").nth(2)).to_have_text(re.compile("Plank\\s*28 seconds"))
    expect(page.locator(".suggestion").nth(2)).to_contain_text("a barbell, a bench")
    expect(page.locator(".suggestion").nth(3)).to_contain_text("It has jumps.")
    # Others are those that have not been shown; after the last one they begin anew.
    page.get_by_role("button", name="Suggest others").click()
    expect(page.locator(".suggestion h2")).to_have_text(["Whole-body basics"])
    expect(page.locator(".training-warning")).to_have_text("There are only 1 of them.")
    page.get_by_role("button", name="Suggest others").click()
    expect(page.locator(".suggestion")).to_have_count(5)


def test_chance_alone_chooses_if_it_is_asked(browse, edge, service):
    page = opened(browse, "/train")
    expect(page.locator(".suggestion")).to_have_count(5)
    page.get_by_role("button", name="Surprise me").click()
    expect(page.locator(".suggestion h2")).to_have_text(["Whole-body basics"])
    page.get_by_role("button", name="Surprise me").click()
    expect(page.locator(".suggestion h2")).to_have_text(["Morning five"])
    look_over(page, PHONE)
    page.get_by_role("button", name="Suggest others").click()
    expect(page.locator(".suggestion")).to_have_count(5)
    asked = [(each.count, each.mode) for each in edge.calls[TRAINING + "SuggestWorkouts"] if each.mode]
    assert asked == [(1, 2)] * 3, "the second surprise begins anew, as all have been shown"


def test_the_kind_is_chosen_and_stays_in_the_address(browse, edge, service):
    page = opened(browse, "/train")
    expect(page.locator(".suggestion")).to_have_count(5)
    page.get_by_role("button", name="Intervals").click()
    expect(page.locator(".suggestion h2")).to_have_text(["Burpee ladder"])
    page.reload()
    expect(page.locator(".suggestion h2")).to_have_text(["Burpee ladder"])
    expect(page.get_by_role("button", name="Intervals")).to_have_attribute("aria-pressed", "true")
    assert [list(each.types) for each in edge.calls[TRAINING + "SuggestWorkouts"]] == [[], [2], [2]]


def test_a_workout_of_ones_own_is_made_changed_started_and_deleted(browse, edge, service):
    page = opened(browse, "/train")
    page.get_by_role("link", name="All workouts").click()
    expect(page.locator("[aria-labelledby=own]")).to_contain_text("You have none yet.")
    page.get_by_role("link", name="New workout").click()
    expect(page.locator(".workout-rows li")).to_have_count(1)
    page.get_by_label("Name").fill("Evening")
    page.get_by_label("Seconds per set").or_(page.get_by_label("Reps per set")).fill("0")
    page.get_by_role("button", name="Add the workout").click()
    expect(page.locator(".workout-rows .said")).to_have_text("Please enter a whole number from 1 to 600.")
    look_over(page, PHONE)
    page.get_by_label("Reps per set").fill("15")
    page.get_by_role("button", name="Add an exercise").click()
    page.get_by_label("Exercise", exact=True).nth(1).select_option(label="Plank")
    # Another exercise begins with its own amount, in its own unit.
    expect(page.get_by_label("Seconds per set")).to_have_value("30")
    page.get_by_label("Sets").nth(1).fill("2")
    page.get_by_role("button", name="Add an exercise").click()
    page.get_by_label("Exercise", exact=True).nth(2).select_option(label="Burpee")
    page.get_by_role("button", name="Move up: exercise 3").click()
    page.get_by_role("button", name="Remove: exercise 2").click()
    page.get_by_label("Weights").check()
    page.get_by_role("button", name="Add the workout").click()
    own = page.locator("[aria-labelledby=own] li")
    expect(own).to_contain_text("Squat 3 × 15 reps · Plank 2 × 30 seconds")
    [made] = edge.calls[TRAINING + "CreateWorkout"]
    assert [(each.exercise_id, each.sets, each.amount) for each in made.workout.prescriptions] == [("squat", 3, 15), ("plank", 2, 30)]
    assert (made.workout.name, made.workout.type, made.workout.own) == ("Evening", 1, False)

    page.get_by_role("link", name="Change: Evening").click()
    edge.answers[TRAINING + "UpdateWorkout"] = Failure(
        3, "INVALID_FIELD", "", [("workout.prescriptions[1].sets", "OUT_OF_RANGE", "At most 10, said the service.")])
    page.get_by_label("Name").fill("Late evening")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".workout-rows li").nth(1).locator(".said")).to_have_text("At most 10, said the service.")
    edge.answers[TRAINING + "UpdateWorkout"] = service.UpdateWorkout
    page.get_by_role("button", name="Save").click()
    expect(own.locator("h3")).to_have_text("Late evening")
    page.get_by_role("button", name="Weights").click()
    expect(own).to_have_count(1)
    page.get_by_role("button", name="Intervals").click()
    expect(page.locator("[aria-labelledby=own]")).to_contain_text("None of this kind.")
    expect(page.locator("[aria-labelledby=catalogue] h3")).to_have_text(["Burpee ladder"])

    page.get_by_role("button", name="All").click()
    page.get_by_role("link", name="Change: Late evening").click()
    page.get_by_role("button", name="Delete this workout").click()
    expect(page.locator(".ask")).to_contain_text("Delete Late evening?")
    look_over(page, PHONE)
    edge.paused = {TRAINING + "DeleteWorkout"}
    page.keyboard.press("Enter")
    # The form doesn't wait for the deletion, and a second tap is no second one.
    expect(page.locator(".ask .button").first).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_role("button", name="Save")).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    edge.resume()
    expect(page.locator("[aria-labelledby=own]")).to_contain_text("You have none yet.")
    assert not service.own and len(edge.calls[TRAINING + "DeleteWorkout"]) == 1
    page.get_by_role("button", name="Start: Push day").click()
    expect(page.get_by_role("button", name="Use the camera")).to_be_visible()


def test_a_workout_of_the_catalogue_is_adapted(browse, edge, service):
    service.page = 4
    page = opened(browse, "/train/workouts", ("de", "chalk", DESKTOP))
    # All pages of the list are there.
    expect(page.locator("[aria-labelledby=catalogue] li")).to_have_count(6)
    page.get_by_role("link", name="Anpassen: Morning five").click()
    expect(page.locator(".workout-rows li")).to_have_count(3)
    expect(page.get_by_label("Name")).to_have_value("Morning five (meins)")
    page.get_by_role("button", name="Workout hinzufügen").click()
    expect(page.locator("[aria-labelledby=own] h3")).to_have_text("Morning five (meins)")
    # What isn't one's own can't be changed, whatever the address says.
    page.goto("/train/workouts/push-day")
    expect(page.locator(".workout-form")).to_contain_text("Dieses Workout gehört nicht dir")
    expect(page.locator(".workout-form form")).to_have_count(0)


def test_ideas_for_meals(browse, edge, service):
    service.page = 2
    page = opened(browse, "/train")
    page.get_by_role("link", name="Meal ideas").click()
    meals = page.locator(".workout-list h3")
    expect(meals).to_have_text(["Bean chili", "Egg wrap", "Fried rice with tofu"])
    expect(page.locator("main")).to_contain_text("not dietary advice")
    expect(page.locator(".workout-list li").nth(0)).to_contain_text("480 kcal · 24 g of protein · contains none of these allergens")
    # What this page has no word for is still said.
    expect(page.locator(".workout-list li").nth(1)).to_contain_text("contains egg, gluten, lupin")
    page.get_by_role("button", name="Vegan").click()
    expect(meals).to_have_text(["Bean chili", "Fried rice with tofu"])
    page.get_by_role("button", name="soy").click()
    expect(meals).to_have_text(["Bean chili"])
    expect(page.locator("#found [role=status]")).to_have_text("1 idea")
    page.get_by_role("button", name="Quick").click()
    expect(page.locator(".workout-list")).to_contain_text("Nothing fits all of your choices.")
    look_over(page, PHONE)
    for name in ("Vegan", "soy", "Quick"):
        page.get_by_role("button", name=name).click()
    expect(meals).to_have_count(3)


def test_a_practice_is_deleted(browse, edge, service):
    completed(service)
    page = opened(browse, PRACTICE)
    edge.answers[TRAINING + "DeletePractice"] = Failure(14, "SHUTTING_DOWN", "Back in a moment, said the service.")
    page.get_by_role("button", name="Delete this practice").click()
    expect(page.locator(".ask")).to_contain_text("can’t be undone")
    look_over(page, PHONE)
    page.keyboard.press("Enter")
    expect(page.locator(".training-refusal")).to_have_text("Back in a moment, said the service.")
    edge.answers[TRAINING + "DeletePractice"] = service.DeletePractice
    page.get_by_role("button", name="Delete this practice").click()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/week$"))
    first, second = edge.calls[TRAINING + "DeletePractice"]
    assert first == second and service.practice is None


def test_a_practice_from_the_first_countdown_to_its_result(browse, edge, service):
    service.level_up = True
    page = opened(browse, "/train")
    page.get_by_role("button", name="Start: Morning five").click()
    expect(page.locator(".practice-phase")).to_have_text("Get ready")
    expect(page.locator("p[aria-live]")).to_contain_text("Get ready:")
    # The countdown runs out by itself.
    expect(page.locator(".practice-phase")).to_have_text("Go")
    expect(page.locator("p[aria-live]")).to_have_text("Go: Squat")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Done").click()
    # Push-ups wait for a choice.
    expect(page.get_by_role("button", name="Use the camera")).to_be_visible()
    # What it is worth is said in advance, and follows the amount.
    expect(page.locator(".set-goal")).to_contain_text("worth 96 points")
    page.get_by_role("button", name="Less").click()
    page.get_by_role("button", name="Less").click()
    expect(page.locator(".set-goal")).to_contain_text("worth 72 points")
    page.get_by_role("button", name="Count by myself").click()
    page.get_by_role("button", name="Start now").click()
    expect(page.locator(".practice-phase")).to_have_text("Go")
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".set-list .done")).to_have_count(2)
    # What is timed ends by itself, too; this test does not wait for half a minute.
    page.get_by_role("button", name="Skip this set").click()
    expect(page.locator(".outcome h1")).to_have_text(re.compile("285\\s*points"))
    expect(page.locator(".level-up h2")).to_have_text("Rookie")
    expect(page.locator(".level-up")).to_contain_text("The sofa will miss you.")
    expect(page.locator(".outcome")).to_contain_text("from 0.95 to 1.02")
    look_over(page, PHONE)
    expect(page.locator(".outcome-facts")).to_contain_text("between 70 and 102")
    assert [(each.exercise_index, each.done_amount) for each in edge.calls[TRAINING + "CompleteExercise"]] == [(0, 14), (1, 6)]
    [adjusted] = edge.calls[TRAINING + "AdjustPrescription"]
    assert (adjusted.exercise_index, adjusted.amount) == (1, 6)
    [ended] = edge.calls[TRAINING + "CompletePractice"]
    assert ended.request_id == ended.practice_id
    # It is celebrated once.
    page.reload()
    expect(page.locator(".outcome-facts")).to_contain_text("Rookie")
    expect(page.locator(".level-up")).to_have_count(0)


def test_one_practice_at_a_time(browse, edge, service):
    service.begin()
    page = opened(browse, "/train")
    expect(page.locator(".open-practice a")).to_have_attribute("href", PRACTICE)
    for _ in range(2):
        page.get_by_role("button", name="Start: Push day").click()
        expect(page.locator(".suggestion .training-refusal")).to_have_text("Another practice is open.")
    # What is tried again is the same practice.
    assert len({each.practice_id for each in edge.calls[TRAINING + "StartPractice"]}) == 1
    service.practice = None
    page.get_by_role("button", name="Start: Push day").click()
    expect(page.get_by_role("button", name="Use the camera")).to_be_visible()


def test_what_is_timed_ends_by_itself(browse, edge, service):
    service.begin()
    for item in service.practice["exercises"][:2]:
        item["state"] = "EXERCISE_STATE_SKIPPED"
    service.practice["exercises"][2] |= {"suggestedAmount": 2, "prescribedAmount": 2}
    page = opened(browse, PRACTICE)
    expect(page.locator(".outcome")).to_be_visible()
    [done] = edge.calls[TRAINING + "CompleteExercise"]
    assert done.done_amount == 2
    assert float(service.practice["exercises"][2]["activeTime"].rstrip("s")) >= 2


def test_a_reload_goes_on_where_one_was(browse, edge, service):
    service.countdown = 30
    service.begin()
    page = opened(browse, PRACTICE)
    page.get_by_role("button", name="Start now").click()
    expect(page.locator(".practice-phase")).to_have_text("Go")
    page.get_by_role("button", name="Pause").click()
    expect(page.locator(".practice-phase")).to_have_text("Paused")
    page.reload()
    expect(page.locator(".practice-phase")).to_have_text("Paused")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".practice-phase")).to_have_text("Go")
    assert len(edge.calls[TRAINING + "StartExercise"]) == 1
    page.goto("/train")
    page.get_by_role("link", name="Go on").click()
    expect(page.locator("h1")).to_have_text("Squat")


def test_by_keyboard(browse, edge, service):
    service.countdown = 30
    service.begin()
    page = opened(browse, PRACTICE, ("en", "ember", DESKTOP))
    expect(page.locator(".practice-phase")).to_have_text("Get ready")
    for key, phase in (("Space", "Paused"), ("Space", "Get ready"), ("Enter", "Go"), ("s", "Next")):
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(key)
        expect(page.locator(".practice-phase")).to_have_text(phase)
    expect(page.locator(".set-list .skipped")).to_have_count(1)


@pytest.mark.parametrize("choice, method", [("Give it up", "AbandonPractice"), ("End it here", "CompletePractice"), ("Come back later", None)])
def test_leaving(browse, edge, service, choice, method):
    service.countdown = 30
    service.begin()
    service.practice["exercises"][0] |= {"state": "EXERCISE_STATE_DONE", "doneAmount": 13}
    page = opened(browse, PRACTICE)
    page.get_by_role("button", name="Leave the practice").click()
    expect(page.get_by_role("heading", name="Leave this practice?")).to_be_visible()
    look_over(page, PHONE)
    assert service.practice["state"] == "PRACTICE_STATE_PAUSED"
    page.locator(".leave-practice").get_by_role("button", name=choice).or_(page.locator(".leave-practice a", has_text=choice)).click()
    if method:
        expect(page.locator(".outcome")).to_be_visible()
        assert len(edge.calls[TRAINING + method]) == 1
    else:
        expect(page.get_by_role("link", name="Go on")).to_be_visible()


def test_nothing_but_skipped(browse, edge, service):
    service.countdown = 30
    service.begin()
    page = opened(browse, PRACTICE)
    for left in (3, 2, 1):
        expect(page.locator(".set-list li:not(.skipped)")).to_have_count(left)
        page.get_by_role("button", name="Skip this set").click()
    expect(page.locator("h1")).to_have_text("Every set was skipped")
    look_over(page, PHONE)
    page.locator(".practice-scene").get_by_role("button", name="Give it up").click()
    expect(page.locator(".outcome h1")).to_have_text("Practice given up")
    assert not edge.calls[TRAINING + "CompletePractice"]


def test_another_device_has_gone_on(browse, edge, service):
    service.countdown = 30
    service.begin()
    page = opened(browse, PRACTICE)
    expect(page.locator(".practice-phase")).to_have_text("Get ready")
    service.practice["exercises"][0] |= {"state": "EXERCISE_STATE_DONE", "doneAmount": 13}
    page.get_by_role("button", name="Start now").click()
    expect(page.locator("h1")).to_have_text("Push-up")
    expect(page.locator(".set-list .done")).to_have_count(1)
    # What the service goes on refusing is said.
    edge.answers[TRAINING + "SkipExercise"] = Failure(9, "BAD_TRANSITION", "That isn't possible now.")
    page.get_by_role("button", name="Skip this set").click()
    expect(page.locator(".step-failed")).to_contain_text("That isn't possible now.")


def test_a_lost_answer_is_asked_for_again(browse, edge, service):
    service.begin()
    page = opened(browse, PRACTICE, expected=["ERR_FAILED"])
    expect(page.locator(".practice-phase")).to_have_text("Go")
    page.route(re.compile("CompleteExercise"), lambda route: (route.fetch(), route.abort()))
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".step-failed")).to_contain_text("Check your connection")
    page.unroute(re.compile("CompleteExercise"))
    page.locator(".step-failed button").click()
    expect(page.locator(".set-list .done")).to_have_count(1)
    first, second = edge.calls[TRAINING + "CompleteExercise"]
    assert first == second and first.request_id


def test_the_camera_counts_a_set_of_the_practice(set_page, edge, service):  # noqa: F811
    service.begin()
    service.practice["exercises"][0]["state"] = "EXERCISE_STATE_SKIPPED"
    service.practice["exercises"][1] |= {"suggestedAmount": 3, "prescribedAmount": 3}
    counted = sets.Sets(edge, reps=sets.twelve()[:3])
    page = set_page(PRACTICE)
    page.get_by_role("button", name="Use the camera").click()
    page.locator(".placement.good").wait_for(timeout=60_000)
    expect(page.locator(".set .amount input")).to_have_value("3")
    start(page)
    wait_for_count(page, 3)
    page.get_by_role("button", name="Done").click()
    # It leads back to the practice, and the receipt's number is the number.
    expect(page.locator(".set-list .done")).to_have_count(1, timeout=60_000)
    expect(page.locator(".outcome, .camera-notice").first).to_be_visible()
    expect(page.locator(".set-list .done")).to_contain_text("3 of 3 reps")
    expect(page).to_have_url(re.compile(f"{PRACTICE}$"))
    [done] = edge.calls[TRAINING + "CompleteExercise"]
    assert (done.exercise_index, done.done_amount) == (1, 3)
    assert done.request_id in counted.opens and counted.opens[done.request_id].target_reps == 3
    # The receipt goes along, and the list says what it proves.
    assert done.receipt_jws == f"signed.{done.request_id}"
    expect(page.locator(".set-list .done")).to_contain_text("Verified by the camera")
    # What the athlete usually does is not the practice's.
    assert json.loads(page.evaluate("localStorage.getItem('titanup.plan')")).get("reps") != 3


def hides(page, words):
    """No word of it is on the screen, or read out."""
    page.evaluate("words => { if (document.querySelector('titan-set').outerHTML.match(new RegExp(words, 'i'))) throw new Error(words); }", words)


def test_the_camera_counts_squats(set_page, edge, service):  # noqa: F811
    service.begin()
    service.counted_as["squat"] = "SQUAT"
    service.practice["exercises"][0] |= {"suggestedAmount": 3, "prescribedAmount": 3}
    counted = sets.Sets(edge, reps=sets.squats(3))
    page = set_page(PRACTICE)
    expect(page.locator(".controls-card")).to_contain_text("your reps are counted for you and verified")
    page.get_by_role("button", name="Use the camera").click()
    page.locator(".placement").wait_for(timeout=60_000)
    page.evaluate("athlete.does = 'squats'")
    page.locator(".placement.good").wait_for(timeout=60_000)
    expect(page.locator(".set .amount")).to_contain_text("squats")
    hides(page, "push-?up|on the floor|elbow")
    shoot(page, "squats-place")
    start(page)
    wait_for_count(page, 2)
    look_over(page, PHONE)
    hides(page, "push-?up|elbow")
    shoot(page, "squats-counting")
    wait_for_count(page, 3)
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".camera-notice")).to_have_text("The camera counted 3 squats.", timeout=60_000)
    expect(page.locator(".set-list .done")).to_contain_text("Verified by the camera")
    [done] = edge.calls[TRAINING + "CompleteExercise"]
    assert (done.exercise_index, done.done_amount, done.receipt_jws) == (0, 3, f"signed.{done.request_id}")
    [opened_set] = counted.opens.values()
    assert (opened_set.exercise, opened_set.target_reps, opened_set.counter) == (2, 3, "")
    # It is no session, and nothing is left to send.
    assert not counted.sessions
    page.goto(f"/set/{done.request_id}")
    expect(page.locator(".set-done .result h1")).to_have_text(re.compile("3\\s*of 3"))
    expect(page.locator(".dips li")).to_have_count(4)
    expect(page.locator(".dips")).to_contain_text("It didn’t go far enough.")
    look_over(page, PHONE)
    shoot(page, "squats-done")


def test_the_camera_counts_a_hold(set_page, edge, service):  # noqa: F811
    service.begin()
    service.counted_as["wall-sit"] = "WALL_SIT"
    for item in service.practice["exercises"][:2]:
        item["state"] = "EXERCISE_STATE_SKIPPED"
    service.practice["exercises"][2] |= {"exerciseId": "wall-sit", "suggestedAmount": 5, "prescribedAmount": 5}
    counted = sets.Sets(edge, reps=[], held=5)
    page = set_page(PRACTICE, language="de")
    page.get_by_role("button", name="Mit der Kamera").click()
    page.locator(".placement").wait_for(timeout=60_000)
    page.evaluate("athlete.does = 'wall sit'")
    page.locator(".placement.good").wait_for(timeout=60_000)
    expect(page.locator(".set .amount input")).to_have_value("5")
    page.get_by_role("button", name="Los").click()
    wait_for_count(page, 3)
    look_over(page, PHONE)
    hides(page, "Liegestütz|Ellbogen|Tempo|Tiefe")
    shoot(page, "wall-sit-counting")
    # The target ends the set, and the set the practice.
    expect(page.locator(".outcome")).to_be_visible(timeout=60_000)
    [done] = edge.calls[TRAINING + "CompleteExercise"]
    assert (done.exercise_index, done.done_amount, done.receipt_jws) == (2, 5, f"signed.{done.request_id}")
    [opened_set] = counted.opens.values()
    assert (opened_set.exercise, opened_set.target_seconds, opened_set.target_reps) == (9, 5, 0)


def test_a_hold_that_the_camera_has_not_seen_stays_open(set_page, edge, service):  # noqa: F811
    service.begin()
    service.counted_as["plank"] = "PLANK"
    for item in service.practice["exercises"][:2]:
        item["state"] = "EXERCISE_STATE_SKIPPED"
    service.practice["exercises"][2] |= {"suggestedAmount": 1, "prescribedAmount": 1}
    sets.Sets(edge, reps=[], problem="MOVEMENT_PROBLEM_WRONG_POSITION")
    page = set_page(PRACTICE)
    page.get_by_role("button", name="Use the camera").click()
    page.locator(".placement").wait_for(timeout=60_000)
    page.evaluate("athlete.does = 'wall sit'")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".cue")).to_contain_text("Get into the plank", timeout=60_000)
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".camera-notice")).to_have_text(
        "The camera counted nothing, so this set is still open. Not in this exercise’s position.", timeout=60_000)
    # Its second is long over, but nobody has held it: what was done is for the athlete to say.
    expect(page.locator(".set-amount")).to_contain_text("second done")
    expect(page.locator(".practice-phase")).to_have_text("Go")
    assert not edge.calls[TRAINING + "CompleteExercise"]


def test_who_counts_alone_is_not_asked_for_each_set(browse, edge, service):
    service.begin()
    service.counted_as["squat"] = "SQUAT"
    service.practice["exercises"][1]["exerciseId"] = "squat"
    page = opened(browse, PRACTICE)
    page.get_by_role("button", name="Count by myself").click()
    expect(page.locator(".practice-phase")).to_have_text("Go")
    page.get_by_role("button", name="Done").click()
    # The phase says the same before and after.
    until(lambda: [each.exercise_index for each in edge.calls[TRAINING + "StartExercise"]] == [0, 1], "the second exercise has begun")
    expect(page.locator(".practice-phase")).to_have_text("Go")
    # The camera stays at hand.
    expect(page.get_by_role("button", name="Use the camera")).to_be_visible()


def test_a_set_whose_receipt_proves_nothing_counts_as_reported(set_page, edge, service):  # noqa: F811
    service.begin()
    service.receipt_refusal = Failure(3, "RECEIPT_OUTSIDE_SET", "This set was not done at this time.")
    service.practice["exercises"][0]["state"] = "EXERCISE_STATE_SKIPPED"
    sets.Sets(edge, reps=sets.twelve()[:3])
    page = set_page(f"/set?practice={PRACTICE_ID}&item=1&target=3")
    service.activate(service.practice["exercises"][1])
    page.locator(".placement.good").wait_for(timeout=60_000)
    start(page)
    wait_for_count(page, 3)
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".set-list .done")).to_contain_text("3 of", timeout=60_000)
    expect(page.locator(".set-list .done")).not_to_contain_text("Verified")
    first, second = edge.calls[TRAINING + "CompleteExercise"]
    assert first.receipt_jws and not second.receipt_jws and first.request_id == second.request_id


def test_a_set_without_push_ups_leaves_the_exercise_open(set_page, edge, service):  # noqa: F811
    service.begin()
    service.practice["exercises"][0]["state"] = "EXERCISE_STATE_SKIPPED"
    sets.Sets(edge, reps=[])
    page = set_page(f"/set?practice={PRACTICE_ID}&item=1&target=8")
    service.activate(service.practice["exercises"][1])
    page.locator(".placement.good").wait_for(timeout=60_000)
    page.get_by_role("button", name="Start").click()
    page.locator(".set.counting").wait_for()
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".camera-notice")).to_have_text("The camera counted nothing, so this set is still open.", timeout=60_000)
    expect(page.locator(".practice-phase")).to_have_text("Go")
    assert not edge.calls[TRAINING + "CompleteExercise"]


def test_rating_and_time_spent(browse, edge, service):
    completed(service)
    page = opened(browse, PRACTICE)
    expect(page.get_by_role("button", name="4 stars")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="5 stars").click()
    expect(page.locator("p[aria-live]")).to_have_text("Morning five: rated 5")
    page.get_by_role("button", name="5 stars").click()
    expect(page.locator("p[aria-live]")).to_have_text("Morning five: rating removed")
    edge.answers[TRAINING + "RateWorkout"] = Failure(14, "SHUTTING_DOWN", "Not now.")
    page.get_by_role("button", name="2 stars").click()
    expect(page.locator(".training-refusal")).to_have_text("Not now.")
    expect(page.locator(".stars .lit")).to_have_count(0)
    page.get_by_role("button", name="Correct the time").click()
    page.get_by_label("Minutes").fill("0")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".training-refusal")).to_have_text("Please enter whole minutes from 1 to 1,440.")
    page.get_by_label("Minutes").fill("25")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".outcome-facts")).to_contain_text("25 min")
    expect(page.locator(".outcome-facts")).to_contain_text("entered by you")
    look_over(page, PHONE)


def test_without_a_weight_there_is_no_energy_but_a_way_to_it(browse, edge, service):
    service.has_weight = False
    completed(service)
    page = opened(browse, PRACTICE)
    expect(page.locator(".outcome-facts")).to_contain_text("Unknown without your weight.")
    expect(page.get_by_role("link", name="Add your weight")).to_have_attribute("href", "/profile")


def test_less_motion_shows_two_stills(browse, edge, service):
    service.countdown = 30
    service.begin()
    page = opened(browse, PRACTICE)
    expect(page.locator("titan-movement svg")).to_have_count(2)
    page.emulate_media(reduced_motion="no-preference")
    expect(page.locator("titan-movement svg")).to_have_count(1)
    head = page.locator("titan-movement circle")
    before = head.get_attribute("cy")
    expect(head).not_to_have_attribute("cy", before)
    page.get_by_role("button", name="Pause").click()
    expect(page.locator(".practice-phase")).to_have_text("Paused")
    at = head.get_attribute("cy")
    page.wait_for_timeout(200)
    assert head.get_attribute("cy") == at


def test_the_week_and_its_days(browse, service):
    chosen(service)
    page = opened(browse, "/week")
    expect(page.locator(".of-plan")).to_have_text(re.compile("2\\s*of 3 planned"))
    expect(page.get_by_label("This week’s training")).to_contain_text("22 min")
    expect(page.get_by_label("This week’s training")).to_contain_text("84 kcal")
    expect(page.get_by_label("This week’s training")).to_contain_text("between 70 and 102")
    today = page.locator(".week-days [aria-current]")
    expect(today).to_have_attribute("aria-label", re.compile("2 trainings, 22 min, 84 kcal \\(between 70 and 102\\), 2 workouts chosen"))
    expect(page.locator(".choices-card .done")).to_contain_text("Morning five")
    expect(page.get_by_label("Done", exact=True)).to_contain_text("20 push-ups")
    expect(page.get_by_role("link", name="Morning five")).to_have_attribute("href", PRACTICE)
    expect(page.locator(".muscle-bars li").first).to_have_text(re.compile("Quads\\s*45%"))


def test_another_day_and_another_week_and_back(browse, edge, service):
    page = opened(browse, "/week")
    page.locator(".week-days [aria-current]").wait_for()
    summaries = len(edge.calls[TRAINING + "GetWeekSummary"])
    other = page.locator(".week-days a:not([aria-current])").first
    other.scroll_into_view_if_needed()
    place = page.evaluate("scrollY")
    other.click()
    expect(page.locator(".week-days [aria-current]:not(.today)")).to_be_focused()
    expect(page.get_by_text("No training on this day.")).to_be_visible()
    # The day of a week that is there needs no second summary, and the page stays where it was.
    assert len(edge.calls[TRAINING + "GetWeekSummary"]) == summaries
    assert page.evaluate("scrollY") == place
    page.go_back()
    expect(page.locator(".week-days .today[aria-current]")).to_be_visible()
    page.get_by_role("link", name="The week after").click()
    expect(page.locator(".week-days .today")).to_have_count(0)
    expect(page).to_have_url(re.compile(f"date={(TODAY + datetime.timedelta(days=7)).isoformat()}"))
    page.reload()
    expect(page.locator(".day > h2")).to_be_visible()
    look_over(page, PHONE)


def test_choosing_and_taking_back(browse, edge, service):
    page = opened(browse, "/week")
    page.get_by_label("Choose a workout").select_option("Push day")
    page.get_by_role("button", name="Choose").click()
    expect(page.locator(".choices-card .picked li")).to_have_text([re.compile("Push day\\s*still to do")])
    page.get_by_role("button", name="Take back: Push day").click()
    expect(page.get_by_role("button", name="Undo")).to_be_focused()
    expect(page.locator(".choices-card .picked")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".choices-card .picked li")).to_have_count(1)
    edge.answers[TRAINING + "CreateSelection"] = Failure(8, "TOO_MANY_SELECTIONS", "That's enough for one day.")
    page.get_by_role("button", name="Choose").click()
    expect(page.locator(".training-refusal")).to_have_text("That's enough for one day.")


def test_the_plan_is_set_by_taps(browse, edge, service):
    page = opened(browse, "/week")
    plan = page.locator(".week-plan")
    expect(plan).to_contain_text("suits your fitness class")
    for _ in range(3):
        plan.get_by_role("button", name="More").click()
    expect(plan.locator(".number")).to_have_text("6")
    expect(plan).not_to_contain_text("suits your fitness class")
    # The page shows a number before it has sent it.
    until(lambda: edge.calls[TRAINING + "SetPlan"][-1].plan.practices_per_week == 6, "the service has the plan")


def test_an_empty_week_without_a_weight(browse, service):
    service.newcomer, service.has_weight = True, False
    page = opened(browse, "/week")
    expect(page.get_by_text("No training on this day.")).to_be_visible()
    # Nobody who has not trained has used energy, whatever they weigh.
    expect(page.get_by_label("This week’s training")).to_contain_text("0 kcal")
    service.newcomer = False
    page.reload()
    expect(page.get_by_label("This week’s training")).to_contain_text("Unknown without your weight.")
    look_over(page, PHONE)


def test_the_sheet_leads_to_the_week(browse, service):
    page = opened(browse, "/")
    page.get_by_role("button", name="You and this device").click()
    page.get_by_role("dialog").get_by_role("link", name="Week").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".week-days")).to_be_visible()
