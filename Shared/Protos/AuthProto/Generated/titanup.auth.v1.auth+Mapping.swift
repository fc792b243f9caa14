// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/auth/v1/auth.proto. Do not edit it: `deploy/dev generate` makes it.

package import CAuthProto
package import TitanProto

extension AuthV1.User: CMessage {
  package typealias CStruct = Titanup__Auth__V1__User
  package static let descriptor = MessageDescriptor(titanup__auth__v1__user__init)
  package static let shape: WireShape? = [
    .string(1, "user_id"),
    .string(2, "email"),
    .string(3, "display_name"),
    .string(4, "locale"),
    .message(5, "create_time", nil),
    .message(7, "delete_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    userID = arena.string(c.pointee.user_id)
    email = arena.string(c.pointee.email)
    displayName = arena.string(c.pointee.display_name)
    locale = arena.string(c.pointee.locale)
    createTime = try arena.decode(c.pointee.create_time)
    verificationState = .init(rawValue: arena.number(c.pointee.verification_state))
    deleteTime = try arena.decode(c.pointee.delete_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.user_id = arena.encode(userID)
    c.pointee.email = arena.encode(email)
    c.pointee.display_name = arena.encode(displayName)
    c.pointee.locale = arena.encode(locale)
    c.pointee.create_time = arena.encode(optional: createTime)
    c.pointee.verification_state = arena.cEnum(verificationState.rawValue)
    c.pointee.delete_time = arena.encode(optional: deleteTime)
  }
}

extension AuthV1.Device: CMessage {
  package typealias CStruct = Titanup__Auth__V1__Device
  package static let descriptor = MessageDescriptor(titanup__auth__v1__device__init)
  package static let shape: WireShape? = [
    .string(1, "name"),
    .string(2, "platform"),
    .string(3, "app_version"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    name = arena.string(c.pointee.name)
    platform = arena.string(c.pointee.platform)
    appVersion = arena.string(c.pointee.app_version)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.name = arena.encode(name)
    c.pointee.platform = arena.encode(platform)
    c.pointee.app_version = arena.encode(appVersion)
  }
}

extension AuthV1.Tokens: CMessage {
  package typealias CStruct = Titanup__Auth__V1__Tokens
  package static let descriptor = MessageDescriptor(titanup__auth__v1__tokens__init)
  package static let shape: WireShape? = [
    .string(1, "access_token"),
    .message(2, "access_token_expire_time", nil),
    .string(3, "refresh_token"),
    .message(4, "refresh_token_expire_time", nil),
    .string(5, "auth_session_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    accessToken = arena.string(c.pointee.access_token)
    accessTokenExpireTime = try arena.decode(c.pointee.access_token_expire_time)
    refreshToken = arena.string(c.pointee.refresh_token)
    refreshTokenExpireTime = try arena.decode(c.pointee.refresh_token_expire_time)
    authSessionID = arena.string(c.pointee.auth_session_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.access_token = arena.encode(accessToken)
    c.pointee.access_token_expire_time = arena.encode(optional: accessTokenExpireTime)
    c.pointee.refresh_token = arena.encode(refreshToken)
    c.pointee.refresh_token_expire_time = arena.encode(optional: refreshTokenExpireTime)
    c.pointee.auth_session_id = arena.encode(authSessionID)
  }
}

extension AuthV1.RegisterRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RegisterRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__register_request__init)
  package static let shape: WireShape? = [
    .string(1, "email"),
    .string(2, "password"),
    .string(3, "display_name"),
    .string(4, "locale"),
    .message(5, "device", AuthV1.Device.shape),
    .string(7, "request_id"),
    .string(8, "invitation_code"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    email = arena.string(c.pointee.email)
    password = arena.string(c.pointee.password)
    displayName = arena.string(c.pointee.display_name)
    locale = arena.string(c.pointee.locale)
    device = try arena.decode(c.pointee.device)
    validateOnly = c.pointee.validate_only != 0
    requestID = arena.string(c.pointee.request_id)
    invitationCode = arena.string(c.pointee.invitation_code)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.email = arena.encode(email)
    c.pointee.password = arena.encode(password)
    c.pointee.display_name = arena.encode(displayName)
    c.pointee.locale = arena.encode(locale)
    c.pointee.device = arena.encode(optional: device)
    c.pointee.validate_only = validateOnly ? 1 : 0
    c.pointee.request_id = arena.encode(requestID)
    c.pointee.invitation_code = arena.encode(invitationCode)
  }
}

extension AuthV1.RegisterResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RegisterResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__register_response__init)
  package static let shape: WireShape? = [
    .message(1, "user", AuthV1.User.shape),
    .message(3, "tokens", AuthV1.Tokens.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    user = try arena.decode(c.pointee.user)
    verificationState = .init(rawValue: arena.number(c.pointee.verification_state))
    tokens = try arena.decode(c.pointee.tokens)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.user = arena.encode(optional: user)
    c.pointee.verification_state = arena.cEnum(verificationState.rawValue)
    c.pointee.tokens = arena.encode(optional: tokens)
  }
}

extension AuthV1.SignInRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__SignInRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__sign_in_request__init)
  package static let shape: WireShape? = [
    .string(1, "email"),
    .string(2, "password"),
    .message(3, "device", AuthV1.Device.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    email = arena.string(c.pointee.email)
    password = arena.string(c.pointee.password)
    device = try arena.decode(c.pointee.device)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.email = arena.encode(email)
    c.pointee.password = arena.encode(password)
    c.pointee.device = arena.encode(optional: device)
  }
}

extension AuthV1.SignInResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__SignInResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__sign_in_response__init)
  package static let shape: WireShape? = [
    .message(1, "user", AuthV1.User.shape),
    .message(2, "tokens", AuthV1.Tokens.shape),
    .message(3, "mfa_challenge", AuthV1.MfaChallenge.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    user = try arena.decode(c.pointee.user)
    tokens = try arena.decode(c.pointee.tokens)
    mfaChallenge = try arena.decode(c.pointee.mfa_challenge)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.user = arena.encode(optional: user)
    c.pointee.tokens = arena.encode(optional: tokens)
    c.pointee.mfa_challenge = arena.encode(optional: mfaChallenge)
  }
}

extension AuthV1.MfaChallenge: CMessage {
  package typealias CStruct = Titanup__Auth__V1__MfaChallenge
  package static let descriptor = MessageDescriptor(titanup__auth__v1__mfa_challenge__init)
  package static let shape: WireShape? = [
    .string(1, "challenge"),
    .message(2, "expire_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    challenge = arena.string(c.pointee.challenge)
    expireTime = try arena.decode(c.pointee.expire_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.challenge = arena.encode(challenge)
    c.pointee.expire_time = arena.encode(optional: expireTime)
  }
}

extension AuthV1.VerifyMfaRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__VerifyMfaRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__verify_mfa_request__init)
  package static let shape: WireShape? = [
    .string(1, "challenge"),
    .string(2, "totp", oneof: 1),
    .string(3, "recovery_code", oneof: 1),
    .message(4, "passkey", nil, oneof: 1),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    challenge = arena.string(c.pointee.challenge)
    switch c.pointee.proof_case.rawValue {
    case 2: proof = .totp(arena.string(c.pointee.totp))
    case 3: proof = .recoveryCode(arena.string(c.pointee.recovery_code))
    case 4: proof = try arena.decode(c.pointee.passkey).map { .passkey($0) }
    default: proof = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.challenge = arena.encode(challenge)
    switch proof {
    case .totp(let value):
      c.pointee.proof_case = .init(rawValue: 2)
      c.pointee.totp = arena.encode(value)
    case .recoveryCode(let value):
      c.pointee.proof_case = .init(rawValue: 3)
      c.pointee.recovery_code = arena.encode(value)
    case .passkey(let value):
      c.pointee.proof_case = .init(rawValue: 4)
      c.pointee.passkey = arena.encode(value)
    case nil: break
    }
  }
}

extension AuthV1.VerifyMfaResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__VerifyMfaResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__verify_mfa_response__init)
  package static let shape: WireShape? = [
    .message(1, "user", AuthV1.User.shape),
    .message(2, "tokens", AuthV1.Tokens.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    user = try arena.decode(c.pointee.user)
    tokens = try arena.decode(c.pointee.tokens)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.user = arena.encode(optional: user)
    c.pointee.tokens = arena.encode(optional: tokens)
  }
}

extension AuthV1.ReauthenticateRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ReauthenticateRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__reauthenticate_request__init)
  package static let shape: WireShape? = [
    .string(1, "password", oneof: 1),
    .string(2, "totp", oneof: 1),
    .string(3, "recovery_code", oneof: 1),
    .message(4, "passkey", nil, oneof: 1),
    .message(5, "provider_answer", AuthV1.ProviderAnswer.shape, oneof: 1),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    switch c.pointee.proof_case.rawValue {
    case 1: proof = .password(arena.string(c.pointee.password))
    case 2: proof = .totp(arena.string(c.pointee.totp))
    case 3: proof = .recoveryCode(arena.string(c.pointee.recovery_code))
    case 4: proof = try arena.decode(c.pointee.passkey).map { .passkey($0) }
    case 5: proof = try arena.decode(c.pointee.provider_answer).map { .providerAnswer($0) }
    default: proof = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    switch proof {
    case .password(let value):
      c.pointee.proof_case = .init(rawValue: 1)
      c.pointee.password = arena.encode(value)
    case .totp(let value):
      c.pointee.proof_case = .init(rawValue: 2)
      c.pointee.totp = arena.encode(value)
    case .recoveryCode(let value):
      c.pointee.proof_case = .init(rawValue: 3)
      c.pointee.recovery_code = arena.encode(value)
    case .passkey(let value):
      c.pointee.proof_case = .init(rawValue: 4)
      c.pointee.passkey = arena.encode(value)
    case .providerAnswer(let value):
      c.pointee.proof_case = .init(rawValue: 5)
      c.pointee.provider_answer = arena.encode(value)
    case nil: break
    }
  }
}

