import TitanCore
import TitanRPC

/// Limits the calls of each account in this process: calls per minute, calls at a time, and `Watch…` streams. Calls
/// from TitanUp's own services are not counted.
final class AccountLimiter: Sendable {
  private let limits: AccountLimits
  private let rate: RateLimit<UserID>?
  private let calls: ConcurrencyLimit<UserID>?
  private let watches: ConcurrencyLimit<UserID>?

  init(_ limits: AccountLimits) {
    self.limits = limits
    rate = limits.callsPerMinute > 0 ? RateLimit(perMinute: limits.callsPerMinute) : nil
    calls = limits.calls > 0 ? ConcurrencyLimit(perKey: limits.calls) : nil
    watches = limits.watches > 0 ? ConcurrencyLimit(perKey: limits.watches) : nil
  }

  /// Counts a call of an account.
  ///
  /// - Returns: the admission to end when the call is over, if any.
  /// - Throws: RESOURCE_EXHAUSTED ACCOUNT_RATE_LIMITED, TOO_MANY_WATCHES, TOO_MANY_ACCOUNT_CALLS.
  func admit(_ user: UserID, isWatch: Bool, at now: ContinuousClock.Instant) throws -> Admission? {
    if let wait = rate?.admit(user, at: now) {
      throw RPCError(
        .resourceExhausted, reason: "ACCOUNT_RATE_LIMITED",
        "this account has made more than \(limits.callsPerMinute) calls within a minute",
        info: ["limit": "\(limits.callsPerMinute)"], details: [.retryInfo(delay: wait)])
    }
    guard let running = isWatch ? watches : calls else { return nil }
    guard !running.enter(user) else { return Admission(running: running, user: user) }
    throw isWatch ? tooManyWatches : tooManyCalls
  }

  /// A call counted as running.
  struct Admission: Sendable {
    fileprivate let running: ConcurrencyLimit<UserID>
    fileprivate let user: UserID

    /// Call it once, when the call is over.
    func end() { running.leave(user) }
  }

  /// Without RetryInfo: one of the account's own streams has to end first.
  private var tooManyWatches: RPCError {
    RPCError(
      .resourceExhausted, reason: "TOO_MANY_WATCHES",
      "\(limits.watches) watch streams of this account are open, which is the limit; end one of them first",
      info: ["limit": "\(limits.watches)"])
  }

  private var tooManyCalls: RPCError {
    RPCError(
      .resourceExhausted, reason: "TOO_MANY_ACCOUNT_CALLS",
      "\(limits.calls) calls of this account run at this moment, which is the limit",
      info: ["limit": "\(limits.calls)"], details: [.retryInfo(delay: .seconds(1))])
  }
}
