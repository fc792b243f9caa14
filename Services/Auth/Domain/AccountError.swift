/// Why auth refuses. The service layer says it in the words of the wire.
package enum AccountError: Error, Hashable, Sendable {
  /// Never empty, in the order of the request's fields.
  case invalidFields([FieldProblem])
  case emailTaken
  /// A wrong password and an unknown e-mail: nobody shall learn which.
  case badCredentials
  /// The password is right, but the address has not been verified.
  case emailUnverified
  /// A link's token that was never made, or for something else.
  case tokenInvalid
  case tokenUsed
  case tokenExpired
  /// A code from a mail that is not good, whatever the reason: nobody shall learn which.
  case codeInvalid
  /// Nobody can register here.
  case registrationClosed
  case invitationRequired
  /// A code that is no invitation, or one that is over.
  case invitationInvalid
  /// Only operators invite people here.
  case invitationsNotAllowed
  /// The account has invited as many people as it may.
  case tooManyInvitations(limit: Int)
  case invitationUnknown
  /// Somebody else changed the account meanwhile.
  case concurrentChange
  /// Nobody has asked for a deletion with this receipt token, or the account was kept.
  case deletionUnknown
  /// These services have not yet erased what they have of the account. Never empty.
  case deletionPending(waitingFor: [String])
  /// An unknown service and a wrong secret alike.
  case badClientCredentials
  /// Nothing this service has made, or nothing it remembers.
  case refreshTokenInvalid
  /// A refresh token whose successor was used already: the auth session is revoked.
  case refreshTokenReused
  case sessionExpired
  case sessionRevoked
  /// An operator has shut the account.
  case accountDisabled
  /// Operators asked for an account that does not exist.
  case userUnknown
  /// The owner has no such device.
  case sessionUnknown
  /// A code of a second factor that is wrong, was used, or is of another time.
  case mfaInvalid
  /// A sign-in that was not finished with a second factor in time.
  case challengeExpired
  case alreadyEnrolled
  case notEnrolled
  /// The password was chosen beside a second factor, and is too short to be all there is.
  case passwordTooShortAlone(limit: Int)
  /// Too many failures: nothing was looked at.
  case tooManyAttempts(retryAfter: Duration)
  /// Too many passwords are waiting to be hashed: as many as are allowed to. Come again after the delay.
  case busy(limit: Int, retryAfter: Duration)
}
