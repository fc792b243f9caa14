"""Answers of the services for the profile of two people: Ada, who has filled it in, and a newcomer."""

import base64

from google.protobuf import json_format

from .people import AUTH, MOTIVATION, PROFILE, SESSIONS, day, time

TRAINING = "/titanup.training.v1.TrainingService/"

SVG = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><circle cx="64" cy="64" r="64" fill="{}"/>'
       '<circle cx="50" cy="60" r="6"/><circle cx="78" cy="60" r="6"/></svg>')
AVATARS = [{"avatarId": name.lower(), "title": name, "svg": SVG.format(colour)} for name, colour in [
    ("Viking", "#fdba74"), ("Bear", "#bbf7d0"), ("Fox", "#bfdbfe"), ("Owl", "#e9d5ff"), ("Wolf", "#fecaca"), ("Titan", "#fde68a")]]
THEMES = [{"themeId": "orange", "title": "Orange", "accentColor": "#ff6b2c", "backgroundColor": "#0c0f13", "isDark": True},
          {"themeId": "blue", "title": "Blue", "accentColor": "#4cb8ff", "backgroundColor": "#0c0f13", "isDark": True}]
VOICES = [{"voicePackId": "recruit", "rank": 1, "minLevel": 1, "title": "Recruit"},
          {"voicePackId": "captain", "rank": 2, "minLevel": 3, "title": "Captain"},
          {"voicePackId": "titan", "rank": 3, "minLevel": 9, "title": "Titan", "isLocked": True}]
PROFILE_OF_ADA = {"displayName": "Ada", "birthYear": 1991, "sex": "SEX_FEMALE", "heightCm": 172.5, "locale": "en", "units": "UNITS_METRIC",
                  "avatarId": "fox", "etag": "e1"}
SETTINGS = {
    "themeId": "orange", "sessionTarget": 12, "dailyGoal": 40,
    "pushupsPerDay": {"times": 3, "windowStartMinutes": 480, "windowEndMinutes": 1200, "atMinutes": [480, 840, 1200]},
    "voiceEnabled": True, "soundsEnabled": True, "hapticsEnabled": True, "profileVisibility": "VISIBILITY_PRIVATE",
    "activityVisibility": "VISIBILITY_PRIVATE", "awardsVisibility": "VISIBILITY_PRIVATE", "frameRetention": "FRAME_RETENTION_DAYS_30"}
CLOCK = {"timeZone": "", "dayStartMinutes": 180, "firstWeekday": 1}
PREFERENCES = {"countdown": "10s", "likedTypes": ["WORKOUT_TYPE_HIIT"], "equipmentKnown": True, "equipment": ["EQUIPMENT_DUMBBELLS"]}
WEIGHTS = [68.4, 68.9, 68.6, 69.3, 70.1, 69.8, 70.6, 71.2, 71.0, 71.8]
BMI = {"value": 22.99, "text": "23.0", "bmiClass": "BMI_CLASS_NORMAL", "classText": "Normal weight", "weightKg": 68.4, "heightCm": 172.5,
       "normalFromKg": 55.05, "normalBelowKg": 74.39, "note": "A screening value, not a diagnosis.", "formulaVersion": "bmi-who-2004"}


def measurement(index, weight):
    return {"measurementId": f"00000000-0000-4000-8000-0000000000{index:02}", "measureTime": time(days=9 * index), "localDate": day(9 * index),
            "utcOffsetSeconds": 3600, "weightKg": weight}


class Services:
    """What remembers: an update changes what is read afterwards, as its mask says."""

    def __init__(self, **parts):
        self.parts = {name: dict(values) for name, values in parts.items()}

    def read(self, part):
        return lambda _: {part: self.parts[part]}

    def update(self, part):
        def change(request):
            given = json_format.MessageToDict(getattr(request, part), always_print_fields_with_no_presence=True)
            for path in request.update_mask.paths:
                first, *rest = path.split("_")
                name = first + "".join(each.capitalize() for each in rest)
                self.parts[part][name] = given[name]
            return {part: self.parts[part]}
        return change


LIKED = [{"quoteId": "havamal-76", "text": "Cattle die, kinsmen die.", "author": "The Hávamál", "source": "76", "language": "en", "isLiked": True},
         {"quoteId": "s-4", "text": "Müde ist auch ein Fortschritt.", "author": "TitanUp", "source": "TitanUp", "language": "de", "isLiked": True}]


