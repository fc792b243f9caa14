package import TitanCore

/// The limits of a session. The contract states the same numbers.
package enum SessionLimits {
  package static let reps = 1...10_000
  package static let sets = 0...1_000
  /// The target a client may set per session.
  package static let target = 1...500
  /// The default goal per session, as in the settings (R0-28).
  package static let defaultTarget = 10
  /// The goal a user may set per day.
  package static let dailyGoal = 1...10_000
  /// The default goal in reps per day: one session with the default target.
  package static let defaultDailyGoal = 10
  /// In Unicode scalars.
  package static let noteLength = 0...1_000
  package static let utcOffsetSeconds = -64_800...64_800
  /// From start to end.
  package static let longest: Duration = .seconds(6 * 3600)
  /// How far ahead of the server's clock a time may lie (decision D30).
  package static let clockSkew: Duration = .seconds(300)
  /// How far a session's times may lie from those of its receipt: each of the two clocks may be off by `clockSkew`.
  package static let receiptTolerance: Duration = .seconds(300)
  /// 2000-01-01T00:00:00Z. An earlier time comes from a clock that was never set.
  package static let earliest = Timestamp(seconds: 946_684_800)
  /// The number of sessions a device may send at once.
  package static let batch = 200
  /// How long a deleted session can be restored.
  package static let undeletable: Duration = .seconds(30 * 86_400)
  /// A session received later than this after its end is late.
  package static let lateAfter: Duration = .seconds(86_400)
}
