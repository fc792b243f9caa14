import Crypto
import Foundation
import PoseCountingDomain
import PoseCountingService
import PoseProto
import TitanCore
import TitanMotion
import TitanProto
import TitanRPC
import TitanTesting

/// A pose service in this process, and a user who calls it.
struct PoseFixture {
  static let noon = Timestamp(seconds: 1_800_000_000)
  let user: UserID
  let services: PoseServices

  init(
    store: any StreamStore = MemoryStreamStore(), user: UserID = UserID(UUID()), limits: PoseLimits = PoseLimits(),
    counters: [PushUpParameters] = PushUpParameters.versions,
    signer: ReceiptSigner = ReceiptSigner(Curve25519.Signing.PrivateKey()),
    now: @escaping WallClock = { noon }, halfClosed: HalfClosedStreams? = nil,
    drawLiveness: @escaping @Sendable (CounterVersion, SetTarget) -> LivenessPlan? = { counter, _ in
      LivenessKind(counter).map { LivenessPlan(kind: $0, afterRep: 3) }
    }
  ) {
    self.user = user
    services = PoseServices(
      store: store, signer: signer, limits: limits, counters: counters, now: now, drawLiveness: drawLiveness,
      halfClosed: halfClosed)
  }

  private init(user: UserID, services: PoseServices) {
    self.user = user
    self.services = services
  }

  /// In which frames are stored only when somebody waits for them, however slow the machine is.
  static func unhurried(_ store: any StreamStore) -> PoseFixture {
    var limits = PoseLimits()
    limits.storeDelay = .seconds(60)
    return PoseFixture(store: store, limits: limits)
  }

  /// The same service, called by somebody else.
  func asAnother() -> PoseFixture { PoseFixture(user: UserID(UUID()), services: services) }

  /// A connection to a process of the service. Processes share the store and nothing else.
  func connect(signedIn: Bool = true) -> PoseV1.PoseServiceClient {
    let interceptors: [any ServerInterceptor] = [SendingDetails()] + (signedIn ? [SignedIn(user: user)] : [])
    let router = RPCRouter(interceptors: interceptors, services: [PoseHandler(services)])
    return PoseV1.PoseServiceClient(channel: InProcessTransport(router: router))
  }

  static func open(_ stream: UUID, _ change: (inout PoseV1.Open) -> Void = { _ in }) -> PoseV1.Open {
    var open = PoseV1.Open(
      streamID: stream.uuidString.lowercased(), exercise: .pushUp, schema: .mediapipe33, imageWidth: 640,
      imageHeight: 360)
    change(&open)
    return open
  }

  private struct SignedIn: ServerInterceptor {
    let user: UserID
    func intercept(_ context: ServerContext, next: Next) async throws {
      context.caller = Caller(role: .user, userID: user, expiresAt: PoseFixture.noon)
      try await next(context)
    }
  }
}

extension PoseRecording {
  /// The rendered athlete of `Tests/Support/Fixtures`: 12 push-ups and a half one, 640 x 360.
  static func renderedAthlete() throws -> PoseRecording {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "Tests/Support/Fixtures/pushups.csv"))
    return try PoseRecording(csv: bytes, imageWidth: 640, imageHeight: 360)
  }

  /// As messages carry it.
  var messages: [PoseV1.Frame] {
    frames.enumerated().map { number, frame in
      PoseV1.Frame(
        number: UInt64(number), timeUs: frame.microseconds,
        landmarks: frame.landmarks.flatMap { [$0.x, $0.y, $0.z, $0.visibility] })
    }
  }
}

extension PoseV1.StreamRepsRequest {
  static func open(_ open: PoseV1.Open) -> Self { Self(message: .open(open)) }
  static func frames(_ frames: some Sequence<PoseV1.Frame>) -> Self {
    Self(message: .frames(PoseV1.Frames(frames: Array(frames))))
  }
  static let pause = Self(message: .pause(PoseV1.Pause()))
  static let resume = Self(message: .resume(PoseV1.Resume()))
  static let close = Self(message: .close(PoseV1.Close()))
}

extension RPCError {
  /// What an error says for programs, as it came over the wire: reason and facts.
  var info: (reason: String, facts: [String: String])? {
    for case .errorInfo(let reason, _, let facts) in (try? StatusDetails.decode(encodedDetails)) ?? [] {
      return (reason, facts)
    }
    return nil
  }
}

extension [PoseV1.StreamRepsResponse] {
  var readies: [PoseV1.Ready] { compactMap { if case .ready(let ready) = $0.message { ready } else { nil } } }
  var reps: [PoseV1.Rep] {
    compactMap { if case .repCounted(let counted) = $0.message { counted.rep } else { nil } }
  }
  var partials: [PoseV1.PartialRep] {
    compactMap { if case .partialRep(let partial) = $0.message { partial } else { nil } }
  }
  var acks: [UInt64] { compactMap { if case .ack(let ack) = $0.message { ack.frame } else { nil } } }
  var countdowns: [UInt32] {
    compactMap { if case .countdown(let countdown) = $0.message { countdown.seconds } else { nil } }
  }
  var placements: [PoseV1.Placement] {
    compactMap { if case .placement(let placement) = $0.message { placement } else { nil } }
  }
  var progress: [PoseV1.Progress] {
    compactMap { if case .progress(let progress) = $0.message { progress } else { nil } }
  }
  var targets: [UInt32] {
    compactMap { if case .targetReached(let reached) = $0.message { reached.reps } else { nil } }
  }
  var receipts: [PoseV1.RepReceipt] {
    compactMap { if case .receipt(let receipt) = $0.message { receipt } else { nil } }
  }
}

extension PoseV1.PoseServiceClient {
  /// Sends everything, half-closes, and gives every answer.
  @discardableResult
  func converse(_ requests: [PoseV1.StreamRepsRequest]) async throws -> [PoseV1.StreamRepsResponse] {
    try await streamReps { writer, responses in
      async let answers = responses.reduce(into: [PoseV1.StreamRepsResponse]()) { $0.append($1) }
      for request in requests { try await writer.write(request) }
      writer.finish()
      return try await answers
    }
  }

  /// A whole live set: open, frames in batches, close.
  func stream(
    _ open: PoseV1.Open, _ frames: [PoseV1.Frame], batch: Int = 4
  ) async throws -> [PoseV1.StreamRepsResponse] {
    try await converse([.open(open)] + frames.batches(of: batch).map { .frames($0) } + [.close])
  }

  func upload(_ open: PoseV1.Open, _ frames: [PoseV1.Frame]) async throws -> PoseV1.UploadStreamResponse {
    try await uploadStream { writer in
      try await writer.write(PoseV1.UploadStreamRequest(message: .open(open)))
      for batch in frames.batches(of: 32) {
        try await writer.write(PoseV1.UploadStreamRequest(message: .frames(PoseV1.Frames(frames: batch))))
      }
    }
  }
}

extension Array {
  func batches(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
