/// Stands around every call of a server, whatever its kind. The first of a list is the outermost.
package protocol ServerInterceptor: Sendable {
  typealias Next = @Sendable (ServerContext) async throws -> Void

  /// Runs `next` once, or throws instead. What it throws becomes the call's status.
  func intercept(_ context: ServerContext, next: @escaping Next) async throws
}
