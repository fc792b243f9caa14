# The compose stack, for real: built, started, used, broken, restarted.

engine_script=$root/../shared/tools/container-engine.sh
namespace=titanup-test

# The suite calls the services themselves, too.
compose() { docker compose -f "$root/deploy/docker-compose.yml" -f "$root/deploy/docker-compose.services.yml" "$@"; }

test_compose() {
  python_environment
  export TITANUP_SECRETS_DIR=$root/.titanup/compose-secrets COMPOSE_PROJECT_NAME=titanup-test
  # What containers add does not depend on the optimiser, which takes longer than everything else of the image. The image that
  # this machine may run for somebody keeps its name.
  export TITANUP_IMAGE=titanup:test TITANUP_IMAGE_CONFIGURATION=${TITANUP_IMAGE_CONFIGURATION:-debug}
  "$root/deploy/secrets.sh" "$TITANUP_SECRETS_DIR"
  if docker compose version >/dev/null 2>&1 && docker info >/dev/null 2>&1; then
    say "compose: using the Docker engine that runs here"
    trap 'compose down -v --remove-orphans >/dev/null 2>&1' EXIT
    build_beside_bare
    compose_run
  elif [ "$(id -u)" = 0 ] && [ -x "$engine_script" ]; then
    say "compose: starting a Docker engine with $engine_script"
    export DOCKER_HOST=unix:///var/run/docker.sock
    trap 'compose down -v --remove-orphans >/dev/null 2>&1; "$engine_script" stop' EXIT
    "$engine_script" up slim postgres swift
    DOCKER_BUILDKIT=0 build_beside_bare
    # Images are built with the network that packages come from; the stack runs in a network of its own.
    "$engine_script" stop
    CE_NETNS=$namespace "$engine_script" start
    enter=(nsenter "--net=/run/netns/$namespace")
    compose_run
  else
    say "############################################################################"
    say "## COMPOSE STAGE NOT RUN: found no Docker engine and could not start one.   ##"
    say "############################################################################"
  fi
}

# Bare images mostly wait for packages, and building the image mostly computes.
build_beside_bare() {
  local log=$root/.titanup/bare.log bare built=0
  test_bare >"$log" 2>&1 &
  bare=$!
  compose build || built=$?
  wait "$bare" || { cat "$log" >&2; die "bare images are not set up"; }
  cat "$log" >&2
  [ $built = 0 ] || die "the image cannot be built"
}

compose_run() {
  # Beside a local stack, which `demo` leaves on 7001 and up.
  export TITANUP_PUBLISH_PORTS=3100 TITANUP_WEB_PORT=31080 TITANUP_EDGE_PREFIX=172.31.71
  port_base=31000
  local addresses
  mapfile -t addresses < <(service_addresses 127.0.0.1)
  verb_sbom "$root/.titanup/sbom.json"
  compose up -d --wait --no-build
  say "compose: a user who must still be there after down and up"
  local token
  token=$("${enter[@]}" env "${addresses[@]}" "$python" "$root/Tests/InteropTests/durability_probe.py" remember)
  # What containers add or could break, by Tests/InteropTests/interop/containers.py: the stack stage has shown the rest. One kill that
  # meets eight sets shows that Docker brings the service back.
  local chosen="containers and not programs"
  [ -z "${TITANUP_COMPOSE_ALL:-}" ] || chosen="not programs and not anywhere"
  # shellcheck disable=SC2046
  integration_suite 127.0.0.1 "${nothing_inherited[@]}" TITANUP_STACK_CONTROL="$root/deploy/lib/control" \
    TITANUP_COMPOSE=1 TITANUP_KILL_TRIALS=8 $(signing_keys "$TITANUP_SECRETS_DIR") \
    -- -m "$chosen"
  compose down
  say "compose: up again, now over TLS"
  export TITANUP_CERTIFICATES_DIR=$root/.titanup/compose-certificates TITANUP_PUBLISH_ADDRESS=127.0.0.1
  "$root/deploy/certificates.sh" "$TITANUP_CERTIFICATES_DIR" titanup.example
  compose -f "$root/deploy/docker-compose.tls.yml" up -d --wait --no-build
  TITANUP_CA_FILE=$TITANUP_CERTIFICATES_DIR/ca.pem \
    "${enter[@]}" env "${addresses[@]}" "$python" "$root/Tests/InteropTests/durability_probe.py" recall "$token"
  compose down -v
}
