import Synchronization
package import TitanCore

/// What handlers and interceptors know of one call. One per call, shared by all of them.
package final class ServerContext: Sendable {
  private let route: RPCRoute
  let stream: any ServerStream

  private struct State {
    var caller: Caller?
    var requestID = ""
    var openingMetadata = Metadata()
    var initialMetadata = Metadata()
    var hasSentInitialMetadata = false
    var trailingMetadata = Metadata()
  }
  private let state = Mutex(State())

  init(route: RPCRoute, stream: any ServerStream) {
    self.route = route
    self.stream = stream
  }

  /// A call that no router made, for tests.
  package convenience init(method: MethodDescriptor, stream: any ServerStream) {
    self.init(route: RPCRoute(method) { _ in }, stream: stream)
  }

  package var method: MethodDescriptor { route.method }

  /// The client's custom metadata.
  package var metadata: Metadata { stream.requestMetadata }
  /// The other side of the connection.
  package var peer: Peer { stream.peer }
  /// Where the call comes from: the peer, or, behind trusted proxies, their client. For limits, logs and security events.
  package var client: ClientAddress { stream.client }
  /// When the call will be cancelled. Pass it on to calls made for this one.
  package var deadline: Deadline? { stream.deadline }

  /// Who calls: set by the interceptor that verifies tokens, `nil` on methods open to everybody.
  package var caller: Caller? {
    get { state.withLock { $0.caller } }
    set { state.withLock { $0.caller = newValue } }
  }

  /// `x-request-id`, as it came or made for this call.
  package var requestID: String {
    get { state.withLock { $0.requestID } }
    set { state.withLock { $0.requestID = newValue } }
  }

  /// The person who calls.
  ///
  /// - Throws: UNAUTHENTICATED if nobody proved to be one.
  package func requireUser() throws -> UserID {
    guard let user = caller?.userID else {
      throw RPCError(.unauthenticated, reason: "TOKEN_REQUIRED", "this method needs an access token")
    }
    return user
  }

  /// Has the responses encoded, if the client accepts it: `.gzip` whatever the server's configuration says, `.identity`
  /// none of them (for secrets beside what an attacker chooses). To be said before the first response.
  package func compressResponses(_ compression: Compression = .gzip) { stream.compressResponses(compression) }

  /// Whether the request taken last had come compressed.
  package var lastRequestWasCompressed: Bool { stream.lastWasCompressed }

  /// Adds to the initial metadata of the response. Without effect once they have left.
  package func addInitialMetadata(_ key: String, _ value: Metadata.Value) {
    state.withLock { $0.initialMetadata.append(key, value) }
  }

  /// Adds to what opens the response: the initial metadata, or, where a failure is all there is, that one block.
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

  /// Cancels the task that handles the call, from outside of it.
  package func cancel() { stream.cancel() }

  /// A failure before anything was sent is one block, Trailers-Only, unless the handler has initial metadata for it:
  /// official clients take these for a sign that the call has begun, and would not try again.
  func finish(_ status: Status, adding metadata: Metadata = [:]) {
    var trailing = Metadata()
    let isTrailersOnly = state.withLock { state in
      let isTrailersOnly =
        status.code != .ok && !state.hasSentInitialMetadata && state.initialMetadata.isEmpty
      if isTrailersOnly { trailing = state.openingMetadata }
      trailing.append(contentsOf: state.trailingMetadata)
      return isTrailersOnly
    }
    if !isTrailersOnly { sendInitialMetadata() }
    trailing.append(contentsOf: metadata)
    stream.finish(status, trailingMetadata: trailing)
  }
}
