/// What becomes of an award that the version in force would not give. The numbers are those of the contract and of the
/// store.
package enum ReevaluationPolicy: Int, Sendable, Hashable {
  /// It stays, if it was earned before its version was replaced.
  case keep = 1
  /// It goes, for good.
  case revoke = 2
}
