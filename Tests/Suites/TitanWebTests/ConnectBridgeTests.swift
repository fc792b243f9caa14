import NIOCore
import TestProto
import Testing
import TitanProto
import TitanProtoJSON
import TitanRPC
import TitanRPCTransport
import TitanTesting

@testable import TitanWeb

@Suite("The Connect protocol", .timeLimit(.minutes(2)))
struct ConnectBridgeTests {
  private static let service = "/titanup.bench.v1.EchoService/"

  /// Answers with what it was sent.
  private func bridge(_ service: ScriptedService = ScriptedService()) throws -> ConnectBridge {
    let channel = InProcessTransport(router: RPCRouter(services: [service]))
    let schema = try ProtoSchema(files: BenchV1.protoFiles.map(\.serialized))
    return ConnectBridge(schema: schema) { request, metadata in
      let methods = ["Echo": ScriptedService.unaryMethod, "Stream": ScriptedService.chat]
      guard let method = methods[String(request.path.dropFirst(Self.service.count))] else {
        throw RPCError(code: .unimplemented, message: "unknown method")
      }
      return GRPCBridge.Target(channel, method, metadata: metadata)
    }
  }

  private func body(_ pieces: [UInt8]...) -> WebBody {
    let body = WebBody(limit: 1 << 20, announced: nil) { _ in }
    for piece in pieces where !piece.isEmpty { body.push(ByteBuffer(bytes: piece)) }
    body.finish()
    return body
  }

  private func answer(
    _ bridge: ConnectBridge, _ method: String, _ body: WebBody, _ type: String, _ headers: WebHeaders = [:]
  ) async throws -> MemoryResponse.Seen {
    let response = MemoryResponse()
    let request = WebRequest.call(Self.service + method, body, contentType: "application/\(type)", headers)
    try await bridge.respond(to: request, through: response.writer)
    return response.seen
  }

  private func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }

  @Test(
    "A stream passes the same wherever its body is cut",
    arguments: [("proto", [[0x0A, 2, 1, 2], []]), ("json", [Array(#"{"payload":"AQI="}"#.utf8), Array("{}".utf8)])])
  func everyCut(_ codec: String, _ messages: [[UInt8]]) async throws {
    let bridge = try bridge()
    let whole = framed(messages[0], messages[1])
    for cut in 0...whole.count {
      let seen = try await answer(
        bridge, "Stream", body(Array(whole[..<cut]), Array(whole[cut...])), "connect+\(codec)")
      #expect(seen.status == 200 && seen.headers["content-type"] == "application/connect+\(codec)" && seen.hasEnded)
      #expect(frames(seen.content) == [[0] + messages[0], [0] + messages[1], [2] + Array("{}".utf8)], "cut at \(cut)")
    }
  }

  @Test("A stream's fault in JSON breaks the call off, and is said at its end")
  func faults() async throws {
    let content = framed(Array(#"{"payload":"AQI="}"#.utf8), Array(#"{"values":[1,"x"]}"#.utf8))
    let seen = try await answer(try bridge(), "Stream", body(content), "connect+json")
    let last = text(try #require(frames(seen.content).last))
    #expect(last.contains(#""code":"invalid_argument","message":"values[1]: got \"x\"; allowed: a number of 32 bits"#))
  }

  @Test("A body that ends in the middle is an error in the last envelope")
  func everyEnd() async throws {
    let bridge = try bridge()
    let whole = framed([0x0A, 1, 1])
    for count in 1..<whole.count {
      let seen = try await answer(bridge, "Stream", body(Array(whole[..<count])), "connect+proto")
      let last = try #require(frames(seen.content).last)
      #expect(text(last).hasPrefix("\u{2}{\"error\":{\"code\":\"internal\""), "cut at \(count)")
    }
  }

  @Test("A unary call passes wherever its body is cut")
  func unaryCuts() async throws {
    let bridge = try bridge()
    let whole = Array("{ }".utf8)
    for cut in 0...whole.count {
      let seen = try await answer(bridge, "Echo", body(Array(whole[..<cut]), Array(whole[cut...])), "json")
      #expect(seen.status == 200 && text(seen.content) == "{}" && seen.headers["content-length"] == "2")
    }
  }

  @Test("An error is JSON with its code, its status and its trailers")
  func errors() async throws {
    var service = ScriptedService()
    service.onUnary = { _, context in
      context.addInitialMetadata("x-head", .string("a"))
      throw RPCError(
        code: .notFound, message: "no \"such\"",
        encodedDetails: [0x1A, 9, 0x0A, 3, 0x61, 0x2F, 0x62, 0x12, 2, 0xFB, 0xFF],
        metadata: ["x-trail": .string("t")])
    }
    let seen = try await answer(try bridge(service), "Echo", body(Array("{}".utf8)), "json")
    #expect(seen.status == 404 && seen.headers["content-type"] == "application/json")
    #expect(seen.headers["trailer-x-trail"] == "t" && seen.headers["x-head"] == "a")
    #expect(
      text(seen.content)
        == #"{"code":"not_found","message":"no \"such\"","details":[{"type":"b","value":"+/8"}]}"#)
  }

  @Test("A service's metadata do not say how its content is to be read")
  func metadata() async throws {
    var service = ScriptedService()
    service.onUnary = { request, context in
      context.addInitialMetadata("content-encoding", .string("br"))
      context.addInitialMetadata("connect-x", .string("y"))
      context.addTrailingMetadata("x-bin", .binary([0xFB]))
      return request
    }
    let seen = try await answer(try bridge(service), "Echo", body(), "proto", ["connect-timeout-ms": "5000"])
    #expect(seen.status == 200 && seen.headers["content-encoding"] == nil && seen.headers["connect-x"] == nil)
    #expect(seen.headers["trailer-x-bin"] == "+w")
  }

  @Test(
    "A query is read as forms write it",
    arguments: [
      ("encoding=json&message=%7B%7D", Array("{}".utf8)), ("message=e30&base64=1", Array("{}".utf8)),
      ("message=a+b%2b", Array("a b+".utf8)), ("message=", []), ("message=1&message=2", Array("1".utf8)),
      ("message=%zz", nil), ("message=%7", nil), ("x=1", nil), ("message=!&base64=1", nil), ("message=a&base64=2", nil),
    ] as [(String, [UInt8]?)])
  func queries(_ text: String, _ message: [UInt8]?) {
    #expect((try? ConnectQuery(text)?.message()) == message)
  }

  @Test(
    "Content types tell calls from other requests",
    arguments: [
      ("application/json", ConnectForm(codec: .json, isStream: false)),
      ("Application/Proto; x=y", ConnectForm(codec: .proto, isStream: false)),
      ("application/connect+json", ConnectForm(codec: .json, isStream: true)),
      ("application/connect+proto", ConnectForm(codec: .proto, isStream: true)), ("application/grpc", nil), ("", nil),
    ] as [(String, ConnectForm?)])
  func forms(_ type: String, _ form: ConnectForm?) {
    #expect(ConnectForm(contentTypes: [type]) == form)
    #expect(ConnectForm(contentTypes: [type, type]) == nil)
  }
}
