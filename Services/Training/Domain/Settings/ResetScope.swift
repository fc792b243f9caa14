/// What to begin anew (decision D16). The numbers are those of the contract.
package enum ResetScope: Int, Sendable, Hashable, CaseIterable {
  case fitness = 1
  case countdown, ratings, history

  /// What whoever says nothing means.
  package static let standard: Set<ResetScope> = [.fitness, .countdown, .ratings]
}
