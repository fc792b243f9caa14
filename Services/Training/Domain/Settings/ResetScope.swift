/// What to reset (decision D16). The raw values are the contract's.
package enum ResetScope: Int, Sendable, Hashable, CaseIterable {
  case fitness = 1
  case countdown, ratings, history

  /// The scopes of a request that names none.
  package static let standard: Set<ResetScope> = [.fitness, .countdown, .ratings]
}
