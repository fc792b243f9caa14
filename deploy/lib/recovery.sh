# Point-in-time recovery of the local stack's PostgreSQL: it copies its log into a folder as it goes, and a copy of the whole
# cluster with the log that followed is the store at any moment since. TITANUP_WAL_ARCHIVE names the folder: copies
# (base-TIME.tar) and, in wal, the log.

archive_user() { if [ "$(id -u)" = 0 ]; then (cd / && runuser -u postgres -- "$@"); else "$@"; fi; }

# Made for PostgreSQL's user, who writes there, and closed to everybody else.
archive_folder() {
  local folder=${TITANUP_WAL_ARCHIVE:-}
  [[ $folder =~ ^/[A-Za-z0-9/._-]+$ ]] ||
    die "TITANUP_WAL_ARCHIVE takes an absolute path of letters, digits, '.', '_' and '-', got '$folder'"
  mkdir -p "$folder/wal"
  if [ "$(id -u)" = 0 ]; then chown postgres "$folder" "$folder/wal"; fi
  chmod 700 "$folder" "$folder/wal"
  archive_user test -w "$folder/wal" || die "PostgreSQL's user can't reach $folder: the folders above it are closed to others"
  echo "$folder"
}

# For pg_ctl: what has PostgreSQL copy its log, a segment at least every minute. A segment that is there already is never replaced.
archive_options() {
  [ -n "${TITANUP_WAL_ARCHIVE:-}" ] || return 0
  local wal
  wal=$(archive_folder)/wal || return 1
  echo "-c archive_mode=on -c archive_timeout=60 -c archive_command='cmp -s \"%p\" $wal/%f ||" \
    "{ test ! -e $wal/%f && cp \"%p\" $wal/%f.new && sync $wal/%f.new && mv $wal/%f.new $wal/%f; }'"
}

superuser_pg() {
  local program=$1
  shift
  PGPASSWORD=$(cat "$state/secrets/database_password_superuser") \
    "$pg_bin/$program" -h 127.0.0.1 -p "$(postgres_port)" -U postgres "$@"
}

superuser_sql() { superuser_pg psql -X -q -A -t -v ON_ERROR_STOP=1 -d postgres -c "$1" </dev/null; }

archive_of_own_cluster() {
  if [ -n "${TITANUP_COMPOSE:-}${TITANUP_DATABASE_URL:-}" ]; then
    die "this works on the local stack's PostgreSQL alone; one of your own has its own tools (deploy/README.md, Any moment)"
  fi
  archive_folder >/dev/null
}

# backup_base: a copy of the cluster, by the time from which on it can be brought to any moment.
backup_base() {
  [ $# = 0 ] || die "usage: TITANUP_WAL_ARCHIVE=FOLDER deploy/dev backup --base"
  local folder=${TITANUP_WAL_ARCHIVE:-} file
  archive_of_own_cluster
  store_reached
  [ "$(superuser_sql 'SHOW archive_mode')" = on ] ||
    die "PostgreSQL doesn't copy its log: deploy/dev down, then up, both with TITANUP_WAL_ARCHIVE"
  if ! (umask 077 && superuser_pg pg_basebackup --pgdata=- --format=tar --wal-method=fetch --checkpoint=fast >"$folder/base.new") ||
    ! tar -tf "$folder/base.new" >/dev/null || ! sync "$folder/base.new"; then
    rm -f "$folder/base.new"
    die "no copy was made"
  fi
  # Moments before this second are too early for it.
  file=$folder/base-$(date -u +%Y%m%dT%H%M%SZ).tar
  mv "$folder/base.new" "$file"
  say "copy: $file, $(du -h "$file" | cut -f1); with $folder/wal it becomes the store of any later moment"
}

# restore_until TIME [LIST]
restore_until() {
  [ $# = 1 ] || [ $# = 2 ] || die "usage: TITANUP_WAL_ARCHIVE=FOLDER deploy/dev restore --until TIME [LIST]"
  local time=$1 list=${2:-} base
  if ! [[ $time =~ ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})$ ]] ||
    ! date -d "$time" >/dev/null 2>&1; then
    die "--until takes a time such as 2026-11-28T17:30:00Z, got '$time'"
  fi
  [ "$(date -d "$time" +%s)" -le "$(date +%s)" ] || die "--until takes a time that has been, got $time"
  [ -z "$list" ] || [ -r "$list" ] || die "there is no list of deletions at $list"
  archive_of_own_cluster
  base=$(base_before "$time") || die "$TITANUP_WAL_ARCHIVE has no copy of before $time (deploy/dev backup --base makes them)"
  store_reached
  scratch=$(mktemp -d)
  [ -z "$list" ] || cp "$list" "$scratch/deletions"
  mapfile -t resting < <(services_running)
  services_end "${resting[@]}"
  deletions_list "$scratch/deletions"
  log_archived
  postgres_stop
  recover "$time" "$base"
  # Roles and their passwords are those of the secrets again.
  postgres_start
  { echo 'BEGIN;'; after_restore_script "$scratch/deletions"; } | owner_pg psql -X -q -v ON_ERROR_STOP=1 >/dev/null
  migrate_store
  say "the store is that of $time, from $base; every feed has a new epoch"
}

