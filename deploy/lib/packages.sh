# The Debian packages that each verb needs beyond Debian's base and Swift. All of them stand here, and are installed before a verb
# begins: bare.sh starts each verb on an image that has nothing else.

build_packages=(libnghttp2-dev zlib1g-dev libprotobuf-c-dev libpq-dev libargon2-dev libfido2-dev
  libcurl4-openssl-dev libgd-dev libjemalloc-dev)
run_packages=(postgresql-15 xz-utils python3 python3-venv openssl)
generate_packages=(protobuf-compiler protobuf-c-compiler libprotobuf-dev libprotoc-dev)
lint_packages=(shellcheck)
# Prometheus tries the rules and dashboards of deploy/observability; its exporter shows it disks and backups.
stack_test_packages=(prometheus prometheus-node-exporter)
# Tests/Clients/java is made with them.
client_packages=(openjdk-17-jdk-headless protobuf-compiler protobuf-compiler-grpc-java-plugin libgrpc-java libprotobuf-java
  libnetty-java libperfmark-java)
# The suites put it in front of a PostgreSQL, and "test pooled" in front of a stack's.
pooler_packages=(pgbouncer)
# "test failover" and "test chaos" put PostgreSQL under it.
failover_packages=(patroni etcd-server etcd-client)
# "test chaos" cuts the network with them, where it may.
chaos_packages=(iptables iproute2)
# binaryen makes WebAssembly a sixth smaller.
web_packages=(python3 python3-venv binaryen)
browser_packages=(chromium ffmpeg)
# The tests open the page in Firefox, too.
browser_test_packages=("${browser_packages[@]}" firefox-esr)
# The tests put both in front of the web edge, and call it by HTTP/2 from addresses of their own.
proxy_packages=(nginx-light haproxy curl)
bench_packages=(nghttp2-client nghttp2-server libgrpc++-dev libprotobuf-dev protobuf-compiler protobuf-compiler-grpc pkgconf g++)

