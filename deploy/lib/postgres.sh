# An embedded PostgreSQL cluster in the state folder. PostgreSQL refuses to run as root, so root hands it to
# the user that Debian's package makes.

pg_bin=/usr/lib/postgresql/15/bin

# Where the cluster lives: below the state folder if PostgreSQL's user can reach it, else below /var/tmp.
cluster_folder() {
  if [ "$(id -u)" = 0 ] && ! runuser -u postgres -- test -x "$root" 2>/dev/null; then
    echo "/var/tmp/titanup-$(printf %s "$state" | cksum | cut -d' ' -f1)"
  else
    echo "$state/postgres"
  fi
}

pg() { # pg PROGRAM ARGS...: as the cluster's owner
  pg_user "$pg_bin/$1" "${@:2}"
}

pg_user() { # pg_user COMMAND...: as the cluster's owner, too
  if [ "$(id -u)" = 0 ]; then (cd / && runuser -u postgres -- "$@"); else "$@"; fi
}

postgres_running() { pg pg_ctl -D "$(cluster_folder)/data" status >/dev/null 2>&1; }

postgres_start() {
  local folder data password
  folder=$(cluster_folder)
  data=$folder/data
  mkdir -p "$folder"
  if [ "$(id -u)" = 0 ]; then chown postgres "$folder"; fi
  chmod 711 "$folder"
  if [ ! -s "$data/PG_VERSION" ]; then
    say "creating a PostgreSQL cluster in $folder"
    password=$folder/.password
    install -m 600 "$state/secrets/database_password_superuser" "$password"
    if [ "$(id -u)" = 0 ]; then chown postgres "$password"; fi
    pg initdb -D "$data" --username=postgres --pwfile="$password" --auth=scram-sha-256 --encoding=UTF8 \
      --locale=C.UTF-8 >/dev/null
    rm -f "$password"
  fi
  postgres_running || postgres_run || { tail -5 "$folder/log" >&2; die "PostgreSQL did not start on port $(postgres_port)"; }
  # Also where it runs: an older installation is brought up to date.
  PSQL=$pg_bin/psql TITANUP_OWN_CLUSTER=1 "$root/deploy/postgres/roles.sh" "$state/secrets" \
    -h 127.0.0.1 -p "$(postgres_port)" -U postgres -d postgres
}

postgres_run() {
  local folder archiving
  folder=$(cluster_folder)
  archiving=$(archive_options) || return 1
  pg pg_ctl -D "$folder/data" -w -l "$folder/log" -o "-p $(postgres_port) -c listen_addresses=127.0.0.1 \
    -c unix_socket_directories='' -c max_connections=200 $archiving" start >/dev/null
}

postgres_stop() { # postgres_stop [MODE]
  [ -d "$(cluster_folder)/data" ] || return 0
  postgres_running && pg pg_ctl -D "$(cluster_folder)/data" -m "${1:-fast}" -w stop >/dev/null
  return 0
}

# Throws a test stack's cluster away.
postgres_remove() {
  postgres_stop immediate
  rm -rf "$(cluster_folder)"
}
