/// The people that an installation lets register.
package enum RegistrationMode: String, Hashable, Sendable, CaseIterable {
  /// Everybody.
  case open
  /// Everybody who has an invitation.
  case invite
  case closed
}

/// The rules of this installation for registering and for inviting people.
package struct RegistrationPolicy: Hashable, Sendable {
  package let mode: RegistrationMode
  /// How many people each account may invite in its life; operators as many as they like.
  package let invitationsPerUser: Int

  /// How many people one invitation lets in.
  package static let uses = 1...1_000
  package static let lifetimes: ClosedRange<Duration> = .seconds(60) ... .seconds(365 * 86_400)
  package static let standardLifetime: Duration = .seconds(7 * 86_400)

  package init(mode: RegistrationMode = .open, invitationsPerUser: Int = 0) {
    (self.mode, self.invitationsPerUser) = (mode, invitationsPerUser)
  }

  /// The invitation that a registration must show; `nil` if none is asked for.
  ///
  /// - Parameter code: as it came.
  /// - Throws: `AccountError.registrationClosed`, `.invitationRequired`, `.invitationInvalid` for what cannot be a code.
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

  /// How many people somebody may invite in all; `nil` for as many as they like.
  ///
  /// - Throws: `AccountError.invitationsNotAllowed`.
  package func invitationLimit(isOperator: Bool) throws(AccountError) -> Int? {
    if isOperator { return nil }
    guard invitationsPerUser > 0 else { throw .invitationsNotAllowed }
    return invitationsPerUser
  }
}
