import AuthDomain
import TitanCore

extension FieldProblem {
  /// As documented in `proto/titanup/auth/v1/auth.proto`.
  var reason: String {
    switch kind {
    case .empty, .password(.blank): "FIELD_EMPTY"
    case .emailInvalid: "EMAIL_INVALID"
    case .password(.tooShort): "PASSWORD_TOO_SHORT"
    case .password(.tooLong): "PASSWORD_TOO_LONG"
    case .password(.breached): "PASSWORD_BREACHED"
    case .password(.guessable): "PASSWORD_GUESSABLE"
    case .nameEmpty: "NAME_EMPTY"
    case .localeInvalid: "LOCALE_INVALID"
    case .tooLong: "FIELD_TOO_LONG"
    case .controlCharacter: "FIELD_INVALID"
    }
  }

  /// What came and what is allowed, for developers; never the value, which may be a secret or personal. Characters are
  /// Unicode code points.
  var explanation: String {
    switch kind {
    case .empty, .emailInvalid, .nameEmpty, .password(.blank): text(in: .english)
    case .password(.tooShort(let count, let limit)): "got \(count) characters; allowed: at least \(limit)"
    case .password(.tooLong(let count)):
      "got \(count) characters; allowed: at most \(PasswordPolicy.maximumLength)"
    case .password(.breached): "the password is on the list of common and breached ones; none of them is allowed"
    case .password(.guessable):
      "the password repeats itself, follows the keys, or is little more than the account's address or name"
    case .localeInvalid: "got no BCP 47 language tag; allowed: one such as en or de-AT, or nothing"
    case .tooLong(let count, let limit): "got \(count) characters; allowed: at most \(limit)"
    case .controlCharacter: "got a control character; allowed: none"
    }
  }
}
