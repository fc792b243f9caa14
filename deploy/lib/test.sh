# What CI runs.

verb_test() {
  local stages=() stage
  if [ "${1:-}" = --stack ]; then
    [ $# -ge 2 ] || die "usage: deploy/dev test --stack HOST"
    local host=$2
    shift 2
    python_environment
    integration_suite "$host" "" "" "$@"
    return
  fi
  stages=("$@")
  [ ${#stages[@]} -gt 0 ] || stages=(unit stack compose)
  for stage in "${stages[@]}"; do
    case $stage in
      unit | stack | compose) ;;
      *) die "no test stage '$stage'; there are: unit stack compose" ;;
    esac
  done
  verb_setup
  build_tests
  for stage in "${stages[@]}"; do
    say "test stage: $stage"
    # A shell of its own: what a stage sets, starts and traps ends with it.
    (test_"$stage")
  done
  say "passed: ${stages[*]}"
}

# Rules, handlers, stores against real PostgreSQL, engines. What failed is said once more at the end, where it is seen.
test_unit() {
  local log
  log=$(mktemp)
  # Unless told, Swift Testing begins all tests at once, and on a slow machine each waits for all the others.
  export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=16
  if ! swift test --skip-build "${build_flags[@]}" 2>&1 | tee "$log"; then
    say "failed:"
    grep -F ' recorded an issue' "$log" || true
    rm -f "$log"
    return 1
  fi
  rm -f "$log"
}

# The built binaries, a stack of their own, foreign clients.
test_stack() {
  state=$root/.titanup/test
  port_base=27000
  trap 'stack_down' EXIT
  trap 'exit 130' INT TERM
  python_environment
  stack_down
  postgres_remove
  stack_up
  say "the main job"
  once_through
  integration_suite 127.0.0.1 "$root/deploy/lib/control" "$state/secrets"
}

# The main job's own result, through the command line's JSON.
once_through() {
  local result
  TITANUP_PASSWORD=$(head -c 12 /dev/urandom | base64) titanup register --email "once-$RANDOM$RANDOM@example.test" --name Once
  result=$(titanup push-ups --json --fast --recording "$demo_recording")
  "$python" - "$result" <<'PY'
import json, sys
result = json.loads(sys.argv[1])
reps = result["session"]["reps"]
trophies = sorted(a["trophy_id"] for a in result["trophies"])
assert int(reps) == 12, f"12 push-ups are in the recording, {reps} were counted"
assert trophies == ["T-FAST-5-10S", "T-SESSION-10", "T-SESSION-5"], trophies
print(f"counted {reps}, earned {', '.join(trophies)}")
PY
}

# integration_suite HOST CONTROL SECRETS [PYTEST ARGS...]: CONTROL breaks and mends the stack, SECRETS is the folder of its
# keys; both may be empty, and the suite says what it could not test then.
integration_suite() {
  local host=$1 control=$2 secrets=$3
  shift 3
  # shellcheck disable=SC2046
  env $(service_addresses "$host") \
    TITANUP_STACK_CONTROL="$control" TITANUP_TOKEN_SIGNING_KEY_FILE="${secrets:+$secrets/token_signing_key}" \
    TITANUP_RECEIPT_SIGNING_KEY_FILE="${secrets:+$secrets/receipt_signing_key}" \
    TITANUP_STATE="$state" TITANUP_PORT_BASE="$port_base" \
    "${enter[@]}" "$python" -m pytest -q -p no:cacheprovider "$root/Tests/InteropTests" "$@"
}
# What the suite runs in: nothing, or the network namespace of a container engine.
enter=(env)
