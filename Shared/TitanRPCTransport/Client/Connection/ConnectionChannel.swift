import NIOCore
import TitanRPC

/// Exactly one connection of a channel, for calls about that connection: they are never tried elsewhere, and do not
/// keep it from being idle.
struct ConnectionChannel: RPCChannel {
  let channel: GRPCChannel
  let connection: NIOLoopBound<ClientConnection>

  func open(_ method: MethodDescriptor, options: CallOptions) async throws -> any ClientStream {
    let stream = HTTP2ClientStream(method, options: options, channel: channel, isBound: true)
    stream.start(on: connection)
    return stream
  }
}
