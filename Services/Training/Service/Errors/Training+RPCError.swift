import TitanCore
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

extension RPCError {
  init(_ conflict: PracticeConflict, in language: Language) {
    switch conflict {
    case .idTaken(let id):
      self.init(
        .alreadyExists, reason: "PRACTICE_EXISTS", "practice \(id) exists with other content, or was deleted",
        info: ["practice_id": "\(id)"])
    case .running(let id):
      self = RPCError(
        .failedPrecondition, reason: "PRACTICE_RUNNING", "practice \(id) is not over",
        info: ["practice_id": "\(id)"]
      ).saying(
        LocalizedText(
          "Another training of yours is not over yet. Finish or leave it first.",
          "Ein anderes Training von dir läuft noch. Beende oder verlasse es zuerst."), in: language)
    case .overlap(let until):
      self = RPCError(
        .failedPrecondition, reason: "PRACTICE_OVERLAP",
        "a practice that is told afterwards begins at \(until) or later",
        info: ["until": "\(until)"]
      ).saying(
        LocalizedText(
          "You have trained since then already, or reset your fitness. Enter what comes after that.",
          "Du hast seitdem schon trainiert oder deine Fitness zurückgesetzt. Trag ein, was danach war."), in: language)
    }
  }

  init(_ nothing: Suggestion.Nothing, in language: Language) {
    self = RPCError(
      .failedPrecondition, reason: "TOO_FEW_ELIGIBLE",
      "no workout is left to draw from: \(nothing.byType) are of other types, \(nothing.byEquipment) need other "
        + "equipment, \(nothing.byBody) jump, \(nothing.excluded) are excluded",
      info: [
        "by_type": "\(nothing.byType)", "by_equipment": "\(nothing.byEquipment)", "by_body": "\(nothing.byBody)",
        "excluded": "\(nothing.excluded)",
      ]
    ).saying(
      nothing.leftOut.isEmpty
        ? LocalizedText(
          "No workout fits. Allow more types or more equipment.",
          "Kein Workout passt. Lass mehr Arten oder mehr Geräte zu.")
        : SuggestionWarning.jumpsLeftOut.text(leftOut: nothing.byBody), in: language)
  }
}
