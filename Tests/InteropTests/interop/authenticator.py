"""An authenticator app, made from the RFCs alone."""

import base64
import hashlib
import hmac
import struct
import time
import urllib.parse


class App:
    """An authenticator app (RFC 6238): reads the URI of the QR code."""

    def __init__(self, uri: str):
        parts = urllib.parse.urlsplit(uri)
        self.fields = dict(urllib.parse.parse_qsl(parts.query, strict_parsing=True))
        self.label = urllib.parse.unquote(parts.path)
        assert (parts.scheme, parts.netloc) == ("otpauth", "totp")
        secret = self.fields["secret"]
        self.key = base64.b32decode(secret + "=" * (-len(secret) % 8))
        self.used = 0

    def code(self) -> str:
        """The current code; waits for the next one if this one was used, as a user would."""
        while (step := int(time.time()) // 30) + 1 <= self.used:
            time.sleep(0.2)
        # The server accepts the next step's code, too, which saves most of the waits.
        step = step if step > self.used else step + 1
        self.used = step
        digest = hmac.digest(self.key, struct.pack(">Q", step), hashlib.sha1)
        offset = digest[-1] & 15
        return f"{(struct.unpack('>I', digest[offset:offset + 4])[0] & 0x7FFFFFFF) % 1_000_000:06}"
