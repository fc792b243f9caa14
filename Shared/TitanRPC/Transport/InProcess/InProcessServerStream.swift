/// The server's end of a call in process.
final class InProcessServerStream: ServerStream {
  private let call: InProcessCall
  let requestMetadata: Metadata
  let deadline: Deadline?
  let peer: Peer

  init(call: InProcessCall, requestMetadata: Metadata, deadline: Deadline?, peer: Peer) {
    self.call = call
    self.peer = peer
    self.requestMetadata = requestMetadata
    self.deadline = deadline
  }

  func receive() async throws -> [UInt8]? { try await call.receive(.requests) }
  var isWritable: Bool { call.isWritable(.responses) }
  func waitUntilWritable() async throws { try await call.waitUntilWritable(.responses) }
  /// In memory nothing is encoded.
  var lastWasCompressed: Bool { false }
  func compressResponses(_ compression: Compression) {}
  func enqueue(size: Int, compressed: Bool?, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws {
    call.sendInitialMetadata([:])
    try call.enqueue(.responses, size: size, fill)
  }
  func sendInitialMetadata(_ metadata: Metadata) { call.sendInitialMetadata(metadata.permitted) }
  func cancel() { call.cancelHandler() }
  func finish(_ status: Status, trailingMetadata: Metadata) {
    call.finish(status, trailingMetadata: trailingMetadata.permitted)
  }
}
