package import SessionsDomain
package import TitanRPC

extension SessionConflict: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .idTaken(let id):
      RPCError(
        .alreadyExists, reason: "SESSION_EXISTS", "session \(id) exists with other content",
        info: ["session_id": "\(id)"])
    case .deleted(let id):
      RPCError(
        .alreadyExists, reason: "SESSION_EXISTS", "session \(id) existed and was deleted",
        info: ["session_id": "\(id)"])
    case .notDeleted(let id):
      RPCError(
        .alreadyExists, reason: "SESSION_NOT_DELETED", "session \(id) is there: it was not deleted",
        info: ["session_id": "\(id)"])
    case .streamUsed(let id):
      RPCError(
        .alreadyExists, reason: "STREAM_ALREADY_USED", "the receipt's stream was counted into session \(id)",
        info: ["session_id": "\(id)"])
    case .overlap(let id):
      RPCError(
        .failedPrecondition, reason: "SESSION_OVERLAP", "the session overlaps session \(id), counted too",
        info: ["session_id": "\(id)"])
    }
  }
}
