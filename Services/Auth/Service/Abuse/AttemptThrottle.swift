import AuthDomain
import Crypto
import Foundation
import TitanCore
import TitanFields
import TitanThreads

/// Slows down password guessing.
struct AttemptThrottle: Sendable {
  let store: any AttemptStore
  let key: SymmetricKey
  /// Whether failed attempts are delayed at all.
  let isOn: Bool
  let clock: WallClock
  /// Limits how many attempts from one network run at once: one for each hashing thread, and one more that is using the
  /// store. With fifty, a single guesser would occupy all of the store's connections.
  private let lines = KeyedSemaphore<String>(permits: BoundedThreadPool.standardThreadCount + 1, queueLimit: 64)
  private let refused = RefusedAttempts()

  init(store: any AttemptStore, key: SymmetricKey, isOn: Bool, clock: @escaping WallClock) {
    (self.store, self.key, self.isOn, self.clock) = (store, key, isOn, clock)
  }

  /// Checks a password unless too many attempts have failed before. If `check` throws, the caller has learned nothing,
  /// so nothing is counted. Whatever an attempt costs belongs into `check`: a refused one, and one that waits for others
  /// of its network, costs the store nothing.
  ///
  /// - Throws: `AccountError.tooManyAttempts`, whether or not the account exists; `AccountError.busy` if too many
  ///   attempts from the network are waiting; whatever `check` throws.
  func attempt(
    _ email: EmailAddress?, from address: CoarseAddress?, _ check: () async throws -> PasswordChecker.Verdict
  ) async throws -> PasswordChecker.Verdict {
    guard isOn, let email else { return try await check() }
    if let wait = refused.wait(pair(email, address).digest, at: clock()) {
      throw AccountError.tooManyAttempts(retryAfter: wait)
    }
    do {
      return try await lines.withPermit(Self.place(address)) { try await countedAttempt(email, from: address, check) }
    } catch let full as KeyedSemaphore<String>.Full {
      throw AccountError.busy(limit: full.limit, retryAfter: .seconds(1))
    }
  }

  private func countedAttempt(
    _ email: EmailAddress, from address: CoarseAddress?, _ check: () async throws -> PasswordChecker.Verdict
  ) async throws -> PasswordChecker.Verdict {
    let keys = try await self.keys(email, address)
    let now = clock()
    if let wait = try await store.begin(keys, at: now) {
      refused.note(pair(email, address).digest, wait: wait, at: now)
      throw AccountError.tooManyAttempts(retryAfter: wait)
    }
    let verdict: PasswordChecker.Verdict
    do {
      verdict = try await check()
    } catch {
      try await store.forgive(keys)
      refused.forget(pair(email, address).digest)
      throw error
    }
    if case .right = verdict {
      // The network's other failures still count.
      try await store.forget(keys.filter { $0.scope != .address })
      try await store.forgive(keys.filter { $0.scope == .address })
      // Attempts beside this one were refused because it might have failed.
      refused.forget(pair(email, address).digest)
    }
    return verdict
  }

  /// Records that the account's owner uses this network. For a while, failed attempts from other networks don't delay
  /// sign-ins from it.
  func welcome(_ email: EmailAddress, from address: CoarseAddress?) async throws {
    guard isOn, let address else { return }
    let now = clock()
    try await store.forget([pair(email, address)])
    refused.forget(pair(email, address).digest)
    try await store.welcome(welcomeDigest(email, address), until: now + AttemptScope.memory, at: now)
  }

  private func keys(_ email: EmailAddress, _ address: CoarseAddress?) async throws -> [AttemptKey] {
    var isKnown = false
    if let address {
      isKnown = try await store.isKnown(address, to: email, welcome: welcomeDigest(email, address), at: clock())
    }
    return AttemptScope.scopes(isKnown: isKnown).map { scope in
      switch scope {
      case .pair: pair(email, address)
      case .account: AttemptKey(.account, digest: digest("account", email.canonical))
      case .address: AttemptKey(.address, digest: digest("address", Self.place(address)))
      }
    }
  }

  private func pair(_ email: EmailAddress, _ address: CoarseAddress?) -> AttemptKey {
    AttemptKey(.pair, digest: digest("pair", email.canonical, Self.place(address)))
  }

  private func welcomeDigest(_ email: EmailAddress, _ address: CoarseAddress) -> [UInt8] {
    digest("welcome", email.canonical, Self.place(address))
  }

  private static func place(_ address: CoarseAddress?) -> String { address?.description ?? "unknown" }

  private func digest(_ parts: String...) -> [UInt8] {
    // No part contains a line feed: neither kind of address can.
    Array(HMAC<SHA256>.authenticationCode(for: Data(parts.joined(separator: "\n").utf8), using: key))
  }
}
