/// The four kinds of call.
package enum RPCType: Sendable, Hashable {
  case unary, clientStreaming, serverStreaming, bidirectionalStreaming

  package var clientStreams: Bool { self == .clientStreaming || self == .bidirectionalStreaming }
  package var serverStreams: Bool { self == .serverStreaming || self == .bidirectionalStreaming }
}

/// One method of a service.
package struct MethodDescriptor: Sendable, Hashable {
  /// Fully qualified: `titanup.auth.v1.AuthService`.
  package let service: String
  /// As in the proto: `SignIn`.
  package let method: String
  package let type: RPCType
  /// Whether the proto marks the method idempotent or free of side effects (`idempotency_level`).
  package let isIdempotent: Bool
  /// Whether the proto marks the method free of side effects.
  package let hasNoSideEffects: Bool
  /// `/service/method`, the value of `:path`.
  package let path: String

  package init(
    service: String, method: String, type: RPCType, isIdempotent: Bool = false, hasNoSideEffects: Bool = false
  ) {
    self.service = service
    self.method = method
    self.type = type
    self.isIdempotent = isIdempotent || hasNoSideEffects
    self.hasNoSideEffects = hasNoSideEffects
    path = "/\(service)/\(method)"
  }

  /// Stands for a method that a client called but that does not exist: interceptors see these calls too.
  init(unknownPath path: String) {
    (service, method, type, isIdempotent, hasNoSideEffects) = ("", "", .bidirectionalStreaming, false, false)
    self.path = path
  }

  /// False for a method that a client called and no service has.
  package var isKnown: Bool { !service.isEmpty }
}

/// One service and its methods.
package struct ServiceDescriptor: Sendable, Hashable {
  package let fullName: String
  package let methods: [MethodDescriptor]

  package init(fullName: String, methods: [MethodDescriptor]) {
    self.fullName = fullName
    self.methods = methods
  }
}
