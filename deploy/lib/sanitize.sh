# Running the unit tests in builds that stop at mistakes of memory and threads. It takes long, and CI does not run it.

# verb_sanitize [--filter PATTERN] [address|thread...]: the unit tests in a build of each kind.
verb_sanitize() {
  local kind kinds=() tests=()
  while [ $# -gt 0 ]; do
    case $1 in
      address | thread) kinds+=("$1") ;;
      --filter)
        [ $# -ge 2 ] || die "--filter takes a pattern of names of tests"
        tests=(--filter "$2")
        shift
        ;;
      *) die "no sanitizer '$1'; there are: address thread" ;;
    esac
    shift
  done
  [ ${#kinds[@]} -gt 0 ] || kinds=(address thread)
  for kind in "${kinds[@]}"; do
    say "sanitize: building for $kind (slow the first time: it builds everything again)"
    "sanitize_$kind" "${tests[@]}"
  done
  say "sanitize: nothing found: ${kinds[*]}"
}

# Leaks are not looked for, for fuzz.sh's reason. Swift traps at undefined behaviour by itself; that of our C stops the same tests.
sanitize_address() {
  ASAN_OPTIONS=detect_leaks=0:suppressions=$root/Tests/Programs/Sanitize/address.supp TITANUP_CHECK_C=1 sanitized address "$@"
}

sanitize_thread() {
  local mutex=$root/.build-thread/mutex.so
  mkdir -p "${mutex%/*}"
  "$(dirname "$(readlink -f "$(command -v swiftc)")")/clang" -O1 -shared -fPIC -o "$mutex" "$root/Tests/Programs/Sanitize/mutex.c"
  TSAN_OPTIONS=suppressions=$root/Tests/Programs/Sanitize/thread.supp preload=$mutex sanitized thread "$@"
}

# sanitized KIND TEST-FLAGS...: builds and runs. gold cannot link the sanitizers' libraries.
sanitized() {
  local kind=$1 scratch=$root/.build-$1
  shift
  swift build -q --scratch-path "$scratch" --sanitize="$kind" -Xswiftc -use-ld=lld --build-tests
  # The bundle itself: a sanitizer's library must be the program's, and `swift test` is another program.
  env SWIFT_BACKTRACE=enable=no SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=8 ${preload:+LD_PRELOAD="$preload"} \
    "$scratch/debug/titanupPackageTests.xctest" --testing-library swift-testing "$@"
}
