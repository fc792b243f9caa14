import TitanCore
import TitanRPC

/// Identifies the caller.
struct Authentication: Sendable {
  let verifier: TokenVerifier
  /// Unknown personal access tokens per minute from one neighbourhood: anyone can make some up, and each costs auth a
  /// look-up. `nil` for no limit.
  let guesses: RateLimit<String>?

  /// The caller, if the same token was verified on this connection before and is still good. Most calls need no more
  /// than this, so it does not suspend.
  func recall(_ context: ServerContext) -> Caller? {
    guard case .string(let text)? = context.metadata.only("authorization") else { return nil }
    return verifier.recall(text, from: context.peer)
  }

  /// The caller, from the call's token.
  ///
  /// - Throws: the errors of `TokenVerifier.verify`; RESOURCE_EXHAUSTED RATE_LIMITED.
  func verify(_ context: ServerContext, at now: ContinuousClock.Instant) async throws -> Caller {
    let token = try Self.bearerToken(context.metadata)
    guard let guesses, PersonalAccessToken.isMeant(by: token) else { return try await verify(token, context) }
    try guesses.refuse(context, at: now)
    do {
      return try await verify(token, context)
    } catch TokenProblem.malformed {
      _ = guesses.admit(context.client.neighbourhood, at: now)
      throw TokenProblem.malformed
    }
  }

  private func verify(_ token: String, _ context: ServerContext) async throws -> Caller {
    // Read before verifying: if keys change or sessions are revoked in the meantime, the token is verified again.
    let revision = verifier.revision
    let verified = try await verifier.verified(token)
    if let revision, case .string(let text)? = context.metadata.only("authorization") {
      context.peer.remember(
        Peer.Proof(credential: text, caller: verified.caller, revision: revision, expiresAt: verified.until))
    }
    return verified.caller
  }

  /// The token of `authorization: Bearer <token>` (RFC 6750 §2.1; the scheme in any case, RFC 9110 §11.1).
  static func bearerToken(_ metadata: Metadata) throws(TokenProblem) -> String {
    let values = metadata.all("authorization")
    guard let first = values.first else { throw .missing }
    guard values.count == 1, case .string(let text) = first else { throw .malformed }
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].lowercased() == "bearer", !parts[1].isEmpty else { throw .malformed }
    return String(parts[1])
  }
}
