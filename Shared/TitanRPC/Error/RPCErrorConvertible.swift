package import TitanCore

/// A domain's opt-in to the wire: its error as the client shall see it.
/// Every other error leaves as INTERNAL with a fixed sentence; its cause stays in the log.
package protocol RPCErrorConvertible: Error {
  var rpcError: RPCError { get }

  /// Words that may be shown to the user; `nil` where `rpcError` has them, or those of its code will do.
  var words: LocalizedText? { get }
}

extension RPCErrorConvertible {
  package var words: LocalizedText? { nil }
}

/// Misuse of this layer's own interfaces, such as serving twice. Never sent on the wire.
package struct RuntimeError: Error, Sendable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}
