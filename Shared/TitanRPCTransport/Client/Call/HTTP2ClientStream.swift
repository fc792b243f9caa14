import NIOCore
import Synchronization
import TitanHTTP2
import TitanRPC

/// One call on a client. Its connection feeds it on the event loop; the caller uses it from any thread.
final class HTTP2ClientStream: RelayedStream {
  typealias Connection = NIOLoopBound<ClientConnection>

  struct State: Sendable {
    var machine: ClientStreamStateMachine
    /// The stream of the current attempt.
    var http2: HTTP2Stream
    /// `nil` before the call has one, and once the stream is closed.
    var connection: Connection?
    /// The number of attempts that a server may have seen.
    var attempts = 1
    /// Whether a server has refused the call before processing it.
    var wasRefused = false
    /// Whether the engine knows the stream.
    var isOpened = false
    /// Whether the connection knows that there is work to do.
    var isMarked = false
    var isHalfClosed = false
    /// The code to reset the stream with, if it is to be reset.
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
  /// Whether the call is about its connection, so that no other connection will do.
  let isBound: Bool
  /// Decides when a failed attempt is followed by another; `nil`: never.
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

  /// Makes the machine that reads the answer to one attempt.
  static func newMachine(_ configuration: GRPCChannel.Configuration) -> ClientStreamStateMachine {
    ClientStreamStateMachine(messageLimit: configuration.maximumReceiveMessageSize)
  }

  var isOver: Bool { state.withLock { $0.outcome != nil } }

  // MARK: InboundStream

  func receive() async throws -> [UInt8]? { try await receiveEncoded().map(decoded) }

  func receiveEncodedNow() throws -> EncodedNow {
    let (next, change, http2, connection) = state.withLock { $0.next() }
    settle(http2, change, connection)
    switch next {
    case .message(let message): return .message(message)
    case .end:
      try endOfMessages()
      return .end
    case .failure(let error):
      state.withLock { $0.callerSawEnd = true }
      throw error
    case .wait: return .wait
    }
  }

  func receiveEncoded() async throws -> InboundMessage? {
    switch try receiveEncodedNow() {
    case .message(let message): return message
    case .end: return nil
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
    if let message = delivery.message { return message }
    try endOfMessages()
    return nil
  }

  /// Messages are decompressed when they are taken, so that waiting messages take no more memory than flow control
  /// admits.
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
  var responseEncoding: Compression { state.withLock(\.machine.responseEncoding) }

  /// What follows the last message: the call's status.
  private func endOfMessages() throws {
    let outcome = state.withLock { state in
      state.callerSawEnd = true
      return state.outcome
    }
    if let outcome, let error = RPCError(outcome.status, metadata: outcome.trailingMetadata) { throw error }
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
    // Compressing an empty message gains nothing.
    if options.compression == .gzip, compressed ?? true, size > 0 {
      let message = Gzip.compress(size: size, fill)
      try enqueue { MessageFramer.append(to: $0, compressed: message) }
    } else {
      try enqueue { MessageFramer.append(to: $0, size: size, fill) }
    }
  }

  func enqueue(encoded message: InboundMessage) throws {
    let limit = channel.configuration.maximumSendMessageSize
    guard message.bytes.count <= limit else {
      throw RPCError.messageTooLarge(size: message.bytes.count, limit: limit)
    }
    try enqueue { http2 in
      MessageFramer.append(to: http2, size: message.bytes.count, isCompressed: message.isCompressed) { buffer in
        message.bytes.withUnsafeBytes { buffer.copyMemory(from: $0) }
      }
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
  /// The result for a writer: if the server answered OK, it no longer needs the remaining requests, and they are
  /// dropped.
  var writeResult: Result<Void, any Error> {
    RPCError(status, metadata: trailingMetadata).map { .failure($0) } ?? .success(())
  }
}
