/// What a password must be when it is chosen (NIST SP 800-63B-4 §3.1.1.2; ASVS 5.0 6.2). Lengths are in code points
/// after normalization. Nothing is asked of what a password is made of (requirement R3-14).
package struct PasswordPolicy: Sendable {
  /// Shorter than this no installation lets a password be.
  package static let floor = 8
  package static let maximumLength = 256

  /// Of a password that is all there is between a stranger and the account.
  package let minimumAlone: Int
  /// Of a password beside a second factor.
  package let minimumWithSecondFactor: Int
  package let blocklist: any PasswordBlocklist

  /// What is shorter than the floor counts as the floor.
  package init(
    minimumAlone: Int = 15, minimumWithSecondFactor: Int = floor, blocklist: any PasswordBlocklist
  ) {
    self.minimumAlone = max(Self.floor, minimumAlone)
    self.minimumWithSecondFactor = min(max(Self.floor, minimumWithSecondFactor), self.minimumAlone)
    self.blocklist = blocklist
  }

  package func minimumLength(hasSecondFactor: Bool) -> Int {
    hasSecondFactor ? minimumWithSecondFactor : minimumAlone
  }
}
