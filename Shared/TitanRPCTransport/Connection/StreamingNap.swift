/// When a loop naps before it looks at its sockets again, and for how long. Pure.
///
/// Where many streams send a little all the time, each message would wake the loop by itself, to be read and answered by
/// itself. A loop that looks at its sockets only once an interval finds several at a time, for a fraction of the cost.
struct StreamingNap {
  typealias Instant = ContinuousClock.Instant

  /// From the beginning of a turn to that of the next: what a message may wait longer for its answer.
  static let interval: Duration = .milliseconds(2)
  /// Streams from which on there is something to gather.
  static let leastStreams = 64
  /// Nobody naps so long after a call has begun: who begins calls waits for each.
  static let quiet: Duration = .milliseconds(50)
  /// What is not worth asking the system for.
  private static let shortest: Duration = .microseconds(50)

  private var streams = 0
  private var lastBegan: Instant?

  /// Whether there may be a nap at all, for those who would have to read the clock to ask.
  var isConceivable: Bool { streams >= Self.leastStreams }

  mutating func callBegan(isStreaming: Bool, at now: @autoclosure () -> Instant) {
    if isStreaming { streams += 1 }
    if isConceivable { lastBegan = now() }
  }

  mutating func callEnded(isStreaming: Bool) {
    if isStreaming { streams -= 1 }
  }

  /// - Parameter turnBegan: when the loop began to work on what it found last.
  func duration(at now: Instant, turnBegan: Instant) -> Duration? {
    guard isConceivable, let lastBegan, lastBegan.duration(to: now) >= Self.quiet else { return nil }
    let left = Self.interval - turnBegan.duration(to: now)
    return left >= Self.shortest ? left : nil
  }
}
