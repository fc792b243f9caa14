# What CI runs.

verb_test() {
  local stages=() stage began
  if [ "${1:-}" = --stack ]; then
    [ $# -ge 2 ] || die "usage: deploy/dev test --stack HOST"
    local host=$2
    shift 2
    python_environment
    integration_suite "$host" -- "$@"
    return
  fi
  if [ "${1:-}" = old ]; then
    shift
    (test_old "$@")
    return
  fi
  case ${1:-} in
    pooled | replicas | failover | chaos)
      build_products
      (test_"$1")
      return
      ;;
  esac
  stages=("$@")
  [ ${#stages[@]} -gt 0 ] || stages=(unit stack web compose)
  for stage in "${stages[@]}"; do
    case $stage in
      unit | stack | web | compose) ;;
      *) die "no test stage '$stage'; there are: unit stack web compose" ;;
    esac
  done
  build_tests
  requirements_named
  # Many tests of the stack wait; meanwhile the page's tests have the processor.
  case "${stages[*]}" in *stack*web*) web_beside_stack=yes ;; esac
  for stage in "${stages[@]}"; do
    say "test stage: $stage"
    began=$SECONDS
    # A shell of its own: what a stage sets, starts and traps ends with it.
    (test_"$stage")
    say "test stage: $stage passed in $(((SECONDS - began + 30) / 60)) minutes"
  done
  say "passed: ${stages[*]}"
}

# Rules, handlers, stores against real PostgreSQL, engines. What failed is said once more at the end, where it is seen.
test_unit() {
  local log
  log=$(mktemp)
  # Unless told, Swift Testing begins all tests at once, and on a slow machine each waits for all the others.
  export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=16
  mkdir -p "$ran"
  if ! swift test --skip-build --event-stream-output-path "$ran/unit.jsonl" --event-stream-version 0 \
    "${build_flags[@]}" 2>&1 | tee "$log"; then
    say "failed:"
    grep -F ' recorded an issue' "$log" || true
    rm -f "$log"
    return 1
  fi
  rm -f "$log"
  requirements ran "$root/Tests/requirements.md" --swift "$ran/unit.jsonl" || die "Tests/requirements.md names tests that did not run"
}

# What ran, for the last run of each stage.
ran=$root/.titanup/ran

# requirements named|ran ...: what Tests/requirements.md says, and whether it is so.
requirements() { PYTHONDONTWRITEBYTECODE=1 python3 "$root/deploy/lib/requirements.py" "$@"; }

# Some of the tests only, which is somebody's choice: nothing is asked of the rest.
only_some_tests() { [ -n "${PYTEST_ADDOPTS:-}" ]; }

# requirements_ran --KIND REPORT...: of a stage of pytest
requirements_ran() {
  if only_some_tests; then
    say "PYTEST_ADDOPTS is set: not checking whether all tests that Tests/requirements.md names ran"
  else
    requirements ran "$root/Tests/requirements.md" "$@" || die "Tests/requirements.md names tests that did not run"
  fi
}

requirements_named() {
  only_some_tests || requirements named "$root/Tests/requirements.md" || die "some requirements have no test"
}

# The built binaries, a stack of their own, foreign clients.
test_stack() {
  state=$root/.titanup/test
  port_base=27000
  fresh_stack
  mkdir -p "$ran"
  local first=0 second=0 third=0 beside=() suite=()
  mapfile -t suite < <(own_suite)
  # What needs no stack runs beside what does, on the core that it leaves idle.
  "${suite[@]}" -m programs --junitxml="$ran/programs.xml" >"$state/log/programs.log" 2>&1 &
  beside=($!)
  trap 'stop_beside; stack_down' EXIT
  if [ -n "$web_beside_stack" ]; then
    web_suites >"$state/log/page.log" 2>&1 &
    beside+=($!)
  fi
  "${suite[@]}" -m "not programs" --junitxml="$ran/stack.xml" || first=$?
  wait "${beside[0]}" || second=$?
  cat "$state/log/programs.log"
  if [ -n "$web_beside_stack" ]; then
    wait "${beside[1]}" || third=$?
    cat "$state/log/page.log"
  fi
  # 5: PYTEST_ADDOPTS has chosen none of these.
  case "$first $second" in "0 0" | "0 5" | "5 0") ;; *) die "the integration suite failed" ;; esac
  [ "$third" = 0 ] || [ "$third" = 5 ] || die "the page's tests failed"
  requirements_ran --pytest "$ran/stack.xml" "$ran/programs.xml"
}

# A stack of the stage's own with nothing in it but a day of the demo's; it goes down with the stage's shell.
fresh_stack() {
  trap 'stack_down' EXIT
  trap 'exit 130' INT TERM
  python_environment
  stack_down
  postgres_remove
  # The suite's push service is on this machine.
  export TITANUP_PUSH_NETWORKS=127.0.0.0/8
  stack_up
  say "one day"
  one_day "$python" --fast
}

