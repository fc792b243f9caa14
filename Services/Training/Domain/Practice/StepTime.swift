package import TitanCore

/// When a step of a practice happens: when the request arrives, or when a device that was offline says it happened.
package struct StepTime: Sendable, Hashable {
  package let time: Timestamp
  /// Whether a device reported the time.
  package let isTold: Bool

  /// How far a device's clock may be ahead; times within this limit count as now.
  static let slack: Duration = .seconds(2)
  /// How long ago a practice may have begun that a device reports afterwards.
  package static let longestAgo: Duration = .seconds(7 * 86_400)

  static let tooLongAgo = LocalizedText(
    "A training can be entered up to 7 days after it began.",
    "Ein Training lässt sich bis zu 7 Tage nach seinem Beginn eintragen.")
  static let beforeLatest = LocalizedText(
    "This is before the last step of the training.", "Das liegt vor dem letzten Schritt des Trainings.")

  /// - Parameters:
  ///   - told: the reported time; `nil` for a step that happens now.
  ///   - tooEarly: the error for a time before `earliest`.
  /// - Throws: for a time in the future, or before `earliest`.
  package init(
    told: Timestamp?, at now: Timestamp, from earliest: Timestamp, field: String, tooEarly: LocalizedText
  ) throws(InvalidRequest) {
    guard let told else {
      (time, isTold) = (now, false)
      return
    }
    let reason = told > now + Self.slack ? "TIME_IN_FUTURE" : told < earliest ? "TIME_TOO_EARLY" : nil
    if let reason {
      throw InvalidRequest([
        FieldViolation(
          field: field, reason: reason, got: "\(told)", allowed: "\(earliest) to now, \(now)",
          words: reason == "TIME_TOO_EARLY" ? tooEarly : nil)
      ])
    }
    (time, isTold) = (min(told, now), true)
  }
}

extension Practice {
  /// Takes a step at the time it happened. A reported step must not be before the latest one, or two sets would share
  /// their time.
  package mutating func take(
    _ told: Timestamp?, at now: Timestamp, _ step: (inout Practice, Timestamp) throws -> Void
  ) throws {
    let moment = try StepTime(
      told: told, at: now, from: latest, field: "occur_time", tooEarly: StepTime.beforeLatest
    ).time
    let before = self
    try step(&self, moment)
    if self != before { latest = max(latest, moment) }
  }

  /// The practice as it was when it began: the answer to a retry of its start.
  package var asBegun: Practice {
    var begun = self
    (begun.phase, begun.pausedTime, begun.latest, begun.revision) = (.running, .zero, start, 1)
    (begun.levelAfter, begun.corrections) = (levelBefore, Corrections())
    for index in begun.exercises.indices {
      begun.exercises[index].prescribed = begun.exercises[index].suggested
      begun.exercises[index].phase = .ready
      begun.exercises[index].activeTime = .zero
    }
    return begun
  }
}
