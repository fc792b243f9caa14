package import TitanCore
import TitanReceipts
package import TitanRPC
package import TrainingDomain

extension InvalidRequest: RPCErrorConvertible {
  package var rpcError: RPCError { .invalid(violations) }
}

extension WorkoutConflict: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .idTaken(let id):
      RPCError(
        .alreadyExists, reason: "WORKOUT_EXISTS", "workout \(id) exists with other content, or was deleted",
        info: ["workout_id": "\(id)"])
    case .tooMany:
      RPCError(
        .resourceExhausted, reason: "TOO_MANY_WORKOUTS", "you have \(Workout.mostOwn) workouts of your own, the most",
        details: [
          .quotaFailure([.init(subject: "workouts", description: "at most \(Workout.mostOwn) for each user")])
        ])
    }
  }
}

extension SelectionConflict: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .tooMany(let date):
      RPCError(
        .resourceExhausted, reason: "TOO_MANY_SELECTIONS",
        "you have chosen \(Selection.mostOfDate) workouts for \(date), the most",
        details: [
          .quotaFailure([.init(subject: "selections", description: "at most \(Selection.mostOfDate) for each date")])
        ])
    }
  }
}

extension PracticeConflict: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .idTaken(let id):
      RPCError(
        .alreadyExists, reason: "PRACTICE_EXISTS", "practice \(id) exists with other content, or was deleted",
        info: ["practice_id": "\(id)"])
    case .running(let id):
      RPCError(
        .failedPrecondition, reason: "PRACTICE_RUNNING", "practice \(id) is not over",
        info: ["practice_id": "\(id)"])
    case .overlap(let until):
      RPCError(
        .failedPrecondition, reason: "PRACTICE_OVERLAP",
        "another practice was under way then, or fitness was reset since; the time is free from \(until) on",
        info: ["until": "\(until)"])
    case .overlapsNext(let from):
      RPCError(
        .failedPrecondition, reason: "PRACTICE_OVERLAP",
        "the next practice began at \(from); this one must be over by then",
        info: ["from": "\(from)"])
    }
  }

  package var words: LocalizedText? {
    switch self {
    case .idTaken: nil
    case .running:
      .init(
        "Another training of yours is not over yet. Finish or leave it first.",
        "Ein anderes Training von dir läuft noch. Beende oder verlasse es zuerst.")
    case .overlap:
      .init(
        "You were training then already, or reset your fitness later. Please enter another time.",
        "Du hast da schon trainiert oder deine Fitness später zurückgesetzt. Bitte gib eine andere Zeit an.")
    case .overlapsNext:
      .init(
        "Your next training had begun by then. Please enter an earlier time.",
        "Dein nächstes Training hatte da schon begonnen. Bitte gib eine frühere Zeit an.")
    }
  }
}

extension Suggestion.Nothing: RPCErrorConvertible {
  package var rpcError: RPCError {
    RPCError(
      .failedPrecondition, reason: "TOO_FEW_ELIGIBLE",
      "no workout is left to draw from: \(byType) are of other types, \(byEquipment) need other "
        + "equipment, \(byBody) jump, \(excluded) are excluded",
      info: [
        "by_type": "\(byType)", "by_equipment": "\(byEquipment)", "by_body": "\(byBody)", "excluded": "\(excluded)",
      ])
  }

  package var words: LocalizedText? {
    leftOut.isEmpty
      ? .init(
        "No workout fits. Allow more types or more equipment.",
        "Kein Workout passt. Lass mehr Arten oder mehr Geräte zu.")
      : SuggestionWarning.jumpsLeftOut.text(leftOut: byBody)
  }
}

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

extension ReceiptError: RPCErrorConvertible {
  package var rpcError: RPCError {
    let field = ReceiptRefusal.field
    return switch self {
    case .invalid(let why): ReceiptRefusal.invalid(why).rpcError
    case .wrongUser: ReceiptRefusal.wrongUser.rpcError
    case .otherExercise(let counted, let expected, let exercise):
      .invalid(
        field, reason: "RECEIPT_OF_OTHER_EXERCISE",
        "got a receipt of \(counted); allowed for \(exercise): \(expected.map { "one of \($0)" } ?? "none")")
    case .countDiffers(let done, let counted):
      .invalid(
        "done_amount", reason: "RECEIPT_COUNT_DIFFERS",
        "got \(done); allowed: 0 or the count of \(field), \(counted)")
    case .empty:
      .invalid(field, reason: "RECEIPT_EMPTY", "got a receipt that counts nothing; allowed: 1 or more")
    case .used(let stream, let index):
      RPCError(
        .alreadyExists, reason: "RECEIPT_USED", "stream \(stream) of \(field) was counted into set \(index)",
        info: ["stream_id": "\(stream)", "exercise_index": "\(index)"])
    case .outsideSet(let got, let allowed):
      .invalid(
        field, reason: "RECEIPT_OUTSIDE_SET",
        "got a set from \(got.lowerBound) to \(got.upperBound); allowed: a stream of this practice with "
          + "repetitions from \(allowed.lowerBound) to \(allowed.upperBound)")
    }
  }

  package var words: LocalizedText? {
    switch self {
    case .invalid(let why): ReceiptRefusal.invalid(why).words
    case .wrongUser: ReceiptRefusal.wrongUser.words
    case .otherExercise:
      .init("Another exercise was counted.", "Gezählt wurde eine andere Übung.")
    case .countDiffers(_, let counted):
      .init("The camera counted \(counted).", "Die Kamera hat \(counted) gezählt.")
    case .empty:
      .init("The camera counted nothing.", "Die Kamera hat nichts gezählt.")
    case .used:
      .init("This set counts in this training already.", "Dieser Satz zählt in diesem Training schon.")
    case .outsideSet:
      .init("This set was not done at this time.", "Dieser Satz wurde nicht zu dieser Zeit gemacht.")
    }
  }
}

extension PracticeError.State {
  /// The contract's name, without its prefix.
  fileprivate var name: String {
    switch self {
    case .practice(let state): "\(state)".uppercased()
    case .exercise(let state): "\(state)".uppercased()
    }
  }
}
