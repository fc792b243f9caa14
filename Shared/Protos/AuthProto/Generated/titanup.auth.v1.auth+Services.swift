// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/auth/v1/auth.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
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
      service: "titanup.auth.v1.AuthService", method: "WhoAmI", type: .unary, hasNoSideEffects: true)
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
      service: "titanup.auth.v1.AuthService", method: "ListAuthSessions", type: .unary, hasNoSideEffects: true)
    package static let revokeAuthSession = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "RevokeAuthSession", type: .unary, isIdempotent: true)
    package static let revokeOtherAuthSessions = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "RevokeOtherAuthSessions", type: .unary, isIdempotent: true)
    package static let listSecurityEvents = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "ListSecurityEvents", type: .unary, hasNoSideEffects: true)
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
      service: "titanup.auth.v1.AuthService", method: "GetDeletionReceipt", type: .unary, hasNoSideEffects: true)
    package static let createInvitation = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "CreateInvitation", type: .unary)
    package static let listInvitations = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "ListInvitations", type: .unary, hasNoSideEffects: true)
    package static let revokeInvitation = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "RevokeInvitation", type: .unary, isIdempotent: true)
    package static let createPersonalAccessToken = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "CreatePersonalAccessToken", type: .unary)
    package static let listPersonalAccessTokens = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "ListPersonalAccessTokens", type: .unary, hasNoSideEffects: true)
    package static let revokePersonalAccessToken = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "RevokePersonalAccessToken", type: .unary, isIdempotent: true)
    package static let getJwks = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "GetJwks", type: .unary, hasNoSideEffects: true)
    package static let beginPasskeyRegistration = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "BeginPasskeyRegistration", type: .unary)
    package static let registerPasskey = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "RegisterPasskey", type: .unary)
    package static let listPasskeys = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "ListPasskeys", type: .unary, hasNoSideEffects: true)
    package static let renamePasskey = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "RenamePasskey", type: .unary, isIdempotent: true)
    package static let deletePasskey = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "DeletePasskey", type: .unary)
    package static let beginPasskeySignIn = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "BeginPasskeySignIn", type: .unary)
    package static let signInWithPasskey = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "SignInWithPasskey", type: .unary)
    package static let getSignInMethods = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "GetSignInMethods", type: .unary, hasNoSideEffects: true)
    package static let beginProviderSignIn = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "BeginProviderSignIn", type: .unary)
    package static let finishProviderSignIn = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "FinishProviderSignIn", type: .unary)
    package static let getProviderLink = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "GetProviderLink", type: .unary, hasNoSideEffects: true)
    package static let linkProvider = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "LinkProvider", type: .unary)
    package static let unlinkProvider = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "UnlinkProvider", type: .unary, isIdempotent: true)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.auth.v1.AuthService",
      methods: [register, signIn, refreshToken, signOut, whoAmI, verifyMfa, reauthenticate, enrollTotp, activateTotp, disableTotp, regenerateRecoveryCodes, listAuthSessions, revokeAuthSession, revokeOtherAuthSessions, listSecurityEvents, verifyEmail, resendVerification, requestPasswordReset, confirmPasswordReset, changePassword, changeEmail, confirmEmailChange, deleteAccount, cancelAccountDeletion, getDeletionReceipt, createInvitation, listInvitations, revokeInvitation, createPersonalAccessToken, listPersonalAccessTokens, revokePersonalAccessToken, getJwks, beginPasskeyRegistration, registerPasskey, listPasskeys, renamePasskey, deletePasskey, beginPasskeySignIn, signInWithPasskey, getSignInMethods, beginProviderSignIn, finishProviderSignIn, getProviderLink, linkProvider, unlinkProvider])
  }
}

