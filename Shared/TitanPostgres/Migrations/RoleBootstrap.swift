import TitanCore

/// Creates one service's schema and grants its role what it may do there: nothing by default, then to use its own
/// schema, to read and write rows of its tables, and to erase people. Running it again changes nothing.
///
/// A superuser creates the roles themselves with `deploy/postgres/roles.sql`, because a role that may create roles can
/// become nearly any other. If the migrator is a superuser, as in tests, it creates the same roles itself.
struct RoleBootstrap {
  let service: TitanUpService

  init(_ service: TitanUpService) { self.service = service }

  /// What applies to the whole database.
  static let databaseScript = """
    DO $$ BEGIN
      EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
    END $$;
    REVOKE ALL ON SCHEMA public FROM PUBLIC;
    ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
    """

  /// Roles belong to the whole cluster, so another database's migrator may be creating the same one.
  var roleScript: String {
    """
    DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '\(service.role)') THEN
        CREATE ROLE \(service.role) LOGIN NOINHERIT;
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END $$;
    """
  }

  /// Grants that PostgreSQL records with the database itself. A database copied from a template lacks them.
  var connectScript: String {
    """
    DO $$ BEGIN
      EXECUTE format('GRANT CONNECT ON DATABASE %I TO \(service.role)', current_database());
    END $$;
    """
  }

  /// The settings of `roles.sql`, which explains them; also used for a copied database. Only a superuser may set them
  /// for others.
  var settingsScript: String {
    """
    DO $$ BEGIN
      EXECUTE format('ALTER ROLE \(service.role) IN DATABASE %I SET search_path = \(service.schema)', current_database());
      EXECUTE format('ALTER ROLE \(service.role) IN DATABASE %I SET statement_timeout = ''30s''', current_database());
      EXECUTE format('ALTER ROLE \(service.role) IN DATABASE %I SET idle_in_transaction_session_timeout = ''30s''',
        current_database());
      EXECUTE format('ALTER ROLE \(service.role) IN DATABASE %I SET jit = off', current_database());
    END $$;
    """
  }

  var schemaScript: String {
    let (schema, role) = (service.schema, service.role)
    return """
      CREATE SCHEMA IF NOT EXISTS \(schema);
      REVOKE ALL ON SCHEMA \(schema) FROM PUBLIC;
      GRANT USAGE ON SCHEMA \(schema) TO \(role);
      CREATE TABLE IF NOT EXISTS \(schema).schema_migrations (
        version integer PRIMARY KEY,
        name text NOT NULL,
        checksum bytea NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT schema_migrations_version_positive CHECK (version > 0),
        CONSTRAINT schema_migrations_checksum_sha256 CHECK (octet_length(checksum) = 32)
      );
      REVOKE ALL ON \(schema).schema_migrations FROM \(role);
      GRANT SELECT ON \(schema).schema_migrations TO \(role);
      ALTER DEFAULT PRIVILEGES IN SCHEMA \(schema) GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO \(role);
      ALTER DEFAULT PRIVILEGES IN SCHEMA \(schema) GRANT USAGE, SELECT ON SEQUENCES TO \(role);
      ALTER DEFAULT PRIVILEGES IN SCHEMA \(schema) GRANT EXECUTE ON FUNCTIONS TO \(role);
      """
  }

  func run(on connection: DirectConnection, makesRole: Bool) throws {
    if makesRole { try connection.run(script: roleScript) }
    try connection.transaction {
      try connection.run(statementsOf: connectScript)
      if makesRole { try connection.run(statementsOf: settingsScript) }
      try connection.run(statementsOf: schemaScript)
      if ErasureSchema.isNeeded(by: service) { try connection.run(statementsOf: ErasureSchema(service).script) }
    }
  }
}
