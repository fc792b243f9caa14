# The restore drill: a backup is restored where nothing is, as on a new machine, and what is there then is compared with what the
# backup's manifest says, and with the answers that people got from the stack it was made of.

verb_drill() {
  local file='' people=3 name
  while [ $# -gt 0 ]; do
    case $1 in
      --people)
        [[ ${2:-} =~ ^[0-9]{1,3}$ ]] || die "--people takes a number from 0 to 999, got '${2:-}'"
        people=$2
        shift
        ;;
      -*) die "usage: deploy/dev drill [--people N] [FILE]" ;;
      *)
        [ -z "$file" ] || die "usage: deploy/dev drill [--people N] [FILE]"
        file=$(realpath "$1")
        ;;
    esac
    shift
  done
  store_reached
  scratch=$(mktemp -d)
  secrets=$(realpath -m "$(secrets_folder)")
  if [ -n "$file" ]; then
    if [ ! -r "$file" ] || [ ! -r "$file.manifest" ]; then die "a drill needs $file and $file.manifest"; fi
  else
    file=$scratch/titanup.backup
    # Answers that change while the backup is made are nothing to compare by.
    drill_ask "$people" "$scratch/before"
    make_backup "$file"
    drill_ask "" "$scratch/after"
  fi
  for name in "${services[@]}" web migrate; do
    if [ ! -x "$bin/titanup-$name" ]; then
      build_products
      break
    fi
  done
  # Nothing of this machine's stack is in reach from here on.
  (drill_elsewhere "$file")
  say "drill: passed; the restored store is gone again"
}

# drill_ask PEOPLE ANSWERS: of so many people of the running stack, or of those asked before. If it doesn't run, of nobody.
drill_ask() {
  local port
  port=$(port_of web)
  if in_compose; then port=$(setting TITANUP_WEB_PORT) || port=7080; fi
  if [ -n "$1" ]; then
    : >"$scratch/people"
    if ! port_answers "$port"; then
      say "drill: the stack doesn't run, so nobody's answers are compared"
      return
    fi
    # Any people who are signed in, other ones each day.
    owner_pg psql -X -q -A -t -F ' ' -v ON_ERROR_STOP=1 -c "
      SELECT user_id, min(session_id::text) FROM auth.auth_sessions JOIN auth.users USING (user_id)
      WHERE revocation IS NULL AND least(expire_time, end_time) > now() + interval '1 hour'
        AND delete_time IS NULL AND disable_time IS NULL
      GROUP BY user_id ORDER BY md5(user_id::text || current_date) LIMIT $1" </dev/null >"$scratch/people"
  fi
  [ ! -s "$scratch/people" ] ||
    drill_answers ask "http://127.0.0.1:$port" "$secrets/token_signing_key" "$2" <"$scratch/people"
}

drill_answers() { python3 -B "$root/deploy/lib/drill.py" "$@"; }

# drill_elsewhere FILE: a state, cluster and ports of its own, which are gone in the end
drill_elsewhere() {
  unset TITANUP_COMPOSE TITANUP_DATABASE_URL
  state=$state/drill
  port_base=$((port_base + 200))
  trap 'stack_down; postgres_remove; rm -rf "$state"' EXIT
  trap 'exit 130' INT TERM
  stack_down
  postgres_remove
  rm -rf "$state"
  drill_secrets
  store_start
  refuse_unfit_backup "$1"
  : >"$scratch/no-deletions"
  replace_store "$1" "$scratch/no-deletions"
  drill_tables "$1.manifest"
  migrate_store
  services_start "${services[@]}" web
  say "drill: all services answer"
  [ ! -s "$scratch/people" ] ||
    drill_answers compare "http://127.0.0.1:$(port_of web)" "$state/secrets/token_signing_key" "$scratch/before" "$scratch/after"
}

# What has to be kept with a backup. Passwords of the database are the new cluster's own.
drill_secrets() {
  local name
  mkdir -p "$state"
  mkdir -m 700 "$state/secrets"
  for name in "$secrets"/*; do
    case ${name##*/} in database_* | '*') ;; *) cp -p "$name" "$state/secrets/" ;; esac
  done
}

# drill_tables MANIFEST: before programs run that could write.
drill_tables() {
  local different
  { echo 'BEGIN READ ONLY;'; cat "$root/deploy/postgres/digests.sql"; } |
    owner_pg psql -X -q -A -t -F ' ' -v ON_ERROR_STOP=1 -v services="${services[*]}" >"$scratch/restored"
  different=$(diff <(grep -E '^(migration|table) ' "$1") "$scratch/restored") ||
    die "the restored store (>) isn't what $1 says (<):
$different"
  say "drill: $(grep -c '^table ' "$scratch/restored") tables hold what the manifest says," \
    "$(awk '/^table / { rows += $3 } END { print rows + 0 }' "$scratch/restored") rows"
}
