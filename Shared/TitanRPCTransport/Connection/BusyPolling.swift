/// When a loop goes on asking a socket instead of going to sleep, and for how long. Pure.
///
/// One client that makes one call after the other lets the processor fall asleep between any two: to wake it takes
/// longer than to answer. So where calls have come alone, of one connection, each soon after the last one's answer, the
/// next is awaited awake. Who is not what it seemed must show more of the like before it is believed again, so that little
/// is ever wasted.
struct BusyPolling {
  typealias Instant = ContinuousClock.Instant

  /// From an answer to the next call: what is soon, and what is waited at most.
  static let patience: Duration = .microseconds(500)
  /// Calls in a row that came soon, before the next is awaited: at first, and at most.
  static let leastEvidence = 8
  static let mostEvidence = 1024

  private var callsUnderWay = 0
  /// The most there were at a time since the last answer.
  private var most = 0
  /// Who was answered last, if its call was alone, and since when nothing has come.
  private var answered: ObjectIdentifier?
  private var idleSince: Instant?
  private var soon = 0
  private var evidence = Self.leastEvidence

  mutating func callBegan() {
    callsUnderWay += 1
    most = max(most, callsUnderWay)
  }

  mutating func callEnded() { callsUnderWay -= 1 }

  /// A turn of the loop has ended, in which it wrote to one connection only, or (`nil`) to none or several.
  /// - Returns: whether to await the connection's next call awake.
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
