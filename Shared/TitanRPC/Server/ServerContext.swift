import Synchronization
package import TitanCore

/// What handlers and interceptors know about one call. They all share it.
package final class ServerContext: Sendable {
  private let route: RPCRoute
  let stream: any ServerStream

  private struct State {
    var caller: Caller?
    var requestLanguage: Language?
    var requestID = ""
    var openingMetadata = Metadata()
    var initialMetadata = Metadata()
    var hasSentInitialMetadata = false
    var trailingMetadata = Metadata()
    var holdsResponse = false
  }
  private let state = Mutex(State())

  init(route: RPCRoute, stream: any ServerStream) {
    self.route = route
    self.stream = stream
  }

  /// A call without a router, for tests.
  package convenience init(method: MethodDescriptor, stream: any ServerStream) {
    self.init(route: RPCRoute(method) { _ in }, stream: stream)
  }

  package var method: MethodDescriptor { route.method }

  /// The client's custom metadata.
  package var metadata: Metadata { stream.requestMetadata }
  /// The other side of the connection.
  package var peer: Peer { stream.peer }
  /// The call's origin: the peer, or the client behind trusted proxies. For limits, logs and security events.
  package var client: ClientAddress { stream.client }
  /// When the call will be cancelled. Pass it on to calls made on behalf of this one.
  package var deadline: Deadline? { stream.deadline }

  /// The caller, set by the interceptor that verifies tokens; `nil` on public methods.
  package var caller: Caller? {
    get { state.withLock { $0.caller } }
    set { state.withLock { $0.caller = newValue } }
  }

  /// Says that the response refuses something for lack of resources although the call succeeds. An interceptor may
  /// delay it, as it may delay RESOURCE_EXHAUSTED.
  package func holdResponse() { state.withLock { $0.holdsResponse = true } }
  package var holdsResponse: Bool { state.withLock { $0.holdsResponse } }

  /// The language named in the request itself, for methods that people call before they have an account.
  package var requestLanguage: Language? {
    get { state.withLock { $0.requestLanguage } }
    set { state.withLock { $0.requestLanguage = newValue } }
  }

  /// `x-request-id`, as received or generated for this call.
  package var requestID: String {
    get { state.withLock { $0.requestID } }
    set { state.withLock { $0.requestID = newValue } }
  }

  /// The user who is calling.
  ///
  /// - Throws: UNAUTHENTICATED if the call has no verified user.
  package func requireUser() throws -> UserID {
    guard let user = caller?.userID else {
      throw RPCError(.unauthenticated, reason: "TOKEN_REQUIRED", "this method needs an access token")
    }
    return user
  }

  /// Sets the encoding of the responses, if the client accepts it: `.gzip` whatever the server's configuration,
  /// `.identity` for none (for secrets next to text an attacker chooses). Call it before the first response.
  package func compressResponses(_ compression: Compression = .gzip) { stream.compressResponses(compression) }

  /// Whether the last request message taken arrived compressed.
  package var lastRequestWasCompressed: Bool { stream.lastWasCompressed }

  /// Adds to the initial metadata of the response. No effect once they have been sent.
  package func addInitialMetadata(_ key: String, _ value: Metadata.Value) {
    state.withLock { $0.initialMetadata.append(key, value) }
  }

  /// Adds to the metadata that open the response: the initial metadata, or the only block if the call fails at once.
  package func addOpeningMetadata(_ key: String, _ value: Metadata.Value) {
    state.withLock { $0.openingMetadata.append(key, value) }
  }

  /// Adds to the trailing metadata of the response.
  package func addTrailingMetadata(_ key: String, _ value: Metadata.Value) {
    state.withLock { $0.trailingMetadata.append(key, value) }
  }

  /// Sends the initial metadata now, before the first message.
  package func sendInitialMetadata() {
    let metadata = state.withLock { state in
      state.hasSentInitialMetadata = true
      guard !state.initialMetadata.isEmpty else { return state.openingMetadata }
      var metadata = state.openingMetadata
      metadata.append(contentsOf: state.initialMetadata)
      return metadata
    }
    stream.sendInitialMetadata(metadata)
  }

  /// Cancels the task that handles the call, from outside it.
  package func cancel() { stream.cancel() }

  /// A failure before anything was sent is one block, Trailers-Only, unless the handler has added initial metadata:
  /// official clients take these as a sign that the call has begun, and would not retry.
  func finish(_ status: Status, adding metadata: Metadata = [:]) {
    var trailing = Metadata()
    let needsInitialMetadata = state.withLock { state in
      let isTrailersOnly =
        status.code != .ok && !state.hasSentInitialMetadata && state.initialMetadata.isEmpty
      if isTrailersOnly { trailing = state.openingMetadata }
      trailing.append(contentsOf: state.trailingMetadata)
      return !isTrailersOnly && !state.hasSentInitialMetadata
    }
    if needsInitialMetadata { sendInitialMetadata() }
    trailing.append(contentsOf: metadata)
    stream.finish(status, trailingMetadata: trailing)
  }
}

extension ServerContext {
  /// Answers a watch: calls `look` now and again at every ring, until the call ends. The initial metadata are sent
  /// before the first look, so that the client knows the watch has begun even while there is nothing to report.
  ///
  /// - Parameter rings: must start before the first look, so that no change is missed between looking and waiting.
  /// - Throws: what `look` throws, or `CancellationError` when the call has ended.
  package func watch(_ rings: AsyncStream<Void>, look: () async throws -> Void) async throws {
    sendInitialMetadata()
    try await look()
    for await _ in rings { try await look() }
    // Rings end when the task is cancelled.
    try Task.checkCancellation()
  }
}

extension ServerContext {
  /// Options for calls made on behalf of this one: its deadline less a little time to report errors, its request id,
  /// and the caller's `traceparent` (W3C Trace Context), so that the logs of all services can be correlated. They
  /// contain no token: callers add their own.
  package var onwardOptions: CallOptions {
    var options = CallOptions(deadline: deadline?.onward())
    if !requestID.isEmpty { options.metadata.append("x-request-id", requestID) }
    for key in TraceFields.all {
      if let value = metadata.first(key) { options.metadata.append(key, value) }
    }
    return options
  }
}
