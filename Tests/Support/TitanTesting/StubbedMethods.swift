package import TitanRPC

/// Methods of any services, which a test stubs one by one. The others are UNIMPLEMENTED.
package struct StubbedMethods: RPCService {
  package static let descriptor = ServiceDescriptor(fullName: "titanup.test.v1.StubbedMethods", methods: [])

  private var registrations: [@Sendable (inout RPCRouter) -> Void] = []

  package init() {}

  package mutating func stub<Request: RPCMessage, Response: RPCMessage>(
    _ method: MethodDescriptor, _ answer: @escaping @Sendable (Request, ServerContext) async throws -> Response
  ) {
    registrations.append { router in router.unary(method, answer) }
  }

  package func registerMethods(with router: inout RPCRouter) {
    for register in registrations { register(&router) }
  }

  /// A channel to the stubs.
  package var channel: any RPCChannel { InProcessTransport(router: RPCRouter(services: [self])) }
}
