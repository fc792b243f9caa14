import Testing
import TitanRPC

@testable import TitanWeb

@Suite("gRPC's fields in either dialect")
struct GRPCFieldsTests {
  @Test(
    "A content-type names the dialect",
    arguments: [
      ("application/grpc", .native("application/grpc")), ("application/grpc+proto", .native("application/grpc+proto")),
      ("Application/GRPC; a=b", .native("application/grpc")), ("application/grpc-web", .web("application/grpc-web")),
      ("application/grpc-web+proto ;a", .web("application/grpc-web+proto")),
      (" application/grpc-web\t", .web("application/grpc-web")),
      ("application/grpc-web-text", .unsupported(isWeb: true, "application/grpc-web-text")),
      ("application/grpc-web+json", .unsupported(isWeb: true, "application/grpc-web+json")),
      ("application/grpc+json", .unsupported(isWeb: false, "application/grpc+json")), ("application/grpcx", nil),
      ("application/json", nil), ("", nil), (";", nil),
    ] as [(String, GRPCContentType?)])
  func contentTypes(_ text: String, _ type: GRPCContentType?) { #expect(GRPCContentType(text) == type) }

  @Test("A request's head is read, and its metadata are all that is not the protocol's")
  func head() throws {
    let head = try GRPCRequestHead([
      "host": "a", "content-type": "application/grpc-web", "content-length": "5", "te": "trailers", "user-agent": "b",
      "connection": "close", "transfer-encoding": "chunked", "grpc-timeout": "5S", "grpc-encoding": "gzip",
      "grpc-accept-encoding": "identity, gzip", "grpc-anything": "c", "x-user-agent": "d", "authorization": "Bearer e",
      "x-bin": "AP8", "x-text": "f", "bad!": "g", "umlaut": "ä",
    ])
    #expect(head.timeout?.duration == .seconds(5))
    #expect(head.encoding == .gzip)
    #expect(head.acceptsGzip)
    #expect(
      head.metadata == [
        "x-user-agent": .string("d"), "authorization": .string("Bearer e"), "x-bin": .binary([0, 255]),
        "x-text": .string("f"),
      ])
  }

  @Test(
    "A malformed head has its status",
    arguments: [
      ("grpc-timeout", "1", .internal), ("grpc-timeout", "", .internal), ("grpc-encoding", "br", .unimplemented),
      ("x-bin", "?", .internal),
    ] as [(String, String, StatusCode)])
  func malformed(_ name: String, _ value: String, _ code: StatusCode) {
    var headers = WebHeaders()
    headers.append(name, value)
    let error = #expect(throws: RPCError.self) { _ = try GRPCRequestHead(headers) }
    #expect(error?.code == code)
  }

  @Test("Nothing in a status can end a line")
  func trailers() throws {
    let trailers = GRPCResponseFields.trailers(
      Status(code: .aborted, message: "ä\r\nx: y", details: [1, 2]),
      ["x": .string("a\r\nb"), "y": .string(" c "), "z-bin": .binary([0])])
    try trailers.check()
    #expect(trailers["grpc-status"] == "10")
    #expect(trailers["grpc-message"] == "%C3%A4%0D%0Ax: y")
    #expect(trailers["grpc-status-details-bin"] == "AQI")
    #expect(trailers["x"] == nil && trailers["y"] == "c" && trailers["z-bin"] == "AA")
    let frame = GRPCWebFrame.trailers(["grpc-status": "0", "y": "c"])
    #expect(frame == [0x80, 0, 0, 0, 22] + Array("grpc-status: 0\r\ny: c\r\n".utf8))
  }

  @Test(
    "A path names a method",
    arguments: [
      ("/a.b.C/D", true), ("/a/b", true), ("/", false), ("/a", false), ("/a/", false), ("//b", false),
      ("/a/b/c", false), ("a/b", false), ("", false), ("*", false),
    ])
  func paths(_ path: String, _ isMethod: Bool) {
    let method = MethodDescriptor(path: path)
    #expect((method != nil) == isMethod)
    if let method { #expect(method.path == path) }
  }
}
