/// Admits the calls of a method when their headers have come, before an interceptor or a handler runs, so that a refused call
/// never holds a place on the server.
package protocol CallGate: Sendable {
  /// - Parameter running: calls that run on the server, of all methods.
  /// - Returns: why the call may not begin; else `leave` is due when its handler has returned.
  func enter(_ client: ClientAddress, running: Int) -> CallRefusal?
  func leave(_ client: ClientAddress)
}

/// Why a call may not begin.
package struct CallRefusal: Sendable {
  /// The limit that was reached.
  package enum Limit: Sendable, Hashable, CaseIterable {
    case running, publicStreams, publicCalls, healthChecks
  }
  package let limit: Limit
  package let error: RPCError

  package init(_ limit: Limit, _ error: RPCError) { (self.limit, self.error) = (limit, error) }

  /// The server runs as many calls as it may.
  ///
  /// - Parameter maximum: the number of calls at which calls of this kind are refused.
  package static func running(_ maximum: Int) -> CallRefusal {
    CallRefusal(
      .running,
      RPCError(
        .resourceExhausted, reason: "TOO_MANY_CALLS", "the server runs \(maximum) calls, which is its limit",
        details: [.retryInfo(delay: .seconds(1))]))
  }
}
