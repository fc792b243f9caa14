/// How far a count can be believed (decision D8), best first. The numbers are those of the contract and of the store.
package enum Evidence: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// Counted by TitanUp; the landmarks are kept and give the same count again.
  case verifiedStream = 1
  /// Counted by TitanUp; the landmarks are gone, their digest is kept.
  case verifiedDigest = 2
  /// The device says when each rep was.
  case device = 3
  /// Typed in.
  case declared = 4
  /// Done by nobody: a program made the landmarks.
  case simulated = 5

  /// Whether TitanUp itself counted. Counted sessions of one user never overlap in time.
  package var isCounted: Bool { self <= .verifiedDigest }

  /// Whether somebody did it at all. What was not done counts for nothing, anywhere.
  package var isDone: Bool { self != .simulated }

  /// Better evidence is less.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
