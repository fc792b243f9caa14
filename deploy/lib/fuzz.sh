# Feeding the protocol code what nobody would send. CI does not run it.

# The reasons: Swift's runtime keeps metadata and statics that nothing points to from where the leak checker looks; and the
# stack that Swift prints of a crash takes longer than the sanitizer's own, and says less.
sanitizer_options=(ASAN_OPTIONS=detect_leaks=0 SWIFT_BACKTRACE=enable=no)

# verb_fuzz [--seconds N] [TARGET...]: each target for so long (60). An input that stops the program is kept.
verb_fuzz() {
  if [ "${1:-}" = methods ]; then
    shift
    (fuzz_methods "$@")
    return
  fi
  local seconds=60 target targets=() failed=()
  while [ $# -gt 0 ]; do
    case $1 in
      --seconds)
        [[ ${2:-} =~ ^[1-9][0-9]*$ ]] || die "--seconds takes a whole number from 1, not '${2:-}'"
        seconds=$2
        shift
        ;;
      *)
        [ -d "$root/Tests/Programs/Fuzz/Seeds/$1" ] || die "no target '$1'; there are: $(fuzz_targets | tr '\n' ' ')"
        targets+=("$1")
        ;;
    esac
    shift
  done
  [ ${#targets[@]} -gt 0 ] || mapfile -t targets < <(fuzz_targets)
  say "building titanup-fuzz"
  # Optimized, for speed; a wrong index or sum stops the program all the same. gold cannot link libFuzzer.
  TITANUP_FUZZ=1 TITANUP_CHECK_C=1 swift build -q -c release --scratch-path .build-fuzz --product titanup-fuzz --sanitize=address \
    -Xswiftc -enable-testing -Xswiftc -use-ld=lld
  for target in "${targets[@]}"; do
    fuzz "$target" "$seconds" || failed+=("$target")
  done
  [ ${#failed[@]} = 0 ] || die "fuzzing found something: ${failed[*]}"
  say "fuzz: nothing found"
}

fuzz_targets() { ls "$root/Tests/Programs/Fuzz/Seeds"; }

# fuzz TARGET SECONDS: libFuzzer goes on from the inputs it kept last time, which stand in the state folder.
fuzz() {
  local target=$1 folder=$root/.titanup/fuzz/$1 status=0 before
  mkdir -p "$folder/inputs" "$folder/failures"
  before=$(ls "$folder/failures")
  say "fuzz: $target, $2 s"
  env "${sanitizer_options[@]}" "$root/.build-fuzz/release/titanup-fuzz" "$target" -max_total_time="$2" -timeout=10 \
    -rss_limit_mb=2048 -print_final_stats=1 -artifact_prefix="$folder/failures/" "$folder/inputs" \
    "$root/Tests/Programs/Fuzz/Seeds/$target" >"$folder/log" 2>&1 </dev/null || status=$?
  grep -E '^Done|^stat::(number_of_executed_units|average_exec|new_units|peak_rss)' "$folder/log" >&2
  [ $status != 0 ] || return 0
  grep -E 'Fatal error|^SUMMARY|^==.*ERROR' "$folder/log" >&2
  say "fuzz: $target FAILED; its log: $folder/log; the input:"
  comm -13 <(echo "$before") <(ls "$folder/failures") | sed "s|^|$folder/failures/|" >&2
  return 1
}

# fuzz_methods [--calls N] [--seconds N] [--seed N]: mutated requests to every method of a stack of its own.
fuzz_methods() {
  state=$root/.titanup/fuzz-methods
  port_base=9000
  trap 'stack_down' EXIT
  trap 'exit 130' INT TERM
  python_environment
  build_products
  stack_down
  postgres_remove
  stack_up
  # shellcheck disable=SC2046
  env $(service_addresses 127.0.0.1) PYTHONDONTWRITEBYTECODE=1 "$python" "$root/Tests/InteropTests/fuzz_methods.py" "$@"
}
