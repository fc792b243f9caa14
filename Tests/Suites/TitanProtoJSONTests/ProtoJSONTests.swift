import TestProto
import Testing
import TitanProto
import TitanRPC

@testable import TitanProtoJSON

@Suite("Protobuf's JSON")
struct ProtoJSONTests {
  private static let info = "connectrpc.conformance.v1.ConformancePayload"
  private let schema: ProtoSchema

  init() throws {
    // The base has what an Any may hold.
    let all = FileEntry.base + ConformanceV1.protoFiles
    let index = FileDescriptorIndex(all)
    var (files, names): ([[UInt8]], Set<String>) = ([], [])
    for file in all.flatMap(index.withDependencies) where names.insert(file.name).inserted {
      files.append(file.serialized)
    }
    schema = try ProtoSchema(files: files)
  }

  private func json(_ message: [UInt8], _ type: String) throws -> String {
    String(decoding: try schema.json(message, of: type), as: UTF8.self)
  }

  @Test("A message of ours has the JSON that others write, and comes back from it")
  func message() throws {
    let payload = ConformanceV1.ConformancePayload(
      data: [0xFB, 0xFF],
      requestInfo: .init(
        requestHeaders: [.init(name: "a\"b\n", value: ["x", "ä"])], optionalTimeout: .timeoutMs(9_007_199_254_740_993),
        requests: [.init(packing: GoogleProtobuf.Duration(seconds: -1, nanos: -500_000_000))]))
    let text = try json(payload.serialized(), Self.info)
    #expect(
      text == #"{"data":"+/8=","requestInfo":{"requestHeaders":[{"name":"a\"b\n","value":["x","ä"]}],"#
        + #""timeoutMs":"9007199254740993","requests":[{"@type":"type.googleapis.com/google.protobuf.Duration","#
        + #""value":"-1.500s"}]}}"#)
    let back = try schema.message(json: Array(text.utf8), of: Self.info)
    #expect(try ConformanceV1.ConformancePayload(serialized: back) == payload)
  }

  @Test(
    "A fault names the field, what came, and what is allowed",
    arguments: [
      (
        #"{"requestInfo": {"requestHeaders": [{}, {"value": [1]}]}}"#,
        "request_info.request_headers[1].value[0]: got a number; allowed: a string"
      ),
      (
        #"{"request_info": {"timeoutMs": "1e99"}}"#,
        "request_info.timeout_ms: got \"1e99\"; allowed: an integer from -9223372036854775808 to 9223372036854775807, "
          + "in quotes or not"
      ),
      (#"{"data": 1}"#, "data: got a number; allowed: a string in base64"),
      (#"{"nothing": 1}"#, "nothing: got an unknown field; allowed: the fields of \(info)"),
      (#"{"data": "" "#, "the JSON has the end at byte 12; expected: ,"),
    ])
  func faults(_ text: String, _ words: String) {
    let error = #expect(throws: JSONFault.self) { try schema.message(json: Array(text.utf8), of: Self.info) }
    #expect(error?.description == words)
  }

  @Test(
    "Integers are exact however they are written",
    arguments: [
      ("0", 0), ("-0", 0), ("1e2", 100), ("100.0", 100), ("1.5e1", 15), ("10e-1", 1),
      ("9223372036854775807", Int64.max),
      ("-9223372036854775808", Int64.min), ("1.5", nil), ("1e-1", nil), ("9223372036854775808", nil), ("1e19", nil),
      ("1e999999999999999999999", nil), ("01", nil), ("+1", nil), ("1.", nil), (".5", nil), ("", nil), ("0e0", 0),
    ] as [(String, Int64?)])
  func integers(_ text: String, _ number: Int64?) {
    #expect(Scalars.integer(text, Int64.self) == number)
  }

  @Test(
    "Times are the same in both directions",
    arguments: [
      (-62_135_596_800, 0, "0001-01-01T00:00:00Z"), (-1, 999_000_000, "1969-12-31T23:59:59.999Z"),
      (951_782_400, 0, "2000-02-29T00:00:00Z"), (4_107_542_400, 0, "2100-03-01T00:00:00Z"),
      (253_402_300_799, 1, "9999-12-31T23:59:59.000000001Z"),
    ] as [(Int64, Int64, String)])
  func times(_ seconds: Int64, _ nanos: Int64, _ text: String) throws {
    #expect(try ProtoTime.text(seconds: seconds, nanos: nanos) == text)
    let time = try ProtoTime.parse(text)
    #expect(time.seconds == seconds && time.nanos == nanos)
  }

  @Test("Methods are known by their paths, with what they take, return, and leave alone")
  func methods() throws {
    let path = "/connectrpc.conformance.v1.ConformanceService/"
    let get = try #require(schema.method(at: path + "IdempotentUnary"))
    #expect(get.hasNoSideEffects && get.isUnary && get.input == "connectrpc.conformance.v1.IdempotentUnaryRequest")
    let stream = try #require(schema.method(at: path + "BidiStream"))
    #expect(stream.clientStreams && stream.serverStreams && !stream.hasNoSideEffects)
    #expect(schema.method(at: path + "Nothing") == nil)
  }

  @Test("What describes no files is no schema")
  func malformed() {
    #expect(throws: MalformedSchema.self) { try ProtoSchema(files: [[0xFF]]) }
    #expect(throws: MalformedSchema.self) { try ProtoSchema(set: [0x0A]) }
    let error = #expect(throws: JSONFault.self) { try schema.json([], of: "no.such") }
    #expect(error?.description == "unknown message type no.such")
  }
}
