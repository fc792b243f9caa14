/// An e-mail address and a password somebody claims to be theirs.
package struct SignInAttempt: Sendable {
  /// `nil` for a text that no account can have.
  package let email: EmailAddress?
  /// `nil` for a text that no account can have.
  package let password: Password?
  package let device: Device

  /// Only what is missing is told: whether the rest could be right stays unsaid.
  ///
  /// - Throws: `AccountError.invalidFields`.
  package init(
    email: String, password: String, device: (name: String, platform: String, appVersion: String)
  ) throws(AccountError) {
    var problems: [FieldProblem] = []
    if email.isBlank { problems.append(FieldProblem(field: "email", .empty)) }
    if password.isBlank { problems.append(FieldProblem(field: "password", .empty)) }
    let device = Device(
      name: device.name, platform: device.platform, appVersion: device.appVersion, problems: &problems)
    guard problems.isEmpty else { throw .invalidFields(problems) }
    self.email = EmailAddress(email)
    self.password = Password(checking: password)
    self.device = device
  }
}
