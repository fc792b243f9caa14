package import AuthDomain
package import TitanCore
package import TitanThreads

/// Hashes and checks passwords away from the event loops, with the same work for every caller. Networks take turns: a
/// thousand guesses from one network delay a sign-in from another by one hash at most.
package struct PasswordChecker: Sendable {
  package enum Verdict: Hashable, Sendable {
    case wrong
    /// The password is right. Includes a new hash if the stored one was made with outdated parameters.
    case right(upgrade: PasswordHash?)
  }

  private let hasher: PasswordHasher
  private let pool: BoundedThreadPool
  private let salt: @Sendable () -> [UInt8]
  /// Stands in for the hash of an unknown account, so that its check takes just as long.
  private let decoy: PasswordHash

  /// Blocks while it hashes the decoy.
  package init(
    hasher: PasswordHasher, pool: BoundedThreadPool,
    salt: @escaping @Sendable () -> [UInt8] = { randomBytes(PasswordHasher.saltLength) }
  ) throws {
    self.hasher = hasher
    self.pool = pool
    self.salt = salt
    decoy = try hasher.hash(.placeholder, salt: salt())
  }

  /// - Throws: `AccountError.busy`.
  package func hash(_ password: Password, from address: CoarseAddress?) async throws -> PasswordHash {
    try await run(address) { [hasher, salt] in try hasher.hash(password, salt: salt()) }
  }

  /// Always does the work of a check; a `nil` password or hash never matches.
  ///
  /// - Throws: `AccountError.busy`.
  package func check(
    _ password: Password?, against hash: PasswordHash?, from address: CoarseAddress?
  ) async throws -> Verdict {
    try await run(address) { [hasher, salt, decoy] in
      let isSame = try hasher.matches(password ?? .placeholder, hash ?? decoy)
      guard isSame, let password, let hash else { return .wrong }
      return .right(upgrade: hasher.needsRehash(hash) ? try hasher.hash(password, salt: salt()) : nil)
    }
  }

  private func run<Result: Sendable>(
    _ address: CoarseAddress?, _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    do {
      return try await pool.run(for: address?.description ?? "unknown", work)
    } catch let full as BoundedThreadPool.Full {
      throw AccountError.busy(limit: full.limit, retryAfter: .seconds(1))
    }
  }
}

/// Random bytes from the system's generator.
package func randomBytes(_ count: Int) -> [UInt8] {
  var generator = SystemRandomNumberGenerator()
  return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
}
