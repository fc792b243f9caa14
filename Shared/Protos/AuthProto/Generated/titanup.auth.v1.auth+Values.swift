// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/auth/v1/auth.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
import TitanRPC

extension AuthV1 {
  /// Whether an e-mail address is known to belong to its account.
  package struct VerificationState: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// This installation sends no mail, so verification isn't required.
    package static let notRequired = Self(rawValue: 1)
    /// A mail was sent, and its link hasn't been used yet.
    package static let pending = Self(rawValue: 2)
    /// The address belongs to the account.
    package static let verified = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .notRequired, .pending, .verified]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "VERIFICATION_STATE_UNSPECIFIED"
      case 1: "VERIFICATION_STATE_NOT_REQUIRED"
      case 2: "VERIFICATION_STATE_PENDING"
      case 3: "VERIFICATION_STATE_VERIFIED"
      default: "VerificationState(\(rawValue))"
      }
    }
  }
}

extension AuthV1 {
  /// The kinds of security events.
  package struct SecurityEventKind: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// The account was created.
    package static let registered = Self(rawValue: 1)
    /// A device signed in.
    package static let signedIn = Self(rawValue: 2)
    /// Somebody tried to sign in with a wrong password.
    package static let signInFailed = Self(rawValue: 3)
    /// A device signed itself out.
    package static let signedOut = Self(rawValue: 4)
    /// A device was signed out by another one.
    package static let sessionRevoked = Self(rawValue: 5)
    /// All devices but one were signed out.
    package static let otherSessionsRevoked = Self(rawValue: 6)
    /// A refresh token was used again after its successor: it may have been stolen, so its device was signed out.
    package static let refreshTokenReused = Self(rawValue: 7)
    /// The owner confirmed their identity for a sensitive step.
    package static let reauthenticated = Self(rawValue: 8)
    /// A signed-in user failed to confirm their identity.
    package static let reauthenticationFailed = Self(rawValue: 9)
    /// A second factor was switched on.
    package static let secondFactorActivated = Self(rawValue: 10)
    /// The second factor was switched off.
    package static let secondFactorDisabled = Self(rawValue: 11)
    /// The password was right, the second factor was not.
    package static let secondFactorFailed = Self(rawValue: 12)
    /// A recovery code stood in for the second factor.
    package static let recoveryCodeUsed = Self(rawValue: 13)
    /// New recovery codes were made, the old ones are void.
    package static let recoveryCodesRegenerated = Self(rawValue: 14)
    /// The owner chose another password.
    package static let passwordChanged = Self(rawValue: 15)
    /// Somebody asked for a link that resets the password.
    package static let passwordResetRequested = Self(rawValue: 16)
    /// The password was reset by such a link.
    package static let passwordReset = Self(rawValue: 17)
    /// The e-mail address was verified.
    package static let emailVerified = Self(rawValue: 18)
    /// The owner requested another e-mail address.
    package static let emailChangeRequested = Self(rawValue: 19)
    /// The account has another e-mail address.
    package static let emailChanged = Self(rawValue: 20)
    /// The owner asked for the account to be deleted.
    package static let deletionRequested = Self(rawValue: 21)
    /// The owner cancelled the deletion.
    package static let deletionCancelled = Self(rawValue: 22)
    /// An operator shut the account.
    package static let userDisabled = Self(rawValue: 23)
    /// An operator opened the account again.
    package static let userEnabled = Self(rawValue: 24)
    /// The account invited people.
    package static let invitationCreated = Self(rawValue: 25)
    /// An invitation of the account was revoked.
    package static let invitationRevoked = Self(rawValue: 26)
    /// The server's administrator gave the account the operator role, or took it away.
    package static let roleChanged = Self(rawValue: 27)
    /// The owner created a personal access token.
    package static let personalAccessTokenCreated = Self(rawValue: 28)
    /// The owner revoked a personal access token.
    package static let personalAccessTokenRevoked = Self(rawValue: 29)
    /// The owner added a passkey.
    package static let passkeyAdded = Self(rawValue: 30)
    /// The owner removed a passkey.
    package static let passkeyRemoved = Self(rawValue: 31)
    /// A passkey's signature counter ran back: somebody may have a copy of it, so it was blocked.
    package static let passkeyCloned = Self(rawValue: 32)
    /// The account was linked with a person of the installation's OpenID Connect provider.
    package static let providerLinked = Self(rawValue: 33)
    /// The owner unlinked it.
    package static let providerUnlinked = Self(rawValue: 34)

    package static let known: [Self] = [.unspecified, .registered, .signedIn, .signInFailed, .signedOut, .sessionRevoked, .otherSessionsRevoked, .refreshTokenReused, .reauthenticated, .reauthenticationFailed, .secondFactorActivated, .secondFactorDisabled, .secondFactorFailed, .recoveryCodeUsed, .recoveryCodesRegenerated, .passwordChanged, .passwordResetRequested, .passwordReset, .emailVerified, .emailChangeRequested, .emailChanged, .deletionRequested, .deletionCancelled, .userDisabled, .userEnabled, .invitationCreated, .invitationRevoked, .roleChanged, .personalAccessTokenCreated, .personalAccessTokenRevoked, .passkeyAdded, .passkeyRemoved, .passkeyCloned, .providerLinked, .providerUnlinked]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "SECURITY_EVENT_KIND_UNSPECIFIED"
      case 1: "SECURITY_EVENT_KIND_REGISTERED"
      case 2: "SECURITY_EVENT_KIND_SIGNED_IN"
      case 3: "SECURITY_EVENT_KIND_SIGN_IN_FAILED"
      case 4: "SECURITY_EVENT_KIND_SIGNED_OUT"
      case 5: "SECURITY_EVENT_KIND_SESSION_REVOKED"
      case 6: "SECURITY_EVENT_KIND_OTHER_SESSIONS_REVOKED"
      case 7: "SECURITY_EVENT_KIND_REFRESH_TOKEN_REUSED"
      case 8: "SECURITY_EVENT_KIND_REAUTHENTICATED"
      case 9: "SECURITY_EVENT_KIND_REAUTHENTICATION_FAILED"
      case 10: "SECURITY_EVENT_KIND_SECOND_FACTOR_ACTIVATED"
      case 11: "SECURITY_EVENT_KIND_SECOND_FACTOR_DISABLED"
      case 12: "SECURITY_EVENT_KIND_SECOND_FACTOR_FAILED"
      case 13: "SECURITY_EVENT_KIND_RECOVERY_CODE_USED"
      case 14: "SECURITY_EVENT_KIND_RECOVERY_CODES_REGENERATED"
      case 15: "SECURITY_EVENT_KIND_PASSWORD_CHANGED"
      case 16: "SECURITY_EVENT_KIND_PASSWORD_RESET_REQUESTED"
      case 17: "SECURITY_EVENT_KIND_PASSWORD_RESET"
      case 18: "SECURITY_EVENT_KIND_EMAIL_VERIFIED"
      case 19: "SECURITY_EVENT_KIND_EMAIL_CHANGE_REQUESTED"
      case 20: "SECURITY_EVENT_KIND_EMAIL_CHANGED"
      case 21: "SECURITY_EVENT_KIND_DELETION_REQUESTED"
      case 22: "SECURITY_EVENT_KIND_DELETION_CANCELLED"
      case 23: "SECURITY_EVENT_KIND_USER_DISABLED"
      case 24: "SECURITY_EVENT_KIND_USER_ENABLED"
      case 25: "SECURITY_EVENT_KIND_INVITATION_CREATED"
      case 26: "SECURITY_EVENT_KIND_INVITATION_REVOKED"
      case 27: "SECURITY_EVENT_KIND_ROLE_CHANGED"
      case 28: "SECURITY_EVENT_KIND_PERSONAL_ACCESS_TOKEN_CREATED"
      case 29: "SECURITY_EVENT_KIND_PERSONAL_ACCESS_TOKEN_REVOKED"
      case 30: "SECURITY_EVENT_KIND_PASSKEY_ADDED"
      case 31: "SECURITY_EVENT_KIND_PASSKEY_REMOVED"
      case 32: "SECURITY_EVENT_KIND_PASSKEY_CLONED"
      case 33: "SECURITY_EVENT_KIND_PROVIDER_LINKED"
      case 34: "SECURITY_EVENT_KIND_PROVIDER_UNLINKED"
      default: "SecurityEventKind(\(rawValue))"
      }
    }
  }
}

