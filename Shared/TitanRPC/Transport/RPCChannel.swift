/// Opens calls: over HTTP/2 (`GRPCChannel`) or in memory (`InProcessTransport`).
package protocol RPCChannel: Sendable {
  /// Starts a call, without waiting for a connection. It is over when its stream says so: also with UNAVAILABLE if there
  /// is no connection (and the options do not say wait).
  ///
  /// - Throws: `RPCError` INTERNAL if the metadata must not be sent, DEADLINE_EXCEEDED if the deadline has passed; what
  ///   the credentials throw.
  func open(_ method: MethodDescriptor, options: CallOptions) async throws -> any ClientStream
}
