import CLibPQ
import TitanCore

/// PostgreSQL's address, the role to connect as, and the client's timeouts.
package struct PostgresConfiguration: Sendable {
  /// libpq's connection parameters that the connection string sets.
  var parameters: [String: String]

  /// The longest a statement may run. Must be positive; a connection that is silent for five seconds more is given up.
  package var statementTimeout: Duration = .seconds(30)
  /// The longest a transaction may wait for its client's next statement.
  package var idleInTransactionTimeout: Duration = .seconds(30)
  /// The longest one attempt to connect may take. With several servers, each has two seconds unless the connection
  /// string says otherwise, for the one that stands still may be the first.
  package var connectTimeout: Duration = .seconds(5)

  /// Whether a pooler in transaction mode (PgBouncer) sits in between. Statements are then not prepared under names,
  /// and no session parameters are set: single statements have their role's timeouts.
  package var usesTransactionPooler = false

  /// Reads a connection string: `postgresql://user:password@host:port/database?sslmode=…` or `host=… dbname=… user=…`.
  /// Anything it leaves out comes from libpq's own variables (`PGHOST`, …).
  ///
  /// - Throws: `PostgresConfigurationError`, which never repeats the string.
  package init(_ connectionString: String) throws {
    // libpq's own message would quote the string, including the password.
    guard !connectionString.isEmpty, let options = PQconninfoParse(connectionString, nil) else {
      throw PostgresConfigurationError.notAConnectionString
    }
    defer { PQconninfoFree(options) }
    parameters = [:]
    var option = options
    while let keyword = option.pointee.keyword {
      if let value = option.pointee.val { parameters[String(cString: keyword)] = String(cString: value) }
      option += 1
    }
  }

  /// The role to connect as.
  package var user: String? {
    get { parameters["user"] }
    set { parameters["user"] = newValue }
  }

  package var database: String? {
    get { parameters["dbname"] }
    set { parameters["dbname"] = newValue }
  }

  package var host: String? { parameters["host"] }
  package var port: String? { parameters["port"] }

  private var hasSeveralServers: Bool { [host, port].contains { $0?.contains(",") == true } }

  /// Whether connections go to whichever of several servers takes writes.
  var looksForLeader: Bool {
    hasSeveralServers && ["read-write", "primary"].contains(parameters["target_session_attrs"])
  }

  /// All parameters of a connection, with our defaults for those the string leaves out.
  func connectionParameters(timeouts: Bool) -> [String: String] {
    var all = parameters
    let defaults = [
      "connect_timeout": "\(hasSeveralServers ? 2 : max(2, connectTimeout.components.seconds))",
      "fallback_application_name": "titanup",
      // A server that vanishes silently is noticed after half a minute.
      "keepalives_idle": "15", "keepalives_interval": "5", "keepalives_count": "3", "tcp_user_timeout": "30000",
    ]
    all.merge(defaults) { ours, _ in ours }
    all["client_encoding"] = "UTF8"
    if timeouts, !usesTransactionPooler {
      let ours =
        "-c statement_timeout=\(statementTimeout.milliseconds)"
        + " -c idle_in_transaction_session_timeout=\(idleInTransactionTimeout.milliseconds)"
      // The later of two equal settings wins, so the connection string has the last word.
      all["options"] = [ours, all["options"]].compactMap(\.self).joined(separator: " ")
    }
    return all
  }
}

/// Host, port, database and role; never the password.
extension PostgresConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String {
    ["host", "port", "dbname", "user"].compactMap { key in parameters[key].map { "\(key)=\($0)" } }
      .joined(separator: " ")
  }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

package enum PostgresConfigurationError: Error, Hashable, CustomStringConvertible {
  case notAConnectionString

  package var description: String {
    "not a PostgreSQL connection string: allowed are postgresql://user@host:port/database and "
      + "\"host=… port=… dbname=… user=…\""
  }
}
