package import TitanCore

/// Why a count proves less than it seems to. Raw values are stored and signed, and never change.
package enum EvidenceFlag: Int, Sendable, Equatable, CaseIterable {
  /// The user has shown this motion before.
  case duplicateMotion = 1
  /// One push-up repeats over and over.
  case loopedRep = 2
  /// The push-ups are faster than any human's.
  case impossibleCadence = 3
  /// Live frames span more time than has passed.
  case aheadOfClock = 4
  /// Nobody has such bones.
  case impossibleBody = 5
  /// Another body goes on with the set.
  case bodyChanged = 6
  /// The hands are not on the ground.
  case slidingHands = 7
  /// The image doesn't turn with the phone, or is upside down.
  case gravityMismatch = 8
}

/// How quickly push-ups can follow each other.
package enum Cadence {
  private static let run = 10
  /// The records are 0.39 seconds per push-up, over a minute and more.
  private static let fastest: Int64 = 390_000

  package static func isImpossible(_ reps: [Rep]) -> Bool {
    guard reps.count >= run else { return false }
    return (0...reps.count - run).contains { first in
      reps[first + run - 1].end - reps[first].start < Int64(run) * fastest
    }
  }
}

/// How much of a live stream arrives at the pace of its timestamps: a client that films a moving person sends a second
/// of frames per second.
///
/// The time that passes pays for the time that frames span. Unspent time is kept for `patience`, so that frames may
/// come in batches and a network may stall briefly. Frames that a lost connection held back for longer arrive unpaid,
/// and so does a recording sent in one go, however long its sender waited first.
package struct LivePace: Sendable, Equatable {
  /// In microseconds.
  private static let patience: Int64 = 2_000_000
  /// How far a device's clock may be off.
  private static let clockTolerance = Duration.seconds(300)

  private var lastArrival: Timestamp
  private var credit: Int64 = 0

  /// - Parameter opened: when the connection began, by the service's clock.
  package init(since opened: Timestamp) { lastArrival = opened }

  /// Continues a stream over another connection: as a rule, a browser sends a set as a row of calls.
  ///
  /// - Parameters:
  ///   - opened: when the stream's first connection began.
  ///   - paid: how much of the stream arrived at pace before, in microseconds.
  package init(since opened: Timestamp, paid: Int64, at now: Timestamp) {
    lastArrival = now
    credit = min(max(0, (now - opened).microseconds - paid), Self.patience)
  }

  /// Takes frames that arrive together.
  ///
  /// - Parameter length: the time they span since the frame before them, in microseconds.
  /// - Returns: how much of that time arrived at pace.
  package mutating func take(_ length: Int64, at now: Timestamp) -> Int64 {
    let available = credit + max(0, (now - lastArrival).microseconds)
    let paid = min(available, length)
    credit = min(available - paid, Self.patience)
    lastArrival = max(lastArrival, now)
    return paid
  }

  /// Whether the service saw a stream while the athlete did the set: at least half of its time arrived at pace, and its
  /// end arrived when its last frame says it did.
  ///
  /// - Parameters:
  ///   - onPace: how much of the stream's length arrived at pace, in microseconds.
  ///   - end: when the last frame was taken, by the device's clock.
  ///   - closed: when the service saw the end.
  package static func isLive(onPace: Int64, of length: Int64, end: Timestamp, closed: Timestamp) -> Bool {
    2 * onPace >= length && end >= closed - clockTolerance && end <= closed + clockTolerance
  }
}
