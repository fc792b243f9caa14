package import NIOCore
package import TitanHTTP2

/// What a connection of HTTP/2 does when its wire has something for it. On the event loop.
package protocol HTTP2WireDelegate: AnyObject {
  /// Acts on an event. Content events point into `bytes`.
  func handle(_ event: HTTP2Event, _ bytes: UnsafeRawBufferPointer)
  /// The input was worse than nghttp2 handles by itself.
  func inputFailed(_ error: HTTP2EngineError)
  /// All events of the received input have been handled.
  func inputHandled()
  /// Tells the engine what a stream wants to send.
  func submit(_ stream: HTTP2Stream)
  /// Has the wire's `flush` called at the end of this turn of the loop.
  func flushLater()
}

/// A connection's engine at its channel: what the channel reads becomes events, and what streams want to send goes to
/// the channel in chunks, as it takes them. At the end it closes without losing the last frames. On the event loop.
///
/// A connection passes itself to every method that calls it back, so that neither keeps the other alive.
package final class HTTP2Wire {
  /// The most bytes handed to the channel at a time, and in one turn.
  private static let chunkSize = 64 << 10
  private static let turnLimit = 1 << 20

  private let engine: HTTP2Engine
  private let traffic: TrafficCounters
  private let patience: TimeAmount
  /// `nil` before the channel is open, and after it is closed.
  private var context: ChannelHandlerContext?
  /// The total bytes received, and sent.
  package private(set) var bytesRead: UInt64 = 0
  package private(set) var bytesWritten = 0
  /// Memory for the engine's events, and for its output.
  private var events: [HTTP2Event] = []
  private var output = ByteBuffer()
  /// The room for output. It grows whenever a chunk did not fit.
  private var outputSize = 1 << 10
  /// Streams with news for the engine.
  private var changed: [HTTP2Stream] = []
  private var isTouched = false
  private var isFlushing = false
  private var isClosing = false
  /// Closes the connection if the peer leaves it open after this side has closed its half.
  private var lingering: Scheduled<Void>?

  /// - Parameter patience: how long the peer may leave the connection open after this side has closed its half.
  package init(_ engine: HTTP2Engine, _ traffic: TrafficCounters, patience: TimeAmount) {
    (self.engine, self.traffic, self.patience) = (engine, traffic, patience)
  }

  /// Whether there is a channel, and whether it still takes part in HTTP/2.
  package var isAttached: Bool { context != nil }
  package var isOpen: Bool { context != nil && !isClosing }
  package var channel: (any Channel)? { context?.channel }

  /// Bytes that were written and wait in the channel.
  package var bytesUnsent: Int {
    guard let count = try? channel?.syncOptions?.getOption(.bufferedWritableBytes) else { return 0 }
    return count
  }

  package func attach(to context: ChannelHandlerContext) { self.context = context }

  /// The channel is closed, or no longer usable.
  ///
  /// - Returns: the streams that were open until now, of which one may be listed twice; `nil` if there was no channel.
  package func detach() -> [HTTP2Stream]? {
    guard context != nil else { return nil }
    context = nil
    // It holds the channel, and everything that a flood made it allocate.
    lingering?.cancel()
    // Streams waiting to be submitted may not belong to the engine yet.
    defer { changed = [] }
    return Array(engine.streams) + changed
  }

  /// Closes the channel without waiting for anything.
  package func closeNow() { context?.close(promise: nil) }

  /// Answers a peer that does not speak HTTP/2, and closes.
  func close(saying answer: String) {
    guard let context else { return }
    traffic.sent(answer.utf8.count)
    context.writeAndFlush(NIOAny(ByteBuffer(string: answer)), promise: nil)
    closeAfterFlush(context)
  }

  // MARK: Input

  /// Counts what the channel has read.
  ///
  /// - Returns: whether the engine should still see it.
  package func count(_ received: ByteBuffer) -> Bool {
    traffic.received(received.readableBytes)
    bytesRead += UInt64(received.readableBytes)
    return !isClosing
  }

  package func receive(_ buffer: ByteBuffer, for connection: some HTTP2WireDelegate) {
    buffer.withUnsafeReadableBytes { bytes in
      do throws(HTTP2EngineError) { try engine.receive(bytes) } catch { connection.inputFailed(error) }
      handleEvents(bytes, connection)
      connection.inputHandled()
    }
    touch(connection)
  }

  /// Acts on the engine's events since the last time.
  private func handleEvents(_ bytes: UnsafeRawBufferPointer, _ connection: some HTTP2WireDelegate) {
    engine.takeEvents(&events)
    guard !events.isEmpty else { return }
    for index in events.indices {
      // Moved out, which is cheaper than a copy.
      var event = HTTP2Event.settings
      swap(&event, &events[index])
      connection.handle(event, bytes)
    }
    events.removeAll(keepingCapacity: events.capacity <= HTTP2Engine.keptEvents)
  }

  // MARK: Output

  /// Makes the connection ask the stream for its changes, and flush at the end of the turn.
  package func streamChanged(_ stream: HTTP2Stream, of connection: some HTTP2WireDelegate) {
    guard context != nil else { return }
    changed.append(stream)
    touch(connection)
  }

  /// Makes the connection flush at the end of the turn.
  package func touch(_ connection: some HTTP2WireDelegate) {
    guard !isTouched, context != nil else { return }
    isTouched = true
    connection.flushLater()
  }

  /// The channel takes more, or less, than before.
  package func writabilityChanged(of connection: some HTTP2WireDelegate) {
    if let context, context.channel.isWritable, !isFlushing { touch(connection) }
  }

  /// Submits what streams want to send, and writes the engine's output. Once per turn.
  package func flush(for connection: some HTTP2WireDelegate) {
    isTouched = false
    guard let context, !isFlushing, !isClosing else { return }
    isFlushing = true
    defer { isFlushing = false }
    var written = 0
    submitChanged(connection)
    while context.channel.isWritable, written < Self.turnLimit {
      let count = write(context)
      handleEvents(UnsafeRawBufferPointer(start: nil, count: 0), connection)
      written += count
      // Flush at once, so that the next chunk reuses this one's memory, which is still cached.
      if engine.outputIsCut { context.flush() }
      if !engine.outputIsCut, changed.isEmpty { break }
      submitChanged(connection)
    }
    if written > 0 {
      traffic.sent(written)
      bytesWritten += written
      context.flush()
    }
    guard self.context != nil else { return }
    if engine.isDone {
      closeAfterFlush(context)
    } else if written > 0, context.channel.isWritable, engine.hasOutput {
      touch(connection)
    }
  }

  private func submitChanged(_ connection: some HTTP2WireDelegate) {
    guard !changed.isEmpty else { return }
    var streams: [HTTP2Stream] = []
    swap(&streams, &changed)
    for stream in streams { connection.submit(stream) }
    if changed.isEmpty {
      streams.removeAll(keepingCapacity: true)
      changed = streams
    }
  }

  /// Moves up to one chunk of output to the channel.
  private func write(_ context: ChannelHandlerContext) -> Int {
    output.clear()
    var isBroken = false
    let count = output.writeWithUnsafeMutableBytes(minimumWritableBytes: outputSize) { buffer in
      do throws(HTTP2EngineError) { return try engine.makeOutput(into: buffer) } catch {
        isBroken = true
        return 0
      }
    }
    if isBroken {
      // Out of memory, or a failed callback: the engine is unusable.
      context.close(promise: nil)
      return 0
    }
    if engine.outputIsCut { outputSize = min(2 * output.capacity, Self.chunkSize) }
    if count > 0 { context.write(NIOAny(output), promise: nil) }
    return count
  }

  /// Closes our half once everything has been sent, so that the last frames arrive. The rest closes when the peer has
  /// closed too, or has had its time to.
  private func closeAfterFlush(_ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    isClosing = true
    let channel = context.channel
    lingering = context.eventLoop.assumeIsolated().scheduleTask(in: patience) { channel.close(promise: nil) }
    // This may close the whole connection.
    context.close(mode: .output, promise: nil)
  }
}
