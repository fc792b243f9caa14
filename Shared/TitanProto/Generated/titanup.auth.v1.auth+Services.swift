// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/auth/v1/auth.proto. Not to be edited: `deploy/dev generate` writes it anew.

package import TitanRPC

extension AuthV1 {
  /// The methods of `titanup.auth.v1.AuthService`.
  package enum AuthServiceMethods {
    package static let register = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "Register", type: .unary)
    package static let signIn = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "SignIn", type: .unary)
    package static let refreshToken = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "RefreshToken", type: .unary, isIdempotent: true)
    package static let signOut = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "SignOut", type: .unary, isIdempotent: true)
    package static let whoAmI = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "WhoAmI", type: .unary, isIdempotent: true)
    package static let verifyMfa = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "VerifyMfa", type: .unary)
    package static let reauthenticate = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "Reauthenticate", type: .unary)
    package static let enrollTotp = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "EnrollTotp", type: .unary)
    package static let activateTotp = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "ActivateTotp", type: .unary)
    package static let disableTotp = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "DisableTotp", type: .unary)
    package static let regenerateRecoveryCodes = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "RegenerateRecoveryCodes", type: .unary)
    package static let listAuthSessions = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "ListAuthSessions", type: .unary, isIdempotent: true)
    package static let revokeAuthSession = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "RevokeAuthSession", type: .unary, isIdempotent: true)
    package static let revokeOtherAuthSessions = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "RevokeOtherAuthSessions", type: .unary, isIdempotent: true)
    package static let listSecurityEvents = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "ListSecurityEvents", type: .unary, isIdempotent: true)
    package static let verifyEmail = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "VerifyEmail", type: .unary, isIdempotent: true)
    package static let resendVerification = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "ResendVerification", type: .unary, isIdempotent: true)
    package static let requestPasswordReset = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "RequestPasswordReset", type: .unary, isIdempotent: true)
    package static let confirmPasswordReset = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "ConfirmPasswordReset", type: .unary)
    package static let changePassword = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "ChangePassword", type: .unary)
    package static let changeEmail = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "ChangeEmail", type: .unary)
    package static let confirmEmailChange = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "ConfirmEmailChange", type: .unary)
    package static let deleteAccount = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "DeleteAccount", type: .unary, isIdempotent: true)
    package static let cancelAccountDeletion = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "CancelAccountDeletion", type: .unary, isIdempotent: true)
    package static let getDeletionReceipt = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "GetDeletionReceipt", type: .unary, isIdempotent: true)
    package static let createInvitation = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "CreateInvitation", type: .unary)
    package static let listInvitations = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "ListInvitations", type: .unary, isIdempotent: true)
    package static let revokeInvitation = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "RevokeInvitation", type: .unary, isIdempotent: true)
    package static let getJwks = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "GetJwks", type: .unary, isIdempotent: true)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.auth.v1.AuthService",
      methods: [register, signIn, refreshToken, signOut, whoAmI, verifyMfa, reauthenticate, enrollTotp, activateTotp, disableTotp, regenerateRecoveryCodes, listAuthSessions, revokeAuthSession, revokeOtherAuthSessions, listSecurityEvents, verifyEmail, resendVerification, requestPasswordReset, confirmPasswordReset, changePassword, changeEmail, confirmEmailChange, deleteAccount, cancelAccountDeletion, getDeletionReceipt, createInvitation, listInvitations, revokeInvitation, getJwks])
  }
}

