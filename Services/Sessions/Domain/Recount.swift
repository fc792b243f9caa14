package import TitanCore

/// What a newer counter made of the stream of a session that was counted before.
package struct Recount: Sendable, Hashable {
  package var receipt: ReceiptClaims
  /// Whether the session may become smaller.
  package var acceptsLowerCount: Bool

  package init(receipt: ReceiptClaims, acceptsLowerCount: Bool = false) {
    self.receipt = receipt
    self.acceptsLowerCount = acceptsLowerCount
  }

  /// The session as it is counted anew; unchanged for the receipt it has already. When it was, and its date, stay, whatever
  /// times its stream was given since; it gets no more believable than it was.
  ///
  /// - Throws: `ReceiptError`, `RecountConflict`.
  package func applied(to facts: SessionFacts) throws -> SessionFacts {
    guard receipt.userID == facts.userID else { throw ReceiptError.wrongUser }
    if let contradiction = receipt.contradiction { throw ReceiptError.invalid(contradiction) }
    guard var proof = facts.proof else { throw RecountConflict.withoutReceipt(facts.sessionID) }
    guard receipt.streamID == proof.streamID, receipt.streamDigest == proof.streamDigest,
      receipt.end - receipt.start == facts.end - facts.start
    else { throw RecountConflict.otherStream(proof.streamID) }
    if receipt.receiptID == proof.receiptID { return facts }
    try check(against: proof, facts.reps)

    proof.receiptID = receipt.receiptID
    proof.counter = receipt.counter
    proof.reps = receipt.reps
    var counted = facts
    counted.proof = proof
    counted.reps = receipt.reps.count
    counted.evidence = max(facts.evidence, receipt.evidence)
    counted.sets = Self.sets(facts.sets, with: receipt.reps, from: facts.start)
    return counted
  }

  private func check(against proof: SessionFacts.Proof, _ reps: Int) throws {
    guard let new = CounterVersion(receipt.counter), let old = CounterVersion(proof.counter), new.follows(old) else {
      throw RecountConflict.notNewer(receipt.counter, than: proof.counter)
    }
    guard receipt.reps.count <= SessionLimits.reps.upperBound else {
      throw ReceiptError.invalid("it has \(receipt.reps.count) reps; allowed: \(SessionLimits.reps.upperBound)")
    }
    guard !receipt.reps.isEmpty else { throw RecountConflict.empty }
    guard acceptsLowerCount || receipt.reps.count >= reps else {
      throw RecountConflict.lowerCount(old: reps, new: receipt.reps.count)
    }
  }

  /// The same sets with the reps that ended in them or in the rest behind them; sets that have none are gone.
  private static func sets(_ sets: [RepSet], with reps: [RepTime], from start: Timestamp) -> [RepSet] {
    var counts = sets.map { _ in 0 }
    guard !sets.isEmpty else { return [] }
    for rep in reps {
      let end = start + .milliseconds(rep.endMilliseconds)
      counts[sets.lastIndex { $0.start <= end } ?? 0] += 1
    }
    return zip(sets, counts).filter { $0.1 > 0 }.map { RepSet(reps: $0.1, start: $0.0.start, end: $0.0.end) }
  }
}

/// Why a session keeps its count.
package enum RecountConflict: Error, Sendable, Hashable {
  /// It was declared.
  case withoutReceipt(SessionID)
  /// The receipt was given for another stream than the session's, which this is.
  case otherStream(LandmarkStreamID)
  /// An older counter, the same, or one of other exercises.
  case notNewer(String, than: String)
  /// Nothing would remain: who means that deletes the session.
  case empty
  /// Nobody said that it may become smaller.
  case lowerCount(old: Int, new: Int)
}

/// A count that a newer one has replaced.
package struct PastCount: Sendable, Hashable {
  package var receiptID: ReceiptID
  package var counter: String
  package var reps: Int
  package var evidence: Evidence
  package var replaceTime: Timestamp

  package init(receiptID: ReceiptID, counter: String, reps: Int, evidence: Evidence, replaceTime: Timestamp) {
    self.receiptID = receiptID
    self.counter = counter
    self.reps = reps
    self.evidence = evidence
    self.replaceTime = replaceTime
  }
}
