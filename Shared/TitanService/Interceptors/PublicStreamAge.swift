import TitanRPC

/// Ends streams without a token at a maximum age, so that a forgotten stream gives up its place. A client that still
/// wants to watch opens another one.
struct PublicStreamAge: ServerInterceptor {
  let rules: AccessRules
  let age: Duration
  /// The factor for the age, so that streams opened together do not end together.
  var jitter: @Sendable () -> Double = { .random(in: 0.9...1.1) }
  var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  func prepared(for method: MethodDescriptor) -> (any ServerInterceptor)? {
    method.isKnown && method.type != .unary && rules.rule(for: method) == .everybody ? self : nil
  }

  func intercept(_ context: ServerContext, next: @escaping Next) async throws {
    let allowed = age * jitter()
    try await withThrowingTaskGroup(of: Bool.self) { group in
      group.addTask {
        try await next(context)
        return true
      }
      group.addTask {
        try await sleep(allowed)
        return false
      }
      defer { group.cancelAll() }
      guard try await group.next() == true else {
        throw RPCError(
          .unavailable, reason: "STREAM_TOO_OLD",
          "streams that need no token end after \(DurationText.format(age)), give or take a tenth; open another",
          details: [.retryInfo(delay: .milliseconds(100))])
      }
    }
  }
}
