"""What the services know of Ada's past: her sessions one by one, statistics, her streak and its pauses."""

import datetime
import math
import uuid

from .edge import Failure
from .people import MONTH, NOW, SESSION_ID, SESSIONS, TODAY, WEEK, day, quarter, time
from .sets import POSE, rep, twelve

TRAINING = "/titanup.training.v1.TrainingService/"
STREAM_ID = "5d0b1f4e-2c55-4a43-9a13-6f4f6a2f7b01"
RECOUNT_ID, DECLARED_ID, SIMULATED_ID, DIGEST_ID, FOREIGN_ID, ELSEWHERE_ID = (
    f"{number}c8f8a52-5a30-4d53-9a35-2f0a4f6c8f1{number}" for number in range(1, 7))


def session(session_id, reps, evidence, back, hour=9, **more):
    begin = datetime.datetime.combine(TODAY, datetime.time(hour), datetime.timezone.utc) - datetime.timedelta(days=back)
    end = begin + datetime.timedelta(seconds=2 * reps + 4)
    verified = evidence.startswith("EVIDENCE_VERIFIED") or evidence == "EVIDENCE_SIMULATED"
    counted = {"receiptId": str(uuid.uuid5(uuid.NAMESPACE_OID, session_id)), "counter": "pushup/3", "streamId": STREAM_ID,
               "form": {"repsPerMinute": 28.6, "meanDepthPercent": 93.4, "meanQualityPercent": 91}} if verified else {}
    return {"sessionId": session_id, "startTime": stamp(begin), "endTime": stamp(end), "timeZone": "Europe/Berlin", "localDate": day(back),
            "reps": reps, "target": 12, "targetMet": reps >= 12, "evidence": evidence, "etag": f"e-{session_id[:2]}-{reps}"} | counted | more


def stamp(moment):
    return moment.isoformat().replace("+00:00", "Z")


def sessions():
    """More than a page of them: what is at the top is of every kind, the rest fills 40 days."""
    first = [
        session(SESSION_ID, 12, "EVIDENCE_VERIFIED_STREAM", 0, 9, note="Felt light today."),
        session(RECOUNT_ID, 10, "EVIDENCE_VERIFIED_STREAM", 0, 7, counter="pushup/1", recountAvailable=True),
        session(DECLARED_ID, 24, "EVIDENCE_DECLARED", 1, 18, late=True, sets=[
            {"reps": each, "startTime": time(days=1), "endTime": time(days=1)} for each in (10, 8, 6)]),
        session(SIMULATED_ID, 300, "EVIDENCE_SIMULATED", 1, 12),
        session(DIGEST_ID, 18, "EVIDENCE_VERIFIED_DIGEST", 2, 8),
        session(FOREIGN_ID, 16, "EVIDENCE_FOREIGN_RECEIPT", 2, 6, hasForeignReceipt=True),
        session(ELSEWHERE_ID, 15, "EVIDENCE_VERIFIED_DIGEST", 2, 5, hasForeignReceipt=True)]
    rest = [session(str(uuid.uuid5(uuid.NAMESPACE_OID, f"{back}-{hour}")), 8 + (back * 7 + hour) % 17, "EVIDENCE_VERIFIED_DIGEST", back, hour)
            for back in range(3, 40) for hour in (17, 8)]
    return first + rest


def chart(request):
    """A bar for each date of a week or month, or the quarter of people.py."""
    if request.range == 4:
        return quarter()
    days = WEEK if request.range == 2 else MONTH
    buckets = []
    for index, each in enumerate(days):
        reps, verified = each if isinstance(each, tuple) else (each, each)
        date = day(len(days) - 1 - index)
        buckets.append({"localDate": date, "lastLocalDate": date, "reps": reps, "byEvidence": [
            {"evidence": "EVIDENCE_VERIFIED_STREAM", "reps": verified}, {"evidence": "EVIDENCE_DECLARED", "reps": reps - verified}]})
    return {"buckets": buckets, "totalReps": sum(each["reps"] for each in buckets), "goalReps": 40, "today": day(0)}


def record(kind, value, back, session_id=""):
    return {"kind": f"RECORD_KIND_{kind}", "value": value, "localDate": day(back), "sessionId": session_id}


def stats(request):
    """A month that has grown, or a week that hasn't."""
    grown = request.period != 1
    bests = [record("REPS_IN_SET", 24, 1, DECLARED_ID), record("REPS_IN_SESSION", 24, 1, DECLARED_ID), record("REPS_IN_DAY", 45, 3),
             record("FASTEST_FIVE", 7_250, 0, SESSION_ID)]
    records = [record("REPS_IN_SET", 31, 44, DIGEST_ID), record("REPS_IN_SESSION", 31, 44, DIGEST_ID), record("REPS_IN_DAY", 62, 44),
               record("FASTEST_FIVE", 7_250, 0, SESSION_ID)]
    return {"firstLocalDate": day(29), "lastLocalDate": day(0), "sessions": 52, "reps": 728, "activeDates": 24,
            "byEvidence": [{"evidence": "EVIDENCE_VERIFIED_STREAM", "reps": 704}, {"evidence": "EVIDENCE_DECLARED", "reps": 24}],
            "bests": bests, "form": {"repsPerMinute": 28.6, "meanDepthPercent": 93.4, "meanQualityPercent": 91.2},
            "trend": "TREND_STRONG_GROWTH" if grown else "TREND_DECLINE", "earlierReps": 330 if grown else 110, "laterReps": 398 if grown else 105,
            "records": records, "today": day(0), "formulaVersion": "stats/1"}


