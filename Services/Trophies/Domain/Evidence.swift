/// How trustworthy a count is (decision D8), best first. The raw values are those of the contract and of the store.
package enum Evidence: Int, Sendable, Hashable, Comparable, CaseIterable {
  case verifiedStream = 1
  case verifiedDigest = 2
  case device = 3
  case declared = 4

  /// Better evidence sorts first.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
