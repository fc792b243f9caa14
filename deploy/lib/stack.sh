# The local stack: PostgreSQL, migrations, one process a service, and the web edge in front of them.

# Environment of one process of a service, or of the edge: the same variables that docker-compose.yml sets.
service_environment() {
  local name=${1%@*} secrets=$state/secrets
  echo "TITANUP_LISTEN_PORT=$(port_of "$1")"
  echo "TITANUP_ADMIN_PORT=$(($(port_of "$1") + 1000))"
  peer_addresses
  if [ "$name" = web ]; then
    echo "TITANUP_WEB_COOKIE_KEY_FILE=$secrets/web_cookie_key"
    echo "TITANUP_WEB_ROOT=$root/.build/web/site"
    if is_replicated; then echo "TITANUP_TRUSTED_PROXIES=127.0.0.1"; fi
    return
  fi
  if is_pooled; then pooled_database "$name"; else echo "TITANUP_DATABASE_URL_FILE=$secrets/database_url_$name"; fi
  # The edge calls for others, from this machine.
  echo "TITANUP_TRUSTED_PROXIES=127.0.0.1"
  case $name in
    auth)
      echo "TITANUP_TOKEN_SIGNING_KEY_FILE=$secrets/token_signing_key"
      echo "TITANUP_REFRESH_TOKEN_KEY_FILE=$secrets/refresh_token_key"
      local client
      for client in "${services[@]:1}"; do
        echo "TITANUP_SERVICE_SECRET_${client^^}_FILE=$secrets/service_secret_$client"
      done
      ;;
    *)
      echo "TITANUP_SERVICE_SECRET_FILE=$secrets/service_secret_$name"
      ;;
  esac
  if [ "$name" = motivation ]; then
    echo "TITANUP_CATALOGUE_DIR=$root/Services/Motivation/Catalogue"
    echo "TITANUP_PUSH_KEY_FILE=$secrets/push_key"
  fi
  if [ "$name" = trophies ]; then echo "TITANUP_AWARD_KEY_FILE=$secrets/award_key"; fi
  if [ "$name" = pose ]; then echo "TITANUP_RECEIPT_SIGNING_KEY_FILE=$secrets/receipt_signing_key"; fi
}

service_pid() { # process id of a running service, or nothing
  local pid
  pid=$(cat "$state/run/$1.pid" 2>/dev/null) || return 1
  # The id may have been given to another program since; a dead process that nobody has waited for has no program.
  [[ "$(readlink "/proc/$pid/exe" 2>/dev/null)" =~ /titanup-${1%@*}(\ \(deleted\))?$ ]] && echo "$pid"
}

service_start() {
  local name=$1
  service_pid "$name" >/dev/null && return 0
  mkdir -p "$state/run" "$state/log"
  # shellcheck disable=SC2046
  env -u TITANUP_DATABASE_URL $(service_environment "$name") setsid nohup "$bin/titanup-${name%@*}" </dev/null >>"$state/log/$name.log" 2>&1 &
  echo $! >"$state/run/$name.pid"
  disown
}

# shellcheck disable=SC2046
service_ready() { env -u TITANUP_DATABASE_URL $(service_environment "$1") "$bin/titanup-${1%@*}" --health; }

# A process that dies has no program any more while its last threads still have its sockets: it is gone when it is a zombie
# without other threads, or nothing.
service_gone() {
  local pid
  pid=$(cat "$state/run/$1.pid" 2>/dev/null) && [ -e "/proc/$pid" ] || return 0
  [ -z "$(service_pid "$1")" ] || return 1
  [ -n "$(readlink "/proc/$pid/exe" 2>/dev/null)" ] ||
    ! grep -q . "/proc/$pid/status" 2>/dev/null ||
    [ "$(grep -cE '^(State:[[:space:]]+Z|Threads:[[:space:]]+[01]$)' "/proc/$pid/status" 2>/dev/null)" = 2 ]
}

service_stop() {
  local pid
  pid=$(service_pid "$1") || return 0
  kill "$pid" 2>/dev/null || true
  wait_until 15 "stopping $1" service_gone "$1" || kill -9 "$pid" 2>/dev/null || true
  rm -f "$state/run/$1.pid"
}

run_migrations() {
  env -u TITANUP_DATABASE_URL TITANUP_DATABASE_URL_FILE="$state/secrets/database_url_owner" \
    TITANUP_MIGRATIONS_DIR="$root/Services" "$bin/titanup-migrate" >>"$state/log/migrate.log" 2>&1 ||
    { tail -5 "$state/log/migrate.log" >&2; die "migrations failed; $state/log/migrate.log has the details"; }
}

