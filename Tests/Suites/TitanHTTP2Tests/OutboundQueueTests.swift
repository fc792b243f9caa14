import Testing
import TitanHTTP2

@Suite("The outbound queue")
struct OutboundQueueTests {
  private func append(_ bytes: [UInt8], to queue: inout OutboundQueue) {
    queue.append(size: bytes.count) { $0.copyBytes(from: bytes) }
  }

  private func read(_ count: Int, from queue: inout OutboundQueue) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: max(1, count)) { buffer, filled in
      filled = queue.read(
        into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<count]))
    }
  }

  @Test("Bytes come out as they went in, however they are cut", arguments: [1, 3, 511, 512, 513, 5000])
  func order(piece: Int) {
    var queue = OutboundQueue()
    var sent: [UInt8] = []
    var received: [UInt8] = []
    for round in 0..<200 {
      let bytes = (0..<(round * 7 % 97)).map { UInt8(truncatingIfNeeded: $0 &+ round) }
      append(bytes, to: &queue)
      sent += bytes
      if round % 3 == 0 { received += read(piece, from: &queue) }
      let count = queue.count
      #expect(count == sent.count - received.count)
    }
    while queue.count > 0 { received += read(piece, from: &queue) }
    #expect(received == sent)
  }

  @Test("Kept bytes can be read again, until they are too many or committed")
  func rewind() {
    var queue = OutboundQueue(keptLimit: 6)
    append([1, 2, 3], to: &queue)
    #expect(read(2, from: &queue) == [1, 2])
    let (count, wasRewound) = (queue.count, queue.rewind())
    #expect(count == 1 && wasRewound)
    #expect(read(10, from: &queue) == [1, 2, 3])
    append([4, 5, 6], to: &queue)
    let keeps = queue.keepsTaken
    append([7], to: &queue)
    let wasRewoundAgain = queue.rewind()
    #expect(keeps && !wasRewoundAgain)
    #expect(read(10, from: &queue) == [4, 5, 6, 7])
  }

  @Test("Committing forgets only what was taken")
  func commit() {
    var queue = OutboundQueue(keptLimit: 100)
    append([1, 2, 3], to: &queue)
    #expect(read(1, from: &queue) == [1])
    queue.commit()
    let wasRewound = queue.rewind()
    #expect(!wasRewound)
    #expect(read(10, from: &queue) == [2, 3])
  }
}
