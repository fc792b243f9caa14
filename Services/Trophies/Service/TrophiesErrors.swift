package import TitanCore
package import TitanRPC
package import TrophiesDomain

extension InvalidRule: RPCErrorConvertible {
  /// The error has the reason of the first field with a specific one.
  package var rpcError: RPCError {
    let isUndecidable = violations.contains { $0.reason == "RULE_UNDECIDABLE" }
    return .invalid(reason: isUndecidable ? "RULE_UNDECIDABLE" : "INVALID_FIELD", violations)
  }
}

extension RuleConflict: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .exists(let id):
      RPCError(
        .alreadyExists, reason: "RULE_EXISTS", "\(id) has another rule; UpdateTrophyRule puts a new version in force",
        info: ["trophy_id": "\(id)"])
    case .unknown(let id):
      RPCError.notFound("trophy", id: "\(id)".count <= 64 ? "\(id)" : "of \("\(id)".count) characters")
    case .changed(let id, let inForce, let named):
      RPCError(
        .aborted, reason: "RULE_CHANGED", "version \(inForce) of \(id) is in force, not \(named)",
        info: ["trophy_id": "\(id)", "version": "\(inForce)"])
    }
  }

  package var words: LocalizedText? {
    switch self {
    case .exists:
      .init("This trophy has a rule. Change that one.", "Diese Trophäe hat schon eine Regel. Ändere diese.")
    case .unknown: .init("There is no such trophy.", "Diese Trophäe gibt es nicht.")
    case .changed:
      .init(
        "The rule was changed elsewhere. Have a look and try again.",
        "Die Regel wurde anderswo geändert. Sieh nach und versuch es noch einmal.")
    }
  }
}

/// Another re-evaluation is running.
package struct ReevaluationRunning: Error, Sendable, Hashable, RPCErrorConvertible {
  package var id: ReevaluationID

  package init(id: ReevaluationID) { self.id = id }

  package var rpcError: RPCError {
    RPCError(
      .failedPrecondition, reason: "RUNNING", "operation \(id) goes on; another one may begin when it is over",
      info: ["operation_id": "\(id)"])
  }

  package var words: LocalizedText? {
    .init("Awards are being judged already.", "Es wird schon neu über die Trophäen entschieden.")
  }
}
