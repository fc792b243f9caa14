#!/usr/bin/env python3
"""Writes the list of common passwords that nobody may choose: digests in a Swift file.

    pip install zxcvbn==4.5.0 Django==5.2.19
    deploy/common_passwords.py

Which passwords are common is counted in what has been breached. Two such counts are read where their packages have
them: zxcvbn's 30,000 most frequent (Mark Burnett's ten million) and the 20,000 that Django refuses (Royce Williams's
of Have I Been Pwned); and a few that textbooks made famous. Those shorter than any password may be are left out. What is
written is no list to read: of each password 48 bits of its SHA-256, sorted, in base64url.
"""

import base64
import gzip
import hashlib
import pathlib
import unicodedata

import django.contrib.auth
from zxcvbn.frequency_lists import FREQUENCY_LISTS

TARGET = pathlib.Path(__file__).parents[1] / "Services/Auth/Service/Passwords/Generated/CommonPasswordDigests.swift"
SHORTEST = 8
FAMOUS = [
    "correct horse battery staple",
    "correcthorsebatterystaple",
    "correct-horse-battery-staple",
    "trustno1trustno1",
    "tr0ub4dor&3",
    "thequickbrownfox",
    "the quick brown fox",
    "thisismypassword",
    "this is my password",
    "iloveyousomuch",
    "passwordpassword",
    "changemechangeme",
]


def folded(password: str) -> str:
    return unicodedata.normalize("NFKC", password).lower()


def passwords() -> set[str]:
    listed = pathlib.Path(django.contrib.auth.__file__).with_name("common-passwords.txt.gz")
    counted = [*FREQUENCY_LISTS["passwords"], *gzip.open(listed, "rt").read().split("\n"), *FAMOUS]
    return {word for word in map(folded, counted) if len(word) >= SHORTEST}


def main() -> None:
    digests = sorted({hashlib.sha256(word.encode()).digest()[:6] for word in passwords()})
    text = base64.urlsafe_b64encode(b"".join(digests)).decode()
    lines = "\n".join(f"    {text[at : at + 112]}" for at in range(0, len(text), 112))
    TARGET.write_text(
        "// Made by deploy/common_passwords.py, which says from what. Not to be edited.\n\n"
        "extension PasswordDigests {\n"
        f"  /// {len(digests)} common passwords: 48 bits of each one's digest, in ascending order, base64url.\n"
        f'  static let commonText = """\n{lines}\n    """\n}}\n'
    )
    print(f"{TARGET}: {len(digests)} passwords")


if __name__ == "__main__":
    main()
