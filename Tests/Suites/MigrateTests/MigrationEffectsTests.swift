import Testing

@testable import titanup_migrate

@Suite struct MigrationEffectsTests {
  @Test(
    "A statement's lock and work",
    arguments: [
      ("ALTER TABLE auth.users ADD COLUMN note text", "auth.users: blocks reads and writes"),
      ("ALTER TABLE users ADD COLUMN note text NOT NULL DEFAULT ''", "auth.users: blocks reads and writes"),
      (
        "ALTER TABLE users ADD COLUMN id uuid DEFAULT gen_random_uuid()",
        "auth.users: blocks reads and writes, and writes the whole table anew"
      ),
      (
        "ALTER TABLE users ADD COLUMN slot int GENERATED ALWAYS AS (uuid_hash(user_id) >> 25) STORED",
        "auth.users: blocks reads and writes, and writes the whole table anew"
      ),
      (
        "ALTER TABLE ONLY users ALTER COLUMN name TYPE bigint",
        "auth.users: blocks reads and writes, and writes the whole table anew"
      ),
      (
        "ALTER TABLE users ALTER name SET NOT NULL", "auth.users: blocks reads and writes, and reads the whole table"
      ),
      ("ALTER TABLE users ALTER name DROP NOT NULL", "auth.users: blocks reads and writes"),
      ("ALTER TABLE users ALTER name SET DEFAULT ''", "auth.users: blocks reads and writes"),
      (
        "ALTER TABLE users ADD CONSTRAINT short CHECK (char_length(name) < 9)",
        "auth.users: blocks reads and writes, and reads the whole table"
      ),
      (
        "ALTER TABLE users ADD CONSTRAINT short CHECK (char_length(name) < 9) NOT VALID",
        "auth.users: blocks reads and writes"
      ),
      (
        "ALTER TABLE users VALIDATE CONSTRAINT short",
        "auth.users: blocks neither reads nor writes, and reads the whole table"
      ),
      ("ALTER TABLE users DROP COLUMN note, DROP COLUMN name", "auth.users: blocks reads and writes"),
      ("CREATE INDEX ON users (name)", "auth.users: blocks writes, and reads the whole table"),
      (
        "CREATE UNIQUE INDEX IF NOT EXISTS by_name ON auth.users (lower(name)) WHERE name <> ''",
        "auth.users: blocks writes, and reads the whole table"
      ),
      ("CREATE TRIGGER note AFTER UPDATE ON users FOR EACH ROW EXECUTE FUNCTION f()", "auth.users: blocks writes"),
      ("DROP TRIGGER note ON users", "auth.users: blocks reads and writes"),
      ("DROP TABLE IF EXISTS users", "auth.users: blocks reads and writes"),
      ("DROP INDEX by_name", "the table of auth.by_name: blocks reads and writes"),
      ("TRUNCATE users", "auth.users: blocks reads and writes"),
      ("LOCK TABLE users IN EXCLUSIVE MODE", "auth.users: blocks reads and writes"),
      ("UPDATE users SET name = 'ALTER TABLE x'", "auth.users: locks the rows that it changes"),
      ("DELETE FROM ONLY users", "auth.users: locks the rows that it changes"),
      (
        "WITH old AS (SELECT 1) INSERT INTO users SELECT 1", "auth.users: locks the rows that it changes"
      ),
      (
        "INSERT INTO users VALUES (1) ON CONFLICT (a) DO UPDATE SET b = 2", "auth.users: locks the rows that it changes"
      ),
      ("CREATE TABLE new (id uuid REFERENCES auth.users (user_id))", "auth.users: blocks writes"),
      ("DO $$ BEGIN DROP TABLE users; END $$", "runs code (DO or SELECT): read the file"),
      ("SELECT setval('x', 1)", "runs code (DO or SELECT): read the file"),
      ("GRANT SELECT ON users TO titanup_auth", "nothing that is in use"),
      ("COMMENT ON TABLE users IS 'DROP TABLE users; DROP TABLE users'", "nothing that is in use"),
      (
        "CREATE FUNCTION f() RETURNS trigger AS $body$ BEGIN UPDATE users SET a = 1; END $body$ LANGUAGE plpgsql",
        "nothing that is in use"
      ),
      ("-- DROP TABLE users;\n/* DROP TABLE /* a; */ users; */", "nothing that is in use"),
      ("CREATE TABLE new (id int); CREATE INDEX ON new (id); ALTER TABLE auth.new DROP id", "nothing that is in use"),
    ])
  func one(_ script: String, _ line: String) {
    #expect(MigrationEffects(of: script, schema: "auth").lines == [line], "\(script)")
  }

  @Test("A foreign key holds up writes to both tables")
  func foreignKeys() {
    let script = "ALTER TABLE auth.tokens ADD CONSTRAINT owner FOREIGN KEY (user_id) REFERENCES auth.users (user_id)"
    #expect(
      MigrationEffects(of: script, schema: "auth").lines == [
        "auth.tokens: blocks writes, and reads the whole table", "auth.users: blocks writes",
      ])
    #expect(
      MigrationEffects(of: script + " NOT VALID", schema: "auth").lines == [
        "auth.tokens: blocks writes", "auth.users: blocks writes",
      ])
  }

  @Test("A table has the strongest lock and the most work of all statements")
  func several() {
    let script = "UPDATE users SET a = 1; ALTER TABLE users ADD b int, ALTER a SET NOT NULL; DELETE FROM \"Odd\";"
    #expect(
      MigrationEffects(of: script, schema: "auth").lines == [
        "auth.Odd: locks the rows that it changes",
        "auth.users: blocks reads and writes, and reads the whole table",
      ])
  }

  @Test("Text that ends in the middle of a string, a comment or a body is read to its end")
  func unfinished() {
    for script in [
      "UPDATE users SET a = 'x", "UPDATE users /* x", "UPDATE users SET a = $$ x", "UPDATE users SET a = $1",
    ] {
      #expect(MigrationEffects(of: script, schema: "auth").lines == ["auth.users: locks the rows that it changes"])
    }
  }
}
