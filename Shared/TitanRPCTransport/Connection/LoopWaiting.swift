/// Decides when a loop keeps polling a socket instead of sleeping, and for how long. Pure.
///
/// A client that makes one call after another lets the processor fall asleep between calls, and waking it takes longer
/// than answering. So if calls have come one at a time, all on one connection, each soon after the previous answer, the
/// loop stays awake for the next one. After a wrong prediction it waits for a longer run of such calls before it
/// predicts again, so that little time is ever wasted.
struct BusyPolling {
  typealias Instant = ContinuousClock.Instant

  /// The longest time from an answer to the next call that counts as soon, and the longest wait for it.
  static let patience: Duration = .microseconds(500)
  /// How many consecutive calls must come soon before the loop awaits the next: at first, and at most.
  static let leastEvidence = 8
  static let mostEvidence = 1024

  private var callsUnderWay = 0
  /// The most simultaneous calls since the last answer.
  private var most = 0
  /// The connection answered last, if its call was alone, and since when no input has arrived.
  private var answered: ObjectIdentifier?
  private var idleSince: Instant?
  private var soon = 0
  private var evidence = Self.leastEvidence

  mutating func callBegan() {
    callsUnderWay += 1
    most = max(most, callsUnderWay)
  }

  mutating func callEnded() { callsUnderWay -= 1 }

  /// A turn of the loop has ended. It wrote to this connection only or, for `nil`, to none or several.
  ///
  /// - Returns: whether to stay awake for the connection's next call.
  mutating func turnEnded(answering connection: ObjectIdentifier?, at now: @autoclosure () -> Instant) -> Bool {
    // A handler may take several turns.
    guard callsUnderWay == 0, most > 0 else { return false }
    let wasAlone = most == 1
    most = 0
    guard wasAlone, let connection, answered == nil || answered == connection else {
      forget()
      return false
    }
    answered = connection
    idleSince = now()
    return soon >= evidence
  }

  /// A connection has read something.
  mutating func inputCame(from connection: ObjectIdentifier, at now: @autoclosure () -> Instant) {
    guard let idleSince else { return }
    self.idleSince = nil
    guard answered == connection, idleSince.duration(to: now()) <= Self.patience else { return forget() }
    soon += 1
    if soon == Self.mostEvidence { evidence = Self.leastEvidence }
  }

  private mutating func forget() {
    if soon >= evidence { evidence = min(evidence * 2, Self.mostEvidence) }
    soon = 0
    answered = nil
    idleSince = nil
  }
}

/// Decides when a loop naps before it looks at its sockets again, and for how long. Pure.
///
/// If many streams constantly send a little, each message would wake the loop separately, and would be read and
/// answered separately. A loop that looks at its sockets only once per interval finds several messages at a time, for a
/// fraction of the cost.
struct StreamingNap {
  typealias Instant = ContinuousClock.Instant

  /// From the beginning of one turn to that of the next: the extra time a message may wait for its answer.
  static let interval: Duration = .milliseconds(2)
  /// The number of streams from which on batching pays off.
  static let leastStreams = 64
  /// There is no nap for this long after a call has begun, since a client that begins calls waits for each answer.
  static let quiet: Duration = .milliseconds(50)
  /// A shorter nap is not worth a system call.
  private static let shortest: Duration = .microseconds(50)

  private var streams = 0
  private var lastBegan: Instant?

  /// Whether a nap is possible at all, so that callers can avoid reading the clock.
  var isConceivable: Bool { streams >= Self.leastStreams }

  mutating func callBegan(isStreaming: Bool, at now: @autoclosure () -> Instant) {
    if isStreaming { streams += 1 }
    if isConceivable { lastBegan = now() }
  }

  mutating func callEnded(isStreaming: Bool) {
    if isStreaming { streams -= 1 }
  }

  /// - Parameter turnBegan: when the loop began to process its last input.
  func duration(at now: Instant, turnBegan: Instant) -> Duration? {
    guard isConceivable, let lastBegan, lastBegan.duration(to: now) >= Self.quiet else { return nil }
    let left = Self.interval - turnBegan.duration(to: now)
    return left >= Self.shortest ? left : nil
  }
}
