package import TitanCore

/// When a step of a practice happens: when the server hears of it, or when a device that was offline says it was.
package struct StepTime: Sendable, Hashable {
  package let time: Timestamp
  /// Whether it is a device's word.
  package let isTold: Bool

  /// How far a device's clock may be ahead; what is within counts as now.
  static let slack: Duration = .seconds(2)
  /// How long ago a practice may have begun that is told afterwards.
  package static let longestAgo: Duration = .seconds(7 * 86_400)

  /// - Parameter told: `nil` for what happens now.
  /// - Throws: for a time in the future, or before `earliest`.
  package init(
    told: Timestamp?, at now: Timestamp, from earliest: Timestamp, field: String
  ) throws(InvalidRequest) {
    guard let told else {
      (time, isTold) = (now, false)
      return
    }
    let reason = told > now + Self.slack ? "TIME_IN_FUTURE" : told < earliest ? "TIME_TOO_EARLY" : nil
    if let reason {
      throw InvalidRequest([
        FieldViolation(field: field, reason: reason, got: "\(told)", allowed: "\(earliest) to now, \(now)")
      ])
    }
    (time, isTold) = (min(told, now), true)
  }
}

extension Practice {
  /// Takes a step when it happened. A step that is told is not before the latest one, or two sets would share their time.
  package mutating func take(
    _ told: Timestamp?, at now: Timestamp, _ step: (inout Practice, Timestamp) throws -> Void
  ) throws {
    let moment = try StepTime(told: told, at: now, from: latest, field: "occur_time").time
    let before = self
    try step(&self, moment)
    if self != before { latest = max(latest, moment) }
  }

  /// As it was when it began: what a retry of its beginning is told.
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
