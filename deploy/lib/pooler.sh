# Debian's PgBouncer in transaction mode between the services of a local stack and its PostgreSQL: TITANUP_STACK_POOLED=1.

is_pooled() { [ -n "${TITANUP_STACK_POOLED:-}" ]; }

pooler_port() { echo $((port_base + 433)); }
pooler_folder() { echo "$(cluster_folder)/pgbouncer"; }

# What a service reads in place of a URL: each variable that names a part of one, with the password as a file.
pooled_database() { # pooled_database SERVICE
  echo "TITANUP_DATABASE_POOLER=true"
  echo "TITANUP_DATABASE_HOST=127.0.0.1"
  echo "TITANUP_DATABASE_PORT=$(pooler_port)"
  echo "TITANUP_DATABASE_USER=titanup_$1"
  echo "TITANUP_DATABASE_PASSWORD_FILE=$state/secrets/database_password_$1"
  echo "TITANUP_DATABASE_DIRECT_HOST=127.0.0.1"
  echo "TITANUP_DATABASE_DIRECT_PORT=$(writes_port)"
}

# Each role has half the connections to PostgreSQL that one service would open by itself, so that they are shared. A statement
# that gets none in time fails while its caller still waits, and a service whose store is away says so.
pooler_settings() {
  cat <<END
[databases]
titanup = host=127.0.0.1 port=$(writes_port)
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $(pooler_port)
unix_socket_dir =
auth_type = scram-sha-256
auth_file = $(pooler_folder)/users
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 4
query_wait_timeout = 3
server_login_retry = 1
logfile = $(pooler_folder)/log
pidfile = $(pooler_folder)/pid
END
}

pooler_users() {
  local name
  for name in "${services[@]}"; do printf '"titanup_%s" "%s"\n' "$name" "$(cat "$state/secrets/database_password_$name")"; done
}

pooler_pid() {
  local pid
  pid=$(cat "$(pooler_folder)/pid" 2>/dev/null) && [[ "$(readlink "/proc/$pid/exe" 2>/dev/null)" == */pgbouncer ]] && echo "$pid"
}

pooler_start() {
  local folder
  pooler_pid >/dev/null && return 0
  folder=$(pooler_folder)
  mkdir -p "$folder"
  chmod 700 "$folder"
  pooler_settings >"$folder/pgbouncer.ini"
  pooler_users >"$folder/users"
  if [ "$(id -u)" = 0 ]; then chown -R postgres "$folder"; fi
  # It refuses to run as root.
  pg_user /usr/sbin/pgbouncer -q -d "$folder/pgbouncer.ini" || { tail -5 "$folder/log" >&2; die "PgBouncer did not start"; }
  wait_until 10 "PgBouncer" pooler_pid
}

pooler_stop() {
  local pid
  pid=$(pooler_pid) || return 0
  kill "$pid"
  wait_until 10 "stopping PgBouncer" pooler_gone
}

pooler_gone() { ! pooler_pid >/dev/null; }
