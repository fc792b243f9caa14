"""Another installation: the archive of an account as if its sets had been counted there."""

import hashlib
import json
import pathlib
import zipfile

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from .keys import decoded, unpadded
from .people import new_id


class Elsewhere:
    """An installation whose pose service has a key of its own, and an account there."""

    def __init__(self):
        self.user_id = new_id()
        self._key = Ed25519PrivateKey.generate()
        raw = self._key.public_key().public_bytes(serialization.Encoding.Raw, serialization.PublicFormat.Raw)
        # RFC 7638: the required members in the order of their names, without white space.
        thumbprint = json.dumps({"crv": "Ed25519", "kty": "OKP", "x": unpadded(raw)}, separators=(",", ":"))
        self._key_id = unpadded(hashlib.sha256(thumbprint.encode()).digest())
        #: `sets/receipt-keys.json` of its archives.
        self.keys = json.dumps({"keys": [{"keyId": self._key_id, "x": unpadded(raw)}]}).encode()

    def signed(self, jws: str, **changes) -> str:
        """The same receipt, issued there."""
        head, payload, _ = jws.split(".")
        told = json.loads(decoded(payload)) | {"sub": self.user_id} | changes
        header = json.loads(decoded(head)) | {"kid": self._key_id}
        text = ".".join(unpadded(json.dumps(each).encode()) for each in (header, told))
        return f"{text}.{unpadded(self._key.sign(text.encode()))}"

    def archive(self, file: str, copy: pathlib.Path) -> str:
        """An archive of this installation as one of the other."""
        with zipfile.ZipFile(file) as whole:
            contents = {name: whole.read(name) for name in whole.namelist()}
        streams = [json.loads(line) for line in contents["sets/streams.jsonl"].splitlines()]
        for each in streams:
            receipt = each["stream"]["receipt"]
            receipt |= {"jws": self.signed(receipt["jws"]), "userId": self.user_id, "keyId": self._key_id}
        contents["sets/streams.jsonl"] = "".join(json.dumps(each) + "\n" for each in streams).encode()
        contents["sets/receipt-keys.json"] = self.keys
        manifest = json.loads(contents["manifest.json"])
        for each in manifest["files"]:
            content = contents[each["name"]]
            each |= {"bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}
        contents["manifest.json"] = json.dumps(manifest).encode()
        with zipfile.ZipFile(copy, "w", zipfile.ZIP_DEFLATED) as changed:
            for name, content in contents.items():
                changed.writestr(name, content)
        return str(copy)
