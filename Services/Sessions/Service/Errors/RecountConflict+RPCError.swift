package import SessionsDomain
package import TitanCore
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

  package var words: LocalizedText? {
    switch self {
    case .withoutReceipt:
      .init("This session was entered, not counted.", "Diese Einheit wurde eingetragen, nicht gezählt.")
    case .otherStream:
      .init("This count is of another set.", "Diese Zählung gehört zu einem anderen Satz.")
    case .notNewer:
      .init("The session was counted by a newer counter.", "Die Einheit wurde mit einem neueren Zähler gezählt.")
    case .empty:
      .init(
        "Nothing was counted. Delete the session if that is right.",
        "Es wurde nichts gezählt. Lösche die Einheit, wenn das stimmt.")
    case .lowerCount(let old, let new):
      .init(
        "The session would have \(new) push-ups instead of \(old).",
        "Die Einheit hätte \(new) Liegestütze statt \(old).")
    }
  }
}
