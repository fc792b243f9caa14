import TestProto
import TitanRPC

/// How a client handles servers that end streams and connections in the middle: gRPC's "Negative HTTP/2 Interop Test
/// Case Descriptions".
extension RPCChannel {
  /// The server sends a GOAWAY after the first call; the second call uses another connection, and the caller doesn't
  /// notice.
  func goAwayCase(_ options: CallOptions) async throws {
    try await largeUnary(options)
    // The test description requires this pause.
    try await Task.sleep(for: .seconds(1))
    try await largeUnary(options)
  }

  /// The server resets the stream before the call is over; the description doesn't specify the resulting status.
  func resetCase(_ options: CallOptions) async throws {
    do {
      try await largeUnary(options)
    } catch is RPCError {
      return
    }
    throw CaseFailure("the call succeeded, though the server has reset its stream")
  }

  /// The first call learns that the server allows one stream at a time; ten concurrent calls wait for each other.
  func maximumStreams(_ options: CallOptions) async throws {
    try await largeUnary(options)
    try await withThrowingTaskGroup { group in
      for _ in 0..<10 { group.addTask { try await largeUnary(options) } }
      try await group.waitForAll()
    }
  }
}
