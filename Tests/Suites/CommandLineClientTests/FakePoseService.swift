import PoseProto
import Synchronization
import TitanCore
import TitanProto
import TitanRPC
@testable import CommandLineClient

/// A pose service that stores frames in memory, announces a rep, or a second of a plank, with every tenth frame before it
/// stores that frame, and fails when a test says so.
final class FakePoseService: PoseV1.PoseServiceProtocol {
  /// What happens to a connection after it has brought a number of frames.
  enum Fault: Sendable {
    /// The service dies: frames it had not acknowledged are lost.
    case crash(afterFrames: Int)
    /// The call is refused.
    case refuse(RPCError, afterFrames: Int)
    /// The set is closed, but the receipt does not arrive.
    case crashBeforeReceipt
    /// The service asks again for a frame that it has acknowledged.
    case forget
  }

  struct Connection: Sendable {
    var open: PoseV1.Open
    var authorization: String?
    var numbers: [UInt64] = []
  }

  struct State: Sendable {
    /// One for each connection, in order; later connections have none.
    var faults: [Fault?] = []
    var connections: [Connection] = []
    /// The frames that are stored.
    var stored: [PoseV1.Frame] = []
    var isClosed = false
    var repsAreCounted = true
    /// The tokens that are refused.
    var rejected: Set<String> = []
  }

  let state: Mutex<State>

  init(faults: [Fault?] = [], rejected: Set<String> = []) {
    state = Mutex(State(faults: faults, rejected: rejected))
  }

  private static let crash = RPCError(code: .unavailable, message: "connection lost")

  func streamReps(
    _ requests: RPCAsyncSequence<PoseV1.StreamRepsRequest>, response: RPCWriter<PoseV1.StreamRepsResponse>,
    context: ServerContext
  ) async throws {
    let (fault, index) = try await begin(requests, response, context)
    var fresh: [PoseV1.Frame] = []
    var received = 0
    let isHeld = state.withLock { $0.connections[index].open.exercise == .plank }
    for try await request in requests {
      switch request.message {
      case .frames(let message):
        fresh += message.frames
        received += message.frames.count
        state.withLock { $0.connections[index].numbers += message.frames.map(\.number) }
        for frame in message.frames where frame.number % 10 == 9 {
          let number = UInt32(frame.number / 10 + 1)
          let rep = PoseV1.Rep(number: number, startMs: 0, endMs: 1000)
          try await response.write(
            .init(message: isHeld ? .held(.init(seconds: number, frame: frame.number)) : .repCounted(.init(rep: rep))))
        }
        if case .crash(let limit) = fault, received >= limit { throw Self.crash }
        if case .refuse(let error, let limit) = fault, received >= limit { throw error }
        // Every fourth message is stored and acknowledged, so that there are always unacknowledged frames in flight.
        if message.frames[0].number % 4 == 3 { try await store(&fresh, response) }
      case .close:
        try await store(&fresh, response)
        state.withLock { $0.isClosed = true }
        if case .crashBeforeReceipt = fault { throw Self.crash }
        return try await response.write(.init(message: .receipt(receipt)))
      default: throw RPCError(code: .failedPrecondition, message: "unexpected \(request)")
      }
    }
  }

  private func begin(
    _ requests: RPCAsyncSequence<PoseV1.StreamRepsRequest>, _ response: RPCWriter<PoseV1.StreamRepsResponse>,
    _ context: ServerContext
  ) async throws -> (Fault?, Int) {
    var iterator = requests.makeAsyncIterator()
    guard case .open(let open) = try await iterator.next()?.message else {
      throw RPCError(code: .failedPrecondition, message: "not opened")
    }
    let authorization = context.metadata.first("authorization")
    let (fault, index, ready) = state.withLock { state in
      let fault = state.faults.isEmpty ? nil : state.faults.removeFirst()
      state.connections.append(Connection(open: open, authorization: authorization))
      var next = UInt64(state.stored.count)
      if case .forget = fault { next = 0 }
      let ready = PoseV1.Ready(
        counter: "fake/1", reps: UInt32(state.stored.count / 10), nextFrame: next, closed: state.isClosed)
      return (fault, state.connections.count - 1, ready)
    }
    if state.withLock({ $0.rejected.contains(authorization ?? "") }) {
      throw RPCError(code: .unauthenticated, message: "token expired")
    }
    try await response.write(.init(message: .ready(ready)))
    if ready.closed { try await response.write(.init(message: .receipt(receipt))) }
    return (fault, index)
  }