extension AuthV1 {
  /// Whether a personal access token works.
  package struct PersonalAccessTokenState: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// It works.
    package static let active = Self(rawValue: 1)
    /// There is no such token.
    package static let unknown = Self(rawValue: 2)
    /// It has expired.
    package static let expired = Self(rawValue: 3)
    /// It was revoked, or its owner's account was shut or is to be deleted.
    package static let revoked = Self(rawValue: 4)

    package static let known: [Self] = [.unspecified, .active, .unknown, .expired, .revoked]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "PERSONAL_ACCESS_TOKEN_STATE_UNSPECIFIED"
      case 1: "PERSONAL_ACCESS_TOKEN_STATE_ACTIVE"
      case 2: "PERSONAL_ACCESS_TOKEN_STATE_UNKNOWN"
      case 3: "PERSONAL_ACCESS_TOKEN_STATE_EXPIRED"
      case 4: "PERSONAL_ACCESS_TOKEN_STATE_REVOKED"
      default: "PersonalAccessTokenState(\(rawValue))"
      }
    }
  }
}

extension AuthV1 {
  /// An account, as its owner sees it.
  package struct User: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var userID: String
    /// As registered, trimmed. Compared without regard to case.
    package var email: String
    /// 1 to 100 characters, trimmed, as registered; titanup.profile.v1 has the current name.
    package var displayName: String
    /// BCP 47 language tag for texts: `en`, `de`. Follows the profile's.
    package var locale: String
    /// When the account was created.
    package var createTime: GoogleProtobuf.Timestamp?
    /// The state of the e-mail address.
    package var verificationState: AuthV1.VerificationState
    /// When the account will be deleted, unless its owner cancels the deletion. Absent if none is scheduled.
    package var deleteTime: GoogleProtobuf.Timestamp?

    package init(
      userID: String = "",
      email: String = "",
      displayName: String = "",
      locale: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil,
      verificationState: AuthV1.VerificationState = .unspecified,
      deleteTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.userID = userID
      self.email = email
      self.displayName = displayName
      self.locale = locale
      self.createTime = createTime
      self.verificationState = verificationState
      self.deleteTime = deleteTime
    }
  }
}

extension AuthV1 {
  /// The device of an auth session, described so that its owner recognises it in a list.
  package struct Device: RPCMessage, Hashable, Sendable {
    /// Up to 100 characters: `Ada's phone`.
    package var name: String
    /// Up to 50 characters: `iOS 18`.
    package var platform: String
    /// Up to 50 characters.
    package var appVersion: String

    package init(
      name: String = "",
      platform: String = "",
      appVersion: String = ""
    ) {
      self.name = name
      self.platform = platform
      self.appVersion = appVersion
    }
  }
}

extension AuthV1 {
  /// What a signed-in device holds.
  package struct Tokens: RPCMessage, Hashable, Sendable {
    /// JWT signed with EdDSA: claims sub, sid, role, amr, auth_time, iat, exp. Goes into `authorization: Bearer …`.
    package var accessToken: String
    /// Ten minutes after it was issued.
    package var accessTokenExpireTime: GoogleProtobuf.Timestamp?
    /// Opaque; can be used once.
    package var refreshToken: String
    /// When the refresh token expires if it isn't used.
    package var refreshTokenExpireTime: GoogleProtobuf.Timestamp?
    /// UUID of the auth session.
    package var authSessionID: String

    package init(
      accessToken: String = "",
      accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      refreshToken: String = "",
      refreshTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      authSessionID: String = ""
    ) {
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
      self.refreshToken = refreshToken
      self.refreshTokenExpireTime = refreshTokenExpireTime
      self.authSessionID = authSessionID
    }
  }
}

extension AuthV1 {
  /// See AuthService.Register.
  package struct RegisterRequest: RPCMessage, Hashable, Sendable {
    /// One @ with something before it and a domain with a dot after it; surrounding white space is dropped.
    package var email: String
    /// 15 to 256 characters (Unicode code points after NFKC normalization), unless the operator sets another minimum, 8 or
    /// more; any characters, but not white space alone. Once the account has a second factor, 8 are enough.
    package var password: String
    /// 1 to 100 characters after trimming.
    package var displayName: String
    /// BCP 47; empty means `en`. The account's language until its profile names another.
    package var locale: String
    /// The device to sign in.
    package var device: AuthV1.Device?
    /// Only checks the request: stores nothing and issues no tokens.
    package var validateOnly: Bool
    /// A UUID that makes a retry safe: for ten minutes, the same request gets the same response with the same tokens. The
    /// same id with a different payload is INVALID_ARGUMENT REQUEST_ID_REUSED. May be empty.
    package var requestID: String
    /// The code of an invitation, in either case, with or without dashes. Ignored if registration is open. If this
    /// installation sends mail, the code counts as used even if the address is taken: otherwise it would reveal that.
    package var invitationCode: String

    package init(
      email: String = "",
      password: String = "",
      displayName: String = "",
      locale: String = "",
      device: AuthV1.Device? = nil,
      validateOnly: Bool = false,
      requestID: String = "",
      invitationCode: String = ""
    ) {
      self.email = email
      self.password = password
      self.displayName = displayName
      self.locale = locale
      self.device = device
      self.validateOnly = validateOnly
      self.requestID = requestID
      self.invitationCode = invitationCode
    }
  }
}

extension AuthV1 {
  /// The new account.
  package struct RegisterResponse: RPCMessage, Hashable, Sendable {
    /// Absent if `validate_only` was set.
    package var user: AuthV1.User?
    /// The state of the e-mail address.
    package var verificationState: AuthV1.VerificationState
    /// Absent if `validate_only` was set or the address must be verified first.
    package var tokens: AuthV1.Tokens?

    package init(
      user: AuthV1.User? = nil,
      verificationState: AuthV1.VerificationState = .unspecified,
      tokens: AuthV1.Tokens? = nil
    ) {
      self.user = user
      self.verificationState = verificationState
      self.tokens = tokens
    }
  }
}

extension AuthV1 {
  /// See AuthService.SignIn.
  package struct SignInRequest: RPCMessage, Hashable, Sendable {
    /// As registered, in upper or lower case.
    package var email: String
    /// The account's password.
    package var password: String
    /// The device to sign in.
    package var device: AuthV1.Device?

    package init(
      email: String = "",
      password: String = "",
      device: AuthV1.Device? = nil
    ) {
      self.email = email
      self.password = password
      self.device = device
    }
  }
}

extension AuthV1 {
  /// A signed-in device, or the challenge that is still open.
  package struct SignInResponse: RPCMessage, Hashable, Sendable {
    /// The account. Absent if there is a challenge.
    package var user: AuthV1.User?
    /// Its tokens. Absent if there is a challenge.
    package var tokens: AuthV1.Tokens?
    /// Present if the account has a second factor: the password was right, and VerifyMfa must follow.
    package var mfaChallenge: AuthV1.MfaChallenge?

    package init(
      user: AuthV1.User? = nil,
      tokens: AuthV1.Tokens? = nil,
      mfaChallenge: AuthV1.MfaChallenge? = nil
    ) {
      self.user = user
      self.tokens = tokens
      self.mfaChallenge = mfaChallenge
    }
  }
}

extension AuthV1 {
  /// A sign-in that awaits its second factor.
  package struct MfaChallenge: RPCMessage, Hashable, Sendable {
    /// Opaque; goes into VerifyMfaRequest.
    package var challenge: String
    /// When it expires.
    package var expireTime: GoogleProtobuf.Timestamp?

    package init(
      challenge: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.challenge = challenge
      self.expireTime = expireTime
    }
  }
}

