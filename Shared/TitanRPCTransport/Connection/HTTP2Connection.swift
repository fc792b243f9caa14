import NIOCore
import TitanHTTP2
import TitanRPC

/// What a peer's first bytes are.
enum FirstBytes: Hashable {
  /// HTTP/2, or what only HTTP/2's own words can refuse.
  case http2
  /// Too few to tell.
  case undecided
  /// Another protocol, which is answered in its own words before the connection is closed.
  case foreign(answer: String)
}

/// One HTTP/2 connection on a socket: the engine, the channel, and the timers of its calls. The two roles
/// are subclasses; they are told what the engine saw, on the event loop.
class HTTP2Connection {
  final let engine: HTTP2Engine
  final let executor: EventLoopExecutor
  final let traffic: TrafficCounters
  /// `nil` before the channel is open, and after it is closed.
  final var context: ChannelHandlerContext?
  /// All that ever came, and was sent.
  final var bytesRead: UInt64 = 0
  final var bytesWritten = 0
  /// Memory for what the engine has seen, and for what it sends.
  final var events: [HTTP2Event] = []
  final var output = ByteBuffer()
  /// Streams with something to tell the engine.
  final var changed: [HTTP2Stream] = []
  final var isTouched = false
  final var isFlushing = false
  final var isClosing = false
  final var isFirstInput = true
  /// First bytes that have not been judged yet.
  final var undecided = ByteBuffer()
  private final var timer = CallTimer()
  /// Closes what the peer leaves open once this side has closed its half.
  final var lingering: Scheduled<Void>?

  init(engine: HTTP2Engine, executor: EventLoopExecutor, traffic: TrafficCounters) {
    self.engine = engine
    self.executor = executor
    self.traffic = traffic
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
  /// What to make of the peer's first bytes: all that have come so far.
  func judge(first bytes: UnsafeRawBufferPointer) -> FirstBytes { .http2 }
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

  /// Closes the channel without waiting for anybody.
  final func closeNow() { context?.close(promise: nil) }

  /// The channel is gone, or of no more use.
  final func end(_ reason: String) {
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
}