def answers(profile=PROFILE_OF_ADA, settings=SETTINGS, clock=CLOCK, preferences=PREFERENCES, weights=WEIGHTS, metrics=None, liked=LIKED):
    services = Services(profile=profile, settings=settings, clock=clock, preferences=preferences)
    measurements = [measurement(index, weight) for index, weight in enumerate(weights)]

    def add(request):
        given = json_format.MessageToDict(request.measurement) | {"localDate": day(0)}
        given.pop("timeZone", None)
        measurements.insert(0, given)
        return {"measurement": given}

    def delete(request):
        measurements[:] = [each for each in measurements if each["measurementId"] != request.measurement_id]
        return {}

    def photo(is_there):
        def change(*_):
            services.parts["profile"]["hasUploadedImage"] = is_there
            return {"profile": services.parts["profile"]}
        return change

    def image(_):
        [drawing] = [each["svg"] for each in AVATARS if each["avatarId"] == services.parts["profile"].get("avatarId", "viking")]
        return {"contentType": "image/svg+xml", "image": base64.b64encode(drawing.encode()).decode(), "etag": "p1"}

    return {
        PROFILE + "GetProfile": services.read("profile"), PROFILE + "UpdateProfile": services.update("profile"),
        PROFILE + "GetSettings": services.read("settings"), PROFILE + "UpdateSettings": services.update("settings"),
        PROFILE + "ListAvatars": {"avatars": AVATARS}, PROFILE + "ListThemes": {"themes": THEMES}, PROFILE + "GetProfileImage": image,
        PROFILE + "UploadProfileImage": photo(True), PROFILE + "DeleteProfileImage": photo(False),
        PROFILE + "GetBodyMetrics": lambda _: metrics or {
            "heightCm": 172.5, "bmi": BMI, **({"newest": measurements[0]} if measurements else {})},
        PROFILE + "ListBodyMeasurements": lambda _: {"measurements": measurements},
        PROFILE + "AddBodyMeasurement": add, PROFILE + "DeleteBodyMeasurement": delete,
        SESSIONS + "GetClock": services.read("clock"), SESSIONS + "UpdateClock": services.update("clock"),
        MOTIVATION + "ListVoicePacks": {"voicePacks": VOICES, "titanLevel": 4}, MOTIVATION + "ListLikedQuotes": {"quotes": liked},
        TRAINING + "GetPreferences": services.read("preferences"), TRAINING + "UpdatePreferences": services.update("preferences"),
        TRAINING + "ResetTrainingData": {},
    }


def newcomer():
    return answers(
        profile={"displayName": "Björn", "locale": "en", "avatarId": "viking"},
        settings=SETTINGS | {"sessionTarget": 10, "dailyGoal": 10, "pushupsPerDay": {
            "times": 1, "windowStartMinutes": 480, "windowEndMinutes": 1200, "atMinutes": [480]}},
        clock={"firstWeekday": 1}, preferences={"countdown": "10s"}, weights=[], liked=[],
        metrics={"missing": ["MISSING_METRIC_HEIGHT", "MISSING_METRIC_WEIGHT"]})


URI = ("otpauth://totp/TitanUp:ada%40example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=TitanUp&algorithm=SHA1"
       "&digits=6&period=30")
USER = {"userId": "6e1f2f6a-6a8c-4f0e-9c60-2d8d5f1f3b11", "email": "ada@example.org", "displayName": "Ada",
        "verificationState": "VERIFICATION_STATE_VERIFIED", "createTime": time(days=90)}
CODES = [f"7KQ4-2M9X-{number:04}" for number in range(10)]


def device(number, name, platform, **more):
    return {"authSessionId": f"00000000-0000-4000-8000-00000000010{number}", "device": {"name": name, "platform": platform},
            "address": "203.0.113.0/24", "createTime": time(days=3 * number), "lastUseTime": time(hours=number), **more}


def event(number, kind, device_name="TitanUp in a browser"):
    return {"securityEventId": f"00000000-0000-4000-8000-00000000020{number}", "kind": f"SECURITY_EVENT_KIND_{kind}",
            "createTime": time(hours=7 * number), "deviceName": device_name, "address": "203.0.113.0/24"}


def invitation(number, **more):
    return {"invitationId": f"00000000-0000-4000-8000-00000000030{number}", "userId": USER["userId"], "maxUses": 3, "useCount": 1,
            "createTime": time(days=number), "expireTime": time(days=number - 7), **more}