extension AuthV1 {
  /// See AuthService.VerifyMfa.
  package struct VerifyMfaRequest: RPCMessage, Hashable, Sendable {
    /// From SignInResponse.
    package var challenge: String
    /// The proof that the caller owns the account.
    package var proof: Proof?

    package init(
      challenge: String = "",
      proof: Proof? = nil
    ) {
      self.challenge = challenge
      self.proof = proof
    }

    /// The proof that the caller owns the account.
    package enum Proof: Hashable, Sendable {
      /// Six digits from the authenticator app; each code works once.
      case totp(String)
      /// One of the recovery codes, in upper or lower case, with or without dashes; each works once.
      case recoveryCode(String)
      /// One of the account's passkeys, with a challenge of BeginPasskeySignIn.
      case passkey(AuthV1.PasskeyAssertion)
    }
  }
}

extension AuthV1 {
  /// A signed-in device.
  package struct VerifyMfaResponse: RPCMessage, Hashable, Sendable {
    /// The account.
    package var user: AuthV1.User?
    /// Its tokens.
    package var tokens: AuthV1.Tokens?

    package init(
      user: AuthV1.User? = nil,
      tokens: AuthV1.Tokens? = nil
    ) {
      self.user = user
      self.tokens = tokens
    }
  }
}

extension AuthV1 {
  /// See AuthService.Reauthenticate.
  package struct ReauthenticateRequest: RPCMessage, Hashable, Sendable {
    /// The proof that the caller owns the account.
    package var proof: Proof?

    package init(
      proof: Proof? = nil
    ) {
      self.proof = proof
    }

    /// The proof that the caller owns the account.
    package enum Proof: Hashable, Sendable {
      /// The account's password, if it has no second factor.
      case password(String)
      /// Six digits from the authenticator app; each code works once.
      case totp(String)
      /// One of the recovery codes; each works once.
      case recoveryCode(String)
      /// One of the account's passkeys, with a challenge of BeginPasskeySignIn; whether or not it has a second factor.
      case passkey(AuthV1.PasskeyAssertion)
      /// The provider's answer about the person whom the account is linked with.
      case providerAnswer(AuthV1.ProviderAnswer)
    }
  }
}

extension AuthV1 {
  /// A token for sensitive steps.
  package struct ReauthenticateResponse: RPCMessage, Hashable, Sendable {
    /// As in Tokens, with the current time as `auth_time` and the `amr` of this proof. The refresh token stays as it is.
    package var accessToken: String
    /// Ten minutes after it was issued; sensitive steps require a token at most half as old.
    package var accessTokenExpireTime: GoogleProtobuf.Timestamp?

    package init(
      accessToken: String = "",
      accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
    }
  }
}

extension AuthV1 {
  /// See AuthService.EnrollTotp.
  package struct EnrollTotpRequest: RPCMessage, Hashable, Sendable {
    /// A UUID that makes a retry safe: for ten minutes, the same request gets the same response. May be empty.
    package var requestID: String

    package init(
      requestID: String = ""
    ) {
      self.requestID = requestID
    }
  }
}

extension AuthV1 {
  /// A secret, shown once.
  package struct EnrollTotpResponse: RPCMessage, Hashable, Sendable {
    /// base32, for typing.
    package var secret: String
    /// `otpauth://totp/…`, for a QR code.
    package var uri: String

    package init(
      secret: String = "",
      uri: String = ""
    ) {
      self.secret = secret
      self.uri = uri
    }
  }
}

extension AuthV1 {
  /// See AuthService.ActivateTotp.
  package struct ActivateTotpRequest: RPCMessage, Hashable, Sendable {
    /// Six digits from the authenticator app.
    package var code: String
    /// A UUID that makes a retry safe, as in EnrollTotpRequest. May be empty.
    package var requestID: String

    package init(
      code: String = "",
      requestID: String = ""
    ) {
      self.code = code
      self.requestID = requestID
    }
  }
}

extension AuthV1 {
  /// Recovery codes, shown once.
  package struct ActivateTotpResponse: RPCMessage, Hashable, Sendable {
    /// Ten codes; each can replace the second factor once.
    package var recoveryCodes: [String]

    package init(
      recoveryCodes: [String] = []
    ) {
      self.recoveryCodes = recoveryCodes
    }
  }
}

extension AuthV1 {
  /// See AuthService.DisableTotp.
  package struct DisableTotpRequest: RPCMessage, Hashable, Sendable {
    /// The account's password.
    package var password: String
    /// A UUID that makes a retry safe, as in EnrollTotpRequest. May be empty.
    package var requestID: String

    package init(
      password: String = "",
      requestID: String = ""
    ) {
      self.password = password
      self.requestID = requestID
    }
  }
}

extension AuthV1 {
  /// Empty.
  package struct DisableTotpResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// See AuthService.RegenerateRecoveryCodes.
  package struct RegenerateRecoveryCodesRequest: RPCMessage, Hashable, Sendable {
    /// A UUID that makes a retry safe, as in EnrollTotpRequest. May be empty.
    package var requestID: String

    package init(
      requestID: String = ""
    ) {
      self.requestID = requestID
    }
  }
}

extension AuthV1 {
  /// Recovery codes, shown once.
  package struct RegenerateRecoveryCodesResponse: RPCMessage, Hashable, Sendable {
    /// Ten codes; each can replace the second factor once.
    package var recoveryCodes: [String]

    package init(
      recoveryCodes: [String] = []
    ) {
      self.recoveryCodes = recoveryCodes
    }
  }
}

extension AuthV1 {
  /// See AuthService.RefreshToken.
  package struct RefreshTokenRequest: RPCMessage, Hashable, Sendable {
    /// The newest refresh token of the auth session.
    package var refreshToken: String

    package init(
      refreshToken: String = ""
    ) {
      self.refreshToken = refreshToken
    }
  }
}

extension AuthV1 {
  /// The next tokens.
  package struct RefreshTokenResponse: RPCMessage, Hashable, Sendable {
    /// With a new refresh token.
    package var tokens: AuthV1.Tokens?

    package init(
      tokens: AuthV1.Tokens? = nil
    ) {
      self.tokens = tokens
    }
  }
}

extension AuthV1 {
  /// See AuthService.SignOut.
  package struct SignOutRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// Empty.
  package struct SignOutResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// See AuthService.WhoAmI.
  package struct WhoAmIRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// The user whom an access token names.
  package struct WhoAmIResponse: RPCMessage, Hashable, Sendable {
    /// The account.
    package var user: AuthV1.User?
    /// UUID of the auth session. Empty for a personal access token.
    package var authSessionID: String
    /// How the user authenticated (RFC 8176): `pwd`, `otp`, `pop` for a passkey; `mfa` for two factors.
    package var amr: [String]
    /// When the access token expires.
    package var expireTime: GoogleProtobuf.Timestamp?

    package init(
      user: AuthV1.User? = nil,
      authSessionID: String = "",
      amr: [String] = [],
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.user = user
      self.authSessionID = authSessionID
      self.amr = amr
      self.expireTime = expireTime
    }
  }
}

extension AuthV1 {
  /// One sign-in of a device, as its owner sees it.
  package struct AuthSession: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var authSessionID: String
    /// As it described itself when it signed in.
    package var device: AuthV1.Device?
    /// The coarse address it was last used from: `203.0.113.0/24`, `2001:db8:1::/48`. May be empty.
    package var address: String
    /// When it signed in.
    package var createTime: GoogleProtobuf.Timestamp?
    /// When it last got tokens.
    package var lastUseTime: GoogleProtobuf.Timestamp?
    /// When it is signed out unless it is used before.
    package var expireTime: GoogleProtobuf.Timestamp?
    /// Whether it is the calling device.
    package var current: Bool

    package init(
      authSessionID: String = "",
      device: AuthV1.Device? = nil,
      address: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil,
      lastUseTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      current: Bool = false
    ) {
      self.authSessionID = authSessionID
      self.device = device
      self.address = address
      self.createTime = createTime
      self.lastUseTime = lastUseTime
      self.expireTime = expireTime
      self.current = current
    }
  }
}

