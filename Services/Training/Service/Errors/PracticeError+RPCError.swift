package import TitanCore
package import TitanRPC
package import TrainingDomain

extension PracticeError: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .badTransition(let from, let to, let inProgress):
      var info = ["from": from.name, "to": to.name]
      if let inProgress { info["in_progress"] = "\(inProgress)" }
      return RPCError(
        .failedPrecondition, reason: "BAD_TRANSITION", "there is no way from \(from.name) to \(to.name)", info: info)
    case .noExercise(let index, let count):
      return .invalid("exercise_index", reason: "OUT_OF_RANGE", "got \(index); allowed: 0 to \(count - 1)")
    case .exerciseStarted(let index):
      return RPCError(
        .failedPrecondition, reason: "EXERCISE_STARTED", "exercise \(index) has started",
        info: ["exercise_index": "\(index)"])
    case .outOfRange(let field, let got, let allowed):
      return .invalid(
        field, reason: "OUT_OF_RANGE", "got \(got); allowed: \(allowed.lowerBound) to \(allowed.upperBound)")
    case .nothingCompleted:
      return RPCError(.failedPrecondition, reason: "NOTHING_COMPLETED", "no exercise of the practice is done")
    case .open: return RPCError(.failedPrecondition, reason: "PRACTICE_OPEN", "the practice is not over")
    }
  }

  package var words: LocalizedText? {
    switch self {
    case .badTransition: .init("That is not possible at this moment.", "Das geht in diesem Augenblick nicht.")
    case .noExercise: nil
    case .exerciseStarted: .init("The exercise has started already.", "Die Übung hat schon begonnen.")
    case .outOfRange(_, _, let allowed):
      .init(
        "Pick a number between \(allowed.lowerBound) and \(allowed.upperBound).",
        "Wähl eine Zahl zwischen \(allowed.lowerBound) und \(allowed.upperBound).")
    case .nothingCompleted:
      .init(
        "Do at least one exercise, or leave the training.", "Mach mindestens eine Übung, oder verlasse das Training.")
    case .open: .init("The training is not over yet.", "Das Training läuft noch.")
    }
  }
}

extension PracticeError.State {
  /// The contract's name, without its prefix.
  var name: String {
    switch self {
    case .practice(let state): "\(state)".uppercased()
    case .exercise(let state): "\(state)".uppercased()
    }
  }
}
