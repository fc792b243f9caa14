import CLibPQ

/// Owns one `PGcancel`: the means to cancel a connection's running statement.
// @unchecked: PQcancel may be called from any thread (libpq documentation, 34.7), and nothing else uses the pointer.
final class CancelHandle: @unchecked Sendable {
  private let pointer: OpaquePointer

  init?(_ connection: ConnectionHandle) {
    guard let pointer = PQgetCancel(connection.pointer) else { return nil }
    self.pointer = pointer
  }
  deinit { PQfreeCancel(pointer) }

  /// Asks the server to cancel, over a separate connection; blocks until the server has accepted the request.
  func cancel() {
    var message = [CChar](repeating: 0, count: 256)
    // A failure needs no handling: the statement then runs to its end or its timeout.
    _ = PQcancel(pointer, &message, CInt(message.count))
  }
}