extension AuthV1 {
  /// See AuthService.ListAuthSessions.
  package struct ListAuthSessionsRequest: RPCMessage, Hashable, Sendable {
    /// The maximum number of results; 0 means 50, and more than 200 is read as 200.
    package var pageSize: Int32
    /// The `next_page_token` of the previous page; empty for the first page.
    package var pageToken: String

    package init(
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension AuthV1 {
  /// One page of devices.
  package struct ListAuthSessionsResponse: RPCMessage, Hashable, Sendable {
    /// The devices that are signed in now.
    package var authSessions: [AuthV1.AuthSession]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      authSessions: [AuthV1.AuthSession] = [],
      nextPageToken: String = ""
    ) {
      self.authSessions = authSessions
      self.nextPageToken = nextPageToken
    }
  }
}

extension AuthV1 {
  /// See AuthService.RevokeAuthSession.
  package struct RevokeAuthSessionRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var authSessionID: String

    package init(
      authSessionID: String = ""
    ) {
      self.authSessionID = authSessionID
    }
  }
}

extension AuthV1 {
  /// Empty.
  package struct RevokeAuthSessionResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// See AuthService.RevokeOtherAuthSessions.
  package struct RevokeOtherAuthSessionsRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// The result.
  package struct RevokeOtherAuthSessionsResponse: RPCMessage, Hashable, Sendable {
    /// How many devices were signed out.
    package var revokedCount: Int32

    package init(
      revokedCount: Int32 = 0
    ) {
      self.revokedCount = revokedCount
    }
  }
}

extension AuthV1 {
  /// A security event of an account.
  package struct SecurityEvent: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var securityEventID: String
    /// The kind of event.
    package var kind: AuthV1.SecurityEventKind
    /// The time of the event.
    package var createTime: GoogleProtobuf.Timestamp?
    /// UUID of the auth session that it affected or happened in. May be empty.
    package var authSessionID: String
    /// What the device called itself. May be empty.
    package var deviceName: String
    /// The coarse address it came from, as in AuthSession. May be empty.
    package var address: String

    package init(
      securityEventID: String = "",
      kind: AuthV1.SecurityEventKind = .unspecified,
      createTime: GoogleProtobuf.Timestamp? = nil,
      authSessionID: String = "",
      deviceName: String = "",
      address: String = ""
    ) {
      self.securityEventID = securityEventID
      self.kind = kind
      self.createTime = createTime
      self.authSessionID = authSessionID
      self.deviceName = deviceName
      self.address = address
    }
  }
}

extension AuthV1 {
  /// A personal access token, as its owner sees it.
  package struct PersonalAccessToken: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var personalAccessTokenID: String
    /// What its owner calls it.
    package var name: String
    /// What it permits: `habits:read`, `sessions:write`. Sorted.
    package var scopes: [String]
    /// When it was created.
    package var createTime: GoogleProtobuf.Timestamp?
    /// When it stops working.
    package var expireTime: GoogleProtobuf.Timestamp?
    /// When it was last used, give or take two minutes. Absent if it never was.
    package var lastUseTime: GoogleProtobuf.Timestamp?

    package init(
      personalAccessTokenID: String = "",
      name: String = "",
      scopes: [String] = [],
      createTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      lastUseTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.personalAccessTokenID = personalAccessTokenID
      self.name = name
      self.scopes = scopes
      self.createTime = createTime
      self.expireTime = expireTime
      self.lastUseTime = lastUseTime
    }
  }
}

extension AuthV1 {
  /// See AuthService.CreatePersonalAccessToken.
  package struct CreatePersonalAccessTokenRequest: RPCMessage, Hashable, Sendable {
    /// 1 to 100 characters after trimming: `backup script`.
    package var name: String
    /// At least one: the name of a service (`auth`, `sessions`, `trophies`, `pose`, `profile`, `training`, `habits`,
    /// `motivation`, `social`), a colon, and `read` or `write`. Neither includes the other.
    package var scopes: [String]
    /// From one minute to 366 days; absent means 90 days.
    package var lifetime: GoogleProtobuf.Duration?
    /// A UUID that makes a retry safe: for ten minutes, the same request gets the same response. May be empty.
    package var requestID: String

    package init(
      name: String = "",
      scopes: [String] = [],
      lifetime: GoogleProtobuf.Duration? = nil,
      requestID: String = ""
    ) {
      self.name = name
      self.scopes = scopes
      self.lifetime = lifetime
      self.requestID = requestID
    }
  }
}

extension AuthV1 {
  /// A token with its secret, shown once.
  package struct CreatePersonalAccessTokenResponse: RPCMessage, Hashable, Sendable {
    /// The token.
    package var personalAccessToken: AuthV1.PersonalAccessToken?
    /// `tup_…`: goes into `authorization: Bearer …`. The server doesn't store it.
    package var secret: String

    package init(
      personalAccessToken: AuthV1.PersonalAccessToken? = nil,
      secret: String = ""
    ) {
      self.personalAccessToken = personalAccessToken
      self.secret = secret
    }
  }
}

