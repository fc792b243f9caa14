/// Opens calls: over HTTP/2 (`GRPCChannel`) or in memory (`InProcessTransport`).
package protocol RPCChannel: Sendable {
  /// Starts a call. It is over when its stream says so; cancelling the task cancels the call.
  ///
  /// - Throws: `RPCError` UNAVAILABLE if there is no connection (and the options do not say wait),
  ///   DEADLINE_EXCEEDED if the deadline passed before there was one.
  func open(_ method: MethodDescriptor, options: CallOptions) async throws -> any ClientStream
}
