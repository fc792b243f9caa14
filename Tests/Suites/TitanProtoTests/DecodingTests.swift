import AuthProto
import PoseProto
import Testing
import TitanCore
import TitanProto
import TitanRPC

@Suite("Decoding messages from peers")
struct DecodingTests {
  private func code(_ body: () throws -> Void) -> StatusCode? {
    do {
      try body()
      return nil
    } catch let error as RPCError {
      return error.code
    } catch {
      Issue.record("\(error)")
      return nil
    }
  }

  @Test("Unknown fields of every wire type are skipped")
  func unknownFields() throws {
    let unknown: [UInt8] = [
      0x98, 0x06, 0xAC, 0x02,  // 99: varint
      0x99, 0x06, 1, 2, 3, 4, 5, 6, 7, 8,  // 99: 64 bits
      0x9A, 0x06, 2, 0xFF, 0x00,  // 99: two bytes that are not text
      0x9D, 0x06, 1, 2, 3, 4,  // 99: 32 bits
    ]
    let user = AuthV1.User(userID: "u", email: "ada@example.org")
    #expect(try AuthV1.User(serialized: unknown + user.serialized() + unknown) == user)
  }

  /// Nested groups of field 99, `depth` levels deep.
  private static func groups(_ depth: Int) -> [UInt8] {
    [[UInt8]](repeating: [0x9B, 0x06], count: depth).flatMap(\.self)
      + [[UInt8]](repeating: [0x9C, 0x06], count: depth).flatMap(\.self)
  }

  @Test(
    "A group is skipped with everything inside",
    arguments: [
      groups(1), groups(100), [0x0B, 0x0C],  // even where a string is expected
      [0x9B, 0x06, 0x08, 0xAC, 0x02, 0x12, 2, 0x9C, 0x06, 0x1D, 1, 2, 3, 4, 0x21, 1, 2, 3, 4, 5, 6, 7, 8, 0x9C, 0x06],
      [0x9B, 0x06, 0x0B, 0x13, 0x14, 0x0C, 0x0B, 0x0C, 0x9C, 0x06],
    ] as [[UInt8]])
  func unknownGroups(_ group: [UInt8]) throws {
    let user = AuthV1.User(userID: "u", email: "ada@example.org")
    #expect(try AuthV1.User(serialized: group + user.serialized() + group) == user)
    // A message without a table of fields, and one with submessages.
    #expect(try GoogleProtobuf.BoolValue(serialized: group + [0x08, 1]) == .init(value: true))
    let decoded = try Protoc.decode(
      group + user.serialized(), as: "titanup.auth.v1.User", in: "titanup/auth/v1/auth.proto")
    #expect(decoded.contains("ada@example.org"), "protoc accepts it, too")
  }

  @Test("Groups inside of nested messages are skipped")
  func unknownGroupsInside() throws {
    let start: [UInt8] = [0x08, 5] + Self.groups(3)
    let open: [UInt8] = [0x0A, 1, 0x61] + Self.groups(1)
    func field(_ number: UInt8, _ value: [UInt8]) -> [UInt8] { [number << 3 | 2, UInt8(value.count)] + value }
    let inner = PoseV1.Open(streamID: "a", startTime: .init(seconds: 5))
    let plain = inner.serialized()
    // The start time is the last field that is set.
    let timed = plain.firstRange(of: GoogleProtobuf.Timestamp(seconds: 5).serialized())
    let range = try #require(timed)
    var bytes = Array(plain[..<range.lowerBound])
    bytes[bytes.count - 1] = UInt8(start.count)
    bytes += start + plain[range.upperBound...] + Self.groups(2)
    #expect(try PoseV1.Open(serialized: bytes) == inner)
    #expect(try PoseV1.Open(serialized: open).streamID == "a")
    let whole = PoseV1.StreamRepsRequest(message: .open(inner)).serialized()
    #expect(try PoseV1.StreamRepsRequest(serialized: field(whole[0] >> 3, bytes)) == .init(message: .open(inner)))
  }

  @Test(
    "A group without an end, with another's end, or nested too deeply is INVALID_ARGUMENT",
    arguments: [
      [0x9B, 0x06], [0x9C, 0x06], [0x9B, 0x06, 0x94, 0x06], [0x9B, 0x06, 0x0B, 0x9C, 0x06, 0x0C], groups(101),
      [0x9B, 0x06, 0x08], [0x9B, 0x06, 0x0A, 5, 0x9C, 0x06], [0x9B, 0x06, 0x0E, 0x9C, 0x06], [0x03, 0x04],
      [0x9B, 0x06, 0x00, 0x00, 0x9C, 0x06], groups(1) + [0x9C, 0x06], groups(1) + [0x0A, 5],
      [UInt8](repeating: 0x0B, count: 1 << 20),
    ] as [[UInt8]])
  func brokenGroups(_ bytes: [UInt8]) {
    #expect(code { _ = try AuthV1.User(serialized: bytes) } == .invalidArgument)
    #expect(code { _ = try GoogleProtobuf.BoolValue(serialized: bytes) } == .invalidArgument)
  }

