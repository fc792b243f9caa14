import TitanHTTP2
import TitanRPC
@testable import TitanRPCTransport

/// The five-byte prefix: the messages, or the failure, are the same for pieces of any size.
func fuzzMessages(_ bytes: UnsafeRawBufferPointer) {
  guard let first = bytes.first else { return }
  let content = UnsafeRawBufferPointer(rebasing: bytes.dropFirst())
  let whole = deframe(content, pieces: max(1, content.count))
  let pieces = deframe(content, pieces: Int(first) + 1)
  precondition(whole.messages == pieces.messages, "different messages from pieces of \(Int(first) + 1)")
  precondition(whole.rest == pieces.rest, "a different rest from pieces of \(Int(first) + 1)")
}

/// - Returns: the complete messages, and the number of bytes held of an incomplete one; `nil` on failure.
private func deframe(_ bytes: UnsafeRawBufferPointer, pieces size: Int) -> (messages: [InboundMessage], rest: Int?) {
  let limit = 1 << 12
  var deframer = MessageDeframer(limit: limit)
  var messages: [InboundMessage] = []
  for piece in bytes.pieces(of: size) {
    var rest = piece
    do {
      while let message = try deframer.next(&rest) {
        precondition(message.bytes.count <= limit, "\(message.bytes.count) bytes, beyond the limit")
        messages.append(message)
      }
    } catch { return (messages, nil) }
    precondition(rest.isEmpty, "\(rest.count) bytes were not consumed")
    precondition(deframer.partialSize <= limit + 5, "\(deframer.partialSize) bytes held, beyond the limit")
  }
  return (messages, deframer.partialSize)
}

/// Header blocks with lines of `name:value`, read as a request, a response and trailers, and written again.
func fuzzHeads(_ bytes: UnsafeRawBufferPointer) {
  var fields = HTTP2Fields()
  for line in bytes.split(separator: UInt8(ascii: "\n")) {
    // A pseudo-header's name begins with a colon itself.
    let end = line.dropFirst().firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    fields.append(
      UnsafeRawBufferPointer(rebasing: line[..<end]), UnsafeRawBufferPointer(rebasing: line[end...].dropFirst()))
  }
  var server = ServerStreamStateMachine(messageLimit: 100)
  switch server.receive(fields, RPCRouter()) {
  case .open(let head):
    precondition(server.sendInitialMetadata(head.metadata) != nil, "an open call got no header block")
    if case .trailers = server.finish(.ok, head.metadata) {} else { preconditionFailure("no trailers") }
  case .refuse(let response, body: _): precondition(response.count > 0, "a refusal without a status")
  case .ignore: preconditionFailure("the first header block was ignored")
  }
  for ends in [true, false] {
    var client = ClientStreamStateMachine(messageLimit: 100)
    var outcomes = 0
    for action in [client.receive(fields, endStream: ends), client.receive(fields, endStream: true)] {
      if case .end = action { outcomes += 1 }
    }
    if client.receiveEnd() != nil { outcomes += 1 }
    precondition(outcomes == 1, "a call with \(outcomes) outcomes")
  }
}

/// Percent-encoding, base64 and timeouts: any text can be read, and a written value reads back as the same value.
func fuzzTexts(_ bytes: UnsafeRawBufferPointer) {
  let text = String(decoding: bytes, as: UTF8.self)
  _ = PercentEncoding.decode(text)
  let encoded = PercentEncoding.encode(text)
  precondition(encoded.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "percent-encoded text is not printable")
  precondition(Array(PercentEncoding.decode(encoded).utf8) == Array(text.utf8), "percent-encoding lost something")
  _ = Base64.decode(bytes)
  precondition(Base64.decode(Array(Base64.encode(Array(bytes)).utf8)) == Array(bytes), "base64 lost something")
  if let timeout = Timeout(text) { roundTrip(timeout) }
  if bytes.count >= 16 {
    roundTrip(
      Timeout(
        Duration(
          secondsComponent: bytes.loadUnaligned(as: Int64.self),
          attosecondsComponent: bytes.loadUnaligned(fromByteOffset: 8, as: Int64.self))))
  }
}

/// A timeout never gets shorter, unless it is too long for eight digits of hours.
private func roundTrip(_ timeout: Timeout) {
  guard let again = Timeout(timeout.wireForm) else { preconditionFailure("\(timeout.wireForm) is not a timeout") }
  let longest = Duration.seconds(99_999_999 * 3600)
  precondition(again.duration >= min(timeout.duration, longest), "\(timeout.duration) became \(timeout.wireForm)")
}

/// Inflating respects the limit, and compressed bytes inflate to the original.
func fuzzGzip(_ bytes: UnsafeRawBufferPointer) {
  let limit = 1 << 14
  if let message = try? Gzip.decompress(Array(bytes), limit: limit) {
    precondition(message.count <= limit, "\(message.count) bytes, beyond the limit")
  }
  let compressed = Gzip.compress(size: bytes.count) { $0.copyMemory(from: bytes) }
  let again = try? Gzip.decompress(compressed, limit: bytes.count)
  precondition(again == Array(bytes), "gzip lost something")
}
