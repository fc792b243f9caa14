#!/bin/sh
# Runs once, when the container's cluster is made: the database and the role that owns it.
TITANUP_OWNER_PASSWORD=$(cat /run/secrets/database_password_owner) \
  psql -U "${POSTGRES_USER:-postgres}" -d postgres -q \
  -c '\getenv owner_password TITANUP_OWNER_PASSWORD' -f /usr/local/share/titanup/roles.sql
