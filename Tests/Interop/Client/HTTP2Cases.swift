import TestProto
import TitanRPC

/// What a client does about servers that end streams and connections in the middle: gRPC's "Negative HTTP/2 Interop Test
/// Case Descriptions".
extension RPCChannel {
  /// The server sends a GOAWAY after the first call; the second goes to another connection, and nobody notices.
  func goAwayCase(_ options: CallOptions) async throws {
    try await largeUnary(options)
    // The pause is the description's.
    try await Task.sleep(for: .seconds(1))
    try await largeUnary(options)
  }

  /// The server resets the stream before the call is over; the description leaves open with what status it ends.
  func resetCase(_ options: CallOptions) async throws {
    do {
      try await largeUnary(options)
    } catch is RPCError {
      return
    }
    throw CaseFailure("the call succeeded, though the server has reset its stream")
  }

  /// The first call learns from the server that streams are allowed one at a time; ten at once wait for each other.
  func maximumStreams(_ options: CallOptions) async throws {
    try await largeUnary(options)
    try await withThrowingTaskGroup { group in
      for _ in 0..<10 { group.addTask { try await largeUnary(options) } }
      try await group.waitForAll()
    }
  }
}
