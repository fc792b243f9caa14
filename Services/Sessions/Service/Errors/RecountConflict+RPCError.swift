package import SessionsDomain
package import TitanRPC

extension RecountConflict: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .withoutReceipt(let id):
      RPCError(
        .failedPrecondition, reason: "SESSION_WITHOUT_RECEIPT", "session \(id) was declared, not counted",
        info: ["session_id": "\(id)"])
    case .otherStream(let id):
      .invalid(
        "receipt_jws", reason: "STREAM_MISMATCH", "got the receipt of another stream; allowed: one of stream \(id)")
    case .notNewer(let counter, let current):
      RPCError(
        .failedPrecondition, reason: "COUNTER_NOT_NEWER",
        "the receipt is of \(counter), the session was counted by \(current): allowed is a later version of it",
        info: ["counter": counter, "current_counter": current])
    case .empty:
      RPCError(
        .failedPrecondition, reason: "RECOUNT_EMPTY", "the receipt counts nothing; delete the session if that is so")
    case .lowerCount(let old, let new):
      RPCError(
        .failedPrecondition, reason: "LOWER_COUNT_NOT_CONFIRMED",
        "the session would fall from \(old) to \(new) reps; accept_lower_count confirms that",
        info: ["old_reps": "\(old)", "new_reps": "\(new)"])
    }
  }
}
