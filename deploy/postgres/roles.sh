#!/bin/sh
# roles.sh SECRETS PSQL_ARGUMENTS... - runs roles.sql as a superuser, with the passwords that a folder of secrets has.
# TITANUP_OWN_CLUSTER=1: the cluster is the stack's own, with the superuser's password among the secrets.
# Passwords go by the environment: arguments can be read by everybody.
set -eu
folder=$1
shift
for file in "$folder"/database_password_*; do
  name=${file##*_}
  case $name in
    superuser) [ -z "${TITANUP_OWN_CLUSTER:-}" ] || export "PGPASSWORD=$(cat "$file")" ;;
    owner) export "TITANUP_OWNER_PASSWORD=$(cat "$file")" ;;
    *) export "TITANUP_$(printf %s "$name" | tr '[:lower:]' '[:upper:]')_DB_PASSWORD=$(cat "$file")" ;;
  esac
done
[ -z "${TITANUP_OWN_CLUSTER:-}" ] || set -- "$@" -v own_cluster=1
exec "${PSQL:-psql}" -X -q "$@" -f "$(dirname "$0")/roles.sql" >/dev/null
