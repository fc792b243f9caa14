/// Maps paths to handlers, with the interceptors around each. Built once, then only read.
package struct RPCRouter: Sendable {
  typealias Handler = @Sendable (ServerContext) async throws -> Void

  private struct Route: Sendable {
    let method: MethodDescriptor
    let handler: Handler
  }

  private let interceptors: [any ServerInterceptor]
  private var routes: [String: Route] = [:]
  package private(set) var services: [ServiceDescriptor] = []

  package init(interceptors: [any ServerInterceptor] = [], services: [any RPCService] = []) {
    self.interceptors = interceptors
    for service in services { register(service) }
  }

  /// Adds a service. A name registered twice is a programming error and stops the program.
  package mutating func register(_ service: some RPCService) {
    let descriptor = type(of: service).descriptor
    precondition(!services.contains { $0.fullName == descriptor.fullName }, "\(descriptor.fullName) registered twice")
    services.append(descriptor)
    service.registerMethods(with: &self)
  }

  /// The kind of a method; `nil` if there is none at this path.
  package func method(at path: String) -> MethodDescriptor? { routes[path]?.method }

  /// Runs one call to its end: never throws, always finishes the stream. A path nobody serves is UNIMPLEMENTED, and
  /// the interceptors stand around that answer too.
  package func handle(_ stream: some ServerStream) async {
    let route = routes[stream.path] ?? unknownRoute(stream.path)
    let context = ServerContext(method: route.method, stream: stream)
    do {
      try await route.handler(context)
      context.finish(.ok)
    } catch {
      let failure = RPCError(wrapping: error)
      context.finish(failure.status, adding: failure.metadata)
    }
  }

  mutating func add(_ method: MethodDescriptor, _ handler: @escaping Handler) {
    routes[method.path] = Route(method: method, handler: intercepted(handler))
  }

  private func unknownRoute(_ path: String) -> Route {
    let handler = intercepted { context in
      throw RPCError(.unimplemented, reason: "METHOD_UNKNOWN", "unknown method \(context.method.path)")
    }
    return Route(method: MethodDescriptor(unknownPath: path), handler: handler)
  }

  private func intercepted(_ handler: @escaping Handler) -> Handler {
    var chain = handler
    for interceptor in interceptors.reversed() {
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
