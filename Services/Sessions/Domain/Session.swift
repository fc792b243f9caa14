package import TitanCore

package enum SessionOwner {}
/// Identifies a push-up session; chosen by the client, unique per user.
package typealias SessionID = Identifier<SessionOwner>

/// A recorded session.
package struct Session: Sendable, Hashable {
  package var facts: SessionFacts
  /// 1 when the session was created; increases with every change.
  package var revision: Int
  package var createTime: Timestamp
  /// When the session was deleted; `nil` if it wasn't.
  package var deleteTime: Timestamp?
  /// The newest counter's result for its stream; `nil` if only the first counter has counted it, or its landmarks are
  /// gone.
  package var newestCount: StreamCount?

  package init(
    facts: SessionFacts, revision: Int = 1, createTime: Timestamp, deleteTime: Timestamp? = nil,
    newestCount: StreamCount? = nil
  ) {
    self.facts = facts
    self.revision = revision
    self.createTime = createTime
    self.deleteTime = deleteTime
    self.newestCount = newestCount
  }
}

/// A session as it is recorded: what the user did, on which date, and how trustworthy that is.
package struct SessionFacts: Sendable, Hashable {
  package var userID: UserID
  package var sessionID: SessionID
  package var start: Timestamp
  package var end: Timestamp
  package var timeZone: String
  package var utcOffsetSeconds: Int
  /// Decided when the session is recorded (decision D1), and never changed.
  package var localDate: CalendarDay
  package var reps: Int
  package var sets: [RepSet]
  package var target: Int
  package var note: String
  package var evidence: Evidence
  /// The proof from the pose service; `nil` for a declared session.
  package var proof: Proof?
  /// Whether the session was received more than a day after it ended.
  package var isLate: Bool
  /// Whether it came with a receipt of another installation, which is kept.
  package var hasForeignReceipt: Bool

  /// The part of a receipt that is stored.
  package struct Proof: Sendable, Hashable {
    package var receiptID: ReceiptID
    package var streamID: LandmarkStreamID
    package var streamDigest: String
    /// SHA-256 of the landmarks without their times; `nil` if the receipt had none.
    package var motionDigest: [UInt8]?
    package var counter: String
    package var reps: [RepTime]

    package init(
      receiptID: ReceiptID, streamID: LandmarkStreamID, streamDigest: String, motionDigest: [UInt8]? = nil,
      counter: String, reps: [RepTime]
    ) {
      self.receiptID = receiptID
      self.streamID = streamID
      self.streamDigest = streamDigest
      self.motionDigest = motionDigest
      self.counter = counter
      self.reps = reps
    }
  }

  package init(
    userID: UserID, sessionID: SessionID, start: Timestamp, end: Timestamp, timeZone: String, utcOffsetSeconds: Int,
    localDate: CalendarDay, reps: Int, sets: [RepSet], target: Int, note: String, evidence: Evidence, proof: Proof?,
    isLate: Bool, hasForeignReceipt: Bool = false
  ) {
    self.userID = userID
    self.sessionID = sessionID
    self.start = start
    self.end = end
    self.timeZone = timeZone
    self.utcOffsetSeconds = utcOffsetSeconds
    self.localDate = localDate
    self.reps = reps
    self.sets = sets
    self.target = target
    self.note = note
    self.evidence = evidence
    self.proof = proof
    self.isLate = isLate
    self.hasForeignReceipt = hasForeignReceipt
  }

  package var isTargetMet: Bool { reps >= target }

  /// Whether two sessions overlap. A session that ends when the other starts doesn't.
  package func overlaps(_ other: SessionFacts) -> Bool { start < other.end && other.start < end }
}

/// Reps done without a rest.
package struct RepSet: Sendable, Hashable {
  package var reps: Int
  package var start: Timestamp
  package var end: Timestamp

  package init(reps: Int, start: Timestamp, end: Timestamp) {
    self.reps = reps
    self.start = start
    self.end = end
  }
}

/// How trustworthy a count is (decision D8). The raw values are those of the contract and of the store.
package enum Evidence: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// Counted by TitanUp; the landmarks are kept and can be recounted with the same result.
  case verifiedStream = 1
  /// Counted by TitanUp; the landmarks are gone, their digest is kept.
  case verifiedDigest = 2
  /// The device reported the time of each rep.
  case device = 3
  /// Typed in by the user.
  case declared = 4
  /// Not a real workout: a program generated the landmarks.
  case simulated = 5
  /// Typed in by the user, with a receipt of another installation that proves nothing here.
  case foreignReceipt = 6

  /// Whether TitanUp itself counted. Counted sessions of one user never overlap in time.
  package var isCounted: Bool { self <= .verifiedDigest }

  /// Whether a person did the workout. Simulated sessions never count anywhere.
  package var isDone: Bool { self != .simulated }

  /// The level that charts, statistics and followers of the feed add it to.
  package var tallied: Evidence { self == .foreignReceipt ? .declared : self }

  /// Better evidence sorts first.
  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .verifiedStream: 1
    case .verifiedDigest: 2
    case .device: 3
    case .foreignReceipt: 4
    case .declared: 5
    case .simulated: 6
    }
  }
}
