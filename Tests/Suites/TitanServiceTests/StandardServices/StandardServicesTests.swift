import AuthProto
import Testing
import TitanProto
import TitanRPC

@testable import TitanService

@Suite("Standard services")
struct StandardServicesTests {
  /// A service of `titanup.auth.v1`, whose methods nobody calls here.
  private struct AuthService: ReflectedService {
    static var descriptor: ServiceDescriptor { AuthV1.AuthServiceMethods.descriptor }
    static var protoFiles: [FileEntry] { AuthV1.protoFiles }
    func registerMethods(with router: inout RPCRouter) {}
  }

  /// Whether a server with these handlers, in front of services with these files, describes a symbol.
  private func describes(
    _ symbol: String, _ handlers: [any RPCService] = [], protoFiles: [FileEntry] = []
  ) async throws -> Bool {
    let router = StandardServices.router(
      handlers, protoFiles: protoFiles, health: HealthRegistry(services: []), reflection: true, interceptors: [])
    let client = ReflectionV1.ServerReflectionClient(channel: InProcessTransport(router: router))
    return try await client.serverReflectionInfo { requests, responses in
      try await requests.write(.init(messageRequest: .fileContainingSymbol(symbol)))
      requests.finish()
      var iterator = responses.makeAsyncIterator()
      guard case .fileDescriptorResponse = try await iterator.next()?.messageResponse else { return false }
      return true
    }
  }

  @Test("A service describes its own protos, and an edge those of the services behind it")
  func reflection() async throws {
    let symbol = "titanup.auth.v1.AuthService"
    #expect(try await describes(symbol, [AuthService()]))
    #expect(try await describes(symbol, protoFiles: AuthV1.protoFiles))
    #expect(try await !describes(symbol))
    #expect(try await describes("grpc.health.v1.Health"))
  }
}