def training(request):
    points = [{"time": time(days=28 - 4 * index), "practiceId": str(uuid.uuid5(uuid.NAMESPACE_OID, str(index))), "score": score, "points": 3.5}
              for index, score in enumerate([41, 42.5, 42, 44.2, 45.8, 45.1, 48.3])]
    kept = {1: 2, 2: 4, 3: 7}[request.period]
    return {"firstLocalDate": day(29), "lastLocalDate": day(0), "series": points[-kept:], "statements": {
        "trend": "TREND_STRONG_GROWTH", "trendText": "Outstanding: your fitness has grown by more than a tenth.",
        "commitment": "COMMITMENT_CLOSE", "commitmentText": "So close: almost all of your plan!", "trendRatio": 1.18, "commitmentRatio": .9},
        "byMuscle": [{"muscle": "MUSCLE_CHEST", "percent": 46}, {"muscle": "MUSCLE_TRICEPS", "percent": 31}, {"muscle": "MUSCLE_CORE", "percent": 23}],
        "byType": [{"motorType": "MOTOR_TYPE_STRENGTH", "percent": 80}, {"motorType": "MOTOR_TYPE_CARDIO", "percent": 20}],
        "facts": {"completed": kept, "planned": 8, "setsDone": 68, "repsDone": 912, "timeSpent": "5460s", "points": 24.5, "pushUpSessions": 52}}


NO_TRAINING = {"statements": {"trend": "TREND_INSUFFICIENT_DATA", "trendText": "After two practices in this period, we can tell your trend.",
                              "commitment": "COMMITMENT_INSUFFICIENT_DATA",
                              "commitmentText": "After two practices in this period, we can tell how well you keep to your plan."}, "facts": {}}


#: What the last 110 dates did, newest last, and how many dates each lasted.
STORY = [("ACTIVE", 20), ("FROZEN", 1), ("ACTIVE", 14), ("MISSED", 3), ("ACTIVE", 21), ("PAUSED", 7), ("ACTIVE", 9), ("BRIDGED", 1), ("ACTIVE", 22),
         ("FROZEN", 1), ("ACTIVE", 10), ("OPEN", 1)]


def streak_days():
    days, count = [], 0
    for kind, length in STORY:
        for _ in range(length):
            count = 0 if kind == "MISSED" else count + (kind == "ACTIVE")
            days.append({"kind": f"STREAK_DAY_KIND_{kind}", "count": count})
    for index, each in enumerate(days):
        each["localDate"] = day(len(days) - 1 - index)
    return days


