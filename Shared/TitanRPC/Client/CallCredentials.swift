/// Says who calls: gRPC's per-call credentials. Asked before each call, so it keeps what it has for as long as that is
/// good.
package protocol CallCredentials: Sendable {
  /// What to send with a call, such as `authorization`. It sees to its own time limit; the call's deadline is checked
  /// afterwards.
  ///
  /// - Throws: what the call then fails with: UNAVAILABLE if nothing can be said now.
  func metadata(for method: MethodDescriptor) async throws -> Metadata

  /// A server answered UNAUTHENTICATED: what was sent is not good any more.
  func rejected()
}

extension CallOptions {
  /// The same options with the credentials' metadata. Transports ask for it when a call begins.
  package func authorized(for method: MethodDescriptor) async throws -> CallOptions {
    guard let credentials else { return self }
    var options = self
    for (key, value) in try await credentials.metadata(for: method) { options.metadata.append(key, value) }
    return options
  }
}

/// A channel whose calls have these credentials, unless their options have others.
package struct AuthorizedChannel: RPCChannel {
  private let channel: any RPCChannel
  private let credentials: any CallCredentials

  package init(_ channel: any RPCChannel, credentials: any CallCredentials) {
    self.channel = channel
    self.credentials = credentials
  }

  package func open(_ method: MethodDescriptor, options: CallOptions) async throws -> any ClientStream {
    var options = options
    options.credentials = options.credentials ?? credentials
    return try await channel.open(method, options: options)
  }
}
