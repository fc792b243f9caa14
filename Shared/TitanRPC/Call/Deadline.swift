/// The instant by which a call must be over, on the monotonic clock.
package struct Deadline: Sendable, Hashable, Comparable {
  package var instant: ContinuousClock.Instant

  package init(_ instant: ContinuousClock.Instant) { self.instant = instant }
  package static func after(_ duration: Duration, from now: ContinuousClock.Instant = .now) -> Deadline {
    Deadline(now + duration)
  }

  /// Time left; negative once it has passed.
  package func remaining(from now: ContinuousClock.Instant = .now) -> Duration { now.duration(to: instant) }

  /// The deadline of calls made for one that has this: a little sooner, so that there is time left to say what failed.
  package func onward(from now: ContinuousClock.Instant = .now) -> Deadline {
    Deadline(instant - max(.zero, min(.milliseconds(20), remaining(from: now) / 10)))
  }

  package static func < (left: Self, right: Self) -> Bool { left.instant < right.instant }
}
