"""Answers of the social service, which remembers: Ada has two partners, an invitation to her address and one of her own."""

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