extension AuthV1.ReauthenticateResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ReauthenticateResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__reauthenticate_response__init)
  package static let shape: WireShape? = [
    .string(1, "access_token"),
    .message(2, "access_token_expire_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    accessToken = arena.string(c.pointee.access_token)
    accessTokenExpireTime = try arena.decode(c.pointee.access_token_expire_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.access_token = arena.encode(accessToken)
    c.pointee.access_token_expire_time = arena.encode(optional: accessTokenExpireTime)
  }
}

extension AuthV1.EnrollTotpRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__EnrollTotpRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__enroll_totp_request__init)
  package static let shape: WireShape? = [
    .string(1, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension AuthV1.EnrollTotpResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__EnrollTotpResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__enroll_totp_response__init)
  package static let shape: WireShape? = [
    .string(1, "secret"),
    .string(2, "uri"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    secret = arena.string(c.pointee.secret)
    uri = arena.string(c.pointee.uri)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.secret = arena.encode(secret)
    c.pointee.uri = arena.encode(uri)
  }
}

extension AuthV1.ActivateTotpRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ActivateTotpRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__activate_totp_request__init)
  package static let shape: WireShape? = [
    .string(1, "code"),
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    code = arena.string(c.pointee.code)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.code = arena.encode(code)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension AuthV1.ActivateTotpResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ActivateTotpResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__activate_totp_response__init)
  package static let shape: WireShape? = [
    .string(1, "recovery_codes"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    recoveryCodes = try arena.strings(c.pointee.n_recovery_codes, c.pointee.recovery_codes)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_recovery_codes = recoveryCodes.count
    c.pointee.recovery_codes = arena.encode(recoveryCodes)
  }
}

extension AuthV1.DisableTotpRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__DisableTotpRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__disable_totp_request__init)
  package static let shape: WireShape? = [
    .string(1, "password"),
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    password = arena.string(c.pointee.password)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.password = arena.encode(password)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension AuthV1.DisableTotpResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__DisableTotpResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__disable_totp_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.RegenerateRecoveryCodesRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RegenerateRecoveryCodesRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__regenerate_recovery_codes_request__init)
  package static let shape: WireShape? = [
    .string(1, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension AuthV1.RegenerateRecoveryCodesResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RegenerateRecoveryCodesResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__regenerate_recovery_codes_response__init)
  package static let shape: WireShape? = [
    .string(1, "recovery_codes"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    recoveryCodes = try arena.strings(c.pointee.n_recovery_codes, c.pointee.recovery_codes)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_recovery_codes = recoveryCodes.count
    c.pointee.recovery_codes = arena.encode(recoveryCodes)
  }
}

extension AuthV1.RefreshTokenRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RefreshTokenRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__refresh_token_request__init)
  package static let shape: WireShape? = [
    .string(1, "refresh_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    refreshToken = arena.string(c.pointee.refresh_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.refresh_token = arena.encode(refreshToken)
  }
}

extension AuthV1.RefreshTokenResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RefreshTokenResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__refresh_token_response__init)
  package static let shape: WireShape? = [
    .message(1, "tokens", AuthV1.Tokens.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    tokens = try arena.decode(c.pointee.tokens)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.tokens = arena.encode(optional: tokens)
  }
}

