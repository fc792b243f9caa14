import Testing
import TitanHTTP2
import TitanRPC
import TitanRPCTransport

@Suite("gRPC's protocol on a client's stream")
struct ClientStreamStateMachineTests {
  private static let head = [(":status", "200"), ("content-type", "application/grpc")]

  private func outcome(_ action: ClientStreamStateMachine.HeadersAction) -> Status? {
    if case .end(let outcome) = action { outcome.status } else { nil }
  }

  @Test("The request's fields, pseudo-headers first")
  func request() {
    let fields = ClientStreamStateMachine.request(
      path: "/s/m", scheme: "http", authority: "h:1", timeout: Timeout(.seconds(1)), compression: .gzip,
      metadata: ["x-b-bin": .binary([0, 255])])
    let pairs = fields.pairs.map { "\($0)=\($1)" }
    #expect(pairs.prefix(4) == [":method=POST", ":scheme=http", ":path=/s/m", ":authority=h:1"])
    #expect(pairs.contains("te=trailers") && pairs.contains("content-type=application/grpc"))
    #expect(pairs[4] == "grpc-timeout=1000000u", "the specification wants it first")
    #expect(pairs.contains("grpc-encoding=gzip") && pairs.contains("grpc-accept-encoding=identity,gzip"))
    #expect(pairs.last == "x-b-bin=AP8")
  }

  @Test(
    "Responses that are over with their first block",
    arguments: [
      (head + [("grpc-status", "5"), ("grpc-message", "n%C3%B6")], true, StatusCode.notFound),
      (head + [("grpc-status", "0")], true, .ok), (head, true, .unknown),
      (head + [("grpc-status", "99")], true, .unknown), (head + [("grpc-status", "x")], true, .unknown),
      ([(":status", "404")], true, .unimplemented), ([(":status", "503")], false, .unavailable),
      ([(":status", "401")], true, .unauthenticated), ([(":status", "403")], true, .permissionDenied),
      ([(":status", "400")], true, .internal), ([(":status", "429")], true, .unavailable),
      ([(":status", "302")], true, .unknown), ([(":status", "431")], true, .unknown),
      ([(":status", "200"), ("content-type", "text/html")], false, .unknown),
      (head + [("grpc-encoding", "snappy")], false, .internal),
      ([(":status", "200"), ("content-type", "application/grpc+json")], false, .internal),
      ([(":status", "200"), ("content-type", "Application/GRPC+JSON")], false, .internal),
      ([(":status", "500"), ("content-type", "application/grpc"), ("grpc-status", "7")], true, .permissionDenied),
    ] as [([(String, String)], Bool, StatusCode)])
  func early(fields: [(String, String)], endStream: Bool, code: StatusCode) {
    var machine = ClientStreamStateMachine(messageLimit: 100)
    #expect(outcome(machine.receive(HTTP2Fields(fields), endStream: endStream))?.code == code)
    // Nothing that follows changes it.
    #expect(machine.receiveEnd() == nil)
    #expect(machine.receiveReset(.cancel) == nil)
  }

  @Test("A response's content type comes in any case")
  func contentTypes() {
    for type in ["Application/GRPC", "application/GRPC+Proto; charset=utf-8"] {
      var machine = ClientStreamStateMachine(messageLimit: 100)
      let fields = HTTP2Fields([(":status", "200"), ("content-type", type)])
      guard case .initialMetadata = machine.receive(fields, endStream: false) else {
        Issue.record("\(type) was taken for none of gRPC")
        continue
      }
    }
  }

