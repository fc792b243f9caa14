package import TitanCore

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
  /// Whether it was received more than a day after it ended.
  package var isLate: Bool

  /// The part of a receipt that is stored.
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

  /// Whether two sessions overlap. A session that ends when the other starts doesn't.
  package func overlaps(_ other: SessionFacts) -> Bool { start < other.end && other.start < end }
}
