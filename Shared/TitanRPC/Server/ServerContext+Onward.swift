extension ServerContext {
  /// Options for calls made on behalf of this one: its deadline but for a slice to report in, its request id, and the
  /// caller's `traceparent` (W3C Trace Context), so that one name runs through all logs. No token: whoever calls adds
  /// one of their own.
  package var onwardOptions: CallOptions {
    var options = CallOptions(deadline: deadline?.onward())
    if !requestID.isEmpty { options.metadata.append("x-request-id", requestID) }
    for key in ["traceparent", "tracestate"] {
      if let value = metadata.first(key) { options.metadata.append(key, value) }
    }
    return options
  }
}
