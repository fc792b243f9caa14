"""What an image of TitanUp is made of, as CycloneDX 1.5 in JSON.

sbom.py RESOLVED PACKAGES VERSION SWIFT     writes it to standard output, checked

RESOLVED is Package.resolved; PACKAGES a file with what dpkg-query says of the image, a line `name version architecture` each;
VERSION is TitanUp's, SWIFT that of the runtime in the image.
"""

import datetime
import json
import pathlib
import re
import sys
import urllib.parse
import uuid

TYPES = {
    "application", "framework", "library", "container", "platform", "operating-system", "device", "device-driver", "firmware",
    "file", "machine-learning-model", "data",
}  # fmt: skip


def swift_package(pin: dict) -> dict:
    """A pin of Package.resolved.

    >>> pin = {"identity": "swift-nio", "location": "https://github.com/apple/swift-nio.git",
    ...     "state": {"revision": "3398e4", "version": "2.101.2"}}
    >>> swift_package(pin)["purl"]
    'pkg:swift/github.com/apple/swift-nio@2.101.2'
    >>> swift_package(pin)["externalReferences"]
    [{'type': 'vcs', 'url': 'https://github.com/apple/swift-nio.git', 'comment': 'revision 3398e4'}]
    """
    place = pin["location"].split("://", 1)[-1].removesuffix(".git")
    version, revision = pin["state"]["version"], pin["state"]["revision"]
    component = library(pin["identity"], version, f"pkg:swift/{place}@{version}")
    component["externalReferences"] = [{"type": "vcs", "url": pin["location"], "comment": f"revision {revision}"}]
    return component


def debian_package(line: str) -> dict:
    """A line of dpkg-query.

    >>> debian_package("libstdc++6 12.2.0-14+deb12u1 amd64")["purl"]
    'pkg:deb/debian/libstdc%2B%2B6@12.2.0-14%2Bdeb12u1?arch=amd64&distro=debian-12'
    >>> debian_package("zlib1g 1:1.2.13.dfsg-1 amd64")["version"]
    '1:1.2.13.dfsg-1'
    """
    name, version, architecture = line.split()
    quoted = [urllib.parse.quote(word, safe="~") for word in (name, version)]
    return library(name, version, f"pkg:deb/debian/{quoted[0]}@{quoted[1]}?arch={architecture}&distro=debian-12")


def library(name: str, version: str, purl: str) -> dict:
    return {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}


def bill(pins: list[dict], packages: list[str], version: str, swift: str, serial: uuid.UUID, time: datetime.datetime) -> dict:
    """All of it, in a fixed order.

    >>> pin = {"identity": "swift-log", "location": "https://github.com/apple/swift-log",
    ...     "state": {"revision": "c2cb52", "version": "1.16.2"}}
    >>> made = bill([pin], ["zlib1g 1.2 amd64", "base-files 12 amd64"], "1.0.0", "6.3", uuid.UUID(int=1),
    ...     datetime.datetime(2026, 1, 2, tzinfo=datetime.timezone.utc))
    >>> made["serialNumber"], made["metadata"]["timestamp"], made["metadata"]["component"]["bom-ref"]
    ('urn:uuid:00000000-0000-0000-0000-000000000001', '2026-01-02T00:00:00Z', 'titanup@1.0.0')
    >>> [(one["name"], one["version"]) for one in made["components"]]
    [('swift-log', '1.16.2'), ('swift-runtime', '6.3'), ('base-files', '12'), ('zlib1g', '1.2')]
    >>> wrong(made)
    []
    """
    components = [swift_package(pin) for pin in sorted(pins, key=lambda pin: pin["identity"])]
    components.append(library("swift-runtime", swift, f"pkg:swift/github.com/swiftlang/swift@{swift}"))
    components += [debian_package(line) for line in sorted(packages)]
    itself = f"titanup@{version}"
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                "type": "application", "bom-ref": itself, "name": "titanup", "version": version,
                "licenses": [{"license": {"id": "Apache-2.0"}}],
            },
        },
        "components": components,
        "dependencies": [{"ref": itself, "dependsOn": [one["bom-ref"] for one in components]}],
    }  # fmt: skip


