import AuthProto
import PoseProto
import Testing
import TitanCore
import TitanProto
import TitanRPC

@Suite("Text is UTF-8 without NUL")
struct TextTests {
  /// A submessage or string: field number, length, bytes.
  private func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] { [number << 3 | 2, UInt8(bytes.count)] + bytes }

  private func fault(_ body: () throws -> Void) -> [FieldViolation]? {
    do {
      try body()
    } catch let error as RPCError where error.code == .invalidArgument {
      for case .badRequest(let violations) in error.details { return violations }
    } catch {}
    return nil
  }

  @Test(
    "Bytes that are not UTF-8 are refused",
    arguments: [
      [0xFF], [0xC3], [0xC3, 0x28], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0x61, 0x80],
    ] as [[UInt8]])
  func notUTF8(_ bytes: [UInt8]) {
    let violations = fault { _ = try AuthV1.User(serialized: field(2, bytes)) }
    #expect(violations?.map(\.field) == ["email"])
    #expect(violations?.map(\.reason) == ["STRING_NOT_UTF8"])
  }

  @Test("A NUL is refused anywhere in a string", arguments: [[0], [65, 0], [0, 65], [65, 0, 66]] as [[UInt8]])
  func nul(_ bytes: [UInt8]) {
    let violations = fault { _ = try AuthV1.User(serialized: field(2, bytes)) }
    #expect(violations?.map(\.field) == ["email"])
    #expect(violations?.map(\.reason) == ["STRING_HAS_NUL"])
  }

  @Test("The field path goes through submessages, oneofs, repeated fields and maps")
  func paths() {
    let bad: [UInt8] = [0xFF]
    #expect(
      fault { _ = try AuthV1.RegisterRequest(serialized: field(5, field(1, bad))) }?.map(\.field) == ["device.name"])
    #expect(
      fault { _ = try PoseV1.StreamRepsRequest(serialized: field(1, field(6, bad))) }?.map(\.field) == ["open.counter"])
    #expect(
      fault { _ = try GoogleRPC.Status(serialized: field(3, field(1, bad))) }?.map(\.field) == ["details.type_url"])
    #expect(
      fault { _ = try GoogleRPC.ErrorInfo(serialized: field(3, field(1, bad))) }?.map(\.field) == ["metadata.key"])
    #expect(
      fault { _ = try GoogleRPC.ErrorInfo(serialized: field(3, field(2, bad))) }?.map(\.field) == ["metadata.value"])
    #expect(
      fault { _ = try HealthV1.HealthListResponse(serialized: field(1, field(1, bad))) }?.map(\.field)
        == ["statuses.key"])
    #expect(
      fault { _ = try GoogleProtobuf.FieldMask(serialized: field(1, [65]) + field(1, bad)) }?.map(\.field) == ["paths"])
    #expect(
      fault { _ = try ReflectionV1.ServerReflectionRequest(serialized: field(7, bad)) }?.map(\.field)
        == ["list_services"])
  }

  @Test("A value that a later one replaces is checked, too")
  func replaced() {
    let bytes = field(2, [0xFF]) + field(2, [65])
    #expect(fault { _ = try AuthV1.User(serialized: bytes) }?.map(\.field) == ["email"])
  }

  @Test("Bytes fields can hold any bytes")
  func bytes() throws {
    #expect(try GoogleProtobuf.BytesValue(serialized: field(1, [0, 0xFF])).value == [0, 0xFF])
  }

  @Test(
    "Every Unicode scalar except for U+0000 survives",
    arguments: ["\u{1}", "\u{7F}", "é", "e\u{301}", "\u{FFFF}", "\u{10FFFF}"])
  func survives(_ text: String) throws {
    let decoded = try AuthV1.User(serialized: AuthV1.User(email: text).serialized()).email
    #expect(Array(decoded.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("A NUL of our own is sent as U+FFFD, and the text after it is kept")
  func ownNul() throws {
    let sent = AuthV1.User(userID: "a\0b\0", email: "é\0").serialized()
    #expect(try AuthV1.User(serialized: sent) == AuthV1.User(userID: "a\u{FFFD}b\u{FFFD}", email: "é\u{FFFD}"))
  }
}
