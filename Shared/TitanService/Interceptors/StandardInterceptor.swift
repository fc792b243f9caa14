import TitanPostgres
import TitanRPC

/// The one order in which every service handles a call, outermost first: request id and log, metrics, errors to status,
/// deadline, authentication, authorization and the account's limits, or, for public methods, the rate limit.
///
/// This is one interceptor rather than six: none of them needs to suspend, except to verify a new token, and every
/// asynchronous function around a call costs more than most of them do.
struct StandardInterceptor: ServerInterceptor {
  let log: CallLog
  let metrics: CallMetrics
  let errors: ErrorMapping
  let rules: AccessRules
  let authentication: Authentication
  /// Calls per minute from one neighbourhood to one public method; 0 means no limit.
  let publicCallsPerMinute: Int
  let accounts: AccountLimiter
  let tarpit: Tarpit
  let now: @Sendable () -> ContinuousClock.Instant

  func prepared(for method: MethodDescriptor) -> (any ServerInterceptor)? { around(method) }

  func intercept(_ context: ServerContext, next: @escaping Next) async throws {
    try await around(context.method).intercept(context, next: next)
  }

  private func around(_ method: MethodDescriptor) -> MethodInterceptor {
    let rule = rules.rule(for: method)
    let isLimited =
      rule == .everybody && method.isKnown && method.service.hasPrefix("titanup.") && publicCallsPerMinute > 0
    return MethodInterceptor(
      log: log, metrics: metrics.method(method), errors: errors, rule: rule,
      limit: isLimited ? RateLimit(perMinute: publicCallsPerMinute) : nil,
      accounts: [.people, .signedIn, .operators].contains(rule) ? accounts : nil, isWatch: method.isWatch,
      tarpit: tarpit, authentication: authentication, now: now)
  }
}

/// The same for the calls of one method.
private struct MethodInterceptor: ServerInterceptor {
  let log: CallLog
  let metrics: MethodMetrics
  let errors: ErrorMapping
  let rule: AccessRule
  let limit: RateLimit<String>?
  /// `nil` for methods that people do not call.
  let accounts: AccountLimiter?
  let isWatch: Bool
  let tarpit: Tarpit
  let authentication: Authentication
  let now: @Sendable () -> ContinuousClock.Instant

  func intercept(_ context: ServerContext, next: @escaping Next) async throws {
    let start = now()
    log.begin(context)
    metrics.begin()
    do {
      // If the deadline passes later, the transport cancels the call.
      if let deadline = context.deadline, deadline.remaining(from: start) <= .zero { throw RPCError.deadlineExceeded }
      if rule != .everybody {
        let caller =
          if let known = authentication.recall(context) {
            known
          } else {
            try await authentication.verify(context, at: start)
          }
        context.caller = caller
        try Authorization.check(rule, caller, context.method)
      }
      let account = context.caller?.userID
      try limit?.check(context, at: start)
      let admission = try account.flatMap { try accounts?.admit($0, isWatch: isWatch, at: start) }
      defer { admission?.end() }
      if let account {
        try await LeaseOwner.$current.withValue(account) { try await next(context) }
      } else {
        try await next(context)
      }
      if context.holdsResponse { try? await tarpit.hold(until: context.deadline, at: now()) }
    } catch {
      let end = now()
      let failure = errors.map(error, context, at: end)
      if failure.code == .resourceExhausted {
        // If the call ends first, nobody is waiting for the answer.
        try? await tarpit.hold(until: context.deadline, at: end)
      }
      finish(context, failure.code, reason: failure.reason, start.duration(to: now()))
      throw failure
    }
    finish(context, .ok, reason: nil, start.duration(to: now()))
  }

  private func finish(_ context: ServerContext, _ code: StatusCode, reason: String?, _ duration: Duration) {
    metrics.end(code, duration)
    log.end(context, code, reason: reason, duration)
  }
}
