# Measuring: the echo service of Tests/Programs/Bench against others, under load.

bench_state=$root/.titanup/bench

verb_bench() {
  case ${1:-} in
    counter) bench_counter; return ;;
    sign-in) shift; (bench_sign_in "$@"); return ;;
    refresh) shift; (bench_refresh "$@"); return ;;
    habits | suggestions | home | undone | groups | pushes) (bench_beside "$@"); return ;;
    data) shift; (bench_data "$@"); return ;;
    idle) shift; (bench_idle "$@"); return ;;
    poses) shift; (bench_poses "$@"); return ;;
    fair) shift; (bench_fair "$@"); return ;;
    web) shift; (bench_web "$@"); return ;;
    wal) shift; (bench_wal "$@"); return ;;
    feed-writes) shift; (bench_feed_writes "$@"); return ;;
  esac
  bench_tools
  if [ "${1:-}" = abuse ]; then
    shift
    bench_program abuse "$@"
  else
    bench_program bench "$@"
  fi
}

# What a frame costs, without a service.
bench_counter() {
  swift build -q -c release "${build_flags[@]}" --product titanup-bench-counter
  taskset -c 0 .build/release/titanup-bench-counter --time "$demo_recording"
}

# Whether the time of a sign-in, a registration, the wish for a reset or a wrong code tells if an e-mail is known, with
# limits off. All but the first tell nobody where mail is sent.
bench_sign_in() {
  case "$*" in *register* | *reset* | *code*)
    export TITANUP_MAIL_FROM=titanup@mail.example TITANUP_MAIL_FOLDER=$root/.titanup/bench-sign-in/mails
    rm -rf "$TITANUP_MAIL_FOLDER"
    ;;
  esac
  limits_off
  bench_stack sign-in 13000 auth
  TITANUP_AUTH_ADDRESS=127.0.0.1:$(port_of auth) bench_program sign_in "$@"
}

# What an auth service bears: refreshes beside pgbench on the same cluster, and sign-ins that arrive at once.
bench_refresh() {
  bench_load
  limits_off
  bench_stack refresh 15000 auth
  TITANUP_AUTH_ADDRESS=127.0.0.1:$(port_of auth) TITANUP_BENCH_AUTH_PID=$(service_pid auth) \
    TITANUP_BENCH_LOAD=$bench_state/titan-load TITANUP_BENCH_POSTGRES_LOG=$(cluster_folder)/log \
    TITANUP_BENCH_POSTGRES_BIN=$pg_bin TITANUP_BENCH_DATABASE_URL_FILE=$state/secrets/database_url_auth \
    TITANUP_BENCH_SUPERUSER_PASSWORD_FILE=$state/secrets/database_password_superuser bench_program refresh "$@"
}

# What live sets cost the pose service, beside gRPC C++ that echoes their frames; or, with --half-duplex, what the calls of such
# a set cost in its first and its thirtieth minute. It serves them by one event loop.
bench_poses() {
  local program=poses address
  if [ "${1:-}" = --half-duplex ]; then
    shift
    program=half_duplex
  else
    bench_peers
  fi
  export TITANUP_EVENT_LOOPS=1
  limits_off
  bench_stack poses 17000 auth pose
  for address in $(service_addresses 127.0.0.1); do export "${address?}"; done
  TITANUP_TOKEN_SIGNING_KEY_FILE=$state/secrets/token_signing_key TITANUP_BENCH_POSE_PID=$(service_pid pose) \
    TITANUP_BENCH_DATABASE_PID=$(head -1 "$(cluster_folder)/data/postmaster.pid") bench_program "$program" "$@"
}

# bench_beside PROGRAM ARGS...: on a release build of all services and a cluster of its own, what a user with three years of history waits
# beside a new one (habits, suggestions over 10,000 workouts, home), and how soon every service has forgotten a deleted session (undone), or
# a group's board shows who has joined, left, or deleted one (groups), or a due reminder reaches closed pages (pushes).
bench_beside() {
  local program=$1 address
  shift
  # The clients that fill the accounts are of one machine, and many calls need no token at once.
  [ "$program" != suggestions ] || bench_workouts "$root/.titanup/workouts.txt"
  # The bench has a push service of its own, on this machine.
  [ "$program" != pushes ] || export TITANUP_PUSH_NETWORKS=127.0.0.0/8
  limits_off
  bench_stack "$program" 11000 "${services[@]}"
  for address in $(service_addresses 127.0.0.1); do export "${address?}"; done
  export TITANUP_BENCH_OWNER_URL_FILE=$state/secrets/database_url_owner
  PATH=$pg_bin:$PATH bench_program "$program" "$@"
}

# The clients of a bench are one machine's, and often one account's.
limits_off() {
  export TITANUP_SLOW_GUESSES=false TITANUP_PUBLIC_CALLS_PER_MINUTE=0 TITANUP_MAX_CONNECTIONS_PER_ADDRESS=0 TITANUP_SESSION_QUOTA=0 \
    TITANUP_ACCOUNT_CALLS_PER_MINUTE=0 TITANUP_ACCOUNT_CALLS=0 TITANUP_ACCOUNT_WATCHES=0
}

