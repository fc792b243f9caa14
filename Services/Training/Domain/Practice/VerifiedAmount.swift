package import TitanCore

/// What receipts prove of one exercise in a practice.
package struct VerifiedAmount: Sendable, Hashable {
  package let exercise: ExerciseID
  package let unit: AmountUnit
  /// Credited, of all its verified sets.
  package var amount: Int
  package var sets: Int
}

/// A set that a receipt proves.
package struct VerifiedSet: Sendable, Hashable {
  package let exercise: ExerciseID
  package let unit: AmountUnit
  /// Credited.
  package let amount: Int
  package let start: Timestamp
  package let end: Timestamp
}

extension Practice {
  /// The sets that were verified, in order; empty unless the practice was completed.
  package var verifiedSets: [VerifiedSet] {
    guard state == .completed else { return [] }
    return exercises.compactMap { set in
      guard let proof = set.proof, set.evidence == .verified, set.credited > 0 else { return nil }
      return VerifiedSet(
        exercise: set.exercise, unit: set.unit, amount: set.credited, start: proof.start, end: proof.end)
    }
  }

  /// The same by exercise, in the order in which each first was verified.
  package var verified: [VerifiedAmount] {
    verifiedSets.reduce(into: []) { amounts, set in
      if let place = amounts.firstIndex(where: { $0.exercise == set.exercise && $0.unit == set.unit }) {
        amounts[place].amount += set.amount
        amounts[place].sets += 1
      } else {
        amounts.append(VerifiedAmount(exercise: set.exercise, unit: set.unit, amount: set.amount, sets: 1))
      }
    }
  }
}
