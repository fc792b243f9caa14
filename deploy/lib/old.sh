# Yesterday's programs on today's schema: migrations go first, and until the last program is replaced both are in use.

# test_old [REF]: the programs and the integration suite of REF, by default of the commit before the newest migration. There is
# nothing to test where a migration since then begins with "-- Stop older programs first".
test_old() {
  local migration ref name
  old=$root/.titanup/old
  if [ $# -gt 0 ]; then
    ref=$1
  else
    migration=$(git log -1 --diff-filter=A --format=%H -- 'Services/*/Migrations/*.sql')
    [ -n "$migration" ] || die "the history shows no migration; name a commit: deploy/dev test old REF"
    ref=$migration^
  fi
  ref=$(git rev-parse --verify --quiet "$ref^{commit}") || die "there is no commit '$ref' here"
  while read -r name; do
    git cat-file -e "$ref:$name" 2>/dev/null && continue
    say "nothing to test: $name is newer than $(git log -1 --format=%h "$ref"), and older programs have to be stopped before it"
    return
  done < <(grep -l '^-- Stop older programs first' Services/*/Migrations/*.sql)
  say "building yesterday's programs: $(git log -1 --format='%h %s' "$ref") (slow the first time)"
  git worktree prune
  if [ -e "$old/.git" ]; then git -C "$old" checkout -q --detach "$ref"; else git worktree add -q --detach "$old" "$ref"; fi
  (cd "$old" && swift build -q "${build_flags[@]}")
  say "building today's migrations"
  swift build -q "${build_flags[@]}" --product titanup-migrate
  state=$root/.titanup/test-old
  port_base=29000
  trap 'old_stack stack_down' EXIT
  trap 'exit 130' INT TERM
  old_stack stack_down
  postgres_remove
  store_start
  bin=$root/.build/debug run_migrations
  old_stack old_suite
}

# old_stack COMMAND...: in a shell that knows what REF's scripts know, and nothing of today's but where the stack is.
old_stack() {
  (
    # shellcheck disable=SC2030 # outside of here it is still today's
    root=$old
    cd "$root" || exit 1
    trap - EXIT
    for part in "$root"/deploy/lib/*.sh; do
      # shellcheck source=/dev/null
      . "$part"
    done
    "$@"
  )
}

# shellcheck disable=SC2031 # old_stack runs it, in the subshell that root is set in
old_suite() {
  local name
  for name in "${services[@]}"; do service_start "$name"; done
  for name in "${services[@]}"; do wait_until 30 "titanup-$name" service_ready "$name" || die "yesterday's titanup-$name is not ready"; done
  python_environment
  # A backup of today's schema is nothing that yesterday's programs would restore, and they say so.
  # shellcheck disable=SC2046
  integration_suite 127.0.0.1 "${nothing_inherited[@]}" TITANUP_STACK_CONTROL="$root/deploy/lib/control" \
    TITANUP_STATE="$state" TITANUP_PORT_BASE="$port_base" $(signing_keys "$state/secrets") \
    -- --ignore="$root/Tests/InteropTests/test_backup.py"
}
