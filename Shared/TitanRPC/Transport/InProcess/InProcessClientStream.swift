/// The client's end of a call in process.
final class InProcessClientStream: ClientStream {
  private let call: InProcessCall
  private let credentials: (any CallCredentials)?

  init(call: InProcessCall, credentials: (any CallCredentials)?) {
    self.call = call
    self.credentials = credentials
  }

  func receive() async throws -> [UInt8]? {
    do {
      return try await call.receive(.responses)
    } catch let error as RPCError where error.code == .unauthenticated {
      credentials?.rejected()
      throw error
    }
  }
  var isWritable: Bool { call.isWritable(.requests) }
  func waitUntilWritable() async throws { try await call.waitUntilWritable(.requests) }
  /// In memory nothing is encoded.
  var lastWasCompressed: Bool { false }
  func enqueue(size: Int, compressed: Bool?, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws {
    try call.enqueue(.requests, size: size, fill)
  }
  func halfClose() { call.halfClose() }
  func initialMetadata() async throws -> Metadata { try await call.initialMetadata() }
  var trailingMetadata: Metadata { call.trailingMetadata }
  func cancel() { call.cancelByClient() }
}
