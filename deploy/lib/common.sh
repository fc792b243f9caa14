# Words for the terminal, and waiting.

say() { printf '\033[1m[titanup]\033[0m %s\n' "$*" >&2; }
die() { printf '[titanup] error: %s\n' "$*" >&2; exit 1; }

# Runs a command as root: directly, or through sudo.
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"
  elif command -v sudo >/dev/null; then sudo "$@"
  else die "needs root for: $* (no sudo here)"; fi
}

# wait_until SECONDS WHAT COMMAND...: until the command succeeds.
wait_until() {
  local limit=$1 what=$2 start=$SECONDS
  shift 2
  until "$@" >/dev/null 2>&1; do
    [ $((SECONDS - start)) -lt "$limit" ] || { say "$what: not within $limit s"; return 1; }
    sleep 0.1
  done
}

# newer_than FILE PATH...: whether FILE is there and nothing below the paths was changed, added or removed since.
newer_than() {
  local file=$1
  shift
  [ -e "$file" ] && [ -z "$(find "$@" -newer "$file" -print -quit)" ]
}

port_of() { # port of a service, or of the edge in front of them; NAME@2 is 100 higher
  local index=1 name
  case $1 in *@*) echo $(($(port_of "${1%@*}") + 100 * (${1#*@} - 1))); return ;; esac
  [ "$1" != web ] || { echo $((port_base + 80)); return; }
  for name in "${services[@]}"; do
    [ "$name" = "$1" ] && { echo $((port_base + index)); return; }
    index=$((index + 1))
  done
  die "no service '$1'; there are: ${services[*]} web"
}

service_addresses() { # service_addresses HOST: a variable for each service, as its clients read them
  local name
  for name in "${services[@]}"; do echo "TITANUP_${name^^}_ADDRESS=$1:$(entrance_of "$name")"; done
}

other_addresses() { # those of this machine that the environment does not say already
  local line
  for line in $(service_addresses 127.0.0.1); do printenv "${line%%=*}" >/dev/null || echo "$line"; done
}

postgres_port() { echo $((port_base + 432)); }
