"""Answers of the services for two people: Ada, who has trained for a while, and a newcomer."""

import datetime
import zoneinfo

NOW = datetime.datetime.now(datetime.timezone.utc).replace(microsecond=0)
#: Where the pages are: a zone in which no midnight comes while the tests run.
ZONE = "Europe/Berlin" if 1 <= NOW.astimezone(zoneinfo.ZoneInfo("Europe/Berlin")).hour < 22 else "America/New_York"
TODAY = NOW.astimezone(zoneinfo.ZoneInfo(ZONE)).date()


def day(back):
    return (TODAY - datetime.timedelta(days=back)).isoformat()


def time(**back):
    return (NOW - datetime.timedelta(**back)).isoformat().replace("+00:00", "Z")


def bar(back, reps, verified=None, **more):
    return {"localDate": day(back), "reps": reps, "verifiedReps": reps if verified is None else verified,
            "sessions": 1 if reps else 0, **more}


WEEK = [28, 40, 22, (45, 35), 0, 36, 32]
MONTH = [12, 0, 18, 20, 25, 0, 30, 22, 28, 31, 0, 26, 34, 40, 22, 18, 35, 0, 24, 30, 20, 33, 37] + WEEK


def bars(days):
    return [bar(len(days) - 1 - index, *(each if isinstance(each, tuple) else (each,))) for index, each in enumerate(days)]


def chart(bars, goal=40):
    total = sum(bar["reps"] for bar in bars)
    return {"bars": bars, "totalReps": total, "goalReps": goal, "remainingReps": max(0, goal - bars[-1]["reps"]) if bars else goal,
            "today": day(0)}


def trophy(trophy_id, title, description, metric, scope, threshold, experience, window_ms=0):
    return {"trophyId": trophy_id, "title": title, "description": description, "imageUri": f"titanup:trophies/{trophy_id}.svg",
            "metric": metric, "scope": scope, "threshold": threshold, "windowMs": window_ms, "ruleVersion": 1, "experience": experience}


REPS, DAYS, WINDOW = "TROPHY_METRIC_REPS", "TROPHY_METRIC_ACTIVE_DAYS", "TROPHY_METRIC_REPS_IN_WINDOW"
SESSION, DAY, STREAK = "TROPHY_SCOPE_SESSION", "TROPHY_SCOPE_DAY", "TROPHY_SCOPE_STREAK"
TROPHIES = [
    trophy("T-STREAK-3", "3 days of pushups", "Push-ups on three days in a row.", DAYS, STREAK, 3, 90),
    trophy("T-SESSION-5", "5 pushups", "Five push-ups in one session.", REPS, SESSION, 5, 5),
    trophy("T-FAST-5-10S", "5 pushups under 10 second", "Five push-ups in a row in under ten seconds.", WINDOW, SESSION, 5, 30, 10_000),
    trophy("T-SESSION-10", "10 pushups", "Ten push-ups in one session.", REPS, SESSION, 10, 10),
    trophy("T-SESSION-20", "20 pushups", "Twenty push-ups in one session.", REPS, SESSION, 20, 30),
    trophy("T-SESSION-40", "40 pushups", "Forty push-ups in one session.", REPS, SESSION, 40, 90),
    trophy("T-SESSION-50", "50 pushups", "Fifty push-ups in one session.", REPS, SESSION, 50, 120),
    trophy("T-DAY-50", "50 pushups in a day", "Fifty push-ups on one date.", REPS, DAY, 50, 40),
    trophy("T-DAY-100", "100 pushups in a day", "A hundred push-ups on one date.", REPS, DAY, 100, 100),
    trophy("T-DAY-300", "300 pushups in a day", "Three hundred push-ups on one date.", REPS, DAY, 300, 300),
]
BY_ID = {each["trophyId"]: each for each in TROPHIES}
SESSION_ID = "0c8f8a52-5a30-4d53-9a35-2f0a4f6c8f10"


def award(number, trophy_id, **back):
    proof = {"sessionIds": [SESSION_ID], "localDates": [day(back.get("days", 0))]}
    if trophy_id == "T-FAST-5-10S":
        proof |= {"firstRep": 1, "lastRep": 5}
    return {"awardId": f"00000000-0000-4000-8000-00000000000{number}", "trophy": BY_ID[trophy_id], "ruleVersion": 1,
            "earnTime": time(**back), "grantTime": time(**back), "state": "AWARD_STATE_GRANTED", "proof": proof, "seen": True}


