import NIOCore
import TitanHTTP2
import TitanRPC

/// One HTTP/2 connection on a socket: the engine, the channel, and the timers of its calls. The two roles
/// are subclasses; they are told what the engine saw, on the event loop.
class HTTP2Connection: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  final let engine: HTTP2Engine
  final let executor: EventLoopExecutor
  final let traffic: TrafficCounters
  /// All that ever came.
  private(set) final var bytesRead: UInt64 = 0
  private var context: ChannelHandlerContext?
  private var events: [HTTP2Event] = []
  private var output = ByteBuffer()
  /// Streams with something to tell the engine.
  private var changed: [HTTP2Stream] = []
  private var isTouched = false
  private var isFlushing = false
  private var isClosing = false
  private var isFirstInput = true
  private var timer: CallTimer
  /// Closes what the peer leaves open once this side has closed its half.
  private var lingering: Scheduled<Void>?
  /// In total.
  final private(set) var bytesWritten = 0

  /// Bytes handed to the channel at a time, and in one turn.
  private static let chunkSize = 64 << 10
  private static let turnLimit = 1 << 20

  init(engine: HTTP2Engine, executor: EventLoopExecutor, traffic: TrafficCounters) {
    self.engine = engine
    self.executor = executor
    self.traffic = traffic
    timer = CallTimer()
  }

  // MARK: For subclasses

  /// Acts on an event. `bytes` is what content events point into.
  func handle(_ event: HTTP2Event, _ bytes: UnsafeRawBufferPointer) {}
  /// Tells the engine what a stream wants to send.
  func submit(_ stream: HTTP2Stream) {}
  /// A stream's deadline, if its call still runs.
  func deadline(of stream: HTTP2Stream) -> Deadline? { nil }
  /// The events of what has come are handled.
  func inputHandled() {}
  /// What has come was more than nghttp2 answers by itself.
  func inputFailed(_ error: HTTP2EngineError) { engine.terminate(error.breach.code) }
  /// A stream's deadline has passed.
  func expire(_ stream: HTTP2Stream) {}
  /// The channel is open.
  func opened() {}
  /// What to send before closing if the peer's first bytes are none of HTTP/2.
  func foreignAnswer(to bytes: UnsafeRawBufferPointer) -> String? { nil }
  /// The channel is closed. `streams` are those that were open; one may be among them twice.
  func closed(_ streams: [HTTP2Stream], _ reason: String) {}

  // MARK: What streams and roles ask for, on the loop

  final var isOpen: Bool { context != nil && !isClosing }
  final var channel: (any Channel)? { context?.channel }
  final var eventLoop: any EventLoop { executor.loop }

  /// Has the connection ask the stream, and flush at the end of the turn.
  final func streamChanged(_ stream: HTTP2Stream) {
    guard context != nil else { return }
    changed.append(stream)
    touch()
  }

  /// Has the connection flush at the end of the turn.
  final func touch() {
    guard !isTouched, context != nil else { return }
    isTouched = true
    executor.touch(self)
  }

  final func giveBack(_ stream: HTTP2Stream, _ count: Int) {
    engine.consume(stream, count)
    touch()
  }

  /// Sees to it that `expire` is called when the deadline of a stream has passed.
  final func watch(_ deadline: Deadline) {
    // Not weak: a weak reference makes every other one to the object dearer for good. `end` breaks the cycle.
    timer.arm(deadline, on: executor.loop) { self.deadlinePassed() }
  }

  private func deadlinePassed() {
    executor.beginTurn()
    var earliest: Deadline?
    for stream in Array(engine.streams) {
      guard let deadline = deadline(of: stream) else { continue }
      if deadline.remaining() <= .zero {
        expire(stream)
      } else {
        earliest = min(earliest ?? deadline, deadline)
      }
    }
    timer.fired()
    if let earliest { watch(earliest) }
    executor.runTurn()
  }

  /// Closes the channel without waiting for anybody.
  final func closeNow() { context?.close(promise: nil) }

  // MARK: ChannelInboundHandler

  final func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { open(context) }
  }

  final func channelActive(context: ChannelHandlerContext) {
    open(context)
    context.fireChannelActive()
  }

  private func open(_ context: ChannelHandlerContext) {
    guard self.context == nil else { return }
    self.context = context
    opened()
    // A server keeps its settings until it knows that its client understands them.
    if engine.role == .client { touch() }
  }

  final func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let buffer = unwrapInboundIn(data)
    traffic.received(buffer.readableBytes)
    bytesRead += UInt64(buffer.readableBytes)
    guard !isClosing, !refuseForeign(buffer, context) else { return }
    executor.beginTurn()
    buffer.withUnsafeReadableBytes { bytes in
      do throws(HTTP2EngineError) { try engine.receive(bytes) } catch { inputFailed(error) }
      handleEvents(bytes)
      inputHandled()
    }
    touch()
  }

  final func channelReadComplete(context: ChannelHandlerContext) {
    executor.runTurn()
    context.fireChannelReadComplete()
  }

  final func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable, !isFlushing { touch() }
    context.fireChannelWritabilityChanged()
  }

  final func channelInactive(context: ChannelHandlerContext) {
    end("the connection was closed")
    executor.runTurn()
    context.fireChannelInactive()
  }

  final func errorCaught(context: ChannelHandlerContext, error: any Error) {
    end("the connection failed: \(error)")
    context.close(promise: nil)
    executor.runTurn()
  }

  final func handlerRemoved(context: ChannelHandlerContext) { end("the connection was closed") }

  private func end(_ reason: String) {
    guard context != nil else { return }
    context = nil
    timer.cancel()
    // It holds the connection, and all that a flood made of it.
    lingering?.cancel()
    // Those that wait to be submitted may not be the engine's yet.
    let streams = Array(engine.streams) + changed
    changed = []
    closed(streams, reason)
  }

  private func refuseForeign(_ buffer: ByteBuffer, _ context: ChannelHandlerContext) -> Bool {
    guard isFirstInput else { return false }
    isFirstInput = false
    guard let answer = buffer.withUnsafeReadableBytes(foreignAnswer) else { return false }
    traffic.sent(answer.utf8.count)
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: answer)), promise: nil)
    closeAfterFlush(context)
    return true
  }

  private func handleEvents(_ bytes: UnsafeRawBufferPointer) {
    engine.takeEvents(&events)
    for event in events { handle(event, bytes) }
    events.removeAll(keepingCapacity: events.capacity <= HTTP2Engine.keptEvents)
  }

  // MARK: Output

  /// Submits what streams have, and writes what the engine makes of it. On the loop, once a turn.
  final func flush() {
    isTouched = false
    guard let context, !isFlushing, !isClosing else { return }
    isFlushing = true
    defer { isFlushing = false }
    var written = 0
    submitChanged()
    while context.channel.isWritable, written < Self.turnLimit {
      let count = write(context)
      handleEvents(UnsafeRawBufferPointer(start: nil, count: 0))
      written += count
      if count < Self.chunkSize, changed.isEmpty { break }
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
      while output.readableBytes < Self.chunkSize, let bytes = try engine.nextOutput() { output.writeBytes(bytes) }
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
  private func closeAfterFlush(_ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    isClosing = true
    lingering = executor.loop.assumeIsolated().scheduleTask(in: .seconds(5)) { self.closeNow() }
    // This may be the end of the whole connection.
    context.close(mode: .output, promise: nil)
  }
}
