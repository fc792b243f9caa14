import Glibc
import NIOCore
import TitanHTTP2
import TitanRPC

/// One HTTP/2 connection on a socket: the wire with its engine, and the timers of its calls. The two roles are
/// subclasses, which receive the engine's events on the event loop.
class HTTP2Connection: HTTP2WireDelegate {
  final let engine: HTTP2Engine
  final let executor: EventLoopExecutor
  final let traffic: TrafficCounters
  final let wire: HTTP2Wire
  private final var firstInput = FirstInput()
  private final var timer = CallTimer()

  init(engine: HTTP2Engine, executor: EventLoopExecutor, traffic: TrafficCounters) {
    self.engine = engine
    self.executor = executor
    self.traffic = traffic
    wire = HTTP2Wire(engine, traffic, patience: .seconds(5))
  }

  // MARK: For subclasses

  func handle(_ event: HTTP2Event, _ bytes: UnsafeRawBufferPointer) {}
  func submit(_ stream: HTTP2Stream) {}
  /// The deadline of a stream whose call is still running.
  func deadline(of stream: HTTP2Stream) -> Deadline? { nil }
  func inputHandled() {}
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

  final var isOpen: Bool { wire.isOpen }
  final var eventLoop: any EventLoop { executor.loop }

  final func streamChanged(_ stream: HTTP2Stream) { wire.streamChanged(stream, of: self) }
  final func touch() { wire.touch(self) }
  final func flushLater() { executor.touch(self) }

  /// On the loop, once per turn.
  final func flush() { wire.flush(for: self) }

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
  final func closeNow() { wire.closeNow() }

  /// The channel is closed, or no longer usable.
  final func end(_ reason: String) {
    guard let streams = wire.detach() else { return }
    timer.cancel()
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
    guard !wire.isAttached else { return }
    wire.attach(to: context)
    opened()
    // A server holds back its settings until it knows that its client speaks HTTP/2.
    if engine.role == .client { touch() }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let received = unwrapInboundIn(data)
    guard wire.count(received), let buffer = admit(received) else { return }
    executor.inputCame(from: self)
    wire.receive(buffer, for: self)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    wire.writabilityChanged(of: self)
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
    let socket = try? wire.channel?.pipeline.syncOperations.withUnsafeTransportIfAvailable { (socket: CInt) in socket }
    guard let socket else { return }
    var asked = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    let end = ContinuousClock.now + patience
    repeat {
      guard poll(&asked, 1, 0) == 0 else { return }
      sched_yield()
    } while ContinuousClock.now < end
  }

  /// - Returns: the bytes that HTTP/2 should read now.
  private func admit(_ received: ByteBuffer) -> ByteBuffer? {
    switch firstInput.admit(received, judge) {
    case .pass(let bytes): return bytes
    case .hold: break
    case .answer(let answer): wire.close(saying: answer)
    }
    return nil
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
