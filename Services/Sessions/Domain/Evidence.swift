/// How trustworthy a count is (decision D8), best first. The raw values are those of the contract and of the store.
package enum Evidence: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// Counted by TitanUp; the landmarks are kept and can be recounted with the same result.
  case verifiedStream = 1
  /// Counted by TitanUp; the landmarks are gone, their digest is kept.
  case verifiedDigest = 2
  /// The device reported the time of each rep.
  case device = 3
  /// Typed in by the user.
  case declared = 4
  /// Not a real workout: a program generated the landmarks.
  case simulated = 5

  /// Whether TitanUp itself counted. Counted sessions of one user never overlap in time.
  package var isCounted: Bool { self <= .verifiedDigest }

  /// Whether a person did the workout. Simulated sessions never count anywhere.
  package var isDone: Bool { self != .simulated }

  /// Better evidence sorts first.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
