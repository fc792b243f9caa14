/// What happens to an award that the version in force wouldn't grant. The raw values are those of the contract and of
/// the store.
package enum ReevaluationPolicy: Int, Sendable, Hashable {
  /// The award stays if it was earned before its version was replaced.
  case keep = 1
  /// The award is permanently revoked.
  case revoke = 2
}