extension AuthV1.SignOutRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__SignOutRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__sign_out_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.SignOutResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__SignOutResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__sign_out_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.WhoAmIRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__WhoAmIRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__who_am_irequest__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.WhoAmIResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__WhoAmIResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__who_am_iresponse__init)
  package static let shape: WireShape? = [
    .message(1, "user", AuthV1.User.shape),
    .string(2, "auth_session_id"),
    .string(3, "amr"),
    .message(4, "expire_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    user = try arena.decode(c.pointee.user)
    authSessionID = arena.string(c.pointee.auth_session_id)
    amr = try arena.strings(c.pointee.n_amr, c.pointee.amr)
    expireTime = try arena.decode(c.pointee.expire_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.user = arena.encode(optional: user)
    c.pointee.auth_session_id = arena.encode(authSessionID)
    c.pointee.n_amr = amr.count
    c.pointee.amr = arena.encode(amr)
    c.pointee.expire_time = arena.encode(optional: expireTime)
  }
}

extension AuthV1.AuthSession: CMessage {
  package typealias CStruct = Titanup__Auth__V1__AuthSession
  package static let descriptor = MessageDescriptor(titanup__auth__v1__auth_session__init)
  package static let shape: WireShape? = [
    .string(1, "auth_session_id"),
    .message(2, "device", AuthV1.Device.shape),
    .string(3, "address"),
    .message(4, "create_time", nil),
    .message(5, "last_use_time", nil),
    .message(6, "expire_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    authSessionID = arena.string(c.pointee.auth_session_id)
    device = try arena.decode(c.pointee.device)
    address = arena.string(c.pointee.address)
    createTime = try arena.decode(c.pointee.create_time)
    lastUseTime = try arena.decode(c.pointee.last_use_time)
    expireTime = try arena.decode(c.pointee.expire_time)
    current = c.pointee.current != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.auth_session_id = arena.encode(authSessionID)
    c.pointee.device = arena.encode(optional: device)
    c.pointee.address = arena.encode(address)
    c.pointee.create_time = arena.encode(optional: createTime)
    c.pointee.last_use_time = arena.encode(optional: lastUseTime)
    c.pointee.expire_time = arena.encode(optional: expireTime)
    c.pointee.current = current ? 1 : 0
  }
}

extension AuthV1.ListAuthSessionsRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ListAuthSessionsRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__list_auth_sessions_request__init)
  package static let shape: WireShape? = [
    .string(2, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
  }
}

extension AuthV1.ListAuthSessionsResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ListAuthSessionsResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__list_auth_sessions_response__init)
  package static let shape: WireShape? = [
    .messages(1, "auth_sessions", AuthV1.AuthSession.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    authSessions = try arena.decode(c.pointee.n_auth_sessions, c.pointee.auth_sessions)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_auth_sessions = authSessions.count
    c.pointee.auth_sessions = arena.encode(authSessions)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension AuthV1.RevokeAuthSessionRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RevokeAuthSessionRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__revoke_auth_session_request__init)
  package static let shape: WireShape? = [
    .string(1, "auth_session_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    authSessionID = arena.string(c.pointee.auth_session_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.auth_session_id = arena.encode(authSessionID)
  }
}

extension AuthV1.RevokeAuthSessionResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RevokeAuthSessionResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__revoke_auth_session_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.RevokeOtherAuthSessionsRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RevokeOtherAuthSessionsRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__revoke_other_auth_sessions_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.RevokeOtherAuthSessionsResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RevokeOtherAuthSessionsResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__revoke_other_auth_sessions_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    revokedCount = c.pointee.revoked_count
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.revoked_count = revokedCount
  }
}

extension AuthV1.SecurityEvent: CMessage {
  package typealias CStruct = Titanup__Auth__V1__SecurityEvent
  package static let descriptor = MessageDescriptor(titanup__auth__v1__security_event__init)
  package static let shape: WireShape? = [
    .string(1, "security_event_id"),
    .message(3, "create_time", nil),
    .string(4, "auth_session_id"),
    .string(5, "device_name"),
    .string(6, "address"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    securityEventID = arena.string(c.pointee.security_event_id)
    kind = .init(rawValue: arena.number(c.pointee.kind))
    createTime = try arena.decode(c.pointee.create_time)
    authSessionID = arena.string(c.pointee.auth_session_id)
    deviceName = arena.string(c.pointee.device_name)
    address = arena.string(c.pointee.address)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.security_event_id = arena.encode(securityEventID)
    c.pointee.kind = arena.cEnum(kind.rawValue)
    c.pointee.create_time = arena.encode(optional: createTime)
    c.pointee.auth_session_id = arena.encode(authSessionID)
    c.pointee.device_name = arena.encode(deviceName)
    c.pointee.address = arena.encode(address)
  }
}

extension AuthV1.PersonalAccessToken: CMessage {
  package typealias CStruct = Titanup__Auth__V1__PersonalAccessToken
  package static let descriptor = MessageDescriptor(titanup__auth__v1__personal_access_token__init)
  package static let shape: WireShape? = [
    .string(1, "personal_access_token_id"),
    .string(2, "name"),
    .string(3, "scopes"),
    .message(4, "create_time", nil),
    .message(5, "expire_time", nil),
    .message(6, "last_use_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    personalAccessTokenID = arena.string(c.pointee.personal_access_token_id)
    name = arena.string(c.pointee.name)
    scopes = try arena.strings(c.pointee.n_scopes, c.pointee.scopes)
    createTime = try arena.decode(c.pointee.create_time)
    expireTime = try arena.decode(c.pointee.expire_time)
    lastUseTime = try arena.decode(c.pointee.last_use_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.personal_access_token_id = arena.encode(personalAccessTokenID)
    c.pointee.name = arena.encode(name)
    c.pointee.n_scopes = scopes.count
    c.pointee.scopes = arena.encode(scopes)
    c.pointee.create_time = arena.encode(optional: createTime)
    c.pointee.expire_time = arena.encode(optional: expireTime)
    c.pointee.last_use_time = arena.encode(optional: lastUseTime)
  }
}

extension AuthV1.CreatePersonalAccessTokenRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__CreatePersonalAccessTokenRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__create_personal_access_token_request__init)
  package static let shape: WireShape? = [
    .string(1, "name"),
    .string(2, "scopes"),
    .message(3, "lifetime", nil),
    .string(4, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    name = arena.string(c.pointee.name)
    scopes = try arena.strings(c.pointee.n_scopes, c.pointee.scopes)
    lifetime = try arena.decode(c.pointee.lifetime)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.name = arena.encode(name)
    c.pointee.n_scopes = scopes.count
    c.pointee.scopes = arena.encode(scopes)
    c.pointee.lifetime = arena.encode(optional: lifetime)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension AuthV1.CreatePersonalAccessTokenResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__CreatePersonalAccessTokenResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__create_personal_access_token_response__init)
  package static let shape: WireShape? = [
    .message(1, "personal_access_token", AuthV1.PersonalAccessToken.shape),
    .string(2, "secret"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    personalAccessToken = try arena.decode(c.pointee.personal_access_token)
    secret = arena.string(c.pointee.secret)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.personal_access_token = arena.encode(optional: personalAccessToken)
    c.pointee.secret = arena.encode(secret)
  }
}

extension AuthV1.ListPersonalAccessTokensRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ListPersonalAccessTokensRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__list_personal_access_tokens_request__init)
  package static let shape: WireShape? = [
    .string(2, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
  }
}

extension AuthV1.ListPersonalAccessTokensResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ListPersonalAccessTokensResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__list_personal_access_tokens_response__init)
  package static let shape: WireShape? = [
    .messages(1, "personal_access_tokens", AuthV1.PersonalAccessToken.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    personalAccessTokens = try arena.decode(c.pointee.n_personal_access_tokens, c.pointee.personal_access_tokens)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_personal_access_tokens = personalAccessTokens.count
    c.pointee.personal_access_tokens = arena.encode(personalAccessTokens)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension AuthV1.RevokePersonalAccessTokenRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RevokePersonalAccessTokenRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__revoke_personal_access_token_request__init)
  package static let shape: WireShape? = [
    .string(1, "personal_access_token_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    personalAccessTokenID = arena.string(c.pointee.personal_access_token_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.personal_access_token_id = arena.encode(personalAccessTokenID)
  }
}

extension AuthV1.RevokePersonalAccessTokenResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RevokePersonalAccessTokenResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__revoke_personal_access_token_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.GetSignInMethodsRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__GetSignInMethodsRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__get_sign_in_methods_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.GetSignInMethodsResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__GetSignInMethodsResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__get_sign_in_methods_response__init)
  package static let shape: WireShape? = [
    .string(2, "provider_name"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    passwords = c.pointee.passwords != 0
    providerName = arena.string(c.pointee.provider_name)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.passwords = passwords ? 1 : 0
    c.pointee.provider_name = arena.encode(providerName)
  }
}

extension AuthV1.BeginProviderSignInRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__BeginProviderSignInRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__begin_provider_sign_in_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.BeginProviderSignInResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__BeginProviderSignInResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__begin_provider_sign_in_response__init)
  package static let shape: WireShape? = [
    .string(1, "authorization_url"),
    .string(2, "binding"),
    .message(3, "expire_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    authorizationURL = arena.string(c.pointee.authorization_url)
    binding = arena.string(c.pointee.binding)
    expireTime = try arena.decode(c.pointee.expire_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.authorization_url = arena.encode(authorizationURL)
    c.pointee.binding = arena.encode(binding)
    c.pointee.expire_time = arena.encode(optional: expireTime)
  }
}

extension AuthV1.ProviderAnswer: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ProviderAnswer
  package static let descriptor = MessageDescriptor(titanup__auth__v1__provider_answer__init)
  package static let shape: WireShape? = [
    .string(1, "state"),
    .string(2, "code"),
    .string(3, "error"),
    .string(4, "issuer"),
    .string(5, "binding"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    state = arena.string(c.pointee.state)
    code = arena.string(c.pointee.code)
    error = arena.string(c.pointee.error)
    issuer = arena.string(c.pointee.issuer)
    binding = arena.string(c.pointee.binding)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.state = arena.encode(state)
    c.pointee.code = arena.encode(code)
    c.pointee.error = arena.encode(error)
    c.pointee.issuer = arena.encode(issuer)
    c.pointee.binding = arena.encode(binding)
  }
}

extension AuthV1.FinishProviderSignInRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__FinishProviderSignInRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__finish_provider_sign_in_request__init)
  package static let shape: WireShape? = [
    .message(1, "answer", AuthV1.ProviderAnswer.shape),
    .message(2, "device", AuthV1.Device.shape),
    .string(3, "locale"),
    .string(4, "invitation_code"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    answer = try arena.decode(c.pointee.answer)
    device = try arena.decode(c.pointee.device)
    locale = arena.string(c.pointee.locale)
    invitationCode = arena.string(c.pointee.invitation_code)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.answer = arena.encode(optional: answer)
    c.pointee.device = arena.encode(optional: device)
    c.pointee.locale = arena.encode(locale)
    c.pointee.invitation_code = arena.encode(invitationCode)
  }
}