extension AuthV1 {
  /// What people and their devices call. Methods that are open to everybody answer RESOURCE_EXHAUSTED RATE_LIMITED, with
  /// RetryInfo, to a neighbourhood of addresses that calls them too often.
  package protocol AuthServiceProtocol: RPCService {
    /// Creates an account and signs its first device in. Open to everybody.
    ///
    /// Where mail is sent, the address must be verified first: the account is made, a mail goes out, and there are no
    /// tokens. An address somebody has gets the same answer, and its owner a mail of another kind.
    ///
    /// The operator decides who may register (TITANUP_REGISTRATION). FAILED_PRECONDITION REGISTRATION_CLOSED if nobody may;
    /// INVITATION_REQUIRED if the request has no invitation and needs one. INVALID_ARGUMENT INVITATION_INVALID for a code
    /// that is no invitation of this installation, or that has expired, was revoked, or was used as often as it may be.
    /// None of these says anything about the address.
    ///
    /// INVALID_ARGUMENT with a violation for each wrong field: EMAIL_INVALID, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG,
    /// PASSWORD_BREACHED (on the list of common and breached ones), PASSWORD_GUESSABLE (it repeats itself, follows the
    /// keys, or is little more than the address, the name or `titanup`), NAME_EMPTY, FIELD_EMPTY, FIELD_TOO_LONG, FIELD_INVALID (a control character), LOCALE_INVALID; the error's own
    /// reason is theirs, or INVALID_FIELD if they differ. ALREADY_EXISTS EMAIL_TAKEN, where no mail is sent. RESOURCE_EXHAUSTED
    /// PASSWORD_QUEUE_FULL, with RetryInfo, while too many passwords are being hashed.
    func register(_ request: AuthV1.RegisterRequest, context: ServerContext) async throws -> AuthV1.RegisterResponse

    /// Opens an auth session of one device with e-mail and password. Open to everybody.
    ///
    /// INVALID_ARGUMENT FIELD_EMPTY, and FIELD_TOO_LONG, FIELD_INVALID for the device. UNAUTHENTICATED BAD_CREDENTIALS,
    /// the same for a wrong password and an unknown e-mail. FAILED_PRECONDITION EMAIL_UNVERIFIED if the password is right
    /// and the address not verified. RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL while too many passwords are being checked,
    /// TOO_MANY_ATTEMPTS after failures, the same for an unknown e-mail; both with RetryInfo. FAILED_PRECONDITION
    /// ACCOUNT_DISABLED, after the right password, if an operator has shut the account. ABORTED CONCURRENT_CHANGE if the
    /// account changed again and again meanwhile.
    func signIn(_ request: AuthV1.SignInRequest, context: ServerContext) async throws -> AuthV1.SignInResponse

    /// Exchanges a refresh token for new tokens. Open to everybody who holds one.
    ///
    /// A response that got lost may be asked for again with the same token, until its successor is used. Any older
    /// token is taken for stolen: the whole auth session is revoked.
    /// UNAUTHENTICATED REFRESH_TOKEN_INVALID, SESSION_EXPIRED, SESSION_REVOKED, REFRESH_TOKEN_REUSED.
    func refreshToken(_ request: AuthV1.RefreshTokenRequest, context: ServerContext) async throws -> AuthV1.RefreshTokenResponse

    /// Ends the auth session of the access token: its refresh token is dead at once.
    func signOut(_ request: AuthV1.SignOutRequest, context: ServerContext) async throws -> AuthV1.SignOutResponse

    /// Says whom the access token names. UNAUTHENTICATED SESSION_REVOKED, SESSION_EXPIRED if its auth session is over.
    func whoAmI(_ request: AuthV1.WhoAmIRequest, context: ServerContext) async throws -> AuthV1.WhoAmIResponse

    /// Finishes a sign-in that was answered with a challenge, by a code of the second factor. Open to everybody who holds
    /// one.
    ///
    /// INVALID_ARGUMENT FIELD_EMPTY. UNAUTHENTICATED MFA_INVALID. FAILED_PRECONDITION CHALLENGE_EXPIRED, also when the
    /// password has changed since; ACCOUNT_DISABLED. RESOURCE_EXHAUSTED TOO_MANY_ATTEMPTS, with RetryInfo, after wrong codes.
    func verifyMfa(_ request: AuthV1.VerifyMfaRequest, context: ServerContext) async throws -> AuthV1.VerifyMfaResponse

    /// Proves once more who the caller is, for a sensitive step: the access token in the response opens such steps for five
    /// minutes, as that of a sign-in does.
    ///
    /// INVALID_ARGUMENT FIELD_EMPTY if the proof is not what the account asks for: the password, or, once a second factor
    /// is on, a code of it. UNAUTHENTICATED BAD_CREDENTIALS, MFA_INVALID. RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL,
    /// TOO_MANY_ATTEMPTS, with RetryInfo.
    func reauthenticate(_ request: AuthV1.ReauthenticateRequest, context: ServerContext) async throws -> AuthV1.ReauthenticateResponse

    /// Hands out the secret of a second factor for an authenticator app. It protects nothing before ActivateTotp; until
    /// then another call makes another secret, and the one before is void.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED. FAILED_PRECONDITION ALREADY_ENROLLED.
    func enrollTotp(_ request: AuthV1.EnrollTotpRequest, context: ServerContext) async throws -> AuthV1.EnrollTotpResponse

    /// Switches the second factor on, by a code that shows that the app has the secret; hands out recovery codes.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED. UNAUTHENTICATED MFA_INVALID. FAILED_PRECONDITION NOT_ENROLLED,
    /// ALREADY_ENROLLED. RESOURCE_EXHAUSTED TOO_MANY_ATTEMPTS, with RetryInfo.
    func activateTotp(_ request: AuthV1.ActivateTotpRequest, context: ServerContext) async throws -> AuthV1.ActivateTotpResponse

    /// Switches the second factor off; its recovery codes are void. The password is what is left: it is asked for, and must
    /// be as long as one alone has to be.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED. INVALID_ARGUMENT FIELD_EMPTY. UNAUTHENTICATED BAD_CREDENTIALS.
    /// FAILED_PRECONDITION NOT_ENROLLED, PASSWORD_TOO_SHORT. ABORTED CONCURRENT_CHANGE if the password was changed meanwhile.
    /// RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL, TOO_MANY_ATTEMPTS, with RetryInfo.
    func disableTotp(_ request: AuthV1.DisableTotpRequest, context: ServerContext) async throws -> AuthV1.DisableTotpResponse

    /// Makes new recovery codes; all old ones are void.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED. FAILED_PRECONDITION NOT_ENROLLED.
    func regenerateRecoveryCodes(_ request: AuthV1.RegenerateRecoveryCodesRequest, context: ServerContext) async throws -> AuthV1.RegenerateRecoveryCodesResponse

    /// The devices that are signed in to the caller's account, the newest sign-in first.
    ///
    /// INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID. UNAUTHENTICATED SESSION_REVOKED, SESSION_EXPIRED if the
    /// caller's own auth session is over.
    func listAuthSessions(_ request: AuthV1.ListAuthSessionsRequest, context: ServerContext) async throws -> AuthV1.ListAuthSessionsResponse

    /// Signs one of the caller's devices out, which may be the one that calls: its refresh token is dead at once, its
    /// access token is refused by every service within a second, or at the latest when it expires. One that is signed
    /// out already stays so.
    ///
    /// INVALID_ARGUMENT AUTH_SESSION_ID_INVALID. NOT_FOUND AUTH_SESSION_NOT_FOUND if the caller has no such device.
    func revokeAuthSession(_ request: AuthV1.RevokeAuthSessionRequest, context: ServerContext) async throws -> AuthV1.RevokeAuthSessionResponse

    /// Signs every device of the caller's out but the one that calls.
    func revokeOtherAuthSessions(_ request: AuthV1.RevokeOtherAuthSessionsRequest, context: ServerContext) async throws -> AuthV1.RevokeOtherAuthSessionsResponse

    /// What happened to the security of the caller's account, the newest first.
    ///
    /// INVALID_ARGUMENT KIND_UNKNOWN, PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    func listSecurityEvents(_ request: AuthV1.ListSecurityEventsRequest, context: ServerContext) async throws -> AuthV1.ListSecurityEventsResponse

    /// Shows by the token or the code of a mail that an address is its account's. Open to everybody who holds one.
    ///
    /// Both are good for 24 hours, and once: using one uses the other up. INVALID_ARGUMENT TOKEN_INVALID. FAILED_PRECONDITION
    /// TOKEN_USED, TOKEN_EXPIRED. INVALID_ARGUMENT FIELD_EMPTY, EMAIL_INVALID for a code's address; CODE_INVALID, see MailCode.
    func verifyEmail(_ request: AuthV1.VerifyEmailRequest, context: ServerContext) async throws -> AuthV1.VerifyEmailResponse

    /// Sends the mail of Register once more, if an account waits for it: the answer is the same for every address. Open to
    /// everybody. INVALID_ARGUMENT FIELD_EMPTY, EMAIL_INVALID.
    func resendVerification(_ request: AuthV1.ResendVerificationRequest, context: ServerContext) async throws -> AuthV1.ResendVerificationResponse

    /// Sends a mail whose token or code sets a new password, if an account has the address: the answer is the same for every
    /// address. Open to everybody. INVALID_ARGUMENT FIELD_EMPTY, EMAIL_INVALID.
    func requestPasswordReset(_ request: AuthV1.RequestPasswordResetRequest, context: ServerContext) async throws -> AuthV1.RequestPasswordResetResponse

    /// Sets a new password by the token or the code of a mail, and signs every device out. A second factor stays as it is.
    /// Open to everybody who holds one; both are good for 10 minutes.
    ///
    /// Errors of tokens and codes as in VerifyEmail. INVALID_ARGUMENT for the password as in Register.
    /// ABORTED CONCURRENT_CHANGE if the second factor was switched off meanwhile, without which the password is too short.
    /// RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL, with RetryInfo.
    func confirmPasswordReset(_ request: AuthV1.ConfirmPasswordResetRequest, context: ServerContext) async throws -> AuthV1.ConfirmPasswordResetResponse

    /// Sets a new password, and signs every other device out.
    ///
    /// UNAUTHENTICATED BAD_CREDENTIALS if the current one is wrong. INVALID_ARGUMENT FIELD_EMPTY, and for the new password
    /// as in Register. ABORTED CONCURRENT_CHANGE if it was changed meanwhile, or the second factor was switched off without
    /// which the new one is too short. RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL, TOO_MANY_ATTEMPTS, with RetryInfo.
    func changePassword(_ request: AuthV1.ChangePasswordRequest, context: ServerContext) async throws -> AuthV1.ChangePasswordResponse

    /// Asks for another address. Where mail is sent, the account keeps the old one until a mail to the new one was
    /// answered with ConfirmEmailChange, and an address somebody has gets the same answer.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller proved within the last 5 minutes who they are.
    /// INVALID_ARGUMENT FIELD_EMPTY, EMAIL_INVALID. ALREADY_EXISTS EMAIL_TAKEN, where no mail is sent.
    func changeEmail(_ request: AuthV1.ChangeEmailRequest, context: ServerContext) async throws -> AuthV1.ChangeEmailResponse

    /// Gives the account its new address by the token or the code of a mail; a mail tells the old address. Open to everybody
    /// who holds one.
    ///
    /// Both are good for 24 hours. Errors of tokens and codes as in VerifyEmail.
    /// ALREADY_EXISTS EMAIL_TAKEN if another account has taken the address meanwhile.
    func confirmEmailChange(_ request: AuthV1.ConfirmEmailChangeRequest, context: ServerContext) async throws -> AuthV1.ConfirmEmailChangeResponse

    /// Deletes the caller's account when its days of grace are over, which the operator sets (TITANUP_ACCOUNT_DELETION_GRACE),
    /// and signs every device out at once. Until then its owner can sign in and keep it. Then auth erases all of it, tells
    /// every other service, and each erases what it has: the receipt says when. Asked for again, it is answered alike.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller proved within the last 5 minutes who they are.
    func deleteAccount(_ request: AuthV1.DeleteAccountRequest, context: ServerContext) async throws -> AuthV1.DeleteAccountResponse

    /// Keeps the account of the caller after all. Nothing happens if nobody wants it deleted.
    func cancelAccountDeletion(_ request: AuthV1.CancelAccountDeletionRequest, context: ServerContext) async throws -> AuthV1.CancelAccountDeletionResponse

    /// What became of a deleted account, signed, once every service has erased it. Open to everybody who holds the token
    /// that DeleteAccount gave.
    ///
    /// NOT_FOUND DELETION_NOT_FOUND for any other token, and if the account was kept. FAILED_PRECONDITION DELETION_PENDING
    /// until all services have confirmed; the error's metadata name in `waiting_for` those that have not.
    func getDeletionReceipt(_ request: AuthV1.GetDeletionReceiptRequest, context: ServerContext) async throws -> AuthV1.GetDeletionReceiptResponse

    /// Makes an invitation, which lets other people register where registration takes one. Only its maker ever sees its code.
    ///
    /// Operators may always do so, everybody else if the operator lets them (TITANUP_INVITATIONS_PER_USER says how many
    /// people each account may invite; a revoked or expired invitation counts for those who have used it).
    /// PERMISSION_DENIED INVITATIONS_NOT_ALLOWED. RESOURCE_EXHAUSTED TOO_MANY_INVITATIONS. INVALID_ARGUMENT
    /// MAX_USES_INVALID, LIFETIME_INVALID.
    func createInvitation(_ request: AuthV1.CreateInvitationRequest, context: ServerContext) async throws -> AuthV1.CreateInvitationResponse

    /// The caller's own invitations, the newest first; those that are over, too. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE,
    /// PAGE_TOKEN_INVALID.
    func listInvitations(_ request: AuthV1.ListInvitationsRequest, context: ServerContext) async throws -> AuthV1.ListInvitationsResponse

    /// Makes one of the caller's invitations useless; people who have registered with it stay. One that is over stays as it
    /// is. INVALID_ARGUMENT INVITATION_ID_INVALID. NOT_FOUND INVITATION_NOT_FOUND if the caller has no such invitation.
    func revokeInvitation(_ request: AuthV1.RevokeInvitationRequest, context: ServerContext) async throws -> AuthV1.RevokeInvitationResponse

    /// The public keys that verify access tokens. Open to everybody.
    func getJwks(_ request: AuthV1.GetJwksRequest, context: ServerContext) async throws -> AuthV1.GetJwksResponse
  }
}

