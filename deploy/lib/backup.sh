# Backups of the whole store: every service's schema, as it is at one moment. What a restore does to feeds and to people who
# wanted to be forgotten stands in deploy/postgres/after_restore.sql and delete_again.sql.
#
# TITANUP_COMPOSE=1 means the stack of docker-compose.yml: then PostgreSQL's programs run in its container.

verb_backup() {
  if [ "${1:-}" = --keep ]; then
    shift
    backup_scheduled "$@"
    return
  fi
  if [ "${1:-}" = --base ]; then
    shift
    backup_base "$@"
    return
  fi
  [ $# = 1 ] || die "usage: deploy/dev backup FILE, backup --keep RULE FOLDER, or backup --base"
  store_reached
  make_backup "$1"
  say "backup: $1, $(du -h "$1" | cut -f1); keep $(secrets_folder) with it, and a list of deletions (deploy/dev deletions)"
}

# make_backup FILE: the file is there whole and read once more, or as it was before. FILE.manifest is what it holds.
make_backup() {
  local file=$1 reply=() snapshot feed answers process schemas=() name
  for name in "${services[@]}"; do schemas+=(--schema="$name"); done
  # Digests of the very moment that is dumped, while the services go on writing. Bash forgets a coprocess that has ended.
  coproc moment { owner_pg psql -X -q -A -t -F ' ' -v ON_ERROR_STOP=1 -v services="${services[*]}"; }
  exec {feed}>&"${moment[1]}" {answers}<&"${moment[0]}"
  process=$moment_PID
  printf '%s\n' 'BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY;' 'SET LOCAL idle_in_transaction_session_timeout = 0;' \
    'SELECT pg_export_snapshot();' >&"$feed"
  read -r snapshot <&"$answers" || die "no backup was made: the store can't be read"
  # It holds addresses, and what passwords are checked against.
  if (umask 077 && owner_pg pg_dump --format=custom --snapshot="$snapshot" "${schemas[@]}" >"$file.new") &&
    cat "$root/deploy/postgres/digests.sql" - <<<'\q' >&"$feed" && mapfile -t reply <&"$answers" &&
    wait "$process" && backup_is_whole "$file.new" &&
    (umask 077 && printf '%s\n' "$(backup_facts "$file.new")" "${reply[@]}" >"$file.manifest.new") &&
    sync "$file.new" "$file.manifest.new"; then
    # A manifest never stands beside another backup than its own.
    rm -f "$file.manifest"
    mv -f "$file.new" "$file"
    mv -f "$file.manifest.new" "$file.manifest"
  else
    rm -f "$file.new" "$file.manifest.new"
    die "no backup was made"
  fi
  exec {feed}>&- {answers}<&-
}

# backup_facts FILE: the first lines of its manifest
backup_facts() {
  echo "sha256 $(sha256sum <"$1" | cut -d' ' -f1)"
  echo "bytes $(stat -c %s "$1")"
  echo "time $(date -u +%FT%TZ)"
  echo "release $(sed -n 's/.*static let current = "\(.*\)"/\1/p' "$root/Shared/TitanCore/TitanUpVersion.swift")"
  echo "pg_dump $(pg_tool pg_dump --version | grep -oE '[0-9]+(\.[0-9]+)+' | head -1)"
}

verb_deletions() {
  [ $# = 1 ] || die "usage: deploy/dev deletions LIST"
  store_reached
  deletions_list "$1"
}

verb_restore() {
  if [ "${1:-}" = --until ]; then
    shift
    restore_until "$@"
    return
  fi
  [ $# = 1 ] || [ $# = 2 ] || die "usage: deploy/dev restore FILE [LIST]"
  local file=$1 list=${2:-}
  [ -r "$file" ] || die "there is no backup at $file"
  [ -z "$list" ] || [ -r "$list" ] || die "there is no list of deletions at $list"
  store_reached
  refuse_unfit_backup "$file"
  scratch=$(mktemp -d)
  [ -z "$list" ] || cp "$list" "$scratch/deletions"
  mapfile -t resting < <(services_running)
  services_end "${resting[@]}"
  # Deletions since the backup are known to the store that goes, if it is still there.
  deletions_list "$scratch/deletions"
  replace_store "$file" "$scratch/deletions"
  # An older backup is brought to what the programs know.
  migrate_store
  say "restored from $file; every feed has a new epoch"
}

replace_store() { # replace_store FILE LIST
  restore_script "$1" "$2" | owner_pg psql -X -q -v ON_ERROR_STOP=1 -v services="${services[*]}" >/dev/null ||
    die "nothing was restored: the store is unchanged"
}

# One transaction; without its last line nothing happens, and that is written only behind a whole backup.
restore_script() { # restore_script FILE LIST
  echo 'BEGIN;'
  cat "$root/deploy/postgres/before_restore.sql"
  pg_tool pg_restore --file=- --no-owner <"$1" || return 1
  after_restore_script "$2"
}

# after_restore_script LIST: the rest of the transaction, for feeds and for people who wanted to be forgotten
after_restore_script() {
  cat "$root/deploy/postgres/after_restore.sql"
  echo 'COPY deletions_list FROM stdin;'
  cat "$1"
  echo '\.'
  cat "$root/deploy/postgres/delete_again.sql"
  echo 'COMMIT;'
}

backup_is_whole() { pg_tool pg_restore --file=/dev/null <"$1"; }

# What can be known about a backup before anything is replaced. One of before there were manifests has none.
refuse_unfit_backup() {
  if [ -e "$1.manifest" ] && [ "$(sed -n 's/^sha256 //p' "$1.manifest")" != "$(sha256sum <"$1" | cut -d' ' -f1)" ]; then
    die "$1 isn't the file that its manifest was written for"
  fi
  backup_is_whole "$1" || die "$1 wasn't made by deploy/dev backup"
  refuse_newer_backup "$1"
}

# Programs that do not know a schema refuse to work with it: better to hear of it before anything is replaced.
refuse_newer_backup() {
  local schema name folder
  while read -r schema name; do
    folder=${schema^}
    [ "$schema" = pose ] && folder=PoseCounting
    [ -e "$root/Services/$folder/Migrations/$name" ] ||
      die "$1 was made by newer programs: $folder/Migrations/$name is not known here"
  done < <(pg_tool pg_restore --file=- --data-only --table=schema_migrations <"$1" |
    awk '/^COPY / { split($2, path, "."); open = 1; next } /^\\\.$/ { open = 0 } open { print path[1], $2 }')
}

# deletions_list FILE: adds the store's deletions to the file's. A deleted account stays deleted; whether an account is still to
# be deleted, the store decides.
deletions_list() {
  local known
  known=$(owner_pg psql -X -q -A -t -v ON_ERROR_STOP=1 -f - <"$root/deploy/postgres/deletions.sql") ||
    die "can't read the store's list of deletions"
  if [ -e "$1" ]; then known=$(printf '%s\n' "$known" | cat - "$1"); fi
  printf '%s\n' "$known" | awk -F'\t' '
    NF == 6 && (!($1 in line) || (!is_erased[$1] && $4 != "\\N")) { line[$1] = $0; is_erased[$1] = $4 != "\\N" }
    END { for (user in line) print line[user] }' | sort >"$1.new"
  mv -f "$1.new" "$1"
}

secrets_folder() {
  if [ -n "${TITANUP_COMPOSE:-}" ]; then echo "${TITANUP_SECRETS_DIR:-deploy/secrets}"; else echo "$state/secrets"; fi
}

# The database and its owner, made where they are missing. What was up is up again in the end, and what was down is down.
store_reached() {
  scratch='' is_borrowed=''
  resting=()
  trap store_left EXIT
  if [ -n "${TITANUP_COMPOSE:-}" ]; then
    compose up -d --no-recreate --wait postgres
    compose run --rm --no-deps -T roles
    return
  fi
  if [ -z "${TITANUP_DATABASE_URL:-}" ] && ! postgres_running; then is_borrowed=1; fi
  store_start
}

store_left() {
  [ -z "$scratch" ] || rm -rf "$scratch"
  services_begin "${resting[@]}"
  if [ -n "$is_borrowed" ]; then postgres_stop; fi
}

migrate_store() {
  if [ -n "${TITANUP_COMPOSE:-}" ]; then
    compose run --rm --no-deps -T migrate >/dev/null
  else
    [ -x "$bin/titanup-migrate" ] || build_products
    run_migrations
  fi
}

services_running() {
  local name
  if [ -n "${TITANUP_COMPOSE:-}" ]; then
    compose ps --services --status running | grep -xF "$(printf '%s\n' "${services[@]}")" || true
  else
    for name in "${services[@]}"; do if service_pid "$name" >/dev/null; then echo "$name"; fi; done
  fi
}

services_end() {
  local name
  [ $# -gt 0 ] || return 0
  if [ -n "${TITANUP_COMPOSE:-}" ]; then compose stop "$@"; else for name in "$@"; do service_stop "$name"; done; fi
}

services_begin() {
  local name
  [ $# -gt 0 ] || return 0
  # Containers that are there, as they are: they may be of more files than docker-compose.yml.
  if [ -n "${TITANUP_COMPOSE:-}" ]; then compose start "$@"; else services_start "$@"; fi
}

# pg_tool PROGRAM ARGS...: one of PostgreSQL's programs that needs no database.
pg_tool() {
  local program=$1
  shift
  if [ -n "${TITANUP_COMPOSE:-}" ]; then compose exec -T postgres "$program" "$@"; else "$pg_bin/$program" "$@"; fi
}

# owner_pg PROGRAM ARGS...: one of PostgreSQL's programs as the store's owner. Passwords go by the environment: arguments
# can be read by everybody.
owner_pg() {
  local program=$1 url credentials password
  shift
  if [ -n "${TITANUP_COMPOSE:-}" ]; then
    # shellcheck disable=SC2016 # the container's shell expands it
    compose exec -T postgres sh -c 'PGPASSWORD=$(cat /run/secrets/database_password_owner) exec "$@"' sh \
      "$program" --dbname=postgresql://titanup_owner@127.0.0.1/titanup "$@"
    return
  fi
  url=$(cat "$state/secrets/database_url_owner")
  case $url in
    postgres*://*:*@*) ;;
    *) die "the URL of the database's owner must look like postgresql://role:password@host:port/database" ;;
  esac
  credentials=${url#*://}
  credentials=${credentials%%@*}
  password=${credentials#*:}
  password=${password//\\/\\\\}
  PGPASSWORD=$(printf '%b' "${password//%/\\x}") \
    "$pg_bin/$program" --dbname="${url%%://*}://${credentials%%:*}@${url#*@}" "$@"
}
