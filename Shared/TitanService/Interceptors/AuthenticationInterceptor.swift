import TitanRPC

/// Finds out who calls, on every method that is not open to everybody.
struct AuthenticationInterceptor: ServerInterceptor {
  let rules: AccessRules
  let verifier: TokenVerifier

  func intercept(_ context: ServerContext, next: @escaping Next) async throws {
    if rules.rule(for: context.method) != .everybody {
      context.caller = try await verifier.verify(try Self.bearerToken(context.metadata))
    }
    try await next(context)
  }

  /// The token of `authorization: Bearer <token>` (RFC 6750 §2.1; the scheme in any case, RFC 9110 §11.1).
  static func bearerToken(_ metadata: Metadata) throws(TokenProblem) -> String {
    let values = metadata.all("authorization")
    guard let first = values.first else { throw .missing }
    guard values.count == 1, case .string(let text) = first else { throw .malformed }
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].lowercased() == "bearer", !parts[1].isEmpty else { throw .malformed }
    return String(parts[1])
  }
}
