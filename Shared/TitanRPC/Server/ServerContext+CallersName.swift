extension ServerContext {
  /// Options for calls to other services on the caller's behalf: with the caller's token and language.
  package var inCallersName: CallOptions {
    var options = onwardOptions
    for key in ["authorization", "accept-language"] {
      if let value = metadata.first(key) { options.metadata.append(key, value) }
    }
    return options
  }
}
