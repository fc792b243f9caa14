-- Run by deploy/dev restore as the store's owner, in the transaction that puts a backup in the place of what is there:
-- roles that the backup grants rights to, and room for its schemas. Variable: services, apart by blanks.

SET LOCAL client_min_messages = warning;

SELECT format('CREATE ROLE %I LOGIN NOINHERIT', 'titanup_' || service)
FROM unnest(string_to_array(:'services', ' ')) AS names (service)
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'titanup_' || service) \gexec

SELECT format('DROP SCHEMA %I CASCADE', service)
FROM unnest(string_to_array(:'services', ' ')) AS names (service)
WHERE EXISTS (SELECT FROM pg_namespace WHERE nspname = service) \gexec
