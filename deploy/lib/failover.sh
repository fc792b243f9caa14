# Three PostgreSQL servers under Debian's Patroni in place of a local stack's one, with a synchronous standby:
# TITANUP_STACK_FAILOVER=1, as "test failover" sets it.

is_clustered() { [ -n "${TITANUP_STACK_FAILOVER:-}" ]; }

members=(one two three)

member_number() {
  local number
  for number in "${!members[@]}"; do
    if [ "${members[number]}" = "$1" ]; then
      echo "$number"
      return
    fi
  done
  die "no member '$1'; there are: ${members[*]}"
}

# The ports of a member's PostgreSQL and of its Patroni, and of etcd.
member_port() { echo $((port_base + 440 + $(member_number "$1"))); }
patroni_port() { echo $((port_base + 450 + $(member_number "$1"))); }
etcd_port() { echo $((port_base + 460)); }

member_folder() { echo "$(cluster_folder)/$1"; }

# What stands behind the credentials in a URL: all members, of which one takes writes.
cluster_place() { # cluster_place DATABASE
  local name hosts=
  for name in "${members[@]}"; do hosts+=${hosts:+,}127.0.0.1:$(member_port "$name"); done
  echo "$hosts/$1?target_session_attrs=read-write"
}

# Where tests ask each member what it is.
cluster_members() {
  local name all=
  for name in "${members[@]}"; do all+=${all:+,}$name=127.0.0.1:$(patroni_port "$name")=$(member_port "$name"); done
  echo "$all"
}

# A leader that says nothing for 20 seconds is replaced. "Strict": without any standby, a commit waits for one.
patroni_settings() { # patroni_settings NAME
  local folder
  folder=$(member_folder "$1")
  cat <<END
scope: titanup
name: $1
restapi: {listen: '127.0.0.1:$(patroni_port "$1")', connect_address: '127.0.0.1:$(patroni_port "$1")'}
etcd3: {host: '127.0.0.1:$(etcd_port)'}
watchdog: {mode: 'off'}
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 5
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      parameters: {max_connections: 200}
  initdb: [encoding: UTF8, locale: C.UTF-8, data-checksums, no-sync]
postgresql:
  listen: '127.0.0.1:$(member_port "$1")'
  connect_address: '127.0.0.1:$(member_port "$1")'
  data_dir: '$folder/data'
  bin_dir: '$pg_bin'
  pgpass: '$folder/pgpass'
  parameters: {unix_socket_directories: ''}
  pg_hba:
    - host all all 127.0.0.1/32 scram-sha-256
    - host replication replicator 127.0.0.1/32 scram-sha-256
  authentication:
    superuser: {username: postgres, password: '$(cat "$state/secrets/database_password_superuser")'}
    replication: {username: replicator, password: '$(cat "$(cluster_folder)/replication_password")'}
END
}

# owner_start NAME COMMAND...: in the background, as the cluster's owner
owner_start() {
  local as=()
  if [ "$(id -u)" = 0 ]; then as=(setpriv --reuid=postgres --regid=postgres --init-groups); fi
  (cd / && exec env HOME="$(cluster_folder)" TMPDIR=/tmp setsid nohup "${as[@]}" "${@:2}") </dev/null >>"$state/log/$1.log" 2>&1 &
  echo $! >"$state/run/$1.pid"
  disown
}

# owner_pid NAME WORD: the process that owner_start began, if WORD is still in its command line
owner_pid() {
  local pid
  pid=$(cat "$state/run/$1.pid" 2>/dev/null) && tr '\0' ' ' 2>/dev/null <"/proc/$pid/cmdline" | grep -qF -- "$2" && echo "$pid"
}

etcd_pid() { owner_pid etcd "$(cluster_folder)/etcd"; }

etcd_start() {
  local peers
  etcd_pid >/dev/null && return 0
  peers=http://127.0.0.1:$(($(etcd_port) + 1))
  owner_start etcd /usr/bin/etcd --name etcd --data-dir "$(cluster_folder)/etcd" --logger zap --log-level warn \
    --listen-client-urls "http://127.0.0.1:$(etcd_port)" --advertise-client-urls "http://127.0.0.1:$(etcd_port)" \
    --listen-peer-urls "$peers" --initial-advertise-peer-urls "$peers" --initial-cluster "etcd=$peers"
  wait_until 30 etcd env ETCDCTL_API=3 etcdctl --endpoints "http://127.0.0.1:$(etcd_port)" endpoint health ||
    { tail -5 "$state/log/etcd.log" >&2; die "etcd did not start"; }
}