  @Test("A string after a group is checked like any other")
  func textBehindGroup() {
    #expect(code { _ = try AuthV1.User(serialized: Self.groups(1) + [0x0A, 1, 0xFF]) } == .invalidArgument)
  }

  @Test("If a number or string comes twice, the last one counts")
  func twice() throws {
    let bytes = [AuthV1.User(userID: "a", email: "x"), AuthV1.User(userID: "b")].flatMap { $0.serialized() }
    #expect(try AuthV1.User(serialized: bytes) == AuthV1.User(userID: "b", email: "x"))
  }

  @Test(
    "Bytes of any size arrive as they were sent",
    arguments: [1, 16_383, 16_384, 16_385, 65_536, 1 << 20])
  func sizes(_ size: Int) throws {
    let first = Self.noise(size, seed: 1), second = Self.noise(size, seed: 2)
    let one = GoogleProtobuf.BytesValue(value: first), two = GoogleProtobuf.BytesValue(value: second)
    var decoded = try GoogleProtobuf.BytesValue(serialized: one.serialized())
    #expect(decoded == one)
    // A value's own: changing it changes no other.
    let copy = decoded
    decoded.value[0] ^= 0xFF
    #expect(copy == one && decoded != one)
    #expect(try GoogleProtobuf.BytesValue(serialized: one.serialized() + two.serialized()) == two)
    let many = GoogleRPC.Status(details: [first, second, first].map { GoogleProtobuf.AnyMessage(value: $0) })
    #expect(try GoogleRPC.Status(serialized: many.serialized()) == many)
  }

  private static func noise(_ size: Int, seed: UInt64) -> [UInt8] {
    var state = seed
    return (0..<size).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
  }

  @Test("The bytes of large fields count against the memory that decoding may take")
  func largeFieldsCount() {
    let mebibyte = GoogleProtobuf.BytesValue(value: [UInt8](repeating: 7, count: 1 << 20)).serialized()
    let bytes = (0..<(DecodingLimits.memory >> 20) + 1).flatMap { _ in mebibyte }
    #expect(code { _ = try GoogleProtobuf.BytesValue(serialized: bytes) } == .resourceExhausted)
  }

