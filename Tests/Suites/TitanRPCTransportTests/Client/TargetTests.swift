import NIOCore
import Synchronization
import Testing
import TitanRPC

@testable import TitanRPCTransport

@Suite("Where a channel's calls go")
struct TargetTests {
  typealias Target = GRPCChannel.Target

  @Test(
    "Targets are read",
    arguments: [
      ("auth:7001", [Target.Endpoint.host("auth", port: 7001)], "auth:7001"),
      ("[::1]:7001", [.host("::1", port: 7001)], "[::1]:7001"),
      ("a:1,10.0.0.2:2", [.host("a", port: 1), .host("10.0.0.2", port: 2)], "a:1"),
      ("unix:/run/auth.sock", [.unix(path: "/run/auth.sock")], "localhost"),
      ("unix:/a,b:1", [.unix(path: "/a"), .host("b", port: 1)], "b:1"),
    ])
  func reading(text: String, endpoints: [Target.Endpoint], authority: String) {
    let target = Target(text)
    #expect(target?.endpoints == endpoints)
    #expect(target?.authority == authority)
    #expect(target?.description == text)
  }

  @Test(
    "An invalid target is refused",
    arguments: [
      "", "auth", "auth:", ":1", "auth:0", "auth:65536", "auth:+1", "::1:7001", "[auth]:1", "a b:1", "a:1,", ",a:1",
      "unix:", "http://auth:1",
    ])
  func refusing(text: String) { #expect(Target(text) == nil) }

  private func address(_ text: String, _ port: Int) throws -> SocketAddress {
    try SocketAddress(ipAddress: text, port: port)
  }

  @Test("The address families alternate, and each address comes once")
  func interleaving() async throws {
    let (four1, four2) = (try address("10.0.0.1", 1), try address("10.0.0.2", 1))
    let (six1, six2, six3) = (try address("::1", 1), try address("::2", 1), try address("::3", 1))
    #expect(
      AddressResolver.interleaved([six1, six2, six3, four1, four2]) == [six1, four1, six2, four2, six3])
    #expect(AddressResolver.interleaved([]) == [])
    let resolver = AddressResolver { endpoint in
      switch endpoint {
      case .host("a", _): [four1, four2]
      case .host("b", _): [four2, six1]
      default: throw RuntimeError("unknown")
      }
    }
    #expect(try await resolver.addresses(Target("c:1,a:1,b:1")!) == [four1, four2, six1])
    let error = await #expect(throws: RPCError.self) { try await resolver.addresses(Target("c:1,d:1")!) }
    #expect(error?.message == "cannot resolve c:1,d:1: unknown")
  }

  @Test("The system knows the loopback, numbers and paths; names that do not exist it does not")
  func system() async throws {
    let resolver = AddressResolver()
    let loopback = try await resolver.addresses(.hostAndPort("localhost", 7))
    #expect(loopback.contains(try address("127.0.0.1", 7)))
    #expect(try await resolver.addresses(.hostAndPort("::1", 7)) == [try address("::1", 7)])
    #expect(
      try await resolver.addresses(.unix(path: "/x/y")) == [try SocketAddress(unixDomainSocketPath: "/x/y")])
    await #expect(throws: RPCError.self) { try await resolver.addresses(.hostAndPort("nowhere.invalid", 7)) }
  }
}

extension AddressResolver {
  fileprivate func addresses(_ target: GRPCChannel.Target) async throws -> [SocketAddress] {
    try await withCheckedThrowingContinuation { continuation in
      resolve(target) { continuation.resume(with: $0.mapError { $0 as any Error }) }
    }
  }
}