member_start() {
  local folder
  folder=$(member_folder "$1")
  owner_pid "$1" "$folder/patroni.yml" >/dev/null && return 0
  mkdir -p "$folder"
  (umask 077 && patroni_settings "$1" >"$folder/patroni.yml")
  if [ "$(id -u)" = 0 ]; then chown -R postgres "$folder/patroni.yml" && chown postgres "$folder"; fi
  owner_start "$1" /usr/bin/patroni "$folder/patroni.yml"
}

# PostgreSQL's first process, which has begun all others.
postmaster_pid() {
  local pid
  pid=$(pg_user head -n 1 "$(member_folder "$1")/data/postmaster.pid" 2>/dev/null) &&
    [[ "$(readlink "/proc/$pid/exe" 2>/dev/null)" == */postgres ]] && echo "$pid"
}

# Every process of a member, those first that would begin or replace others.
member_pids() {
  local pid
  owner_pid "$1" "$(member_folder "$1")/patroni.yml" || true
  pid=$(postmaster_pid "$1") || return 0
  echo "$pid"
  tr ' ' '\n' <"/proc/$pid/task/$pid/children" || true
}

member_gone() { [ -z "$(member_pids "$1")" ]; }

member_signal() { # member_signal SIGNAL NAME
  local pid
  for pid in $(member_pids "$2"); do kill "-$1" "$pid" 2>/dev/null || true; done
}

member_kill() {
  local pid pids
  pids=$(member_pids "$1")
  for pid in $pids; do kill -9 "$pid" 2>/dev/null || true; done
  wait_until 30 "killing $1" member_gone "$1"
}

member_stop() {
  local pid
  member_signal CONT "$1"
  # Patroni would start PostgreSQL again.
  if pid=$(owner_pid "$1" "$(member_folder "$1")/patroni.yml"); then kill -9 "$pid"; fi
  if postmaster_pid "$1" >/dev/null; then pg pg_ctl -D "$(member_folder "$1")/data" -m immediate -w stop >/dev/null; fi
}

cluster_sql() {
  PGPASSWORD=$(cat "$state/secrets/database_password_superuser") \
    "$pg_bin/psql" -X -q -A -t -v ON_ERROR_STOP=1 -d "postgresql://postgres@$(cluster_place postgres)&connect_timeout=2" -c "$1" </dev/null
}

# A leader, and standbys that follow it, one of which commits wait for.
cluster_whole() {
  [ "$(cluster_sql "SELECT count(*) FILTER (WHERE sync_state = 'sync') || '/' || count(*) FROM pg_stat_replication WHERE state = 'streaming'")" = \
    "1/$((${#members[@]} - 1))" ]
}

cluster_start() {
  local name folder
  folder=$(cluster_folder)
  mkdir -p "$folder" "$state/run" "$state/log"
  chmod 711 "$folder"
  [ -s "$folder/replication_password" ] || (umask 077 && head -c 24 /dev/urandom | base64 | tr '+/' '-_' >"$folder/replication_password")
  if [ "$(id -u)" = 0 ]; then chown postgres "$folder"; fi
  etcd_start
  for name in "${members[@]}"; do member_start "$name"; done
  wait_until 600 "a leader and its standbys" cluster_whole || { tail -5 "$state/log/${members[0]}.log" >&2; die "Patroni made no cluster"; }
  PSQL=$pg_bin/psql TITANUP_OWN_CLUSTER=1 "$root/deploy/postgres/roles.sh" "$state/secrets" -d "postgresql://postgres@$(cluster_place postgres)"
}

cluster_stop() {
  local name pid
  for name in "${members[@]}"; do member_stop "$name"; done
  pid=$(etcd_pid) || return 0
  kill "$pid"
  wait_until 15 "stopping etcd" etcd_gone
}

etcd_gone() { ! etcd_pid >/dev/null; }

# What becomes of a stack whose leader is killed, replaced or frozen, or loses its standbys, under load.
test_failover() {
  local suite=()
  state=$root/.titanup/test-failover
  port_base=35000
  export TITANUP_STACK_FAILOVER=1
  TITANUP_CLUSTER_MEMBERS=$(cluster_members)
  export TITANUP_CLUSTER_MEMBERS
  fresh_stack
  mapfile -t suite < <(own_suite)
  "${suite[@]}" -m failover -s || die "the tests of failover failed"
}
