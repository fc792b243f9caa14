package import SessionsDomain
package import TitanCore
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

  package var words: LocalizedText? {
    switch self {
    case .idTaken:
      .init("This pause was added before.", "Diese Pause wurde schon angelegt.")
    case .tooFarBack(let earliest):
      .init("A pause may begin on \(earliest) or later.", "Eine Pause darf am \(earliest) oder später beginnen.")
    case .overlap:
      .init("You have another pause on these dates.", "In dieser Zeit hast du schon eine Pause.")
    case .tooMany:
      .init(
        "You have \(Pause.most) pauses, more are not possible.",
        "Du hast \(Pause.most) Pausen, mehr sind nicht möglich.")
    }
  }
}
