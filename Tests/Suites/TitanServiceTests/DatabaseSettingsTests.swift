import Foundation
import Testing

@testable import TitanPostgres
@testable import TitanService

@Suite struct DatabaseSettingsTests {
  private let parts = [
    "TITANUP_DATABASE_HOST": "db.example", "TITANUP_DATABASE_USER": "titanup_auth",
    "TITANUP_DATABASE_PASSWORD": "hunter2",
  ]

  private func settings(_ variables: [String: String]) throws -> DatabaseSettings {
    let reader = EnvironmentReader(variables)
    let settings = DatabaseSettings(reader)
    try reader.check()
    return settings
  }

  @Test func aURLIsTakenAsItIs() throws {
    let settings = try settings(["TITANUP_DATABASE_URL": "postgresql://ada:hunter2@db:6000/titan"])
    #expect("\(try settings.pooled)" == "host=db port=6000 dbname=titan user=ada")
    #expect("\(try settings.direct)" == "host=db port=6000 dbname=titan user=ada")
    #expect(try !settings.pooled.usesTransactionPooler)
  }

  @Test func partsMakeAURL() throws {
    let standard = try settings(parts)
    #expect("\(try standard.pooled)" == "host=db.example port=5432 dbname=titanup user=titanup_auth")
    let all = parts.merging([
      "TITANUP_DATABASE_HOST": "10.0.0.1,10.0.0.2", "TITANUP_DATABASE_PORT": "6432",
      "TITANUP_DATABASE_NAME": "it's one",
      "TITANUP_DATABASE_SSLMODE": "verify-full",
    ]) { $1 }
    #expect("\(try settings(all).pooled)" == "host=10.0.0.1,10.0.0.2 port=6432 dbname=it's one user=titanup_auth")
    #expect(try settings(all).pooled.parameters["sslmode"] == "verify-full")
    // Only one of several servers takes writes.
    #expect(try settings(all).pooled.parameters["target_session_attrs"] == "read-write")
    #expect(try standard.pooled.parameters["target_session_attrs"] == nil)
  }

  @Test(arguments: ["hunter2", #"'"\ ="#, "a b", "\\'", "ü€"]) func aPasswordMayHaveAnyCharacters(_ password: String)
    throws
  {
    let file = FileManager.default.temporaryDirectory.appending(path: "titanup-password-\(UUID())")
    try Data("\(password)\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var variables = parts
    variables["TITANUP_DATABASE_PASSWORD"] = nil
    variables["TITANUP_DATABASE_PASSWORD_FILE"] = file.path()
    let settings = try settings(variables)
    #expect(try settings.pooled.parameters["password"] == password)
    #expect("\(settings) \(try settings.pooled)".contains(password) == false)
  }

  @Test func aPoolerNeedsPostgreSQLItselfToo() throws {
    let url = ["TITANUP_DATABASE_URL": "host=pooler port=6432 user=u", "TITANUP_DATABASE_POOLER": "true"]
    let problem =
      "TITANUP_DATABASE_DIRECT_URL: got nothing, though TITANUP_DATABASE_POOLER is true, "
      + "allowed: postgresql://user@host:port/database or \"host=… port=… dbname=… user=…\", "
      + "here or in the file TITANUP_DATABASE_DIRECT_URL_FILE names, or TITANUP_DATABASE_DIRECT_HOST"
    #expect(throws: ConfigurationError(problems: [problem])) { try settings(url) }
    let both = try settings(url.merging(["TITANUP_DATABASE_DIRECT_URL": "host=db user=u"]) { $1 })
    #expect("\(try both.pooled)" == "host=pooler port=6432 user=u")
    #expect("\(try both.direct)" == "host=db user=u")
    #expect(try both.pooled.usesTransactionPooler)
    #expect(try !both.direct.usesTransactionPooler)
  }

  @Test func partsNameBothWithOneRole() throws {
    let settings = try settings(
      parts.merging([
        "TITANUP_DATABASE_HOST": "pooler", "TITANUP_DATABASE_PORT": "6432", "TITANUP_DATABASE_POOLER": "true",
        "TITANUP_DATABASE_DIRECT_HOST": "db.example", "TITANUP_DATABASE_DIRECT_PORT": "5433",
      ]) { $1 })
    #expect("\(try settings.pooled)" == "host=pooler port=6432 dbname=titanup user=titanup_auth")
    #expect("\(try settings.direct)" == "host=db.example port=5433 dbname=titanup user=titanup_auth")
    #expect(try settings.direct.parameters["password"] == "hunter2")
  }

  @Test(arguments: [
    ([:], ["TITANUP_DATABASE_URL: got nothing"]),
    (["TITANUP_DATABASE_HOST": "db"], ["TITANUP_DATABASE_USER: got nothing, allowed: the role to connect as"]),
    (
      ["TITANUP_DATABASE_HOST": "db", "TITANUP_DATABASE_USER": "u", "TITANUP_DATABASE_URL_FILE": "/secrets/url"],
      ["TITANUP_DATABASE_HOST: got both TITANUP_DATABASE_URL and TITANUP_DATABASE_HOST, allowed: one of them"]
    ),
    (
      ["TITANUP_DATABASE_URL": "host=db", "TITANUP_DATABASE_USER": "u", "TITANUP_DATABASE_DIRECT_HOST": "db"],
      [
        "TITANUP_DATABASE_USER: got a value without TITANUP_DATABASE_HOST, allowed: both of them, or neither",
        "TITANUP_DATABASE_DIRECT_HOST: got a value without TITANUP_DATABASE_HOST",
      ]
    ),
    (
      [
        "TITANUP_DATABASE_HOST": "a b", "TITANUP_DATABASE_USER": "u", "TITANUP_DATABASE_PORT": "0",
        "TITANUP_DATABASE_SSLMODE": "always", "TITANUP_DATABASE_POOLER": "perhaps",
      ],
      [
        "TITANUP_DATABASE_POOLER: got \"perhaps\"", "TITANUP_DATABASE_SSLMODE: got \"always\"",
        "TITANUP_DATABASE_HOST: got \"a b\"", "TITANUP_DATABASE_PORT: got \"0\"",
      ]
    ),
  ])
  func problemsNameTheVariable(_ variables: [String: String], _ problems: [String]) {
    let error = #expect(throws: ConfigurationError.self) { try settings(variables) }
    #expect(error?.problems.count == problems.count)
    for (found, expected) in zip(error?.problems ?? [], problems) { #expect(found.hasPrefix(expected)) }
  }
}