extension AuthV1.FinishProviderSignInResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__FinishProviderSignInResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__finish_provider_sign_in_response__init)
  package static let shape: WireShape? = [
    .message(1, "user", AuthV1.User.shape),
    .message(2, "tokens", AuthV1.Tokens.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    user = try arena.decode(c.pointee.user)
    tokens = try arena.decode(c.pointee.tokens)
    registered = c.pointee.registered != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.user = arena.encode(optional: user)
    c.pointee.tokens = arena.encode(optional: tokens)
    c.pointee.registered = registered ? 1 : 0
  }
}

extension AuthV1.GetProviderLinkRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__GetProviderLinkRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__get_provider_link_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.GetProviderLinkResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__GetProviderLinkResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__get_provider_link_response__init)
  package static let shape: WireShape? = [
    .message(1, "link_time", nil),
    .message(2, "last_use_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    linkTime = try arena.decode(c.pointee.link_time)
    lastUseTime = try arena.decode(c.pointee.last_use_time)
    onlyWayIn = c.pointee.only_way_in != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.link_time = arena.encode(optional: linkTime)
    c.pointee.last_use_time = arena.encode(optional: lastUseTime)
    c.pointee.only_way_in = onlyWayIn ? 1 : 0
  }
}

extension AuthV1.LinkProviderRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__LinkProviderRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__link_provider_request__init)
  package static let shape: WireShape? = [
    .message(1, "answer", AuthV1.ProviderAnswer.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    answer = try arena.decode(c.pointee.answer)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.answer = arena.encode(optional: answer)
  }
}

extension AuthV1.LinkProviderResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__LinkProviderResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__link_provider_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.UnlinkProviderRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__UnlinkProviderRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__unlink_provider_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.UnlinkProviderResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__UnlinkProviderResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__unlink_provider_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.IntrospectPersonalAccessTokenRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__IntrospectPersonalAccessTokenRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__introspect_personal_access_token_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    tokenSha256 = arena.bytes(c.pointee.token_sha256)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.token_sha256 = arena.encode(tokenSha256)
  }
}

extension AuthV1.IntrospectPersonalAccessTokenResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__IntrospectPersonalAccessTokenResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__introspect_personal_access_token_response__init)
  package static let shape: WireShape? = [
    .string(2, "personal_access_token_id"),
    .string(3, "user_id"),
    .string(4, "locale"),
    .string(5, "scopes"),
    .message(6, "expire_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    state = .init(rawValue: arena.number(c.pointee.state))
    personalAccessTokenID = arena.string(c.pointee.personal_access_token_id)
    userID = arena.string(c.pointee.user_id)
    locale = arena.string(c.pointee.locale)
    scopes = try arena.strings(c.pointee.n_scopes, c.pointee.scopes)
    expireTime = try arena.decode(c.pointee.expire_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.state = arena.cEnum(state.rawValue)
    c.pointee.personal_access_token_id = arena.encode(personalAccessTokenID)
    c.pointee.user_id = arena.encode(userID)
    c.pointee.locale = arena.encode(locale)
    c.pointee.n_scopes = scopes.count
    c.pointee.scopes = arena.encode(scopes)
    c.pointee.expire_time = arena.encode(optional: expireTime)
  }
}

extension AuthV1.ListSecurityEventsRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ListSecurityEventsRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__list_security_events_request__init)
  package static let shape: WireShape? = [
    .string(3, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    kinds = arena.enums(c.pointee.n_kinds, c.pointee.kinds, as: AuthV1.SecurityEventKind.self)
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_kinds = kinds.count
    c.pointee.kinds = arena.encode(kinds)
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
  }
}

