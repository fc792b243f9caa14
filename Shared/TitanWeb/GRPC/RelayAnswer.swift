import TitanRPC
import TitanRPCTransport

/// The response to a call that is passed on, in the protocol that its client speaks.
protocol RelayAnswer {
  /// The service's head has arrived; it is sent with what follows it.
  mutating func received(_ initial: Metadata, _ encoding: Compression)
  /// Sends the head now: it may be long until something follows.
  mutating func sendHead() throws
  /// Sends a message, and waits while the client does not read.
  mutating func send(_ message: InboundMessage, limit: Int) async throws
  /// Ends the response.
  mutating func finish(_ status: Status, _ trailing: Metadata) throws
}
