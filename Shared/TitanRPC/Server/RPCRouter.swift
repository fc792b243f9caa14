import Glibc

/// Maps paths to handlers with their interceptors. Built once, then only read.
package struct RPCRouter: Sendable {
  typealias Handler = @Sendable (ServerContext) async throws -> Void

  /// Returns a method's gate. It is called once for each registered method.
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

  /// The route of a call to `:path`. An unknown path is answered with UNIMPLEMENTED, and interceptors wrap that answer
  /// too.
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
  /// Turns any error into one that may be sent: the error itself, its type's conversion, or INTERNAL in fixed words.
  package init(wrapping error: any Error) {
    switch error {
    case let error as RPCError: self = error
    case let error as any RPCErrorConvertible: self = error.rpcError
    case is CancellationError: self.init(code: .cancelled, message: "the call was cancelled")
    default: self.init(code: .internal, message: "an internal error; the server's log has its cause")
    }
  }
}

/// The route of one method's calls: its handler, wrapped by the interceptors.
package final class RPCRoute: Sendable {
  package let method: MethodDescriptor
  /// Admits the calls before they run; `nil` admits every call.
  package let gate: (any CallGate)?
  private let handler: RPCRouter.Handler

  init(_ method: MethodDescriptor, gate: (any CallGate)? = nil, _ handler: @escaping RPCRouter.Handler) {
    self.method = method
    self.gate = gate
    self.handler = handler
  }

  /// The route of a request without a method.
  package static let nowhere = RPCRouter().route(at: "")

  /// Runs one call to its end: never throws, and always finishes the stream.
  package func handle(_ stream: some ServerStream) async {
    let context = ServerContext(route: self, stream: stream)
    do {
      try await handler(context)
      context.finish(.ok)
    } catch {
      let failure = RPCError(wrapping: error)
      context.finish(failure.status, adding: failure.metadata)
    }
  }
}

/// Looks routes up by the bytes of `:path`, so that finding one needs neither a string nor SipHash: callers cannot add
/// to the table, so they gain nothing from collisions. Open addressing; at most half full.
private struct RouteTable: Sendable {
  private var slots: [RPCRoute?] = Array(repeating: nil, count: 16)
  private var count = 0

  subscript(path: UnsafeRawBufferPointer) -> RPCRoute? {
    var slot = Self.hash(path) & (slots.count - 1)
    while let route = slots[slot] {
      if route.method.path.isEqual(path) { return route }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds a route, or replaces the one with the same path.
  mutating func insert(_ route: RPCRoute) {
    if (count + 1) * 2 > slots.count {
      let routes = slots.compactMap(\.self)
      self = RouteTable(capacity: slots.count * 2)
      for route in routes { insert(route) }
    }
    var path = route.method.path
    var slot = path.withUTF8 { Self.hash(UnsafeRawBufferPointer($0)) } & (slots.count - 1)
    while let other = slots[slot], other.method.path != path { slot = (slot + 1) & (slots.count - 1) }
    if slots[slot] == nil { count += 1 }
    slots[slot] = route
  }

  init() {}
  private init(capacity: Int) { slots = Array(repeating: nil, count: capacity) }

  /// Hashes eight bytes at a time; the last eight may overlap the previous ones.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
    var hash = UInt64(truncatingIfNeeded: bytes.count)
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    if bytes.count >= 8 {
      for offset in stride(from: 0, to: bytes.count - 7, by: 8) {
        mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      mix(bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
    } else {
      for byte in bytes { mix(UInt64(byte)) }
    }
    return Int(truncatingIfNeeded: hash)
  }
}

extension String {
  fileprivate func isEqual(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard utf8.count == bytes.count else { return false }
    return utf8.withContiguousStorageIfAvailable { text in
      text.baseAddress.flatMap { mine in bytes.baseAddress.map { memcmp(mine, $0, text.count) == 0 } } ?? true
    } ?? utf8.elementsEqual(bytes)
  }
}

/// Wraps every call of a server, whatever its kind. The first in a list is the outermost.
package protocol ServerInterceptor: Sendable {
  typealias Next = @Sendable (ServerContext) async throws -> Void

  /// Runs `next` once, or throws instead. The error it throws becomes the call's status.
  func intercept(_ context: ServerContext, next: @escaping Next) async throws

  /// The interceptor for the calls of one method. It is requested once, when the method is registered, so that no call
  /// needs a lookup by name. `nil`: none.
  func prepared(for method: MethodDescriptor) -> (any ServerInterceptor)?
}

extension ServerInterceptor {
  package func prepared(for method: MethodDescriptor) -> (any ServerInterceptor)? { self }
}

/// Admits a method's calls when their headers have arrived, before any interceptor or handler runs, so that a refused
/// call never takes up a place on the server.
package protocol CallGate: Sendable {
  /// - Parameter running: the number of calls running on the server, of all methods.
  /// - Returns: why the call may not begin; `nil` if it may, and then `leave` must follow once its handler has
  ///   returned.
  func enter(_ client: ClientAddress, running: Int) -> CallRefusal?
  func leave(_ client: ClientAddress)
}

/// Why a call may not begin.
package struct CallRefusal: Sendable {
  /// The limit that was reached.
  package enum Limit: Sendable, Hashable, CaseIterable {
    case running, publicStreams, publicCalls, healthChecks
  }
  package let limit: Limit
  package let error: RPCError

  package init(_ limit: Limit, _ error: RPCError) { (self.limit, self.error) = (limit, error) }

  /// The server is running as many calls as it allows.
  ///
  /// - Parameter maximum: the number of calls at which calls of this kind are refused.
  package static func running(_ maximum: Int) -> CallRefusal {
    CallRefusal(
      .running,
      RPCError(
        .resourceExhausted, reason: "TOO_MANY_CALLS", "the server runs \(maximum) calls, which is its limit",
        details: [.retryInfo(delay: .seconds(1))]))
  }
}