extension AuthV1.ListSecurityEventsResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ListSecurityEventsResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__list_security_events_response__init)
  package static let shape: WireShape? = [
    .messages(1, "security_events", AuthV1.SecurityEvent.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    securityEvents = try arena.decode(c.pointee.n_security_events, c.pointee.security_events)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_security_events = securityEvents.count
    c.pointee.security_events = arena.encode(securityEvents)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension AuthV1.MailCode: CMessage {
  package typealias CStruct = Titanup__Auth__V1__MailCode
  package static let descriptor = MessageDescriptor(titanup__auth__v1__mail_code__init)
  package static let shape: WireShape? = [
    .string(1, "email"),
    .string(2, "code"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    email = arena.string(c.pointee.email)
    code = arena.string(c.pointee.code)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.email = arena.encode(email)
    c.pointee.code = arena.encode(code)
  }
}

extension AuthV1.VerifyEmailRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__VerifyEmailRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__verify_email_request__init)
  package static let shape: WireShape? = [
    .string(1, "token", oneof: 1),
    .message(2, "mail_code", AuthV1.MailCode.shape, oneof: 1),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    switch c.pointee.proof_case.rawValue {
    case 1: proof = .token(arena.string(c.pointee.token))
    case 2: proof = try arena.decode(c.pointee.mail_code).map { .mailCode($0) }
    default: proof = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    switch proof {
    case .token(let value):
      c.pointee.proof_case = .init(rawValue: 1)
      c.pointee.token = arena.encode(value)
    case .mailCode(let value):
      c.pointee.proof_case = .init(rawValue: 2)
      c.pointee.mail_code = arena.encode(value)
    case nil: break
    }
  }
}

extension AuthV1.VerifyEmailResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__VerifyEmailResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__verify_email_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.ResendVerificationRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ResendVerificationRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__resend_verification_request__init)
  package static let shape: WireShape? = [
    .string(1, "email"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    email = arena.string(c.pointee.email)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.email = arena.encode(email)
  }
}

extension AuthV1.ResendVerificationResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ResendVerificationResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__resend_verification_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.RequestPasswordResetRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RequestPasswordResetRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__request_password_reset_request__init)
  package static let shape: WireShape? = [
    .string(1, "email"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    email = arena.string(c.pointee.email)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.email = arena.encode(email)
  }
}

extension AuthV1.RequestPasswordResetResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RequestPasswordResetResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__request_password_reset_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.ConfirmPasswordResetRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ConfirmPasswordResetRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__confirm_password_reset_request__init)
  package static let shape: WireShape? = [
    .string(1, "token", oneof: 1),
    .message(4, "mail_code", AuthV1.MailCode.shape, oneof: 1),
    .string(2, "new_password"),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    newPassword = arena.string(c.pointee.new_password)
    requestID = arena.string(c.pointee.request_id)
    switch c.pointee.proof_case.rawValue {
    case 1: proof = .token(arena.string(c.pointee.token))
    case 4: proof = try arena.decode(c.pointee.mail_code).map { .mailCode($0) }
    default: proof = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.new_password = arena.encode(newPassword)
    c.pointee.request_id = arena.encode(requestID)
    switch proof {
    case .token(let value):
      c.pointee.proof_case = .init(rawValue: 1)
      c.pointee.token = arena.encode(value)
    case .mailCode(let value):
      c.pointee.proof_case = .init(rawValue: 4)
      c.pointee.mail_code = arena.encode(value)
    case nil: break
    }
  }
}

extension AuthV1.ConfirmPasswordResetResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ConfirmPasswordResetResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__confirm_password_reset_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.ChangePasswordRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ChangePasswordRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__change_password_request__init)
  package static let shape: WireShape? = [
    .string(1, "current_password"),
    .string(2, "new_password"),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    currentPassword = arena.string(c.pointee.current_password)
    newPassword = arena.string(c.pointee.new_password)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.current_password = arena.encode(currentPassword)
    c.pointee.new_password = arena.encode(newPassword)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension AuthV1.ChangePasswordResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ChangePasswordResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__change_password_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.ChangeEmailRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ChangeEmailRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__change_email_request__init)
  package static let shape: WireShape? = [
    .string(1, "new_email"),
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    newEmail = arena.string(c.pointee.new_email)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.new_email = arena.encode(newEmail)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension AuthV1.ChangeEmailResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ChangeEmailResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__change_email_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    verificationState = .init(rawValue: arena.number(c.pointee.verification_state))
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.verification_state = arena.cEnum(verificationState.rawValue)
  }
}

extension AuthV1.ConfirmEmailChangeRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ConfirmEmailChangeRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__confirm_email_change_request__init)
  package static let shape: WireShape? = [
    .string(1, "token", oneof: 1),
    .message(2, "mail_code", AuthV1.MailCode.shape, oneof: 1),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    switch c.pointee.proof_case.rawValue {
    case 1: proof = .token(arena.string(c.pointee.token))
    case 2: proof = try arena.decode(c.pointee.mail_code).map { .mailCode($0) }
    default: proof = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    switch proof {
    case .token(let value):
      c.pointee.proof_case = .init(rawValue: 1)
      c.pointee.token = arena.encode(value)
    case .mailCode(let value):
      c.pointee.proof_case = .init(rawValue: 2)
      c.pointee.mail_code = arena.encode(value)
    case nil: break
    }
  }
}

extension AuthV1.ConfirmEmailChangeResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ConfirmEmailChangeResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__confirm_email_change_response__init)
  package static let shape: WireShape? = [
    .message(1, "user", AuthV1.User.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    user = try arena.decode(c.pointee.user)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.user = arena.encode(optional: user)
  }
}

extension AuthV1.DeleteAccountRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__DeleteAccountRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__delete_account_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.DeleteAccountResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__DeleteAccountResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__delete_account_response__init)
  package static let shape: WireShape? = [
    .message(1, "delete_time", nil),
    .string(2, "receipt_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    deleteTime = try arena.decode(c.pointee.delete_time)
    receiptToken = arena.string(c.pointee.receipt_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.delete_time = arena.encode(optional: deleteTime)
    c.pointee.receipt_token = arena.encode(receiptToken)
  }
}

extension AuthV1.CancelAccountDeletionRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__CancelAccountDeletionRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__cancel_account_deletion_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.CancelAccountDeletionResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__CancelAccountDeletionResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__cancel_account_deletion_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.GetDeletionReceiptRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__GetDeletionReceiptRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__get_deletion_receipt_request__init)
  package static let shape: WireShape? = [
    .string(1, "receipt_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    receiptToken = arena.string(c.pointee.receipt_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.receipt_token = arena.encode(receiptToken)
  }
}