extension AuthV1 {
  /// See AuthService.ListPersonalAccessTokens.
  package struct ListPersonalAccessTokensRequest: RPCMessage, Hashable, Sendable {
    /// The maximum number of results; 0 means 50, and more than 200 is read as 200.
    package var pageSize: Int32
    /// The `next_page_token` of the previous page; empty for the first page.
    package var pageToken: String

    package init(
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension AuthV1 {
  /// One page of tokens.
  package struct ListPersonalAccessTokensResponse: RPCMessage, Hashable, Sendable {
    /// The newest first.
    package var personalAccessTokens: [AuthV1.PersonalAccessToken]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      personalAccessTokens: [AuthV1.PersonalAccessToken] = [],
      nextPageToken: String = ""
    ) {
      self.personalAccessTokens = personalAccessTokens
      self.nextPageToken = nextPageToken
    }
  }
}

extension AuthV1 {
  /// See AuthService.RevokePersonalAccessToken.
  package struct RevokePersonalAccessTokenRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var personalAccessTokenID: String

    package init(
      personalAccessTokenID: String = ""
    ) {
      self.personalAccessTokenID = personalAccessTokenID
    }
  }
}

extension AuthV1 {
  /// Empty.
  package struct RevokePersonalAccessTokenResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// See AuthService.GetSignInMethods.
  package struct GetSignInMethodsRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// The ways to sign in here.
  package struct GetSignInMethodsResponse: RPCMessage, Hashable, Sendable {
    /// Whether accounts have passwords. Otherwise every method that takes or sets one returns FAILED_PRECONDITION
    /// PASSWORDS_OFF.
    package var passwords: Bool
    /// What the installation calls its OpenID Connect provider: `Example ID`. Empty if it has none.
    package var providerName: String

    package init(
      passwords: Bool = false,
      providerName: String = ""
    ) {
      self.passwords = passwords
      self.providerName = providerName
    }
  }
}

extension AuthV1 {
  /// See AuthService.BeginProviderSignIn.
  package struct BeginProviderSignInRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// A sign-in that the provider is to answer.
  package struct BeginProviderSignInResponse: RPCMessage, Hashable, Sendable {
    /// Where the browser goes.
    package var authorizationURL: String
    /// Ties the answer to whoever began: goes into ProviderAnswer, and never to the provider.
    package var binding: String
    /// When the answer comes too late.
    package var expireTime: GoogleProtobuf.Timestamp?

    package init(
      authorizationURL: String = "",
      binding: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.authorizationURL = authorizationURL
      self.binding = binding
      self.expireTime = expireTime
    }
  }
}

extension AuthV1 {
  /// What the provider sent the browser back with (RFC 6749 §4.1.2, RFC 9207).
  package struct ProviderAnswer: RPCMessage, Hashable, Sendable {
    /// The parameter `state`.
    package var state: String
    /// The parameter `code`; empty if there is an error.
    package var code: String
    /// The parameter `error`: `access_denied`.
    package var error: String
    /// The parameter `iss`; empty if it didn't come.
    package var issuer: String
    /// From BeginProviderSignInResponse.
    package var binding: String

    package init(
      state: String = "",
      code: String = "",
      error: String = "",
      issuer: String = "",
      binding: String = ""
    ) {
      self.state = state
      self.code = code
      self.error = error
      self.issuer = issuer
      self.binding = binding
    }
  }
}

extension AuthV1 {
  /// See AuthService.FinishProviderSignIn.
  package struct FinishProviderSignInRequest: RPCMessage, Hashable, Sendable {
    /// The provider's answer.
    package var answer: AuthV1.ProviderAnswer?
    /// The device to sign in.
    package var device: AuthV1.Device?
    /// A new account's language, as RegisterRequest.locale.
    package var locale: String
    /// Needed for a new account if registering here takes an invitation.
    package var invitationCode: String

    package init(
      answer: AuthV1.ProviderAnswer? = nil,
      device: AuthV1.Device? = nil,
      locale: String = "",
      invitationCode: String = ""
    ) {
      self.answer = answer
      self.device = device
      self.locale = locale
      self.invitationCode = invitationCode
    }
  }
}

extension AuthV1 {
  /// A signed-in device.
  package struct FinishProviderSignInResponse: RPCMessage, Hashable, Sendable {
    /// The account.
    package var user: AuthV1.User?
    /// Its tokens.
    package var tokens: AuthV1.Tokens?
    /// Whether the account is new.
    package var registered: Bool

    package init(
      user: AuthV1.User? = nil,
      tokens: AuthV1.Tokens? = nil,
      registered: Bool = false
    ) {
      self.user = user
      self.tokens = tokens
      self.registered = registered
    }
  }
}

extension AuthV1 {
  /// See AuthService.GetProviderLink.
  package struct GetProviderLinkRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// The link of an account with the provider.
  package struct GetProviderLinkResponse: RPCMessage, Hashable, Sendable {
    /// When it was made; absent if the account isn't linked.
    package var linkTime: GoogleProtobuf.Timestamp?
    /// When it last opened a session; absent if it never did.
    package var lastUseTime: GoogleProtobuf.Timestamp?
    /// Whether nothing else opens the account, so that it can't be unlinked.
    package var onlyWayIn: Bool

    package init(
      linkTime: GoogleProtobuf.Timestamp? = nil,
      lastUseTime: GoogleProtobuf.Timestamp? = nil,
      onlyWayIn: Bool = false
    ) {
      self.linkTime = linkTime
      self.lastUseTime = lastUseTime
      self.onlyWayIn = onlyWayIn
    }
  }
}

extension AuthV1 {
  /// See AuthService.LinkProvider.
  package struct LinkProviderRequest: RPCMessage, Hashable, Sendable {
    /// The provider's answer.
    package var answer: AuthV1.ProviderAnswer?

    package init(
      answer: AuthV1.ProviderAnswer? = nil
    ) {
      self.answer = answer
    }
  }
}

extension AuthV1 {
  /// Empty.
  package struct LinkProviderResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// See AuthService.UnlinkProvider.
  package struct UnlinkProviderRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// Empty.
  package struct UnlinkProviderResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// See AuthFeedService.IntrospectPersonalAccessToken.
  package struct IntrospectPersonalAccessTokenRequest: RPCMessage, Hashable, Sendable {
    /// SHA-256 of the secret, so that the secret itself stays where it was received.
    package var tokenSha256: [UInt8]

    package init(
      tokenSha256: [UInt8] = []
    ) {
      self.tokenSha256 = tokenSha256
    }
  }
}

extension AuthV1 {
  /// What a service must know of a token.
  package struct IntrospectPersonalAccessTokenResponse: RPCMessage, Hashable, Sendable {
    /// Whether it works. The other fields are set only if it does.
    package var state: AuthV1.PersonalAccessTokenState
    /// UUID; the id under which WatchRevocations reports that it was revoked.
    package var personalAccessTokenID: String
    /// UUID of its owner.
    package var userID: String
    /// The owner's language, BCP 47.
    package var locale: String
    /// What it permits.
    package var scopes: [String]
    /// When it stops working.
    package var expireTime: GoogleProtobuf.Timestamp?

    package init(
      state: AuthV1.PersonalAccessTokenState = .unspecified,
      personalAccessTokenID: String = "",
      userID: String = "",
      locale: String = "",
      scopes: [String] = [],
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.state = state
      self.personalAccessTokenID = personalAccessTokenID
      self.userID = userID
      self.locale = locale
      self.scopes = scopes
      self.expireTime = expireTime
    }
  }
}

extension AuthV1 {
  /// See AuthService.ListSecurityEvents.
  package struct ListSecurityEventsRequest: RPCMessage, Hashable, Sendable {
    /// Only these; empty means all.
    package var kinds: [AuthV1.SecurityEventKind]
    /// The maximum number of results; 0 means 50, and more than 200 is read as 200.
    package var pageSize: Int32
    /// The `next_page_token` of the previous page, with the same `kinds`; empty for the first.
    package var pageToken: String

    package init(
      kinds: [AuthV1.SecurityEventKind] = [],
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.kinds = kinds
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension AuthV1 {
  /// One page of events.
  package struct ListSecurityEventsResponse: RPCMessage, Hashable, Sendable {
    /// The newest first.
    package var securityEvents: [AuthV1.SecurityEvent]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      securityEvents: [AuthV1.SecurityEvent] = [],
      nextPageToken: String = ""
    ) {
      self.securityEvents = securityEvents
      self.nextPageToken = nextPageToken
    }
  }
}

extension AuthV1 {
  /// A code from a mail, for typing: equivalent to the token in its link.
  ///
  /// Every unusable code is CODE_INVALID, whatever the reason: it is wrong, was used, has expired, a later mail to the
  /// address contains another one, or five attempts with the address failed, which voids the code but not the link. The
  /// error doesn't reveal whether an account has the address.
  package struct MailCode: RPCMessage, Hashable, Sendable {
    /// The address the mail went to, in upper or lower case.
    package var email: String
    /// Eight letters and digits, in upper or lower case, with or without the dash: `7KQ4-2M9X`. O counts as 0, I and L as
    /// 1.
    package var code: String

    package init(
      email: String = "",
      code: String = ""
    ) {
      self.email = email
      self.code = code
    }
  }
}

extension AuthV1 {
  /// See AuthService.VerifyEmail.
  package struct VerifyEmailRequest: RPCMessage, Hashable, Sendable {
    /// The proof that the caller can read mail sent to the address.
    package var proof: Proof?

    package init(
      proof: Proof? = nil
    ) {
      self.proof = proof
    }

    /// The proof that the caller can read mail sent to the address.
    package enum Proof: Hashable, Sendable {
      /// From the mail's link.
      case token(String)
      /// From the mail's text.
      case mailCode(AuthV1.MailCode)
    }
  }
}

extension AuthV1 {
  /// The address is verified.
  package struct VerifyEmailResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// See AuthService.ResendVerification.
  package struct ResendVerificationRequest: RPCMessage, Hashable, Sendable {
    /// As registered, in upper or lower case.
    package var email: String

    package init(
      email: String = ""
    ) {
      self.email = email
    }
  }
}

extension AuthV1 {
  /// Empty.
  package struct ResendVerificationResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// See AuthService.RequestPasswordReset.
  package struct RequestPasswordResetRequest: RPCMessage, Hashable, Sendable {
    /// As registered, in upper or lower case.
    package var email: String

    package init(
      email: String = ""
    ) {
      self.email = email
    }
  }
}

extension AuthV1 {
  /// Empty.
  package struct RequestPasswordResetResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// See AuthService.ConfirmPasswordReset.
  package struct ConfirmPasswordResetRequest: RPCMessage, Hashable, Sendable {
    /// The proof that the caller can read the account's mail, or that an operator helped.
    package var proof: Proof?
    /// As RegisterRequest.password.
    package var newPassword: String
    /// A UUID that makes a retry safe for seven days. May be empty.
    package var requestID: String

    package init(
      proof: Proof? = nil,
      newPassword: String = "",
      requestID: String = ""
    ) {
      self.proof = proof
      self.newPassword = newPassword
      self.requestID = requestID
    }

    /// The proof that the caller can read the account's mail, or that an operator helped.
    package enum Proof: Hashable, Sendable {
      /// From the mail's link, or from an operator.
      case token(String)
      /// From the mail's text, or from an operator.
      case mailCode(AuthV1.MailCode)
    }
  }
}

extension AuthV1 {
  /// The password is set; sign in with it.
  package struct ConfirmPasswordResetResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// See AuthService.ChangePassword.
  package struct ChangePasswordRequest: RPCMessage, Hashable, Sendable {
    /// The current one.
    package var currentPassword: String
    /// As RegisterRequest.password.
    package var newPassword: String
    /// A UUID that makes a retry safe for seven days. May be empty.
    package var requestID: String

    package init(
      currentPassword: String = "",
      newPassword: String = "",
      requestID: String = ""
    ) {
      self.currentPassword = currentPassword
      self.newPassword = newPassword
      self.requestID = requestID
    }
  }
}

extension AuthV1 {
  /// The password is set.
  package struct ChangePasswordResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// See AuthService.ChangeEmail.
  package struct ChangeEmailRequest: RPCMessage, Hashable, Sendable {
    /// As RegisterRequest.email.
    package var newEmail: String
    /// A UUID that makes a retry safe for seven days. May be empty.
    package var requestID: String

    package init(
      newEmail: String = "",
      requestID: String = ""
    ) {
      self.newEmail = newEmail
      self.requestID = requestID
    }
  }
}

extension AuthV1 {
  /// The state of the request.
  package struct ChangeEmailResponse: RPCMessage, Hashable, Sendable {
    /// PENDING: a mail was sent to the new address, which doesn't belong to the account yet. NOT_REQUIRED: the account has
    /// the new address.
    package var verificationState: AuthV1.VerificationState

    package init(
      verificationState: AuthV1.VerificationState = .unspecified
    ) {
      self.verificationState = verificationState
    }
  }
}

extension AuthV1 {
  /// See AuthService.ConfirmEmailChange.
  package struct ConfirmEmailChangeRequest: RPCMessage, Hashable, Sendable {
    /// The proof that the caller can read mail sent to the new address.
    package var proof: Proof?

    package init(
      proof: Proof? = nil
    ) {
      self.proof = proof
    }

    /// The proof that the caller can read mail sent to the new address.
    package enum Proof: Hashable, Sendable {
      /// From the mail's link.
      case token(String)
      /// From the mail's text; the address is the new one.
      case mailCode(AuthV1.MailCode)
    }
  }
}

extension AuthV1 {
  /// The address belongs to the account.
  package struct ConfirmEmailChangeResponse: RPCMessage, Hashable, Sendable {
    /// With its new address.
    package var user: AuthV1.User?

    package init(
      user: AuthV1.User? = nil
    ) {
      self.user = user
    }
  }
}

extension AuthV1 {
  /// See AuthService.DeleteAccount.
  package struct DeleteAccountRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// What will happen.
  package struct DeleteAccountResponse: RPCMessage, Hashable, Sendable {
    /// When the account will be deleted, unless its owner cancels.
    package var deleteTime: GoogleProtobuf.Timestamp?
    /// Opens the receipt. Keep it: it still works after the account is gone.
    package var receiptToken: String

    package init(
      deleteTime: GoogleProtobuf.Timestamp? = nil,
      receiptToken: String = ""
    ) {
      self.deleteTime = deleteTime
      self.receiptToken = receiptToken
    }
  }
}

extension AuthV1 {
  /// See AuthService.CancelAccountDeletion.
  package struct CancelAccountDeletionRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// The account stays.
  package struct CancelAccountDeletionResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// See AuthService.GetDeletionReceipt.
  package struct GetDeletionReceiptRequest: RPCMessage, Hashable, Sendable {
    /// From DeleteAccountResponse.
    package var receiptToken: String

    package init(
      receiptToken: String = ""
    ) {
      self.receiptToken = receiptToken
    }
  }
}

extension AuthV1 {
  /// A service's confirmation that it has erased an account.
  package struct ErasureConfirmation: RPCMessage, Hashable, Sendable {
    /// Its name: `sessions`.
    package var service: String
    /// When it confirmed.
    package var confirmTime: GoogleProtobuf.Timestamp?

    package init(
      service: String = "",
      confirmTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.service = service
      self.confirmTime = confirmTime
    }
  }
}

extension AuthV1 {
  /// The receipt of a deleted account.
  package struct GetDeletionReceiptResponse: RPCMessage, Hashable, Sendable {
    /// UUID of the account: all that is left of it.
    package var userID: String
    /// When its owner requested the deletion.
    package var requestTime: GoogleProtobuf.Timestamp?
    /// When auth erased it.
    package var eraseTime: GoogleProtobuf.Timestamp?
    /// One for every other service, ordered by name.
    package var confirmations: [AuthV1.ErasureConfirmation]
    /// All of it as a JWT of type `deletion-receipt+jwt`, which the keys of GetJwks verify: claims iss, sub, request_time,
    /// erase_time, confirm_times (by service), iat; times in seconds since 1970.
    package var receiptJwt: String

    package init(
      userID: String = "",
      requestTime: GoogleProtobuf.Timestamp? = nil,
      eraseTime: GoogleProtobuf.Timestamp? = nil,
      confirmations: [AuthV1.ErasureConfirmation] = [],
      receiptJwt: String = ""
    ) {
      self.userID = userID
      self.requestTime = requestTime
      self.eraseTime = eraseTime
      self.confirmations = confirmations
      self.receiptJwt = receiptJwt
    }
  }
}

extension AuthV1 {
  /// An invitation, which lets people register if registration accepts one.
  package struct Invitation: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var invitationID: String
    /// UUID of the account that created it.
    package var userID: String
    /// How many people it lets in.
    package var maxUses: Int32
    /// How many times it was used.
    package var useCount: Int32
    /// When it was made.
    package var createTime: GoogleProtobuf.Timestamp?
    /// When it expires.
    package var expireTime: GoogleProtobuf.Timestamp?
    /// When it was revoked; absent if it was not.
    package var revokeTime: GoogleProtobuf.Timestamp?

    package init(
      invitationID: String = "",
      userID: String = "",
      maxUses: Int32 = 0,
      useCount: Int32 = 0,
      createTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      revokeTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.invitationID = invitationID
      self.userID = userID
      self.maxUses = maxUses
      self.useCount = useCount
      self.createTime = createTime
      self.expireTime = expireTime
      self.revokeTime = revokeTime
    }
  }
}

extension AuthV1 {
  /// See AuthService.CreateInvitation.
  package struct CreateInvitationRequest: RPCMessage, Hashable, Sendable {
    /// How many people it lets in, up to 1,000; 0 means 1.
    package var maxUses: Int32
    /// How long it is valid: a minute to 365 days. Absent means 7 days.
    package var lifetime: GoogleProtobuf.Duration?
    /// A UUID that makes a retry safe for ten minutes. May be empty.
    package var requestID: String

    package init(
      maxUses: Int32 = 0,
      lifetime: GoogleProtobuf.Duration? = nil,
      requestID: String = ""
    ) {
      self.maxUses = maxUses
      self.lifetime = lifetime
      self.requestID = requestID
    }
  }
}

extension AuthV1 {
  /// The new invitation.
  package struct CreateInvitationResponse: RPCMessage, Hashable, Sendable {
    /// Unused.
    package var invitation: AuthV1.Invitation?
    /// For RegisterRequest.invitation_code: `7KQ4-2M9X-V3TB-H60C`. It is shown here and never again.
    package var code: String

    package init(
      invitation: AuthV1.Invitation? = nil,
      code: String = ""
    ) {
      self.invitation = invitation
      self.code = code
    }
  }
}

extension AuthV1 {
  /// See AuthService.ListInvitations.
  package struct ListInvitationsRequest: RPCMessage, Hashable, Sendable {
    /// The maximum number of results; 0 means 50, and more than 200 is read as 200.
    package var pageSize: Int32
    /// The `next_page_token` of the previous page; empty for the first page.
    package var pageToken: String

    package init(
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension AuthV1 {
  /// One page of the caller's invitations.
  package struct ListInvitationsResponse: RPCMessage, Hashable, Sendable {
    /// The newest first.
    package var invitations: [AuthV1.Invitation]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      invitations: [AuthV1.Invitation] = [],
      nextPageToken: String = ""
    ) {
      self.invitations = invitations
      self.nextPageToken = nextPageToken
    }
  }
}

extension AuthV1 {
  /// See AuthService.RevokeInvitation.
  package struct RevokeInvitationRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var invitationID: String

    package init(
      invitationID: String = ""
    ) {
      self.invitationID = invitationID
    }
  }
}

extension AuthV1 {
  /// Empty.
  package struct RevokeInvitationResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// See AuthService.GetJwks.
  package struct GetJwksRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// One public key of a JSON Web Key Set (RFC 7517, RFC 8037).
  package struct JsonWebKey: RPCMessage, Hashable, Sendable {
    /// `OKP`.
    package var kty: String
    /// `Ed25519`.
    package var crv: String
    /// Key id: the key's thumbprint (RFC 7638).
    package var kid: String
    /// `EdDSA`.
    package var alg: String
    /// `sig`.
    package var use: String
    /// The public key, base64url without padding.
    package var x: String

    package init(
      kty: String = "",
      crv: String = "",
      kid: String = "",
      alg: String = "",
      use: String = "",
      x: String = ""
    ) {
      self.kty = kty
      self.crv = crv
      self.kid = kid
      self.alg = alg
      self.use = use
      self.x = x
    }
  }
}

extension AuthV1 {
  /// The current keys; the first one is the signing key.
  package struct GetJwksResponse: RPCMessage, Hashable, Sendable {
    /// As values.
    package var keys: [AuthV1.JsonWebKey]
    /// The same as a JWKS document.
    package var jwksJson: String

    package init(
      keys: [AuthV1.JsonWebKey] = [],
      jwksJson: String = ""
    ) {
      self.keys = keys
      self.jwksJson = jwksJson
    }
  }
}

extension AuthV1 {
  /// A passkey, as its owner sees it.
  package struct Passkey: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var passkeyID: String
    /// What its owner calls it.
    package var name: String
    /// When it was added.
    package var createTime: GoogleProtobuf.Timestamp?
    /// When it was last used. Absent if it never was.
    package var lastUseTime: GoogleProtobuf.Timestamp?
    /// When its signature counter ran back: it signs nobody in any more. Absent if it never did.
    package var blockTime: GoogleProtobuf.Timestamp?

