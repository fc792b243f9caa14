import TitanCore

/// What a schema needs so that its service can erase people, created before its migrations: a table of erased users,
/// the service's position in auth's feed of them, and a function that erases.
///
/// The function relies on the house rule that everything about a person has a column `user_id`, so it cannot miss a
/// table, whenever it was created. It runs with its owner's rights, because services may otherwise delete from only a
/// few of their own tables.
///
/// A service that has more to do than to delete rows, such as queueing what it keeps elsewhere, has its migrations create
/// `before_erasure(uuid[])` in its schema: erasing begins with that.
struct ErasureSchema {
  let service: TitanUpService

  init(_ service: TitanUpService) { self.service = service }

  /// Auth, which holds the accounts, erases them in its own way.
  static func isNeeded(by service: TitanUpService) -> Bool { service != .auth }

  var script: String {
    let (schema, role) = (service.schema, service.role)
    return """
      CREATE TABLE IF NOT EXISTS \(schema).erasures (
        is_only boolean NOT NULL DEFAULT true,
        cursor text NOT NULL,
        CONSTRAINT erasures_key PRIMARY KEY (is_only),
        CONSTRAINT erasures_one_row CHECK (is_only)
      );
      -- Not `user_id`: this much stays, so that what comes late is not taken up again.
      CREATE TABLE IF NOT EXISTS \(schema).erased_users (
        erased_user_id uuid NOT NULL,
        CONSTRAINT erased_users_key PRIMARY KEY (erased_user_id)
      );
      REVOKE ALL ON \(schema).erasures, \(schema).erased_users FROM \(role);
      GRANT SELECT, INSERT, UPDATE ON \(schema).erasures TO \(role);
      GRANT SELECT ON \(schema).erased_users TO \(role);
      CREATE OR REPLACE FUNCTION \(schema).erase_users(users uuid[]) RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
      DECLARE place regclass;
      BEGIN
        INSERT INTO \(schema).erased_users (erased_user_id) SELECT DISTINCT unnest(users) ON CONFLICT DO NOTHING;
        IF to_regprocedure('\(schema).before_erasure(uuid[])') IS NOT NULL THEN
          EXECUTE 'SELECT \(schema).before_erasure($1)' USING users;
        END IF;
        FOR place IN
          SELECT c.oid::regclass FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
          WHERE c.relnamespace = '\(schema)'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
            AND a.attname = 'user_id' AND NOT a.attisdropped
          -- `users` is what others lock first.
          ORDER BY c.relname <> 'users', c.oid
        LOOP
          EXECUTE format('DELETE FROM %s WHERE user_id = ANY ($1)', place) USING users;
        END LOOP;
      END $$;
      REVOKE ALL ON FUNCTION \(schema).erase_users(uuid[]) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION \(schema).erase_users(uuid[]) TO \(role);
      """
  }
}
