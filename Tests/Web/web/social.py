"""Answers of the social service, which remembers: Ada has two partners, an invitation to her address and one of her own, and owns a group."""

import re

from google.protobuf import json_format

from .edge import Failure
from .people import day, time

SOCIAL = "/titanup.social.v1.SocialService/"
CODE = "7KQ4-2M9X-V3TB-H60C"
BOB = {"partnerId": "00000000-0000-4000-8000-00000000b0b0", "displayName": "Bob", "createTime": time(days=40),
       "pushUps": {"lastLocalDate": day(0), "reps": [0, 12, 20, 0, 0, 5, 5], "totalReps": 42},
       "streak": {"current": 2, "todayDone": True}, "practices": {"count": 1}}
EVE = {"partnerId": "00000000-0000-4000-8000-00000000e5e5", "displayName": "Evelyn Featherstonehaugh-Cholmondeley", "createTime": time(days=1)}
FROM_BJOERN = {"invitationId": "00000000-0000-4000-8000-0000000000b1", "displayName": "Björn", "createTime": time(hours=2), "expireTime": time(days=-6)}
OPEN = {"invitationId": "00000000-0000-4000-8000-0000000000a1", "code": CODE, "createTime": time(hours=1), "expireTime": time(days=-7)}
NOT_FOUND = Failure(5, "NOT_FOUND", "This invitation doesn't exist or is over. Please ask for a new one.")


def answers(name="Ada", partners=(BOB, EVE), received=(FROM_BJOERN,), sent=(OPEN,), blocks=()):
    sharing = {"displayName": name, "pushUps": False, "streak": False, "practices": False}
    partners, received, sent, blocks = list(partners), list(received), list(sent), list(blocks)

    def update(request):
        given = json_format.MessageToDict(request.sharing, always_print_fields_with_no_presence=True)
        for path in request.update_mask.paths:
            first, *rest = path.split("_")
            sharing[first + "".join(each.capitalize() for each in rest)] = given[first + "".join(each.capitalize() for each in rest)]
        return {"sharing": sharing}

    def create(request):
        number = f"00000000-0000-4000-8000-0000000001{len(sent):02}"
        way = {"email": request.email} if request.email else {"code": f"0000-0000-0000-{len(sent):04}"}
        sent.insert(0, {"invitationId": number, "createTime": time(), "expireTime": time(days=-7), **way})
        return {"invitation": sent[0]}

    def without(things, name, value):
        things[:] = [each for each in things if each[name] != value]

    def accept(request):
        partners.insert(0, {"partnerId": "00000000-0000-4000-8000-00000000ffff", "displayName": "Björn", "createTime": time()})
        without(received, "invitationId", request.invitation_id)
        return {"partnerId": partners[0]["partnerId"]}

    def answered(request):
        without(received, "invitationId", request.invitation_id)
        return {}

    def revoke(request):
        without(sent, "invitationId", request.invitation_id)
        return {}

    def end(request):
        without(partners, "partnerId", request.partner_id)
        return {}

    def block(request):
        gone = [each for each in partners + received if request.partner_id == each.get("partnerId") or request.invitation_id == each.get("invitationId")]
        name = gone[0]["displayName"] if gone else "Björn"
        end(request), answered(request)
        blocks.insert(0, {"blockId": f"00000000-0000-4000-8000-0000000002{len(blocks):02}", "displayName": name, "createTime": time()})
        return {"blockId": blocks[0]["blockId"]}

    def unblock(request):
        without(blocks, "blockId", request.block_id)
        return {}

    return {
        SOCIAL + "GetSharing": lambda _: {"sharing": sharing}, SOCIAL + "UpdateSharing": update,
        SOCIAL + "CreateInvitation": create, SOCIAL + "ListInvitations": lambda _: {"invitations": sent}, SOCIAL + "RevokeInvitation": revoke,
        SOCIAL + "ListReceivedInvitations": lambda _: {"invitations": received},
        SOCIAL + "LookUpInvitation": {"invitation": {**FROM_BJOERN, "invitationId": ""}},
        SOCIAL + "AcceptInvitation": accept, SOCIAL + "DeclineInvitation": answered,
        SOCIAL + "ListPartners": lambda _: {"partners": partners}, SOCIAL + "EndPartnership": end,
        SOCIAL + "BlockPerson": block, SOCIAL + "ListBlocks": lambda _: {"blocks": blocks}, SOCIAL + "Unblock": unblock,
    }