extension AuthV1 {
  /// The methods that users and their devices call. Methods that are open to everybody return RESOURCE_EXHAUSTED
  /// RATE_LIMITED, with RetryInfo, if one neighbourhood of addresses calls them too often.
  package protocol AuthServiceProtocol: ReflectedService {
    /// Creates an account and signs in its first device. Open to everybody.
    ///
    /// If this installation sends mail, the address must be verified first: the account is created, a mail goes out, and
    /// the response has no tokens. If the address is already taken, the response is the same, and its owner gets a
    /// different mail.
    ///
    /// The operator decides who can register (TITANUP_REGISTRATION). FAILED_PRECONDITION REGISTRATION_CLOSED if nobody
    /// can; INVITATION_REQUIRED if the request needs an invitation and has none. INVALID_ARGUMENT INVITATION_INVALID for a
    /// code that isn't an invitation to this installation, has expired, was revoked or is used up. None of these errors
    /// reveals anything about the address.
    ///
    /// INVALID_ARGUMENT with a violation for each wrong field: EMAIL_INVALID, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG,
    /// PASSWORD_BREACHED (on the list of common and breached passwords), PASSWORD_GUESSABLE (it repeats itself, follows
    /// the keyboard, or is little more than the address, the name or `titanup`), NAME_EMPTY, FIELD_EMPTY, FIELD_TOO_LONG,
    /// FIELD_INVALID (a control character), LOCALE_INVALID; the error's own reason is that of the fields, or INVALID_FIELD
    /// if theirs differ. ALREADY_EXISTS EMAIL_TAKEN, if this installation sends no mail. RESOURCE_EXHAUSTED
    /// PASSWORD_QUEUE_FULL, with RetryInfo, while too many passwords are being hashed.
    func register(_ request: AuthV1.RegisterRequest, context: ServerContext) async throws -> AuthV1.RegisterResponse

    /// Opens an auth session for one device with e-mail and password. Open to everybody.
    ///
    /// INVALID_ARGUMENT FIELD_EMPTY, and FIELD_TOO_LONG, FIELD_INVALID for the device. UNAUTHENTICATED BAD_CREDENTIALS,
    /// for a wrong password and for an unknown e-mail alike. FAILED_PRECONDITION EMAIL_UNVERIFIED if the password is right
    /// but the address isn't verified yet. RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL while too many passwords are being
    /// checked, TOO_MANY_ATTEMPTS after failures, also for an unknown e-mail; both with RetryInfo. FAILED_PRECONDITION
    /// ACCOUNT_DISABLED, if the password is right but an operator has shut the account. ABORTED CONCURRENT_CHANGE if the
    /// account kept changing during the call.
    func signIn(_ request: AuthV1.SignInRequest, context: ServerContext) async throws -> AuthV1.SignInResponse

    /// Exchanges a refresh token for new tokens. Open to everybody with a refresh token.
    ///
    /// If a response gets lost, ask again with the same token: it works until its successor is used. Any older token
    /// counts as stolen, and the whole auth session is revoked. UNAUTHENTICATED REFRESH_TOKEN_INVALID, SESSION_EXPIRED,
    /// SESSION_REVOKED, REFRESH_TOKEN_REUSED.
    func refreshToken(_ request: AuthV1.RefreshTokenRequest, context: ServerContext) async throws -> AuthV1.RefreshTokenResponse

    /// Ends the auth session of the access token; its refresh token stops working at once.
    func signOut(_ request: AuthV1.SignOutRequest, context: ServerContext) async throws -> AuthV1.SignOutResponse

    /// Returns the user whom the access token names. UNAUTHENTICATED SESSION_REVOKED, SESSION_EXPIRED if its auth session
    /// is over.
    func whoAmI(_ request: AuthV1.WhoAmIRequest, context: ServerContext) async throws -> AuthV1.WhoAmIResponse

    /// Completes a sign-in that returned a challenge, with a code of the second factor or a passkey. Open to everybody with
    /// a challenge.
    ///
    /// INVALID_ARGUMENT FIELD_EMPTY. UNAUTHENTICATED MFA_INVALID; PASSKEY_INVALID, PASSKEY_BLOCKED as in SignInWithPasskey.
    /// FAILED_PRECONDITION CHALLENGE_EXPIRED, also if the password has changed since; ACCOUNT_DISABLED. RESOURCE_EXHAUSTED
    /// TOO_MANY_ATTEMPTS, with RetryInfo, after wrong codes.
    func verifyMfa(_ request: AuthV1.VerifyMfaRequest, context: ServerContext) async throws -> AuthV1.VerifyMfaResponse

    /// Confirms the caller's identity before a sensitive step: the access token in the response allows such steps for five
    /// minutes, as a token from a sign-in does.
    ///
    /// INVALID_ARGUMENT FIELD_EMPTY if the proof isn't the one the account requires: the password, or, once a second
    /// factor is on, one of its codes; a passkey always does. UNAUTHENTICATED BAD_CREDENTIALS, MFA_INVALID; PASSKEY_INVALID,
    /// PASSKEY_BLOCKED as in SignInWithPasskey. RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL, TOO_MANY_ATTEMPTS, with RetryInfo.
    ///
    /// An answer of the provider confirms it, too, if the account is linked with the person. FAILED_PRECONDITION
    /// PROVIDER_NOT_LINKED; errors of answers and of the provider as in FinishProviderSignIn.
    func reauthenticate(_ request: AuthV1.ReauthenticateRequest, context: ServerContext) async throws -> AuthV1.ReauthenticateResponse

    /// Returns the secret of a second factor for an authenticator app. The second factor takes effect with ActivateTotp;
    /// until then another call creates a new secret and voids the previous one.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED. FAILED_PRECONDITION ALREADY_ENROLLED.
    func enrollTotp(_ request: AuthV1.EnrollTotpRequest, context: ServerContext) async throws -> AuthV1.EnrollTotpResponse

    /// Switches the second factor on, given a code that proves that the app has the secret; returns recovery codes.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED. UNAUTHENTICATED MFA_INVALID. FAILED_PRECONDITION NOT_ENROLLED,
    /// ALREADY_ENROLLED. RESOURCE_EXHAUSTED TOO_MANY_ATTEMPTS, with RetryInfo.
    func activateTotp(_ request: AuthV1.ActivateTotpRequest, context: ServerContext) async throws -> AuthV1.ActivateTotpResponse

    /// Switches the second factor off and voids its recovery codes. Only the password then protects the account, so the
    /// caller must enter it, and it must have the length that a password alone requires.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED. INVALID_ARGUMENT FIELD_EMPTY. UNAUTHENTICATED BAD_CREDENTIALS.
    /// FAILED_PRECONDITION NOT_ENROLLED, PASSWORD_TOO_SHORT. ABORTED CONCURRENT_CHANGE if the password was changed meanwhile.
    /// RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL, TOO_MANY_ATTEMPTS, with RetryInfo.
    func disableTotp(_ request: AuthV1.DisableTotpRequest, context: ServerContext) async throws -> AuthV1.DisableTotpResponse

    /// Creates new recovery codes; all old ones become void.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED. FAILED_PRECONDITION NOT_ENROLLED.
    func regenerateRecoveryCodes(_ request: AuthV1.RegenerateRecoveryCodesRequest, context: ServerContext) async throws -> AuthV1.RegenerateRecoveryCodesResponse

    /// Lists the devices that are signed in to the caller's account, newest sign-in first.
    ///
    /// INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID. UNAUTHENTICATED SESSION_REVOKED, SESSION_EXPIRED if the
    /// caller's own auth session is over.
    func listAuthSessions(_ request: AuthV1.ListAuthSessionsRequest, context: ServerContext) async throws -> AuthV1.ListAuthSessionsResponse

    /// Signs out one of the caller's devices, possibly the calling one: its refresh token stops working at once, and every
    /// service refuses its access token within a second, or when it expires at the latest. Signing it out again changes
    /// nothing.
    ///
    /// INVALID_ARGUMENT AUTH_SESSION_ID_INVALID. NOT_FOUND AUTH_SESSION_NOT_FOUND if the caller has no such device.
    func revokeAuthSession(_ request: AuthV1.RevokeAuthSessionRequest, context: ServerContext) async throws -> AuthV1.RevokeAuthSessionResponse

    /// Signs out all of the caller's devices except the calling one.
    func revokeOtherAuthSessions(_ request: AuthV1.RevokeOtherAuthSessionsRequest, context: ServerContext) async throws -> AuthV1.RevokeOtherAuthSessionsResponse

    /// Lists security events of the caller's account, newest first.
    ///
    /// INVALID_ARGUMENT KIND_UNKNOWN, PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    func listSecurityEvents(_ request: AuthV1.ListSecurityEventsRequest, context: ServerContext) async throws -> AuthV1.ListSecurityEventsResponse

    /// Proves with the token or the code from a mail that an address belongs to its account. Open to everybody with a
    /// token or a code.
    ///
    /// Both are valid for 24 hours and work once: using one uses up the other. INVALID_ARGUMENT TOKEN_INVALID.
    /// FAILED_PRECONDITION TOKEN_USED, TOKEN_EXPIRED. INVALID_ARGUMENT FIELD_EMPTY, EMAIL_INVALID for the address of a
    /// code; CODE_INVALID, see MailCode.
    func verifyEmail(_ request: AuthV1.VerifyEmailRequest, context: ServerContext) async throws -> AuthV1.VerifyEmailResponse

    /// Sends the mail of Register again, if an account is waiting for it: the response is the same for every address. Open
    /// to everybody. INVALID_ARGUMENT FIELD_EMPTY, EMAIL_INVALID.
    func resendVerification(_ request: AuthV1.ResendVerificationRequest, context: ServerContext) async throws -> AuthV1.ResendVerificationResponse

    /// Sends a mail whose token or code sets a new password, if an account has the address: the response is the same for
    /// every address. Open to everybody. INVALID_ARGUMENT FIELD_EMPTY, EMAIL_INVALID.
    func requestPasswordReset(_ request: AuthV1.RequestPasswordResetRequest, context: ServerContext) async throws -> AuthV1.RequestPasswordResetResponse

    /// Sets a new password, given the token or the code from a mail, and signs out every device. A second factor stays as
    /// it is. Open to everybody with a token or a code; both are valid for 10 minutes.
    ///
    /// Errors of tokens and codes as in VerifyEmail. INVALID_ARGUMENT for the password as in Register. ABORTED
    /// CONCURRENT_CHANGE if the second factor was switched off meanwhile and the password is too short without it.
    /// RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL, with RetryInfo.
    func confirmPasswordReset(_ request: AuthV1.ConfirmPasswordResetRequest, context: ServerContext) async throws -> AuthV1.ConfirmPasswordResetResponse

    /// Sets a new password and signs out every other device.
    ///
    /// UNAUTHENTICATED BAD_CREDENTIALS if the current one is wrong. INVALID_ARGUMENT FIELD_EMPTY, and for the new password
    /// as in Register. ABORTED CONCURRENT_CHANGE if the password was changed meanwhile, or the second factor was switched
    /// off and the new password is too short without it. RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL, TOO_MANY_ATTEMPTS, with
    /// RetryInfo.
    func changePassword(_ request: AuthV1.ChangePasswordRequest, context: ServerContext) async throws -> AuthV1.ChangePasswordResponse

    /// Requests another address. If this installation sends mail, the account keeps the old address until
    /// ConfirmEmailChange confirms the new one, and the response is the same if the address is already taken.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller confirmed their identity within the last 5 minutes.
    /// INVALID_ARGUMENT FIELD_EMPTY, EMAIL_INVALID. ALREADY_EXISTS EMAIL_TAKEN, if this installation sends no mail.
    func changeEmail(_ request: AuthV1.ChangeEmailRequest, context: ServerContext) async throws -> AuthV1.ChangeEmailResponse

    /// Gives the account its new address, given the token or the code from a mail; another mail informs the old address.
    /// Open to everybody with a token or a code.
    ///
    /// Both are valid for 24 hours. Errors of tokens and codes as in VerifyEmail. ALREADY_EXISTS EMAIL_TAKEN if another
    /// account has taken the address meanwhile.
    func confirmEmailChange(_ request: AuthV1.ConfirmEmailChangeRequest, context: ServerContext) async throws -> AuthV1.ConfirmEmailChangeResponse

    /// Schedules the caller's account for deletion after a grace period that the operator sets
    /// (TITANUP_ACCOUNT_DELETION_GRACE), signs out every device and revokes every personal access token at once. Until then
    /// its owner can sign in and cancel. Then auth erases the account and tells every other service to erase its data; the
    /// receipt says when each did. Calling it again returns the same response.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller confirmed their identity within the last 5 minutes.
    func deleteAccount(_ request: AuthV1.DeleteAccountRequest, context: ServerContext) async throws -> AuthV1.DeleteAccountResponse

    /// Cancels the deletion of the caller's account. Does nothing if none is scheduled.
    func cancelAccountDeletion(_ request: AuthV1.CancelAccountDeletionRequest, context: ServerContext) async throws -> AuthV1.CancelAccountDeletionResponse

    /// Returns a signed receipt once every service has erased a deleted account. Open to everybody with the token that
    /// DeleteAccount returned.
    ///
    /// NOT_FOUND DELETION_NOT_FOUND for any other token, and if the deletion was cancelled. FAILED_PRECONDITION
    /// DELETION_PENDING until all services have confirmed; `waiting_for` in the error's metadata names those that haven't.
    func getDeletionReceipt(_ request: AuthV1.GetDeletionReceiptRequest, context: ServerContext) async throws -> AuthV1.GetDeletionReceiptResponse

    /// Creates an invitation, which lets other people register if registration accepts one. Only its creator ever sees the
    /// code.
    ///
    /// Operators can always create one, everybody else if the operator allows it (TITANUP_INVITATIONS_PER_USER says how
    /// many people each account may invite; a revoked or expired invitation counts only the people who used it).
    /// PERMISSION_DENIED INVITATIONS_NOT_ALLOWED. RESOURCE_EXHAUSTED TOO_MANY_INVITATIONS. INVALID_ARGUMENT
    /// MAX_USES_INVALID, LIFETIME_INVALID.
    func createInvitation(_ request: AuthV1.CreateInvitationRequest, context: ServerContext) async throws -> AuthV1.CreateInvitationResponse

    /// Lists the caller's own invitations, newest first, including those that are over. INVALID_ARGUMENT
    /// PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    func listInvitations(_ request: AuthV1.ListInvitationsRequest, context: ServerContext) async throws -> AuthV1.ListInvitationsResponse

    /// Revokes one of the caller's invitations; people who have registered with it keep their accounts. One that is over
    /// stays as it is. INVALID_ARGUMENT INVITATION_ID_INVALID. NOT_FOUND INVITATION_NOT_FOUND if the caller has no such
    /// invitation.
    func revokeInvitation(_ request: AuthV1.RevokeInvitationRequest, context: ServerContext) async throws -> AuthV1.RevokeInvitationResponse

    /// Creates a personal access token, with which a program of the caller's calls services as its scopes permit. Only the
    /// response has its secret. It works until it expires, its owner revokes it, or the account is shut or deleted; a new
    /// password doesn't end it.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller confirmed their identity within the last 5 minutes.
    /// INVALID_ARGUMENT NAME_EMPTY, FIELD_TOO_LONG, FIELD_INVALID, SCOPES_EMPTY, SCOPE_UNKNOWN, LIFETIME_INVALID.
    /// RESOURCE_EXHAUSTED TOO_MANY_TOKENS beyond 50 that aren't revoked.
    func createPersonalAccessToken(_ request: AuthV1.CreatePersonalAccessTokenRequest, context: ServerContext) async throws -> AuthV1.CreatePersonalAccessTokenResponse

    /// Lists the caller's personal access tokens, newest first, without those that were revoked. One that has expired is
    /// listed for another 30 days. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    func listPersonalAccessTokens(_ request: AuthV1.ListPersonalAccessTokensRequest, context: ServerContext) async throws -> AuthV1.ListPersonalAccessTokensResponse

    /// Revokes one of the caller's personal access tokens: every service refuses it within a second, or within a minute
    /// while it can't hear of that. Revoking it again changes nothing.
    ///
    /// INVALID_ARGUMENT PERSONAL_ACCESS_TOKEN_ID_INVALID. NOT_FOUND PERSONAL_ACCESS_TOKEN_NOT_FOUND if the caller has no
    /// such token.
    func revokePersonalAccessToken(_ request: AuthV1.RevokePersonalAccessTokenRequest, context: ServerContext) async throws -> AuthV1.RevokePersonalAccessTokenResponse

    /// The public keys that verify access tokens. Open to everybody.
    func getJwks(_ request: AuthV1.GetJwksRequest, context: ServerContext) async throws -> AuthV1.GetJwksResponse

    /// Begins to add a passkey (WebAuthn) to the caller's account: returns what the page hands to
    /// `navigator.credentials.create`. The passkey is to be discoverable and its user verified, and it needs no
    /// attestation. RegisterPasskey completes it within five minutes.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller confirmed their identity within the last 5 minutes.
    /// RESOURCE_EXHAUSTED TOO_MANY_PASSKEYS beyond 20.
    func beginPasskeyRegistration(_ request: AuthV1.BeginPasskeyRegistrationRequest, context: ServerContext) async throws -> AuthV1.BeginPasskeyRegistrationResponse

    /// Adds the passkey that an authenticator has made; a mail informs the owner. From then on it signs in without address
    /// and password, and stands in for the second factor.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED. INVALID_ARGUMENT NAME_EMPTY, FIELD_TOO_LONG, FIELD_INVALID for the name;
    /// PASSKEY_INVALID, if the authenticator's answer is of another origin or another kind, its user wasn't verified, or its
    /// signature doesn't match. FAILED_PRECONDITION CHALLENGE_EXPIRED: begin again. ALREADY_EXISTS PASSKEY_EXISTS if the
    /// account has this passkey. RESOURCE_EXHAUSTED TOO_MANY_PASSKEYS beyond 20.
    func registerPasskey(_ request: AuthV1.RegisterPasskeyRequest, context: ServerContext) async throws -> AuthV1.RegisterPasskeyResponse

    /// Lists the caller's passkeys, newest first. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    func listPasskeys(_ request: AuthV1.ListPasskeysRequest, context: ServerContext) async throws -> AuthV1.ListPasskeysResponse

    /// Gives one of the caller's passkeys another name.
    ///
    /// INVALID_ARGUMENT PASSKEY_ID_INVALID, and for the name as in RegisterPasskey. NOT_FOUND PASSKEY_NOT_FOUND if the caller
    /// has no such passkey.
    func renamePasskey(_ request: AuthV1.RenamePasskeyRequest, context: ServerContext) async throws -> AuthV1.RenamePasskeyResponse

    /// Removes one of the caller's passkeys, which then signs nobody in; a mail informs the owner. Devices that signed in with
    /// it stay signed in. The authenticator keeps its part until its owner deletes it there.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller confirmed their identity within the last 5 minutes.
    /// INVALID_ARGUMENT PASSKEY_ID_INVALID. NOT_FOUND PASSKEY_NOT_FOUND if the caller has no such passkey.
    func deletePasskey(_ request: AuthV1.DeletePasskeyRequest, context: ServerContext) async throws -> AuthV1.DeletePasskeyResponse

    /// Begins a proof by passkey: returns what the page hands to `navigator.credentials.get`. It names no account, and is the
    /// same for everybody but for the challenge, which is good for one proof within five minutes, in SignInWithPasskey,
    /// VerifyMfa or Reauthenticate. Open to everybody.
    func beginPasskeySignIn(_ request: AuthV1.BeginPasskeySignInRequest, context: ServerContext) async throws -> AuthV1.BeginPasskeySignInResponse

    /// Opens an auth session for one device with a passkey. It has verified its user, so it counts as two factors: no second
    /// one is asked for. Open to everybody.
    ///
    /// INVALID_ARGUMENT FIELD_TOO_LONG, FIELD_INVALID for the device. UNAUTHENTICATED PASSKEY_INVALID for an unknown passkey,
    /// a wrong or expired challenge and a wrong signature alike; PASSKEY_BLOCKED if its signature counter ran back, so that
    /// somebody may have a copy: the passkey is blocked for good, and its owner informed by event and mail.
    /// FAILED_PRECONDITION EMAIL_UNVERIFIED, ACCOUNT_DISABLED. ABORTED CONCURRENT_CHANGE if the account kept changing during
    /// the call.
    func signInWithPasskey(_ request: AuthV1.SignInWithPasskeyRequest, context: ServerContext) async throws -> AuthV1.SignInWithPasskeyResponse

    /// Returns the ways to sign in here. Open to everybody.
    func getSignInMethods(_ request: AuthV1.GetSignInMethodsRequest, context: ServerContext) async throws -> AuthV1.GetSignInMethodsResponse

    /// Begins a sign-in with the installation's OpenID Connect provider (authorization code flow with PKCE): open the URL
    /// in a browser, and keep the binding where only that browser finds it. The provider sends the browser back to this
    /// installation with an answer for FinishProviderSignIn, LinkProvider or Reauthenticate. Open to everybody.
    ///
    /// FAILED_PRECONDITION PROVIDER_NOT_CONFIGURED. What can go wrong with the provider: UNAVAILABLE PROVIDER_UNREACHABLE,
    /// PROVIDER_TIMEOUT; FAILED_PRECONDITION PROVIDER_ANSWER_INVALID, PROVIDER_ISSUER_MISMATCH if it names another issuer
    /// than the one configured.
    func beginProviderSignIn(_ request: AuthV1.BeginProviderSignInRequest, context: ServerContext) async throws -> AuthV1.BeginProviderSignInResponse

    /// Opens an auth session for the person whom the provider names. Open to everybody with an answer of the provider.
    ///
    /// An answer works once, within 10 minutes and with the binding that its beginning returned, whatever comes of it:
    /// after an error, begin again. A person without an account gets one, if they may register here (errors as in
    /// Register) and the provider vouches for an e-mail address that no account has. An account with that address is never
    /// linked by itself: its owner signs in to it and calls LinkProvider. The account's second factor isn't asked for:
    /// that is up to the provider.
    ///
    /// FAILED_PRECONDITION SIGN_IN_EXPIRED for an answer that is late, was used, or belongs to another browser;
    /// PROVIDER_LINK_REQUIRED if an account has the address; PROVIDER_EMAIL_UNVERIFIED if the provider doesn't vouch for
    /// one; ACCOUNT_DISABLED; PROVIDER_DENIED if the provider refused, such as when the person cancelled. What can go wrong
    /// with the provider as in BeginProviderSignIn, and FAILED_PRECONDITION PROVIDER_CODE_REFUSED if it refuses the code;
    /// PROVIDER_KEY_UNKNOWN if it publishes no key that its ID token names; PROVIDER_TOKEN_INVALID if the ID token is
    /// forged, expired, or meant for somebody else: `claim` in the error's metadata names the part. INVALID_ARGUMENT
    /// FIELD_EMPTY, FIELD_TOO_LONG, FIELD_INVALID, LOCALE_INVALID. ABORTED CONCURRENT_CHANGE.
    func finishProviderSignIn(_ request: AuthV1.FinishProviderSignInRequest, context: ServerContext) async throws -> AuthV1.FinishProviderSignInResponse

    /// Returns the caller's link with the provider.
    func getProviderLink(_ request: AuthV1.GetProviderLinkRequest, context: ServerContext) async throws -> AuthV1.GetProviderLinkResponse

    /// Links the caller's account with the person whom the provider names: both ways to sign in then lead to it.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller confirmed their identity within the last 5 minutes;
    /// the answer isn't used up by that. ALREADY_EXISTS PROVIDER_ALREADY_LINKED if the account is linked with somebody
    /// else, PROVIDER_PERSON_TAKEN if another account is linked with this person. Errors of answers and of the provider as
    /// in FinishProviderSignIn.
    func linkProvider(_ request: AuthV1.LinkProviderRequest, context: ServerContext) async throws -> AuthV1.LinkProviderResponse

    /// Unlinks the caller's account from the provider. Does nothing if it isn't linked.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED. FAILED_PRECONDITION PROVIDER_ONLY_WAY_IN if nothing else would open
    /// the account: it has no password, or passwords are off here.
    func unlinkProvider(_ request: AuthV1.UnlinkProviderRequest, context: ServerContext) async throws -> AuthV1.UnlinkProviderResponse
  }
}

