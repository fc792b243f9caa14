import Crypto
import Foundation
package import TitanCore
package import TitanRPC

/// A caller, and how long to believe it.
struct Verified: Sendable {
  var caller: Caller
  /// When the token must be verified again: when it expires, or earlier.
  var until: Timestamp
}

/// Turns tokens into callers. An access token is verified offline and cached until it expires, its key is removed or
/// its auth session is revoked, because verifying Ed25519 costs more than the rest of a small call. A personal access
/// token is looked up, and cached for `personalLifetime` unless it is revoked.
package final class TokenVerifier: Sendable {
  private let keys: any TokenKeySource
  let revoked: RevokedSessions
  let clock: WallClock
  private let personal: (any PersonalTokenSource)?
  private let cache: TokenCache

  /// How long a personal access token is believed without asking again. While this service hears of revocations, one
  /// ends it at once; otherwise a revoked token is good for this long.
  package static let personalLifetime: Duration = .seconds(60)

  /// - Parameters:
  ///   - personal: knows personal access tokens; without it they are refused.
  ///   - cacheLimit: the most verified tokens to keep.
  package init(
    keys: any TokenKeySource, personal: (any PersonalTokenSource)? = nil, revoked: RevokedSessions = RevokedSessions(),
    clock: @escaping WallClock, cacheLimit: Int = 10_000
  ) {
    self.keys = keys
    self.personal = personal
    self.revoked = revoked
    self.clock = clock
    cache = TokenCache(limit: cacheLimit)
  }

  /// The caller a token identifies.
  ///
  /// - Throws: `TokenProblem`; UNAVAILABLE while there are no keys to verify with.
  package func verify(_ token: String) async throws -> Caller { try await verified(token).caller }

  /// The same, with the time for which the caller is known.
  func verified(_ token: String) async throws -> Verified {
    guard token.utf8.count <= AccessToken.sizeLimit else { throw TokenProblem.malformed }
    let digest = SHA256.hash(data: Data(token.utf8))
    if PersonalAccessToken.isMeant(by: token) { return try await personal(token, digest) }
    let caller = try await signedIn(token, digest)
    return Verified(caller: caller, until: caller.expiresAt)
  }

  private func personal(_ token: String, _ digest: SHA256Digest) async throws -> Verified {
    guard let personal, PersonalAccessToken(token) != nil else { throw TokenProblem.malformed }
    if let known = cache[digest] {
      if clock() < known.until {
        try refuseRevoked(known.caller)
        return Verified(caller: known.caller, until: known.until)
      }
      cache.remove(digest)
    }
    let found = try await personal.token(digest: Array(digest))
    let now = clock()
    guard now < found.expiresAt else { throw TokenProblem.expired }
    let caller = Caller(
      role: .user, userID: found.userID, language: found.language,
      personalAccess: PersonalAccess(tokenID: found.id, scopes: found.scopes), expiresAt: found.expiresAt)
    // A revocation that arrived while the answer was on its way is remembered longer than the answer.
    try refuseRevoked(caller)
    let until = min(found.expiresAt, now + Self.personalLifetime)
    cache.insert(TokenCache.Entry(caller: caller, keyID: nil, until: until), for: digest)
    return Verified(caller: caller, until: until)
  }

  private func signedIn(_ token: String, _ digest: SHA256Digest) async throws -> Caller {
    if let known = cache[digest], let keyID = known.keyID {
      guard clock() < known.until else {
        cache.remove(digest)
        throw TokenProblem.expired
      }
      guard try await keys.key(id: keyID) != nil else {
        cache.remove(digest)
        throw TokenProblem.malformed
      }
      try refuseRevoked(known.caller)
      return known.caller
    }
    let parsed = try AccessToken(token)
    guard let key = try await keys.key(id: parsed.keyID), key.verifies(parsed.signature, of: parsed.signedPart) else {
      throw TokenProblem.malformed
    }
    let caller = try parsed.claims().caller(at: clock())
    try refuseRevoked(caller)
    cache.insert(TokenCache.Entry(caller: caller, keyID: key.id, until: caller.expiresAt), for: digest)
    return caller
  }

  private func refuseRevoked(_ caller: Caller) throws(TokenProblem) {
    guard let id = caller.revocationID, revoked.contains(id, at: clock()) else { return }
    throw caller.personalAccess == nil ? .revoked : .personalTokenRevoked
  }

  /// The caller for a value of `authorization`, if its token was verified on the same connection before and has not
  /// expired, and neither the keys nor the revoked sessions have changed since.
  func recall(_ authorization: String, from peer: Peer) -> Caller? {
    guard let revision, let proof = peer.proof(of: authorization), proof.revision == revision,
      clock() < proof.expiresAt
    else { return nil }
    cache.countHit()
    return proof.caller
  }

  /// Changes whenever a verified token may have lost its key or its session; `nil` if the key source cannot tell. Both
  /// numbers only grow, so their sum changes with either.
  var revision: Int? { keys.revision.map { $0 &+ revoked.revision } }

  /// The cache's lookups and hits.
  package var cacheUse: TokenCacheUse { cache.use }

  /// The number of cached tokens.
  var cachedTokens: Int { cache.count }
}
