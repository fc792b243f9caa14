import Synchronization
import TitanRPC

/// Channels to one server, which calls use in turn.
///
/// A server allows a hundred streams at a time on each connection, and further calls wait for one of them to end. An edge
/// carries the calls of everybody, and each open page has a stream that does not end, so one connection is not enough.
final class ChannelRotation: RPCChannel {
  /// The number of connections from an edge to each server: with as many streams as 800 pages have.
  static let size = 8

  private let channels: [any RPCChannel]
  private let opened = Atomic<UInt>(0)

  /// - Parameter channels: at least one.
  init(_ channels: [any RPCChannel]) {
    precondition(!channels.isEmpty, "a rotation needs a channel")
    self.channels = channels
  }

  func open(_ method: MethodDescriptor, options: CallOptions) async throws -> any ClientStream {
    let turn = opened.wrappingAdd(1, ordering: .relaxed).oldValue
    return try await channels[Int(turn % UInt(channels.count))].open(method, options: options)
  }
}
