import TitanCore
import TitanRPC

/// Ends streams whose auth session is revoked while they run. Other calls are short: they end by themselves, and the
/// next one is refused.
///
/// The cost is one table entry, added when a stream begins and removed when it ends; nothing is polled in between.
struct RevocationInterceptor: ServerInterceptor {
  let revoked: RevokedSessions
  let rules: AccessRules
  let clock: WallClock

  func prepared(for method: MethodDescriptor) -> (any ServerInterceptor)? {
    guard method.type != .unary else { return nil }
    switch rules.rule(for: method) {
    case .people, .operators: return self
    case .everybody, .services, .nobody: return nil
    }
  }

  func intercept(_ context: ServerContext, next: @escaping Next) async throws {
    guard let session = context.caller?.authSessionID else { return try await next(context) }
    guard let watch = revoked.watch(session, at: clock(), { context.cancel() }) else { throw TokenProblem.revoked }
    defer { revoked.end(watch) }
    do {
      try await next(context)
    } catch {
      throw revoked.contains(session, at: clock()) ? TokenProblem.revoked : error
    }
  }
}
