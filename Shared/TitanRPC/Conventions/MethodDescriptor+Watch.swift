extension MethodDescriptor {
  /// Whether its calls last until the client leaves or the server stops: server streams named `Watch…` or `Stream…`.
  /// Other server streams, such as downloads, end by themselves.
  package var isWatch: Bool { type == .serverStreaming && (method.hasPrefix("Watch") || method.hasPrefix("Stream")) }
}
