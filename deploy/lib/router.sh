# Debian's HAProxy in front of a local stack's PostgreSQL servers under Patroni: a pooler knows one address, and this is the
# leader's.

router_port() { echo $((port_base + 434)); }

# Where a pooler, and LISTEN beside it, find the server that takes writes.
writes_port() { if is_clustered; then router_port; else postgres_port; fi; }

# Patroni says who leads: three times in a row, for one that stood still may say so before it knows better. The connections to a
# server that no longer leads, or says nothing, end. A busy machine's Patroni may take seconds to answer; a leader that stands still is
# given up after twice as many, long before another may lead.
router_settings() {
  local name
  cat <<END
global
  maxconn 1000
  server-state-file $state/run/router.state
defaults
  mode tcp
  load-server-state-from-file global
  timeout connect 2s
  timeout check 4s
  timeout client 1d
  timeout server 1d
listen leader
  bind 127.0.0.1:$(router_port)
  option httpchk GET /primary
  default-server inter 1s fall 2 rise 3 on-marked-down shutdown-sessions
END
  for name in "${members[@]}"; do
    echo "  server $name 127.0.0.1:$(member_port "$name") check port $(patroni_port "$name")"
  done
}

# HAProxy begins with all servers, and would send callers to standbys until Patroni has answered. By this state, as its "show servers
# state" writes it, all are down until then.
router_state() {
  local name number=0
  echo 1
  for name in "${members[@]}"; do
    number=$((number + 1))
    echo "2 leader $number $name 127.0.0.1 0 0 1 1 0 8 2 0 6 0 0 0 - $(member_port "$name") - 0 $(patroni_port "$name") - - 0"
  done
}

router_pid() {
  local pid
  pid=$(cat "$state/run/router.pid" 2>/dev/null) && [[ "$(readlink "/proc/$pid/exe" 2>/dev/null)" == */haproxy ]] && echo "$pid"
}

router_start() {
  router_pid >/dev/null && return 0
  mkdir -p "$state/run" "$state/log"
  router_settings >"$state/run/router.cfg"
  router_state >"$state/run/router.state"
  setsid nohup /usr/sbin/haproxy -q -db -f "$state/run/router.cfg" </dev/null >>"$state/log/router.log" 2>&1 &
  echo $! >"$state/run/router.pid"
  disown
  wait_until 30 "HAProxy in front of PostgreSQL" port_answers "$(router_port)" ||
    { tail -5 "$state/log/router.log" >&2; die "HAProxy did not start"; }
}

router_stop() {
  local pid
  pid=$(router_pid) || return 0
  kill "$pid"
  wait_until 10 "stopping HAProxy" router_gone
}

router_gone() { ! router_pid >/dev/null; }