extension AuthV1.AuthServiceProtocol {
  package static var descriptor: ServiceDescriptor { AuthV1.AuthServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { AuthV1.protoFiles }

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
    router.unary(AuthV1.AuthServiceMethods.createPersonalAccessToken) {
      try await createPersonalAccessToken($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.listPersonalAccessTokens) {
      try await listPersonalAccessTokens($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.revokePersonalAccessToken) {
      try await revokePersonalAccessToken($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.getJwks) {
      try await getJwks($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.beginPasskeyRegistration) {
      try await beginPasskeyRegistration($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.registerPasskey) {
      try await registerPasskey($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.listPasskeys) {
      try await listPasskeys($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.renamePasskey) {
      try await renamePasskey($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.deletePasskey) {
      try await deletePasskey($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.beginPasskeySignIn) {
      try await beginPasskeySignIn($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.signInWithPasskey) {
      try await signInWithPasskey($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.getSignInMethods) {
      try await getSignInMethods($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.beginProviderSignIn) {
      try await beginProviderSignIn($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.finishProviderSignIn) {
      try await finishProviderSignIn($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.getProviderLink) {
      try await getProviderLink($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.linkProvider) {
      try await linkProvider($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.unlinkProvider) {
      try await unlinkProvider($0, context: $1)
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

    /// Creates an account and signs in its first device. Open to everybody.
    ///
    /// If this installation sends mail, the address must be verified first: the account is created, a mail goes out, and
    /// the response has no tokens. If the address is already taken, the response is the same, and its owner gets a
    /// different mail.
    ///
    /// The operator decides who can register (TITANUP_REGISTRATION). FAILED_PRECONDITION REGISTRATION_CLOSED if nobody
    /// can; INVITATION_REQUIRED if the request needs an invitation and has none. INVALID_ARGUMENT INVITATION_INVALID for a
    /// code that isn't an invitation to this installation, has expired, was revoked or is used up. None of these errors
    /// reveals anything about the address.
    ///
    /// INVALID_ARGUMENT with a violation for each wrong field: EMAIL_INVALID, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG,
    /// PASSWORD_BREACHED (on the list of common and breached passwords), PASSWORD_GUESSABLE (it repeats itself, follows
    /// the keyboard, or is little more than the address, the name or `titanup`), NAME_EMPTY, FIELD_EMPTY, FIELD_TOO_LONG,
    /// FIELD_INVALID (a control character), LOCALE_INVALID; the error's own reason is that of the fields, or INVALID_FIELD
    /// if theirs differ. ALREADY_EXISTS EMAIL_TAKEN, if this installation sends no mail. RESOURCE_EXHAUSTED
    /// PASSWORD_QUEUE_FULL, with RetryInfo, while too many passwords are being hashed.
    package func register(
      _ request: AuthV1.RegisterRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RegisterResponse {
      try await channel.unary(AuthServiceMethods.register, request, options ?? self.options)
    }

    /// Opens an auth session for one device with e-mail and password. Open to everybody.
    ///
    /// INVALID_ARGUMENT FIELD_EMPTY, and FIELD_TOO_LONG, FIELD_INVALID for the device. UNAUTHENTICATED BAD_CREDENTIALS,
    /// for a wrong password and for an unknown e-mail alike. FAILED_PRECONDITION EMAIL_UNVERIFIED if the password is right
    /// but the address isn't verified yet. RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL while too many passwords are being
    /// checked, TOO_MANY_ATTEMPTS after failures, also for an unknown e-mail; both with RetryInfo. FAILED_PRECONDITION
    /// ACCOUNT_DISABLED, if the password is right but an operator has shut the account. ABORTED CONCURRENT_CHANGE if the
    /// account kept changing during the call.
    package func signIn(
      _ request: AuthV1.SignInRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.SignInResponse {
      try await channel.unary(AuthServiceMethods.signIn, request, options ?? self.options)
    }

    /// Exchanges a refresh token for new tokens. Open to everybody with a refresh token.
    ///
    /// If a response gets lost, ask again with the same token: it works until its successor is used. Any older token
    /// counts as stolen, and the whole auth session is revoked. UNAUTHENTICATED REFRESH_TOKEN_INVALID, SESSION_EXPIRED,
    /// SESSION_REVOKED, REFRESH_TOKEN_REUSED.
    package func refreshToken(
      _ request: AuthV1.RefreshTokenRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RefreshTokenResponse {
      try await channel.unary(AuthServiceMethods.refreshToken, request, options ?? self.options)
    }

    /// Ends the auth session of the access token; its refresh token stops working at once.
    package func signOut(
      _ request: AuthV1.SignOutRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.SignOutResponse {
      try await channel.unary(AuthServiceMethods.signOut, request, options ?? self.options)
    }

    /// Returns the user whom the access token names. UNAUTHENTICATED SESSION_REVOKED, SESSION_EXPIRED if its auth session
    /// is over.
    package func whoAmI(
      _ request: AuthV1.WhoAmIRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.WhoAmIResponse {
      try await channel.unary(AuthServiceMethods.whoAmI, request, options ?? self.options)
    }

    /// Completes a sign-in that returned a challenge, with a code of the second factor or a passkey. Open to everybody with
    /// a challenge.
    ///
    /// INVALID_ARGUMENT FIELD_EMPTY. UNAUTHENTICATED MFA_INVALID; PASSKEY_INVALID, PASSKEY_BLOCKED as in SignInWithPasskey.
    /// FAILED_PRECONDITION CHALLENGE_EXPIRED, also if the password has changed since; ACCOUNT_DISABLED. RESOURCE_EXHAUSTED
    /// TOO_MANY_ATTEMPTS, with RetryInfo, after wrong codes.
    package func verifyMfa(
      _ request: AuthV1.VerifyMfaRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.VerifyMfaResponse {
      try await channel.unary(AuthServiceMethods.verifyMfa, request, options ?? self.options)
    }

    /// Confirms the caller's identity before a sensitive step: the access token in the response allows such steps for five
    /// minutes, as a token from a sign-in does.
    ///
    /// INVALID_ARGUMENT FIELD_EMPTY if the proof isn't the one the account requires: the password, or, once a second
    /// factor is on, one of its codes; a passkey always does. UNAUTHENTICATED BAD_CREDENTIALS, MFA_INVALID; PASSKEY_INVALID,
    /// PASSKEY_BLOCKED as in SignInWithPasskey. RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL, TOO_MANY_ATTEMPTS, with RetryInfo.
    ///
    /// An answer of the provider confirms it, too, if the account is linked with the person. FAILED_PRECONDITION
    /// PROVIDER_NOT_LINKED; errors of answers and of the provider as in FinishProviderSignIn.
    package func reauthenticate(
      _ request: AuthV1.ReauthenticateRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ReauthenticateResponse {
      try await channel.unary(AuthServiceMethods.reauthenticate, request, options ?? self.options)
    }

    /// Returns the secret of a second factor for an authenticator app. The second factor takes effect with ActivateTotp;
    /// until then another call creates a new secret and voids the previous one.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED. FAILED_PRECONDITION ALREADY_ENROLLED.
    package func enrollTotp(
      _ request: AuthV1.EnrollTotpRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.EnrollTotpResponse {
      try await channel.unary(AuthServiceMethods.enrollTotp, request, options ?? self.options)
    }

    /// Switches the second factor on, given a code that proves that the app has the secret; returns recovery codes.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED. UNAUTHENTICATED MFA_INVALID. FAILED_PRECONDITION NOT_ENROLLED,
    /// ALREADY_ENROLLED. RESOURCE_EXHAUSTED TOO_MANY_ATTEMPTS, with RetryInfo.
    package func activateTotp(
      _ request: AuthV1.ActivateTotpRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ActivateTotpResponse {
      try await channel.unary(AuthServiceMethods.activateTotp, request, options ?? self.options)
    }

    /// Switches the second factor off and voids its recovery codes. Only the password then protects the account, so the
    /// caller must enter it, and it must have the length that a password alone requires.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED. INVALID_ARGUMENT FIELD_EMPTY. UNAUTHENTICATED BAD_CREDENTIALS.
    /// FAILED_PRECONDITION NOT_ENROLLED, PASSWORD_TOO_SHORT. ABORTED CONCURRENT_CHANGE if the password was changed meanwhile.
    /// RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL, TOO_MANY_ATTEMPTS, with RetryInfo.
    package func disableTotp(
      _ request: AuthV1.DisableTotpRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.DisableTotpResponse {
      try await channel.unary(AuthServiceMethods.disableTotp, request, options ?? self.options)
    }

    /// Creates new recovery codes; all old ones become void.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED. FAILED_PRECONDITION NOT_ENROLLED.
    package func regenerateRecoveryCodes(
      _ request: AuthV1.RegenerateRecoveryCodesRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RegenerateRecoveryCodesResponse {
      try await channel.unary(AuthServiceMethods.regenerateRecoveryCodes, request, options ?? self.options)
    }

    /// Lists the devices that are signed in to the caller's account, newest sign-in first.
    ///
    /// INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID. UNAUTHENTICATED SESSION_REVOKED, SESSION_EXPIRED if the
    /// caller's own auth session is over.
    package func listAuthSessions(
      _ request: AuthV1.ListAuthSessionsRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ListAuthSessionsResponse {
      try await channel.unary(AuthServiceMethods.listAuthSessions, request, options ?? self.options)
    }

    /// Signs out one of the caller's devices, possibly the calling one: its refresh token stops working at once, and every
    /// service refuses its access token within a second, or when it expires at the latest. Signing it out again changes
    /// nothing.
    ///
    /// INVALID_ARGUMENT AUTH_SESSION_ID_INVALID. NOT_FOUND AUTH_SESSION_NOT_FOUND if the caller has no such device.
    package func revokeAuthSession(
      _ request: AuthV1.RevokeAuthSessionRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RevokeAuthSessionResponse {
      try await channel.unary(AuthServiceMethods.revokeAuthSession, request, options ?? self.options)
    }

    /// Signs out all of the caller's devices except the calling one.
    package func revokeOtherAuthSessions(
      _ request: AuthV1.RevokeOtherAuthSessionsRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RevokeOtherAuthSessionsResponse {
      try await channel.unary(AuthServiceMethods.revokeOtherAuthSessions, request, options ?? self.options)
    }

    /// Lists security events of the caller's account, newest first.
    ///
    /// INVALID_ARGUMENT KIND_UNKNOWN, PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    package func listSecurityEvents(
      _ request: AuthV1.ListSecurityEventsRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ListSecurityEventsResponse {
      try await channel.unary(AuthServiceMethods.listSecurityEvents, request, options ?? self.options)
    }

    /// Proves with the token or the code from a mail that an address belongs to its account. Open to everybody with a
    /// token or a code.
    ///
    /// Both are valid for 24 hours and work once: using one uses up the other. INVALID_ARGUMENT TOKEN_INVALID.
    /// FAILED_PRECONDITION TOKEN_USED, TOKEN_EXPIRED. INVALID_ARGUMENT FIELD_EMPTY, EMAIL_INVALID for the address of a
    /// code; CODE_INVALID, see MailCode.
    package func verifyEmail(
      _ request: AuthV1.VerifyEmailRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.VerifyEmailResponse {
      try await channel.unary(AuthServiceMethods.verifyEmail, request, options ?? self.options)
    }

    /// Sends the mail of Register again, if an account is waiting for it: the response is the same for every address. Open
    /// to everybody. INVALID_ARGUMENT FIELD_EMPTY, EMAIL_INVALID.
    package func resendVerification(
      _ request: AuthV1.ResendVerificationRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ResendVerificationResponse {
      try await channel.unary(AuthServiceMethods.resendVerification, request, options ?? self.options)
    }

    /// Sends a mail whose token or code sets a new password, if an account has the address: the response is the same for
    /// every address. Open to everybody. INVALID_ARGUMENT FIELD_EMPTY, EMAIL_INVALID.
    package func requestPasswordReset(
      _ request: AuthV1.RequestPasswordResetRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RequestPasswordResetResponse {
      try await channel.unary(AuthServiceMethods.requestPasswordReset, request, options ?? self.options)
    }

    /// Sets a new password, given the token or the code from a mail, and signs out every device. A second factor stays as
    /// it is. Open to everybody with a token or a code; both are valid for 10 minutes.
    ///
    /// Errors of tokens and codes as in VerifyEmail. INVALID_ARGUMENT for the password as in Register. ABORTED
    /// CONCURRENT_CHANGE if the second factor was switched off meanwhile and the password is too short without it.
    /// RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL, with RetryInfo.
    package func confirmPasswordReset(
      _ request: AuthV1.ConfirmPasswordResetRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ConfirmPasswordResetResponse {
      try await channel.unary(AuthServiceMethods.confirmPasswordReset, request, options ?? self.options)
    }

    /// Sets a new password and signs out every other device.
    ///
    /// UNAUTHENTICATED BAD_CREDENTIALS if the current one is wrong. INVALID_ARGUMENT FIELD_EMPTY, and for the new password
    /// as in Register. ABORTED CONCURRENT_CHANGE if the password was changed meanwhile, or the second factor was switched
    /// off and the new password is too short without it. RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL, TOO_MANY_ATTEMPTS, with
    /// RetryInfo.
    package func changePassword(
      _ request: AuthV1.ChangePasswordRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ChangePasswordResponse {
      try await channel.unary(AuthServiceMethods.changePassword, request, options ?? self.options)
    }

    /// Requests another address. If this installation sends mail, the account keeps the old address until
    /// ConfirmEmailChange confirms the new one, and the response is the same if the address is already taken.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller confirmed their identity within the last 5 minutes.
    /// INVALID_ARGUMENT FIELD_EMPTY, EMAIL_INVALID. ALREADY_EXISTS EMAIL_TAKEN, if this installation sends no mail.
    package func changeEmail(
      _ request: AuthV1.ChangeEmailRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ChangeEmailResponse {
      try await channel.unary(AuthServiceMethods.changeEmail, request, options ?? self.options)
    }

    /// Gives the account its new address, given the token or the code from a mail; another mail informs the old address.
    /// Open to everybody with a token or a code.
    ///
    /// Both are valid for 24 hours. Errors of tokens and codes as in VerifyEmail. ALREADY_EXISTS EMAIL_TAKEN if another
    /// account has taken the address meanwhile.
    package func confirmEmailChange(
      _ request: AuthV1.ConfirmEmailChangeRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ConfirmEmailChangeResponse {
      try await channel.unary(AuthServiceMethods.confirmEmailChange, request, options ?? self.options)
    }

    /// Schedules the caller's account for deletion after a grace period that the operator sets
    /// (TITANUP_ACCOUNT_DELETION_GRACE), signs out every device and revokes every personal access token at once. Until then
    /// its owner can sign in and cancel. Then auth erases the account and tells every other service to erase its data; the
    /// receipt says when each did. Calling it again returns the same response.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller confirmed their identity within the last 5 minutes.
    package func deleteAccount(
      _ request: AuthV1.DeleteAccountRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.DeleteAccountResponse {
      try await channel.unary(AuthServiceMethods.deleteAccount, request, options ?? self.options)
    }

    /// Cancels the deletion of the caller's account. Does nothing if none is scheduled.
    package func cancelAccountDeletion(
      _ request: AuthV1.CancelAccountDeletionRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.CancelAccountDeletionResponse {
      try await channel.unary(AuthServiceMethods.cancelAccountDeletion, request, options ?? self.options)
    }

    /// Returns a signed receipt once every service has erased a deleted account. Open to everybody with the token that
    /// DeleteAccount returned.
    ///
    /// NOT_FOUND DELETION_NOT_FOUND for any other token, and if the deletion was cancelled. FAILED_PRECONDITION
    /// DELETION_PENDING until all services have confirmed; `waiting_for` in the error's metadata names those that haven't.
    package func getDeletionReceipt(
      _ request: AuthV1.GetDeletionReceiptRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.GetDeletionReceiptResponse {
      try await channel.unary(AuthServiceMethods.getDeletionReceipt, request, options ?? self.options)
    }

    /// Creates an invitation, which lets other people register if registration accepts one. Only its creator ever sees the
    /// code.
    ///
    /// Operators can always create one, everybody else if the operator allows it (TITANUP_INVITATIONS_PER_USER says how
    /// many people each account may invite; a revoked or expired invitation counts only the people who used it).
    /// PERMISSION_DENIED INVITATIONS_NOT_ALLOWED. RESOURCE_EXHAUSTED TOO_MANY_INVITATIONS. INVALID_ARGUMENT
    /// MAX_USES_INVALID, LIFETIME_INVALID.
    package func createInvitation(
      _ request: AuthV1.CreateInvitationRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.CreateInvitationResponse {
      try await channel.unary(AuthServiceMethods.createInvitation, request, options ?? self.options)
    }

    /// Lists the caller's own invitations, newest first, including those that are over. INVALID_ARGUMENT
    /// PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    package func listInvitations(
      _ request: AuthV1.ListInvitationsRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ListInvitationsResponse {
      try await channel.unary(AuthServiceMethods.listInvitations, request, options ?? self.options)
    }

    /// Revokes one of the caller's invitations; people who have registered with it keep their accounts. One that is over
    /// stays as it is. INVALID_ARGUMENT INVITATION_ID_INVALID. NOT_FOUND INVITATION_NOT_FOUND if the caller has no such
    /// invitation.
    package func revokeInvitation(
      _ request: AuthV1.RevokeInvitationRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RevokeInvitationResponse {
      try await channel.unary(AuthServiceMethods.revokeInvitation, request, options ?? self.options)
    }

    /// Creates a personal access token, with which a program of the caller's calls services as its scopes permit. Only the
    /// response has its secret. It works until it expires, its owner revokes it, or the account is shut or deleted; a new
    /// password doesn't end it.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller confirmed their identity within the last 5 minutes.
    /// INVALID_ARGUMENT NAME_EMPTY, FIELD_TOO_LONG, FIELD_INVALID, SCOPES_EMPTY, SCOPE_UNKNOWN, LIFETIME_INVALID.
    /// RESOURCE_EXHAUSTED TOO_MANY_TOKENS beyond 50 that aren't revoked.
    package func createPersonalAccessToken(
      _ request: AuthV1.CreatePersonalAccessTokenRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.CreatePersonalAccessTokenResponse {
      try await channel.unary(AuthServiceMethods.createPersonalAccessToken, request, options ?? self.options)
    }

    /// Lists the caller's personal access tokens, newest first, without those that were revoked. One that has expired is
    /// listed for another 30 days. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    package func listPersonalAccessTokens(
      _ request: AuthV1.ListPersonalAccessTokensRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ListPersonalAccessTokensResponse {
      try await channel.unary(AuthServiceMethods.listPersonalAccessTokens, request, options ?? self.options)
    }

    /// Revokes one of the caller's personal access tokens: every service refuses it within a second, or within a minute
    /// while it can't hear of that. Revoking it again changes nothing.
    ///
    /// INVALID_ARGUMENT PERSONAL_ACCESS_TOKEN_ID_INVALID. NOT_FOUND PERSONAL_ACCESS_TOKEN_NOT_FOUND if the caller has no
    /// such token.
    package func revokePersonalAccessToken(
      _ request: AuthV1.RevokePersonalAccessTokenRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RevokePersonalAccessTokenResponse {
      try await channel.unary(AuthServiceMethods.revokePersonalAccessToken, request, options ?? self.options)
    }

    /// The public keys that verify access tokens. Open to everybody.
    package func getJwks(
      _ request: AuthV1.GetJwksRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.GetJwksResponse {
      try await channel.unary(AuthServiceMethods.getJwks, request, options ?? self.options)
    }

    /// Begins to add a passkey (WebAuthn) to the caller's account: returns what the page hands to
    /// `navigator.credentials.create`. The passkey is to be discoverable and its user verified, and it needs no
    /// attestation. RegisterPasskey completes it within five minutes.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller confirmed their identity within the last 5 minutes.
    /// RESOURCE_EXHAUSTED TOO_MANY_PASSKEYS beyond 20.
    package func beginPasskeyRegistration(
      _ request: AuthV1.BeginPasskeyRegistrationRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.BeginPasskeyRegistrationResponse {
      try await channel.unary(AuthServiceMethods.beginPasskeyRegistration, request, options ?? self.options)
    }

    /// Adds the passkey that an authenticator has made; a mail informs the owner. From then on it signs in without address
    /// and password, and stands in for the second factor.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED. INVALID_ARGUMENT NAME_EMPTY, FIELD_TOO_LONG, FIELD_INVALID for the name;
    /// PASSKEY_INVALID, if the authenticator's answer is of another origin or another kind, its user wasn't verified, or its
    /// signature doesn't match. FAILED_PRECONDITION CHALLENGE_EXPIRED: begin again. ALREADY_EXISTS PASSKEY_EXISTS if the
    /// account has this passkey. RESOURCE_EXHAUSTED TOO_MANY_PASSKEYS beyond 20.
    package func registerPasskey(
      _ request: AuthV1.RegisterPasskeyRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RegisterPasskeyResponse {
      try await channel.unary(AuthServiceMethods.registerPasskey, request, options ?? self.options)
    }

    /// Lists the caller's passkeys, newest first. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    package func listPasskeys(
      _ request: AuthV1.ListPasskeysRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ListPasskeysResponse {
      try await channel.unary(AuthServiceMethods.listPasskeys, request, options ?? self.options)
    }

    /// Gives one of the caller's passkeys another name.
    ///
    /// INVALID_ARGUMENT PASSKEY_ID_INVALID, and for the name as in RegisterPasskey. NOT_FOUND PASSKEY_NOT_FOUND if the caller
    /// has no such passkey.
    package func renamePasskey(
      _ request: AuthV1.RenamePasskeyRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RenamePasskeyResponse {
      try await channel.unary(AuthServiceMethods.renamePasskey, request, options ?? self.options)
    }

    /// Removes one of the caller's passkeys, which then signs nobody in; a mail informs the owner. Devices that signed in with
    /// it stay signed in. The authenticator keeps its part until its owner deletes it there.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller confirmed their identity within the last 5 minutes.
    /// INVALID_ARGUMENT PASSKEY_ID_INVALID. NOT_FOUND PASSKEY_NOT_FOUND if the caller has no such passkey.
    package func deletePasskey(
      _ request: AuthV1.DeletePasskeyRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.DeletePasskeyResponse {
      try await channel.unary(AuthServiceMethods.deletePasskey, request, options ?? self.options)
    }

    /// Begins a proof by passkey: returns what the page hands to `navigator.credentials.get`. It names no account, and is the
    /// same for everybody but for the challenge, which is good for one proof within five minutes, in SignInWithPasskey,
    /// VerifyMfa or Reauthenticate. Open to everybody.
    package func beginPasskeySignIn(
      _ request: AuthV1.BeginPasskeySignInRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.BeginPasskeySignInResponse {
      try await channel.unary(AuthServiceMethods.beginPasskeySignIn, request, options ?? self.options)
    }

    /// Opens an auth session for one device with a passkey. It has verified its user, so it counts as two factors: no second
    /// one is asked for. Open to everybody.
    ///
    /// INVALID_ARGUMENT FIELD_TOO_LONG, FIELD_INVALID for the device. UNAUTHENTICATED PASSKEY_INVALID for an unknown passkey,
    /// a wrong or expired challenge and a wrong signature alike; PASSKEY_BLOCKED if its signature counter ran back, so that
    /// somebody may have a copy: the passkey is blocked for good, and its owner informed by event and mail.
    /// FAILED_PRECONDITION EMAIL_UNVERIFIED, ACCOUNT_DISABLED. ABORTED CONCURRENT_CHANGE if the account kept changing during
    /// the call.
    package func signInWithPasskey(
      _ request: AuthV1.SignInWithPasskeyRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.SignInWithPasskeyResponse {
      try await channel.unary(AuthServiceMethods.signInWithPasskey, request, options ?? self.options)
    }

    /// Returns the ways to sign in here. Open to everybody.
    package func getSignInMethods(
      _ request: AuthV1.GetSignInMethodsRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.GetSignInMethodsResponse {
      try await channel.unary(AuthServiceMethods.getSignInMethods, request, options ?? self.options)
    }

    /// Begins a sign-in with the installation's OpenID Connect provider (authorization code flow with PKCE): open the URL
    /// in a browser, and keep the binding where only that browser finds it. The provider sends the browser back to this
    /// installation with an answer for FinishProviderSignIn, LinkProvider or Reauthenticate. Open to everybody.
    ///
    /// FAILED_PRECONDITION PROVIDER_NOT_CONFIGURED. What can go wrong with the provider: UNAVAILABLE PROVIDER_UNREACHABLE,
    /// PROVIDER_TIMEOUT; FAILED_PRECONDITION PROVIDER_ANSWER_INVALID, PROVIDER_ISSUER_MISMATCH if it names another issuer
    /// than the one configured.
    package func beginProviderSignIn(
      _ request: AuthV1.BeginProviderSignInRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.BeginProviderSignInResponse {
      try await channel.unary(AuthServiceMethods.beginProviderSignIn, request, options ?? self.options)
    }

    /// Opens an auth session for the person whom the provider names. Open to everybody with an answer of the provider.
    ///
    /// An answer works once, within 10 minutes and with the binding that its beginning returned, whatever comes of it:
    /// after an error, begin again. A person without an account gets one, if they may register here (errors as in
    /// Register) and the provider vouches for an e-mail address that no account has. An account with that address is never
    /// linked by itself: its owner signs in to it and calls LinkProvider. The account's second factor isn't asked for:
    /// that is up to the provider.
    ///
    /// FAILED_PRECONDITION SIGN_IN_EXPIRED for an answer that is late, was used, or belongs to another browser;
    /// PROVIDER_LINK_REQUIRED if an account has the address; PROVIDER_EMAIL_UNVERIFIED if the provider doesn't vouch for
    /// one; ACCOUNT_DISABLED; PROVIDER_DENIED if the provider refused, such as when the person cancelled. What can go wrong
    /// with the provider as in BeginProviderSignIn, and FAILED_PRECONDITION PROVIDER_CODE_REFUSED if it refuses the code;
    /// PROVIDER_KEY_UNKNOWN if it publishes no key that its ID token names; PROVIDER_TOKEN_INVALID if the ID token is
    /// forged, expired, or meant for somebody else: `claim` in the error's metadata names the part. INVALID_ARGUMENT
    /// FIELD_EMPTY, FIELD_TOO_LONG, FIELD_INVALID, LOCALE_INVALID. ABORTED CONCURRENT_CHANGE.
    package func finishProviderSignIn(
      _ request: AuthV1.FinishProviderSignInRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.FinishProviderSignInResponse {
      try await channel.unary(AuthServiceMethods.finishProviderSignIn, request, options ?? self.options)
    }

    /// Returns the caller's link with the provider.
    package func getProviderLink(
      _ request: AuthV1.GetProviderLinkRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.GetProviderLinkResponse {
      try await channel.unary(AuthServiceMethods.getProviderLink, request, options ?? self.options)
    }

    /// Links the caller's account with the person whom the provider names: both ways to sign in then lead to it.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller confirmed their identity within the last 5 minutes;
    /// the answer isn't used up by that. ALREADY_EXISTS PROVIDER_ALREADY_LINKED if the account is linked with somebody
    /// else, PROVIDER_PERSON_TAKEN if another account is linked with this person. Errors of answers and of the provider as
    /// in FinishProviderSignIn.
    package func linkProvider(
      _ request: AuthV1.LinkProviderRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.LinkProviderResponse {
      try await channel.unary(AuthServiceMethods.linkProvider, request, options ?? self.options)
    }

    /// Unlinks the caller's account from the provider. Does nothing if it isn't linked.
    ///
    /// PERMISSION_DENIED REAUTHENTICATION_REQUIRED. FAILED_PRECONDITION PROVIDER_ONLY_WAY_IN if nothing else would open
    /// the account: it has no password, or passwords are off here.
    package func unlinkProvider(
      _ request: AuthV1.UnlinkProviderRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.UnlinkProviderResponse {
      try await channel.unary(AuthServiceMethods.unlinkProvider, request, options ?? self.options)
    }
  }
}

extension AuthV1 {
  /// The methods of `titanup.auth.v1.AuthFeedService`.
  package enum AuthFeedServiceMethods {
    package static let issueServiceToken = MethodDescriptor(
      service: "titanup.auth.v1.AuthFeedService", method: "IssueServiceToken", type: .unary)
    package static let introspectPersonalAccessToken = MethodDescriptor(
      service: "titanup.auth.v1.AuthFeedService", method: "IntrospectPersonalAccessToken", type: .unary, isIdempotent: true)
    package static let watchRevocations = MethodDescriptor(
      service: "titanup.auth.v1.AuthFeedService", method: "WatchRevocations", type: .serverStreaming, hasNoSideEffects: true)
    package static let watchErasures = MethodDescriptor(
      service: "titanup.auth.v1.AuthFeedService", method: "WatchErasures", type: .serverStreaming, hasNoSideEffects: true)
    package static let confirmErasure = MethodDescriptor(
      service: "titanup.auth.v1.AuthFeedService", method: "ConfirmErasure", type: .unary, isIdempotent: true)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.auth.v1.AuthFeedService",
      methods: [issueServiceToken, introspectPersonalAccessToken, watchRevocations, watchErasures, confirmErasure])
  }
}

extension AuthV1 {
  /// The methods that only TitanUp's own services call.
  package protocol AuthFeedServiceProtocol: ReflectedService {
    /// OAuth 2.0 client credentials (RFC 6749 §4.4): a service authenticates with its client secret and gets a short-lived
    /// access token that is valid for `…FeedService` methods and nothing else. UNAUTHENTICATED BAD_CLIENT_CREDENTIALS, for
    /// an unknown service and a wrong secret alike.
    func issueServiceToken(_ request: AuthV1.IssueServiceTokenRequest, context: ServerContext) async throws -> AuthV1.IssueServiceTokenResponse

    /// Returns what a service must know of a personal access token that it was called with, and records that the token was
    /// used. Services ask again after a minute; revocations arrive by WatchRevocations.
    func introspectPersonalAccessToken(_ request: AuthV1.IntrospectPersonalAccessTokenRequest, context: ServerContext) async throws -> AuthV1.IntrospectPersonalAccessTokenResponse

    /// Streams the auth sessions that ended early, so that services refuse their access tokens before they expire, and the
    /// personal access tokens that were revoked.
    ///
    /// Every watch begins with all sessions revoked so recently that one of their tokens may still be valid. So there is
    /// no cursor to keep: to resume a broken watch, watch again. The first response arrives at once, and is empty if there
    /// are none. A session may be sent more than once.
    func watchRevocations(
      _ request: AuthV1.WatchRevocationsRequest, response: RPCWriter<AuthV1.WatchRevocationsResponse>, context: ServerContext
    ) async throws

    /// Streams deleted accounts: those since the cursor, then every new one. An account is sent once none of its access
    /// tokens can be valid any more, so that its last changes are erased, too. It may be sent more than once.
    ///
    /// The initial metadata arrives as soon as the stream is watching. INVALID_ARGUMENT CURSOR_INVALID for anything that
    /// isn't a cursor. FAILED_PRECONDITION EPOCH_CHANGED if the cursor is from another epoch: the follower must start from
    /// the beginning. UNAVAILABLE SHUTTING_DOWN when the server stops.
    func watchErasures(
      _ request: AuthV1.WatchErasuresRequest, response: RPCWriter<AuthV1.WatchErasuresResponse>, context: ServerContext
    ) async throws

    /// Confirms that the calling service has erased every account up to a cursor. Errors of cursors as in WatchErasures.
    func confirmErasure(_ request: AuthV1.ConfirmErasureRequest, context: ServerContext) async throws -> AuthV1.ConfirmErasureResponse
  }
}

extension AuthV1.AuthFeedServiceProtocol {
  package static var descriptor: ServiceDescriptor { AuthV1.AuthFeedServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { AuthV1.protoFiles }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(AuthV1.AuthFeedServiceMethods.issueServiceToken) {
      try await issueServiceToken($0, context: $1)
    }
    router.unary(AuthV1.AuthFeedServiceMethods.introspectPersonalAccessToken) {
      try await introspectPersonalAccessToken($0, context: $1)
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

    /// OAuth 2.0 client credentials (RFC 6749 §4.4): a service authenticates with its client secret and gets a short-lived
    /// access token that is valid for `…FeedService` methods and nothing else. UNAUTHENTICATED BAD_CLIENT_CREDENTIALS, for
    /// an unknown service and a wrong secret alike.
    package func issueServiceToken(
      _ request: AuthV1.IssueServiceTokenRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.IssueServiceTokenResponse {
      try await channel.unary(AuthFeedServiceMethods.issueServiceToken, request, options ?? self.options)
    }

    /// Returns what a service must know of a personal access token that it was called with, and records that the token was
    /// used. Services ask again after a minute; revocations arrive by WatchRevocations.
    package func introspectPersonalAccessToken(
      _ request: AuthV1.IntrospectPersonalAccessTokenRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.IntrospectPersonalAccessTokenResponse {
      try await channel.unary(AuthFeedServiceMethods.introspectPersonalAccessToken, request, options ?? self.options)
    }

    /// Streams the auth sessions that ended early, so that services refuse their access tokens before they expire, and the
    /// personal access tokens that were revoked.
    ///
    /// Every watch begins with all sessions revoked so recently that one of their tokens may still be valid. So there is
    /// no cursor to keep: to resume a broken watch, watch again. The first response arrives at once, and is empty if there
    /// are none. A session may be sent more than once.
    package func watchRevocations<Result>(
      _ request: AuthV1.WatchRevocationsRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<AuthV1.WatchRevocationsResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(AuthFeedServiceMethods.watchRevocations, request, options ?? self.options, body)
    }

    /// Streams deleted accounts: those since the cursor, then every new one. An account is sent once none of its access
    /// tokens can be valid any more, so that its last changes are erased, too. It may be sent more than once.
    ///
    /// The initial metadata arrives as soon as the stream is watching. INVALID_ARGUMENT CURSOR_INVALID for anything that
    /// isn't a cursor. FAILED_PRECONDITION EPOCH_CHANGED if the cursor is from another epoch: the follower must start from
    /// the beginning. UNAVAILABLE SHUTTING_DOWN when the server stops.
    package func watchErasures<Result>(
      _ request: AuthV1.WatchErasuresRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<AuthV1.WatchErasuresResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(AuthFeedServiceMethods.watchErasures, request, options ?? self.options, body)
    }

    /// Confirms that the calling service has erased every account up to a cursor. Errors of cursors as in WatchErasures.
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
      service: "titanup.auth.v1.AuthAdminService", method: "ListUsers", type: .unary, hasNoSideEffects: true)
    package static let disableUser = MethodDescriptor(
      service: "titanup.auth.v1.AuthAdminService", method: "DisableUser", type: .unary)
    package static let enableUser = MethodDescriptor(
      service: "titanup.auth.v1.AuthAdminService", method: "EnableUser", type: .unary)
    package static let revokeUserSessions = MethodDescriptor(
      service: "titanup.auth.v1.AuthAdminService", method: "RevokeUserSessions", type: .unary)
    package static let issuePasswordReset = MethodDescriptor(
      service: "titanup.auth.v1.AuthAdminService", method: "IssuePasswordReset", type: .unary)
    package static let listUserInvitations = MethodDescriptor(
      service: "titanup.auth.v1.AuthAdminService", method: "ListUserInvitations", type: .unary, hasNoSideEffects: true)
    package static let revokeUserInvitation = MethodDescriptor(
      service: "titanup.auth.v1.AuthAdminService", method: "RevokeUserInvitation", type: .unary, isIdempotent: true)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.auth.v1.AuthAdminService",
      methods: [listUsers, disableUser, enableUser, revokeUserSessions, issuePasswordReset, listUserInvitations, revokeUserInvitation])
  }
}

extension AuthV1 {
  /// The methods that only operators call.
  package protocol AuthAdminServiceProtocol: ReflectedService {
    /// Lists accounts, newest first. INVALID_ARGUMENT EMAIL_INVALID, PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    func listUsers(_ request: AuthV1.ListUsersRequest, context: ServerContext) async throws -> AuthV1.ListUsersResponse

    /// Shuts an account: its devices are signed out, its personal access tokens revoked, and it can't sign in. None of its
    /// data is deleted.
    ///
    /// INVALID_ARGUMENT USER_ID_INVALID. NOT_FOUND USER_NOT_FOUND.
    func disableUser(_ request: AuthV1.DisableUserRequest, context: ServerContext) async throws -> AuthV1.DisableUserResponse

    /// Opens an account again. Errors as in DisableUser.
    func enableUser(_ request: AuthV1.EnableUserRequest, context: ServerContext) async throws -> AuthV1.EnableUserResponse

    /// Signs out all devices of an account and revokes its personal access tokens. Errors as in DisableUser.
    func revokeUserSessions(_ request: AuthV1.RevokeUserSessionsRequest, context: ServerContext) async throws -> AuthV1.RevokeUserSessionsResponse

    /// Lets the owner of an account set a new password. If this installation sends mail, a mail goes to the account's
    /// address; otherwise the operator passes on the token or the code in the response, which are valid for 10 minutes.
    /// Errors as in DisableUser; PERMISSION_DENIED REAUTHENTICATION_REQUIRED.
    func issuePasswordReset(_ request: AuthV1.IssuePasswordResetRequest, context: ServerContext) async throws -> AuthV1.IssuePasswordResetResponse

    /// Lists all users' invitations, newest first, including those that are over. Operators create theirs with
    /// AuthService.CreateInvitation. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    func listUserInvitations(_ request: AuthV1.ListUserInvitationsRequest, context: ServerContext) async throws -> AuthV1.ListUserInvitationsResponse

    /// Revokes any user's invitation, as AuthService.RevokeInvitation does for the caller's own. INVALID_ARGUMENT
    /// INVITATION_ID_INVALID. NOT_FOUND INVITATION_NOT_FOUND.
    func revokeUserInvitation(_ request: AuthV1.RevokeUserInvitationRequest, context: ServerContext) async throws -> AuthV1.RevokeUserInvitationResponse
  }
}

extension AuthV1.AuthAdminServiceProtocol {
  package static var descriptor: ServiceDescriptor { AuthV1.AuthAdminServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { AuthV1.protoFiles }

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

    /// Lists accounts, newest first. INVALID_ARGUMENT EMAIL_INVALID, PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    package func listUsers(
      _ request: AuthV1.ListUsersRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ListUsersResponse {
      try await channel.unary(AuthAdminServiceMethods.listUsers, request, options ?? self.options)
    }

    /// Shuts an account: its devices are signed out, its personal access tokens revoked, and it can't sign in. None of its
    /// data is deleted.
    ///
    /// INVALID_ARGUMENT USER_ID_INVALID. NOT_FOUND USER_NOT_FOUND.
    package func disableUser(
      _ request: AuthV1.DisableUserRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.DisableUserResponse {
      try await channel.unary(AuthAdminServiceMethods.disableUser, request, options ?? self.options)
    }

    /// Opens an account again. Errors as in DisableUser.
    package func enableUser(
      _ request: AuthV1.EnableUserRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.EnableUserResponse {
      try await channel.unary(AuthAdminServiceMethods.enableUser, request, options ?? self.options)
    }

    /// Signs out all devices of an account and revokes its personal access tokens. Errors as in DisableUser.
    package func revokeUserSessions(
      _ request: AuthV1.RevokeUserSessionsRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RevokeUserSessionsResponse {
      try await channel.unary(AuthAdminServiceMethods.revokeUserSessions, request, options ?? self.options)
    }

    /// Lets the owner of an account set a new password. If this installation sends mail, a mail goes to the account's
    /// address; otherwise the operator passes on the token or the code in the response, which are valid for 10 minutes.
    /// Errors as in DisableUser; PERMISSION_DENIED REAUTHENTICATION_REQUIRED.
    package func issuePasswordReset(
      _ request: AuthV1.IssuePasswordResetRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.IssuePasswordResetResponse {
      try await channel.unary(AuthAdminServiceMethods.issuePasswordReset, request, options ?? self.options)
    }

    /// Lists all users' invitations, newest first, including those that are over. Operators create theirs with
    /// AuthService.CreateInvitation. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    package func listUserInvitations(
      _ request: AuthV1.ListUserInvitationsRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.ListUserInvitationsResponse {
      try await channel.unary(AuthAdminServiceMethods.listUserInvitations, request, options ?? self.options)
    }

    /// Revokes any user's invitation, as AuthService.RevokeInvitation does for the caller's own. INVALID_ARGUMENT
    /// INVITATION_ID_INVALID. NOT_FOUND INVITATION_NOT_FOUND.
    package func revokeUserInvitation(
      _ request: AuthV1.RevokeUserInvitationRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RevokeUserInvitationResponse {
      try await channel.unary(AuthAdminServiceMethods.revokeUserInvitation, request, options ?? self.options)
    }
  }
}
