package import SessionsDomain
package import TitanRPC

extension PauseConflict: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .idTaken(let id):
      RPCError(
        .alreadyExists, reason: "PAUSE_EXISTS", "pause \(id) exists with other content, or was deleted",
        info: ["pause_id": "\(id)"])
    case .tooFarBack(let earliest):
      RPCError(
        .failedPrecondition, reason: "TOO_FAR_BACK", "a pause may begin on \(earliest) or later",
        info: ["earliest_local_date": "\(earliest)"])
    case .overlap(let id):
      RPCError(
        .failedPrecondition, reason: "PAUSE_OVERLAP", "the pause shares a date with pause \(id)",
        info: ["pause_id": "\(id)"])
    case .tooMany:
      RPCError(
        .resourceExhausted, reason: "TOO_MANY_PAUSES", "you have \(Pause.most) pauses, the most",
        details: [.quotaFailure([.init(subject: "pauses", description: "at most \(Pause.most) for each user")])])
    }
  }
}