# What one caller's abuse costs another, with all limits as they are by default.
bench_fair() {
  [ "$(nproc)" -ge 2 ] || die "the bench needs two cores: one for the services, one for the load"
  # Guesses and sign-ins come from behind one proxy.
  export TITANUP_TRUSTED_PROXIES=127.0.0.1
  bench_stack fair 25000 "${services[@]}"
  local address name pids
  for address in $(service_addresses 127.0.0.1); do export "${address?}"; done
  pids=$(for name in "${services[@]}"; do service_pid "$name"; done)
  TITANUP_BENCH_PIDS="$pids $(head -1 "$(cluster_folder)/data/postmaster.pid")" bench_program fair "$@"
}

# What the edge adds to a call, and what idle pages cost it; or, with --page, the page's budgets in Chromium. Every connection is
# this machine's.
bench_web() {
  local address
  limits_off
  web_build
  bench_stack web 23000 "${services[@]}" web
  if [ "${1:-}" = --page ]; then
    shift
    python_environment Web
    TITANUP_WEB_URL=http://127.0.0.1:$(port_of web) "$python" -B "$root/Tests/Web/bench_page.py" "$@"
    return
  fi
  for address in $(service_addresses 127.0.0.1); do export "${address?}"; done
  TITANUP_WEB_ADDRESS=127.0.0.1:$(port_of web) TITANUP_BENCH_WEB_PID=$(service_pid web) \
    TITANUP_BENCH_HABITS_PID=$(service_pid habits) \
    TITANUP_BENCH_DATABASE_PID=$(head -1 "$(cluster_folder)/data/postmaster.pid") bench_program web "$@"
}

# What PostgreSQL logs for a set. The program starts the pose service again with other settings, by deploy/lib/control.
bench_wal() {
  local address
  limits_off
  bench_stack wal 11000 "${services[@]}"
  for address in $(service_addresses 127.0.0.1); do export "${address?}"; done
  export TITANUP_STATE=$state TITANUP_PORT_BASE=$port_base TITANUP_CONFIGURATION=${TITANUP_CONFIGURATION:-release}
  PATH=$pg_bin:$PATH bench_program wal "$@"
}

# What it costs a write to take its number in a feed in slots, beside a mark with the id of its transaction.
bench_feed_writes() {
  bench_stack feed-writes 15000
  TITANUP_STATE=$state TITANUP_BENCH_POSTGRES_BIN=$pg_bin bench_program feed_writes "$@"
}

# bench_workouts FILE: with those that TitanUp comes with, 10,000 of all kinds; training is told.
bench_workouts() {
  local own
  own=$(grep -c ' [1-9]*x[1-9]' Services/Training/Domain/Catalogue/WorkoutTable.swift)
  mkdir -p "$(dirname "$1")"
  awk -v count=$((10000 - own)) 'BEGIN {
    split("calisthenics hiit weightTraining", types, " ")
    split("squat push-up plank crunch burpee mountain-climber bench-press deadlift biceps-curl pull-up", exercises, " ")
    for (n = 1; n <= count; n++)
      printf "bench-%d | %s | Bench %d | Bank %d | %s %dx10; %s 2x12; %s 1x15\n", n, types[n % 3 + 1], n, n,
        exercises[n % 10 + 1], n % 4 + 1, exercises[int(n / 10) % 10 + 1], exercises[int(n / 100) % 10 + 1]
  }' >"$1"
  export TITANUP_WORKOUTS_FILE=$1
}

# bench_stack NAME FIRST_PORT SERVICE...: release builds of these services on a fresh cluster of their own, until this shell
# ends.
#
# First ports of benches and test stacks are 2,000 apart, as each has more behind them up to 1,000 higher, and all of them below
# 32768, from where on Linux lends ports to whoever connects.
bench_stack() {
  local name kind=${TITANUP_CONFIGURATION:-release}
  state=$root/.titanup/bench-$1
  port_base=$2
  bin=$root/.build/$kind
  shift 2
  trap 'stack_down' EXIT
  trap 'exit 130' INT TERM
  for name in migrate "$@"; do swift build -q -c "$kind" "${build_flags[@]}" --product "titanup-$name"; done
  stack_down
  postgres_remove
  mkdir -p "$state/log"
  "$root/deploy/secrets.sh" "$state/secrets" "127.0.0.1:$(postgres_port)"
  postgres_start
  run_migrations
  for name in "$@"; do service_start "$name"; done
  for name in "$@"; do
    wait_until 120 "titanup-$name" service_ready "$name" || die "titanup-$name is not ready; $state/log/$name.log says more"
  done
}

# What the services cost while nobody uses them, and how soon they are ready on a tree that is built and a cluster that exists.
bench_idle() {
  local began ready name running=()
  state=$root/.titanup/bench-idle
  port_base=19000
  export TITANUP_STATE=$state TITANUP_PORT_BASE=$port_base TITANUP_CONFIGURATION=${TITANUP_CONFIGURATION:-release}
  trap 'stack_down >/dev/null' EXIT
  trap 'exit 130' INT TERM
  "$root/deploy/dev" up >&2
  stack_down
  began=${EPOCHREALTIME/[.,]/}
  "$root/deploy/dev" up >&2
  ready=$((${EPOCHREALTIME/[.,]/} - began))
  for name in "${services[@]}"; do running+=("$name=$(service_pid "$name")"); done
  python3 -B "$root/Tests/Programs/Bench/idle.py" --ready "$((ready / 1000000)).$(printf %06d $((ready % 1000000)))" "$@" "${running[@]}"
}

