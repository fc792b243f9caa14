-- Run by deploy/dev restore as the store's owner, in the transaction that puts a backup in the place of what is there:
-- room for its schemas. The roles that the backup grants rights to are there: a superuser has run roles.sql. Variable:
-- services, apart by blanks.

SET LOCAL client_min_messages = warning;

SELECT format('DO $$ BEGIN RAISE ''there is no role %s: run deploy/postgres/roles.sql as a superuser''; END $$', role)
FROM unnest(string_to_array(:'services', ' ')) AS names (service), concat('titanup_', service) AS role
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role) \gexec

SELECT format('DROP SCHEMA %I CASCADE', service)
FROM unnest(string_to_array(:'services', ' ')) AS names (service)
WHERE EXISTS (SELECT FROM pg_namespace WHERE nspname = service) \gexec
