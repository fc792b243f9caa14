package import TitanCore

/// The receipt of another installation that a session comes with, and what it proves here.
package struct ForeignReceipt: Sendable, Hashable {
  /// The most bytes of a receipt.
  package static let largest = 65_536

  /// The receipt as it was signed.
  package let jws: String
  /// Its contents if a key that the operator trusts has signed it.
  private let trusted: VerifiedReceipt?

  package init(jws: String, trusted: VerifiedReceipt?) { (self.jws, self.trusted) = (jws, trusted) }

  /// Whose set it was, in the other installation; `nil` if the receipt isn't trusted.
  package var formerUser: UserID? { trusted?.userID }

  /// The session as the receipt proves it; `nil` if it proves nothing about it.
  ///
  /// The installation that counted the set recorded the receipt's own times, so an archive has exactly these. Its
  /// landmarks are there, so their digest is the best evidence here.
  ///
  /// - Parameter facts: a session that nothing has proven yet.
  package func proven(_ facts: SessionFacts) -> SessionFacts? {
    guard let trusted, !trusted.isSimulated, trusted.contradiction == nil, trusted.reps.count == facts.reps,
      trusted.start == facts.start, trusted.end == facts.end
    else { return nil }
    var proven = facts
    proven.evidence = max(trusted.evidence, .verifiedDigest)
    proven.proof = SessionFacts.Proof(trusted)
    proven.hasForeignReceipt = true
    return proven
  }

  /// The session with a receipt that proves nothing: no better than if it had been typed in.
  ///
  /// - Parameter facts: a session that nothing has proven yet.
  package func kept(_ facts: SessionFacts) -> SessionFacts {
    var kept = facts
    kept.evidence = .foreignReceipt
    kept.hasForeignReceipt = true
    return kept
  }
}
