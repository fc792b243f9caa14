/// The instant by which a call must be over, on the monotonic clock.
package struct Deadline: Sendable, Hashable, Comparable {
  package var instant: ContinuousClock.Instant

  package init(_ instant: ContinuousClock.Instant) { self.instant = instant }
  package static func after(_ duration: Duration, from now: ContinuousClock.Instant = .now) -> Deadline {
    Deadline(now + duration)
  }

  /// Time left; negative once it has passed.
  package func remaining(from now: ContinuousClock.Instant = .now) -> Duration { now.duration(to: instant) }

  package static func < (left: Self, right: Self) -> Bool { left.instant < right.instant }
}