def wrong(made: dict) -> list[str]:
    """What CycloneDX 1.5 asks for and does not find.

    >>> good = bill([], ["zlib1g 1.2 amd64"], "1.0.0", "6.3", uuid.UUID(int=1), datetime.datetime(2026, 1, 2))
    >>> def with_(**changes):
    ...     print(*wrong({**good, **changes}) or ["nothing"], sep="\\n")
    >>> with_(bomFormat="SPDX")
    bomFormat: is 'SPDX', has to be 'CycloneDX'
    >>> with_(specVersion="1.4")
    specVersion: is '1.4', has to be '1.5'
    >>> with_(serialNumber="1")
    serialNumber: is '1', has to be urn:uuid: and a UUID
    >>> with_(version=0)
    version: is 0, has to be a whole number from 1
    >>> with_(metadata={"timestamp": "yesterday", "component": good["metadata"]["component"]})
    metadata.timestamp: is 'yesterday', has to be a time of RFC 3339
    >>> with_(metadata={"timestamp": "2026-01-02T00:00:00Z", "component": {"type": "program", "name": ""}})
    metadata.component: type 'program' is not one of CycloneDX
    metadata.component: has no name
    dependencies: 'titanup@1.0.0' is no component
    >>> with_(components=[good["components"][0], good["components"][0], good["components"][1]])
    components[1]: 'pkg:swift/github.com/swiftlang/swift@6.3' is there twice
    >>> with_(components=[{**one, "purl": "zlib"} for one in good["components"][:1]], dependencies=[])
    components[0]: purl 'zlib' is none
    >>> with_(dependencies=[{"ref": "titanup@1.0.0", "dependsOn": ["nothing"]}])
    dependencies: 'nothing' is no component
    """
    found = []

    def check(is_so: bool, what: str) -> None:
        if not is_so:
            found.append(what)

    for field, value in (("bomFormat", "CycloneDX"), ("specVersion", "1.5")):
        check(made.get(field) == value, f"{field}: is {made.get(field)!r}, has to be {value!r}")
    serial, version, time = made.get("serialNumber", ""), made.get("version"), made["metadata"]["timestamp"]
    check(
        re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", serial) is not None,
        f"serialNumber: is {serial!r}, has to be urn:uuid: and a UUID",
    )
    check(isinstance(version, int) and version >= 1, f"version: is {version!r}, has to be a whole number from 1")
    check(
        re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", time) is not None,
        f"metadata.timestamp: is {time!r}, has to be a time of RFC 3339",
    )
    places = [("metadata.component", made["metadata"]["component"])]
    places += [(f"components[{index}]", one) for index, one in enumerate(made["components"])]
    seen = set()
    for place, one in places:
        check(one.get("type") in TYPES, f"{place}: type {one.get('type')!r} is not one of CycloneDX")
        check(bool(one.get("name")), f"{place}: has no name")
        if reference := one.get("bom-ref"):
            check(reference not in seen, f"{place}: {reference!r} is there twice")
            seen.add(reference)
        purl = one.get("purl", "pkg:generic/none@1")
        check(re.fullmatch(r"pkg:[a-z]+/[^@\s]+@[^@\s]+", purl) is not None, f"{place}: purl {purl!r} is none")
    for dependency in made["dependencies"]:
        for reference in (dependency["ref"], *dependency.get("dependsOn", [])):
            check(reference in seen, f"dependencies: {reference!r} is no component")
    return found


def main() -> int:
    if len(sys.argv) != 5:
        print(__doc__, file=sys.stderr)
        return 2
    resolved, packages, version, swift = sys.argv[1:]
    made = bill(
        json.loads(pathlib.Path(resolved).read_text())["pins"], pathlib.Path(packages).read_text().splitlines(), version, swift,
        uuid.uuid4(), datetime.datetime.now(datetime.timezone.utc),
    )  # fmt: skip
    if found := wrong(made):
        print(*found, sep="\n", file=sys.stderr)
        return 1
    print(json.dumps(made, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
