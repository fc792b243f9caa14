/// Maps paths to handlers, with the interceptors around each. Built once, then only read.
package struct RPCRouter: Sendable {
  typealias Handler = @Sendable (ServerContext) async throws -> Void

  /// The gate of a method, which is asked for once for each that is registered.
  package typealias Gates = @Sendable (MethodDescriptor) -> (any CallGate)?

  private let interceptors: [any ServerInterceptor]
  private let gates: Gates
  private var routes = RouteTable()
  package private(set) var services: [ServiceDescriptor] = []

  package init(
    interceptors: [any ServerInterceptor] = [], services: [any RPCService] = [], gates: @escaping Gates = { _ in nil }
  ) {
    self.interceptors = interceptors
    self.gates = gates
    for service in services { register(service) }
  }

  /// Adds a service. A name registered twice is a programming error and stops the program.
  package mutating func register(_ service: some RPCService) {
    let descriptor = type(of: service).descriptor
    precondition(!services.contains { $0.fullName == descriptor.fullName }, "\(descriptor.fullName) registered twice")
    services.append(descriptor)
    service.registerMethods(with: &self)
  }

  /// Where a call of `:path` goes. A path nobody serves is answered with UNIMPLEMENTED, and the interceptors stand
  /// around that answer too.
  package func route(at path: UnsafeRawBufferPointer) -> RPCRoute {
    routes[path] ?? unknownRoute(String(decoding: path, as: UTF8.self))
  }

  package func route(at path: String) -> RPCRoute {
    var path = path
    return path.withUTF8 { route(at: UnsafeRawBufferPointer($0)) }
  }

  mutating func add(_ method: MethodDescriptor, _ handler: @escaping Handler) {
    routes.insert(RPCRoute(method, gate: gates(method), intercepted(method, handler)))
  }

  private func unknownRoute(_ path: String) -> RPCRoute {
    let method = MethodDescriptor(unknownPath: path)
    let handler = intercepted(method) { context in
      throw RPCError(.unimplemented, reason: "METHOD_UNKNOWN", "unknown method \(context.method.path)")
    }
    return RPCRoute(method, gate: gates(method), handler)
  }

  private func intercepted(_ method: MethodDescriptor, _ handler: @escaping Handler) -> Handler {
    var chain = handler
    for interceptor in interceptors.reversed().compactMap({ $0.prepared(for: method) }) {
      let next = chain
      chain = { context in try await interceptor.intercept(context, next: next) }
    }
    return chain
  }
}

extension RPCError {
  /// Any error as one that may leave: itself, what its type says of itself, or INTERNAL in fixed words.
  package init(wrapping error: any Error) {
    switch error {
    case let error as RPCError: self = error
    case let error as any RPCErrorConvertible: self = error.rpcError
    case is CancellationError: self.init(code: .cancelled, message: "the call was cancelled")
    default: self.init(code: .internal, message: "an internal error; the server's log has its cause")
    }
  }
}
