#!/usr/bin/env python3
"""What people are told by a stack, for the restore drill (deploy/lib/drill.sh): over JSON, with tokens that this signs.

drill.py ask URL KEY ANSWERS                  asks for everybody in the input, a line each with the ids of a user and of a
                                              sign-in, and writes the answers
drill.py compare URL KEY BEFORE AFTER         asks the same of a restored stack; ends with 1 if an answer differs that was the same
                                              in BEFORE and AFTER

KEY is the auth service's file of signing keys. Nothing that is answered is printed.
"""

import base64
import hashlib
import json
import pathlib
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

#: What is read of each person, by service: methods without side effects, and what they are asked.
READS: dict[str, dict[str, dict]] = {
    "auth.v1.AuthService": {"WhoAmI": {}, "ListSecurityEvents": {}, "ListPersonalAccessTokens": {}},
    "profile.v1.ProfileService": {"GetProfile": {}, "GetSettings": {}, "ListBodyMeasurements": {}},
    "sessions.v1.SessionsService": {"ListSessions": {}, "GetStats": {"period": "STATS_PERIOD_ALL"}, "GetStreak": {}, "ListPauses": {}},
    "trophies.v1.TrophiesService": {"ListAwards": {"includeRevoked": True}, "GetLevel": {}, "ListMedalHistory": {}},
    "pose.v1.PoseService": {"ListStreams": {}},
    "training.v1.TrainingService": {"ListPractices": {}, "ListRatings": {}, "GetPreferences": {}},
    "habits.v1.HabitsService": {"ListHabits": {}},
    "motivation.v1.MotivationService": {"ListReminders": {}, "ListLikedQuotes": {}},
    "social.v1.SocialService": {"GetSharing": {}, "ListPartners": {}, "ListBlocks": {}},
}
#: Followers read their feeds anew after a restore; until then an answer may be on its way.
PATIENCE = 60
#: An Ed25519 private key in PKCS#8 (RFC 8410) is its seed behind these bytes; a public one ends with the key.
PKCS8 = bytes.fromhex("302e020100300506032b657004220420")


def unpadded(data: bytes) -> str:
    """
    >>> unpadded(b"a?")
    'YT8'
    """
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Signer:
    """Signs access tokens with the first of auth's keys, by openssl."""

    def __init__(self, text: str):
        self._key = PKCS8 + base64.b64decode(text.split()[0])
        x = unpadded(self._openssl("pkey", "-pubout", "-outform", "DER", "-inform", "DER", "-in", "{key}")[-32:])
        # RFC 7638: the key's name is a digest of this text.
        canonical = f'{{"crv":"Ed25519","kty":"OKP","x":"{x}"}}'
        self._kid = unpadded(hashlib.sha256(canonical.encode()).digest())

    def token(self, user: str, sign_in: str, now: int) -> str:
        """Of one minute, for reading."""
        header = {"alg": "EdDSA", "typ": "at+jwt", "kid": self._kid}
        claims = {"iss": "titanup-auth", "sub": user, "sid": sign_in, "role": "user", "iat": now, "exp": now + 60}
        text = ".".join(unpadded(json.dumps(part).encode()) for part in (header, claims))
        signature = self._openssl("pkeyutl", "-sign", "-rawin", "-keyform", "DER", "-inkey", "{key}", "-in", "{text}", text=text)
        return f"{text}.{unpadded(signature)}"

    def _openssl(self, *arguments: str, text: str = "") -> bytes:
        # Arguments can be read by everybody, and openssl signs only what is in a file.
        with tempfile.TemporaryDirectory() as folder:
            names = {"{key}": pathlib.Path(folder, "key"), "{text}": pathlib.Path(folder, "text")}
            names["{key}"].write_bytes(self._key)
            names["{text}"].write_text(text)
            command = ["openssl", *(str(names.get(argument, argument)) for argument in arguments)]
            return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout


