import TitanPostgres
import TitanRPC

/// The one order in which every service meets a call, the outermost first: request id and log, metrics, errors to
/// status, deadline, authentication, authorization and limits of the account, or, where anybody may call, the rate limit.
///
/// One interceptor and not six: none of them needs to suspend, but for a token that was not seen before, and every
/// asynchronous function around a call costs more than most of them do.
struct StandardInterceptor: ServerInterceptor {
  let log: CallLog
  let metrics: CallMetrics
  let errors: ErrorMapping
  let rules: AccessRules
  let authentication: Authentication
  /// Calls in a minute from one neighbourhood to one method that is open to everybody; 0 means no limit.
  let publicCallsPerMinute: Int
  let accounts: AccountLimiter
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
      accounts: rule == .people || rule == .operators ? accounts : nil, isWatch: method.isWatch,
      authentication: authentication, now: now)
  }
}

/// The same for the calls of one method.
private struct MethodInterceptor: ServerInterceptor {
  let log: CallLog
  let metrics: MethodMetrics
  let errors: ErrorMapping
  let rule: AccessRule
  let limit: RateLimit<String>?
  /// `nil` where no person calls.
  let accounts: AccountLimiter?
  let isWatch: Bool
  let authentication: Authentication
  let now: @Sendable () -> ContinuousClock.Instant

  func intercept(_ context: ServerContext, next: @escaping Next) async throws {
    let start = now()
    log.begin(context)
    metrics.begin()
    do {
      // The transport cancels calls that run out of time later.
      if let deadline = context.deadline, deadline.remaining(from: start) <= .zero { throw RPCError.deadlineExceeded }
      if rule != .everybody {
        let caller =
          if let known = authentication.recall(context) { known } else { try await authentication.verify(context) }
        context.caller = caller
        try Authorization.check(rule, caller, context.method)
      } else if let limit {
        try limit.check(context, at: start)
      }
      let account = context.caller?.userID
      let admission = try account.flatMap { try accounts?.admit($0, isWatch: isWatch, at: start) }
      defer { admission?.end() }
      if let account {
        try await LeaseOwner.$current.withValue(account) { try await next(context) }
      } else {
        try await next(context)
      }
    } catch {
      let end = now()
      let failure = errors.map(error, context, at: end)
      finish(context, failure.code, reason: failure.reason, start.duration(to: end))
      throw failure
    }
    finish(context, .ok, reason: nil, start.duration(to: now()))
  }

  private func finish(_ context: ServerContext, _ code: StatusCode, reason: String?, _ duration: Duration) {
    metrics.end(code, duration)
    log.end(context, code, reason: reason, duration)
  }
}
