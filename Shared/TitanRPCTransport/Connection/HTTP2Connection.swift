import Glibc
import NIOCore
import TitanHTTP2
import TitanRPC

/// One HTTP/2 connection on a socket: the engine, the channel, and the timers of its calls. The two roles are
/// subclasses, which receive the engine's events on the event loop.
class HTTP2Connection {
  final let engine: HTTP2Engine
  final let executor: EventLoopExecutor
  final let traffic: TrafficCounters
  /// `nil` before the channel is open, and after it is closed.
  private final var context: ChannelHandlerContext?
  /// The total bytes received, and sent.
  private(set) final var bytesRead: UInt64 = 0
  private(set) final var bytesWritten = 0
  /// Memory for the engine's events, and for its output.
  private final var events: [HTTP2Event] = []
  private final var output = ByteBuffer()
  /// The room for output. It grows whenever a chunk did not fit.
  private final var outputSize = 1 << 10
  /// Streams with news for the engine.
  private final var changed: [HTTP2Stream] = []
  private final var isTouched = false
  private final var isFlushing = false
  private final var isClosing = false
  private final var firstInput = FirstInput()
  private final var timer = CallTimer()
  /// Closes the connection if the peer leaves it open after this side has closed its half.
  private final var lingering: Scheduled<Void>?

  init(engine: HTTP2Engine, executor: EventLoopExecutor, traffic: TrafficCounters) {
    self.engine = engine
    self.executor = executor
    self.traffic = traffic
  }

  // MARK: For subclasses

  /// Acts on an event. Content events point into `bytes`.
  func handle(_ event: HTTP2Event, _ bytes: UnsafeRawBufferPointer) {}
  /// Tells the engine what a stream wants to send.
  func submit(_ stream: HTTP2Stream) {}
  /// The deadline of a stream whose call is still running.
  func deadline(of stream: HTTP2Stream) -> Deadline? { nil }
  /// All events of the received input have been handled.
  func inputHandled() {}
  /// The input was worse than nghttp2 handles by itself.
  func inputFailed(_ error: HTTP2EngineError) { engine.terminate(error.breach.code) }
  /// A stream's deadline has passed.
  func expire(_ stream: HTTP2Stream) {}
  /// The channel is open.
  func opened() {}
  /// Classifies the peer's first bytes: everything received so far.
  func judge(first bytes: UnsafeRawBufferPointer) -> FirstBytes { .http2 }
  /// The channel is closed. `streams` were open until now; one may be listed twice.
  func closed(_ streams: [HTTP2Stream], _ reason: String) {}

  // MARK: For streams and subclasses, on the loop

  final var isOpen: Bool { context != nil && !isClosing }
  final var channel: (any Channel)? { context?.channel }
  final var eventLoop: any EventLoop { executor.loop }

  /// Makes the connection ask the stream for its changes, and flush at the end of the turn.
  final func streamChanged(_ stream: HTTP2Stream) {
    guard context != nil else { return }
    changed.append(stream)
    touch()
  }

  /// Makes the connection flush at the end of the turn.
  final func touch() {
    guard !isTouched, context != nil else { return }
    isTouched = true
    executor.touch(self)
  }

  final func giveBack(_ stream: HTTP2Stream, _ count: Int) {
    engine.consume(stream, count)
    touch()
  }

  /// Makes sure that `expire` is called when the deadline of a stream has passed.
  final func watch(_ deadline: Deadline) {
    // Not weak: one weak reference makes every other reference to the object slower for good. `end` breaks the cycle.
    timer.arm(deadline, on: executor.loop) { self.deadlinePassed() }
  }

  private func deadlinePassed() {
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
  }

  /// Closes the channel without waiting for anything.
  final func closeNow() { context?.close(promise: nil) }

  /// The channel is closed, or no longer usable.
  final func end(_ reason: String) {
    guard context != nil else { return }
    context = nil
    timer.cancel()
    // It holds the connection, and everything that a flood made it allocate.
    lingering?.cancel()
    // Streams waiting to be submitted may not belong to the engine yet.
    let streams = Array(engine.streams) + changed
    changed = []
    closed(streams, reason)
  }
}

// MARK: Events of the channel

extension HTTP2Connection: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { open(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    open(context)
    context.fireChannelActive()
  }

