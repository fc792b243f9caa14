import Foundation
package import TitanCore
package import TitanFields

/// The checked fields of a new account.
package struct Registration: Sendable {
  package let email: EmailAddress
  package let password: Password
  package let displayName: DisplayName
  package let locale: LocaleTag
  package let device: Device

  /// Checks every field before refusing, so that the user sees all problems at once.
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

/// The rule for registering on an installation.
package enum RegistrationMode: String, Hashable, Sendable, CaseIterable {
  /// Anyone.
  case open
  /// Anyone who has an invitation.
  case invite
  case closed
}

/// The rules of this installation for registering and for inviting people.
package struct RegistrationPolicy: Hashable, Sendable {
  package let mode: RegistrationMode
  /// The total number of people each account may invite; operators have no limit.
  package let invitationsPerUser: Int

  /// The number of people one invitation can admit.
  package static let uses = 1...1_000
  package static let lifetimes: ClosedRange<Duration> = .seconds(60) ... .seconds(365 * 86_400)
  package static let standardLifetime: Duration = .seconds(7 * 86_400)

  package init(mode: RegistrationMode = .open, invitationsPerUser: Int = 0) {
    (self.mode, self.invitationsPerUser) = (mode, invitationsPerUser)
  }

  /// The invitation a registration needs; `nil` if it needs none.
  ///
  /// - Parameter code: as received.
  /// - Throws: `AccountError.registrationClosed`, `.invitationRequired`, `.invitationInvalid` if `code` can't be a
  ///   code.
  package func invitation(_ code: String) throws(AccountError) -> TypedCode? {
    switch mode {
    case .open: return nil
    case .closed: throw .registrationClosed
    case .invite:
      guard !code.isBlank else { throw .invitationRequired }
      guard let code = TypedCode(code, bytes: TypedCode.invitationBytes) else { throw .invitationInvalid }
      return code
    }
  }

  /// The total number of people a user may invite; `nil` for no limit.
  ///
  /// - Throws: `AccountError.invitationsNotAllowed`.
  package func invitationLimit(isOperator: Bool) throws(AccountError) -> Int? {
    if isOperator { return nil }
    guard invitationsPerUser > 0 else { throw .invitationsNotAllowed }
    return invitationsPerUser
  }
}

package enum InvitationOwner {}
package typealias InvitationID = Identifier<InvitationOwner>

/// Lets people register on an installation that requires an invitation.
package struct Invitation: Hashable, Sendable {
  package let id: InvitationID
  /// The account that made the invitation.
  package let userID: UserID
  package let maxUses: Int
  package var useCount: Int
  package let createTime: Timestamp
  package let expireTime: Timestamp
  package var revokeTime: Timestamp?

  package init(
    id: InvitationID, userID: UserID, maxUses: Int, useCount: Int = 0, createTime: Timestamp, expireTime: Timestamp,
    revokeTime: Timestamp? = nil
  ) {
    (self.id, self.userID, self.maxUses, self.useCount) = (id, userID, maxUses, useCount)
    (self.createTime, self.expireTime, self.revokeTime) = (createTime, expireTime, revokeTime)
  }
}
