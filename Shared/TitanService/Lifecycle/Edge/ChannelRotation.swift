import NIOCore
import NIOPosix
import Synchronization
import TitanRPC

/// Channels to one server, which calls use in turn: those of the caller's own event loop, so that no call changes
/// threads on its way.
///
/// A server allows a hundred streams at a time on each connection, and further calls wait for one of them to end. An edge
/// carries the calls of everybody, and each open page has a stream that does not end, so one connection is not enough.
final class ChannelRotation: RPCChannel {
  /// The number of connections from an edge to each server: with as many streams as 800 pages have.
  private static let connections = 8

  private final class Turns: Sendable {
    let channels: [any RPCChannel]
    private let opened = Atomic<UInt>(0)

    init(_ channels: [any RPCChannel]) { self.channels = channels }

    func next() -> any RPCChannel {
      let turn = opened.wrappingAdd(1, ordering: .relaxed).oldValue
      return channels[Int(turn % UInt(channels.count))]
    }
  }

  private let all: Turns
  private let byLoop: [ObjectIdentifier: Turns]

  /// - Parameters:
  ///   - loops: at least one.
  ///   - channel: makes the channel with a number, whose connections are on an event loop.
  init(on loops: [any EventLoop], _ channel: (_ number: Int, any EventLoop) -> any RPCChannel) {
    let each = max(1, Self.connections / loops.count)
    let turns = loops.enumerated().map { index, loop in
      (ObjectIdentifier(loop), Turns((0..<each).map { channel(index * each + $0, loop) }))
    }
    byLoop = Dictionary(uniqueKeysWithValues: turns)
    all = Turns(turns.flatMap(\.1.channels))
  }

  func open(_ method: MethodDescriptor, options: CallOptions) async throws -> any ClientStream {
    let loop = MultiThreadedEventLoopGroup.currentEventLoop
    let turns = loop.flatMap { byLoop[ObjectIdentifier($0)] } ?? all
    return try await turns.next().open(method, options: options)
  }
}