  private func open(_ context: ChannelHandlerContext) {
    guard self.context == nil else { return }
    self.context = context
    opened()
    // A server holds back its settings until it knows that its client speaks HTTP/2.
    if engine.role == .client { touch() }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let received = unwrapInboundIn(data)
    traffic.received(received.readableBytes)
    bytesRead += UInt64(received.readableBytes)
    guard !isClosing, let buffer = admit(received, context) else { return }
    executor.inputCame(from: self)
    buffer.withUnsafeReadableBytes { bytes in
      do throws(HTTP2EngineError) { try engine.receive(bytes) } catch { inputFailed(error) }
      handleEvents(bytes)
      inputHandled()
    }
    touch()
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable, !isFlushing { touch() }
    context.fireChannelWritabilityChanged()
  }

  func channelInactive(context: ChannelHandlerContext) {
    end("the connection was closed")
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    end("the connection failed: \(error)")
    context.close(promise: nil)
  }

  func handlerRemoved(context: ChannelHandlerContext) { end("the connection was closed") }

  /// Keeps the thread from sleeping until there is something to read or the time is up. Other threads that need the
  /// core get it.
  func awaitInput(for patience: Duration) {
    let socket = try? context?.pipeline.syncOperations.withUnsafeTransportIfAvailable { (socket: CInt) in socket }
    guard let socket else { return }
    var asked = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    let end = ContinuousClock.now + patience
    repeat {
      guard poll(&asked, 1, 0) == 0 else { return }
      sched_yield()
    } while ContinuousClock.now < end
  }

  /// - Returns: the bytes that HTTP/2 should read now.
  private func admit(_ received: ByteBuffer, _ context: ChannelHandlerContext) -> ByteBuffer? {
    switch firstInput.admit(received, judge) {
    case .pass(let bytes): return bytes
    case .hold: break
    case .answer(let answer):
      traffic.sent(answer.utf8.count)
      context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: answer)), promise: nil)
      closeAfterFlush(context)
    }
    return nil
  }

  /// Acts on the engine's events since the last time.
  private func handleEvents(_ bytes: UnsafeRawBufferPointer) {
    engine.takeEvents(&events)
    guard !events.isEmpty else { return }
    for event in events { handle(event, bytes) }
    events.removeAll(keepingCapacity: events.capacity <= HTTP2Engine.keptEvents)
  }
}

// MARK: Output

extension HTTP2Connection {
  /// The most bytes handed to the channel at a time, and in one turn.
  private static let chunkSize = 64 << 10
  private static let turnLimit = 1 << 20

  /// Submits what streams want to send, and writes the engine's output. On the loop, once per turn.
  func flush() {
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
      // Flush at once, so that the next chunk reuses this one's memory, which is still cached.
      if engine.outputIsCut { context.flush() }
      if !engine.outputIsCut, changed.isEmpty { break }
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
    if count > 0 { context.write(wrapOutboundOut(output), promise: nil) }
    return count
  }

  /// Closes our half once everything has been sent, so that the last frames arrive. The rest closes when the peer has
  /// closed too, or after five seconds.
  private func closeAfterFlush(_ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    isClosing = true
    lingering = executor.loop.assumeIsolated().scheduleTask(in: .seconds(5)) { self.closeNow() }
    // This may close the whole connection.
    context.close(mode: .output, promise: nil)
  }
}

/// One timer for all calls of a connection, set to the earliest deadline. A call that ends early does not change it:
/// when it fires, the connection looks through its streams. On the event loop.
private struct CallTimer {
  private var armedFor: Deadline?
  private var scheduled: Scheduled<Void>?

  mutating func arm(_ deadline: Deadline, on loop: any EventLoop, _ fire: @escaping () -> Void) {
    if let armedFor, armedFor <= deadline { return }
    scheduled?.cancel()
    armedFor = deadline
    // Better a millisecond late than early, when no deadline would have passed yet. It is added before the conversion,
    // which clamps: a client may name a time beyond NIO's range.
    let delay = TimeAmount(max(.zero, deadline.remaining()) + .milliseconds(1))
    scheduled = loop.assumeIsolated().scheduleTask(in: delay) { fire() }
  }

  mutating func fired() { (armedFor, scheduled) = (nil, nil) }

  mutating func cancel() {
    scheduled?.cancel()
    fired()
  }
}