extension AuthV1.ErasureConfirmation: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ErasureConfirmation
  package static let descriptor = MessageDescriptor(titanup__auth__v1__erasure_confirmation__init)
  package static let shape: WireShape? = [
    .string(1, "service"),
    .message(2, "confirm_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    service = arena.string(c.pointee.service)
    confirmTime = try arena.decode(c.pointee.confirm_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.service = arena.encode(service)
    c.pointee.confirm_time = arena.encode(optional: confirmTime)
  }
}

extension AuthV1.GetDeletionReceiptResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__GetDeletionReceiptResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__get_deletion_receipt_response__init)
  package static let shape: WireShape? = [
    .string(1, "user_id"),
    .message(2, "request_time", nil),
    .message(3, "erase_time", nil),
    .messages(4, "confirmations", AuthV1.ErasureConfirmation.shape),
    .string(5, "receipt_jwt"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    userID = arena.string(c.pointee.user_id)
    requestTime = try arena.decode(c.pointee.request_time)
    eraseTime = try arena.decode(c.pointee.erase_time)
    confirmations = try arena.decode(c.pointee.n_confirmations, c.pointee.confirmations)
    receiptJwt = arena.string(c.pointee.receipt_jwt)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.user_id = arena.encode(userID)
    c.pointee.request_time = arena.encode(optional: requestTime)
    c.pointee.erase_time = arena.encode(optional: eraseTime)
    c.pointee.n_confirmations = confirmations.count
    c.pointee.confirmations = arena.encode(confirmations)
    c.pointee.receipt_jwt = arena.encode(receiptJwt)
  }
}

extension AuthV1.Invitation: CMessage {
  package typealias CStruct = Titanup__Auth__V1__Invitation
  package static let descriptor = MessageDescriptor(titanup__auth__v1__invitation__init)
  package static let shape: WireShape? = [
    .string(1, "invitation_id"),
    .string(2, "user_id"),
    .message(5, "create_time", nil),
    .message(6, "expire_time", nil),
    .message(7, "revoke_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    invitationID = arena.string(c.pointee.invitation_id)
    userID = arena.string(c.pointee.user_id)
    maxUses = c.pointee.max_uses
    useCount = c.pointee.use_count
    createTime = try arena.decode(c.pointee.create_time)
    expireTime = try arena.decode(c.pointee.expire_time)
    revokeTime = try arena.decode(c.pointee.revoke_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.invitation_id = arena.encode(invitationID)
    c.pointee.user_id = arena.encode(userID)
    c.pointee.max_uses = maxUses
    c.pointee.use_count = useCount
    c.pointee.create_time = arena.encode(optional: createTime)
    c.pointee.expire_time = arena.encode(optional: expireTime)
    c.pointee.revoke_time = arena.encode(optional: revokeTime)
  }
}

extension AuthV1.CreateInvitationRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__CreateInvitationRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__create_invitation_request__init)
  package static let shape: WireShape? = [
    .message(2, "lifetime", nil),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    maxUses = c.pointee.max_uses
    lifetime = try arena.decode(c.pointee.lifetime)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.max_uses = maxUses
    c.pointee.lifetime = arena.encode(optional: lifetime)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension AuthV1.CreateInvitationResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__CreateInvitationResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__create_invitation_response__init)
  package static let shape: WireShape? = [
    .message(1, "invitation", AuthV1.Invitation.shape),
    .string(2, "code"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    invitation = try arena.decode(c.pointee.invitation)
    code = arena.string(c.pointee.code)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.invitation = arena.encode(optional: invitation)
    c.pointee.code = arena.encode(code)
  }
}

extension AuthV1.ListInvitationsRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ListInvitationsRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__list_invitations_request__init)
  package static let shape: WireShape? = [
    .string(2, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
  }
}

