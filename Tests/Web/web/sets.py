"""A pose and a sessions service for the page's sets: it keeps streams as the contract says and answers half-duplex calls. Its
count is the one that the test gives it: what counting is worth, the services' own tests say."""

import collections
import datetime
import math
import uuid

from .edge import Failure
from .people import BY_ID, LEVEL

POSE, SESSIONS = "/titanup.pose.v1.PoseService/", "/titanup.sessions.v1.SessionsService/"
TROPHIES, MOTIVATION = "/titanup.trophies.v1.TrophiesService/", "/titanup.motivation.v1.MotivationService/"
FACE_BOX = 5
EXERCISES = ["UNSPECIFIED", "PUSH_UP", "SQUAT", "LUNGE", "SIT_UP", "JUMPING_JACK", "PULL_UP", "BURPEE", "PLANK", "WALL_SIT"]
LEVEL_UP = LEVEL | {"number": 5}


def rep(number, *, start, minimum=880, flags=()):
    depth = max(0, min(100, round((1700 - minimum) / 8)))
    return {"number": number, "startMs": start, "endMs": start + 1500, "minAngleDecidegrees": minimum, "maxAngleDecidegrees": 1650,
            "depthPercent": depth, "qualityPercent": 92, "flags": list(flags)}


def twelve():
    """As the rendered athlete does them: the half is between the ninth and the tenth."""
    starts = [500 + 1900 * index for index in range(9)] + [20_500, 23_500, 26_700]
    flags = {3: ["REP_FLAG_NO_LOCKOUT"], 7: ["REP_FLAG_HIP_SAG", "REP_FLAG_TOO_FAST"]}
    return [rep(index + 1, start=start, minimum=860 + 12 * index, flags=flags.get(index, ())) for index, start in enumerate(starts)]


def eight():
    """The same of his face, which has no angles: the half is between the fifth and the sixth."""
    starts = [1500 + 1700 * index for index in range(5)] + [11_700 + 3100 * index for index in range(3)]
    return [rep(index + 1, start=start) | {"minAngleDecidegrees": 0, "maxAngleDecidegrees": 0, "depthPercent": 100 - 2 * index}
            for index, start in enumerate(starts)]


def squats(count):
    """Reps without elbows, as of every exercise but push-ups."""
    return [rep(index + 1, start=1900 * index) | {"minAngleDecidegrees": 0, "maxAngleDecidegrees": 0, "depthPercent": 96, "qualityPercent": 96} for index in range(count)]


