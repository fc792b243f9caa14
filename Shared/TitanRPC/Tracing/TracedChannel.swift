import Synchronization
package import Tracing

/// A channel whose calls are part of their caller's trace: each has a span, and carries its context to the server.
///
/// Calls outside of any trace go out as they are. So do their metadata, in which a caller that does not trace may pass a
/// context on.
package struct TracedChannel: RPCChannel {
  private let channel: any RPCChannel
  private let tracer: any Tracer

  package init(_ channel: any RPCChannel, tracer: any Tracer) { (self.channel, self.tracer) = (channel, tracer) }

  package func open(_ method: MethodDescriptor, options: CallOptions) async throws -> any ClientStream {
    guard let context = ServiceContext.current else { return try await channel.open(method, options: options) }
    let span = CallSpan(method).begin(tracer, .client, in: context)
    var options = options
    for field in TraceFields.all { options.metadata.removeAll(field) }
    tracer.inject(span.context, into: &options.metadata, using: MetadataInjector())
    do {
      let stream = try await channel.open(method, options: options)
      return span.isRecording ? Self.observed(stream, span) : stream
    } catch {
      span.end(RPCError(wrapping: error).code, ofKind: .client)
      throw error
    }
  }

  /// A stream that can be relayed still can.
  private static func observed(_ stream: any ClientStream, _ span: any Tracing.Span) -> any ClientStream {
    if let relayed = stream as? any RelayedStream { return traced(relayed, span) }
    return traced(stream, span)
  }

  private static func traced(_ stream: some ClientStream, _ span: any Tracing.Span) -> any ClientStream {
    TracedStream(stream, span)
  }
}

/// A call that ends its span when its caller has seen its end, or has given it up.
private final class TracedStream<Base: ClientStream>: ClientStream {
  fileprivate let base: Base
  private let span: any Tracing.Span
  private let isOver = Atomic(false)

  init(_ base: Base, _ span: any Tracing.Span) { (self.base, self.span) = (base, span) }

  private func end(_ code: StatusCode) {
    if !isOver.exchange(true, ordering: .relaxed) { span.end(code, ofKind: .client) }
  }

  /// Passes on what a read gives, and notes whether it was the end.
  private func noting<Message>(_ read: () async throws -> Message?) async throws -> Message? {
    do {
      let message = try await read()
      if message == nil { end(.ok) }
      return message
    } catch {
      end(RPCError(wrapping: error).code)
      throw error
    }
  }

  /// The same for a read that does not wait.
  private func noting<Now>(_ read: () throws -> Now, isEnd: (Now) -> Bool) throws -> Now {
    do {
      let now = try read()
      if isEnd(now) { end(.ok) }
      return now
    } catch {
      end(RPCError(wrapping: error).code)
      throw error
    }
  }

  func receive() async throws -> [UInt8]? { try await noting { try await base.receive() } }
  func receiveNow() throws -> ReceivedNow {
    try noting(base.receiveNow) { if case .end = $0 { true } else { false } }
  }
  var lastWasCompressed: Bool { base.lastWasCompressed }
  func enqueue(size: Int, compressed: Bool?, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws {
    try base.enqueue(size: size, compressed: compressed, fill)
  }
  var isWritable: Bool { base.isWritable }
  func waitUntilWritable() async throws { try await base.waitUntilWritable() }
  func halfClose() { base.halfClose() }
  func initialMetadata() async throws -> Metadata { try await base.initialMetadata() }
  var trailingMetadata: Metadata { base.trailingMetadata }
  func cancel() {
    end(.cancelled)
    base.cancel()
  }
}

extension TracedStream: RelayedStream where Base: RelayedStream {
  var responseEncoding: Compression { base.responseEncoding }
  func receiveEncoded() async throws -> InboundMessage? { try await noting { try await base.receiveEncoded() } }
  func receiveEncodedNow() throws -> EncodedNow {
    try noting(base.receiveEncodedNow) { if case .end = $0 { true } else { false } }
  }
  func enqueue(encoded message: InboundMessage) throws { try base.enqueue(encoded: message) }
}
