package import CoreMetrics
package import Logging
package import TitanRPC

/// The one order of interceptors for all services, the outermost first: request id and log, metrics, errors to status,
/// deadline, authentication, authorization, the end of endless calls.
package enum StandardInterceptors {
  /// - Parameters:
  ///   - now: reads the monotonic clock, for durations and deadlines.
  ///   - makeID: names calls that came without `x-request-id`.
  package static func all(
    logger: Logger, metrics: any MetricsFactory, rules: AccessRules, verifier: TokenVerifier,
    drain: DrainSignal = DrainSignal(),
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    makeID: @escaping @Sendable () -> String = CallIDs().next
  ) -> [any ServerInterceptor] {
    [
      CallLogInterceptor(logger: logger, now: now, makeID: makeID),
      CallMetricsInterceptor(factory: metrics, now: now),
      ErrorMappingInterceptor(logger: logger, now: now),
      DeadlineInterceptor(now: now),
      AuthenticationInterceptor(rules: rules, verifier: verifier),
      AuthorizationInterceptor(rules: rules),
      DrainInterceptor(signal: drain),
    ]
  }
}
