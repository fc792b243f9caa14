package import TitanCore

/// The result of a newer counter for the stream of a session that was counted before.
package struct Recount: Sendable, Hashable {
  private let receipt: VerifiedReceipt
  /// Whether the session's count may decrease.
  private let acceptsLowerCount: Bool

  package init(receipt: VerifiedReceipt, acceptsLowerCount: Bool = false) {
    self.receipt = receipt
    self.acceptsLowerCount = acceptsLowerCount
  }

  /// The session with the new count; unchanged if it already has this receipt. Its times and its date stay, whatever
  /// times the receipt gives, and its evidence never improves.
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

  /// The same sets with the reps that ended in them or in the rest after them. Sets without reps are removed.
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

/// Why a session can't be recounted.
package enum RecountConflict: Error, Sendable, Hashable {
  /// The session was declared.
  case withoutReceipt(SessionID)
  /// The receipt is for another stream; the value is the session's own stream.
  case otherStream(LandmarkStreamID)
  /// The counter is older, the same, or for other exercises.
  case notNewer(String, than: String)
  /// No reps would remain; a user who wants that can delete the session.
  case empty
  /// The count would decrease, and the request doesn't accept that.
  case lowerCount(old: Int, new: Int)
}

/// A count that was replaced by a newer one.
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

/// News about a stream of landmarks since it was counted, from the pose service.
package struct StreamNews: Sendable, Hashable {
  /// Whether the stream's landmarks are gone.
  package var isExpired: Bool
  /// The results of all counters except the first.
  package var counts: [StreamCount]

  package init(isExpired: Bool, counts: [StreamCount] = []) {
    self.isExpired = isExpired
    self.counts = counts
  }

  /// The count by the newest version of a counter; `nil` once its receipt is no longer available.
  fileprivate func newestCount(by counter: CounterVersion) -> StreamCount? {
    guard !isExpired else { return nil }
    let versions = counts.compactMap { count in
      CounterVersion(count.counter).flatMap { $0.name == counter.name ? (version: $0.version, count: count) : nil }
    }
    return versions.max { $0.version < $1.version }?.count
  }
}

/// A counter's result for a stream.
package struct StreamCount: Sendable, Hashable {
  /// The counter and its version, such as `pushup/1`.
  package var counter: String
  package var reps: Int

  package init(counter: String, reps: Int) {
    self.counter = counter
    self.reps = reps
  }
}

extension Session {
  /// The session after the news. It stays counted: without its landmarks, their digest is the evidence
  /// (decision D8). News never improves the evidence.
  package func applying(_ news: StreamNews) -> Session {
    guard let proof = facts.proof, let counter = CounterVersion(proof.counter) else { return self }
    var updated = self
    if news.isExpired, facts.evidence == .verifiedStream { updated.facts.evidence = .verifiedDigest }
    updated.newestCount = news.newestCount(by: counter)
    return updated
  }

  /// Whether a newer counter has a different result that the owner can switch to.
  package var isRecountAvailable: Bool {
    guard let newestCount, let newest = CounterVersion(newestCount.counter),
      let own = (facts.proof?.counter).flatMap(CounterVersion.init)
    else { return false }
    // A count of 0 can't replace a session's count.
    return newest.follows(own) && newestCount.reps != facts.reps && newestCount.reps > 0
  }
}

/// A counter and its version, as receipts name it: `pushup/1`.
private struct CounterVersion {
  let name: Substring
  let version: Int

  /// `nil` if the text isn't the name of a counter.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let version = Int(parts[1]), version > 0 else { return nil }
    (name, self.version) = (parts[0], version)
  }

  /// Whether this is a later version of the same counter.
  func follows(_ other: Self) -> Bool { name == other.name && version > other.version }
}
