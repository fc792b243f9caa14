"""Answers of the services for an operator. They remember what a test changes."""

from . import profile
from .people import AUTH, HABITS, MOTIVATION, SESSIONS, TROPHY, time
from .social import SOCIAL

AUTH_ADMIN, TROPHY_ADMIN = "/titanup.auth.v1.AuthAdminService/", "/titanup.trophies.v1.TrophiesAdminService/"
POSE = "/titanup.pose.v1.PoseService/"


def person(number, name, **more):
    return {"user": profile.USER | {"userId": f"00000000-0000-4000-8000-00000000040{number}", "displayName": name, "email": f"{name.lower()}@example.org"},
            "lastSeenTime": time(hours=number), **more}


def rule(trophy_id, metric, scope, threshold, title, **more):
    return {"trophyId": trophy_id, "version": 2, "metric": f"TROPHY_METRIC_{metric}", "scope": f"TROPHY_SCOPE_{scope}", "threshold": threshold,
            "minEvidence": "TROPHY_EVIDENCE_VERIFIED_DIGEST", "catalogueOrder": 7, "experience": 30, "kind": "RULE_KIND_TROPHY",
            "english": {"title": title, "description": f"{title}."}, "german": {"title": title, "description": f"{title}."}, **more}


def answers():
    people = [person(1, "Ada", admin=True), person(2, "Björn"), person(3, "Eve", disableTime=time(days=1))]
    rules = {"RULE_KIND_TROPHY": [
        rule("T-SESSION-20", "REPS", "SESSION", 20, "20 pushups"), rule("T-FAST-5-10S", "REPS_IN_WINDOW", "SESSION", 5, "Five at once", windowMs=10_000),
        rule("T-PLANK-60", "REPS", "SESSION", 60, "A minute of plank", exercise="TROPHY_EXERCISE_PLANK"),
        rule("T-OLD", "SESSIONS", "DAY", 9, "Nine sets", isArchived=True, isSecret=True)],
        "RULE_KIND_MEDAL_INTRADAY": [rule("M-DAY-2", "SESSIONS", "DAY", 2, "Second session today", kind="RULE_KIND_MEDAL_INTRADAY", experience=0)]}
    operation = {"operationId": "00000000-0000-4000-8000-000000000500", "state": "OPERATION_STATE_RUNNING", "percent": 40}

    def find(request):
        return {"users": [each for each in people if request.email in ("", each["user"]["email"])]}

    def close(is_closed):
        def change(request):
            for each in people:
                if each["user"]["userId"] == request.user_id:
                    each.pop("disableTime", None)
                    each.update({"disableTime": time(seconds=1)} if is_closed else {})
            return {}
        return change

    def list_rules(request):
        return {"rules": rules.get(["", "RULE_KIND_TROPHY", "RULE_KIND_MEDAL_INTRADAY", "RULE_KIND_MEDAL_CONSISTENCY"][request.kind], [])}

    def archive(request):
        for each in rules["RULE_KIND_TROPHY"]:
            if each["trophyId"] == request.trophy_id:
                each["isArchived"] = True
        return {}

    invited = profile.invitations()
    return {
        AUTH_ADMIN + "ListUsers": find, AUTH_ADMIN + "DisableUser": close(True), AUTH_ADMIN + "EnableUser": close(False),
        AUTH_ADMIN + "RevokeUserSessions": {}, AUTH_ADMIN + "IssuePasswordReset": {"code": "7KQ4-2M9X"},
        AUTH_ADMIN + "ListUserInvitations": invited[AUTH + "ListInvitations"], AUTH_ADMIN + "RevokeUserInvitation": invited[AUTH + "RevokeInvitation"],
        TROPHY_ADMIN + "ListTrophyRules": list_rules, TROPHY_ADMIN + "ArchiveTrophyRule": archive,
        TROPHY_ADMIN + "PreviewRule": {"usersExamined": 12, "gainCount": 3, "loseCount": 0, "grandfatherCount": 1, "keepCount": 5},
        TROPHY_ADMIN + "CreateTrophyRule": {}, TROPHY_ADMIN + "UpdateTrophyRule": {}, TROPHY_ADMIN + "ReevaluateTrophies": {"operation": operation},
        TROPHY_ADMIN + "GetOperation": {"operation": operation | {"state": "OPERATION_STATE_DONE", "percent": 100, "granted": 3, "grandfathered": 1}},
        POSE + "ListCounters": {}, SESSIONS + "GetClock": {"clock": profile.CLOCK}, HABITS + "ListHabits": {}, MOTIVATION + "ListReminders": {},
        TROPHY + "GetLevel": {}, profile.TRAINING + "GetPlan": {}, SOCIAL + "GetSharing": {},
    }