# packages_of VERB [ARGS...]: one a line
packages_of() {
  local needed=()
  case $* in
    certificates*) needed=(openssl) ;;
    backup* | deletions* | fill* | roles*) needed=("${run_packages[@]}") ;;
    sbom* | capacity*) needed=(python3) ;;
    screenshots*) needed=(python3 python3-venv "${browser_packages[@]}") ;;
    "bench web --page"*) needed=("${build_packages[@]}" "${run_packages[@]}" "${web_packages[@]}" "${browser_packages[@]}") ;;
    "test --stack"*) python3 -c 'import ensurepip, venv' 2>/dev/null || needed=(python3 python3-venv) ;;
    up* | demo* | web* | restore* | drill* | operator* | sweep-frames* | score-poses* | cross-validate* | same-counts* | copies* | "fuzz methods"* | "bench counter"* | \
      "bench sign-in"* | "bench habits"* | "bench suggestions"* | "bench home"* | "bench undone"* | "bench groups"* | "bench pushes"* | "bench data"* | "bench idle"* | \
      "bench fair"* | "bench web"* | "bench wal"* | "bench feed-writes"* | "bench poses --half-duplex"*)
      needed=("${build_packages[@]}" "${run_packages[@]}" "${web_packages[@]}")
      ;;
    bench* | soak*)
      needed=("${build_packages[@]}" "${run_packages[@]}" "${web_packages[@]}" "${bench_packages[@]}")
      ;;
    setup* | lint*)
      needed=("${build_packages[@]}" "${run_packages[@]}" "${web_packages[@]}" "${browser_test_packages[@]}" "${generate_packages[@]}"
        "${lint_packages[@]}" "${stack_test_packages[@]}")
      ;;
    test*)
      needed=("${build_packages[@]}" "${run_packages[@]}" "${web_packages[@]}" "${browser_test_packages[@]}" "${generate_packages[@]}"
        "${stack_test_packages[@]}")
      ;;
    fuzz* | sanitize* | generate* | release-contract*)
      needed=("${build_packages[@]}" "${run_packages[@]}" "${web_packages[@]}" "${browser_test_packages[@]}" "${generate_packages[@]}")
      ;;
  esac
  case $* in
    "test --stack"*) ;;
    setup* | test*) needed+=("${proxy_packages[@]}" "${pooler_packages[@]}" "${client_packages[@]}") ;;
  esac
  case $* in
    setup* | "test chaos"*) needed+=("${failover_packages[@]}" "${chaos_packages[@]}") ;;
    "test failover"*) needed+=("${failover_packages[@]}") ;;
  esac
  [ -z "${TITANUP_STACK_POOLED:-}" ] || needed+=("${pooler_packages[@]}")
  case $* in "web --lan"*) needed+=(qrencode) ;; esac
  # The containers bring their own PostgreSQL.
  case ${TITANUP_COMPOSE:+$1} in operator | sweep-frames | backup | deletions | fill | restore) needed=() ;; esac
  case $* in "backup --keep"*) needed+=(python3) ;; esac
  [ ${#needed[@]} = 0 ] || printf '%s\n' "${needed[@]}"
}

# set_up VERB [ARGS...]: installs what it needs. TITANUP_SETUP_ONLY=1 ends the verb here, and =try first tries out what is there.
set_up() {
  local needed
  mapfile -t needed < <(packages_of "$@")
  if [[ " ${needed[*]} " == *" ${build_packages[0]} "* ]]; then
    command -v swift >/dev/null || die "no swift on PATH; TitanUp needs Swift 6.3"
  fi
  install_packages "${needed[@]}"
  [ -n "${TITANUP_SETUP_ONLY:-}" ] || return 0
  [ "$TITANUP_SETUP_ONLY" != try ] || try_out "$@"
  say "set up for: $*"
  exit 0
}

missing_packages() {
  local package
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || echo "$package"
  done
}

# install_packages NAME...: says what, and does nothing where all are there.
install_packages() {
  local missing package
  mapfile -t missing < <(missing_packages "$@")
  [ ${#missing[@]} -gt 0 ] || return 0
  command -v apt-get >/dev/null || die "these Debian packages are needed: ${missing[*]}"
  say "installing Debian packages: ${missing[*]}"
  if [[ " ${missing[*]} " == *" postgresql-15 "* ]] && [ ! -e /etc/postgresql-common/createcluster.conf ]; then
    # Only the programs are wanted, no cluster of the system's own on port 5432.
    as_root mkdir -p /etc/postgresql-common
    echo 'create_main_cluster = false' | as_root tee /etc/postgresql-common/createcluster.conf >/dev/null
  fi
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 update
  without_services as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 install -y \
    --no-install-recommends "${missing[@]}" >/dev/null
  # Nor at the next boot.
  if [ -d /run/systemd/system ]; then
    for package in "${missing[@]}"; do
      case $package in nginx-light | haproxy | pgbouncer | patroni | prometheus | prometheus-node-exporter) as_root systemctl disable --quiet "${package%-light}" ;;
        etcd-server) as_root systemctl disable --quiet etcd ;;
      esac
    done
  fi
}

# without_services COMMAND...: Debian starts the services that it installs, and proxies would take ports 80 and 443, and the pooler its own. Only their
# programs are wanted.
without_services() {
  local policy=/usr/sbin/policy-rc.d status=0
  if [ -e "$policy" ]; then
    "$@"
    return
  fi
  printf '#!/bin/sh\nexit 101\n' | as_root install -m 755 /dev/stdin "$policy"
  "$@" || status=$?
  as_root rm -f "$policy"
  return $status
}

verb_setup() { say "everything needed for building, running and testing is installed"; }

# python_environment [SUITE]: the Python of the integration suite or of another one.
python_environment() {
  python_packages "${1:-}" "Tests/${1:-InteropTests}/requirements.txt"
}

# python_packages NAME REQUIREMENTS: a Python with these packages, in the state folder.
python_packages() {
  local venv=$root/.titanup/venv${1:+-$1} wanted=$root/$2
  if ! cmp -s "$wanted" "$venv/requirements.txt"; then
    say "Python packages of ${2%/*}"
    # The first python3 may be another one than Debian's, without venv.
    python3 -m venv "$venv" || /usr/bin/python3 -m venv --clear "$venv"
    "$venv/bin/python" -m pip install -q --disable-pip-version-check -r "$wanted"
    cp "$wanted" "$venv/requirements.txt"
  fi
  python=$venv/bin/python
}
