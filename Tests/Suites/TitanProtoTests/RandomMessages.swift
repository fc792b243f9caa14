import PoseProto
import Testing
import TitanCore
import TitanProto
import TitanRPC

enum RandomMessages {
  static let receipt = PoseV1.RepReceipt(
    receiptID: "0197", userID: "4711", streamID: "s", streamDigest: String(repeating: "a", count: 64),
    exercise: .pushUp, counter: "pushup/1", startTime: .init(seconds: 1_780_000_000, nanos: 1),
    endTime: .init(seconds: 1_780_000_060),
    reps: (1...12).map { .init(number: $0, startMs: $0 * 1_000, endMs: $0 * 1_000 + 900, flags: [.tooFast]) },
    partialReps: 1, coveragePercent: 99, keyID: "k", jws: "a.b.c")

  static let frames = PoseV1.StreamRepsRequest(
    message: .frames(
      .init(frames: (0..<4).map { .init(number: $0, timeUs: Int64($0), landmarks: [0.1, 0.2, 0.3, 0.4]) })))

  /// Changes, drops, inserts or duplicates a few bytes.
  static func damage(_ bytes: [UInt8], _ generator: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let position = Int.random(in: bytes.indices, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[position] = .random(in: .min ... .max, using: &generator)
      case 1: bytes.remove(at: position)
      case 2: bytes.insert(.random(in: .min ... .max, using: &generator), at: position)
      default: bytes.insert(contentsOf: bytes[position...].prefix(8), at: position)
      }
    }
    return bytes
  }

  /// Decoding either refuses with INVALID_ARGUMENT, or gives a value that survives another round trip. Bytes are
  /// compared, because a NaN doesn't equal itself.
  static func checkStable<Message: RPCMessage>(_ bytes: [UInt8], _ type: Message.Type) throws {
    do {
      let once = try Message(serialized: bytes).serialized()
      #expect(try Message(serialized: once).serialized() == once)
    } catch let error as RPCError {
      #expect(error.code == .invalidArgument)
    }
  }
}
