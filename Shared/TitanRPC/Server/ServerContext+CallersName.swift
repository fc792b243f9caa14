extension ServerContext {
  /// Options for calls to other services in the name of whoever calls this one: with their token and language.
  package var inCallersName: CallOptions {
    var options = onwardOptions
    for key in ["authorization", "accept-language"] {
      if let value = metadata.first(key) { options.metadata.append(key, value) }
    }
    return options
  }
}
