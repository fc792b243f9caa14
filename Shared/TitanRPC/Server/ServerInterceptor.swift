/// Stands around every call of a server, whatever its kind. The first of a list is the outermost.
package protocol ServerInterceptor: Sendable {
  typealias Next = @Sendable (ServerContext) async throws -> Void

  /// Runs `next` once, or throws instead. What it throws becomes the call's status.
  func intercept(_ context: ServerContext, next: @escaping Next) async throws

  /// Who stands around the calls of one method: asked once, when the method is registered, so that nothing has to be
  /// looked up by its name at every call. `nil`: nobody.
  func prepared(for method: MethodDescriptor) -> (any ServerInterceptor)?
}

extension ServerInterceptor {
  package func prepared(for method: MethodDescriptor) -> (any ServerInterceptor)? { self }
}
