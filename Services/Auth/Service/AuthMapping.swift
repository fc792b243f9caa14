import AuthDomain
import AuthProto
import TitanCore
import TitanFields
import TitanProto

extension AuthV1.User {
  init(_ user: User) {
    self.init(
      userID: user.id.description, email: user.email.text, displayName: user.displayName.text,
      locale: user.locale.text, createTime: GoogleProtobuf.Timestamp(user.createTime),
      verificationState: AuthV1.VerificationState(user.verification),
      deleteTime: user.deleteTime.map(GoogleProtobuf.Timestamp.init))
  }
}

extension AuthV1.VerificationState {
  init(_ verification: EmailVerification) {
    switch verification {
    case .notRequired: self = .notRequired
    case .pending: self = .pending
    case .verified: self = .verified
    }
  }
}

extension AuthV1.Tokens {
  init(_ tokens: IssuedTokens) {
    self.init(
      accessToken: tokens.access.text, accessTokenExpireTime: GoogleProtobuf.Timestamp(tokens.access.expireTime),
      refreshToken: tokens.refreshToken,
      refreshTokenExpireTime: GoogleProtobuf.Timestamp(tokens.refreshTokenExpireTime),
      authSessionID: tokens.sessionID.description)
  }
}

extension AuthV1.JsonWebKey {
  init(_ key: VerificationKey) {
    self.init(kty: "OKP", crv: "Ed25519", kid: key.id, alg: "EdDSA", use: "sig", x: key.x)
  }
}

extension AuthV1.Device? {
  /// The fields of a device; empty if the request contains no device.
  var parts: (name: String, platform: String, appVersion: String) {
    (self?.name ?? "", self?.platform ?? "", self?.appVersion ?? "")
  }
}
