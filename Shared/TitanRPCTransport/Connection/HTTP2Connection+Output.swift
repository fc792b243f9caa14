import NIOCore
import TitanHTTP2

/// Bytes handed to the channel at a time, and in one turn.
private let chunkSize = 64 << 10
private let turnLimit = 1 << 20

extension HTTP2Connection {
  /// Submits what streams have, and writes what the engine makes of it. On the loop, once a turn.
  func flush() {
    isTouched = false
    guard let context, !isFlushing, !isClosing else { return }
    isFlushing = true
    defer { isFlushing = false }
    var written = 0
    submitChanged()
    while context.channel.isWritable, written < turnLimit {
      let count = write(context)
      handleEvents(UnsafeRawBufferPointer(start: nil, count: 0))
      written += count
      if count < chunkSize, changed.isEmpty { break }
      submitChanged()
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
      touch()
    }
  }

  private func submitChanged() {
    guard !changed.isEmpty else { return }
    var streams: [HTTP2Stream] = []
    swap(&streams, &changed)
    for stream in streams { submit(stream) }
    if changed.isEmpty {
      streams.removeAll(keepingCapacity: true)
      changed = streams
    }
  }

  /// Moves up to a chunk of output to the channel.
  private func write(_ context: ChannelHandlerContext) -> Int {
    output.clear()
    do throws(HTTP2EngineError) {
      while output.readableBytes < chunkSize, let bytes = try engine.nextOutput() { output.writeBytes(bytes) }
    } catch {
      // Out of memory, or a callback's failure: the engine is of no more use.
      context.close(promise: nil)
      return 0
    }
    let count = output.readableBytes
    if count > 0 { context.write(wrapOutboundOut(output), promise: nil) }
    return count
  }

  /// Closes our half once everything has left, so that the last frames arrive, and the rest when the peer
  /// has closed too or has had five seconds for it.
  func closeAfterFlush(_ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    isClosing = true
    lingering = executor.loop.assumeIsolated().scheduleTask(in: .seconds(5)) { self.closeNow() }
    // This may be the end of the whole connection.
    context.close(mode: .output, promise: nil)
  }
}
