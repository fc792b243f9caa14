# The contract of the last release, which proto/ keeps: contract.py says what that means.

released=proto/released.txt

# verb_release-contract RELEASE: records what proto/ promises now. A published release stays as it is; one that nobody has
# yet is recorded again.
verb_release-contract() {
  if ! [[ ${1:-} =~ ^[0-9]+\.[0-9]+\.[0-9]+$ && $# = 1 ]]; then die "usage: deploy/dev release-contract 1.2.3"; fi
  if [ -e "$released" ] && ! head -1 "$released" | grep -qF "release $1 "; then
    contract_descriptors | python3 -B deploy/lib/contract.py check "$released" ||
      die "proto/ breaks what $released promises: nothing was written"
  fi
  contract_descriptors | python3 -B deploy/lib/contract.py list "$1" >"$released.new"
  mv -f "$released.new" "$released"
  say "$released: the contract of release $1"
}

# Everything in proto/, as a descriptor set.
contract_descriptors() {
  (cd proto && find . -name '*.proto' -printf '%P\n' | LC_ALL=C sort | xargs protoc --proto_path=. --proto_path=/usr/include \
    --descriptor_set_out=/dev/stdout)
}
