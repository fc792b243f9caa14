/// Functions with the names and arguments of Citus', which is not among Debian's packages. They spread nothing. They refuse
/// what Citus refuses by its documentation and its source (13.0), as far as the catalogue shows it, and keep what they were
/// asked for in `shim.calls`.
enum CitusShim {
  static let script = """
    CREATE SCHEMA shim;
    CREATE TABLE shim.calls (number integer GENERATED ALWAYS AS IDENTITY, call text NOT NULL);
    -- Fails at this table, as an interrupted run does.
    CREATE TABLE shim.failures (name text NOT NULL);
    -- What services do while a table is being spread.
    CREATE TABLE shim.events (name text NOT NULL, statement text NOT NULL);

    CREATE TABLE public.pg_dist_partition (
      logicalrelid regclass PRIMARY KEY, partmethod "char" NOT NULL, partkey text, repmodel "char" NOT NULL, parts integer);

    CREATE FUNCTION shim.place(named regclass) RETURNS "char" LANGUAGE sql AS
      $$ SELECT CASE WHEN repmodel = 't' THEN 'r' ELSE partmethod END FROM pg_dist_partition WHERE logicalrelid = named $$;

    CREATE FUNCTION shim.check_table(named regclass) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF shim.place(named) IS NOT NULL THEN RAISE 'table % is already distributed', named; END IF;
      IF EXISTS (SELECT FROM pg_trigger WHERE tgrelid = named AND NOT tgisinternal) THEN
        RAISE 'triggers are not supported on distributed tables: %', named;
      END IF;
    END $$;

    CREATE FUNCTION public.create_reference_table(table_name regclass) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM shim.check_table(table_name);
      IF EXISTS (SELECT FROM pg_constraint WHERE contype = 'f' AND (conrelid = table_name OR confrelid = table_name)) THEN
        RAISE 'reference table with a foreign key: %', table_name;
      END IF;
      INSERT INTO pg_dist_partition VALUES (table_name, 'n', NULL, 't', 1);
      INSERT INTO shim.calls (call) VALUES (format('create_reference_table %s', table_name));
    END $$;

    CREATE FUNCTION public.create_distributed_table_concurrently(
      table_name regclass, distribution_column text, distribution_type text DEFAULT 'hash',
      colocate_with text DEFAULT 'default', shard_count integer DEFAULT NULL
    ) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      place pg_attribute;
      parts integer := shard_count;
      key record;
      event text;
    BEGIN
      IF now() <> statement_timestamp() THEN
        RAISE 'create_distributed_table_concurrently cannot run inside a transaction block';
      END IF;
      PERFORM shim.check_table(table_name);
      SELECT * INTO place FROM pg_attribute
      WHERE attrelid = table_name AND attname = distribution_column AND NOT attisdropped;
      IF NOT FOUND OR place.attgenerated <> '' THEN RAISE 'not a distribution column: %', distribution_column; END IF;
      -- PostgreSQL's and Citus' hashes of UUIDs are the same.
      IF place.atttypid <> 'uuid'::regtype THEN RAISE 'not a UUID: % of %', distribution_column, table_name; END IF;
      IF colocate_with <> 'none' THEN
        IF shard_count IS NOT NULL THEN RAISE 'Cannot use colocate_with with a table and shard_count at the same time'; END IF;
        SELECT p.parts INTO parts FROM pg_dist_partition p WHERE logicalrelid = colocate_with::regclass AND partmethod = 'h';
        IF NOT FOUND THEN RAISE 'cannot colocate with %', colocate_with; END IF;
      END IF;
      IF NOT EXISTS (SELECT FROM pg_index WHERE indrelid = table_name AND indisprimary) THEN
        RAISE 'relation % does not have a REPLICA IDENTITY or PRIMARY KEY', table_name;
      END IF;
      IF EXISTS (
        SELECT FROM pg_index
        WHERE indrelid = table_name AND (indisunique OR indisexclusion) AND NOT place.attnum = ANY (indkey)
      ) THEN RAISE 'a unique index of % does not contain %', table_name, distribution_column; END IF;
      -- Citus grants on parts what was granted on the table.
      IF EXISTS (SELECT FROM pg_attribute WHERE attrelid = table_name AND NOT attisdropped AND attacl IS NOT NULL) THEN
        RAISE 'something is granted for single columns of %', table_name;
      END IF;
      FOR key IN SELECT * FROM pg_constraint WHERE contype = 'f' AND (conrelid = table_name OR confrelid = table_name) LOOP
        IF coalesce(shim.place(CASE WHEN key.conrelid = table_name THEN key.confrelid ELSE key.conrelid END), 'l')
          NOT IN ('h', 'r') THEN
          RAISE 'foreign key % between % and a table that is not distributed', key.conname, table_name;
        END IF;
      END LOOP;
      IF EXISTS (SELECT FROM shim.failures WHERE name = table_name::text) THEN RAISE 'interrupted at %', table_name; END IF;
      INSERT INTO pg_dist_partition VALUES (table_name, 'h', distribution_column, 's', parts);
      INSERT INTO shim.calls (call)
      VALUES (format('create_distributed_table_concurrently %s %s', table_name, distribution_column));
      FOR event IN SELECT statement FROM shim.events WHERE name = table_name::text LOOP EXECUTE event; END LOOP;
    END $$;

    CREATE FUNCTION public.undistribute_table(table_name regclass, cascade_via_foreign_keys boolean DEFAULT false)
    RETURNS void LANGUAGE plpgsql AS $$
    DECLARE other regclass;
    BEGIN
      IF shim.place(table_name) IS NULL THEN RAISE 'table % is not distributed', table_name; END IF;
      DELETE FROM pg_dist_partition WHERE logicalrelid = table_name;
      INSERT INTO shim.calls (call) VALUES (format('undistribute_table %s', table_name));
      FOR other IN
        SELECT CASE WHEN conrelid = table_name THEN confrelid ELSE conrelid END FROM pg_constraint
        WHERE contype = 'f' AND (conrelid = table_name OR confrelid = table_name)
      LOOP
        IF NOT cascade_via_foreign_keys THEN RAISE 'table % has a foreign key', table_name; END IF;
        IF shim.place(other) IS NOT NULL THEN PERFORM undistribute_table(other, true); END IF;
      END LOOP;
    END $$;
    """
}
