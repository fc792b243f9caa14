"""What the services know of Ada's past: her sessions one by one, statistics, her streak and its pauses."""

import datetime
import math
import uuid

from .edge import Failure
from .people import NOW, SESSION_ID, SESSIONS, TODAY, day, time
from .sets import POSE, rep, twelve

STREAM_ID = "5d0b1f4e-2c55-4a43-9a13-6f4f6a2f7b01"
RECOUNT_ID, DECLARED_ID, SIMULATED_ID, DIGEST_ID = (
    f"{number}c8f8a52-5a30-4d53-9a35-2f0a4f6c8f1{number}" for number in (1, 2, 3, 4))


def session(session_id, reps, evidence, back, hour=9, **more):
    begin = datetime.datetime.combine(TODAY, datetime.time(hour), datetime.timezone.utc) - datetime.timedelta(days=back)
    end = begin + datetime.timedelta(seconds=2 * reps + 4)
    verified = evidence.startswith("EVIDENCE_VERIFIED") or evidence == "EVIDENCE_SIMULATED"
    counted = {"receiptId": str(uuid.uuid5(uuid.NAMESPACE_OID, session_id)), "counter": "pushup/2", "streamId": STREAM_ID,
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
        session(DIGEST_ID, 18, "EVIDENCE_VERIFIED_DIGEST", 2, 8)]
    rest = [session(str(uuid.uuid5(uuid.NAMESPACE_OID, f"{back}-{hour}")), 8 + (back * 7 + hour) % 17, "EVIDENCE_VERIFIED_DIGEST", back, hour)
            for back in range(3, 40) for hour in (17, 8)]
    return first + rest


class Past:
    """Sessions, a streak and pauses that change as the services would change them."""

    def __init__(self, newcomer=False):
        self.sessions = [] if newcomer else sessions()
        self.deleted = {}
        self.recounted = {}
        self.answers = {
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
            raise Failure(5, "SESSION_NOT_FOUND", "There is no such set.")
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
        return {"stream": {"receipt": {"receiptId": receipt, "streamId": request.stream_id, "reps": twelve()}}}

    def recount(self, request):
        """The newer counter finds two more of its ten."""
        added = [{"change": "REP_CHANGE_ADDED", "new": each} for each in twelve()[10:]]
        return {"receipt": {"receiptId": str(uuid.uuid5(uuid.NAMESPACE_OID, "recount")), "jws": "signed.again", "counter": "pushup/2"},
                "oldReps": 10, "newReps": 12, "differences": added}

    def accept(self, request):
        found = self._find(request.session_id)
        assert request.receipt_jws == "signed.again" and request.request_id and request.etag == found["etag"]
        self.recounted[request.session_id] = [{"receiptId": found["receiptId"], "counter": found["counter"], "reps": found["reps"],
                                               "evidence": found["evidence"], "replaceTime": stamp(NOW)}]
        found |= {"reps": 12, "counter": "pushup/2", "recountAvailable": False, "etag": "e-after", "receiptId": str(uuid.uuid5(uuid.NAMESPACE_OID, "recount"))}
        return {"session": found}


def _evidence(each):
    return ["EVIDENCE_UNSPECIFIED", "EVIDENCE_VERIFIED_STREAM", "EVIDENCE_VERIFIED_DIGEST", "EVIDENCE_DEVICE", "EVIDENCE_DECLARED",
            "EVIDENCE_SIMULATED"].index(each["evidence"])
