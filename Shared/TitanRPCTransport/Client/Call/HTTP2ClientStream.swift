import NIOCore
import Synchronization
import TitanHTTP2
import TitanRPC

/// One call on a client. Its connection feeds it on the event loop; the caller uses it from anywhere.
final class HTTP2ClientStream: ClientStream {
  typealias Connection = NIOLoopBound<ClientConnection>

  struct State: Sendable {
    var machine: ClientStreamStateMachine
    /// The stream of the attempt that runs.
    var http2: HTTP2Stream
    /// `nil` before the call has one, and when the stream is closed.
    var connection: Connection?
    /// Attempts that a server may have seen.
    var attempts = 1
    /// Whether a server has refused the call unseen.
    var wasRefused = false
    /// Whether the engine knows the stream.
    var isOpened = false
    /// Whether the connection knows that there is something to do.
    var isMarked = false
    var isHalfClosed = false
    /// Whether the stream is to be reset.
    var resetCode: HTTP2ErrorCode?

    var initialMetadata: Metadata?
    var headerWaiters = WaitingTasks<Metadata>()
    var inbound = InboundMessages()
    var writers = WaitingWriters()
    /// Set once the call is over.
    var outcome: ClientStreamStateMachine.Outcome?
    var callerSawEnd = false
  }

  let path: String
  let options: CallOptions
  let channel: GRPCChannel
  /// Whether the call is about its connection and makes sense on no other.
  let isBound: Bool
  /// When a failed attempt is followed by another; `nil`: never.
  let retryPolicy: RetryPolicy?
  let state: Mutex<State>
  private let wasCompressed = Atomic(false)

  init(_ method: MethodDescriptor, options: CallOptions, channel: GRPCChannel, isBound: Bool = false) {
    path = method.path
    self.options = options
    self.channel = channel
    self.isBound = isBound
    let configuration = channel.configuration
    retryPolicy = !isBound && options.mayRetry(method) ? configuration.retry : nil
    state = Mutex(
      State(
        machine: Self.newMachine(configuration),
        http2: HTTP2Stream(
          queueLimit: configuration.http2.queueLimit, keptLimit: isBound ? 0 : configuration.replayLimit)))
  }

  /// What reads the answer to one attempt.
  static func newMachine(_ configuration: GRPCChannel.Configuration) -> ClientStreamStateMachine {
    ClientStreamStateMachine(messageLimit: configuration.maximumReceiveMessageSize)
  }

  var isOver: Bool { state.withLock { $0.outcome != nil } }

  // MARK: InboundStream

