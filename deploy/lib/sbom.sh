# What the image is made of, to look up what is known to be wrong with it.

# verb_sbom [FILE]: of the image that docker-compose.yml runs; sbom.py says in what form.
verb_sbom() {
  local image=${TITANUP_IMAGE:-titanup:latest} packages swift version
  [ $# -le 1 ] || die "usage: deploy/dev sbom [FILE]"
  docker image inspect "$image" >/dev/null 2>&1 ||
    die "there is no image $image here; first: docker compose -f deploy/docker-compose.yml build"
  # shellcheck disable=SC2016 # dpkg-query's own placeholders
  packages=$(in_image dpkg-query -W -f '${Package} ${Version} ${Architecture}\n')
  swift=$(in_image cat /usr/share/doc/titanup/swift-version)
  version=$(in_image titanup --version)
  python3 -B deploy/lib/sbom.py Package.resolved <(echo "$packages") "${version#titanup }" "$swift" >"${1:-/dev/stdout}"
  [ $# = 0 ] || say "$1: the contents of $image, $(grep -c '"bom-ref"' "$1") components"
}

in_image() { docker run --rm --network none --read-only "${TITANUP_IMAGE:-titanup:latest}" "$@"; }
