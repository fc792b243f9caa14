import Testing
import TitanHTTP2
import TitanRPC
import TitanRPCTransport

@Suite("gRPC's protocol on a server's stream")
struct ServerStreamStateMachineTests {
  private static let valid = [
    (":method", "POST"), (":scheme", "http"), (":path", "/s/m"), ("te", "trailers"),
    ("content-type", "application/grpc"),
  ]

  /// The valid request with some fields replaced (`nil`: left out) or added.
  private static func request(_ changes: [(String, String?)]) -> HTTP2Fields {
    var fields = valid
    for (name, value) in changes {
      fields.removeAll { $0.0 == name && valid.contains { $0.0 == name } }
      if let value { fields.append((name, value)) }
    }
    return HTTP2Fields(fields)
  }

  private func open(_ changes: [(String, String?)]) throws -> RequestHead {
    var machine = ServerStreamStateMachine(messageLimit: 100)
    guard case .open(let head) = machine.receive(Self.request(changes), RPCRouter()) else {
      throw RPCError(code: .internal, message: "refused")
    }
    return head
  }

  private func refusal(_ changes: [(String, String?)]) -> [String: String] {
    var machine = ServerStreamStateMachine(messageLimit: 100)
    guard case .refuse(let fields, _) = machine.receive(Self.request(changes), RPCRouter()) else { return [:] }
    return Dictionary(fields.pairs) { first, _ in first }
  }

  @Test(
    "Content types of gRPC",
    arguments: [
      ("application/grpc", "application/grpc"), ("application/grpc+proto", "application/grpc+proto"),
      ("application/grpc;charset=utf-8", "application/grpc"),
      ("application/grpc+proto ; a=b", "application/grpc+proto"), ("Application/gRPC", "application/grpc"),
      ("APPLICATION/GRPC+PROTO\t;Charset=UTF-8", "application/grpc+proto"),
    ])
  func contentTypes(type: String, answer: String) throws {
    var machine = ServerStreamStateMachine(messageLimit: 100)
    guard case .open(let head) = machine.receive(Self.request([("content-type", type)]), RPCRouter()) else {
      Issue.record("refused")
      return
    }
    #expect(head.route.method.path == "/s/m")
    #expect(machine.sendInitialMetadata([:])?.first("content-type") == answer)
  }

  @Test("Without te the call goes on: official servers differ, and no client needs the refusal")
  func missingTE() throws {
    #expect(try open([("te", nil)]).route.method.path == "/s/m")
  }

  @Test(
    "Requests that aren't gRPC get an HTTP status",
    arguments: [
      ([("content-type", "application/json")], "415"), ([("content-type", nil)], "415"),
      ([("content-type", "application/grpcx")], "415"), ([("content-type", "Application/JSON")], "415"),
      ([("content-type", "")], "415"), ([("content-type", " ;")], "415"),
      ([("content-type", "application/grpc" + String(repeating: "x", count: 100))], "415"),
      ([(":method", "GET")], "405"),
      ([(":method", "PUT"), ("content-type", nil)], "405"),
    ] as [([(String, String?)], String)])
  func httpRefusals(changes: [(String, String?)], status: String) {
    let fields = refusal(changes)
    #expect(fields[":status"] == status)
    #expect(fields["grpc-status"] == nil)
    #expect(fields["allow"] == (status == "405" ? "POST" : nil))
    #expect(fields["content-type"] == "text/plain; charset=utf-8")
  }

  @Test("An HTTP response has a body, except for HEAD", arguments: ["GET", "HEAD"])
  func httpBody(method: String) {
    var machine = ServerStreamStateMachine(messageLimit: 100)
    guard case .refuse(let fields, let body) = machine.receive(Self.request([(":method", method)]), RPCRouter()) else {
      Issue.record("not refused")
      return
    }
    #expect(fields.first("content-length") == "49")
    #expect(body == (method == "HEAD" ? "" : "This is a gRPC service: calls are POST requests.\n"))
  }

  @Test(
    "The encodings that a client accepts are read from a list",
    arguments: [
      ("gzip", true), ("identity,gzip", true), ("identity, deflate ,gzip ", true), ("identity", false), ("", false),
      ("xgzip,gzipx", false), ("gzip;q=1", false),
    ])
  func acceptEncoding(list: String, acceptsGzip: Bool) throws {
    #expect(try open([("grpc-accept-encoding", list)]).acceptsGzip == acceptsGzip)
  }

