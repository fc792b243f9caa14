"""A training service for the page: it suggests, keeps one practice as training.proto says, and has a week."""

import datetime
import uuid

from .edge import Failure
from .people import TODAY, day, time

TRAINING = "/titanup.training.v1.TrainingService/"
PRACTICE_ID = "7a1f4c1e-52d0-4a5b-9a43-3c1d5e9f0a11"
EXERCISES = {
    "squat": ("Squat", ["Heels stay on the floor", "Knees follow the toes"]), "push-up": ("Push-up", ["Body in one line from head to heels"]),
    "plank": ("Plank", ["Elbows under the shoulders"]), "wall-sit": ("Wall sit", ["Back against the wall"]), "burpee": ("Burpee", ["Land softly"])}
SECONDS = {"plank", "wall-sit"}
MUSCLES = [{"muscle": "MUSCLE_QUADRICEPS", "percent": 45}, {"muscle": "MUSCLE_CHEST", "percent": 30}, {"muscle": "MUSCLE_CORE", "percent": 25}]
ENERGY = {"kilocalories": {"gross": 84.4, "net": 66.1, "low": 70.2, "high": 101.7}, "metMinutes": 63.5, "metCodes": ["02022"]}
NO_WEIGHT = {"unavailableReason": "ENERGY_REASON_WEIGHT_UNKNOWN", "metMinutes": 63.5}


