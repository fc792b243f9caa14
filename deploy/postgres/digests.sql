-- What the store holds, a line each: the last migration of each service, and the rows of each table with a digest that their
-- order doesn't change. Run by deploy/dev backup at the moment of the backup, and by deploy/dev drill in the restored store, so
-- it leaves out what a restore replaces (after_restore.sql): epochs, and places of transactions. Variable: services, apart by
-- blanks.

SET LOCAL search_path = pg_catalog;
SET LOCAL TIME ZONE 'UTC';
SET LOCAL datestyle = 'ISO';
SET LOCAL intervalstyle = 'iso_8601';
SET LOCAL bytea_output = 'hex';
SET LOCAL extra_float_digits = 1;

SELECT format('SELECT %L, name FROM %I.schema_migrations ORDER BY version DESC LIMIT 1', 'migration ' || service, service)
FROM unnest(string_to_array(:'services', ' ')) WITH ORDINALITY AS names (service, number)
WHERE to_regclass(format('%I.schema_migrations', service)) IS NOT NULL
ORDER BY number \gexec

SELECT format(
  'SELECT %L, count(*), coalesce(sum((''x'' || left(md5(ROW(%s)::text), 15))::bit(60)::bigint), 0) FROM %s',
  'table ' || c.oid::regclass, string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum), c.oid::regclass)
FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
WHERE c.relnamespace = ANY (
    SELECT oid FROM pg_namespace WHERE nspname = ANY (string_to_array(:'services', ' ')))
  AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.attnum > 0 AND NOT a.attisdropped
  AND a.atttypid <> 'xid8'::regtype AND NOT (a.attname = 'epoch' AND a.atttypid = 'uuid'::regtype)
GROUP BY c.oid
ORDER BY c.oid::regclass::text COLLATE "C" \gexec
