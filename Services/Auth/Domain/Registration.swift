import Foundation

/// What a new account is made of, checked.
package struct Registration: Sendable {
  package let email: EmailAddress
  package let password: Password
  package let displayName: DisplayName
  package let locale: LocaleTag
  package let device: Device

  /// Checks every field before it refuses, so that a person learns all at once.
  ///
  /// - Throws: `AccountError.invalidFields`.
  package init(
    email: String, password: String, displayName: String, locale: String,
    device: (name: String, platform: String, appVersion: String), _ policy: PasswordPolicy
  ) throws(AccountError) {
    var problems: [FieldProblem] = []
    let address = EmailAddress(email)
    if address == nil {
      problems.append(FieldProblem(field: "email", email.isBlank ? .empty : .emailInvalid))
    }
    var secret: Password?
    do {
      secret = try Password(choosing: password, policy, context: ContextWords(email: email, displayName: displayName))
    } catch { problems.append(FieldProblem(field: "password", .password(error))) }
    let name = Self.check(displayName: displayName, &problems)
    let tag = LocaleTag(locale)
    if tag == nil { problems.append(FieldProblem(field: "locale", .localeInvalid)) }
    let device = Device(
      name: device.name, platform: device.platform, appVersion: device.appVersion, problems: &problems)

    guard problems.isEmpty, let address, let secret, let name, let tag else { throw .invalidFields(problems) }
    (self.email, self.password, self.displayName, self.locale, self.device) = (address, secret, name, tag, device)
  }

  private static func check(displayName: String, _ problems: inout [FieldProblem]) -> DisplayName? {
    do {
      return try DisplayName(displayName)
    } catch {
      let kind: FieldProblem.Kind =
        switch error {
        case .empty: .nameEmpty
        case .tooLong(let count): .tooLong(count, limit: DisplayName.maximumLength)
        case .controlCharacter: .controlCharacter
        }
      problems.append(FieldProblem(field: "display_name", kind))
      return nil
    }
  }
}

extension String {
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