class Past:
    """Sessions, a streak and pauses that change as the services would change them."""

    def __init__(self, newcomer=False):
        self.sessions = [] if newcomer else sessions()
        self.deleted = {}
        self.recounted = {}
        self.newcomer = newcomer
        #: What the receipts of streams say of a sign of life: `{"liveness": …}`, or nothing.
        self.liveness = {}
        self.days = [] if newcomer else streak_days()
        self.pauses = [] if newcomer else [
            {"pauseId": "44444444-4444-4444-8444-444444444401", "firstLocalDate": day(49), "lastLocalDate": day(43), "reason": "Flu"}]
        self.answers = {
            SESSIONS + "GetStats": {"firstLocalDate": day(29), "lastLocalDate": day(0), "trend": "TREND_INSUFFICIENT_DATA", "today": day(0)} if newcomer else stats,
            SESSIONS + "GetActivityChart": chart, TRAINING + "GetTrainingStats": NO_TRAINING if newcomer else training,
            SESSIONS + "GetStreak": self.streak, SESSIONS + "ExplainStreak": self.explain_streak, SESSIONS + "GetClock": {"clock": {"firstWeekday": 1}},
            SESSIONS + "ListPauses": lambda request: {"pauses": self.pauses}, SESSIONS + "CreatePause": self.create_pause,
            SESSIONS + "DeletePause": self.delete_pause,
            SESSIONS + "ListSessions": self.list, SESSIONS + "GetSession": self.get, SESSIONS + "DeleteSession": self.delete,
            SESSIONS + "UndeleteSession": self.undelete, SESSIONS + "UpdateSession": self.update, SESSIONS + "AcceptRecount": self.accept,
            POSE + "ExplainReps": self.explain, POSE + "GetStream": self.stream, POSE + "RecountStream": self.recount,
        }

    def _find(self, session_id):
        found = next((each for each in self.sessions if each["sessionId"] == session_id), None)
        if not found:
            raise Failure(5, "SESSION_NOT_FOUND", "There is no such set.")
        return found

    def list(self, request):
        kept = [each for each in self.sessions if not request.evidence or _evidence(each) in request.evidence]
        start, size = int(request.page_token or 0), request.page_size or 50
        more = start + size < len(kept)
        return {"sessions": kept[start:start + size], "nextPageToken": str(start + size) if more else ""}

    def get(self, request):
        found = self._find(request.session_id)
        return {"session": found, "pastCounts": self.recounted.get(request.session_id, [])}

    def delete(self, request):
        found = self._find(request.session_id)
        self.deleted[request.session_id] = self.sessions.index(found), found
        self.sessions.remove(found)
        return {}

    def undelete(self, request):
        if request.session_id not in self.deleted:
            self._find(request.session_id)
            raise Failure(6, "SESSION_NOT_DELETED", "That set isn't deleted.")
        place, found = self.deleted.pop(request.session_id)
        self.sessions.insert(place, found)
        return {"session": found}

    def update(self, request):
        found = self._find(request.session.session_id)
        assert list(request.update_mask.paths) == ["note"] and request.request_id
        found |= {"note": request.session.note, "etag": f"{found['etag']}+"}
        return {"session": found}

    def explain(self, request):
        reps = [rep(index + 1, start=500 + 1900 * index, minimum=880 + 10 * index) for index in range(10)] if request.counter == "pushup/1" else twelve()
        dips = [{"outcome": "DIP_OUTCOME_REP", "startMs": each["startMs"], "bottomMs": each["startMs"] + 700, "endMs": each["endMs"],
                 "bottomAngleDecidegrees": each["minAngleDecidegrees"], "rep": each} for each in reps]
        dips.insert(9, {"outcome": "DIP_OUTCOME_PARTIAL", "startMs": 18_000, "bottomMs": 18_700, "endMs": 19_400,
                        "bottomAngleDecidegrees": 1310, "reasons": ["REJECT_REASON_TOO_SHALLOW"]})
        times = list(range(0, 30_000, 100))
        angles = [round(1250 + 400 * math.cos(each / 1900 * 2 * math.pi)) for each in times]
        return {"counter": {"name": request.counter}, "timeMs": times, "angleDecidegrees": angles, "inPosition": [True] * len(times), "dips": dips}

    def stream(self, request):
        receipt = next(each["receiptId"] for each in self.sessions if each["sessionId"] == DIGEST_ID)
        return {"stream": {"receipt": {"receiptId": receipt, "streamId": request.stream_id, "reps": twelve()} | self.liveness}}

    def recount(self, request):
        """The newer counter finds two more of its ten."""
        added = [{"change": "REP_CHANGE_ADDED", "new": each} for each in twelve()[10:]]
        return {"receipt": {"receiptId": str(uuid.uuid5(uuid.NAMESPACE_OID, "recount")), "jws": "signed.again", "counter": "pushup/3"},
                "oldReps": 10, "newReps": 12, "differences": added}

    def accept(self, request):
        found = self._find(request.session_id)
        assert request.receipt_jws == "signed.again" and request.request_id and request.etag == found["etag"]
        self.recounted[request.session_id] = [{"receiptId": found["receiptId"], "counter": found["counter"], "reps": found["reps"],
                                               "evidence": found["evidence"], "replaceTime": stamp(NOW)}]
        found |= {"reps": 12, "counter": "pushup/3", "recountAvailable": False, "etag": "e-after", "receiptId": str(uuid.uuid5(uuid.NAMESPACE_OID, "recount"))}
        return {"session": found}

    def streak(self, request):
        if self.newcomer:
            return {"streak": {}, "verifiedStreak": {}, "today": day(0)}
        return {"streak": {"current": 62, "longest": 62, "atRisk": True, "freezesLeft": 1, "nextFreezeIn": 4},
                "verifiedStreak": {"current": 62, "longest": 62, "atRisk": True, "nextFreezeIn": 4}, "today": day(0)}

    def explain_streak(self, request):
        last = request.to_local_date or day(0)
        first = request.from_local_date or day(89)
        return {"days": [each for each in self.days if first <= each["localDate"] <= last], "today": day(0)}

    def create_pause(self, request):
        pause = request.pause
        if any(each["firstLocalDate"] <= pause.last_local_date and pause.first_local_date <= each["lastLocalDate"] for each in self.pauses):
            raise Failure(9, "PAUSE_OVERLAP", "Another pause has some of these dates.")
        made = {"pauseId": pause.pause_id, "firstLocalDate": pause.first_local_date, "lastLocalDate": pause.last_local_date, "reason": pause.reason}
        self.pauses.insert(0, made)
        return {"pause": made}

    def delete_pause(self, request):
        self.pauses = [each for each in self.pauses if each["pauseId"] != request.pause_id]
        return {}


def _evidence(each):
    return ["EVIDENCE_UNSPECIFIED", "EVIDENCE_VERIFIED_STREAM", "EVIDENCE_VERIFIED_DIGEST", "EVIDENCE_DEVICE", "EVIDENCE_DECLARED",
            "EVIDENCE_SIMULATED", "EVIDENCE_FOREIGN_RECEIPT"].index(each["evidence"])
