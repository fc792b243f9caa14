import Crypto
import Foundation
package import TitanCore
package import TitanRPC

/// Turns access tokens into callers, offline. A verified token is cached until it expires, its key is removed or its
/// auth session is revoked, because verifying Ed25519 costs more than the rest of a small call.
package final class TokenVerifier: Sendable {
  private let keys: any TokenKeySource
  let revoked: RevokedSessions
  let clock: WallClock
  private let cache: TokenCache

  /// - Parameter cacheLimit: the most verified tokens to keep.
  package init(
    keys: any TokenKeySource, revoked: RevokedSessions = RevokedSessions(), clock: @escaping WallClock,
    cacheLimit: Int = 10_000
  ) {
    self.keys = keys
    self.revoked = revoked
    self.clock = clock
    cache = TokenCache(limit: cacheLimit)
  }

  /// The caller a token identifies.
  ///
  /// - Throws: `TokenProblem`; UNAVAILABLE while there are no keys to verify with.
  package func verify(_ token: String) async throws -> Caller {
    guard token.utf8.count <= AccessToken.sizeLimit else { throw TokenProblem.malformed }
    let digest = SHA256.hash(data: Data(token.utf8))
    if let known = cache[digest] {
      guard clock() < known.caller.expiresAt else {
        cache.remove(digest)
        throw TokenProblem.expired
      }
      guard try await keys.key(id: known.keyID) != nil else {
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
    cache.insert(TokenCache.Entry(caller: caller, keyID: key.id), for: digest)
    return caller
  }

  private func refuseRevoked(_ caller: Caller) throws(TokenProblem) {
    guard let session = caller.authSessionID, revoked.contains(session, at: clock()) else { return }
    throw .revoked
  }

  /// The caller for a value of `authorization`, if its token was verified on the same connection before and has not
  /// expired, and neither the keys nor the revoked sessions have changed since.
  func recall(_ authorization: String, from peer: Peer) -> Caller? {
    guard let revision, let proof = peer.proof(of: authorization), proof.revision == revision,
      clock() < proof.caller.expiresAt
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