GROUP = "00000000-0000-4000-8000-0000000000aa"
GROUP_CODE = "9ZQ4-2M9X-V3TB-H60C"
ADA, BOB_THERE, CEM = ({"memberId": f"00000000-0000-4000-8000-0000000030{number:02}", "displayName": name, "role": f"GROUP_ROLE_{role}",
                        "isSelf": name == "Ada", "joinTime": time(days=30 - number)}
                       for number, (name, role) in enumerate([("Ada", "OWNER"), ("Bob", "ADMIN"), ("Cem", "MEMBER")]))
TWO_WEEKS = {"challengeId": "00000000-0000-4000-8000-000000004000", "title": "Two weeks", "rule": "CHALLENGE_RULE_DAYS",
             "firstLocalDate": day(3), "lastLocalDate": day(-10), "target": 10, "createTime": time(days=3)}
BOBS_DAY = {"entryId": "00000000-0000-4000-8000-000000005000", "memberId": BOB_THERE["memberId"], "displayName": "Bob", "localDate": day(0),
            "lastTime": time(hours=2), "pushUps": {"reps": 30, "verifiedReps": 20}, "practices": 1, "cheers": 1}
ADAS_DAY = {"entryId": "00000000-0000-4000-8000-000000005001", "memberId": ADA["memberId"], "displayName": "Ada", "isSelf": True, "localDate": day(1),
            "lastTime": time(days=1), "pushUps": {"reps": 12, "verifiedReps": 12}, "cheers": 2}
SAME_MOTION = {"sets": [
    {"memberId": BOB_THERE["memberId"], "displayName": "Bob", "localDate": day(1), "startTime": time(days=1), "reps": 12},
    {"memberId": ADA["memberId"], "displayName": "Ada", "isSelf": True, "localDate": day(0), "startTime": time(hours=1), "reps": 12},
]}
NO_GROUP = Failure(5, "NOT_FOUND", "This isn't one of your groups.")


