import TitanCore
import TitanRPC
import TrainingDomain

extension RPCError {
  init(_ error: PracticeError, in language: Language) {
    switch error {
    case .badTransition(let from, let to, let inProgress):
      var info = ["from": from.name, "to": to.name]
      if let inProgress { info["in_progress"] = "\(inProgress)" }
      self = RPCError(
        .failedPrecondition, reason: "BAD_TRANSITION", "there is no way from \(from.name) to \(to.name)", info: info
      ).saying(
        LocalizedText("That is not possible at this moment.", "Das geht in diesem Augenblick nicht."), in: language)
    case .noExercise(let index, let count):
      self = .invalid(
        "exercise_index", reason: "OUT_OF_RANGE", "got \(index); allowed: 0 to \(count - 1)")
    case .exerciseStarted(let index):
      self = RPCError(
        .failedPrecondition, reason: "EXERCISE_STARTED", "exercise \(index) has started",
        info: ["exercise_index": "\(index)"]
      ).saying(LocalizedText("The exercise has started already.", "Die Übung hat schon begonnen."), in: language)
    case .outOfRange(let field, let got, let allowed):
      self = .invalid(
        field, reason: "OUT_OF_RANGE", "got \(got); allowed: \(allowed.lowerBound) to \(allowed.upperBound)"
      ).saying(
        LocalizedText(
          "Pick a number between \(allowed.lowerBound) and \(allowed.upperBound).",
          "Wähl eine Zahl zwischen \(allowed.lowerBound) und \(allowed.upperBound)."), in: language)
    case .nothingCompleted:
      self = RPCError(
        .failedPrecondition, reason: "NOTHING_COMPLETED", "no exercise of the practice is done"
      ).saying(
        LocalizedText(
          "Do at least one exercise, or leave the training.",
          "Mach mindestens eine Übung, oder verlasse das Training."), in: language)
    case .open:
      self = RPCError(.failedPrecondition, reason: "PRACTICE_OPEN", "the practice is not over").saying(
        LocalizedText("The training is not over yet.", "Das Training läuft noch."), in: language)
    }
  }
}

extension PracticeError.State {
  /// As the contract names it, without its prefix.
  var name: String {
    switch self {
    case .practice(let state): "\(state)".uppercased()
    case .exercise(let state): "\(state)".uppercased()
    }
  }
}