AWARDS = [award(4, "T-FAST-5-10S", minutes=9), award(3, "T-SESSION-10", minutes=10), award(2, "T-SESSION-5", minutes=11),
          award(1, "T-STREAK-3", days=3)]
LEVEL = {"number": 4, "experience": 1240, "threshold": 0, "nextThreshold": 1600}


def dashboard():
    return {
        "profile": {"displayName": "Ada", "themeId": "orange", "sessionTarget": 12},
        "today": chart([bar(0, 12, startTime=time(hours=3)), bar(0, 10, startTime=time(hours=2)),
                        bar(0, 10, startTime=time(minutes=10))]) | {"remainingReps": 8},
        "week": chart(bars(WEEK)), "month": chart(bars(MONTH)),
        "streak": {"current": 11, "longest": 19, "todayDone": True, "freezesLeft": 1, "verifiedCurrent": 11},
        "lastSession": {"sessionId": SESSION_ID, "startTime": time(minutes=10), "localDate": day(0), "reps": 10, "target": 12,
                        "verified": True},
        "awards": [{"awardId": each["awardId"], "trophyId": each["trophy"]["trophyId"], "title": each["trophy"]["title"],
                    "imageUri": each["trophy"]["imageUri"], "earnTime": each["earnTime"]} for each in AWARDS[:3]],
        "medals": [{"medalId": "M-DAY-2", "title": "Second session today", "count": 6},
                   {"medalId": "M-STREAK-7", "title": "A week in a row", "count": 5}],
        "level": LEVEL,
        "suggestions": {"workouts": [{"workoutId": "push-up-ladder", "name": "Push-up ladder", "sets": 5,
                                      "explanation": "You rated it 5, and you last did it nine days ago."}], "seed": "7"},
        "habits": {"habits": [
            {"habitId": "11111111-1111-4111-8111-111111111111", "title": "Push-ups", "color": "#FF8A4C", "today": 32,
             "goalPercent": 80, "currentStreak": 4},
            {"habitId": "22222222-2222-4222-8222-222222222222", "title": "Read", "color": "#58D6A2", "today": 1,
             "goalPercent": 100, "goalMet": True, "currentStreak": 9},
            {"habitId": "33333333-3333-4333-8333-333333333333", "title": "No sugar after 8", "color": "#4CB8FF", "today": 0,
             "goalPercent": 0, "currentStreak": 0}]},
        "slogan": {"quoteId": "havamal-76", "text": "Cattle die, kinsmen die, you yourself will die; the good name that you earned does not.",
                   "author": "The Hávamál", "source": "76", "language": "en"},
    }


def newcomer():
    return {
        "profile": {"displayName": "Björn", "themeId": "orange", "sessionTarget": 10},
        "today": chart([], 10), "week": chart(bars([0] * 7), 10), "month": chart(bars([0] * 30), 10), "streak": {},
        "level": {"number": 1, "nextThreshold": 100}, "habits": {},
        "slogan": {"quoteId": "s-1", "text": "Effort is a language every muscle speaks.", "author": "TitanUp", "language": "en"},
    }


def quarter():
    buckets = [{"localDate": day(7 * back + 6), "lastLocalDate": day(7 * back), "reps": 90 + 11 * ((back * 5) % 13), "sessions": 5,
                "byEvidence": [{"evidence": "EVIDENCE_VERIFIED_STREAM", "reps": 80 + 11 * ((back * 5) % 13)},
                               {"evidence": "EVIDENCE_DECLARED", "reps": 10}]} for back in range(12, -1, -1)]
    return {"buckets": buckets, "totalReps": sum(each["reps"] for each in buckets), "goalReps": 40, "today": day(0)}


def medals():
    def medal(medal_id, title, description, family, threshold, count):
        return {"medalId": medal_id, "title": title, "description": description, "family": family, "threshold": threshold,
                "count": count, "firstLocalDate": day(20), "lastLocalDate": day(0)}
    intraday, consistency = "MEDAL_FAMILY_INTRADAY", "MEDAL_FAMILY_CONSISTENCY"
    return [medal("M-DAY-1", "First session today", "One session on a date.", intraday, 1, 19),
            medal("M-DAY-2", "Second session today", "Two sessions on a date.", intraday, 2, 6),
            medal("M-STREAK-7", "A week in a row", "Seven dates in a row.", consistency, 7, 5)]


