import TitanPostgres
import TitanProto
import TitanRPC

extension ErrorMapping {
  /// The error that callers see when the database server is in trouble. The trouble has nothing to do with the request,
  /// and the transaction has been rolled back, so the same call may be retried.
  static func rpcError(for trouble: PostgresTrouble) -> RPCError {
    switch trouble {
    case .diskFull:
      unavailable("DATABASE_FULL", "the database has no room on its disk; try again later", .seconds(5))
    case .outOfMemory, .tooManyConnections, .limitExceeded, .insufficientResources:
      unavailable("DATABASE_OVERLOADED", "the database is short of memory, connections or room; try again", .seconds(2))
    case .readOnly:
      unavailable("DATABASE_READ_ONLY", "the database takes no writes at the moment; try again", .seconds(1))
    case .systemError:
      unavailable("DATABASE_FAILING", "the database cannot read or write its files; try again later", .seconds(5))
    case .dataCorrupted:
      RPCError(.dataLoss, reason: "DATABASE_CORRUPTED", "the database has found damage in what it keeps")
    }
  }

  private static func unavailable(_ reason: String, _ message: String, _ delay: Duration) -> RPCError {
    RPCError(.unavailable, reason: reason, message, details: [.retryInfo(delay: delay)])
  }
}