  private func store(
    _ fresh: inout [PoseV1.Frame], _ response: RPCWriter<PoseV1.StreamRepsResponse>
  ) async throws {
    guard let last = fresh.last else { return }
    state.withLock { $0.stored += fresh }
    fresh = []
    try await response.write(.init(message: .ack(.init(frame: last.number))))
  }

  private var receipt: PoseV1.RepReceipt {
    state.withLock { state in
      let open = state.connections[0].open
      let start = open.startTime ?? .init(Timestamp(seconds: 1_800_000_000))
      let amount = state.repsAreCounted ? state.stored.count / 10 : 0
      let isHeld = open.exercise == .plank
      return PoseV1.RepReceipt(
        receiptID: "r", streamID: open.streamID, exercise: open.exercise, counter: "fake/1", startTime: start,
        endTime: .init(Timestamp(start) + .seconds(6)),
        reps: (0..<(isHeld ? 0 : amount)).map {
          .init(number: UInt32($0 + 1), startMs: UInt32($0) * 1000, endMs: UInt32($0) * 1000 + 900, depthPercent: 80)
        },
        jws: "jws", isSimulated: open.isSimulated, heldSeconds: isHeld ? UInt32(amount) : 0,
        problem: state.repsAreCounted || open.exercise == .pushUp ? .unspecified : .legsStill)
    }
  }

  func uploadStream(
    _ requests: RPCAsyncSequence<PoseV1.UploadStreamRequest>, context: ServerContext
  ) async throws -> PoseV1.UploadStreamResponse {
    let fault = state.withLock { $0.faults.isEmpty ? nil : $0.faults.removeFirst() }
    var frames: [PoseV1.Frame] = []
    for try await request in requests {
      switch request.message {
      case .open(let open): state.withLock { $0.connections.append(Connection(open: open)) }
      case .frames(let message): frames += message.frames
      case nil: break
      }
      if case .crash(let limit) = fault, frames.count >= limit { throw Self.crash }
    }
    state.withLock { $0.stored = frames }
    return PoseV1.UploadStreamResponse(receipt: receipt)
  }

  func getReceiptKeys(
    _ request: PoseV1.GetReceiptKeysRequest, context: ServerContext
  ) async throws -> PoseV1.GetReceiptKeysResponse { .init() }

  func verifyReceipt(
    _ request: PoseV1.VerifyReceiptRequest, context: ServerContext
  ) async throws -> PoseV1.VerifyReceiptResponse { .init() }

  func listCounters(
    _ request: PoseV1.ListCountersRequest, context: ServerContext
  ) async throws -> PoseV1.ListCountersResponse { .init() }
}

extension FakePoseService {
  func retimeStream(
    _ request: PoseV1.RetimeStreamRequest, context: ServerContext
  ) async throws -> PoseV1.RetimeStreamResponse {
    var receipt = receipt
    guard let start = request.startTime, let oldStart = receipt.startTime, let oldEnd = receipt.endTime else {
      throw RPCError.invalid("start_time", reason: "TIMESTAMP_MISSING", "nothing came")
    }
    receipt.endTime = .init(Timestamp(start) + (Timestamp(oldEnd) - Timestamp(oldStart)))
    receipt.startTime = start
    receipt.jws = "retimed"
    return .init(receipt: receipt)
  }
}

/// No command that is tested with it calls this.
extension FakePoseService {
  private static let unimplemented = RPCError(code: .unimplemented, message: "not by this service")

  func getStream(
    _ request: PoseV1.GetStreamRequest, context: ServerContext
  ) async throws -> PoseV1.GetStreamResponse { throw Self.unimplemented }

  func listStreams(
    _ request: PoseV1.ListStreamsRequest, context: ServerContext
  ) async throws -> PoseV1.ListStreamsResponse { throw Self.unimplemented }

  func deleteStream(
    _ request: PoseV1.DeleteStreamRequest, context: ServerContext
  ) async throws -> PoseV1.DeleteStreamResponse { throw Self.unimplemented }

  func downloadFrames(
    _ request: PoseV1.DownloadFramesRequest, response: RPCWriter<PoseV1.DownloadFramesResponse>, context: ServerContext
  ) async throws { throw Self.unimplemented }

  func recountStream(
    _ request: PoseV1.RecountStreamRequest, context: ServerContext
  ) async throws -> PoseV1.RecountStreamResponse { throw Self.unimplemented }

  func explainReps(
    _ request: PoseV1.ExplainRepsRequest, context: ServerContext
  ) async throws -> PoseV1.ExplainRepsResponse { throw Self.unimplemented }

  func submitGroundTruth(
    _ request: PoseV1.SubmitGroundTruthRequest, context: ServerContext
  ) async throws -> PoseV1.SubmitGroundTruthResponse { throw Self.unimplemented }
}
