import NIOCore
import NIOHTTP1

/// One connection of the admin port: reads one request, ignoring its body, answers and closes.
final class AdminHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// The most bytes of a request's body that are skipped.
  static let bodyLimit = 16_384

  private enum State {
    /// May become `reading`.
    case waiting
    /// May become `answered`, at the end of the request or at its limit.
    case reading(HTTPRequestHead, bodyBytes: Int)
    /// Final: any further input is ignored.
    case answered
  }

  private let routes: AdminRoutes
  private let lifetime: TimeAmount
  private var state = State.waiting
  private var expiry: Scheduled<Void>?

  init(routes: AdminRoutes, lifetime: TimeAmount) { (self.routes, self.lifetime) = (routes, lifetime) }

  func channelActive(context: ChannelHandlerContext) {
    let channel = context.channel
    expiry = context.eventLoop.assumeIsolated().scheduleTask(in: lifetime) { channel.close(promise: nil) }
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    expiry?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch (unwrapInboundIn(data), state) {
    case (.head(let head), .waiting):
      state = .reading(head, bodyBytes: 0)
    case (.body(let part), .reading(let head, let bytes)):
      state = .reading(head, bodyBytes: bytes + part.readableBytes)
      if bytes + part.readableBytes > Self.bodyLimit {
        answer(AdminResponse(413, "a body here has at most \(Self.bodyLimit) bytes\n"), context)
      }
    case (.end, .reading(let head, _)):
      answer(routes.response(method: head.method.rawValue, target: head.uri), context)
    default: break
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  private func answer(_ response: AdminResponse, _ context: ChannelHandlerContext) {
    state = .answered
    var headers: HTTPHeaders = [
      "content-type": response.contentType, "content-length": "\(response.body.utf8.count)", "connection": "close",
      "cache-control": "no-store", "x-content-type-options": "nosniff",
    ]
    if let allow = response.allow { headers.add(name: "allow", value: allow) }
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: response.status), headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if !response.omitsBody {
      context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: response.body)))), promise: nil)
    }
    // Only our half is closed: closing with unread input would reset the connection and lose the answer. The remaining
    // input is discarded until the client closes its half or the connection's time is up.
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in channel.close(mode: .output, promise: nil) }
  }
}
