import TitanRPC

/// Refuses calls whose time was up before they got here. The transport cancels those that run out of it later.
struct DeadlineInterceptor: ServerInterceptor {
  let now: @Sendable () -> ContinuousClock.Instant

  func intercept(_ context: ServerContext, next: @escaping Next) async throws {
    if let deadline = context.deadline, deadline.remaining(from: now()) <= .zero { throw RPCError.deadlineExceeded }
    try await next(context)
  }
}
