-- Brings an installation that distribute.sql has spread back to the coordinator, which needs room for all of it.
--
--   psql -d titanup -f deploy/postgres/undistribute.sql
--
-- Run it on the coordinator, as a superuser, with the services stopped: a table cannot be used while it moves. What is back
-- already stays, so a run that was interrupted is continued by the next.

\set ON_ERROR_STOP on
SET client_min_messages = warning;
\ir placements.sql

-- Tables that foreign keys connect move together, so each is looked up when its turn comes.
SELECT format(
  'SELECT undistribute_table(logicalrelid, cascade_via_foreign_keys => true) FROM pg_dist_partition WHERE logicalrelid = %L::regclass',
  name)
FROM placements WHERE to_regclass(name) IS NOT NULL AND place <> 'local' ORDER BY place = 'reference', number \gexec
