/// Whether the server's commits wait for standbys, as it said last. Where they don't, a pool asks again every second at
/// most, and confirms no reads in between. Pure: time is an argument.
struct StandbyNews {
  typealias Instant = ContinuousClock.Instant

  /// For how long it's taken for granted that there are none.
  static let patience: Duration = .seconds(1)

  private var noneSince: Instant?

  /// Whether a synchronous commit must confirm what it has read.
  func mayWait(at now: Instant) -> Bool { noneSince.map { $0 + Self.patience <= now } ?? true }

  /// The server has answered a confirmation.
  mutating func told(waits: Bool, at now: Instant) { noneSince = waits ? nil : now }
}