# The command of the integration suite on the stage's own stack, a word a line; arguments for pytest may follow.
own_suite() {
  # shellcheck disable=SC2046
  printf '%s\n' integration_suite 127.0.0.1 "${nothing_inherited[@]}" \
    TITANUP_STACK_CONTROL="$root/deploy/lib/control" TITANUP_STATE="$state" TITANUP_PORT_BASE="$port_base" \
    $(signing_keys "$state/secrets") $(process_addresses) --
}

# The same with PgBouncer between the services and PostgreSQL.
test_pooled() {
  local suite=()
  state=$root/.titanup/test-pooled
  port_base=31000
  export TITANUP_STACK_POOLED=1
  fresh_stack
  mapfile -t suite < <(own_suite)
  "${suite[@]}" -m "not programs" || die "the integration suite failed"
}

# Two of every service behind Envoy, and PgBouncer behind them: first what only replicas can show, then the rest of the suite.
test_replicas() {
  local suite=()
  state=$root/.titanup/test-replicas
  port_base=33000
  export TITANUP_STACK_POOLED=1 TITANUP_STACK_REPLICAS=2
  fresh_stack
  mapfile -t suite < <(own_suite)
  # -s: the gaps are printed.
  "${suite[@]}" -m replicas -s || die "the tests of replicas failed"
  "${suite[@]}" -m "not programs and not replicas" || die "the integration suite failed"
}

# Ends what still runs beside the stage. A shell waits for its program before it hears, so programs end first.
stop_beside() {
  local one
  for one in "${beside[@]}"; do end_children "$one"; done
}

end_children() { # end_children PID
  local child
  for child in $(cat "/proc/$1/task/$1/children" 2>/dev/null || true); do
    end_children "$child"
    kill "$child" 2>/dev/null || true
  done
}

# The page in Chromium and, for what browsers could differ in, in Firefox: each view against answers that the tests make.
page_suite() {
  local python
  python_environment Web
  # Browsers wait most of the time, so two of them share a core.
  TITANUP_WEB_ROOT=$site "$python" -m pytest -q -p no:cacheprovider "$root/Tests/Web" -m "not stack" -n 2 --dist worksteal \
    --junitxml="$ran/page.xml"
}

# Whole ways through the page and titanup-web, against a stack of their own.
journeys() {
  local python
  state=$root/.titanup/web-test
  port_base=29000
  trap 'stack_down' EXIT
  trap 'exit 130' INT TERM
  python_environment Web
  stack_down
  postgres_remove
  stack_up
  env TITANUP_WEB_URL="http://127.0.0.1:$(port_of web)" TITANUP_STACK_CONTROL="$root/deploy/lib/control" \
    TITANUP_STATE="$state" TITANUP_PORT_BASE="$port_base" \
    "$python" -m pytest -q -p no:cacheprovider "$root/Tests/Web" -m stack --junitxml="$ran/web.xml"
}

# Journeys come last: they are about seconds, and need more of the processor than the page's other tests.
web_suites() {
  local first=0 second=0
  mkdir -p "$ran"
  (page_suite) || first=$?
  # A shell of its own, whose stack ends with it.
  (journeys) || second=$?
  # 5: PYTEST_ADDOPTS has chosen none of these.
  case "$first $second" in "0 0" | "0 5" | "5 0") ;; "5 5") return 5 ;; *) return 1 ;; esac
}
# Whether the stack stage runs them.
web_beside_stack=

test_web() {
  [ -n "$web_beside_stack" ] || web_suites || die "the page's tests failed"
  requirements_ran --web "$ran/page.xml" "$ran/web.xml"
}

# What the suite may break and look into, by the names of Tests/InteropTests/README.md. A stage names its own stack's and
# inherits none: with another stack's state the suite would show one stack the secrets of the other.
nothing_inherited=(-u TITANUP_STACK_CONTROL -u TITANUP_STATE -u TITANUP_PORT_BASE
  -u TITANUP_TOKEN_SIGNING_KEY_FILE -u TITANUP_RECEIPT_SIGNING_KEY_FILE)

signing_keys() { # signing_keys SECRETS: the variables of the keys in a folder of secrets
  echo "TITANUP_TOKEN_SIGNING_KEY_FILE=$1/token_signing_key TITANUP_RECEIPT_SIGNING_KEY_FILE=$1/receipt_signing_key"
}

# integration_suite HOST [WORDS FOR env...] -- [PYTEST ARGS...]
integration_suite() {
  local host=$1 given=()
  shift
  until [ "$1" = -- ]; do
    given+=("$1")
    shift
  done
  shift
  # shellcheck disable=SC2046
  env "${given[@]}" $(service_addresses "$host") TITANUP_WEB_ADDRESS="$host:$(entrance_of web)" \
    "${enter[@]}" "$python" -m pytest -q -p no:cacheprovider "$root/Tests/InteropTests" "$@"
}
# What the suite runs in: nothing, or the network namespace of a container engine.
enter=(env)