# base_before TIME: the newest copy that can be brought to this moment
base_before() {
  local file stamp found=''
  for file in "$TITANUP_WAL_ARCHIVE"/base-*.tar; do
    stamp=${file##*/base-}
    [[ $stamp =~ ^([0-9]{8})T([0-9]{2})([0-9]{2})([0-9]{2})Z\.tar$ ]] || continue
    stamp=$(date -d "${BASH_REMATCH[1]} ${BASH_REMATCH[2]}:${BASH_REMATCH[3]}:${BASH_REMATCH[4]}Z" +%s) || continue
    if [ "$stamp" -le "$(date -d "$1" +%s)" ]; then found=$file; fi
  done
  [ -n "$found" ] && echo "$found"
}

# What was written last is in the archive, too, if PostgreSQL can copy it.
log_archived() {
  local segment
  if ! segment=$(superuser_sql 'SELECT pg_walfile_name(pg_switch_wal())') ||
    ! wait_until 60 "copying the end of the log" test -e "$TITANUP_WAL_ARCHIVE/wal/$segment"; then
    say "the end of PostgreSQL's log isn't in $TITANUP_WAL_ARCHIVE/wal"
  fi
}

# recover TIME BASE: the cluster is that of the moment, or the one that it was.
recover() {
  local data
  data=$(cluster_folder)/data
  rm -rf "$data.replaced"
  mv "$data" "$data.replaced"
  if recovered_cluster "$data" "$1" "$2"; then
    rm -rf "$data.replaced"
  else
    tail -3 "$(cluster_folder)/log" >&2
    postgres_stop immediate
    rm -rf "$data"
    mv "$data.replaced" "$data"
    die "nothing was restored: the store is unchanged; does the log in $TITANUP_WAL_ARCHIVE/wal reach $1?"
  fi
}

recovered_cluster() { # recovered_cluster DATA TIME BASE
  mkdir -m 700 "$1" && tar -x -C "$1" -f "$3" && touch "$1/recovery.signal" &&
    printf '%s\n' "restore_command = 'cp $TITANUP_WAL_ARCHIVE/wal/%f \"%p\"'" "recovery_target_time = '$(date -u -d "$2" '+%F %T.%6N+00')'" \
      "recovery_target_action = promote" >>"$1/postgresql.auto.conf" &&
    { [ "$(id -u)" != 0 ] || chown -R postgres "$1"; } &&
    postgres_run && wait_until 3600 "recovery" recovery_over && [ "$(superuser_sql 'SELECT pg_is_in_recovery()')" = f ] &&
    # It would hold for a standby, too.
    superuser_sql 'ALTER SYSTEM RESET recovery_target_time' && superuser_sql 'ALTER SYSTEM RESET recovery_target_action' &&
    superuser_sql 'ALTER SYSTEM RESET restore_command'
}

# PostgreSQL ends if the log ends before the moment.
recovery_over() { ! postgres_running || [ "$(superuser_sql 'SELECT pg_is_in_recovery()')" = f ]; }
