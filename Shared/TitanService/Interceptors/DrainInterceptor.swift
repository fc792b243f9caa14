import TitanRPC

/// Ends watches when the service begins to stop: they have no end of their own, and their clients find another server
/// sooner. All other calls continue.
struct DrainInterceptor: ServerInterceptor {
  let signal: DrainSignal

  func prepared(for method: MethodDescriptor) -> (any ServerInterceptor)? {
    method.isWatch ? self : nil
  }

  func intercept(_ context: ServerContext, next: @escaping Next) async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      group.addTask {
        try await next(context)
        return true
      }
      group.addTask {
        try await signal.wait()
        return false
      }
      defer { group.cancelAll() }
      guard try await group.next() == true else {
        throw RPCError(
          .unavailable, reason: "SHUTTING_DOWN", "the server is shutting down; watch again",
          details: [.retryInfo(delay: .milliseconds(500))])
      }
    }
  }
}
