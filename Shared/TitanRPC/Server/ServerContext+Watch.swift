extension ServerContext {
  /// Answers a watch: looks now, and again at every ring, until the call ends. The initial metadata leave before the first
  /// look, so that the client knows that it is heard while there is nothing to tell.
  ///
  /// - Parameter rings: those from before the first look on, so that nothing falls between looking and waiting.
  /// - Throws: what `look` throws, or `CancellationError` when the call has ended.
  package func watch(_ rings: AsyncStream<Void>, look: () async throws -> Void) async throws {
    sendInitialMetadata()
    try await look()
    for await _ in rings { try await look() }
    // Rings end with the task.
    try Task.checkCancellation()
  }
}
