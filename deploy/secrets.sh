#!/usr/bin/env bash
# secrets.sh DIR [HOST:PORT[/DATABASE]] - makes the keys and passwords of a stack, where they are missing; keeps those that exist.
# The second says where the services find PostgreSQL (default postgres:5432/titanup, as in docker-compose.yml). It can be all of
# a URL behind the credentials: several servers apart by commas, parameters behind the database.
# secrets.sh --names - only says the names of the files, one a line.
#
# The folder is closed to others; the files in it can be read by anybody who gets at them, because compose mounts
# each one alone into a container that runs as nobody in particular.
set -euo pipefail

# shellcheck source=/dev/null
. "$(dirname "${BASH_SOURCE[0]}")/lib/services.sh"
folder=${1:?usage: secrets.sh DIR [HOST:PORT[/DATABASE]]}
database=${2:-postgres:5432}
case $database in */*) ;; *) database=$database/titanup ;; esac
if [ "$folder" != --names ]; then
  mkdir -p "$folder"
  chmod 700 "$folder"
  cd "$folder"
fi

put() { # put NAME VALUE: unless it is there
  if [ "$folder" = --names ]; then echo "$1"; return; fi
  [ -s "$1" ] || { printf '%s' "$2" >"$1.new" && chmod 444 "$1.new" && mv -f "$1.new" "$1"; }
}
key() { head -c 32 /dev/urandom | base64 -w0; }
password() { head -c 24 /dev/urandom | base64 -w0 | tr '+/' '-_'; }

put token_signing_key "$(key)"
put refresh_token_key "$(key)"
put receipt_signing_key "$(key)"
# Seals the sessions of browsers. Another key may stand behind it, apart by white space: deploy/README.md.
put web_cookie_key "$(key)"
# Push services know this installation by it; with another one, browsers subscribe anew when their page starts.
put push_key "$(key)"
# Makes public links to awards, and signs what they show; with another one, earlier links work, but can't be copied again.
put award_key "$(key)"
# place NAME: an empty file for what another server asks for; the operator puts it there
place() {
  if [ "$folder" = --names ]; then echo "$1"
  elif [ ! -e "$1" ]; then : >"$1" && chmod 444 "$1"; fi
}
# Of the mail server, where there is one and it asks for a password.
place smtp_password
# Of the OpenID Connect provider, where there is one and it gave this installation a client secret.
place oidc_client_secret
# Of the object store for frames, where there is one.
place frames_secret_key
# Of the user admin of Grafana, in docker-compose.observability.yml.
put grafana_password "$(password)"
put database_password_superuser "$(password)"
put database_password_owner "$(password)"
database_url() { # database_url NAME: anew each time, because the server may have moved
  if [ "$folder" = --names ]; then echo "database_url_$1"; return; fi
  printf 'postgresql://titanup_%s:%s@%s' "$1" "$(cat "database_password_$1")" "$database" >"database_url_$1.new"
  chmod 444 "database_url_$1.new" && mv -f "database_url_$1.new" "database_url_$1"
}
database_url owner
for service in "${services[@]}"; do
  put "database_password_$service" "$(password)"
  put "service_secret_$service" "$(password)"
  database_url "$service"
done