  @Test("Submessages that come in pieces are merged, at any depth")
  func pieces() throws {
    func bytes(_ start: GoogleProtobuf.Timestamp?, _ id: String = "") -> [UInt8] {
      PoseV1.StreamRepsRequest(message: .open(.init(streamID: id, startTime: start))).serialized()
    }
    let pieces = [bytes(.init(seconds: 5), "a"), bytes(nil), bytes(.init(nanos: 7)), bytes(nil, "b")].flatMap(\.self)
    let whole = PoseV1.StreamRepsRequest(
      message: .open(.init(streamID: "b", startTime: .init(seconds: 5, nanos: 7))))
    #expect(try PoseV1.StreamRepsRequest(serialized: pieces) == whole)
    #expect(
      try Protoc.decode(pieces, as: "titanup.pose.v1.StreamRepsRequest", in: "titanup/pose/v1/pose.proto")
        == Protoc.decode(whole.serialized(), as: "titanup.pose.v1.StreamRepsRequest", in: "titanup/pose/v1/pose.proto"))
  }

  @Test("Repeated submessages in pieces are not merged")
  func repeatedPieces() throws {
    let one = PoseV1.Frames(frames: [.init(number: 1)]), two = PoseV1.Frames(frames: [.init(timeUs: 2)])
    let bytes = [one, two].flatMap { PoseV1.StreamRepsRequest(message: .frames($0)).serialized() }
    #expect(
      try PoseV1.StreamRepsRequest(serialized: bytes)
        == .init(message: .frames(.init(frames: [.init(number: 1), .init(timeUs: 2)]))))
  }

  @Test("The last member of a oneof wins, and is not merged with an earlier value of its own")
  func oneof() throws {
    func bytes(_ message: PoseV1.StreamRepsRequest.Message) -> [UInt8] {
      PoseV1.StreamRepsRequest(message: message).serialized()
    }
    let open = bytes(.open(.init(streamID: "a"))), later = bytes(.open(.init(counter: "pushup/1")))
    let pause = bytes(.pause(.init()))
    func decoded(_ parts: [UInt8]...) throws -> PoseV1.StreamRepsRequest.Message? {
      try PoseV1.StreamRepsRequest(serialized: parts.flatMap(\.self)).message
    }
    #expect(try decoded(pause, open) == .open(.init(streamID: "a")))
    #expect(try decoded(open, pause) == .pause(.init()))
    #expect(try decoded(open, pause, later) == .open(.init(counter: "pushup/1")))
    #expect(try decoded(open, later, pause) == .pause(.init()))
  }

  @Test("Repeated numbers may come packed, one by one, or both")
  func packing() throws {
    let packed: [UInt8] = [0x1A, 8, 0, 0, 0x80, 0x3F, 0, 0, 0, 0x40]
    let single: [UInt8] = [0x1D, 0, 0, 0x40, 0x40]
    #expect(try PoseV1.Frame(serialized: packed + single).landmarks == [1, 2, 3])
    #expect(try PoseV1.Frame(serialized: single + packed).landmarks == [3, 1, 2])
  }

  @Test("If a map key comes twice, the last value counts")
  func duplicateKeys() throws {
    let bytes = ["1", "2"].flatMap { GoogleRPC.ErrorInfo(metadata: ["k": $0]).serialized() }
    #expect(try GoogleRPC.ErrorInfo(serialized: bytes).metadata == ["k": "2"])
  }

  @Test(
    "Bytes that aren't a message are INVALID_ARGUMENT",
    arguments: [
      [0x0A], [0x0A, 5, 65], [0x80], [0x80, 0x80, 0x80, 0x80, 0x80, 0x01], [0x0B], [0x0C], [0x0E, 0], [0x0F, 0],
      [0x08, 0x80], [0x09, 1, 2, 3], [0x0D, 1, 2, 3], [0x0A, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F],
      [0x0A, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], [0x98, 0x06] + [UInt8](repeating: 0x80, count: 10),
      [0x08, 0x01], [0x2A, 2, 0x08, 0x80],
    ] as [[UInt8]])
  func malformed(_ bytes: [UInt8]) {
    #expect(code { _ = try AuthV1.User(serialized: bytes) } == .invalidArgument)
  }

  @Test("Every prefix of a message is either decoded or refused, and decoded values are stable")
  func prefixes() throws {
    let bytes = RandomMessages.receipt.serialized()
    for length in 0...bytes.count { try RandomMessages.checkStable(Array(bytes[..<length]), PoseV1.RepReceipt.self) }
  }

  @Test("A damaged message is either decoded or refused, and decoded values are stable", arguments: 0..<8)
  func damaged(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let receipt = RandomMessages.receipt.serialized()
    let info = GoogleRPC.ErrorInfo(reason: "R", metadata: ["a": "b", "c": "d"]).serialized()
    let request = RandomMessages.frames.serialized()
    for _ in 0..<400 {
      try RandomMessages.checkStable(RandomMessages.damage(receipt, &generator), PoseV1.RepReceipt.self)
      try RandomMessages.checkStable(RandomMessages.damage(info, &generator), GoogleRPC.ErrorInfo.self)
      try RandomMessages.checkStable(RandomMessages.damage(request, &generator), PoseV1.StreamRepsRequest.self)
    }
  }

  @Test("Four mebibytes of empty submessages are RESOURCE_EXHAUSTED")
  func manySubmessages() {
    let bytes = [UInt8](repeating: 0, count: 4 << 20).enumerated().map { $0.offset % 2 == 0 ? 0x0A : 0 as UInt8 }
    #expect(code { _ = try PoseV1.Frames(serialized: bytes) } == .resourceExhausted)
  }

  @Test("Four mebibytes of unknown fields are RESOURCE_EXHAUSTED")
  func manyUnknownFields() {
    let bytes = [UInt8](repeating: 0x78, count: 4 << 20)
    #expect(code { _ = try PoseV1.Frames(serialized: bytes) } == .resourceExhausted)
  }

  @Test("Four mebibytes of landmarks decode")
  func manyLandmarks() throws {
    let frame = PoseV1.Frame(landmarks: [Float](repeating: 0.5, count: (4 << 20) / 4 - 4))
    #expect(try PoseV1.Frame(serialized: frame.serialized()) == frame)
  }

  @Test("A message can be decoded from borrowed bytes")
  func lent() throws {
    let user = AuthV1.User(email: "ada@example.org")
    let bytes = [0xAA] + user.serialized() + [0xBB]
    let decoded = try bytes.withUnsafeBytes {
      try AuthV1.User(serialized: UnsafeRawBufferPointer(rebasing: $0[1..<($0.count - 1)]))
    }
    #expect(decoded == user)
    #expect(try AuthV1.User(serialized: UnsafeRawBufferPointer(start: nil, count: 0)) == AuthV1.User())
  }
}