extension AuthV1.ListInvitationsResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ListInvitationsResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__list_invitations_response__init)
  package static let shape: WireShape? = [
    .messages(1, "invitations", AuthV1.Invitation.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    invitations = try arena.decode(c.pointee.n_invitations, c.pointee.invitations)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_invitations = invitations.count
    c.pointee.invitations = arena.encode(invitations)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension AuthV1.RevokeInvitationRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RevokeInvitationRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__revoke_invitation_request__init)
  package static let shape: WireShape? = [
    .string(1, "invitation_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    invitationID = arena.string(c.pointee.invitation_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.invitation_id = arena.encode(invitationID)
  }
}

extension AuthV1.RevokeInvitationResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RevokeInvitationResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__revoke_invitation_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.GetJwksRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__GetJwksRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__get_jwks_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.JsonWebKey: CMessage {
  package typealias CStruct = Titanup__Auth__V1__JsonWebKey
  package static let descriptor = MessageDescriptor(titanup__auth__v1__json_web_key__init)
  package static let shape: WireShape? = [
    .string(1, "kty"),
    .string(2, "crv"),
    .string(3, "kid"),
    .string(4, "alg"),
    .string(5, "use"),
    .string(6, "x"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    kty = arena.string(c.pointee.kty)
    crv = arena.string(c.pointee.crv)
    kid = arena.string(c.pointee.kid)
    alg = arena.string(c.pointee.alg)
    use = arena.string(c.pointee.use)
    x = arena.string(c.pointee.x)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.kty = arena.encode(kty)
    c.pointee.crv = arena.encode(crv)
    c.pointee.kid = arena.encode(kid)
    c.pointee.alg = arena.encode(alg)
    c.pointee.use = arena.encode(use)
    c.pointee.x = arena.encode(x)
  }
}

extension AuthV1.GetJwksResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__GetJwksResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__get_jwks_response__init)
  package static let shape: WireShape? = [
    .messages(1, "keys", AuthV1.JsonWebKey.shape),
    .string(2, "jwks_json"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    keys = try arena.decode(c.pointee.n_keys, c.pointee.keys)
    jwksJson = arena.string(c.pointee.jwks_json)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_keys = keys.count
    c.pointee.keys = arena.encode(keys)
    c.pointee.jwks_json = arena.encode(jwksJson)
  }
}

extension AuthV1.Passkey: CMessage {
  package typealias CStruct = Titanup__Auth__V1__Passkey
  package static let descriptor = MessageDescriptor(titanup__auth__v1__passkey__init)
  package static let shape: WireShape? = [
    .string(1, "passkey_id"),
    .string(2, "name"),
    .message(3, "create_time", nil),
    .message(4, "last_use_time", nil),
    .message(5, "block_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    passkeyID = arena.string(c.pointee.passkey_id)
    name = arena.string(c.pointee.name)
    createTime = try arena.decode(c.pointee.create_time)
    lastUseTime = try arena.decode(c.pointee.last_use_time)
    blockTime = try arena.decode(c.pointee.block_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.passkey_id = arena.encode(passkeyID)
    c.pointee.name = arena.encode(name)
    c.pointee.create_time = arena.encode(optional: createTime)
    c.pointee.last_use_time = arena.encode(optional: lastUseTime)
    c.pointee.block_time = arena.encode(optional: blockTime)
  }
}

extension AuthV1.BeginPasskeyRegistrationRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__BeginPasskeyRegistrationRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__begin_passkey_registration_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.BeginPasskeyRegistrationResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__BeginPasskeyRegistrationResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__begin_passkey_registration_response__init)
  package static let shape: WireShape? = [
    .string(2, "rp_id"),
    .string(4, "user_name"),
    .string(5, "user_display_name"),
    .message(8, "expire_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    challenge = arena.bytes(c.pointee.challenge)
    rpID = arena.string(c.pointee.rp_id)
    userHandle = arena.bytes(c.pointee.user_handle)
    userName = arena.string(c.pointee.user_name)
    userDisplayName = arena.string(c.pointee.user_display_name)
    excludeCredentialIDs = try arena.bytes(c.pointee.n_exclude_credential_ids, c.pointee.exclude_credential_ids)
    algorithms = arena.scalars(c.pointee.n_algorithms, c.pointee.algorithms)
    expireTime = try arena.decode(c.pointee.expire_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.challenge = arena.encode(challenge)
    c.pointee.rp_id = arena.encode(rpID)
    c.pointee.user_handle = arena.encode(userHandle)
    c.pointee.user_name = arena.encode(userName)
    c.pointee.user_display_name = arena.encode(userDisplayName)
    c.pointee.n_exclude_credential_ids = excludeCredentialIDs.count
    c.pointee.exclude_credential_ids = arena.encode(excludeCredentialIDs)
    c.pointee.n_algorithms = algorithms.count
    c.pointee.algorithms = arena.encode(algorithms)
    c.pointee.expire_time = arena.encode(optional: expireTime)
  }
}

extension AuthV1.RegisterPasskeyRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RegisterPasskeyRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__register_passkey_request__init)
  package static let shape: WireShape? = [
    .string(1, "name"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    name = arena.string(c.pointee.name)
    clientDataJson = arena.bytes(c.pointee.client_data_json)
    attestationObject = arena.bytes(c.pointee.attestation_object)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.name = arena.encode(name)
    c.pointee.client_data_json = arena.encode(clientDataJson)
    c.pointee.attestation_object = arena.encode(attestationObject)
  }
}

extension AuthV1.RegisterPasskeyResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RegisterPasskeyResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__register_passkey_response__init)
  package static let shape: WireShape? = [
    .message(1, "passkey", AuthV1.Passkey.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    passkey = try arena.decode(c.pointee.passkey)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.passkey = arena.encode(optional: passkey)
  }
}

extension AuthV1.ListPasskeysRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ListPasskeysRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__list_passkeys_request__init)
  package static let shape: WireShape? = [
    .string(2, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
  }
}

extension AuthV1.ListPasskeysResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ListPasskeysResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__list_passkeys_response__init)
  package static let shape: WireShape? = [
    .messages(1, "passkeys", AuthV1.Passkey.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    passkeys = try arena.decode(c.pointee.n_passkeys, c.pointee.passkeys)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_passkeys = passkeys.count
    c.pointee.passkeys = arena.encode(passkeys)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension AuthV1.RenamePasskeyRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RenamePasskeyRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__rename_passkey_request__init)
  package static let shape: WireShape? = [
    .string(1, "passkey_id"),
    .string(2, "name"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    passkeyID = arena.string(c.pointee.passkey_id)
    name = arena.string(c.pointee.name)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.passkey_id = arena.encode(passkeyID)
    c.pointee.name = arena.encode(name)
  }
}

extension AuthV1.RenamePasskeyResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RenamePasskeyResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__rename_passkey_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.DeletePasskeyRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__DeletePasskeyRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__delete_passkey_request__init)
  package static let shape: WireShape? = [
    .string(1, "passkey_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    passkeyID = arena.string(c.pointee.passkey_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.passkey_id = arena.encode(passkeyID)
  }
}

extension AuthV1.DeletePasskeyResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__DeletePasskeyResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__delete_passkey_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.BeginPasskeySignInRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__BeginPasskeySignInRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__begin_passkey_sign_in_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.BeginPasskeySignInResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__BeginPasskeySignInResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__begin_passkey_sign_in_response__init)
  package static let shape: WireShape? = [
    .string(2, "rp_id"),
    .message(3, "expire_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    challenge = arena.bytes(c.pointee.challenge)
    rpID = arena.string(c.pointee.rp_id)
    expireTime = try arena.decode(c.pointee.expire_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.challenge = arena.encode(challenge)
    c.pointee.rp_id = arena.encode(rpID)
    c.pointee.expire_time = arena.encode(optional: expireTime)
  }
}

extension AuthV1.PasskeyAssertion: CMessage {
  package typealias CStruct = Titanup__Auth__V1__PasskeyAssertion
  package static let descriptor = MessageDescriptor(titanup__auth__v1__passkey_assertion__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    credentialID = arena.bytes(c.pointee.credential_id)
    clientDataJson = arena.bytes(c.pointee.client_data_json)
    authenticatorData = arena.bytes(c.pointee.authenticator_data)
    signature = arena.bytes(c.pointee.signature)
    userHandle = arena.bytes(c.pointee.user_handle)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.credential_id = arena.encode(credentialID)
    c.pointee.client_data_json = arena.encode(clientDataJson)
    c.pointee.authenticator_data = arena.encode(authenticatorData)
    c.pointee.signature = arena.encode(signature)
    c.pointee.user_handle = arena.encode(userHandle)
  }
}

extension AuthV1.SignInWithPasskeyRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__SignInWithPasskeyRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__sign_in_with_passkey_request__init)
  package static let shape: WireShape? = [
    .message(1, "assertion", nil),
    .message(2, "device", AuthV1.Device.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    assertion = try arena.decode(c.pointee.assertion)
    device = try arena.decode(c.pointee.device)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.assertion = arena.encode(optional: assertion)
    c.pointee.device = arena.encode(optional: device)
  }
}

extension AuthV1.SignInWithPasskeyResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__SignInWithPasskeyResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__sign_in_with_passkey_response__init)
  package static let shape: WireShape? = [
    .message(1, "user", AuthV1.User.shape),
    .message(2, "tokens", AuthV1.Tokens.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    user = try arena.decode(c.pointee.user)
    tokens = try arena.decode(c.pointee.tokens)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.user = arena.encode(optional: user)
    c.pointee.tokens = arena.encode(optional: tokens)
  }
}

