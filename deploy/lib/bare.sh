# Every verb once on a bare image, as far as its set-up goes: what a verb needs and does not install is missed here, and not by
# whoever calls it first.

bare_image=${TITANUP_SWIFT_IMAGE:-swift:6.3-bookworm}

# What is started: each verb, and each of its forms that has packages of its own.
bare_forms() {
  printf '%s\n' "${verbs[@]}" "test old" "test --stack 127.0.0.1" "fuzz methods"
  printf 'bench %s\n' counter sign-in refresh habits suggestions home undone data idle fair poses abuse
}

# test_bare: verbs with the same packages share a container, for the first of them leaves to the others what they would install.
test_bare() {
  local form key packages status=0
  declare -A forms=()
  while read -r form; do
    # shellcheck disable=SC2086 # the words of a verb
    packages=$(PATH=/nothing packages_of $form)
    forms[+${packages//$'\n'/ }]+="$form;"
  done < <(bare_forms)
  say "bare: $(bare_forms | wc -l) verbs and their forms, in ${#forms[@]} containers of $bare_image"
  docker volume rm -f titanup-bare >/dev/null
  for key in "${!forms[@]}"; do
    bare_container "${forms[$key]}" || { say "bare: FAILED: ${forms[$key]} with:${key#+}"; status=1; }
  done
  docker volume rm -f titanup-bare >/dev/null
  [ $status = 0 ] || die "not everything that a verb needs is installed by it"
}

# bare_container FORMS: `a;b c;`, one after the other. What apt has fetched is kept for the next container.
bare_container() {
  git ls-files -zco --exclude-standard deploy proto Shared Tests/Bench Tests/Protos | tar -c --null -T - |
    docker run --rm -i --network host -v titanup-bare:/var/cache/apt/archives "$bare_image" bash -c '
      set -e
      rm -f /etc/apt/apt.conf.d/docker-clean
      mkdir /bare && cd /bare && tar -x
      export TITANUP_SETUP_ONLY=try
      while read -r -d ";" form; do
        deploy/dev $form </dev/null
        export TITANUP_SETUP_ONLY=1
      done <<<"$1"
    ' bare "$1"
}

# try_out VERB [ARGS...]: uses what was installed for it, but for what takes long: Swift's builds, and packages of Python.
try_out() {
  local installed
  installed=" $(packages_of "$@" | tr '\n' ' ')"
  # What the trap needs when the first error has ended all functions.
  scratch=$root/.titanup/try-out
  trap 'postgres_remove; rm -rf "$scratch"' EXIT
  rm -rf "$scratch"
  mkdir -p "$scratch"
  state=$scratch/state
  port_base=3000
  case $installed in *" libnghttp2-dev "*) try_libraries "$scratch" ;; esac
  case $installed in *" postgresql-15 "*) try_postgres ;; esac
  case $installed in *" protobuf-c-compiler "*) try_protobuf "$scratch" ;; esac
  case $installed in *" python3-venv "*) /usr/bin/python3 -m venv "$scratch/venv" ;; esac
  case $installed in *" python3 "*) python3 -B "$root/deploy/lib/day.py" --help >/dev/null ;; esac
  case $installed in *" openssl "*) "$root/deploy/certificates.sh" "$scratch/certificates" localhost >/dev/null ;; esac
  case $installed in *" nghttp2-client "*) try_bench "$scratch" ;; esac
}

# try_libraries SCRATCH: every C library that Shared has a module of, compiled against and linked.
try_libraries() {
  local map clang libraries=()
  clang=$(dirname "$(readlink -f "$(command -v swiftc)")")/clang
  while read -r map; do
    libraries+=(-include "${map%/*}/shim.h" "-l$(sed -n 's/^ *link "\(.*\)"$/\1/p' "$map")")
  done < <(grep -l '\[system\]' "$root"/Shared/*/module.modulemap)
  echo 'int main(void) { return 0; }' |
    "$clang" -I/usr/include/postgresql -o "$1/linked" -x c - "${libraries[@]}" -ljemalloc
}

try_postgres() {
  store_start
  owner_pg psql -X -q -c 'SELECT 1' >/dev/null
  for program in pg_dump pg_restore pgbench; do "$pg_bin/$program" --version >/dev/null; done
  psql --version >/dev/null
  xz --version >/dev/null
}

try_protobuf() {
  mkdir "$1/c"
  (cd "$root/proto" && find . -name '*.proto' -exec protoc -I. -I/usr/include --c_out="$1/c" {} + 2>/dev/null)
  [ -f /usr/include/google/protobuf/compiler/plugin.proto ]
}

# try_bench SCRATCH: the load generator and the gRPC C++ server are built for real.
try_bench() {
  bench_state=$1/bench
  bench_peers
  h2load --version >/dev/null
  nghttpd --version >/dev/null
}
