# The main job: one set of push-ups through all services, for a new user.

demo_recording=$root/Tests/Fixtures/pushups.csv

titanup() { # the command-line client against this stack
  # shellcheck disable=SC2046
  env $(service_addresses 127.0.0.1) \
    TITANUP_CREDENTIALS="$state/demo-credentials.json" "$bin/titanup" "$@"
}

verb_demo() {
  local once=
  case ${1:-} in
    --once) once=1 ;;
    "") ;;
    *) die "demo takes --once or nothing, got '$1'" ;;
  esac
  install_packages "${build_packages[@]}" "${run_packages[@]}"
  trap 'trap - INT TERM; say "interrupted: stopping the stack"; stack_down; exit 130' INT TERM
  build_products
  say "starting PostgreSQL and ${#services[@]} services"
  stack_up
  local email
  email="demo-$(date +%s)-$RANDOM@example.test"
  say "a new user: $email"
  TITANUP_PASSWORD=$(head -c 12 /dev/urandom | base64) titanup register --email "$email" --name "Demo Athlete"
  say "a recorded set, at its own pace: $demo_recording"
  titanup push-ups --recording "$demo_recording"
  say "what is stored"
  titanup sessions
  titanup trophies
  titanup chart
  trap - INT TERM
  if [ -n "$once" ]; then
    stack_down
    say "stopped (--once)"
  else
    say "the stack is up; deploy/dev down stops it"
    verb_status
    say "try: .build/debug/titanup register, then .build/debug/titanup push-ups --simulate 10"
  fi
}
