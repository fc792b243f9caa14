/// How far a count can be believed (decision D8), best first. The numbers are those of the contract and of the store.
package enum Evidence: Int, Sendable, Hashable, Comparable, CaseIterable {
  case verifiedStream = 1
  case verifiedDigest = 2
  case device = 3
  case declared = 4

  /// Better evidence is less.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
