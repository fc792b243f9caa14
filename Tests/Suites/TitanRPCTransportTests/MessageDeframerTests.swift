import Testing
import TitanRPC
import TitanRPCTransport

@Suite("Cutting content into messages")
struct MessageDeframerTests {
  private func frame(_ message: [UInt8], flag: UInt8 = 0) -> [UInt8] {
    let length = UInt32(message.count)
    return [flag] + (0..<4).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + message
  }

  /// Feeds `bytes` in pieces, and gives back every whole message.
  private func messages(
    _ deframer: inout MessageDeframer, _ bytes: [UInt8], step: Int
  ) throws -> [InboundMessage] {
    var messages: [InboundMessage] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(step))
      rest = rest.dropFirst(piece.count)
      try piece.withUnsafeBytes { piece in
        var piece = piece
        while let message = try deframer.next(&piece) { messages.append(message) }
        #expect(piece.isEmpty)
      }
    }
    return messages
  }

  @Test("Messages of all sizes, whole and in pieces", arguments: [Int.max, 70_000, 100, 6, 5, 4, 1])
  func pieces(step: Int) throws {
    let sizes = [0, 1, 5, 1000, 100_000, 0, 3]
    let contents = sizes.map { size in (0..<size).map { UInt8(truncatingIfNeeded: $0) } }
    var deframer = MessageDeframer(limit: 100_000)
    let found = try messages(&deframer, contents.flatMap { frame($0) }, step: step)
    #expect(found.map(\.bytes) == contents)
    #expect(found.allSatisfy { !$0.isCompressed })
    #expect(deframer.partialSize == 0)
  }

  @Test("A partial message is counted with its prefix", arguments: [1, 4, 5, 6, 9])
  func partial(count: Int) throws {
    var deframer = MessageDeframer(limit: 100)
    #expect(try messages(&deframer, Array(frame([1, 2, 3, 4, 5]).prefix(count)), step: .max).isEmpty)
    #expect(deframer.partialSize == count)
  }

  @Test("The prefix alone refuses a message over the limit", arguments: [1, 5])
  func limit(step: Int) throws {
    var deframer = MessageDeframer(limit: 4 << 20)
    let prefix: [UInt8] = [0, 0, 0x50, 0, 0]  // 5 MiB
    let error = #expect(throws: RPCError.self) { _ = try messages(&deframer, prefix, step: step) }
    #expect(error?.code == .resourceExhausted)
    #expect(error?.message == "the message has 5242880 bytes, the limit is 4194304")
  }

  @Test("The compressed flag is 0 or 1")
  func flag() throws {
    var deframer = MessageDeframer(limit: 100)
    let compressed = try messages(&deframer, frame([7], flag: 1), step: .max)
    #expect(compressed.map(\.bytes) == [[7]] && compressed.map(\.isCompressed) == [true])
    let error = #expect(throws: RPCError.self) { _ = try messages(&deframer, frame([7], flag: 2), step: .max) }
    #expect(error?.code == .internal)
  }
}
