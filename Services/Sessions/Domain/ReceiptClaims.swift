package import TitanCore

/// What a receipt of the pose service says, once its signature has been verified.
package struct ReceiptClaims: Sendable, Hashable {
  package var receiptID: ReceiptID
  /// Whom it was counted for.
  package var userID: UserID
  package var streamID: LandmarkStreamID
  /// SHA-256 of the stored frames, in hexadecimal digits.
  package var streamDigest: String
  /// Who counted: `pushup/1`.
  package var counter: String
  /// When the first frame was taken.
  package var start: Timestamp
  /// When the last frame was taken.
  package var end: Timestamp
  /// Every counted push-up, in order.
  package var reps: [RepTime]
  /// Whether the pose service says that it proves less than it seems to: a motion shown before, a loop, impossible
  /// times.
  package var isDoubtful: Bool
  /// Whether the landmarks are kept.
  package var isKept: Bool
  /// Whether the client said that nobody did it.
  package var isSimulated: Bool

  package init(
    receiptID: ReceiptID, userID: UserID, streamID: LandmarkStreamID, streamDigest: String, counter: String,
    start: Timestamp, end: Timestamp, reps: [RepTime], isDoubtful: Bool = false, isKept: Bool = true,
    isSimulated: Bool = false
  ) {
    self.receiptID = receiptID
    self.userID = userID
    self.streamID = streamID
    self.streamDigest = streamDigest
    self.counter = counter
    self.start = start
    self.end = end
    self.reps = reps
    self.isDoubtful = isDoubtful
    self.isKept = isKept
    self.isSimulated = isSimulated
  }

  /// What a session with this receipt is worth. A doubtful one says when each rep was, and proves no more.
  package var evidence: Evidence {
    if isSimulated { return .simulated }
    return isDoubtful ? .device : isKept ? .verifiedStream : .verifiedDigest
  }

  /// Why no counter can have said this; `nil` if it can: times in order, every rep inside the receipt's own span.
  package var contradiction: String? {
    if end < start { return "it ends before it starts" }
    let length = Int((end - start).milliseconds)
    var previous = 0
    for (index, rep) in reps.enumerated() {
      guard rep.startMilliseconds >= previous, rep.endMilliseconds >= rep.startMilliseconds else {
        return "rep \(index + 1) is out of order"
      }
      guard rep.endMilliseconds <= length else { return "rep \(index + 1) lies outside it" }
      if let form = rep.form, !(0...100).contains(form.depthPercent) || !(0...100).contains(form.qualityPercent) {
        return "rep \(index + 1) was done by no percentage"
      }
      previous = rep.endMilliseconds
    }
    return nil
  }
}

/// A receipt that proves nothing for this caller.
package enum ReceiptError: Error, Sendable, Hashable {
  /// Not signed by the pose service, changed since, or of a form it never gives. The text says which.
  case invalid(String)
  /// Counted for somebody else.
  case wrongUser
}
