package import AuthProto
package import TitanCore
import TitanProto
import TitanRPC

/// A personal access token as auth knows it.
package struct VerifiedPersonalToken: Sendable, Hashable {
  /// UUID: the id under which its revocation is reported.
  package var id: String
  package var userID: UserID
  package var language: Language?
  package var scopes: Set<AccessScope>
  package var expiresAt: Timestamp

  package init(id: String, userID: UserID, language: Language?, scopes: Set<AccessScope>, expiresAt: Timestamp) {
    (self.id, self.userID, self.language) = (id, userID, language)
    (self.scopes, self.expiresAt) = (scopes, expiresAt)
  }
}

extension VerifiedPersonalToken {
  /// Reads auth's answer.
  ///
  /// - Throws: `TokenProblem` if the token doesn't work.
  package init(_ response: AuthV1.IntrospectPersonalAccessTokenResponse) throws {
    switch response.state {
    case .active: break
    case .expired: throw TokenProblem.expired
    case .revoked: throw TokenProblem.personalTokenRevoked
    default: throw TokenProblem.malformed
    }
    guard let user = UserID(response.userID), let end = response.expireTime else {
      throw RPCError(code: .internal, message: "auth described a personal access token without user_id or expire_time")
    }
    self.init(
      id: response.personalAccessTokenID, userID: user, language: Language.preferred(in: response.locale),
      // A scope that this version doesn't know permits nothing here.
      scopes: Set(response.scopes.compactMap { AccessScope($0) }), expiresAt: try Timestamp(end, field: "expire_time"))
  }
}

/// Knows personal access tokens: auth's store in auth itself, a call to auth everywhere else.
package protocol PersonalTokenSource: Sendable {
  /// The token with this SHA-256, and records that it was used.
  ///
  /// - Throws: `TokenProblem` if there is none, or it is good no more; UNAVAILABLE while the source cannot tell.
  func token(digest: [UInt8]) async throws -> VerifiedPersonalToken
}

/// A source that asks a closure.
package struct AskedPersonalTokens: PersonalTokenSource {
  package typealias Ask = @Sendable (_ digest: [UInt8]) async throws -> VerifiedPersonalToken
  private let ask: Ask

  package init(_ ask: @escaping Ask) { self.ask = ask }

  package func token(digest: [UInt8]) async throws -> VerifiedPersonalToken { try await ask(digest) }
}