def groups(role="OWNER", mine=True, members=(ADA, BOB_THERE, CEM), totals=(20, 40, 20), challenges=(TWO_WEEKS,), feed=(BOBS_DAY, ADAS_DAY),
           invitations=(), goal=300, page=20, motions=()):
    """Of the totals each is a member's; whoever has none isn't ranked. Boards come in pages of `page` places."""
    settings = {"name": "Titans", "sizeLimit": 50, "weeklyGoal": goal}
    sharing = {"board": True, "pushUps": False, "practices": False}
    members = [each | ({"role": f"GROUP_ROLE_{role}"} if each.get("isSelf") else {}) for each in members]
    challenges, feed, invitations, joined = list(challenges), [dict(each) for each in feed], list(invitations), [GROUP] if mine else []

    def group():
        own = next((each["role"] for each in members if each.get("isSelf")), "GROUP_ROLE_MEMBER")
        return {"groupId": GROUP, "settings": settings, "memberCount": len(members), "role": own, "sharing": sharing, "joinTime": time(days=30),
                "week": {"firstLocalDate": day(3), "reps": sum(totals)}}

    def get(_):
        if not joined:
            raise NO_GROUP
        return {"group": group()}

    def come(_):
        joined[:] = [GROUP]
        return {"groupId": GROUP}

    def create(request):
        settings.update({"name": request.settings.name, "weeklyGoal": request.settings.weekly_goal})
        members[:] = [ADA]
        challenges.clear(), feed.clear()
        return come(request)

    def go(_):
        joined.clear()
        return {}

    def change(kept, name):
        def change(request):
            given = json_format.MessageToDict(getattr(request, name), always_print_fields_with_no_presence=True)
            for path in request.update_mask.paths:
                field = re.sub("_(.)", lambda letter: letter[1].upper(), path)
                kept[field] = given[field]
            return {name: kept}
        return change

    def board(request):
        pairs = sorted(((total, each) for total, each in zip(totals, members) if total), key=lambda pair: -pair[0])
        entries = [{"rank": 1 + sum(other > total for other, _ in pairs), "memberId": each["memberId"], "displayName": each["displayName"],
                    "total": total // 10 if request.challenge_id else total, "isSelf": each.get("isSelf", False)} for total, each in pairs]
        begin = int(request.page_token or 0)
        own = next((each for each in entries if each["isSelf"]), None)
        return {"entries": entries[begin:begin + page], "nextPageToken": str(begin + page) if begin + page < len(entries) else "",
                "firstLocalDate": day(3), "lastLocalDate": day(-3)} | ({"own": own} if own else {})

    def challenge(request):
        made = json_format.MessageToDict(request.challenge)
        challenges.insert(0, made | {"challengeId": f"00000000-0000-4000-8000-0000000041{len(challenges):02}", "createTime": time()})
        return {"challengeId": challenges[0]["challengeId"]}

    def invite(request):
        number = len(invitations)
        invitations.insert(0, {"invitationId": f"00000000-0000-4000-8000-0000000060{number:02}", "code": f"0000-0000-0000-{number:04}",
                               "usesLeft": request.max_uses or 1, "createTime": time(), "expireTime": time(days=-7)})
        return {"invitation": invitations[0]}

    def cheer(request):
        for each in feed:
            if each["entryId"] == request.entry_id and each.get("cheered", False) != request.cheered:
                each.update({"cheered": request.cheered, "cheers": each["cheers"] + (1 if request.cheered else -1)})
        return {}

    def role_of(request):
        roles = {1: "OWNER", 2: "ADMIN", 3: "MEMBER"}
        for each in members:
            if request.role == 1 and each.get("isSelf"):
                each["role"] = "GROUP_ROLE_ADMIN"
            if each["memberId"] == request.member_id:
                each["role"] = f"GROUP_ROLE_{roles[request.role]}"
        return {}

    def without(things, name):
        snake = re.sub("([A-Z])", lambda letter: f"_{letter[1].lower()}", name)

        def without(request):
            things[:] = [each for each in things if each[name] != getattr(request, snake)]
            return {}
        return without

    return {
        SOCIAL + "ListGroups": lambda _: {"groups": [group() for _ in joined]}, SOCIAL + "GetGroup": get, SOCIAL + "CreateGroup": create,
        SOCIAL + "LookUpGroupInvitation": {"groupName": "Titans", "inviterName": "Bob", "expireTime": time(days=-6)}, SOCIAL + "JoinGroup": come,
        SOCIAL + "LeaveGroup": go, SOCIAL + "DeleteGroup": go, SOCIAL + "UpdateGroup": change(settings, "settings"),
        SOCIAL + "UpdateGroupSharing": change(sharing, "sharing"), SOCIAL + "ListMembers": lambda _: {"members": members},
        SOCIAL + "SetMemberRole": role_of, SOCIAL + "RemoveMember": without(members, "memberId"), SOCIAL + "GetBoard": board,
        SOCIAL + "ListChallenges": lambda _: {"challenges": challenges}, SOCIAL + "CreateChallenge": challenge,
        SOCIAL + "DeleteChallenge": without(challenges, "challengeId"), SOCIAL + "ListGroupFeed": lambda _: {"entries": feed}, SOCIAL + "SetCheer": cheer,
        SOCIAL + "ListGroupInvitations": lambda _: {"invitations": invitations}, SOCIAL + "CreateGroupInvitation": invite,
        SOCIAL + "RevokeGroupInvitation": without(invitations, "invitationId"),
        SOCIAL + "ListSharedMotions": lambda _: {"motions": list(motions)},
    }