  @Test("Every HTTP status maps to a code as gRPC's http-grpc-status-mapping has it")
  func httpStatuses() {
    let codes: [Int: StatusCode] = [
      400: .internal, 401: .unauthenticated, 403: .permissionDenied, 404: .unimplemented, 429: .unavailable,
      502: .unavailable, 503: .unavailable, 504: .unavailable,
    ]
    for status in 0...999 { #expect(StatusCode(httpStatus: status) == codes[status] ?? .unknown, "\(status)") }
  }

  @Test("Informational blocks are passed over")
  func informational() {
    var machine = ClientStreamStateMachine(messageLimit: 100)
    guard case .ignore = machine.receive(HTTP2Fields([(":status", "103")]), endStream: false),
      case .initialMetadata(let metadata) = machine.receive(HTTP2Fields(Self.head + [("x-a", "1")]), endStream: false)
    else {
      Issue.record("103 was taken for the response")
      return
    }
    #expect(metadata == ["x-a": .string("1")])
  }

  private func opened() -> ClientStreamStateMachine {
    var machine = ClientStreamStateMachine(messageLimit: 100)
    _ = machine.receive(HTTP2Fields(Self.head), endStream: false)
    return machine
  }

  @Test("Trailers carry status, details and metadata")
  func trailers() {
    var machine = opened()
    let fields = HTTP2Fields([
      ("grpc-status", "9"), ("grpc-message", "no%20way"), ("grpc-status-details-bin", "AQI="), ("x-t", "1"),
    ])
    guard case .end(let outcome) = machine.receive(fields, endStream: true) else {
      Issue.record("not over")
      return
    }
    #expect(outcome.status == Status(code: .failedPrecondition, message: "no way", details: [1, 2]))
    #expect(outcome.trailingMetadata == ["x-t": .string("1")])
  }

  @Test("OK behind half a message is INTERNAL; a failure there is the failure", arguments: [1, 4, 5, 7])
  func cutShort(count: Int) {
    for (status, code) in [("0", StatusCode.internal), ("5", .notFound)] {
      var machine = opened()
      let partial = [0, 0, 0, 0, 10, 1, 2].prefix(count) as ArraySlice<UInt8>
      Array(partial).withUnsafeBytes { bytes in
        var bytes = bytes
        #expect(throws: Never.self) { _ = try machine.receive(&bytes) }
      }
      #expect(outcome(machine.receive(HTTP2Fields([("grpc-status", status)]), endStream: true))?.code == code)
    }
  }

  @Test(
    "grpc-status is a number that has a meaning; what else it says is kept",
    arguments: [
      ("0", StatusCode.ok), ("16", .unauthenticated), ("17", .unknown), ("", .unknown), ("-1", .unknown),
      ("+5", .unknown), ("5 ", .unknown), ("99999999999999999999", .unknown),
    ])
  func statusText(text: String, code: StatusCode) {
    var machine = opened()
    let fields = HTTP2Fields([("grpc-status", text), ("grpc-message", "why"), ("x-t", "1")])
    guard case .end(let outcome) = machine.receive(fields, endStream: true) else {
      Issue.record("not over")
      return
    }
    #expect(outcome.status.code == code)
    #expect(outcome.status.message.hasSuffix("why"))
    #expect(outcome.trailingMetadata == ["x-t": .string("1")])
  }

  @Test("A status in the headers counts only if they are all there is")
  func statusInHeaders() {
    var machine = ClientStreamStateMachine(messageLimit: 100)
    guard case .initialMetadata = machine.receive(HTTP2Fields(Self.head + [("grpc-status", "8")]), endStream: false)
    else {
      Issue.record("taken for Trailers-Only")
      return
    }
    #expect(outcome(machine.receive(HTTP2Fields([("grpc-status", "9")]), endStream: true))?.code == .failedPrecondition)
  }

  @Test("An end without trailers is INTERNAL, trailers without a status are UNKNOWN")
  func missingStatus() {
    var machine = opened()
    #expect(machine.receiveEnd()?.status.code == .internal)
    machine = opened()
    #expect(outcome(machine.receive(HTTP2Fields([("x", "y")]), endStream: true))?.code == .unknown)
  }

  @Test(
    "Resets",
    arguments: [
      (HTTP2ErrorCode.noError, StatusCode.internal), (.protocolError, .internal), (.internalError, .internal),
      (.flowControlError, .internal), (.settingsTimeout, .internal), (.frameSizeError, .internal),
      (.refusedStream, .unavailable), (.cancel, .cancelled), (.compressionError, .internal),
      (.connectError, .internal), (.enhanceYourCalm, .resourceExhausted), (.inadequateSecurity, .permissionDenied),
    ])
  func resets(code: HTTP2ErrorCode, status: StatusCode) {
    var machine = opened()
    #expect(machine.receiveReset(code)?.status.code == status)
  }
}