# On a server of the operator's own, once and whenever there is a new service: with the secrets that `up` goes by.
verb_roles() {
  [ $# -ge 1 ] || die "usage: deploy/dev roles SUPERUSER_URL [DATABASE]"
  local url=$1 database=${2:-titanup} credentials place
  case $url in
    postgres://*@*/* | postgresql://*@*/*) ;;
    *) die "the superuser's URL must look like postgresql://role:password@host:port/postgres" ;;
  esac
  place=${url##*@}
  credentials=${url#*://}
  credentials=${credentials%@*}
  "$root/deploy/secrets.sh" "$state/secrets" "${place%%/*}/$database"
  case $credentials in *:*) export PGPASSWORD=${credentials#*:} ;; esac
  PSQL=$pg_bin/psql "$root/deploy/postgres/roles.sh" "$state/secrets" -v database="$database" \
    -d "${url%%://*}://${credentials%%:*}@$place"
  say "the database and its roles exist; next: TITANUP_DATABASE_URL=\"\$(cat $state/secrets/database_url_owner)\" deploy/dev up"
}

verb_secrets() {
  [ $# -ge 1 ] || die "usage: deploy/dev secrets DIR [HOST:PORT]"
  "$root/deploy/secrets.sh" "$@"
}

# service_action SERVICE OPTION ARGUMENT: what the service's own program does once, with the service's configuration
service_action() {
  if [ -n "${TITANUP_COMPOSE:-}" ]; then
    docker compose -f "$root/deploy/docker-compose.yml" exec -T "$1" "titanup-$1" "$2" "$3"
  else
    # shellcheck disable=SC2046
    env -u TITANUP_DATABASE_URL $(service_environment "$1") "$bin/titanup-$1" "$2" "$3"
  fi
}

verb_operator() {
  local option=--make-operator
  if [ "${1:-}" = --remove ]; then
    option=--remove-operator
    shift
  fi
  [ $# -eq 1 ] || die "usage: deploy/dev operator [--remove] EMAIL"
  service_action auth "$option" "$1"
}

verb_sweep-frames() {
  local option=--orphaned-frames time
  # The youngest age that the program takes.
  time=$(date -u -d '1 hour ago' +%FT%TZ)
  while [ $# -gt 0 ]; do
    case $1 in
      --delete) option=--delete-orphaned-frames ;;
      --before)
        [ $# -ge 2 ] || die "--before takes a time such as 2026-11-28T17:30:00Z"
        time=$2
        shift
        ;;
      *) die "usage: deploy/dev sweep-frames [--before TIME] [--delete]" ;;
    esac
    shift
  done
  service_action pose "$option" "$time"
}

verb_certificates() {
  [ $# -ge 2 ] || die "usage: deploy/dev certificates DIR NAME..."
  "$root/deploy/certificates.sh" "$@"
}

# The database and its owner, where nothing says that they are elsewhere.
store_start() {
  mkdir -p "$state/log"
  if [ -n "${TITANUP_DATABASE_URL:-}" ]; then
    # A server of the operator's own; the URL is its owner role's. What stands behind the credentials is where it is.
    "$root/deploy/secrets.sh" "$state/secrets" "${TITANUP_DATABASE_URL##*@}"
    printf '%s' "$TITANUP_DATABASE_URL" >"$state/secrets/database_url_owner.new"
    mv -f "$state/secrets/database_url_owner.new" "$state/secrets/database_url_owner"
  elif is_clustered; then
    "$root/deploy/secrets.sh" "$state/secrets" "$(cluster_place titanup)"
    cluster_start
    if is_pooled; then
      router_start
      pooler_start
    fi
  else
    "$root/deploy/secrets.sh" "$state/secrets" "127.0.0.1:$(postgres_port)"
    postgres_start
    if is_pooled; then pooler_start; fi
  fi
}

services_start() { # services_start NAME...: every process of these, until all are ready
  local name
  for name in $(replicas_of "$@"); do service_start "$name"; done
  for name in $(replicas_of "$@"); do
    wait_until 30 "titanup-$name" service_ready "$name" ||
      { tail -5 "$state/log/$name.log" >&2; die "titanup-$name is not ready; $state/log/$name.log says more"; }
  done
}

stack_up() {
  store_start
  run_migrations
  services_start "${services[@]}" web
  if is_replicated; then envoy_start; fi
}

stack_down() {
  local index name
  envoy_stop
  # Those that ask go before those that are asked.
  for name in $(replicas_of web); do service_stop "$name"; done
  for ((index = ${#services[@]} - 1; index >= 0; index--)); do
    for name in $(replicas_of "${services[index]}"); do service_stop "$name"; done
  done
  pooler_stop
  if is_clustered; then
    router_stop
    cluster_stop
  else
    postgres_stop
  fi
}

verb_up() {
  build_products
  stack_up
  verb_status
}

verb_down() {
  stack_down
  say "stopped; the data stays in $state"
}

verb_status() {
  local name pid ready
  printf '%-10s %-22s %-28s %s\n' service gRPC admin state
  for name in $(replicas_of "${services[@]}" web); do
    ready="not running"
    if pid=$(service_pid "$name"); then
      ready="pid $pid, not ready"
      service_ready "$name" >/dev/null 2>&1 && ready="pid $pid, serving"
    fi
    printf '%-10s %-22s %-28s %s\n' "$name" "127.0.0.1:$(port_of "$name")" \
      "http://127.0.0.1:$(($(port_of "$name") + 1000))" "$ready"
  done
  ready="not running"
  postgres_running && ready="running"
  printf '%-10s %-22s %-28s %s\n' postgres "127.0.0.1:$(postgres_port)" "" "$ready"
  if service_pid web >/dev/null; then say "the page: http://127.0.0.1:$(entrance_of web)"; fi
}
