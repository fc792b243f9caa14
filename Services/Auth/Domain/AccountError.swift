/// Why auth refuses a request. The service layer maps these to RPC errors.
package enum AccountError: Error, Hashable, Sendable {
  /// Never empty, in the order of the request's fields.
  case invalidFields([FieldProblem])
  case emailTaken
  /// A wrong password or an unknown e-mail: the caller must not learn which.
  case badCredentials
  /// The password is right, but the address hasn't been verified.
  case emailUnverified
  /// A link's token that was never issued, or was issued for another purpose.
  case tokenInvalid
  case tokenUsed
  case tokenExpired
  /// A mailed code isn't valid. The caller must not learn why.
  case codeInvalid
  /// This installation doesn't accept registrations.
  case registrationClosed
  case invitationRequired
  /// The code belongs to no invitation, or to one that has expired.
  case invitationInvalid
  /// Only operators invite people here.
  case invitationsNotAllowed
  /// The account has used up its invitations.
  case tooManyInvitations(limit: Int)
  case invitationUnknown
  /// The account has as many personal access tokens as it may have.
  case tooManyTokens(limit: Int)
  case personalTokenUnknown
  case personalTokenExpired
  case personalTokenRevoked
  /// An authenticator's answer can't be made a passkey.
  case passkeyRejected(PasskeyProblem)
  /// A passkey doesn't prove who asks. The caller must not learn why.
  case passkeyInvalid
  /// The passkey's signature counter ran back, now or earlier.
  case passkeyBlocked
  case passkeyUnknown
  /// The account has this passkey.
  case passkeyExists
  /// The account has as many passkeys as it may have.
  case tooManyPasskeys(limit: Int)
  /// The challenge for a new passkey is over or none of ours.
  case passkeyChallengeExpired
  /// Another request changed the account in the meantime.
  case concurrentChange
  /// No deletion was requested with this receipt token, or the owner kept the account.
  case deletionUnknown
  /// The services that haven't erased the account yet. Never empty.
  case deletionPending(waitingFor: [String])
  /// The service is unknown or its secret is wrong.
  case badClientCredentials
  /// This service never issued the token, or no longer remembers it.
  case refreshTokenInvalid
  /// The token's successor has already been used: the auth session is revoked.
  case refreshTokenReused
  case sessionExpired
  case sessionRevoked
  /// An operator has disabled the account.
  case accountDisabled
  /// An operator asked for an account that doesn't exist.
  case userUnknown
  /// The account has no such session.
  case sessionUnknown
  /// The second factor's code is wrong, was used before, or belongs to another time step.
  case mfaInvalid
  /// The sign-in wasn't completed with a second factor in time.
  case challengeExpired
  case alreadyEnrolled
  case notEnrolled
  /// The password was chosen alongside a second factor and is too short to protect the account alone.
  case passwordTooShortAlone(limit: Int)
  /// There were too many failures: the credentials weren't checked.
  case tooManyAttempts(retryAfter: Duration)
  /// The queue of passwords to hash is full. Retry after the delay.
  case busy(limit: Int, retryAfter: Duration)
}

/// One invalid field of a request.
package struct FieldProblem: Hashable, Sendable {
  /// Path in the request: `device.name`.
  package var field: String
  package var kind: Kind

  package enum Kind: Hashable, Sendable {
    /// E-mail or password is missing.
    case empty
    case emailInvalid
    case password(Password.Problem)
    case nameEmpty
    case localeInvalid
    /// The number of code points received, and the maximum.
    case tooLong(Int, limit: Int)
    case controlCharacter
  }

  package init(field: String, _ kind: Kind) {
    self.field = field
    self.kind = kind
  }
}
