-- What titanup-migrate needs, made once by a superuser: the database and the role that owns it. The owner is no
-- superuser; it makes one role and one schema for each service, and each role can use its own schema only.
-- Running the script again changes nothing but the owner's password.
--
--   psql -v owner_password="$(cat owner_password)" -f deploy/postgres/roles.sql
--
-- Then: TITANUP_DATABASE_URL=postgresql://titanup_owner@host/titanup titanup-migrate

\set ON_ERROR_STOP on

SELECT 'CREATE ROLE titanup_owner LOGIN CREATEROLE'
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'titanup_owner') \gexec

-- The statement would stand in the server's log with its password.
SET log_statement = 'none';
ALTER ROLE titanup_owner PASSWORD :'owner_password';
RESET log_statement;

SELECT 'CREATE DATABASE titanup OWNER titanup_owner ENCODING ''UTF8'' TEMPLATE template0'
WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = 'titanup') \gexec

REVOKE ALL ON DATABASE titanup FROM PUBLIC;
