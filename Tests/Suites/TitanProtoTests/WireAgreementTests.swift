import PoseProto
import TestProto
import Testing
import TitanProto
import TitanRPC

/// One message in three forms: as a value, as protoc's text form, and as the bytes that both must agree on.
private struct Sample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: @Sendable () -> [UInt8]
  let isDecoded: @Sendable ([UInt8]) throws -> Bool
  let message: String
  let file: String
  let text: String

  init<Message: RPCMessage & Equatable>(
    _ value: Message, _ message: String, _ file: String, _ text: String
  ) {
    testDescription = "\(message) { \(text.prefix(40)) }"
    bytes = { value.serialized() }
    isDecoded = { try Message(serialized: $0) == value }
    self.message = message
    self.file = file
    self.text = text
  }
}

private let wrappers = "google/protobuf/wrappers.proto"
private let pose = "titanup/pose/v1/pose.proto"

private let samples: [Sample] = [
  Sample(GoogleProtobuf.Empty(), "google.protobuf.Empty", "google/protobuf/empty.proto", ""),
  Sample(GoogleProtobuf.DoubleValue(value: -1.5e300), "google.protobuf.DoubleValue", wrappers, "value: -1.5e300"),
  Sample(GoogleProtobuf.FloatValue(value: .infinity), "google.protobuf.FloatValue", wrappers, "value: inf"),
  Sample(
    GoogleProtobuf.Int64Value(value: .min), "google.protobuf.Int64Value", wrappers, "value: -9223372036854775808"),
  Sample(
    GoogleProtobuf.UInt64Value(value: .max), "google.protobuf.UInt64Value", wrappers, "value: 18446744073709551615"),
  Sample(GoogleProtobuf.Int32Value(value: -1), "google.protobuf.Int32Value", wrappers, "value: -1"),
  Sample(GoogleProtobuf.UInt32Value(value: .max), "google.protobuf.UInt32Value", wrappers, "value: 4294967295"),
  Sample(GoogleProtobuf.BoolValue(value: true), "google.protobuf.BoolValue", wrappers, "value: true"),
  Sample(GoogleProtobuf.StringValue(value: "Kraftü 💪"), "google.protobuf.StringValue", wrappers, "value: 'Kraftü 💪'"),
  Sample(
    GoogleProtobuf.BytesValue(value: [0, 255, 10]), "google.protobuf.BytesValue", wrappers, #"value: "\000\377\n""#),
  Sample(
    GoogleProtobuf.FieldMask(paths: ["a.b", "", "c"]), "google.protobuf.FieldMask",
    "google/protobuf/field_mask.proto", "paths: 'a.b' paths: '' paths: 'c'"),
  Sample(
    PoseV1.StreamRepsRequest(
      message: .frames(.init(frames: [.init(number: 7, timeUs: -1, landmarks: [0.5, -0.25, 0]), .init()]))),
    "titanup.pose.v1.StreamRepsRequest", pose,
    "frames { frames { number: 7 time_us: -1 landmarks: [0.5, -0.25, 0] } frames {} }"),
  Sample(
    PoseV1.StreamRepsRequest(message: .close(.init())), "titanup.pose.v1.StreamRepsRequest", pose, "close {}"),
  Sample(
    PoseV1.Rep(number: 3, flags: [.tooFast, .init(rawValue: 77), .init(rawValue: -1)]), "titanup.pose.v1.Rep", pose,
    "number: 3 flags: [REP_FLAG_TOO_FAST, 77, -1]"),
  Sample(
    PoseV1.Open(exercise: .init(rawValue: 1_000_000), startTime: .init(seconds: -1, nanos: 5)),
    "titanup.pose.v1.Open", pose, "exercise: 1000000 start_time { seconds: -1 nanos: 5 }"),
  Sample(
    GoogleRPC.ErrorInfo(reason: "R", metadata: ["b": "2", "": "", "a": "1"]), "google.rpc.ErrorInfo",
    "google/rpc/error_details.proto",
    "reason: 'R' metadata { key: '' value: '' } metadata { key: 'a' value: '1' } metadata { key: 'b' value: '2' }"),
  Sample(
    HealthV1.HealthListResponse(statuses: ["": .init(), "a": .init(status: .serving)]),
    "grpc.health.v1.HealthListResponse", "grpc/health/v1/health.proto",
    "statuses { key: '' value {} } statuses { key: 'a' value { status: SERVING } }"),
  Sample(
    ReflectionV1.ServerReflectionRequest(messageRequest: .listServices("")),
    "grpc.reflection.v1.ServerReflectionRequest", "grpc/reflection/v1/reflection.proto", "list_services: ''"),
  Sample(
    ReflectionV1.FileDescriptorResponse(fileDescriptorProto: [[0], [], [1, 2]]),
    "grpc.reflection.v1.FileDescriptorResponse", "grpc/reflection/v1/reflection.proto",
    #"file_descriptor_proto: ["\000", "", "\001\002"]"#),
  Sample(
    ReflectionV1.ExtensionNumberResponse(baseTypeName: "x", extensionNumber: [1, -1, 300]),
    "grpc.reflection.v1.ExtensionNumberResponse", "grpc/reflection/v1/reflection.proto",
    "base_type_name: 'x' extension_number: [1, -1, 300]"),
  Sample(
    BenchV1.EchoMessage(payload: [1], values: [0.5, -1]), "titanup.bench.v1.EchoMessage",
    "titanup/bench/v1/echo.proto", #"payload: "\001" values: [0.5, -1]"#),
  Sample(
    GRPCTesting.SimpleRequest(responseSize: 7, responseStatus: .init(code: 2, message: "m"), expectCompressed: .init()),
    "grpc.testing.SimpleRequest", "grpc/testing/messages.proto",
    "response_size: 7 response_status { code: 2 message: 'm' } expect_compressed {}"),
  Sample(
    ConformanceV1.Error(
      code: .aborted, message: "", details: [.init(typeURL: "x/y", value: [1]), .init()]),
    "connectrpc.conformance.v1.Error", "connectrpc/conformance/v1/service.proto",
    #"code: CODE_ABORTED message: "" details { type_url: "x/y" value: "\001" } details {}"#),
]

@Suite("Values and protoc agree")
struct WireAgreementTests {
  @Test("Values and protoc produce and read the same bytes", arguments: samples)
  private func agree(_ sample: Sample) throws {
    let official = try Protoc.encode(sample.text, as: sample.message, in: sample.file)
    #expect(try sample.isDecoded(official))
    #expect(try sample.isDecoded(sample.bytes()))
    // A map entry's zero values may be written or omitted, so what protoc reads decides, not the bytes.
    #expect(
      try Protoc.decode(sample.bytes(), as: sample.message, in: sample.file)
        == Protoc.decode(official, as: sample.message, in: sample.file))
  }
}