  func receive() async throws -> [UInt8]? {
    let (next, change, http2, connection) = state.withLock { $0.next() }
    settle(http2, change, connection)
    switch next {
    case .message(let message): return try decoded(message)
    case .end: return try endOfMessages()
    case .failure(let error):
      state.withLock { $0.callerSawEnd = true }
      throw error
    case .wait: break
    }
    let delivery = try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { consumer in
        let (wakeup, change, http2, connection) = state.withLock {
          $0.suspend(consumer, isCancelled: Task.isCancelled)
        }
        settle(http2, change, connection)
        wakeup?.run()
      }
    } onCancel: {
      let wakeup = state.withLock { $0.inbound.cancelConsumer() }
      wakeup?.run()
    }
    return try delivery.message.map(decoded) ?? endOfMessages()
  }

  /// A message is inflated when it is taken, so that those which wait take no more memory than flow control let in.
  private func decoded(_ message: InboundMessage) throws -> [UInt8] {
    wasCompressed.store(message.isCompressed, ordering: .relaxed)
    guard message.isCompressed else { return message.bytes }
    do throws(RPCError) {
      return try Gzip.decompress(message.bytes, limit: channel.configuration.maximumReceiveMessageSize)
    } catch {
      fail(error)
      throw error
    }
  }

  var lastWasCompressed: Bool { wasCompressed.load(ordering: .relaxed) }

  /// After the last message: the call's status.
  private func endOfMessages() throws -> [UInt8]? {
    let outcome = state.withLock { state in
      state.callerSawEnd = true
      return state.outcome
    }
    guard let outcome, let error = RPCError(outcome.status, metadata: outcome.trailingMetadata) else { return nil }
    throw error
  }

  // MARK: OutboundStream

  var isWritable: Bool { state.withLock { $0.outcome != nil || $0.http2.isWritable } }

  func waitUntilWritable() async throws {
    let id = state.withLock { $0.writers.reserveID() }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { (writer: WaitingWriters.Waiter) in
        let result: Result<Void, any Error>? = state.withLock { state in
          if let outcome = state.outcome { return outcome.writeResult }
          if Task.isCancelled { return .failure(CancellationError()) }
          if state.http2.wakeWhenWritable() { return .success(()) }
          state.writers.add(writer, id: id)
          return nil
        }
        if let result { writer.resume(with: result) }
      }
    } onCancel: {
      let writer = state.withLock { $0.writers.remove(id: id) }
      writer?.resume(throwing: CancellationError())
    }
  }

  func enqueue(size: Int, compressed: Bool?, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws {
    let limit = channel.configuration.maximumSendMessageSize
    guard size <= limit else { throw RPCError.messageTooLarge(size: size, limit: limit) }
    // Nothing is gained by compressing an empty message.
    if options.compression == .gzip, compressed ?? true, size > 0 {
      let message = Gzip.compress(size: size, fill)
      try enqueue { MessageFramer.append(to: $0, compressed: message) }
    } else {
      try enqueue { MessageFramer.append(to: $0, size: size, fill) }
    }
  }

  /// - Parameter append: queues a message.
  private func enqueue(_ append: (HTTP2Stream) -> Void) throws {
    let (http2, connection) = try state.withLock { state -> (HTTP2Stream, Connection?) in
      if let outcome = state.outcome {
        try outcome.writeResult.get()
        return (state.http2, nil)
      }
      guard !state.isHalfClosed else { throw RuntimeError("a message was sent after the last one") }
      append(state.http2)
      return (state.http2, state.mark())
    }
    tell(http2, connection)
  }

  // MARK: ClientStream

  func halfClose() {
    let (http2, connection) = state.withLock { state -> (HTTP2Stream, Connection?) in
      guard !state.isHalfClosed, state.outcome == nil else { return (state.http2, nil) }
      state.isHalfClosed = true
      state.http2.finish()
      return (state.http2, state.mark())
    }
    tell(http2, connection)
  }

  func initialMetadata() async throws -> Metadata {
    let id = state.withLock { $0.headerWaiters.reserveID() }
    return try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { (waiter: WaitingTasks<Metadata>.Waiter) in
        let result: Result<Metadata, any Error>? = state.withLock { state in
          if let metadata = state.initialMetadata ?? state.outcome.map({ _ in [:] }) { return .success(metadata) }
          if Task.isCancelled { return .failure(CancellationError()) }
          state.headerWaiters.add(waiter, id: id)
          return nil
        }
        if let result { waiter.resume(with: result) }
      }
    } onCancel: {
      let waiter = state.withLock { $0.headerWaiters.remove(id: id) }
      waiter?.resume(throwing: CancellationError())
    }
  }

  var trailingMetadata: Metadata {
    state.withLock { $0.callerSawEnd ? $0.outcome?.trailingMetadata ?? [:] : [:] }
  }

  func cancel() { fail(RPCError(code: .cancelled, message: "the client cancelled the call")) }
}

extension ClientStreamStateMachine.Outcome {
  /// What a writer is told: requests that a server no longer needs are dropped if it answered OK.
  var writeResult: Result<Void, any Error> {
    RPCError(status, metadata: trailingMetadata).map { .failure($0) } ?? .success(())
  }
}
