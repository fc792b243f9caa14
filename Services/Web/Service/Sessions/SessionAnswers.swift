import AuthProto
import TitanCore
import TitanProto
import TitanRPC
import WebDomain

/// A response that may open a session: its tokens go into the cookie, and the rest to the page.
protocol TokenAnswer: RPCMessage {
  var user: AuthV1.User? { get }
  var tokens: AuthV1.Tokens? { get set }
}

extension AuthV1.RegisterResponse: TokenAnswer {}
extension AuthV1.SignInResponse: TokenAnswer {}
extension AuthV1.VerifyMfaResponse: TokenAnswer {}
extension AuthV1.SignInWithPasskeyResponse: TokenAnswer {}
extension AuthV1.FinishProviderSignInResponse: TokenAnswer {}

extension WebSession {
  /// A new session; `nil` if the response opens none, as before a second factor.
  ///
  /// - Throws: `RPCError` INTERNAL for tokens without a user or without their times.
  init?(_ answer: some TokenAnswer, at now: Timestamp) throws {
    guard let tokens = answer.tokens else { return nil }
    guard let user = answer.user else { throw RPCError(code: .internal, message: "auth issued tokens for no user") }
    self.init(
      userID: user.userID, accessToken: "", accessTokenExpireTime: now, refreshToken: "", refreshTokenExpireTime: now,
      sealTime: now)
    try replace(tokens, at: now)
  }

  /// Takes new tokens.
  ///
  /// - Throws: `RPCError` INTERNAL if one of them, or its time, is missing.
  mutating func replace(_ tokens: AuthV1.Tokens, at now: Timestamp) throws {
    guard !tokens.accessToken.isEmpty, !tokens.refreshToken.isEmpty, let access = tokens.accessTokenExpireTime,
      let refresh = tokens.refreshTokenExpireTime
    else { throw RPCError(code: .internal, message: "auth issued incomplete tokens") }
    (accessToken, refreshToken, sealTime) = (tokens.accessToken, tokens.refreshToken, now)
    accessTokenExpireTime = try Timestamp(access, field: "access_token_expire_time")
    refreshTokenExpireTime = try Timestamp(refresh, field: "refresh_token_expire_time")
  }

  /// Takes a new access token.
  ///
  /// - Throws: `RPCError` INTERNAL if it, or its time, is missing.
  mutating func replace(_ answer: AuthV1.ReauthenticateResponse, at now: Timestamp) throws {
    guard !answer.accessToken.isEmpty, let access = answer.accessTokenExpireTime else {
      throw RPCError(code: .internal, message: "auth issued an incomplete access token")
    }
    (accessToken, sealTime) = (answer.accessToken, now)
    accessTokenExpireTime = try Timestamp(access, field: "access_token_expire_time")
  }
}