    package init(
      passkeyID: String = "",
      name: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil,
      lastUseTime: GoogleProtobuf.Timestamp? = nil,
      blockTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.passkeyID = passkeyID
      self.name = name
      self.createTime = createTime
      self.lastUseTime = lastUseTime
      self.blockTime = blockTime
    }
  }
}

extension AuthV1 {
  /// See AuthService.BeginPasskeyRegistration.
  package struct BeginPasskeyRegistrationRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// `PublicKeyCredentialCreationOptions`, as far as the server decides them.
  package struct BeginPasskeyRegistrationResponse: RPCMessage, Hashable, Sendable {
    /// 32 random bytes.
    package var challenge: [UInt8]
    /// The relying party's id: a domain, which the page's must be or belong to.
    package var rpID: String
    /// 32 random bytes that stand for the account in authenticators. They tell nothing about it.
    package var userHandle: [UInt8]
    /// The account's e-mail address: `user.name`.
    package var userName: String
    /// The account's name: `user.displayName`.
    package var userDisplayName: String
    /// The account's credentials: an authenticator that holds one of them makes no second one.
    package var excludeCredentialIDs: [[UInt8]]
    /// Signature algorithms (COSE), the preferred one first: EdDSA -8, ES256 -7, RS256 -257.
    package var algorithms: [Int32]
    /// When the challenge expires.
    package var expireTime: GoogleProtobuf.Timestamp?

    package init(
      challenge: [UInt8] = [],
      rpID: String = "",
      userHandle: [UInt8] = [],
      userName: String = "",
      userDisplayName: String = "",
      excludeCredentialIDs: [[UInt8]] = [],
      algorithms: [Int32] = [],
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.challenge = challenge
      self.rpID = rpID
      self.userHandle = userHandle
      self.userName = userName
      self.userDisplayName = userDisplayName
      self.excludeCredentialIDs = excludeCredentialIDs
      self.algorithms = algorithms
      self.expireTime = expireTime
    }
  }
}

extension AuthV1 {
  /// See AuthService.RegisterPasskey.
  package struct RegisterPasskeyRequest: RPCMessage, Hashable, Sendable {
    /// 1 to 100 characters after trimming: `Ada's phone`.
    package var name: String
    /// `response.clientDataJSON`.
    package var clientDataJson: [UInt8]
    /// `response.attestationObject`: format `none`, or `packed` with self attestation.
    package var attestationObject: [UInt8]

    package init(
      name: String = "",
      clientDataJson: [UInt8] = [],
      attestationObject: [UInt8] = []
    ) {
      self.name = name
      self.clientDataJson = clientDataJson
      self.attestationObject = attestationObject
    }
  }
}

extension AuthV1 {
  /// See AuthService.RegisterPasskey.
  package struct RegisterPasskeyResponse: RPCMessage, Hashable, Sendable {
    /// The new passkey.
    package var passkey: AuthV1.Passkey?

    package init(
      passkey: AuthV1.Passkey? = nil
    ) {
      self.passkey = passkey
    }
  }
}

extension AuthV1 {
  /// See AuthService.ListPasskeys.
  package struct ListPasskeysRequest: RPCMessage, Hashable, Sendable {
    /// The maximum number of results; 0 means 50, and more than 200 is read as 200.
    package var pageSize: Int32
    /// The `next_page_token` of the previous page; empty for the first page.
    package var pageToken: String

    package init(
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension AuthV1 {
  /// One page of passkeys.
  package struct ListPasskeysResponse: RPCMessage, Hashable, Sendable {
    /// The newest first.
    package var passkeys: [AuthV1.Passkey]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      passkeys: [AuthV1.Passkey] = [],
      nextPageToken: String = ""
    ) {
      self.passkeys = passkeys
      self.nextPageToken = nextPageToken
    }
  }
}

extension AuthV1 {
  /// See AuthService.RenamePasskey.
  package struct RenamePasskeyRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var passkeyID: String
    /// 1 to 100 characters after trimming.
    package var name: String

    package init(
      passkeyID: String = "",
      name: String = ""
    ) {
      self.passkeyID = passkeyID
      self.name = name
    }
  }
}

extension AuthV1 {
  /// Empty.
  package struct RenamePasskeyResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// See AuthService.DeletePasskey.
  package struct DeletePasskeyRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var passkeyID: String