def invitations():
    """They remember what is made and revoked."""
    made = [invitation(1), invitation(2, useCount=3), invitation(3, revokeTime=time(days=1)), invitation(9)]

    def create(request):
        made.insert(0, invitation(0, maxUses=request.max_uses, useCount=0, expireTime=time(seconds=-request.lifetime.seconds)))
        return {"invitation": made[0], "code": "7KQ4-2M9X-V3TB-H60C"}

    def revoke(request):
        for each in made:
            if each["invitationId"] == request.invitation_id:
                each["revokeTime"] = time(seconds=1)
        return {}

    return {AUTH + "ListInvitations": lambda _: {"invitations": made}, AUTH + "CreateInvitation": create, AUTH + "RevokeInvitation": revoke}


def token(number, **more):
    return {"personalAccessTokenId": f"00000000-0000-4000-8000-00000000040{number}", "name": f"script {number}",
            "scopes": ["habits:read", "sessions:read", "sessions:write"], "createTime": time(days=number),
            "expireTime": time(days=number - 90), **more}


def tokens():
    """They remember what is made and revoked."""
    made = [token(1, lastUseTime=time(hours=2)), token(2), token(3, expireTime=time(days=1))]

    def create(request):
        made.insert(0, token(9, name=request.name, scopes=list(request.scopes), expireTime=time(seconds=-request.lifetime.seconds)))
        return {"personalAccessToken": made[0], "secret": "tup_" + "0123456789abcdef" * 4 + "9cf14f6a"}

    def revoke(request):
        made[:] = [each for each in made if each["personalAccessTokenId"] != request.personal_access_token_id]
        return {}

    return {AUTH + "ListPersonalAccessTokens": lambda _: {"personalAccessTokens": made}, AUTH + "CreatePersonalAccessToken": create,
            AUTH + "RevokePersonalAccessToken": revoke}


def passkey(number, **more):
    return {"passkeyId": f"00000000-0000-4000-8000-00000000050{number}", "name": f"key {number}", "createTime": time(days=number), **more}


def passkeys():
    """They remember their names, and what is removed."""
    made = [passkey(1, lastUseTime=time(hours=2)), passkey(2, blockTime=time(days=1))]

    def rename(request):
        for each in made:
            if each["passkeyId"] == request.passkey_id:
                each["name"] = request.name
        return {}

    def delete(request):
        made[:] = [each for each in made if each["passkeyId"] != request.passkey_id]
        return {}

    return {AUTH + "ListPasskeys": lambda _: {"passkeys": made}, AUTH + "RenamePasskey": rename, AUTH + "DeletePasskey": delete}


def account(second_factor=False):
    devices = [device(0, "TitanUp in a browser", "Linux", current=True), device(1, "Ada’s phone", "iOS 26"), device(2, "", "")]
    events = [event(1, "SIGNED_IN"), event(2, "SIGN_IN_FAILED", ""), event(3, "PASSWORD_CHANGED"), event(4, "REGISTERED")]

    def list_events(request):
        if list(request.kinds) == [10, 11]:
            return {"securityEvents": [event(5, "SECOND_FACTOR_ACTIVATED")] if second_factor else []}
        return {"securityEvents": [event(9, "INVITATION_CREATED")]} if request.page_token else {"securityEvents": events, "nextPageToken": "p2"}

    def end(request):
        devices[:] = [each for each in devices if each["authSessionId"] != request.auth_session_id]
        return {}

    def end_others(_):
        del devices[1:]
        return {"revokedCount": 2}

    return invitations() | tokens() | passkeys() | {
        AUTH + "WhoAmI": {"user": USER, "amr": ["pwd"]}, AUTH + "ListAuthSessions": lambda _: {"authSessions": devices},
        AUTH + "ListSecurityEvents": list_events, AUTH + "RevokeAuthSession": end, AUTH + "RevokeOtherAuthSessions": end_others,
        AUTH + "Reauthenticate": {}, AUTH + "ChangePassword": {}, AUTH + "ChangeEmail": {"verificationState": "VERIFICATION_STATE_PENDING"},
        AUTH + "ConfirmEmailChange": {"user": USER}, AUTH + "EnrollTotp": {"secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", "uri": URI},
        AUTH + "ActivateTotp": {"recoveryCodes": CODES}, AUTH + "RegenerateRecoveryCodes": {"recoveryCodes": CODES}, AUTH + "DisableTotp": {},
        AUTH + "DeleteAccount": {"deleteTime": time(days=-7), "receiptToken": "r-1"}, AUTH + "CancelAccountDeletion": {}, AUTH + "SignOut": {},
        AUTH + "GetDeletionReceipt": {
            "userId": USER["userId"], "requestTime": time(days=8), "eraseTime": time(days=1), "receiptJwt": "ey.j.w",
            "confirmations": [{"service": name, "confirmTime": time(hours=20)} for name in ("habits", "pose", "sessions")]},
    }
