package import TitanCore

/// A domain's opt-in to the wire: its error as clients should see it. Any other error becomes INTERNAL with a fixed
/// sentence, and its cause stays in the log.
package protocol RPCErrorConvertible: Error {
  var rpcError: RPCError { get }

  /// Words that may be shown to the user; `nil` if `rpcError` has them, or those of its code will do.
  var words: LocalizedText? { get }
}

extension RPCErrorConvertible {
  package var words: LocalizedText? { nil }
}

extension RPCError {
  /// A service's refusal as clients see it, with words for the user. `nil` for any other error: it does not convert to
  /// one, so it is the server's fault.
  package init?(refusal error: any Error, in language: Language) {
    switch error {
    case let error as RPCError: self = error.worded(in: language)
    case let error as any RPCErrorConvertible: self = RPCError(error, in: language).worded(in: language)
    default: return nil
    }
  }
}

/// Misuse of this layer's own API, such as serving twice. Never sent on the wire.
package struct RuntimeError: Error, Sendable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}
