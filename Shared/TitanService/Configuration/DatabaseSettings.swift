import TitanCore
package import TitanPostgres

/// Where a program's database is: `TITANUP_DATABASE_URL[_FILE]`, or `TITANUP_DATABASE_HOST` with the other parts of a
/// URL as variables of their own.
///
/// A pooler in transaction mode may stand in between: `TITANUP_DATABASE_POOLER=true`. LISTEN and migrations need
/// PostgreSQL itself, which `TITANUP_DATABASE_DIRECT_URL[_FILE]`, or `TITANUP_DATABASE_DIRECT_HOST` and
/// `TITANUP_DATABASE_DIRECT_PORT`, then name.
package struct DatabaseSettings: Sendable {
  private let url: Secret
  private let directURL: Secret
  private let usesPooler: Bool

  private static let pooler = "TITANUP_DATABASE_POOLER"
  private static let (host, directHost) = ("TITANUP_DATABASE_HOST", "TITANUP_DATABASE_DIRECT_HOST")
  private static let (name, directName) = ("TITANUP_DATABASE_URL", "TITANUP_DATABASE_DIRECT_URL")
  private static let forms = "postgresql://user@host:port/database or \"host=… port=… dbname=… user=…\""

  /// Reads the variables and notes problems in the reader.
  package init(_ reader: EnvironmentReader) {
    usesPooler = reader.boolean(Self.pooler, default: false)
    let direct: Secret?
    if reader.raw(Self.host) != nil {
      reader.refuse(Self.host, beside: Self.name)
      reader.refuse(Self.directHost, beside: Self.directName)
      let parts = Parts(reader)
      url = parts.url(reader, host: Self.host, port: "TITANUP_DATABASE_PORT")
      direct =
        reader.raw(Self.directHost) != nil
        ? parts.url(reader, host: Self.directHost, port: "TITANUP_DATABASE_DIRECT_PORT")
        : Self.optionalURL(reader, Self.directName)
    } else {
      for name in Parts.names + [Self.directHost] where reader.raw(name) != nil {
        reader.report(name, got: "a value without \(Self.host)", allowed: "both of them, or neither")
      }
      url = reader.secret(Self.name, allowed: Self.forms, where: Self.isURL)
      direct = Self.optionalURL(reader, Self.directName)
    }
    if usesPooler, direct == nil {
      reader.report(
        Self.directName, got: "nothing, though \(Self.pooler) is true",
        allowed: "\(Self.forms), here or in the file \(Self.directName)_FILE names, or \(Self.directHost)")
    }
    directURL = direct ?? url
  }

  /// What most statements go through: the pooler, if there is one.
  package var pooled: PostgresConfiguration {
    get throws {
      var configuration = try PostgresConfiguration(url.reveal())
      configuration.usesTransactionPooler = usesPooler
      return configuration
    }
  }

  /// PostgreSQL itself.
  package var direct: PostgresConfiguration {
    get throws { try PostgresConfiguration(directURL.reveal()) }
  }

  private static func optionalURL(_ reader: EnvironmentReader, _ name: String) -> Secret? {
    reader.optionalSecret(name, allowed: forms, where: isURL)
  }

  private static func isURL(_ text: String) -> Bool { (try? PostgresConfiguration(text)) != nil }
}

/// The parts of a URL that PostgreSQL and a pooler in front of it have in common.
private struct Parts {
  /// The variables that mean nothing without a host.
  static let names = ["PORT", "NAME", "USER", "PASSWORD", "PASSWORD_FILE", "SSLMODE", "DIRECT_PORT"]
    .map { "TITANUP_DATABASE_\($0)" }

  private enum SSLMode: String, CaseIterable {
    case disable, allow, prefer, require
    case verifyCA = "verify-ca"
    case verifyFull = "verify-full"
  }

  private let common: [(keyword: String, value: String)]

  init(_ reader: EnvironmentReader) {
    let user = reader.string("TITANUP_DATABASE_USER", default: "")
    if user.isEmpty { reader.report("TITANUP_DATABASE_USER", got: "nothing", allowed: "the role to connect as") }
    var common = [("dbname", reader.string("TITANUP_DATABASE_NAME", default: "titanup")), ("user", user)]
    // libpq's own default.
    common.append(("sslmode", reader.choice("TITANUP_DATABASE_SSLMODE", default: SSLMode.prefer).rawValue))
    if let password = reader.optionalSecret("TITANUP_DATABASE_PASSWORD") {
      common.append(("password", password.reveal()))
    }
    self.common = common
  }

  /// A connection string (PostgreSQL documentation, 34.1.1.1).
  func url(_ reader: EnvironmentReader, host: String, port: String) -> Secret {
    let hosts = reader.value(host, default: "", allowed: "a host name or an IP address, or several apart by commas") {
      $0.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { HostAndPort.isHost($0) } ? $0 : nil
    }
    var place = [("host", hosts), ("port", "\(reader.integer(port, default: 5_432, in: 1...65_535))")]
    // Of several servers one is the primary.
    if hosts.contains(",") { place.append(("target_session_attrs", "read-write")) }
    return Secret((place + common).map { "\($0)=\(Self.quoted($1))" }.joined(separator: " "))
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}

extension EnvironmentReader {
  /// Notes that two variables say the same.
  fileprivate func refuse(_ host: String, beside url: String) {
    guard raw(host) != nil, raw(url) != nil || raw("\(url)_FILE") != nil else { return }
    report(host, got: "both \(url) and \(host)", allowed: "one of them")
  }
}
