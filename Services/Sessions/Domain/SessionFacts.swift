package import TitanCore

/// A session as it is recorded: what the user did, on which date, and how far that can be believed.
package struct SessionFacts: Sendable, Hashable {
  package var userID: UserID
  package var sessionID: SessionID
  package var start: Timestamp
  package var end: Timestamp
  package var timeZone: String
  package var utcOffsetSeconds: Int
  /// Decided once, here (decision D1), and never again.
  package var localDate: CalendarDay
  package var reps: Int
  package var sets: [RepSet]
  package var target: Int
  package var note: String
  package var evidence: Evidence
  /// What the pose service said; `nil` for a declared session.
  package var proof: Proof?
  /// Whether it came more than a day after it ended.
  package var isLate: Bool

  /// What remains of a receipt.
  package struct Proof: Sendable, Hashable {
    package var receiptID: ReceiptID
    package var streamID: LandmarkStreamID
    package var streamDigest: String
    package var counter: String
    package var reps: [RepTime]

    package init(
      receiptID: ReceiptID, streamID: LandmarkStreamID, streamDigest: String, counter: String, reps: [RepTime]
    ) {
      self.receiptID = receiptID
      self.streamID = streamID
      self.streamDigest = streamDigest
      self.counter = counter
      self.reps = reps
    }
  }

  package init(
    userID: UserID, sessionID: SessionID, start: Timestamp, end: Timestamp, timeZone: String, utcOffsetSeconds: Int,
    localDate: CalendarDay, reps: Int, sets: [RepSet], target: Int, note: String, evidence: Evidence, proof: Proof?,
    isLate: Bool
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
  }

  package var isTargetMet: Bool { reps >= target }

  /// Whether two sessions share a moment. One that ends when the other starts does not.
  package func overlaps(_ other: SessionFacts) -> Bool { start < other.end && other.start < end }
}
