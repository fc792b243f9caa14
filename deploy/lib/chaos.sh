# "deploy/dev test chaos": a stack of two of every service behind Envoy, and behind them PgBouncer, HAProxy and three PostgreSQL
# servers under Patroni, whose processes are killed, stopped and frozen at random, and cut off from each other.
#
# A part is one process of a service (auth, auth@2), "balancer" (Envoy), "pooler" (PgBouncer), "router" (HAProxy), or a server
# under Patroni by its name there. Run by root, services, balancer and router have a group each, by which the kernel knows what
# they send.

is_member() { [[ " ${members[*]} " == *" $1 "* ]]; }

# Its processes, those first that would begin others.
part_pids() {
  if is_member "$1"; then
    member_pids "$1"
    return
  fi
  case $1 in
    balancer) envoy_pid ;;
    pooler) pooler_pid ;;
    router) router_pid ;;
    *) service_pid "$1" ;;
  esac
}

part_gone() {
  case $1 in
    balancer) envoy_gone ;;
    pooler) pooler_gone ;;
    router) router_gone ;;
    *) if is_member "$1"; then member_gone "$1"; else service_gone "$1"; fi ;;
  esac
}

part_signal() { # part_signal SIGNAL PART
  local pid
  for pid in $(part_pids "$2"); do kill "-$1" "$pid" 2>/dev/null || true; done
}

part_kill() {
  part_signal KILL "$1"
  wait_until 30 "killing $1" part_gone "$1"
}

# SIGTERM, as whoever restarts it would send it. Patroni stops its PostgreSQL itself, and hands over first.
part_stop() {
  local pid
  if is_member "$1"; then
    if pid=$(owner_pid "$1" "$(member_folder "$1")/patroni.yml"); then kill "$pid"; fi
  else
    part_signal TERM "$1"
  fi
  wait_until 60 "stopping $1" part_gone "$1" || part_kill "$1"
}

part_freeze() { part_signal STOP "$1"; }

part_thaw() { part_signal CONT "$1"; }

# What was begun in a group stays in it.
part_start() {
  local group
  if is_member "$1"; then
    member_start "$1"
    return
  fi
  if [ "$1" = pooler ]; then
    # One that was killed has left this behind.
    pooler_pid >/dev/null || rm -f "$(pooler_folder)/pid"
    pooler_start
    return
  fi
  group=$(part_group "$1")
  if [ "$(id -u)" = 0 ] && [ "$(id -g)" != "$group" ]; then
    setpriv --regid "$group" --keep-groups "$root/deploy/lib/control" start-part "$1"
    return
  fi
  case $1 in
    balancer) envoy_start ;;
    router) router_start ;;
    *)
      service_start "$1"
      wait_until 100 "titanup-$1" service_ready "$1"
      ;;
  esac
}

part_group() {
  case $1 in
    balancer) echo 60998 ;;
    router) echo 60999 ;;
    *) echo $((60000 + $(port_of "$1") - port_base)) ;;
  esac
}

# By whom a packet is sent, as iptables is asked. PgBouncer and PostgreSQL have a user in common, and call different ports.
part_sends() {
  case $1 in
    pooler | standbys) echo "--uid-owner postgres" ;;
    *) echo "--gid-owner $(part_group "$1")" ;;
  esac
}

# Where it is called.
part_door() {
  case $1 in
    pooler) pooler_port ;;
    router) router_port ;;
    *) if is_member "$1"; then member_port "$1"; else port_of "$1"; fi ;;
  esac
}

# cut FROM TO: from now on nothing passes between them, either way, on connections that FROM has with TO or tries to open.
part_cut() {
  local mark sends=()
  mark=$(date +%s)
  read -ra sends < <(part_sends "$1")
  iptables -w -A OUTPUT -p tcp --dport "$(part_door "$2")" -m owner "${sends[@]}" -j CONNMARK --set-mark "$mark"
  iptables -w -A OUTPUT -m connmark --mark "$mark" -j DROP
}

# mend: everything passes again. The rule that stays makes the kernel remember connections before they are cut.
part_mend() {
  iptables -w -F OUTPUT
  iptables -w -A OUTPUT -m conntrack --ctstate NEW
}

# Whether a network namespace of its own can be had, and cut.
can_cut() {
  [ "$(id -u)" = 0 ] && command -v ip >/dev/null && unshare --net iptables -w -A OUTPUT -p tcp --dport 1 -m owner --gid-owner 1 \
    -j CONNMARK --set-mark 1 2>/dev/null && unshare --net iptables -w -A OUTPUT -m connmark --mark 1 -j DROP 2>/dev/null
}

# TITANUP_CHAOS_CUTS is set in the namespace, and nowhere else.
test_chaos() {
  local suite=()
  if [ -n "${TITANUP_CHAOS_CUTS:-}" ]; then
    ip link set lo up
    part_mend
  elif can_cut; then
    python_environment
    exec env TITANUP_CHAOS_CUTS=1 unshare --net "$root/deploy/dev" test chaos
  else
    say "without root, iptables and a network namespace: nothing is cut off from anything"
  fi
  trap 'stack_down' EXIT
  trap 'exit 130' INT TERM
  chaos_stack
  mapfile -t suite < <(own_suite)
  # -s: what is done, and the tables at the end, are printed.
  "${suite[@]}" -m chaos -s || die "chaos has shown something"
}

# A new one, with nothing in it.
chaos_stack() {
  local name
  state=$root/.titanup/test-chaos
  # Below the ports that the kernel gives to clients, which could have one while its server is away.
  port_base=25000
  export TITANUP_STATE=$state TITANUP_PORT_BASE=$port_base
  export TITANUP_STACK_POOLED=1 TITANUP_STACK_REPLICAS=2 TITANUP_STACK_FAILOVER=1
  TITANUP_CLUSTER_MEMBERS=$(cluster_members)
  export TITANUP_CLUSTER_MEMBERS
  python_environment
  stack_down
  postgres_remove
  store_start
  run_migrations
  # Each in its group, all at once.
  for name in $(replicas_of "${services[@]}" web); do part_start "$name" & done
  wait
  services_start "${services[@]}" web
  part_start balancer
}
