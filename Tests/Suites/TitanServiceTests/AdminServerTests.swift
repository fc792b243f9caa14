import Foundation
import NIOCore
import NIOPosix
import Synchronization
import Testing

import TitanCore
@testable import TitanService

@Suite struct AdminRoutesTests {
  private func routes(_ isReady: Bool = true) -> AdminRoutes {
    AdminRoutes(metrics: { "up 1\n" }, isReady: { isReady })
  }

  @Test(arguments: [
    ("GET", "/metrics", 200), ("GET", "/metrics?x=1", 200), ("HEAD", "/healthz", 200), ("GET", "/healthz", 200),
    ("GET", "/readyz", 200), ("GET", "/", 404), ("GET", "/metrics/", 404), ("POST", "/nothing", 404),
    ("POST", "/metrics", 405), ("DELETE", "/readyz", 405),
  ])
  func statuses(_ method: String, _ target: String, _ status: Int) {
    let response = routes().response(method: method, target: target)
    #expect(response.status == status)
    #expect(response.allow == (status == 405 ? "GET, HEAD" : nil))
  }

  @Test func aServiceMayAddDocuments() {
    var routes = routes()
    routes.documents = ["/.well-known/jwks.json": ("application/jwk-set+json", "{}")]
    let found = routes.response(method: "GET", target: "/.well-known/jwks.json")
    #expect(found == AdminResponse(200, "application/jwk-set+json", "{}"))
    #expect(routes.response(method: "POST", target: "/.well-known/jwks.json").status == 405)
    #expect(routes.response(method: "GET", target: "/.well-known/").status == 404)
  }

  @Test func notReadyIsUnavailableButAlive() {
    #expect(routes(false).response(method: "GET", target: "/readyz") == AdminResponse(503, "NOT_SERVING\n"))
    #expect(routes(false).response(method: "GET", target: "/healthz").status == 200)
  }
}

@Suite struct AdminServerTests {
  /// Sends bytes to a server on a free port, and returns everything it sends until it closes the connection.
  private func exchange(_ request: String) async throws -> String {
    let group = MultiThreadedEventLoopGroup.singleton
    let routes = AdminRoutes(metrics: { "up 1\n" }, isReady: { true })
    let server = try await AdminServer.start(
      on: HostAndPort(host: "127.0.0.1", port: 0), routes: routes, group: group, lifetime: .minutes(10))
    let channel = try await ClientBootstrap(group: group)
      .connect(host: "127.0.0.1", port: server.address.port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    let answer = Mutex("")
    // A request that is too long may get its response before it is completely written: writing fails, and reading
    // continues.
    try? await channel.executeThenClose { inbound, outbound in
      try? await outbound.write(ByteBuffer(string: request))
      for try await part in inbound { answer.withLock { $0 += String(buffer: part) } }
    }
    await server.stop()
    return answer.withLock { $0 }
  }

  @Test func servesMetrics() async throws {
    let answer = try await exchange("GET /metrics HTTP/1.1\r\nhost: x\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.contains("content-type: text/plain; version=0.0.4; charset=utf-8\r\n"))
    #expect(answer.contains("connection: close\r\n"))
    #expect(answer.hasSuffix("\r\n\r\nup 1\n"))
  }

  @Test func headHasNoBody() async throws {
    let answer = try await exchange("HEAD /metrics HTTP/1.1\r\nhost: x\r\n\r\n")
    #expect(answer.contains("content-length: 5\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n"))
  }

  @Test func garbageIsABadRequest() async throws {
    #expect(try await exchange("\u{16}\u{3}\u{1} hello\r\n\r\n").hasPrefix("HTTP/1.1 400 "))
  }

  @Test func longBodiesAreNotRead() async throws {
    let head = "POST /metrics HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n"
    let answer = try await exchange(head + String(repeating: "x", count: AdminHandler.bodyLimit + 1))
    #expect(answer.hasPrefix("HTTP/1.1 413 "))
  }

  @Test func longHeadersAreNotRead() async throws {
    let answer = try await exchange("GET /metrics HTTP/1.1\r\nx: " + String(repeating: "x", count: 1_000_000))
    #expect(!answer.contains(" 200 "))
  }
}