def ask(url: str, signer: Signer, person: str, path: str, body: dict) -> object:
    """The answer, or the error that it is."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {signer.token(*person.split(), int(time.time()))}"}
    request = urllib.request.Request(f"{url}/{path}", json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return lasting(of_person(json.load(answer)))
    except urllib.error.HTTPError as error:
        return {"error": error.code, "of": lasting(json.load(error))}


def lasting(answer: object) -> object:
    """An answer without what belongs to one store's life: places in lists, and ids of errors.

    >>> lasting({"a": [{"b": 1, "nextPageToken": "x"}], "cursor": "y", "requestId": "z"})
    {'a': [{'b': 1}]}
    """
    if isinstance(answer, dict):
        return {key: lasting(value) for key, value in answer.items() if key not in ("nextPageToken", "cursor", "requestId")}
    return [lasting(item) for item in answer] if isinstance(answer, list) else answer


def of_person(answer: dict) -> dict:
    """An answer without the expiry of the token that asked, which WhoAmI tells: two tokens signed in one second share it.

    >>> of_person({"user": {"email": "a"}, "expireTime": "2026-01-01T00:01:00Z"})
    {'user': {'email': 'a'}}
    >>> of_person({"tokens": [{"expireTime": "2027-01-01T00:00:00Z"}]})
    {'tokens': [{'expireTime': '2027-01-01T00:00:00Z'}]}
    """
    return {key: value for key, value in answer.items() if key != "expireTime"}


def questions(people: list[str]) -> dict[str, tuple[str, str, dict]]:
    """Everything that is asked, by a name of its own.

    >>> questions(["ada phone"])["ada phone auth.WhoAmI"]
    ('ada phone', 'titanup.auth.v1.AuthService/WhoAmI', {})
    """
    return {
        f"{person} {service.partition('.')[0]}.{method}": (person, f"titanup.{service}/{method}", body)
        for person in people for service, methods in READS.items() for method, body in methods.items()
    }


def different(before: dict, after: dict, restored: dict) -> list[str]:
    """The names of answers that differ though nothing had changed meanwhile.

    >>> different({"a": 1, "b": 1, "c": 1}, {"a": 1, "b": 2, "c": 1}, {"a": 1, "b": 1, "c": 2})
    ['c']
    """
    return [name for name in before if before[name] == after.get(name) and restored.get(name) != before[name]]


def compare(url: str, signer: Signer, before: dict, after: dict) -> int:
    people = sorted({name.rpartition(" ")[0] for name in before})
    known = questions(people)
    wrong = [name for name, answer in before.items() if isinstance(answer, dict) and "error" in answer]
    if wrong:
        print(f"the stack itself answers with an error: {', '.join(wrong)}")
        return 1
    restored = {name: ask(url, signer, *question) for name, question in known.items()}
    end = time.monotonic() + PATIENCE
    while (left := different(before, after, restored)) and time.monotonic() < end:
        time.sleep(0.2)
        restored |= {name: ask(url, signer, *known[name]) for name in left}
    if left:
        print(f"the restored stack answers differently: {', '.join(left)}")
        return 1
    same = sum(before[name] == after.get(name) for name in before)
    print(f"[titanup] drill: {same} answers of {len(people)} people are the same, "
          f"{len(before) - same} changed meanwhile", file=sys.stderr)
    return 0


def main() -> int:
    if len(sys.argv) not in (5, 6) or sys.argv[1] != {5: "ask", 6: "compare"}[len(sys.argv)]:
        raise SystemExit(__doc__)
    url, signer = sys.argv[2], Signer(pathlib.Path(sys.argv[3]).read_text())
    if sys.argv[1] == "compare":
        return compare(url, signer, *(json.loads(pathlib.Path(file).read_text()) for file in sys.argv[4:]))
    answers = {name: ask(url, signer, *question) for name, question in questions(sys.stdin.read().splitlines()).items()}
    pathlib.Path(sys.argv[4]).write_text(json.dumps(answers))
    return 0


if __name__ == "__main__":
    sys.exit(main())
