import CLibPQ
import Foundation

/// One dedicated, blocking connection: for migrations, administration and multi-statement scripts. It needs PostgreSQL
/// itself, not a pooler.
package final class DirectConnection {
  private let handle: ConnectionHandle

  /// - Throws: `PostgresError`, `noConnection` if it cannot connect.
  package init(_ configuration: PostgresConfiguration) throws {
    do throws(ConnectFailure) {
      handle = try ConnectionHandle.connect(configuration.connectionParameters(timeouts: false))
    } catch {
      throw PostgresError(
        kind: .noConnection, sqlState: .sqlClientUnableToEstablishConnection, message: error.message)
    }
  }

  /// Opens a connection on a thread of its own, passes it to `body` there, and closes it.
  package static func with<Result: Sendable>(
    _ configuration: PostgresConfiguration, _ body: @escaping @Sendable (DirectConnection) throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      let thread = Thread {
        continuation.resume(with: Swift.Result { try body(DirectConnection(configuration)) })
      }
      thread.name = "postgres-direct"
      thread.start()
    }
  }

  /// Runs statements separated by semicolons, without parameters. They are one transaction unless the script says
  /// otherwise.
  package func run(script: String) throws {
    _ = try result(of: PQexec(handle.pointer, script), statement: nil)
  }

  /// Runs a script's statements one by one, in the transaction that is open. Where tables are spread over several servers,
  /// Citus sends each of them on; of a script it would send all with each.
  func run(statementsOf script: String) throws {
    for statement in SQLStatements(script).texts { try run(script: String(statement)) }
  }

  package func all(_ query: SQLQuery) throws -> [PostgresRow] {
    let pointer = query.parameters.withCArrays { types, values, lengths, formats in
      PQexecParams(
        handle.pointer, query.text, CInt(query.parameters.count), types, values, lengths, formats, 1)
    }
    return try result(of: pointer, statement: query.text).rows
  }

  /// Runs `body` between BEGIN and COMMIT, or ROLLBACK if it throws.
  package func transaction(_ body: () throws -> Void) throws {
    try run(script: "BEGIN")
    do {
      try body()
      guard PQtransactionStatus(handle.pointer) == PQTRANS_INTRANS else { throw PostgresError.transactionOver }
      try run(script: "COMMIT")
    } catch {
      // Report the original error. Without a transaction this ROLLBACK only warns, and a broken connection has rolled
      // back already.
      try? run(script: "ROLLBACK")
      throw error
    }
  }

  private func result(of pointer: OpaquePointer?, statement: String?) throws -> PostgresResult {
    guard let pointer else { throw PostgresError.connectionLost(handle.errorMessage, statement: statement) }
    switch PQresultStatus(pointer) {
    case PGRES_TUPLES_OK, PGRES_COMMAND_OK, PGRES_EMPTY_QUERY: return PostgresResult(owning: pointer)
    default:
      defer { PQclear(pointer) }
      throw PostgresError(result: pointer, statement: statement)
    }
  }
}