def progress():
    def entry(trophy_id, current, hint):
        target = BY_ID[trophy_id]["threshold"]
        return {"trophy": BY_ID[trophy_id], "current": current, "target": target, "percent": min(99, 100 * current // target),
                "nextHint": hint}
    return [entry("T-SESSION-20", 18, "2 more push-ups in one session."), entry("T-SESSION-40", 18, "22 more push-ups in one session."),
            entry("T-SESSION-50", 18, "32 more push-ups in one session."), entry("T-DAY-50", 32, "18 more push-ups today."),
            entry("T-DAY-100", 32, "68 more push-ups today."), entry("T-DAY-300", 32, "268 more push-ups today.")]


PROFILE, TROPHY, SESSIONS = "/titanup.profile.v1.ProfileService/", "/titanup.trophies.v1.TrophiesService/", "/titanup.sessions.v1.SessionsService/"
AUTH = "/titanup.auth.v1.AuthService/"
MOTIVATION, HABITS = "/titanup.motivation.v1.MotivationService/", "/titanup.habits.v1.HabitsService/"


def explanation(request):
    trophy_id = request.trophy_id
    earned = next((each for each in AWARDS if each["trophy"]["trophyId"] == trophy_id), None)
    answer = {"trophy": BY_ID[trophy_id]}
    if earned:
        return answer | {"award": earned}
    return answer | {"nearMisses": [{"value": 18, "sessionIds": [SESSION_ID], "localDates": [day(2)]},
                                    {"value": 15, "unverifiedValue": 22, "sessionIds": [SESSION_ID], "localDates": [day(5)]}]}


def ada():
    return {
        PROFILE + "GetDashboard": dashboard(),
        SESSIONS + "GetActivityChart": quarter(),
        SESSIONS + "GetSession": {"session": {
            "sessionId": SESSION_ID, "startTime": time(minutes=10), "endTime": time(minutes=9), "timeZone": "Europe/Berlin",
            "localDate": day(0), "reps": 10, "target": 12, "evidence": "EVIDENCE_VERIFIED_STREAM",
            "form": {"repsPerMinute": 33.4, "meanDepthPercent": 97.2, "meanQualityPercent": 94}}},
        TROPHY + "ListAwards": lambda request: {"awards": AWARDS[:request.page_size or None], "nextPageToken": ""},
        TROPHY + "GetTrophyProgress": {"progress": progress()},
        TROPHY + "ListTrophies": {"trophies": TROPHIES},
        TROPHY + "ListCurrentMedals": {"medals": medals(), "today": day(0)},
        TROPHY + "ListMedalHistory": {"medals": medals(), "days": [
            {"localDate": day(0), "medalIds": ["M-DAY-1", "M-DAY-2"]}, {"localDate": day(1), "medalIds": ["M-DAY-1", "M-STREAK-7"]}]},
        TROPHY + "ExplainLevel": {"level": LEVEL, "verifiedReps": 900, "activeDates": 24, "trophyExperience": 100},
        TROPHY + "ExplainAward": explanation,
        TROPHY + "WatchAwards": [],
        MOTIVATION + "LikeQuote": {}, MOTIVATION + "UnlikeQuote": {},
        HABITS + "RecordHabit": {"totals": {"day": 33, "week": 100, "all": 900, "goalMet": False}},
    }


def bjoern():
    locked = [{"trophy": each, "current": 0, "target": each["threshold"], "percent": 0, "nextHint": "Start with one set."}
              for each in TROPHIES]
    return ada() | {
        PROFILE + "GetDashboard": newcomer(),
        SESSIONS + "GetActivityChart": {"buckets": [], "today": day(0)},
        TROPHY + "ListAwards": {}, TROPHY + "GetTrophyProgress": {"progress": locked},
        TROPHY + "ListCurrentMedals": {"today": day(0)}, TROPHY + "ListMedalHistory": {},
        TROPHY + "ExplainLevel": {"level": {"number": 1, "nextThreshold": 100}},
    }
