/// What receipts prove of one exercise in a practice.
package struct VerifiedAmount: Sendable, Hashable {
  package let exercise: ExerciseID
  package let unit: AmountUnit
  /// Credited, of all its verified sets.
  package var amount: Int
  package var sets: Int
}

extension Practice {
  /// What was verified, in the order in which each exercise first was; empty unless the practice was completed.
  package var verified: [VerifiedAmount] {
    guard state == .completed else { return [] }
    return exercises.filter { $0.evidence == .verified && $0.credited > 0 }.reduce(into: []) { amounts, set in
      if let place = amounts.firstIndex(where: { $0.exercise == set.exercise && $0.unit == set.unit }) {
        amounts[place].amount += set.credited
        amounts[place].sets += 1
      } else {
        amounts.append(VerifiedAmount(exercise: set.exercise, unit: set.unit, amount: set.credited, sets: 1))
      }
    }
  }
}