# unpack_recordings DIR INTO: every recording below DIR, plain, in one folder.
unpack_recordings() {
  local file
  mkdir -p "$2"
  find "$1" -name '*.csv.xz' | while read -r file; do
    xz -dc "$file" >"$2/$(realpath --relative-to="$1" "${file%.xz}" | tr / -)"
  done
  find "$1" -name '*.csv' | while read -r file; do
    case $(head -c 16 "$file") in
      frame,t_seconds,) cp "$file" "$2/$(realpath --relative-to="$1" "$file" | tr / -)" ;;
    esac
  done
}

# recordings_in_scratch [DIR]: the project's recording and those below DIR (default ../shared/data/pose) in
# $scratch/recordings, which is gone when the script ends.
recordings_in_scratch() {
  local folder=${1:-../shared/data/pose}
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  if [ -d "$folder" ]; then
    unpack_recordings "$folder" "$scratch/recordings"
  else
    say "no recordings in $folder: using only the project's own"
    mkdir "$scratch/recordings"
  fi
  cp "$demo_recording" "$scratch/recordings/rendered.csv"
}

# verb_same-counts [DIR]: checks that a debug and a release build print the same bytes for every recording.
verb_same-counts() {
  local kind
  recordings_in_scratch "$@"
  for kind in debug release; do
    say "counting in a $kind build"
    swift build -q -c "$kind" "${build_flags[@]}" --product titanup-bench-counter
    (cd "$scratch/recordings" && "$root/.build/$kind/titanup-bench-counter" ./*.csv) >"$scratch/$kind"
  done
  diff "$scratch/debug" "$scratch/release" || die "the debug and the release build print different counts"
  say "both builds print the same bytes: $(wc -l <"$scratch/debug") recordings, $(awk '{ n += $2 } END { print n }' "$scratch/debug") push-ups"
}

# verb_copies [DIR]: how often the service recognises copies of the recordings, and mistakes different or simulated ones
# for copies.
verb_copies() {
  recordings_in_scratch "$@"
  swift build -q -c release "${build_flags[@]}" --product titanup-bench-counter
  (cd "$scratch/recordings" && "$root/.build/release/titanup-bench-counter" --copies ./*.csv)
}

verb_soak() {
  bench_tools
  bench_program soak "$@"
}

# A program of Tests/Programs/Bench, with the official clients that it may need.
bench_program() {
  local program=$1
  shift
  python_environment
  PYTHONDONTWRITEBYTECODE=1 "$python" "$root/Tests/Programs/Bench/$program.py" "$@"
}

# Everything that takes part: our servers, the others, the load.
bench_tools() {
  bench_peers
  say "building our servers (release; takes some minutes the first time)"
  local product
  for product in titanup-bench-{echo,chain}; do swift build -q -c release "${build_flags[@]}" --product "$product"; done
}

# The load, and the servers that are not ours.
bench_peers() {
  [ "$(nproc)" -ge 2 ] || die "the bench needs two cores: one for the server, one for the load"
  mkdir -p "$bench_state"/{proto,files}
  bench_files
  bench_load
  newer_than "$bench_state/grpc-echo" Tests/Programs/Bench/Peers Tests/Support/Protos/titanup/bench || {
    say "building the gRPC C++ server"
    protoc -I Tests/Support/Protos --cpp_out="$bench_state/proto" --grpc_out="$bench_state/proto" \
      --plugin=protoc-gen-grpc="$(command -v grpc_cpp_plugin)" titanup/bench/v1/echo.proto
    # shellcheck disable=SC2046 # flags are to be split
    g++ -O2 -std=c++17 -Wall -Wextra -I "$bench_state/proto" -o "$bench_state/grpc-echo" \
      Tests/Programs/Bench/Peers/grpc_echo.cpp "$bench_state"/proto/titanup/bench/v1/*.cc \
      $(pkg-config --cflags --libs grpc++ protobuf)
  }
}

bench_load() {
  mkdir -p "$bench_state"
  newer_than "$bench_state/titan-load" Tests/Programs/Bench/Load || {
    say "building the load generator"
    g++ -O2 -std=c++17 -Wall -Wextra -o "$bench_state/titan-load" Tests/Programs/Bench/Load/*.cpp -lnghttp2
  }
}

# What nghttpd serves: files as long as the payloads that the others echo. And a certificate for TLS.
bench_files() {
  local size
  for size in 32 1024 65536; do head -c "$size" /dev/zero >"$bench_state/files/$size"; done
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj /CN=localhost \
    -addext 'subjectAltName=DNS:localhost,IP:127.0.0.1' \
    -keyout "$bench_state/key.pem" -out "$bench_state/certificate.pem" 2>/dev/null
}
