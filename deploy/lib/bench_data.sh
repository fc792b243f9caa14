# Measuring reads, writes and awards on filled stores: Tests/Programs/Bench/data.py says what.

# bench_data [--sessions N] [--small N]: two clusters of their own, with so many sessions each; every person has 5,000 in ten years.
bench_data() {
  local small=100000 large=1000000 part lines=()
  while [ $# -gt 0 ]; do
    case $1 in
      --small | --sessions)
        [[ ${2:-} =~ ^[1-9][0-9]*$ ]] || die "$1 takes a number of sessions, got '${2:-}'"
        if [ "$1" = --small ]; then small=$2; else large=$2; fi
        shift 2
        ;;
      *) die "usage: deploy/dev bench data [--sessions N] [--small N]" ;;
    esac
  done
  bin=${TITANUP_BENCH_BIN:-$root/.build/release}
  if [ -z "${TITANUP_BENCH_BIN:-}" ]; then
    for part in auth pose sessions trophies migrate; do
      swift build -q -c release "${build_flags[@]}" --product "titanup-$part"
    done
  fi
  limits_off
  # What was filled with as many is used again: filling takes longer than all the rest.
  trap 'bench_store LARGE; stack_down; bench_store SMALL; stack_down' EXIT
  trap 'exit 130' INT TERM
  bench_store LARGE && bench_fill "$large"
  bench_store SMALL && bench_fill "$small"
  python_environment
  lines+=("$(bench_program data reads)")
  # On one core, as its own figure says, before its program is there; the stores share the rest.
  bench_store LARGE && service_start trophies && taskset -a -c -p 0 "$(<"$state/run/trophies.pid")" >/dev/null
  lines+=("$(bench_program data catch-up)")
  stack_down
  bench_store SMALL && service_start trophies
  wait_until 30 titanup-trophies service_ready trophies
  lines+=("$(bench_program data awards)" "$(service_stop trophies && bench_program data writes)")
  printf '%s\n' "${lines[@]}" |
    "$python" -c 'import json, sys; print(json.dumps({k: v for line in sys.stdin for k, v in json.loads(line).items()}, indent=2))'
  # What was written here is no part of the next run.
  stack_down
  rm -f "$state/filled"
}

# bench_store SMALL|LARGE: which of the two is meant from here on.
bench_store() {
  state=$root/.titanup/bench-data-${1,,}
  if [ "$1" = SMALL ]; then port_base=21000; else port_base=23000; fi
  export "TITANUP_$1=$state" "TITANUP_$1_PORT_BASE=$port_base" "TITANUP_$1_LOG=$(cluster_folder)/log"
}

# bench_fill SESSIONS: the store, filled with so many, and the services that are asked.
bench_fill() {
  stack_down
  if [ "$(cat "$state/filled" 2>/dev/null)" != "$1" ]; then
    postgres_remove
    rm -f "$state/filled"
  fi
  store_start
  run_migrations
  if [ ! -e "$state/filled" ]; then
    fill_store --users $((($1 + 4999) / 5000)) --sessions "$1" --years 10 --seed bench
    echo "$1" >"$state/filled"
  fi
  services_start auth pose sessions
}
