package import CoreMetrics
package import Logging
package import TitanRPC

/// The interceptors around every call of every service: `StandardInterceptor`; inside it, those that end streams whose
/// caller has lost access, and endless calls.
package enum StandardInterceptors {
  /// - Parameters:
  ///   - publicCallsPerMinute: calls from one neighbourhood to one method that needs no token, and unknown personal
  ///     access tokens from it; 0 means no limit.
  ///   - accountLimits: what one account may use of the service.
  ///   - publicStreamAge: how long a stream that needs no token may run; `nil` means no limit.
  ///   - now: reads the monotonic clock, for durations and deadlines.
  ///   - makeID: makes ids for calls without `x-request-id`.
  package static func all(
    logger: Logger, metrics: any MetricsFactory, rules: AccessRules, verifier: TokenVerifier,
    drain: DrainSignal = DrainSignal(), publicCallsPerMinute: Int = 0, accountLimits: AccountLimits = .none,
    publicStreamAge: Duration? = nil, tarpit: Tarpit = Tarpit(),
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    makeID: @escaping @Sendable () -> String = CallIDs().next
  ) -> [any ServerInterceptor] {
    [
      StandardInterceptor(
        log: CallLog(logger: logger, makeID: makeID), metrics: CallMetrics(factory: metrics),
        errors: ErrorMapping(logger: logger), rules: rules,
        authentication: Authentication(
          verifier: verifier,
          guesses: publicCallsPerMinute > 0 ? RateLimit(perMinute: publicCallsPerMinute) : nil),
        publicCallsPerMinute: publicCallsPerMinute, accounts: AccountLimiter(accountLimits),
        tarpit: tarpit, now: now),
      RevocationInterceptor(revoked: verifier.revoked, rules: rules, clock: verifier.clock),
      DrainInterceptor(signal: drain),
    ] + (publicStreamAge.map { [PublicStreamAge(rules: rules, age: $0)] } ?? [])
  }
}