class Sets:
    """What happened, for the test to judge: `frames` by stream, `paused` numbers, `sessions`. Of a hold, `held` seconds are counted; of
    nothing, `problem` says why. Sets that ask for it are asked for a sign of life after `asks_after` milliseconds, if at all, and have
    the result `liveness` after `answers_after` more, unless they end before."""

    def __init__(self, edge, reps=None, *, held=0, problem=None, awards=("T-SESSION-5", "T-SESSION-10", "T-FAST-5-10S")):
        self.reps = twelve() if reps is None else reps
        self.held, self.problem = held, problem
        self.awards = list(awards)
        self.frames = collections.defaultdict(list)
        self.paused = set()
        self.opens, self.receipts, self.sessions = {}, {}, {}
        self.uploads = 0
        self.failure = None
        self.session_failure = None
        self.flags = []
        self.asks_after, self.liveness, self.answers_after = None, "PASSED", 5_000
        self.questions, self.settled = {}, {}
        edge.answers |= {
            POSE + "StreamReps": self.stream_reps, POSE + "UploadStream": self.upload_stream, POSE + "ExplainReps": self.explain,
            SESSIONS + "CreateSession": self.create_session, SESSIONS + "UpdateSession": lambda request: {"session": {"sessionId": request.session.session_id, "note": request.session.note}},
            SESSIONS + "DeleteSession": {}, SESSIONS + "UndeleteSession": {"session": {}},
            TROPHIES + "WatchAwards": self.watch_awards,
            MOTIVATION + "GetPepTalk": {"line": "Twelve today and the streak lives on.", "quote": {
                "text": "It is not because things are difficult that we do not dare.", "author": "Seneca", "language": "en"}},
            MOTIVATION + "GetVoicePack": {"voicePack": {"voicePackId": "recruit", "lines": [
                {"event": "VOICE_EVENT_REP", "text": "{n}"}, {"event": "VOICE_EVENT_COUNTDOWN", "text": "{n}"},
                {"event": "VOICE_EVENT_LAST_REP", "text": "One more!"}, {"event": "VOICE_EVENT_TARGET_MET", "text": "{n}. Done!"},
                {"event": "VOICE_EVENT_TROPHY", "text": "Trophy: {title}"}], "cues": [{"code": "PARTIAL_DEPTH", "text": "Deeper!"}]}},
        }

    def stream_reps(self, first, *rest):
        if self.failure:
            raise self.failure
        stream = first.open.stream_id
        assert self.opens.setdefault(stream, first.open) == first.open
        if stream in self.receipts:
            return [{"ready": {"counter": "pushup/3", "nextFrame": len(self.frames[stream]), "closed": True}}, {"receipt": self.receipts[stream]}]
        waiting = {"livenessAsked": self.questions[stream]} if stream in self.questions and stream not in self.settled else {}
        answers = [{"ready": {"counter": "pushup/3", "nextFrame": len(self.frames[stream])} | waiting}]
        is_paused = False
        for request in rest:
            kind = request.WhichOneof("message")
            if kind == "frames":
                self._take(stream, request.frames.frames, is_paused)
                answers += self._ask(stream)
                answers.append({"ack": {"frame": len(self.frames[stream]) - 1}})
            elif kind == "close":
                answers.append({"receipt": self._receipt(stream, "STREAM_ORIGIN_LIVE")})
            else:
                is_paused = kind == "pause"
        return answers

    def upload_stream(self, first, *rest):
        if self.failure:
            raise self.failure
        stream = first.open.stream_id
        self.uploads += 1
        self.opens[stream] = first.open
        self.frames[stream] = []
        for request in rest:
            self._take(stream, request.frames.frames, False)
        return {"receipt": self._receipt(stream, "STREAM_ORIGIN_UPLOAD")}

    def _take(self, stream, frames, is_paused):
        kept = self.frames[stream]
        for frame in frames:
            if frame.number != len(kept):
                raise Failure(3, "FRAME_NUMBER", "A frame is missing.")
            assert not kept or frame.time_us > kept[-1].time_us
            assert len(frame.landmarks) in (0, 8 if self.opens[stream].schema == FACE_BOX else 132)
            kept.append(frame)
            if is_paused:
                self.paused.add((stream, frame.number))

    def _ask(self, stream):
        """The question with the frame that it comes after, and its result with a later one."""
        now, found = self.frames[stream][-1].time_us // 1000, []
        if not self.opens[stream].liveness or self.asks_after is None:
            return found
        if stream not in self.questions and now >= self.asks_after:
            kind = "RAISED_HAND" if EXERCISES[self.opens[stream].exercise] in ("SQUAT", "LUNGE", "SIT_UP") else "PAUSE"
            self.questions[stream] = {"kind": f"LIVENESS_KIND_{kind}", "askedMs": now, "answerByMs": now + 15_000}
            found.append({"livenessAsked": self.questions[stream]})
        if stream in self.questions and stream not in self.settled and now >= self.questions[stream]["askedMs"] + self.answers_after:
            self.settled[stream] = {"result": f"LIVENESS_RESULT_{self.liveness}", "answeredMs": now}
            found.append({"livenessAnswered": self.settled[stream]})
        return found

    def _sign_of_life(self, stream):
        """What the receipt says of it."""
        if not self.opens[stream].liveness:
            return {}
        if stream not in self.questions:
            return {"liveness": {"kind": "LIVENESS_KIND_PAUSE", "result": "LIVENESS_RESULT_NOT_ASKED"}}
        asked = {"kind": self.questions[stream]["kind"], "askedMs": self.questions[stream]["askedMs"]}
        return {"liveness": asked | self.settled.get(stream, {"result": "LIVENESS_RESULT_UNANSWERED"})}

    def _receipt(self, stream, origin):
        begin = self.opens[stream].start_time.ToDatetime(datetime.timezone.utc)
        end = begin + datetime.timedelta(microseconds=self.frames[stream][-1].time_us if self.frames[stream] else 0)
        self.receipts[stream] = {
            "receiptId": str(uuid.uuid5(uuid.NAMESPACE_OID, stream)), "streamId": stream, "exercise": f"EXERCISE_{EXERCISES[self.opens[stream].exercise]}", "counter": "pushup/3",
            "heldSeconds": self.held, "problem": self.problem or 0,
            "startTime": begin.isoformat().replace("+00:00", "Z"), "endTime": end.isoformat().replace("+00:00", "Z"), "reps": self.reps,
            "partialReps": 1, "coveragePercent": 100, "jws": f"signed.{stream}", "origin": origin, "keptDays": 30, "evidenceFlags": self.flags} | self._sign_of_life(stream)
        return self.receipts[stream]

    def explain(self, request):
        dips = [{"outcome": "DIP_OUTCOME_REP", "startMs": each["startMs"], "bottomMs": each["startMs"] + 700, "endMs": each["endMs"],
                 "topAngleDecidegrees": 1650, "bottomAngleDecidegrees": each["minAngleDecidegrees"], "endAngleDecidegrees": 1650, "rep": each}
                for each in self.reps]
        if EXERCISES[self.opens[request.stream_id].exercise] != "PUSH_UP":
            return self._movements()
        if all(each["maxAngleDecidegrees"] == 0 for each in self.reps):
            return self._explain_faces()
        half = {"outcome": "DIP_OUTCOME_PARTIAL", "startMs": 18_000, "bottomMs": 18_700, "endMs": 19_400, "topAngleDecidegrees": 1650,
                "bottomAngleDecidegrees": 1310, "endAngleDecidegrees": 1640, "reasons": ["REJECT_REASON_TOO_SHALLOW"]}
        dips.insert(min(9, len(dips)), half)
        times = list(range(0, 30_000, 100))
        angles = [round(1250 + 400 * math.cos(time / 1900 * 2 * math.pi)) for time in times]
        return {"counter": {"name": "pushup/3"}, "timeMs": times, "angleDecidegrees": angles, "inPosition": [True] * len(times), "dips": dips}

    def _movements(self):
        """Of other exercises than push-ups: the reps and a half one, or the hold."""
        held = [{"outcome": "DIP_OUTCOME_REP", "startMs": 2000, "bottomMs": 2000 + 1000 * self.held, "endMs": 2000 + 1000 * self.held}]
        reps = [{"outcome": "DIP_OUTCOME_REP", "startMs": each["startMs"], "endMs": each["endMs"], "number": each["number"]} for each in self.reps]
        half = {"outcome": "DIP_OUTCOME_PARTIAL", "startMs": 6_000, "endMs": 7_000, "problems": ["MOVEMENT_PROBLEM_TOO_SHALLOW"]}
        return {"movements": held if self.held else [*reps, half]}

    def _explain_faces(self):
        """Angles stand for distances: 140 degrees for a face of a fifth of the image, 60 less for each doubling."""
        dips = [{"outcome": "DIP_OUTCOME_REP", "startMs": each["startMs"], "bottomMs": each["startMs"] + 700, "endMs": each["endMs"],
                 "topAngleDecidegrees": 1400, "bottomAngleDecidegrees": 460, "endAngleDecidegrees": 1400, "rep": each} for each in self.reps]
        dips.insert(5, {"outcome": "DIP_OUTCOME_PARTIAL", "startMs": 10_000, "bottomMs": 10_700, "endMs": 11_500, "topAngleDecidegrees": 1400,
                        "bottomAngleDecidegrees": 1130, "endAngleDecidegrees": 1400, "reasons": ["REJECT_REASON_RANGE_TOO_SMALL"]})
        times = list(range(0, 22_000, 100))
        return {"counter": {"name": "pushup/3"}, "timeMs": times, "dips": dips, "inPosition": [True] * len(times),
                "angleDecidegrees": [round(930 + 470 * math.cos(time / 1700 * 2 * math.pi)) for time in times]}

    def create_session(self, request):
        if self.session_failure:
            raise self.session_failure
        session = request.session
        assert request.receipt_jws and request.request_id and session.reps == len(self.reps)
        now = datetime.datetime.now(datetime.timezone.utc)
        self.sessions[session.session_id] = request
        return {"session": {"sessionId": session.session_id, "reps": session.reps, "evidence": "EVIDENCE_VERIFIED_STREAM", "target": session.target,
                            "createTime": now.isoformat().replace("+00:00", "Z"), "streamId": request.receipt_jws.removeprefix("signed.")}}

    def watch_awards(self, request):
        """What was there before, then what the newest session earned."""
        answers = [{"level": LEVEL, "cursor": "1"}]
        for number, trophy in enumerate(self.awards if self.sessions else []):
            now = datetime.datetime.now(datetime.timezone.utc).isoformat().replace("+00:00", "Z")
            answers.append({"award": {"awardId": f"00000000-0000-4000-8000-00000000010{number}", "trophy": BY_ID[trophy], "ruleVersion": 1,
                                      "earnTime": now, "grantTime": now, "state": "AWARD_STATE_GRANTED",
                                      "proof": {"sessionIds": [list(self.sessions)[-1]]}}, "cursor": str(number + 2)})
        return answers + ([{"level": LEVEL_UP, "cursor": "9"}] if self.sessions else [])
