import AuthDomain

extension FieldProblem {
  /// As documented in `proto/titanup/auth/v1/auth.proto`.
  var reason: String {
    switch kind {
    case .empty: "FIELD_EMPTY"
    case .emailInvalid: "EMAIL_INVALID"
    case .passwordTooShort: "PASSWORD_TOO_SHORT"
    case .passwordTooLong: "PASSWORD_TOO_LONG"
    case .nameEmpty: "NAME_EMPTY"
    case .localeInvalid: "LOCALE_INVALID"
    case .tooLong: "FIELD_TOO_LONG"
    case .controlCharacter: "FIELD_INVALID"
    }
  }

  /// What came and what is allowed, for developers; never the value, which may be a secret or personal. Where the
  /// mission gives the words (requirements R1-07, R1-08), these are they.
  var explanation: String {
    switch kind {
    case .empty, .emailInvalid, .nameEmpty: text(in: .english)
    case .passwordTooShort(let count), .passwordTooLong(let count):
      "\(count) code points came; \(PasswordPolicy.minimumLength) to \(PasswordPolicy.maximumLength) are allowed"
    case .localeInvalid: "no BCP 47 language tag came; allowed is one such as en or de-AT, or nothing"
    case .tooLong(let count, let limit): "\(count) code points came; at most \(limit) are allowed"
    case .controlCharacter: "a control character came; none is allowed"
    }
  }
}
