package import TitanCore

package enum ReceiptOwner {}
/// Identifies a receipt of the pose service.
package typealias ReceiptID = Identifier<ReceiptOwner>

package enum LandmarkStreamOwner {}
/// Identifies the stream of landmarks that a receipt was issued for.
package typealias LandmarkStreamID = Identifier<LandmarkStreamOwner>

/// The contents of a pose service receipt whose signature has been verified.
package struct VerifiedReceipt: Sendable, Hashable {
  package var receiptID: ReceiptID
  /// The user it was issued to.
  package var userID: UserID
  package var streamID: LandmarkStreamID
  /// SHA-256 of the stored frames, in hexadecimal digits.
  package var streamDigest: String
  /// SHA-256 of the landmarks without their times; `nil` in older receipts.
  package var motionDigest: [UInt8]?
  /// The counter: `pushup/1`.
  package var counter: String
  /// When the first frame was taken.
  package var start: Timestamp
  /// When the last frame was taken.
  package var end: Timestamp
  /// Every counted push-up, in order.
  package var reps: [RepTime]
  /// Whether the pose service has doubts: a motion that was shown before, a loop, or impossible times.
  package var isDoubtful: Bool
  /// Whether the landmarks are kept.
  package var isKept: Bool
  /// Whether the client declared the stream as simulated.
  package var isSimulated: Bool

  package init(
    receiptID: ReceiptID, userID: UserID, streamID: LandmarkStreamID, streamDigest: String,
    motionDigest: [UInt8]? = nil, counter: String, start: Timestamp, end: Timestamp, reps: [RepTime],
    isDoubtful: Bool = false, isKept: Bool = true, isSimulated: Bool = false
  ) {
    self.receiptID = receiptID
    self.userID = userID
    self.streamID = streamID
    self.streamDigest = streamDigest
    self.motionDigest = motionDigest
    self.counter = counter
    self.start = start
    self.end = end
    self.reps = reps
    self.isDoubtful = isDoubtful
    self.isKept = isKept
    self.isSimulated = isSimulated
  }

  /// The evidence of a session with this receipt. A doubtful receipt only gives the times of the reps.
  package var evidence: Evidence {
    if isSimulated { return .simulated }
    return isDoubtful ? .device : isKept ? .verifiedStream : .verifiedDigest
  }

  /// Why no counter can have produced this receipt; `nil` if one can. Times must be in order, and all reps must lie
  /// within the receipt's span.
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

extension SessionFacts.Proof {
  init(_ receipt: VerifiedReceipt) {
    self.init(
      receiptID: receipt.receiptID, streamID: receipt.streamID, streamDigest: receipt.streamDigest,
      motionDigest: receipt.motionDigest, counter: receipt.counter, reps: receipt.reps)
  }
}

/// Why a receipt proves nothing for this caller.
package enum ReceiptError: Error, Sendable, Hashable {
  /// Not signed by the pose service, altered, or of a form the service never uses. The text says which.
  case invalid(String)
  /// Counted for another user.
  case wrongUser
  /// Counted for another exercise than push-ups: the contract's name for it.
  case otherExercise(String)
}
