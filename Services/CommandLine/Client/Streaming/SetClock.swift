/// The time of a set, from the moment its first frame is taken.
package struct SetClock: Sendable {
  package var elapsed: @Sendable () -> Duration
  package var sleepUntil: @Sendable (Duration) async throws -> Void

  package init(
    elapsed: @escaping @Sendable () -> Duration, sleepUntil: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.elapsed = elapsed
    self.sleepUntil = sleepUntil
  }

  /// Starts now and runs as time does.
  package static func started(at start: ContinuousClock.Instant = .now) -> SetClock {
    SetClock(
      elapsed: { start.duration(to: .now) },
      sleepUntil: { try await Task.sleep(until: start + $0, clock: .continuous) })
  }
}
