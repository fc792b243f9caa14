// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/auth/v1/auth.proto. Not to be edited: `deploy/dev generate` writes it anew.

import TitanRPC

extension AuthV1 {
  /// Whether an e-mail address has been shown to be its account's.
  package struct VerificationState: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// This installation sends no mail, so nothing is asked for.
    package static let notRequired = Self(rawValue: 1)
    /// A mail was sent, its link has not been used.
    package static let pending = Self(rawValue: 2)
    /// The address is the account's.
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
  /// An account, as its owner sees it.
  package struct User: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var userID: String
    /// As registered, trimmed. Compared without regard to case.
    package var email: String
    /// 1 to 100 characters, trimmed.
    package var displayName: String
    /// BCP 47 language tag for texts: `en`, `de`.
    package var locale: String
    /// When the account was made.
    package var createTime: GoogleProtobuf.Timestamp?

    package init(
      userID: String = "",
      email: String = "",
      displayName: String = "",
      locale: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.userID = userID
      self.email = email
      self.displayName = displayName
      self.locale = locale
      self.createTime = createTime
    }
  }
}

extension AuthV1 {
  /// The device an auth session belongs to, so that its owner recognises it in a list.
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
    /// JWT signed with EdDSA: claims sub, sid, role, amr, iat, exp. Goes into `authorization: Bearer …`.
    package var accessToken: String
    /// Ten minutes after it was made.
    package var accessTokenExpireTime: GoogleProtobuf.Timestamp?
    /// Opaque; good for one use.
    package var refreshToken: String
    /// When the refresh token dies if it is not used.
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
    /// One @, something before it, a domain with a dot behind it; surrounding white space is dropped.
    package var email: String
    /// 8 to 256 code points after normalization (NFKC), any of them, but not white space alone.
    package var password: String
    /// 1 to 100 characters after trimming.
    package var displayName: String
    /// BCP 47; empty means `en`.
    package var locale: String
    /// The device to sign in.
    package var device: AuthV1.Device?
    /// Check only: nothing is stored, no tokens are made.
    package var validateOnly: Bool
    /// UUID that makes a retry safe: the same request gets the same response, with the same tokens, for ten minutes.
    /// Another payload with the same id is INVALID_ARGUMENT REQUEST_ID_REUSED. May be empty.
    package var requestID: String

    package init(
      email: String = "",
      password: String = "",
      displayName: String = "",
      locale: String = "",
      device: AuthV1.Device? = nil,
      validateOnly: Bool = false,
      requestID: String = ""
    ) {
      self.email = email
      self.password = password
      self.displayName = displayName
      self.locale = locale
      self.device = device
      self.validateOnly = validateOnly
      self.requestID = requestID
    }
  }
}

extension AuthV1 {
  /// The new account.
  package struct RegisterResponse: RPCMessage, Hashable, Sendable {
    /// Absent if `validate_only` was set.
    package var user: AuthV1.User?
    /// Of the e-mail address.
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
    /// As registered, in any case.
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
  /// A signed-in device.
  package struct SignInResponse: RPCMessage, Hashable, Sendable {
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
  /// Nothing to say.
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
  /// Whom an access token names.
  package struct WhoAmIResponse: RPCMessage, Hashable, Sendable {
    /// The account.
    package var user: AuthV1.User?
    /// UUID of the auth session.
    package var authSessionID: String
    /// How the person proved who they are (RFC 8176): `pwd`, `otp`.
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
  /// The keys in force, the one that signs first.
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
    /// Ten minutes after it was made.
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
