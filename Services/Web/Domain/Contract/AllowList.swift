package import TitanCore

/// Which methods the edge lets through, and to which service. Everything else is refused.
package struct AllowList: Sendable {
  /// The kind of caller.
  package enum Caller: Sendable, Hashable {
    /// A page, by gRPC-Web: its tokens are in its cookie, and no answer may show it one.
    case page
    /// Anybody else, by gRPC with tokens of their own.
    case client
  }

  package enum Decision: Sendable, Hashable {
    case allowed(Contract.Method, TitanUpService)
    /// There is no such method, or none for anybody outside.
    case unknown
    /// Administration is switched off.
    case administration
    /// A page has to use `/session` instead.
    case returnsTokens(Contract.Method)
  }

  private let methods: [String: Contract.Method]
  private let allowsAdministration: Bool

  package init(_ contract: Contract, allowsAdministration: Bool) {
    methods = Dictionary(contract.methods.map { ($0.path, $0) }) { first, _ in first }
    self.allowsAdministration = allowsAdministration
  }

  /// - Parameter path: `/titanup.auth.v1.AuthService/WhoAmI`.
  package func decision(on path: String, for caller: Caller) -> Decision {
    guard let method = methods[path] else { return .unknown }
    let service: TitanUpService
    switch method.audience {
    case .people(let owner): service = owner
    case .operators(let owner):
      guard allowsAdministration else { return .administration }
      service = owner
    case .services: return .unknown
    }
    if caller == .page, method.returnsTokens { return .returnsTokens(method) }
    return .allowed(method, service)
  }
}
