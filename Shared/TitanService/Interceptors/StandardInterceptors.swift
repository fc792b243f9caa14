package import CoreMetrics
package import Logging
package import TitanRPC

/// What stands around every call of every service: see `StandardInterceptor`; and, within, the end of streams whose
/// caller may not go on, and of endless calls.
package enum StandardInterceptors {
  /// - Parameters:
  ///   - publicCallsPerMinute: from one neighbourhood to one method that needs no token; 0 means no limit.
  ///   - accountLimits: what one account may have of the service.
  ///   - publicStreamAge: how long a stream that needs no token may run; `nil` means no limit.
  ///   - now: reads the monotonic clock, for durations and deadlines.
  ///   - makeID: names calls that came without `x-request-id`.
  package static func all(
    logger: Logger, metrics: any MetricsFactory, rules: AccessRules, verifier: TokenVerifier,
    drain: DrainSignal = DrainSignal(), publicCallsPerMinute: Int = 0, accountLimits: AccountLimits = .none,
    publicStreamAge: Duration? = nil,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    makeID: @escaping @Sendable () -> String = CallIDs().next
  ) -> [any ServerInterceptor] {
    [
      StandardInterceptor(
        log: CallLog(logger: logger, makeID: makeID), metrics: CallMetrics(factory: metrics),
        errors: ErrorMapping(logger: logger), rules: rules, authentication: Authentication(verifier: verifier),
        publicCallsPerMinute: publicCallsPerMinute, accounts: AccountLimiter(accountLimits),
        now: now),
      RevocationInterceptor(revoked: verifier.revoked, rules: rules, clock: verifier.clock),
      DrainInterceptor(signal: drain),
    ] + (publicStreamAge.map { [PublicStreamAge(rules: rules, age: $0)] } ?? [])
  }
}
