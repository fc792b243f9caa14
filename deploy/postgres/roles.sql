-- What titanup-migrate and the services need, made by a superuser: the database, the role that owns it, and one role for
-- each service. The owner makes schemas and gives each role what it may do there; it can make no roles and read no files.
-- Running the script again brings an older installation up to date, and sets the passwords that it is given; it changes
-- nothing else. It takes no connection away.
--
--   export TITANUP_OWNER_PASSWORD=… TITANUP_AUTH_DB_PASSWORD=… TITANUP_SESSIONS_DB_PASSWORD=… …
--   psql -f deploy/postgres/roles.sql
--
-- A role whose password is not given keeps the one it has; a new one cannot sign in by password until it has one.
-- deploy/dev roles URL does this with the secrets of a stack. `-v database=NAME` names another database than titanup.
--
-- Then: TITANUP_DATABASE_URL=postgresql://titanup_owner@host/titanup titanup-migrate

\set ON_ERROR_STOP on
SET client_min_messages = warning;

\if :{?database}
\else
  \set database titanup
\endif
\set services 'auth sessions trophies pose profile training habits motivation social'

-- Roles --

SELECT 'CREATE ROLE titanup_owner LOGIN'
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'titanup_owner') \gexec

SELECT format('CREATE ROLE %I LOGIN NOINHERIT', 'titanup_' || service)
FROM unnest(string_to_array(:'services', ' ')) AS names (service)
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'titanup_' || service) \gexec

-- With CREATEROLE, which the owner once had, PostgreSQL 15 lets it grant itself pg_execute_server_program.
SELECT format('ALTER ROLE %I NOSUPERUSER NOCREATEROLE NOCREATEDB NOREPLICATION NOBYPASSRLS', rolname)
FROM pg_roles
WHERE rolname = 'titanup_owner' OR rolname IN (
  SELECT 'titanup_' || service FROM unnest(string_to_array(:'services', ' ')) AS names (service)) \gexec

-- Whatever they were made members of, by themselves or by mistake.
SELECT format('REVOKE %I FROM %I CASCADE', granted.rolname, member.rolname)
FROM pg_auth_members m
JOIN pg_roles granted ON granted.oid = m.roleid
JOIN pg_roles member ON member.oid = m.member
WHERE member.rolname = 'titanup_owner' OR member.rolname IN (
  SELECT 'titanup_' || service FROM unnest(string_to_array(:'services', ' ')) AS names (service)) \gexec

-- Passwords --

\getenv owner_password TITANUP_OWNER_PASSWORD
\getenv auth_password TITANUP_AUTH_DB_PASSWORD
\getenv sessions_password TITANUP_SESSIONS_DB_PASSWORD
\getenv trophies_password TITANUP_TROPHIES_DB_PASSWORD
\getenv pose_password TITANUP_POSE_DB_PASSWORD
\getenv profile_password TITANUP_PROFILE_DB_PASSWORD
\getenv training_password TITANUP_TRAINING_DB_PASSWORD
\getenv habits_password TITANUP_HABITS_DB_PASSWORD
\getenv motivation_password TITANUP_MOTIVATION_DB_PASSWORD
\getenv social_password TITANUP_SOCIAL_DB_PASSWORD

-- The statements would stand in the server's log with their passwords.
SET log_statement = 'none';
SET log_min_duration_statement = -1;
\if :{?owner_password}
  ALTER ROLE titanup_owner PASSWORD :'owner_password';
\endif
\if :{?auth_password}
  ALTER ROLE titanup_auth PASSWORD :'auth_password';
\endif
\if :{?sessions_password}
  ALTER ROLE titanup_sessions PASSWORD :'sessions_password';
\endif
\if :{?trophies_password}
  ALTER ROLE titanup_trophies PASSWORD :'trophies_password';
\endif
\if :{?pose_password}
  ALTER ROLE titanup_pose PASSWORD :'pose_password';
\endif
\if :{?profile_password}
  ALTER ROLE titanup_profile PASSWORD :'profile_password';
\endif
\if :{?training_password}
  ALTER ROLE titanup_training PASSWORD :'training_password';
\endif
\if :{?habits_password}
  ALTER ROLE titanup_habits PASSWORD :'habits_password';
\endif
\if :{?motivation_password}
  ALTER ROLE titanup_motivation PASSWORD :'motivation_password';
\endif
\if :{?social_password}
  ALTER ROLE titanup_social PASSWORD :'social_password';
\endif
RESET log_min_duration_statement;
RESET log_statement;

-- The database --

SELECT format('CREATE DATABASE %I OWNER titanup_owner ENCODING ''UTF8'' TEMPLATE template0', :'database')
WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = :'database') \gexec

REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
SELECT format('GRANT CONNECT ON DATABASE %I TO titanup_owner', :'database') \gexec
-- The timeouts are for connections that do not bring their own, through a pooler. Statements here take a millisecond;
-- compiling one, which PostgreSQL does where it guesses many rows of a table that it has no statistics of yet, takes
-- hundreds.
SELECT
  format('GRANT CONNECT ON DATABASE %I TO %I', :'database', role),
  format('ALTER ROLE %I IN DATABASE %I SET search_path = %I', role, :'database', service),
  format('ALTER ROLE %I IN DATABASE %I SET statement_timeout = ''30s''', role, :'database'),
  format('ALTER ROLE %I IN DATABASE %I SET idle_in_transaction_session_timeout = ''30s''', role, :'database'),
  format('ALTER ROLE %I IN DATABASE %I SET jit = off', role, :'database')
FROM unnest(string_to_array(:'services', ' ')) AS names (service), concat('titanup_', service) AS role \gexec

-- A cluster of our own --
-- Nobody but superusers has anything to do in the cluster's other databases, which everybody may connect to otherwise. In
-- a cluster that others use, too, this would lock them out: there it is done for `-v own_cluster=1` only, and pg_hba.conf
-- can keep our roles out of other databases.

\if :{?own_cluster}
  SELECT format('REVOKE ALL ON DATABASE %I FROM PUBLIC', datname)
  FROM pg_database WHERE datallowconn AND datname IN ('postgres', 'template1') \gexec
\endif

-- Inside the database --
-- Nothing of ours is a large object, and what one role stores as such nobody would look for. Functions belong to a
-- database: other ones keep theirs.

\connect :database
SET client_min_messages = warning;
SELECT format('REVOKE ALL ON FUNCTION pg_catalog.%s FROM PUBLIC', p.oid::regprocedure)
FROM pg_proc p
WHERE p.pronamespace = 'pg_catalog'::regnamespace AND (p.proname LIKE 'lo\_%' OR p.proname IN ('loread', 'lowrite')) \gexec