extension AuthV1.IssueServiceTokenRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__IssueServiceTokenRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__issue_service_token_request__init)
  package static let shape: WireShape? = [
    .string(1, "client_id"),
    .string(2, "client_secret"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    clientID = arena.string(c.pointee.client_id)
    clientSecret = arena.string(c.pointee.client_secret)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.client_id = arena.encode(clientID)
    c.pointee.client_secret = arena.encode(clientSecret)
  }
}

extension AuthV1.IssueServiceTokenResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__IssueServiceTokenResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__issue_service_token_response__init)
  package static let shape: WireShape? = [
    .string(1, "access_token"),
    .message(2, "expire_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    accessToken = arena.string(c.pointee.access_token)
    expireTime = try arena.decode(c.pointee.expire_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.access_token = arena.encode(accessToken)
    c.pointee.expire_time = arena.encode(optional: expireTime)
  }
}

extension AuthV1.WatchRevocationsRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__WatchRevocationsRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__watch_revocations_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.WatchRevocationsResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__WatchRevocationsResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__watch_revocations_response__init)
  package static let shape: WireShape? = [
    .string(1, "auth_session_ids"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    authSessionIDs = try arena.strings(c.pointee.n_auth_session_ids, c.pointee.auth_session_ids)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_auth_session_ids = authSessionIDs.count
    c.pointee.auth_session_ids = arena.encode(authSessionIDs)
  }
}

extension AuthV1.WatchErasuresRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__WatchErasuresRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__watch_erasures_request__init)
  package static let shape: WireShape? = [
    .string(1, "cursor"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    cursor = arena.string(c.pointee.cursor)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.cursor = arena.encode(cursor)
  }
}

extension AuthV1.Erasure: CMessage {
  package typealias CStruct = Titanup__Auth__V1__Erasure
  package static let descriptor = MessageDescriptor(titanup__auth__v1__erasure__init)
  package static let shape: WireShape? = [
    .string(1, "user_id"),
    .string(2, "cursor"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    userID = arena.string(c.pointee.user_id)
    cursor = arena.string(c.pointee.cursor)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.user_id = arena.encode(userID)
    c.pointee.cursor = arena.encode(cursor)
  }
}

extension AuthV1.WatchErasuresResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__WatchErasuresResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__watch_erasures_response__init)
  package static let shape: WireShape? = [
    .messages(1, "erasures", AuthV1.Erasure.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    erasures = try arena.decode(c.pointee.n_erasures, c.pointee.erasures)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_erasures = erasures.count
    c.pointee.erasures = arena.encode(erasures)
  }
}

extension AuthV1.ConfirmErasureRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ConfirmErasureRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__confirm_erasure_request__init)
  package static let shape: WireShape? = [
    .string(1, "cursor"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    cursor = arena.string(c.pointee.cursor)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.cursor = arena.encode(cursor)
  }
}

extension AuthV1.ConfirmErasureResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ConfirmErasureResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__confirm_erasure_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.ManagedUser: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ManagedUser
  package static let descriptor = MessageDescriptor(titanup__auth__v1__managed_user__init)
  package static let shape: WireShape? = [
    .message(1, "user", AuthV1.User.shape),
    .message(3, "disable_time", nil),
    .message(4, "last_seen_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    user = try arena.decode(c.pointee.user)
    admin = c.pointee.admin != 0
    disableTime = try arena.decode(c.pointee.disable_time)
    lastSeenTime = try arena.decode(c.pointee.last_seen_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.user = arena.encode(optional: user)
    c.pointee.admin = admin ? 1 : 0
    c.pointee.disable_time = arena.encode(optional: disableTime)
    c.pointee.last_seen_time = arena.encode(optional: lastSeenTime)
  }
}

extension AuthV1.ListUsersRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ListUsersRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__list_users_request__init)
  package static let shape: WireShape? = [
    .string(1, "email"),
    .string(3, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    email = arena.string(c.pointee.email)
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.email = arena.encode(email)
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
  }
}

extension AuthV1.ListUsersResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ListUsersResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__list_users_response__init)
  package static let shape: WireShape? = [
    .messages(1, "users", AuthV1.ManagedUser.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    users = try arena.decode(c.pointee.n_users, c.pointee.users)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_users = users.count
    c.pointee.users = arena.encode(users)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension AuthV1.DisableUserRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__DisableUserRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__disable_user_request__init)
  package static let shape: WireShape? = [
    .string(1, "user_id"),
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    userID = arena.string(c.pointee.user_id)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.user_id = arena.encode(userID)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension AuthV1.DisableUserResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__DisableUserResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__disable_user_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.EnableUserRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__EnableUserRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__enable_user_request__init)
  package static let shape: WireShape? = [
    .string(1, "user_id"),
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    userID = arena.string(c.pointee.user_id)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.user_id = arena.encode(userID)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension AuthV1.EnableUserResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__EnableUserResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__enable_user_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.RevokeUserSessionsRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RevokeUserSessionsRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__revoke_user_sessions_request__init)
  package static let shape: WireShape? = [
    .string(1, "user_id"),
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    userID = arena.string(c.pointee.user_id)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.user_id = arena.encode(userID)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension AuthV1.RevokeUserSessionsResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RevokeUserSessionsResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__revoke_user_sessions_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension AuthV1.IssuePasswordResetRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__IssuePasswordResetRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__issue_password_reset_request__init)
  package static let shape: WireShape? = [
    .string(1, "user_id"),
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    userID = arena.string(c.pointee.user_id)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.user_id = arena.encode(userID)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension AuthV1.IssuePasswordResetResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__IssuePasswordResetResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__issue_password_reset_response__init)
  package static let shape: WireShape? = [
    .string(1, "token"),
    .string(2, "code"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    token = arena.string(c.pointee.token)
    code = arena.string(c.pointee.code)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.token = arena.encode(token)
    c.pointee.code = arena.encode(code)
  }
}

extension AuthV1.ListUserInvitationsRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ListUserInvitationsRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__list_user_invitations_request__init)
  package static let shape: WireShape? = [
    .string(2, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
  }
}

extension AuthV1.ListUserInvitationsResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__ListUserInvitationsResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__list_user_invitations_response__init)
  package static let shape: WireShape? = [
    .messages(1, "invitations", AuthV1.Invitation.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    invitations = try arena.decode(c.pointee.n_invitations, c.pointee.invitations)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_invitations = invitations.count
    c.pointee.invitations = arena.encode(invitations)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension AuthV1.RevokeUserInvitationRequest: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RevokeUserInvitationRequest
  package static let descriptor = MessageDescriptor(titanup__auth__v1__revoke_user_invitation_request__init)
  package static let shape: WireShape? = [
    .string(1, "invitation_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    invitationID = arena.string(c.pointee.invitation_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.invitation_id = arena.encode(invitationID)
  }
}

extension AuthV1.RevokeUserInvitationResponse: CMessage {
  package typealias CStruct = Titanup__Auth__V1__RevokeUserInvitationResponse
  package static let descriptor = MessageDescriptor(titanup__auth__v1__revoke_user_invitation_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}