    package init(
      passkeyID: String = ""
    ) {
      self.passkeyID = passkeyID
    }
  }
}

extension AuthV1 {
  /// Empty.
  package struct DeletePasskeyResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// See AuthService.BeginPasskeySignIn.
  package struct BeginPasskeySignInRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// `PublicKeyCredentialRequestOptions`, as far as the server decides them. There are no `allowCredentials`: the
  /// authenticator knows its passkeys.
  package struct BeginPasskeySignInResponse: RPCMessage, Hashable, Sendable {
    /// 32 random bytes.
    package var challenge: [UInt8]
    /// The relying party's id: a domain, which the page's must be or belong to.
    package var rpID: String
    /// When the challenge expires.
    package var expireTime: GoogleProtobuf.Timestamp?

    package init(
      challenge: [UInt8] = [],
      rpID: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.challenge = challenge
      self.rpID = rpID
      self.expireTime = expireTime
    }
  }
}

extension AuthV1 {
  /// An authenticator's answer to the challenge of BeginPasskeySignIn.
  package struct PasskeyAssertion: RPCMessage, Hashable, Sendable {
    /// `rawId`.
    package var credentialID: [UInt8]
    /// `response.clientDataJSON`.
    package var clientDataJson: [UInt8]
    /// `response.authenticatorData`.
    package var authenticatorData: [UInt8]
    /// `response.signature`.
    package var signature: [UInt8]
    /// `response.userHandle`.
    package var userHandle: [UInt8]

    package init(
      credentialID: [UInt8] = [],
      clientDataJson: [UInt8] = [],
      authenticatorData: [UInt8] = [],
      signature: [UInt8] = [],
      userHandle: [UInt8] = []
    ) {
      self.credentialID = credentialID
      self.clientDataJson = clientDataJson
      self.authenticatorData = authenticatorData
      self.signature = signature
      self.userHandle = userHandle
    }
  }
}

extension AuthV1 {
  /// See AuthService.SignInWithPasskey.
  package struct SignInWithPasskeyRequest: RPCMessage, Hashable, Sendable {
    /// The proof that the caller owns the account.
    package var assertion: AuthV1.PasskeyAssertion?
    /// The device to sign in.
    package var device: AuthV1.Device?

    package init(
      assertion: AuthV1.PasskeyAssertion? = nil,
      device: AuthV1.Device? = nil
    ) {
      self.assertion = assertion
      self.device = device
    }
  }
}

extension AuthV1 {
  /// A signed-in device.
  package struct SignInWithPasskeyResponse: RPCMessage, Hashable, Sendable {
    /// The account.
    package var user: AuthV1.User?
    /// Its tokens.
    package var tokens: AuthV1.Tokens?

    package init(
      user: AuthV1.User? = nil,
      tokens: AuthV1.Tokens? = nil
    ) {
      self.user = user
      self.tokens = tokens
    }
  }
}

extension AuthV1 {
  /// See AuthFeedService.IssueServiceToken.
  package struct IssueServiceTokenRequest: RPCMessage, Hashable, Sendable {
    /// Name of the calling service: `trophies`.
    package var clientID: String
    /// Its secret, as configured on both sides.
    package var clientSecret: String

    package init(
      clientID: String = "",
      clientSecret: String = ""
    ) {
      self.clientID = clientID
      self.clientSecret = clientSecret
    }
  }
}

extension AuthV1 {
  /// A service's token.
  package struct IssueServiceTokenResponse: RPCMessage, Hashable, Sendable {
    /// JWT with `role` = `service` and `sub` = the service's name.
    package var accessToken: String
    /// Ten minutes after it was issued.
    package var expireTime: GoogleProtobuf.Timestamp?

    package init(
      accessToken: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.accessToken = accessToken
      self.expireTime = expireTime
    }
  }
}

extension AuthV1 {
  /// See AuthFeedService.WatchRevocations.
  package struct WatchRevocationsRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// Auth sessions and personal access tokens that are no longer valid.
  package struct WatchRevocationsResponse: RPCMessage, Hashable, Sendable {
    /// UUIDs: the `sid` of access tokens, and the ids of personal access tokens.
    package var authSessionIDs: [String]

    package init(
      authSessionIDs: [String] = []
    ) {
      self.authSessionIDs = authSessionIDs
    }
  }
}

extension AuthV1 {
  /// See AuthFeedService.WatchErasures.
  package struct WatchErasuresRequest: RPCMessage, Hashable, Sendable {
    /// The follower's position; empty for the beginning.
    package var cursor: String

    package init(
      cursor: String = ""
    ) {
      self.cursor = cursor
    }
  }
}

extension AuthV1 {
  /// An account that was deleted.
  package struct Erasure: RPCMessage, Hashable, Sendable {
    /// UUID. It is never used again.
    package var userID: String
    /// The position after it.
    package var cursor: String

    package init(
      userID: String = "",
      cursor: String = ""
    ) {
      self.userID = userID
      self.cursor = cursor
    }
  }
}

extension AuthV1 {
  /// Accounts to erase.
  package struct WatchErasuresResponse: RPCMessage, Hashable, Sendable {
    /// In feed order; 1 to 200.
    package var erasures: [AuthV1.Erasure]

    package init(
      erasures: [AuthV1.Erasure] = []
    ) {
      self.erasures = erasures
    }
  }
}

extension AuthV1 {
  /// See AuthFeedService.ConfirmErasure.
  package struct ConfirmErasureRequest: RPCMessage, Hashable, Sendable {
    /// The calling service has erased everything up to here.
    package var cursor: String

    package init(
      cursor: String = ""
    ) {
      self.cursor = cursor
    }
  }
}

extension AuthV1 {
  /// Empty.
  package struct ConfirmErasureResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// An account, as operators see it.
  package struct ManagedUser: RPCMessage, Hashable, Sendable {
    /// As its owner sees it.
    package var user: AuthV1.User?
    /// Whether its owner is an operator.
    package var admin: Bool
    /// When it was shut; absent while it is open.
    package var disableTime: GoogleProtobuf.Timestamp?
    /// When one of its devices last got tokens; a device in use does so every ten minutes. Absent if none ever signed in.
    package var lastSeenTime: GoogleProtobuf.Timestamp?

    package init(
      user: AuthV1.User? = nil,
      admin: Bool = false,
      disableTime: GoogleProtobuf.Timestamp? = nil,
      lastSeenTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.user = user
      self.admin = admin
      self.disableTime = disableTime
      self.lastSeenTime = lastSeenTime
    }
  }
}

extension AuthV1 {
  /// See AuthAdminService.ListUsers.
  package struct ListUsersRequest: RPCMessage, Hashable, Sendable {
    /// Only the account with this address, in upper or lower case; empty means all.
    package var email: String
    /// The maximum number of results; 0 means 50, and more than 200 is read as 200.
    package var pageSize: Int32
    /// The `next_page_token` of the previous page; empty for the first page.
    package var pageToken: String

    package init(
      email: String = "",
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.email = email
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension AuthV1 {
  /// One page of accounts.
  package struct ListUsersResponse: RPCMessage, Hashable, Sendable {
    /// The newest first.
    package var users: [AuthV1.ManagedUser]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      users: [AuthV1.ManagedUser] = [],
      nextPageToken: String = ""
    ) {
      self.users = users
      self.nextPageToken = nextPageToken
    }
  }
}

extension AuthV1 {
  /// See AuthAdminService.DisableUser.
  package struct DisableUserRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var userID: String
    /// A UUID that makes a retry safe for ten minutes. May be empty.
    package var requestID: String

    package init(
      userID: String = "",
      requestID: String = ""
    ) {
      self.userID = userID
      self.requestID = requestID
    }
  }
}

extension AuthV1 {
  /// Empty.
  package struct DisableUserResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// See AuthAdminService.EnableUser.
  package struct EnableUserRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var userID: String
    /// A UUID that makes a retry safe for ten minutes. May be empty.
    package var requestID: String

