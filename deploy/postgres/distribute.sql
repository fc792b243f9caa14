-- Spreads a running installation over the servers of a Citus cluster, while it is in use. README.md beside this file says
-- what comes before, and what to expect.
--
--   psql -d titanup -f deploy/postgres/distribute.sql
--
-- Run it on the coordinator, as a superuser, and after every upgrade that adds tables. What is spread already stays as it is,
-- so a run that was interrupted is continued by the next. `-v shards=NUMBER` is the number of parts of each table (32): a power
-- of two up to 128, so that each of the feeds' 128 slots is in one part. It cannot be changed afterwards.
--
-- undistribute.sql is the way back.

\set ON_ERROR_STOP on
SET client_min_messages = warning;
\if :{?shards}
\else
  \set shards 32
\endif

SELECT :shards NOT IN (1, 2, 4, 8, 16, 32, 64, 128) AS is_wrong,
  to_regprocedure('create_reference_table(regclass)') IS NULL AS is_without_citus \gset
\if :is_wrong
  \warn got shards :shards, allowed: 1, 2, 4, 8, 16, 32, 64, 128
  DO $$ BEGIN RAISE 'shards is not allowed'; END $$;
\endif
\if :is_without_citus
  DO $$ BEGIN RAISE 'this database has no Citus: CREATE EXTENSION citus, on every server'; END $$;
\endif

\ir placements.sql

-- The tables that are here, which with services in several databases are not all, and whether they are done.
CREATE TEMPORARY VIEW todo AS
SELECT number, name, place FROM placements
WHERE place <> 'local' AND to_regclass(name) IS NOT NULL AND NOT EXISTS (
  SELECT FROM pg_dist_partition
  WHERE logicalrelid = to_regclass(name) AND (partmethod = 'h' OR (partmethod = 'n' AND repmodel = 't')));

-- Foreign keys: a table that has one cannot be spread while it is written to. They are put aside, and come back at the end.
-- Until then nothing cascades; what should have gone meanwhile goes then. The table outlives a run that was interrupted.
CREATE TABLE IF NOT EXISTS public.titanup_foreign_keys (
  table_name text NOT NULL,
  name text NOT NULL,
  definition text NOT NULL,
  -- the condition by which a row `child` has no row `parent`, and the table of the latter
  parent text NOT NULL,
  condition text NOT NULL,
  PRIMARY KEY (table_name, name)
);
REVOKE ALL ON public.titanup_foreign_keys FROM PUBLIC;

BEGIN;
INSERT INTO public.titanup_foreign_keys (table_name, name, definition, parent, condition)
SELECT child.name, conname, pg_get_constraintdef(key.oid), parent.name, (
  SELECT string_agg(format('child.%I = parent.%I', here.attname, there.attname), ' AND ' ORDER BY place)
  FROM unnest(conkey, confkey) WITH ORDINALITY AS pair (here, there, place)
  JOIN pg_attribute here ON here.attrelid = conrelid AND here.attnum = pair.here
  JOIN pg_attribute there ON there.attrelid = confrelid AND there.attnum = pair.there)
FROM pg_constraint key
JOIN placements child ON to_regclass(child.name) = conrelid
JOIN placements parent ON to_regclass(parent.name) = confrelid
WHERE contype = 'f' AND child.place <> 'local' AND parent.place <> 'local'
  AND (child.name IN (SELECT name FROM todo) OR parent.name IN (SELECT name FROM todo))
ON CONFLICT (table_name, name) DO NOTHING;
SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', table_name, conname)
FROM public.titanup_foreign_keys kept
JOIN pg_constraint key ON conrelid = to_regclass(table_name) AND conname = kept.name \gexec
COMMIT;

-- Small, and copied in a moment.
SELECT format('SELECT create_reference_table(%L)', name) FROM todo WHERE place = 'reference' ORDER BY number \gexec

-- The first one says how many parts there are; the others are spread with it.
SELECT coalesce(
    (SELECT name FROM placements WHERE place NOT IN ('local', 'reference') AND to_regclass(name) IS NOT NULL
      AND name NOT IN (SELECT name FROM todo) ORDER BY number LIMIT 1),
    (SELECT name FROM todo WHERE place <> 'reference' ORDER BY number LIMIT 1), '') AS first \gset
SELECT format(
  CASE WHEN name = :'first'
    THEN 'SELECT create_distributed_table_concurrently(%L, %L, colocate_with => ''none'', shard_count => %s)'
    ELSE 'SELECT create_distributed_table_concurrently(%L, %L, colocate_with => %4$L)' END,
  name, place, :shards, :'first')
FROM todo WHERE place <> 'reference' ORDER BY name <> :'first', number \gexec

-- From here on, keys hold for what is written. Then what has lost its parent meanwhile goes, and keys hold for all.
SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s NOT VALID', table_name, name, definition)
FROM public.titanup_foreign_keys kept
WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conrelid = to_regclass(table_name) AND conname = kept.name)
ORDER BY table_name, name \gexec
SELECT format(
  'DELETE FROM %s AS child WHERE NOT EXISTS (SELECT FROM %s AS parent WHERE %s)', table_name, parent, condition)
FROM public.titanup_foreign_keys WHERE definition LIKE '% ON DELETE CASCADE%' ORDER BY table_name, name \gexec
SELECT format('ALTER TABLE %s VALIDATE CONSTRAINT %I', table_name, name)
FROM public.titanup_foreign_keys ORDER BY table_name, name \gexec
DROP TABLE public.titanup_foreign_keys;