def frames():
    """Two drawings as the service makes them."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" fill="none" stroke-width="3">'
    return [f'{head}<path d="M2 112H118" stroke="lightgray"/><path d="M60 {y}L60 {y + 30}" stroke="black" stroke-width="4"/>'
            f'<circle cx="60" cy="{y - 8}" r="5" fill="black"/></svg>' for y in (50, 66)]


def unit(exercise):
    return "AMOUNT_UNIT_SECONDS" if exercise in SECONDS else "AMOUNT_UNIT_REPS"


def workout(workout_id, name, kind, sets, **more):
    return {"workoutId": workout_id, "name": name, "type": f"WORKOUT_TYPE_{kind}", "muscles": MUSCLES, "impact": "IMPACT_LOW",
            "prescriptions": [{"exerciseId": exercise, "sets": count, "amount": amount} for exercise, count, amount in sets], **more}


WORKOUTS = [
    workout("morning-five", "Morning five", "CALISTHENICS", [("squat", 1, 15), ("push-up", 1, 10), ("plank", 1, 30)], rating=4),
    workout("push-day", "Push day", "CALISTHENICS", [("push-up", 3, 10)]),
    workout("big-three", "The big three", "WEIGHT_TRAINING", [("squat", 3, 8)], equipment=["EQUIPMENT_BARBELL", "EQUIPMENT_BENCH"]),
    workout("burpee-ladder", "Burpee ladder", "HIIT", [("burpee", 5, 8)], impact="IMPACT_HIGH"),
    workout("core-circle", "Core circle", "CALISTHENICS", [("plank", 2, 30)]),
    workout("whole-body-basics", "Whole-body basics", "CALISTHENICS", [("squat", 3, 15), ("push-up", 3, 10)]),
]
BY_ID = {each["workoutId"]: each for each in WORKOUTS}
MEALS = [
    {"mealId": "bean-chili", "name": "Bean chili", "description": "Simmer beans for half an hour.", "kilocalories": 480, "proteinGrams": 24,
     "tags": ["vegan", "make-ahead"]},
    {"mealId": "egg-wrap", "name": "Egg wrap", "description": "Roll scrambled eggs into a tortilla.", "kilocalories": 410, "proteinGrams": 23,
     "tags": ["vegetarian", "quick"], "allergens": ["egg", "gluten", "lupin"]},
    {"mealId": "rice-tofu", "name": "Fried rice with tofu", "description": "Fry tofu until golden.", "kilocalories": 1510, "proteinGrams": 24,
     "tags": ["vegan", "make-ahead"], "allergens": ["soy", "sesame"]},
]


def suggested(each, explanation="You rated it 4, and you last did it five days ago."):
    sets = [{"exerciseId": one["exerciseId"], "baseAmount": one["amount"], "amount": one["amount"] - 2, "unit": unit(one["exerciseId"])}
            for one in each["prescriptions"] for _ in range(one["sets"])]
    return {"workout": each, "sets": sets, "weight": 1.4, "explanation": explanation, "lastLocalDate": day(5) if each.get("rating") else ""}


class Training:
    """`practice` is the state that the test may look at and change."""

    def __init__(self, edge, *, countdown=1, has_weight=True, level_up=False, newcomer=False):
        self.countdown, self.has_weight, self.level_up, self.newcomer = countdown, has_weight, level_up, newcomer
        self.practice = None
        # What a camera counts.
        self.counted_as = {"push-up": "PUSH_UP"}
        # What a set with a receipt is refused with, if at all.
        self.receipt_refusal = None
        self.clock = {"prepared": None, "active": {}, "paused": None}
        self.ratings, self.requests, self.selections = {}, {}, {}
        # The user's own workouts by id, newest first; and how many of a list one page has.
        self.own, self.page = {}, 200
        edge.answers |= {TRAINING + name: getattr(self, name) for name in dir(self) if name[0].isupper()}

    # Suggestions.

    def SuggestWorkouts(self, request):  # noqa: N802
        kinds = {f"WORKOUT_TYPE_{['', 'WEIGHT_TRAINING', 'HIIT', 'CALISTHENICS'][kind]}" for kind in request.types}
        chosen = [each for each in WORKOUTS if (not kinds or each["type"] in kinds) and each["workoutId"] not in request.exclude_ids]
        if not chosen:
            raise Failure(9, "TOO_FEW_ELIGIBLE", "Nothing is left to suggest.")
        answer = {"items": [suggested(each) for each in chosen[:request.count]], "seed": "7", "score": .95}
        if len(chosen) < request.count:
            answer |= {"warnings": ["SUGGESTION_WARNING_FEWER_THAN_ASKED"], "warningTexts": [f"There are only {len(chosen)} of them."]}
        return answer

    def ListExercises(self, _):  # noqa: N802
        return {"exercises": [{"exerciseId": key, "name": name, "levelFactor": 1.2, "unit": unit(key), "baseAmount": 30 if key in SECONDS else 12} for key, (name, _) in EXERCISES.items()]}

    def GetExercise(self, request):  # noqa: N802
        name, cues = EXERCISES[request.exercise_id]
        return {"exercise": {"exerciseId": request.exercise_id, "name": name, "cues": cues, "muscles": MUSCLES, "levelFactor": 1.2,
                             "countedAs": self.counted_as.get(request.exercise_id, ""),
                             "animation": {"svgFrames": frames(), "frameDuration": "0.300s"}}}

    def ListWorkouts(self, request):  # noqa: N802
        workouts = [*self.own.values(), *(self.rated(each) for each in WORKOUTS)]
        begin, size = int(request.page_token or 0), min(request.page_size or 50, self.page)
        return {"workouts": workouts[begin:begin + size], "nextPageToken": str(begin + size) if len(workouts) > begin + size else ""}

    def ListMealIdeas(self, request):  # noqa: N802
        begin, size = int(request.page_token or 0), min(request.page_size or 50, self.page)
        return {"meals": MEALS[begin:begin + size], "nextPageToken": str(begin + size) if len(MEALS) > begin + size else ""}

    def GetWorkout(self, request):  # noqa: N802
        if request.workout_id in self.own:
            return {"workout": self.own[request.workout_id]}
        if request.workout_id not in BY_ID:
            raise Failure(5, "WORKOUT_UNKNOWN", "There is no such workout.")
        return {"workout": self.rated(BY_ID[request.workout_id])}

    def keep(self, given, etag):
        sets = [(each.exercise_id, each.sets, each.amount) for each in given.prescriptions]
        kind = ["", "WEIGHT_TRAINING", "HIIT", "CALISTHENICS"][given.type]
        self.own[given.workout_id] = workout(given.workout_id, given.name, kind, sets, own=True, etag=etag)
        return {"workout": self.own[given.workout_id]}

    def CreateWorkout(self, request):  # noqa: N802
        return self.keep(request.workout, "1")

    def UpdateWorkout(self, request):  # noqa: N802
        assert list(request.update_mask.paths) == ["name", "type", "prescriptions"] and request.request_id
        if request.workout.etag != self.own[request.workout.workout_id]["etag"]:
            raise Failure(10, "ETAG_MISMATCH", "It was changed elsewhere.")
        return self.keep(request.workout, "2")

    def DeleteWorkout(self, request):  # noqa: N802
        self.own.pop(request.workout_id, None)
        return {}

    def rated(self, each):
        return each | {"rating": self.ratings.get(each["workoutId"], each.get("rating", 0))}

    def RateWorkout(self, request):  # noqa: N802
        self.ratings[request.workout_id] = request.rating
        return {"rating": {"workoutId": request.workout_id, "rating": request.rating}}

    def UnrateWorkout(self, request):  # noqa: N802
        self.ratings[request.workout_id] = 0
        return {}

    # A practice.

    def StartPractice(self, request):  # noqa: N802
        if self.practice and self.practice["practiceId"] != request.practice_id and self.practice["state"] in ("PRACTICE_STATE_RUNNING", "PRACTICE_STATE_PAUSED"):
            raise Failure(9, "PRACTICE_RUNNING", "Another practice is open.")
        return {"practice": self.begin(request.practice_id, *request.workout_ids)}

    def begin(self, practice_id=PRACTICE_ID, *workout_ids):
        workout_ids = workout_ids or ("morning-five",)
        sets = [(workout_id, one, number) for workout_id in workout_ids for one in BY_ID[workout_id]["prescriptions"] for number in range(one["sets"])]
        self.practice = {
            "practiceId": practice_id, "workoutIds": list(workout_ids), "state": "PRACTICE_STATE_RUNNING", "countdown": f"{self.countdown}s",
            "startTime": time(minutes=5), "timeZone": "Europe/Berlin", "localDate": day(0), "scoreBefore": .95, "scoreAfter": .95,
            "exercises": [{"index": index, "exerciseId": one["exerciseId"], "workoutId": workout_id, "setNumber": number + 1, "setCount": one["sets"],
                           "unit": unit(one["exerciseId"]), "baseAmount": one["amount"], "suggestedAmount": one["amount"] - 2,
                           "prescribedAmount": one["amount"] - 2, "state": "EXERCISE_STATE_READY"}
                          for index, (workout_id, one, number) in enumerate(sets)]}
        return self.practice

    def now(self):
        return datetime.datetime.now(datetime.timezone.utc)

    def item(self, request, *states):
        item = self.practice["exercises"][request.exercise_index]
        if item["state"] not in {f"EXERCISE_STATE_{state}" for state in states}:
            raise Failure(9, "BAD_TRANSITION", "That isn't possible now.")
        return item

    def current(self):
        """The practice as it is now: a countdown has run out by itself."""
        for item in self.practice["exercises"]:
            if item["state"] == "EXERCISE_STATE_PREPARING" and self.practice["state"] == "PRACTICE_STATE_RUNNING" and self.now() >= self.clock["prepared"]:
                self.activate(item)
            if item["state"] == "EXERCISE_STATE_ACTIVE":
                item["activeTime"] = f"{(self.now() - self.clock['active'][item['index']]).total_seconds():.3f}s"
        return {"practice": self.practice}

    def activate(self, item):
        item["state"] = "EXERCISE_STATE_ACTIVE"
        item.pop("prepEndTime", None)
        self.clock["active"][item["index"]] = self.now()

    def GetPractice(self, request):  # noqa: N802
        if not self.practice or self.practice["practiceId"] != request.practice_id:
            raise Failure(5, "PRACTICE_UNKNOWN", "There is no such practice.")
        return self.current()

    def AdjustPrescription(self, request):  # noqa: N802
        self.item(request, "READY", "PREPARING")["prescribedAmount"] = request.amount
        return self.current()

    def StartExercise(self, request):  # noqa: N802
        item = self.item(request, "READY")
        self.clock["prepared"] = self.now() + datetime.timedelta(seconds=self.countdown)
        item |= {"state": "EXERCISE_STATE_PREPARING", "prepEndTime": self.clock["prepared"].isoformat().replace("+00:00", "Z")}
        return self.current()

    def SkipPreparation(self, request):  # noqa: N802
        item = self.item(request, "READY", "PREPARING", "ACTIVE")
        if item["state"] != "EXERCISE_STATE_ACTIVE":
            self.activate(item)
        return self.current()

    def CompleteExercise(self, request):  # noqa: N802
        if request.request_id in self.requests:
            return self.requests[request.request_id]
        self.current()
        item = self.item(request, "ACTIVE")
        if request.receipt_jws and self.receipt_refusal:
            raise self.receipt_refusal
        item |= {"state": "EXERCISE_STATE_DONE", "doneAmount": request.done_amount, "creditedAmount": request.done_amount,
                 "evidence": "SET_EVIDENCE_VERIFIED" if request.receipt_jws else "SET_EVIDENCE_UNVERIFIED"}
        self.requests[request.request_id] = self.current()
        return self.current()

    def SkipExercise(self, request):  # noqa: N802
        self.item(request, "READY", "PREPARING", "ACTIVE", "SKIPPED")["state"] = "EXERCISE_STATE_SKIPPED"
        return self.current()

    def PausePractice(self, _):  # noqa: N802
        self.current()
        self.practice["state"], self.clock["paused"] = "PRACTICE_STATE_PAUSED", self.now()
        return {"practice": self.practice}

    def ResumePractice(self, _):  # noqa: N802
        length = self.now() - self.clock["paused"]
        self.practice["state"] = "PRACTICE_STATE_RUNNING"
        self.clock["active"] = {index: begin + length for index, begin in self.clock["active"].items()}
        if self.clock["prepared"]:
            self.clock["prepared"] += length
            for item in self.practice["exercises"]:
                if item["state"] == "EXERCISE_STATE_PREPARING":
                    item["prepEndTime"] = self.clock["prepared"].isoformat().replace("+00:00", "Z")
        return self.current()

    def AbandonPractice(self, _):  # noqa: N802
        self.practice |= {"state": "PRACTICE_STATE_ABANDONED", "endTime": time(), "timeSpent": "95s", "timeSpentSource": "VALUE_SOURCE_MEASURED"}
        return {"practice": self.practice}

    def complete(self):
        for item in self.practice["exercises"]:
            if item["state"] != "EXERCISE_STATE_DONE":
                item["state"] = "EXERCISE_STATE_SKIPPED"
        self.practice |= {"state": "PRACTICE_STATE_COMPLETED", "endTime": time(), "timeSpent": "754s", "timeSpentSource": "VALUE_SOURCE_MEASURED",
                          "points": 284.5, "scoreAfter": 1.02, "muscles": MUSCLES, "energy": ENERGY if self.has_weight else NO_WEIGHT, "etag": "9"}
        return self.practice

    def CompletePractice(self, _):  # noqa: N802
        if not any(item["state"] == "EXERCISE_STATE_DONE" for item in self.practice["exercises"]):
            raise Failure(9, "NOTHING_COMPLETED", "No exercise is done.")
        answer = {"practice": self.complete()}
        if self.level_up:
            answer["levelUp"] = {"fromClass": "FITNESS_CLASS_COUCH_POTATO", "toClass": "FITNESS_CLASS_ROOKIE", "text": "The sofa will miss you."}
        return answer

    def UpdatePractice(self, request):  # noqa: N802
        assert list(request.update_mask.paths) == ["time_spent"] and request.request_id
        is_own = request.practice.HasField("time_spent")
        self.practice |= {"timeSpent": f"{request.practice.time_spent.seconds}s" if is_own else "754s",
                          "timeSpentSource": "VALUE_SOURCE_USER" if is_own else "VALUE_SOURCE_MEASURED"}
        return {"practice": self.practice}

    def ExplainScore(self, _):  # noqa: N802
        done = sum(item["state"] == "EXERCISE_STATE_DONE" for item in self.practice["exercises"])
        return {"counted": done >= .6 * len(self.practice["exercises"]), "classBefore": "FITNESS_CLASS_COUCH_POTATO", "classAfter": "FITNESS_CLASS_ROOKIE",
                "scoreBefore": .95, "scoreAfter": 1.02, "points": 284.5}

    def DeletePractice(self, request):  # noqa: N802
        assert request.practice_id == self.practice["practiceId"] and request.request_id
        self.practice = None
        return {}

    # Days and weeks.

    def GetDayProgress(self, request):  # noqa: N802
        date = request.local_date or day(0)
        is_open = self.practice and self.practice["state"] in ("PRACTICE_STATE_RUNNING", "PRACTICE_STATE_PAUSED")
        answer = {"localDate": date, "openPracticeId": self.practice["practiceId"] if is_open else "", "selections": [
            {"selection": each, "done": each["workoutId"] == "morning-five"} for each in self.selections.values() if each["localDate"] == date]}
        if self.newcomer or date != day(0):
            return answer | {"timeSpent": "0s", "energy": NO_WEIGHT | {"metMinutes": 0} if not self.has_weight else {"kilocalories": {}}}
        return answer | {"completed": 2, "setsDone": 11, "timeSpent": "1335s", "points": 284.5, "muscles": MUSCLES, "pushUpSessions": 1, "pushUps": 20,
                         "energy": ENERGY if self.has_weight else NO_WEIGHT}

    def week(self, date):
        monday = date - datetime.timedelta(days=date.weekday())
        return [(monday + datetime.timedelta(days=index)).isoformat() for index in range(7)]

    def GetWeekSummary(self, request):  # noqa: N802
        dates = self.week(datetime.date.fromisoformat(request.local_date) if request.local_date else TODAY)
        done = [{"localDate": each, "timeSpent": "0s"} for each in dates]
        if not self.newcomer:
            for each in done:
                if each["localDate"] == day(0):
                    each |= {"workoutIds": ["morning-five"], "completed": 2, "timeSpent": "1335s", "pushUpSessions": 1, "pushUps": 20}
        return {"done": done, "completed": sum(each.get("completed", 0) for each in done), "completedLast7Days": 0 if self.newcomer else 4, "planned": 3,
                "timeSpent": "0s" if self.newcomer else "1335s", "pushUpSessions": 0 if self.newcomer else 1, "plannedDates": 7}

    def GetDailyEnergy(self, request):  # noqa: N802
        first, last = (datetime.date.fromisoformat(each) for each in (request.from_local_date, request.to_local_date))
        zero = {"kilocalories": {"gross": 0}} if self.has_weight else NO_WEIGHT | {"metMinutes": 0}
        days = [(first + datetime.timedelta(days=index)).isoformat() for index in range((last - first).days + 1)]
        return {"days": [{"localDate": each, "energy": (ENERGY if self.has_weight else NO_WEIGHT) if each == day(0) and not self.newcomer else zero,
                          "completed": 2 if each == day(0) and not self.newcomer else 0} for each in days]}

    def ListSelections(self, request):  # noqa: N802
        return {"selections": [each for each in self.selections.values() if request.from_local_date <= each["localDate"] <= request.to_local_date]}

    def CreateSelection(self, request):  # noqa: N802
        for each in self.selections.values():
            if (each["workoutId"], each["localDate"]) == (request.workout_id, request.local_date):
                return {"selection": each}
        selection = {"selectionId": str(uuid.uuid4()), "workoutId": request.workout_id, "localDate": request.local_date, "createTime": time()}
        self.selections[selection["selectionId"]] = selection
        return {"selection": selection}

    def DeleteSelection(self, request):  # noqa: N802
        self.selections.pop(request.selection_id, None)
        return {}

    def ListPractices(self, _):  # noqa: N802
        if self.newcomer:
            return {}
        return {"practices": [{"practiceId": PRACTICE_ID, "workoutIds": ["morning-five"], "state": "PRACTICE_STATE_COMPLETED", "localDate": day(0),
                               "startTime": time(minutes=30), "timeSpent": "754s", "points": 284.5}]}

    def GetPlan(self, _):  # noqa: N802
        return {"plan": getattr(self, "plan", {"practicesPerWeek": 3, "isDefault": True})}

    def SetPlan(self, request):  # noqa: N802
        self.plan = {"practicesPerWeek": request.plan.practices_per_week, "sessionTarget": request.plan.session_target, "setTime": time()}
        return {"plan": self.plan}
