import AuthDomain
import AuthProto
import Crypto
import Foundation
import TitanCore
import TitanProto
import TitanRPC

/// Makes, lists, revokes and describes personal access tokens.
struct PersonalTokenOperation: Sendable {
  let account: AccountContext
  let store: any PersonalTokenStore
  let random: @Sendable (Int) -> [UInt8]

  /// The caller must have reauthenticated recently.
  ///
  /// - Throws: `AccountError.tooManyTokens`; INVALID_ARGUMENT.
  func create(
    _ request: AuthV1.CreatePersonalAccessTokenRequest, by session: AuthSession, from address: CoarseAddress?
  ) async throws -> AuthV1.CreatePersonalAccessTokenResponse {
    try RepeatedField.check(request.scopes.count, "scopes")
    let form: PersonalTokenForm
    do {
      form = try PersonalTokenForm(
        name: request.name, scopes: request.scopes,
        lifetime: try request.lifetime.map { try Duration($0, field: "lifetime") })
    } catch let refusal as PersonalTokenForm.Refusal {
      throw RPCError(refusal)
    }
    let slot = try account.slot(
      request.requestID, of: request, \.requestID, AuthV1.AuthServiceMethods.createPersonalAccessToken,
      by: session.userID)
    if let answer: AuthV1.CreatePersonalAccessTokenResponse = try await account.answer(in: slot) { return answer }

    let (now, secret) = (account.clock(), PersonalAccessToken(secret: random(PersonalAccessToken.secretLength)))
    let token = PersonalToken(
      id: PersonalTokenID(account.makeID(now)), userID: session.userID, name: form.name, scopes: form.scopes,
      createTime: now, expireTime: now + form.lifetime)
    let response = AuthV1.CreatePersonalAccessTokenResponse(
      personalAccessToken: AuthV1.PersonalAccessToken(token), secret: secret.text)
    let event = account.audit.event(
      .personalTokenCreated, of: session.userID, session: session.id, device: session.device.name, from: address,
      at: now)
    let changed = try await store.create(
      token, digest: Array(SHA256.hash(data: Data(secret.text.utf8))), limit: PersonalToken.limit, event,
      account.effects(slot, response, isSecret: true, [], at: now))
    return try account.answer(
      response, to: changed, in: slot, refusal: .tooManyTokens(limit: PersonalToken.limit), event)
  }

  /// - Throws: INVALID_ARGUMENT.
  func list(
    _ request: AuthV1.ListPersonalAccessTokensRequest, of user: UserID
  ) async throws -> AuthV1.ListPersonalAccessTokensResponse {
    let limit = try PageSize.resolve(request.pageSize)
    let arguments = ["ListPersonalAccessTokens", "\(user)"]
    let place = try PageToken.decode(request.pageToken, arguments: arguments)?.first.flatMap(PersonalTokenID.init(_:))
    let page = Page(
      try await store.personalTokens(of: user, after: place, limit: limit + 1), limit: limit, arguments: arguments,
      cursor: { ["\($0.id)"] })
    return .init(
      personalAccessTokens: page.items.map(AuthV1.PersonalAccessToken.init), nextPageToken: page.nextPageToken)
  }

  /// Idempotent.
  ///
  /// - Throws: `AccountError.personalTokenUnknown`; INVALID_ARGUMENT PERSONAL_ACCESS_TOKEN_ID_INVALID.
  func revoke(_ text: String, by session: AuthSession, from address: CoarseAddress?) async throws {
    guard let id = PersonalTokenID(text) else {
      throw RPCError.invalid(
        "personal_access_token_id", reason: "PERSONAL_ACCESS_TOKEN_ID_INVALID",
        "got \(text.utf8.count) characters that are no UUID; allowed: a UUID of 36 characters")
    }
    guard try await store.personalToken(id, of: session.userID) != nil else { throw AccountError.personalTokenUnknown }
    let event = account.audit.event(
      .personalTokenRevoked, of: session.userID, session: session.id, device: session.device.name, from: address,
      at: account.clock())
    if try await store.revoke(id, event) { account.audit.tell(event) }
  }

  /// What a service that was called with a token must know of it.
  func introspect(digest: [UInt8]) async throws -> AuthV1.IntrospectPersonalAccessTokenResponse {
    let now = account.clock()
    guard let found = try await store.usedToken(digest: digest, at: now) else { return .init(state: .unknown) }
    switch found.state(at: now) {
    case .expired: return .init(state: .expired)
    case .revoked: return .init(state: .revoked)
    case .active:
      return .init(
        state: .active, personalAccessTokenID: "\(found.token.id)", userID: "\(found.user.id)",
        locale: found.user.locale.text, scopes: found.token.scopes,
        expireTime: GoogleProtobuf.Timestamp(found.token.expireTime))
    }
  }
}

extension AuthV1.PersonalAccessToken {
  init(_ token: PersonalToken) {
    self.init(
      personalAccessTokenID: "\(token.id)", name: token.name, scopes: token.scopes,
      createTime: GoogleProtobuf.Timestamp(token.createTime), expireTime: GoogleProtobuf.Timestamp(token.expireTime),
      lastUseTime: token.lastUseTime.map(GoogleProtobuf.Timestamp.init))
  }
}
