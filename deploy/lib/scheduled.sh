# Backups by a timer: a folder of them, of which a rule keeps some, and figures for Prometheus about the last one.

# backup_scheduled RULE FOLDER: what is obsolete goes only when there is a new backup.
backup_scheduled() {
  [ $# = 2 ] || die "usage: deploy/dev backup --keep daily=7,weekly=4,monthly=6 FOLDER"
  local keep=$1 folder=$2 file name wrong obsolete=()
  wrong=$(backups_rule check "$keep") || die "$wrong"
  store_reached
  (umask 077 && mkdir -p "$folder")
  # Not before PostgreSQL was started, which would keep it.
  exec {lock}>"$folder/.lock"
  flock -n "$lock" || die "another backup into $folder is running"
  # Of one that was killed.
  rm -f "$folder"/titanup-*.new
  file=$folder/titanup-$(date -u +%Y%m%dT%H%M%SZ).backup
  make_backup "$file"
  deletions_list "$folder/deletions.list"
  mapfile -t obsolete < <(cd "$folder" && printf '%s\n' titanup-*.backup | backups_rule obsolete "$keep")
  for name in "${obsolete[@]}"; do rm -f "$folder/$name" "$folder/$name.manifest"; done
  backup_figures "$folder" "$file"
  say "backup: $file, $(du -h "$file" | cut -f1); ${#obsolete[@]} obsolete ones are gone; keep $(secrets_folder) with it"
}

backups_rule() { python3 -B "$root/deploy/lib/backups.py" "$@"; }

# backup_figures FOLDER FILE: for the textfile collector of Prometheus' node exporter, which may see nothing else of the folder.
backup_figures() {
  local figures=$1/metrics/titanup_backup.prom
  (umask 022 && mkdir -p "$1/metrics" && cat >"$figures.new" <<END)
# HELP titanup_backup_last_success_timestamp_seconds When the last scheduled backup was complete.
# TYPE titanup_backup_last_success_timestamp_seconds gauge
titanup_backup_last_success_timestamp_seconds $(date +%s)
# HELP titanup_backup_last_success_bytes How large it is.
# TYPE titanup_backup_last_success_bytes gauge
titanup_backup_last_success_bytes $(stat -c %s "$2")
# HELP titanup_backup_kept Scheduled backups that are there.
# TYPE titanup_backup_kept gauge
titanup_backup_kept $(find "$1" -maxdepth 1 -name 'titanup-*.backup' | wc -l)
END
  mv -f "$figures.new" "$figures"
}
