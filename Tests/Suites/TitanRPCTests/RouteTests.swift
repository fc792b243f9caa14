import Testing
import TitanRPC

@Suite("Routes")
struct RouteTests {
  /// Many methods, so that the table grows and paths share slots.
  private struct Wide: RPCService {
    static let methods = (0..<200).map {
      MethodDescriptor(service: "titanup.test.v1.Wide", method: "M\($0)", type: $0 % 2 == 0 ? .unary : .serverStreaming)
    }
    static let descriptor = ServiceDescriptor(fullName: "titanup.test.v1.Wide", methods: methods)

    func registerMethods(with router: inout RPCRouter) {
      for method in Self.methods where method.type == .unary {
        router.unary(method) { (request: Nothing, _: ServerContext) in request }
      }
    }
  }

  private struct Nothing: RPCMessage {
    init(serialized bytes: UnsafeRawBufferPointer) throws {}
    func serialize(_ body: (Int, (UnsafeMutableRawBufferPointer) -> Void) throws -> Void) rethrows {
      try body(0) { _ in }
    }
  }

  @Test("Every registered path leads to its method, and no other path to any")
  func paths() {
    let router = RPCRouter(services: [Wide()])
    for method in Wide.methods {
      let found = router.route(at: method.path).method
      #expect(found.path == method.path)
      #expect(found.isKnown == (method.type == .unary))
    }
    for path in ["", "/", "/titanup.test.v1.Wide/M", "/titanup.test.v1.Wide/M00", "/TITANUP.test.v1.Wide/M0"] {
      #expect(!router.route(at: path).method.isKnown)
      #expect(router.route(at: path).method.path == path)
    }
  }
}
