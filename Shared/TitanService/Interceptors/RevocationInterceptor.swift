import TitanCore
import TitanRPC

/// Ends streams whose auth session or personal access token is revoked while they run. Other calls are short: they end by themselves, and the
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
    case .people, .signedIn, .operators: return self
    case .everybody, .services, .nobody: return nil
    }
  }

  func intercept(_ context: ServerContext, next: @escaping Next) async throws {
    guard let caller = context.caller, let id = caller.revocationID else { return try await next(context) }
    let problem: TokenProblem = caller.personalAccess == nil ? .revoked : .personalTokenRevoked
    guard let watch = revoked.watch(id, at: clock(), { context.cancel() }) else { throw problem }
    defer { revoked.end(watch) }
    do {
      try await next(context)
    } catch {
      throw revoked.contains(id, at: clock()) ? problem : error
    }
  }
}