  @Test(
    "Responses are compressed if client, handler and configuration agree",
    arguments: [
      // accepted, configured from, requested, grpc-encoding, a message of 10 bytes, of 1000
      ("gzip", nil, nil, nil, false, false), ("gzip", 100, nil, "gzip", false, true),
      ("gzip", nil, .gzip, "gzip", true, true), ("gzip", 100, .gzip, "gzip", true, true),
      ("gzip", 100, .identity, nil, false, false), ("identity", 100, .gzip, nil, false, false),
    ] as [(String, Int?, Compression?, String?, Bool, Bool)])
  func responseCompression(
    accepted: String, from: Int?, requested: Compression?, encoding: String?, small: Bool, large: Bool
  ) {
    var machine = ServerStreamStateMachine(messageLimit: 10_000, compressFrom: from)
    _ = machine.receive(Self.request([("grpc-accept-encoding", accepted)]), RPCRouter())
    if let requested { machine.compressResponses(requested) }
    #expect(machine.sendInitialMetadata([:])?.first("grpc-encoding") == encoding)
    #expect(machine.compresses(size: 10, isWanted: nil) == small)
    #expect(machine.compresses(size: 1000, isWanted: nil) == large)
    #expect(machine.compresses(size: 10, isWanted: true) == (encoding != nil))
    #expect(!machine.compresses(size: 1000, isWanted: false))
    #expect(!machine.compresses(size: 0, isWanted: true))
  }

  @Test(
    "Wrong requests get a status in one header block",
    arguments: [
      ([("grpc-timeout", "soon")], 13), ([("grpc-timeout", "123456789S")], 13), ([("grpc-timeout", "-1S")], 13),
      ([("x-data-bin", "no base64!")], 13), ([("grpc-encoding", "snappy")], 12), ([("grpc-encoding", "")], 12),
      ([("content-type", "application/grpc+json")], 12), ([("content-type", "Application/gRPC+JSON")], 12),
      ([("content-type", "application/grpc+")], 12),
    ] as [([(String, String?)], Int)])
  func statusRefusals(changes: [(String, String?)], code: Int) {
    let fields = refusal(changes)
    #expect(fields[":status"] == "200")
    #expect(fields["content-type"] == "application/grpc")
    #expect(fields["grpc-status"] == String(code))
    #expect(fields["grpc-accept-encoding"] == "identity,gzip")
  }

  @Test("Timeout and metadata are read, reserved names are not metadata")
  func head() throws {
    let head = try open([
      ("grpc-timeout", "250m"), ("x-a", "1"), ("x-a", "2"), ("x-b-bin", "AP8, AA=="), ("user-agent", "u"),
      ("grpc-encoding", "identity"), ("grpc-future", "f"), ("authorization", "Bearer t"),
    ])
    #expect(head.timeout?.duration == .milliseconds(250))
    #expect(
      head.metadata == [
        "x-a": .string("1"), "x-a": .string("2"), "x-b-bin": .binary([0, 255]), "x-b-bin": .binary([0]),
        "authorization": .string("Bearer t"),
      ])
  }

  private func opened() -> ServerStreamStateMachine {
    var machine = ServerStreamStateMachine(messageLimit: 100)
    _ = machine.receive(Self.request([]), RPCRouter())
    return machine
  }

  private func feed(_ machine: inout ServerStreamStateMachine, _ bytes: [UInt8]) throws -> [[UInt8]] {
    try bytes.withUnsafeBytes { bytes in
      var bytes = bytes
      var messages: [[UInt8]] = []
      while let message = try machine.receive(&bytes) { messages.append(message.bytes) }
      return messages
    }
  }

  @Test("Messages, then the end")
  func messages() throws {
    var machine = opened()
    #expect(try feed(&machine, [0, 0, 0, 0, 1, 9, 0, 0, 0, 0, 0]) == [[9], []])
    try machine.receiveEnd()
    #expect(try feed(&machine, [0, 0, 0, 0, 1, 9]).isEmpty)
  }

  @Test("A compressed message without an encoding, and a message cut short, are the client's faults")
  func faults() throws {
    var machine = opened()
    let compressed = #expect(throws: RPCError.self) { _ = try feed(&machine, [1, 0, 0, 0, 1, 9]) }
    #expect(compressed?.code == .internal)
    machine = opened()
    _ = try feed(&machine, [0, 0, 0])
    let cut = #expect(throws: RPCError.self) { try machine.receiveEnd() }
    #expect(cut?.code == .internal)
  }

  @Test("A status before anything else is a response of one block")
  func trailersOnly() throws {
    var machine = opened()
    let status = Status(code: .notFound, message: "nö", details: [1, 2])
    guard case .trailersOnly(let fields) = machine.finish(status, ["x-t": .string("1")]) else {
      Issue.record("not one block")
      return
    }
    #expect(
      fields.pairs.map { "\($0)=\($1)" } == [
        ":status=200", "content-type=application/grpc", "grpc-accept-encoding=identity,gzip", "grpc-status=5",
        "grpc-message=n%C3%B6", "grpc-status-details-bin=AQI", "x-t=1",
      ])
    #expect(!machine.canSend)
    #expect(machine.sendInitialMetadata([:]) == nil)
    guard case .ignore = machine.finish(.ok, [:]) else {
      Issue.record("finished twice")
      return
    }
  }

  @Test("Headers once, then trailers")
  func trailers() throws {
    var machine = opened()
    #expect(machine.sendInitialMetadata(["x-h": .string("1")])?.first("x-h") == "1")
    #expect(machine.sendInitialMetadata(["x-h": .string("2")]) == nil)
    guard case .trailers(let fields) = machine.finish(.ok, [:]) else {
      Issue.record("no trailers")
      return
    }
    #expect(fields.pairs.map { "\($0)=\($1)" } == ["grpc-status=0"])
  }
}