    package init(
      userID: String = "",
      requestID: String = ""
    ) {
      self.userID = userID
      self.requestID = requestID
    }
  }
}

extension AuthV1 {
  /// Empty.
  package struct EnableUserResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// See AuthAdminService.RevokeUserSessions.
  package struct RevokeUserSessionsRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var userID: String
    /// A UUID that makes a retry safe for ten minutes. May be empty.
    package var requestID: String

    package init(
      userID: String = "",
      requestID: String = ""
    ) {
      self.userID = userID
      self.requestID = requestID
    }
  }
}

extension AuthV1 {
  /// Empty.
  package struct RevokeUserSessionsResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension AuthV1 {
  /// See AuthAdminService.IssuePasswordReset.
  package struct IssuePasswordResetRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var userID: String
    /// A UUID that makes a retry safe for ten minutes. May be empty.
    package var requestID: String

    package init(
      userID: String = "",
      requestID: String = ""
    ) {
      self.userID = userID
      self.requestID = requestID
    }
  }
}

extension AuthV1 {
  /// What the owner needs.
  package struct IssuePasswordResetResponse: RPCMessage, Hashable, Sendable {
    /// For AuthService.ConfirmPasswordReset. Empty if this installation sends mail.
    package var token: String
    /// The same, for typing, with the account's address. Empty if this installation sends mail.
    package var code: String

    package init(
      token: String = "",
      code: String = ""
    ) {
      self.token = token
      self.code = code
    }
  }
}

extension AuthV1 {
  /// See AuthAdminService.ListUserInvitations.
  package struct ListUserInvitationsRequest: RPCMessage, Hashable, Sendable {
    /// The maximum number of results; 0 means 50, and more than 200 is read as 200.
    package var pageSize: Int32
    /// The `next_page_token` of the previous page; empty for the first page.
    package var pageToken: String

    package init(
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension AuthV1 {
  /// One page of all users' invitations.
  package struct ListUserInvitationsResponse: RPCMessage, Hashable, Sendable {
    /// The newest first.
    package var invitations: [AuthV1.Invitation]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      invitations: [AuthV1.Invitation] = [],
      nextPageToken: String = ""
    ) {
      self.invitations = invitations
      self.nextPageToken = nextPageToken
    }
  }
}

extension AuthV1 {
  /// See AuthAdminService.RevokeUserInvitation.
  package struct RevokeUserInvitationRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var invitationID: String

    package init(
      invitationID: String = ""
    ) {
      self.invitationID = invitationID
    }
  }
}

extension AuthV1 {
  /// Empty.
  package struct RevokeUserInvitationResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}
