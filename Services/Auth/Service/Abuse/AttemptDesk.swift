import AuthDomain
import Crypto
import Foundation
import TitanCore

/// Slows down guessing of passwords.
struct AttemptDesk: Sendable {
  let store: any AttemptStore
  let key: SymmetricKey
  /// Whether guessing is slowed down at all.
  let isOn: Bool
  let clock: WallClock

  /// Looks at a password, unless too many were wrong before. Where `check` throws, nothing was found out and nothing is
  /// counted.
  ///
  /// - Throws: `AccountError.tooManyAttempts`, the same whether there is such an account or not; what `check` throws.
  func attempt(
    _ email: EmailAddress?, from address: CoarseAddress?, _ check: () async throws -> PasswordDesk.Verdict
  ) async throws -> PasswordDesk.Verdict {
    guard isOn, let email else { return try await check() }
    let keys = try await self.keys(email, address)
    if let wait = try await store.begin(keys, at: clock()) { throw AccountError.tooManyAttempts(retryAfter: wait) }
    let verdict: PasswordDesk.Verdict
    do {
      verdict = try await check()
    } catch {
      try await store.forgive(keys)
      throw error
    }
    if case .right = verdict {
      // What a neighbourhood has failed at otherwise stays counted.
      try await store.forget(keys.filter { $0.scope != .address })
      try await store.forgive(keys.filter { $0.scope == .address })
    }
    return verdict
  }

  /// The owner of the account is there: whatever others do elsewhere, they are let in from there for a while.
  func welcome(_ email: EmailAddress, from address: CoarseAddress?) async throws {
    guard isOn, let address else { return }
    let now = clock()
    try await store.forget([pair(email, address)])
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
    // No part holds a line feed: addresses of either kind have none.
    Array(HMAC<SHA256>.authenticationCode(for: Data(parts.joined(separator: "\n").utf8), using: key))
  }
}
