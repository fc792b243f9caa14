/// Passwords that are known too well to be chosen.
package protocol PasswordBlocklist: Sendable {
  /// - Parameter password: normalized (NFKC) and in lower case.
  func contains(_ password: String) -> Bool
}
