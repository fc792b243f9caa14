# Every verb once on a bare image, as far as its set-up goes: what a verb needs and does not install is missed here, and not by
# whoever calls it first.

bare_image=${TITANUP_SWIFT_IMAGE:-swift:6.3-bookworm}

# What is started: each verb, and each of its forms that has packages of its own.
bare_forms() {
  printf '%s\n' "${verbs[@]}" "test old" "test failover" "test chaos" "test --stack 127.0.0.1" "fuzz methods" "backup --keep daily=7 backups"
  printf 'bench %s\n' counter sign-in refresh habits suggestions home undone groups pushes data idle fair wal feed-writes web 'web --page' poses 'poses --half-duplex' abuse
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
  [ $status = 0 ] || die "some verbs don't install everything they need"
}

# bare_container FORMS: `a;b c;`, one after the other. What apt has fetched is kept for the next container.
bare_container() {
  git ls-files -zco --exclude-standard deploy proto Shared Tests/Programs/Bench Tests/Support/Protos | tar -c --null -T - |
    docker run --rm -i --network host -v titanup-bare:/var/cache/apt/archives "$bare_image" bash -c '
      set -e
      rm -f /etc/apt/apt.conf.d/docker-clean
      echo force-unsafe-io >/etc/dpkg/dpkg.cfg.d/bare
      mkdir /bare && cd /bare && tar -x
      export TITANUP_SETUP_ONLY=try TITANUP_TRIED=/tried
      while read -r -d ";" form; do deploy/dev $form </dev/null; done <<<"$1"
    ' bare "$1"
}

# trials_of VERB [ARGS...]: what it uses, whatever packages.sh says that it needs
trials_of() {
  case $* in
    certificates*) echo openssl ;;
    "backup --keep"*) echo postgres python ;;
    drill*) echo libraries postgres python openssl ;;
    backup* | deletions* | fill* | roles*) echo postgres ;;
    up* | restore* | operator* | sweep-frames*) echo libraries postgres ;;
    demo*) echo libraries postgres python ;;
    sbom* | capacity*) echo python ;;
    screenshots*) echo venv browser ;;
    generate*) echo libraries protobuf ;;
    release-contract*) echo protobuf python ;;
    lint*) echo libraries protobuf venv python ;;
    "test --stack"*) echo venv ;;
    "bench counter"* | same-counts* | copies*) echo libraries ;;
    "bench web --page"*) echo libraries postgres venv browser ;;
    "bench idle"*) echo libraries postgres python ;;
    "bench sign-in"* | "bench habits"* | "bench suggestions"* | "bench home"* | "bench undone"* | "bench groups"* | "bench data"* | "bench fair"* | "bench web"* | "bench wal"* | \
      "bench feed-writes"* | "bench pushes"* | "bench poses --half-duplex"* | "fuzz methods"* | score-poses* | cross-validate*)
      echo libraries postgres venv
      ;;
    bench* | soak*) echo libraries postgres venv openssl bench ;;
    setup* | "test chaos"*) echo libraries postgres protobuf venv openssl python browser prometheus pooler failover chaos ;;
    "test failover"*) echo libraries postgres protobuf venv openssl python browser prometheus pooler failover ;;
    test*) echo libraries postgres protobuf venv openssl python browser prometheus pooler ;;
    fuzz* | sanitize*) echo libraries postgres protobuf venv openssl python browser ;;
  esac
}

# try_out VERB [ARGS...]: uses what was installed for it, but for what takes long: Swift's builds, and packages of Python. What was
# tried by a verb before is in the folder TITANUP_TRIED.
try_out() {
  local trial
  # What the trap needs when the first error has ended all functions.
  scratch=$root/.titanup/try-out
  trap 'postgres_remove; rm -rf "$scratch"' EXIT
  rm -rf "$scratch"
  mkdir -p "$scratch" "${TITANUP_TRIED:=$scratch/tried}"
  state=$scratch/state
  port_base=3000
  for trial in $(trials_of "$@"); do
    if [ ! -e "$TITANUP_TRIED/$trial" ]; then "try_$trial"; fi
    touch "$TITANUP_TRIED/$trial"
  done
}

# Every C library that Shared has a module of, compiled against and linked.
try_libraries() {
  local map clang libraries=()
  clang=$(dirname "$(readlink -f "$(command -v swiftc)")")/clang
  while read -r map; do
    libraries+=(-include "${map%/*}/shim.h" "-l$(sed -n 's/^ *link "\(.*\)"$/\1/p' "$map")")
  done < <(grep -l '\[system\]' "$root"/Shared/*/module.modulemap)
  echo 'int main(void) { return 0; }' |
    "$clang" -I/usr/include/postgresql -o "$scratch/linked" -x c - "${libraries[@]}" -ljemalloc
}

try_postgres() {
  store_start
  owner_pg psql -X -q -c 'SELECT 1' >/dev/null
  for program in pg_dump pg_restore pgbench; do "$pg_bin/$program" --version >/dev/null; done
  psql --version >/dev/null
  xz --version >/dev/null
}

try_protobuf() {
  mkdir "$scratch/c"
  (cd "$root/proto" && find . -name '*.proto' -exec protoc -I. -I/usr/include --c_out="$scratch/c" {} +)
  [ -f /usr/include/google/protobuf/compiler/plugin.proto ]
}

try_venv() { /usr/bin/python3 -m venv "$scratch/venv"; }

try_python() { python3 -B "$root/deploy/lib/day.py" --help >/dev/null; }

try_openssl() { "$root/deploy/certificates.sh" "$scratch/certificates" localhost >/dev/null; }

try_browser() {
  chromium --version >/dev/null
  ffmpeg -version >/dev/null
}

try_prometheus() {
  promtool check rules "$root/deploy/observability/rules.yml" >/dev/null
  prometheus --version >/dev/null
  prometheus-node-exporter --version >/dev/null 2>&1
}

try_pooler() { /usr/sbin/pgbouncer --version >/dev/null; }

try_failover() {
  patroni --version >/dev/null
  etcd --version >/dev/null
  etcdctl version >/dev/null
}

try_chaos() {
  /usr/sbin/iptables --version >/dev/null
  ip -V >/dev/null
  /usr/sbin/haproxy -v >/dev/null
}

# The load generator and the gRPC C++ server are built for real.
try_bench() {
  bench_state=$scratch/bench
  bench_peers
  h2load --version >/dev/null
  nghttpd --version >/dev/null
}