extension AuthV1.AuthServiceProtocol {
  package static var descriptor: ServiceDescriptor { AuthV1.AuthServiceMethods.descriptor }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(AuthV1.AuthServiceMethods.register) {
      try await register($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.signIn) {
      try await signIn($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.refreshToken) {
      try await refreshToken($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.signOut) {
      try await signOut($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.whoAmI) {
      try await whoAmI($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.verifyMfa) {
      try await verifyMfa($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.reauthenticate) {
      try await reauthenticate($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.enrollTotp) {
      try await enrollTotp($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.activateTotp) {
      try await activateTotp($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.disableTotp) {
      try await disableTotp($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.regenerateRecoveryCodes) {
      try await regenerateRecoveryCodes($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.listAuthSessions) {
      try await listAuthSessions($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.revokeAuthSession) {
      try await revokeAuthSession($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.revokeOtherAuthSessions) {
      try await revokeOtherAuthSessions($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.listSecurityEvents) {
      try await listSecurityEvents($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.verifyEmail) {
      try await verifyEmail($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.resendVerification) {
      try await resendVerification($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.requestPasswordReset) {
      try await requestPasswordReset($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.confirmPasswordReset) {
      try await confirmPasswordReset($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.changePassword) {
      try await changePassword($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.changeEmail) {
      try await changeEmail($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.confirmEmailChange) {
      try await confirmEmailChange($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.deleteAccount) {
      try await deleteAccount($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.cancelAccountDeletion) {
      try await cancelAccountDeletion($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.getDeletionReceipt) {
      try await getDeletionReceipt($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.createInvitation) {
      try await createInvitation($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.listInvitations) {
      try await listInvitations($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.revokeInvitation) {
      try await revokeInvitation($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.getJwks) {
      try await getJwks($0, context: $1)
    }
  }
}

extension AuthV1 {
  /// Calls `titanup.auth.v1.AuthService` over a channel.
  package struct AuthServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Creates an account and signs its first device in. Open to everybody.
    ///
    /// Where mail is sent, the address must be verified first: the account is made, a mail goes out, and there are no
    /// tokens. An address somebody has gets the same answer, and its owner a mail of another kind.
    ///
    /// The operator decides who may register (TITANUP_REGISTRATION). FAILED_PRECONDITION REGISTRATION_CLOSED if nobody may;
    /// INVITATION_REQUIRED if the request has no invitation and needs one. INVALID_ARGUMENT INVITATION_INVALID for a code
    /// that is no invitation of this installation, or that has expired, was revoked, or was used as often as it may be.
    /// None of these says anything about the address.
    ///
    /// INVALID_ARGUMENT with a violation for each wrong field: EMAIL_INVALID, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG,
    /// PASSWORD_BREACHED (on the list of common and breached ones), PASSWORD_GUESSABLE (it repeats itself, follows the
    /// keys, or is little more than the address, the name or `titanup`), NAME_EMPTY, FIELD_EMPTY, FIELD_TOO_LONG, FIELD_INVALID (a control character), LOCALE_INVALID; the error's own
    /// reason is theirs, or INVALID_FIELD if they differ. ALREADY_EXISTS EMAIL_TAKEN, where no mail is sent. RESOURCE_EXHAUSTED
    /// PASSWORD_QUEUE_FULL, with RetryInfo, while too many passwords are being hashed.
    package func register(
      _ request: AuthV1.RegisterRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RegisterResponse {
      try await channel.unary(AuthServiceMethods.register, request, options ?? self.options)
    }

    /// Opens an auth session of one device with e-mail and password. Open to everybody.
    ///
    /// INVALID_ARGUMENT FIELD_EMPTY, and FIELD_TOO_LONG, FIELD_INVALID for the device. UNAUTHENTICATED BAD_CREDENTIALS,
    /// the same for a wrong password and an unknown e-mail. FAILED_PRECONDITION EMAIL_UNVERIFIED if the password is right
    /// and the address not verified. RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL while too many passwords are being checked,
    /// TOO_MANY_ATTEMPTS after failures, the same for an unknown e-mail; both with RetryInfo. FAILED_PRECONDITION
    /// ACCOUNT_DISABLED, after the right password, if an operator has shut the account. ABORTED CONCURRENT_CHANGE if the
    /// account changed again and again meanwhile.
    package func signIn(
      _ request: AuthV1.SignInRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.SignInResponse {
      try await channel.unary(AuthServiceMethods.signIn, request, options ?? self.options)
    }

    /// Exchanges a refresh token for new tokens. Open to everybody who holds one.
    ///
    /// A response that got lost may be asked for again with the same token, until its successor is used. Any older
    /// token is taken for stolen: the whole auth session is revoked.
    /// UNAUTHENTICATED REFRESH_TOKEN_INVALID, SESSION_EXPIRED, SESSION_REVOKED, REFRESH_TOKEN_REUSED.
    package func refreshToken(
      _ request: AuthV1.RefreshTokenRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RefreshTokenResponse {
      try await channel.unary(AuthServiceMethods.refreshToken, request, options ?? self.options)
    }

    /// Ends the auth session of the access token: its refresh token is dead at once.
    package func signOut(
      _ request: AuthV1.SignOutRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.SignOutResponse {
      try await channel.unary(AuthServiceMethods.signOut, request, options ?? self.options)
    }

    /// Says whom the access token names. UNAUTHENTICATED SESSION_REVOKED, SESSION_EXPIRED if its auth session is over.
    package func whoAmI(
      _ request: AuthV1.WhoAmIRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.WhoAmIResponse {
      try await channel.unary(AuthServiceMethods.whoAmI, request, options ?? self.options)
    }

    /// Finishes a sign-in that was answered with a challenge, by a code of the second factor. Open to everybody who holds
    /// one.
    ///
    /// INVALID_ARGUMENT FIELD_EMPTY. UNAUTHENTICATED MFA_INVALID. FAILED_PRECONDITION CHALLENGE_EXPIRED, also when the
    /// password has changed since; ACCOUNT_DISABLED. RESOURCE_EXHAUSTED TOO_MANY_ATTEMPTS, with RetryInfo, after wrong codes.
    package func verifyMfa(
      _ request: AuthV1.VerifyMfaRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.VerifyMfaResponse {
      try await channel.unary(AuthServiceMethods.verifyMfa, request, options ?? self.options)
    }

    /// Proves once more who the caller is, for a sensitive step: the access token in the response opens such steps for five
    /// minutes, as that of a sign-in does.
    ///
    /// INVALID_ARGUMENT FIELD_EMPTY if the proof is not what the account asks for: the password, or, once a second factor
    /// is on, a code of it. UNAUTHENTICATED BAD_CREDENTIALS, MFA_INVALID. RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL,
    /// TOO_MANY_ATTEMPTS, with RetryInfo.
    package func reauthenticate(
      _ request: AuthV1.ReauthenticateRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ReauthenticateResponse {
      try await channel.unary(AuthServiceMethods.reauthenticate, request, options ?? self.options)
    }

    /// Hands out the secret of a second factor for an authenticator app. It protects nothing before ActivateTotp; until
    /// then another call makes another secret, and the one before is void.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED. FAILED_PRECONDITION ALREADY_ENROLLED.
    package func enrollTotp(
      _ request: AuthV1.EnrollTotpRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.EnrollTotpResponse {
      try await channel.unary(AuthServiceMethods.enrollTotp, request, options ?? self.options)
    }

    /// Switches the second factor on, by a code that shows that the app has the secret; hands out recovery codes.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED. UNAUTHENTICATED MFA_INVALID. FAILED_PRECONDITION NOT_ENROLLED,
    /// ALREADY_ENROLLED. RESOURCE_EXHAUSTED TOO_MANY_ATTEMPTS, with RetryInfo.
    package func activateTotp(
      _ request: AuthV1.ActivateTotpRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ActivateTotpResponse {
      try await channel.unary(AuthServiceMethods.activateTotp, request, options ?? self.options)
    }

    /// Switches the second factor off; its recovery codes are void. The password is what is left: it is asked for, and must
    /// be as long as one alone has to be.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED. INVALID_ARGUMENT FIELD_EMPTY. UNAUTHENTICATED BAD_CREDENTIALS.
    /// FAILED_PRECONDITION NOT_ENROLLED, PASSWORD_TOO_SHORT. ABORTED CONCURRENT_CHANGE if the password was changed meanwhile.
    /// RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL, TOO_MANY_ATTEMPTS, with RetryInfo.
    package func disableTotp(
      _ request: AuthV1.DisableTotpRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.DisableTotpResponse {
      try await channel.unary(AuthServiceMethods.disableTotp, request, options ?? self.options)
    }

    /// Makes new recovery codes; all old ones are void.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED. FAILED_PRECONDITION NOT_ENROLLED.
    package func regenerateRecoveryCodes(
      _ request: AuthV1.RegenerateRecoveryCodesRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RegenerateRecoveryCodesResponse {
      try await channel.unary(AuthServiceMethods.regenerateRecoveryCodes, request, options ?? self.options)
    }

    /// The devices that are signed in to the caller's account, the newest sign-in first.
    ///
    /// INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID. UNAUTHENTICATED SESSION_REVOKED, SESSION_EXPIRED if the
    /// caller's own auth session is over.
    package func listAuthSessions(
      _ request: AuthV1.ListAuthSessionsRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ListAuthSessionsResponse {
      try await channel.unary(AuthServiceMethods.listAuthSessions, request, options ?? self.options)
    }

    /// Signs one of the caller's devices out, which may be the one that calls: its refresh token is dead at once, its
    /// access token is refused by every service within a second, or at the latest when it expires. One that is signed
    /// out already stays so.
    ///
    /// INVALID_ARGUMENT AUTH_SESSION_ID_INVALID. NOT_FOUND AUTH_SESSION_NOT_FOUND if the caller has no such device.
    package func revokeAuthSession(
      _ request: AuthV1.RevokeAuthSessionRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RevokeAuthSessionResponse {
      try await channel.unary(AuthServiceMethods.revokeAuthSession, request, options ?? self.options)
    }

    /// Signs every device of the caller's out but the one that calls.
    package func revokeOtherAuthSessions(
      _ request: AuthV1.RevokeOtherAuthSessionsRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RevokeOtherAuthSessionsResponse {
      try await channel.unary(AuthServiceMethods.revokeOtherAuthSessions, request, options ?? self.options)
    }

    /// What happened to the security of the caller's account, the newest first.
    ///
    /// INVALID_ARGUMENT KIND_UNKNOWN, PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    package func listSecurityEvents(
      _ request: AuthV1.ListSecurityEventsRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ListSecurityEventsResponse {
      try await channel.unary(AuthServiceMethods.listSecurityEvents, request, options ?? self.options)
    }

    /// Shows by the token or the code of a mail that an address is its account's. Open to everybody who holds one.
    ///
    /// Both are good for 24 hours, and once: using one uses the other up. INVALID_ARGUMENT TOKEN_INVALID. FAILED_PRECONDITION
    /// TOKEN_USED, TOKEN_EXPIRED. INVALID_ARGUMENT FIELD_EMPTY, EMAIL_INVALID for a code's address; CODE_INVALID, see MailCode.
    package func verifyEmail(
      _ request: AuthV1.VerifyEmailRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.VerifyEmailResponse {
      try await channel.unary(AuthServiceMethods.verifyEmail, request, options ?? self.options)
    }

    /// Sends the mail of Register once more, if an account waits for it: the answer is the same for every address. Open to
    /// everybody. INVALID_ARGUMENT FIELD_EMPTY, EMAIL_INVALID.
    package func resendVerification(
      _ request: AuthV1.ResendVerificationRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ResendVerificationResponse {
      try await channel.unary(AuthServiceMethods.resendVerification, request, options ?? self.options)
    }

    /// Sends a mail whose token or code sets a new password, if an account has the address: the answer is the same for every
    /// address. Open to everybody. INVALID_ARGUMENT FIELD_EMPTY, EMAIL_INVALID.
    package func requestPasswordReset(
      _ request: AuthV1.RequestPasswordResetRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RequestPasswordResetResponse {
      try await channel.unary(AuthServiceMethods.requestPasswordReset, request, options ?? self.options)
    }

    /// Sets a new password by the token or the code of a mail, and signs every device out. A second factor stays as it is.
    /// Open to everybody who holds one; both are good for 10 minutes.
    ///
    /// Errors of tokens and codes as in VerifyEmail. INVALID_ARGUMENT for the password as in Register.
    /// ABORTED CONCURRENT_CHANGE if the second factor was switched off meanwhile, without which the password is too short.
    /// RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL, with RetryInfo.
    package func confirmPasswordReset(
      _ request: AuthV1.ConfirmPasswordResetRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ConfirmPasswordResetResponse {
      try await channel.unary(AuthServiceMethods.confirmPasswordReset, request, options ?? self.options)
    }

    /// Sets a new password, and signs every other device out.
    ///
    /// UNAUTHENTICATED BAD_CREDENTIALS if the current one is wrong. INVALID_ARGUMENT FIELD_EMPTY, and for the new password
    /// as in Register. ABORTED CONCURRENT_CHANGE if it was changed meanwhile, or the second factor was switched off without
    /// which the new one is too short. RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL, TOO_MANY_ATTEMPTS, with RetryInfo.
    package func changePassword(
      _ request: AuthV1.ChangePasswordRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ChangePasswordResponse {
      try await channel.unary(AuthServiceMethods.changePassword, request, options ?? self.options)
    }

    /// Asks for another address. Where mail is sent, the account keeps the old one until a mail to the new one was
    /// answered with ConfirmEmailChange, and an address somebody has gets the same answer.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller proved within the last 5 minutes who they are.
    /// INVALID_ARGUMENT FIELD_EMPTY, EMAIL_INVALID. ALREADY_EXISTS EMAIL_TAKEN, where no mail is sent.
    package func changeEmail(
      _ request: AuthV1.ChangeEmailRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ChangeEmailResponse {
      try await channel.unary(AuthServiceMethods.changeEmail, request, options ?? self.options)
    }

    /// Gives the account its new address by the token or the code of a mail; a mail tells the old address. Open to everybody
    /// who holds one.
    ///
    /// Both are good for 24 hours. Errors of tokens and codes as in VerifyEmail.
    /// ALREADY_EXISTS EMAIL_TAKEN if another account has taken the address meanwhile.
    package func confirmEmailChange(
      _ request: AuthV1.ConfirmEmailChangeRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ConfirmEmailChangeResponse {
      try await channel.unary(AuthServiceMethods.confirmEmailChange, request, options ?? self.options)
    }

    /// Deletes the caller's account when its days of grace are over, which the operator sets (TITANUP_ACCOUNT_DELETION_GRACE),
    /// and signs every device out at once. Until then its owner can sign in and keep it. Then auth erases all of it, tells
    /// every other service, and each erases what it has: the receipt says when. Asked for again, it is answered alike.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller proved within the last 5 minutes who they are.
    package func deleteAccount(
      _ request: AuthV1.DeleteAccountRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.DeleteAccountResponse {
      try await channel.unary(AuthServiceMethods.deleteAccount, request, options ?? self.options)
    }

    /// Keeps the account of the caller after all. Nothing happens if nobody wants it deleted.
    package func cancelAccountDeletion(
      _ request: AuthV1.CancelAccountDeletionRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.CancelAccountDeletionResponse {
      try await channel.unary(AuthServiceMethods.cancelAccountDeletion, request, options ?? self.options)
    }

    /// What became of a deleted account, signed, once every service has erased it. Open to everybody who holds the token
    /// that DeleteAccount gave.
    ///
    /// NOT_FOUND DELETION_NOT_FOUND for any other token, and if the account was kept. FAILED_PRECONDITION DELETION_PENDING
    /// until all services have confirmed; the error's metadata name in `waiting_for` those that have not.
    package func getDeletionReceipt(
      _ request: AuthV1.GetDeletionReceiptRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.GetDeletionReceiptResponse {
      try await channel.unary(AuthServiceMethods.getDeletionReceipt, request, options ?? self.options)
    }

    /// Makes an invitation, which lets other people register where registration takes one. Only its maker ever sees its code.
    ///
    /// Operators may always do so, everybody else if the operator lets them (TITANUP_INVITATIONS_PER_USER says how many
    /// people each account may invite; a revoked or expired invitation counts for those who have used it).
    /// PERMISSION_DENIED INVITATIONS_NOT_ALLOWED. RESOURCE_EXHAUSTED TOO_MANY_INVITATIONS. INVALID_ARGUMENT
    /// MAX_USES_INVALID, LIFETIME_INVALID.
    package func createInvitation(
      _ request: AuthV1.CreateInvitationRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.CreateInvitationResponse {
      try await channel.unary(AuthServiceMethods.createInvitation, request, options ?? self.options)
    }

    /// The caller's own invitations, the newest first; those that are over, too. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE,
    /// PAGE_TOKEN_INVALID.
    package func listInvitations(
      _ request: AuthV1.ListInvitationsRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ListInvitationsResponse {
      try await channel.unary(AuthServiceMethods.listInvitations, request, options ?? self.options)
    }

    /// Makes one of the caller's invitations useless; people who have registered with it stay. One that is over stays as it
    /// is. INVALID_ARGUMENT INVITATION_ID_INVALID. NOT_FOUND INVITATION_NOT_FOUND if the caller has no such invitation.
    package func revokeInvitation(
      _ request: AuthV1.RevokeInvitationRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RevokeInvitationResponse {
      try await channel.unary(AuthServiceMethods.revokeInvitation, request, options ?? self.options)
    }

    /// The public keys that verify access tokens. Open to everybody.
    package func getJwks(
      _ request: AuthV1.GetJwksRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.GetJwksResponse {
      try await channel.unary(AuthServiceMethods.getJwks, request, options ?? self.options)
    }
  }
}

extension AuthV1 {
  /// The methods of `titanup.auth.v1.AuthFeedService`.
  package enum AuthFeedServiceMethods {
    package static let issueServiceToken = MethodDescriptor(
      service: "titanup.auth.v1.AuthFeedService", method: "IssueServiceToken", type: .unary)
    package static let watchRevocations = MethodDescriptor(
      service: "titanup.auth.v1.AuthFeedService", method: "WatchRevocations", type: .serverStreaming, isIdempotent: true)
    package static let watchErasures = MethodDescriptor(
      service: "titanup.auth.v1.AuthFeedService", method: "WatchErasures", type: .serverStreaming, isIdempotent: true)
    package static let confirmErasure = MethodDescriptor(
      service: "titanup.auth.v1.AuthFeedService", method: "ConfirmErasure", type: .unary, isIdempotent: true)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.auth.v1.AuthFeedService",
      methods: [issueServiceToken, watchRevocations, watchErasures, confirmErasure])
  }
}

extension AuthV1 {
  /// What only TitanUp's own services call.
  package protocol AuthFeedServiceProtocol: RPCService {
    /// OAuth 2.0 client credentials (RFC 6749 §4.4): a service proves who it is with its client secret and gets a short
    /// access token that opens `…FeedService` methods and nothing else.
    /// UNAUTHENTICATED BAD_CLIENT_CREDENTIALS, the same for an unknown service and a wrong secret.
    func issueServiceToken(_ request: AuthV1.IssueServiceTokenRequest, context: ServerContext) async throws -> AuthV1.IssueServiceTokenResponse

    /// Tells which auth sessions have ended before their time, so that their access tokens are refused though they have
    /// not expired.
    ///
    /// Every watch begins with all that still matter: those revoked so lately that a token of theirs may be good. So there
    /// is no cursor to keep, and a watch that broke is resumed by watching again. The first response comes at once, and is
    /// empty if there is nothing to tell. A session may be told more than once.
    func watchRevocations(
      _ request: AuthV1.WatchRevocationsRequest, response: RPCWriter<AuthV1.WatchRevocationsResponse>, context: ServerContext
    ) async throws

    /// Tells which accounts were deleted: what has come since the cursor, then what comes. Each is told when no access token
    /// of it can be good any more, so that whatever it did before is erased, too. It may be told more than once.
    ///
    /// Initial metadata come at once, when the stream is watching. INVALID_ARGUMENT CURSOR_INVALID for what is no cursor.
    /// FAILED_PRECONDITION EPOCH_CHANGED if the cursor is of another epoch: the follower must start from the beginning.
    /// UNAVAILABLE SHUTTING_DOWN when this server stops.
    func watchErasures(
      _ request: AuthV1.WatchErasuresRequest, response: RPCWriter<AuthV1.WatchErasuresResponse>, context: ServerContext
    ) async throws

    /// The calling service says that it has erased every account up to a cursor. Errors of cursors as in WatchErasures.
    func confirmErasure(_ request: AuthV1.ConfirmErasureRequest, context: ServerContext) async throws -> AuthV1.ConfirmErasureResponse
  }
}

extension AuthV1.AuthFeedServiceProtocol {
  package static var descriptor: ServiceDescriptor { AuthV1.AuthFeedServiceMethods.descriptor }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(AuthV1.AuthFeedServiceMethods.issueServiceToken) {
      try await issueServiceToken($0, context: $1)
    }
    router.serverStreaming(AuthV1.AuthFeedServiceMethods.watchRevocations) {
      try await watchRevocations($0, response: $1, context: $2)
    }
    router.serverStreaming(AuthV1.AuthFeedServiceMethods.watchErasures) {
      try await watchErasures($0, response: $1, context: $2)
    }
    router.unary(AuthV1.AuthFeedServiceMethods.confirmErasure) {
      try await confirmErasure($0, context: $1)
    }
  }
}

extension AuthV1 {
  /// Calls `titanup.auth.v1.AuthFeedService` over a channel.
  package struct AuthFeedServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// OAuth 2.0 client credentials (RFC 6749 §4.4): a service proves who it is with its client secret and gets a short
    /// access token that opens `…FeedService` methods and nothing else.
    /// UNAUTHENTICATED BAD_CLIENT_CREDENTIALS, the same for an unknown service and a wrong secret.
    package func issueServiceToken(
      _ request: AuthV1.IssueServiceTokenRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.IssueServiceTokenResponse {
      try await channel.unary(AuthFeedServiceMethods.issueServiceToken, request, options ?? self.options)
    }

    /// Tells which auth sessions have ended before their time, so that their access tokens are refused though they have
    /// not expired.
    ///
    /// Every watch begins with all that still matter: those revoked so lately that a token of theirs may be good. So there
    /// is no cursor to keep, and a watch that broke is resumed by watching again. The first response comes at once, and is
    /// empty if there is nothing to tell. A session may be told more than once.
    package func watchRevocations<Result>(
      _ request: AuthV1.WatchRevocationsRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<AuthV1.WatchRevocationsResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(AuthFeedServiceMethods.watchRevocations, request, options ?? self.options, body)
    }

    /// Tells which accounts were deleted: what has come since the cursor, then what comes. Each is told when no access token
    /// of it can be good any more, so that whatever it did before is erased, too. It may be told more than once.
    ///
    /// Initial metadata come at once, when the stream is watching. INVALID_ARGUMENT CURSOR_INVALID for what is no cursor.
    /// FAILED_PRECONDITION EPOCH_CHANGED if the cursor is of another epoch: the follower must start from the beginning.
    /// UNAVAILABLE SHUTTING_DOWN when this server stops.
    package func watchErasures<Result>(
      _ request: AuthV1.WatchErasuresRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<AuthV1.WatchErasuresResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(AuthFeedServiceMethods.watchErasures, request, options ?? self.options, body)
    }

    /// The calling service says that it has erased every account up to a cursor. Errors of cursors as in WatchErasures.
    package func confirmErasure(
      _ request: AuthV1.ConfirmErasureRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ConfirmErasureResponse {
      try await channel.unary(AuthFeedServiceMethods.confirmErasure, request, options ?? self.options)
    }
  }
}

extension AuthV1 {
  /// The methods of `titanup.auth.v1.AuthAdminService`.
  package enum AuthAdminServiceMethods {
    package static let listUsers = MethodDescriptor(
      service: "titanup.auth.v1.AuthAdminService", method: "ListUsers", type: .unary, isIdempotent: true)
    package static let disableUser = MethodDescriptor(
      service: "titanup.auth.v1.AuthAdminService", method: "DisableUser", type: .unary)
    package static let enableUser = MethodDescriptor(
      service: "titanup.auth.v1.AuthAdminService", method: "EnableUser", type: .unary)
    package static let revokeUserSessions = MethodDescriptor(
      service: "titanup.auth.v1.AuthAdminService", method: "RevokeUserSessions", type: .unary)
    package static let issuePasswordReset = MethodDescriptor(
      service: "titanup.auth.v1.AuthAdminService", method: "IssuePasswordReset", type: .unary)
    package static let listUserInvitations = MethodDescriptor(
      service: "titanup.auth.v1.AuthAdminService", method: "ListUserInvitations", type: .unary, isIdempotent: true)
    package static let revokeUserInvitation = MethodDescriptor(
      service: "titanup.auth.v1.AuthAdminService", method: "RevokeUserInvitation", type: .unary, isIdempotent: true)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.auth.v1.AuthAdminService",
      methods: [listUsers, disableUser, enableUser, revokeUserSessions, issuePasswordReset, listUserInvitations, revokeUserInvitation])
  }
}

extension AuthV1 {
  /// What only operators call.
  package protocol AuthAdminServiceProtocol: RPCService {
    /// Accounts, the newest first. INVALID_ARGUMENT EMAIL_INVALID, PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    func listUsers(_ request: AuthV1.ListUsersRequest, context: ServerContext) async throws -> AuthV1.ListUsersResponse

    /// Shuts an account: its devices are signed out, and it cannot sign in. Nothing of it is deleted.
    ///
    /// INVALID_ARGUMENT USER_ID_INVALID. NOT_FOUND USER_NOT_FOUND.
    func disableUser(_ request: AuthV1.DisableUserRequest, context: ServerContext) async throws -> AuthV1.DisableUserResponse

    /// Opens an account again. Errors as of DisableUser.
    func enableUser(_ request: AuthV1.EnableUserRequest, context: ServerContext) async throws -> AuthV1.EnableUserResponse

    /// Signs all devices of an account out. Errors as of DisableUser.
    func revokeUserSessions(_ request: AuthV1.RevokeUserSessionsRequest, context: ServerContext) async throws -> AuthV1.RevokeUserSessionsResponse

    /// Lets the owner of an account set a new password. Where mail is sent, a mail goes to the account's address; elsewhere
    /// the operator hands the token or the code of the response over, which are good for 10 minutes. Errors as of
    /// DisableUser; PERMISSION_DENIED REAUTHENTICATION_REQUIRED.
    func issuePasswordReset(_ request: AuthV1.IssuePasswordResetRequest, context: ServerContext) async throws -> AuthV1.IssuePasswordResetResponse

    /// Everybody's invitations, the newest first; those that are over, too. Operators make theirs by
    /// AuthService.CreateInvitation. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    func listUserInvitations(_ request: AuthV1.ListUserInvitationsRequest, context: ServerContext) async throws -> AuthV1.ListUserInvitationsResponse

    /// Makes anybody's invitation useless, as AuthService.RevokeInvitation does for one's own. INVALID_ARGUMENT
    /// INVITATION_ID_INVALID. NOT_FOUND INVITATION_NOT_FOUND.
    func revokeUserInvitation(_ request: AuthV1.RevokeUserInvitationRequest, context: ServerContext) async throws -> AuthV1.RevokeUserInvitationResponse
  }
}

extension AuthV1.AuthAdminServiceProtocol {
  package static var descriptor: ServiceDescriptor { AuthV1.AuthAdminServiceMethods.descriptor }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(AuthV1.AuthAdminServiceMethods.listUsers) {
      try await listUsers($0, context: $1)
    }
    router.unary(AuthV1.AuthAdminServiceMethods.disableUser) {
      try await disableUser($0, context: $1)
    }
    router.unary(AuthV1.AuthAdminServiceMethods.enableUser) {
      try await enableUser($0, context: $1)
    }
    router.unary(AuthV1.AuthAdminServiceMethods.revokeUserSessions) {
      try await revokeUserSessions($0, context: $1)
    }
    router.unary(AuthV1.AuthAdminServiceMethods.issuePasswordReset) {
      try await issuePasswordReset($0, context: $1)
    }
    router.unary(AuthV1.AuthAdminServiceMethods.listUserInvitations) {
      try await listUserInvitations($0, context: $1)
    }
    router.unary(AuthV1.AuthAdminServiceMethods.revokeUserInvitation) {
      try await revokeUserInvitation($0, context: $1)
    }
  }
}

extension AuthV1 {
  /// Calls `titanup.auth.v1.AuthAdminService` over a channel.
  package struct AuthAdminServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Accounts, the newest first. INVALID_ARGUMENT EMAIL_INVALID, PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    package func listUsers(
      _ request: AuthV1.ListUsersRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ListUsersResponse {
      try await channel.unary(AuthAdminServiceMethods.listUsers, request, options ?? self.options)
    }

    /// Shuts an account: its devices are signed out, and it cannot sign in. Nothing of it is deleted.
    ///
    /// INVALID_ARGUMENT USER_ID_INVALID. NOT_FOUND USER_NOT_FOUND.
    package func disableUser(
      _ request: AuthV1.DisableUserRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.DisableUserResponse {
      try await channel.unary(AuthAdminServiceMethods.disableUser, request, options ?? self.options)
    }

    /// Opens an account again. Errors as of DisableUser.
    package func enableUser(
      _ request: AuthV1.EnableUserRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.EnableUserResponse {
      try await channel.unary(AuthAdminServiceMethods.enableUser, request, options ?? self.options)
    }

    /// Signs all devices of an account out. Errors as of DisableUser.
    package func revokeUserSessions(
      _ request: AuthV1.RevokeUserSessionsRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RevokeUserSessionsResponse {
      try await channel.unary(AuthAdminServiceMethods.revokeUserSessions, request, options ?? self.options)
    }

    /// Lets the owner of an account set a new password. Where mail is sent, a mail goes to the account's address; elsewhere
    /// the operator hands the token or the code of the response over, which are good for 10 minutes. Errors as of
    /// DisableUser; PERMISSION_DENIED REAUTHENTICATION_REQUIRED.
    package func issuePasswordReset(
      _ request: AuthV1.IssuePasswordResetRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.IssuePasswordResetResponse {
      try await channel.unary(AuthAdminServiceMethods.issuePasswordReset, request, options ?? self.options)
    }

    /// Everybody's invitations, the newest first; those that are over, too. Operators make theirs by
    /// AuthService.CreateInvitation. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    package func listUserInvitations(
      _ request: AuthV1.ListUserInvitationsRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ListUserInvitationsResponse {
      try await channel.unary(AuthAdminServiceMethods.listUserInvitations, request, options ?? self.options)
    }

    /// Makes anybody's invitation useless, as AuthService.RevokeInvitation does for one's own. INVALID_ARGUMENT
    /// INVITATION_ID_INVALID. NOT_FOUND INVITATION_NOT_FOUND.
    package func revokeUserInvitation(
      _ request: AuthV1.RevokeUserInvitationRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RevokeUserInvitationResponse {
      try await channel.unary(AuthAdminServiceMethods.revokeUserInvitation, request, options ?? self.options)
    }
  }
}
