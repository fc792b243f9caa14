# One day of a new user through all services: deploy/lib/day.py tells it.

demo_recording=$root/Tests/Support/Fixtures/pushups.csv

# one_day PYTHON [--fast]: fails if the day does not go as it should.
one_day() {
  local interpreter=$1
  shift
  # shellcheck disable=SC2046
  env $(service_addresses 127.0.0.1) TITANUP_CREDENTIALS="$state/demo-credentials.json" \
    "$interpreter" -B "$root/deploy/lib/day.py" "$bin/titanup" "$demo_recording" "$@"
}

verb_demo() {
  local once='' page=()
  case ${1:-} in
    --once) once=1 ;;
    "") ;;
    *) die "demo takes --once or nothing, got '$1'" ;;
  esac
  [ -n "$once" ] || page=(--page "http://127.0.0.1:$(port_of web)")
  trap 'trap - INT TERM; say "interrupted: stopping the stack"; stack_down; exit 130' INT TERM
  build_products
  say "starting PostgreSQL, ${#services[@]} services and the page"
  stack_up
  say "one day of a new user"
  one_day python3 "${page[@]}" || die "the demo failed; the stack is up, its logs are in $state/log"
  trap - INT TERM
  if [ -n "$once" ]; then
    stack_down
    say "stopped (--once)"
  else
    say "the stack is up; deploy/dev down stops it"
    verb_status
    say "try: .build/debug/titanup register, then .build/debug/titanup push-ups --recording ${demo_recording#"$root/"}"
    say "a simulated set (push-ups --simulate 10) is counted and listed, and earns nothing"
  fi
}
