import Crypto
import Foundation
import PoseCountingDomain
import PoseCountingService
import PoseProto
import Synchronization
import Testing
import TitanCore
import TitanMotion
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Sets that are asked for a sign of life")
struct LivenessSetTests {
  private static let afterRep: UInt32 = 3

  /// Two processes with one store, whose clock goes on as the frames come.
  private struct House {
    let processes: [PoseFixture]
    let id = UUID()
    private let clock: @Sendable (Duration) -> Void

    /// - Parameter draws: how often a moment was drawn; each time a later one.
    init(_ store: any StreamStore, draws: Counter = Counter()) {
      let (user, signer, passed) = (UserID(UUID()), ReceiptSigner(Curve25519.Signing.PrivateKey()), Elapsed())
      clock = { passed.advance(by: $0) }
      processes = (0..<2).map { _ in
        PoseFixture(
          store: store, user: user, signer: signer, now: { PoseFixture.noon + passed.duration },
          drawLiveness: { counter, _ in
            LivenessKind(counter).map { LivenessPlan(kind: $0, afterRep: Int(afterRep) + draws.next()) }
          })
      }
    }

    var open: PoseV1.Open {
      PoseFixture.open(id) { ($0.liveness, $0.startTime) = (true, .init(PoseFixture.noon)) }
    }

    /// The set as a browser sends it, in calls of two seconds, each to the next process.
    func send(
      _ frames: [PoseV1.Frame], processes used: Int = 2, last: [PoseV1.StreamRepsRequest] = [.close]
    ) async throws -> [PoseV1.StreamRepsResponse] {
      var answers: [PoseV1.StreamRepsResponse] = []
      var (next, turn) = (0, 0)
      while next < frames.count {
        let end = frames.firstIndex { $0.timeUs >= 2_000_000 * Int64(turn + 1) } ?? frames.count
        clock(.seconds(2))
        answers += try await processes[turn % used].connect().converse(
          [.open(open)] + Array(frames[next..<end]).batches(of: 32).map { .frames($0) }
            + (end == frames.count ? last : []))
        (next, turn) = (end, turn + 1)
      }
      return answers
    }
  }

  private final class Counter: Sendable {
    private let count = Mutex(0)
    /// From 0.
    func next() -> Int {
      count.withLock { count in
        defer { count += 1 }
        return count
      }
    }
  }

  private final class Elapsed: Sendable {
    private let state = Mutex(Duration.zero)
    var duration: Duration { state.withLock { $0 } }
    func advance(by more: Duration) { state.withLock { $0 += more } }
  }

  private func withBothStores(_ body: @Sendable (any StreamStore) async throws -> Void) async throws {
    try await body(MemoryStreamStore())
    try await TestDatabase.with(.pose) { pool in try await body(PostgresStreamStore(pool)) }
  }

  /// An athlete's frames, and the number of the frame with which the third push-up is counted.
  private static func athlete(
    _ recording: PoseRecording? = nil
  ) throws -> (frames: [PoseV1.Frame], asked: Int) {
    let frames = try (recording ?? .renderedAthlete()).messages
    let header = StreamHeader(
      origin: .live, schema: .mediapipe33, image: try #require(ImageSize(width: 640, height: 360)),
      parameters: .standard, startTime: PoseFixture.noon)
    var stream = CountedStream(header)
    for (index, frame) in frames.enumerated() {
      _ = try stream.take(frame)
      if stream.tally.reps.count == Int(afterRep) { return (frames, index) }
    }
    throw Unexpected()
  }
  private struct Unexpected: Error {}

  /// The athlete hears the question half a second late, and holds still for three seconds.
  private static func answering() throws -> (frames: [PoseV1.Frame], asked: PoseV1.Frame) {
    let (frames, asked) = try athlete()
    let heard = asked + 8
    let held = Int64(3_000_000)
    var all = Array(frames[...heard])
    for step in 1...60 {
      var frame = frames[heard]
      frame.timeUs += Int64(step) * held / 60
      all.append(frame)
    }
    all += frames[(heard + 1)...].map { frame in
      var frame = frame
      frame.timeUs += held
      return frame
    }
    for index in all.indices { all[index].number = UInt64(index) }
    return (all, frames[asked])
  }

  private static func claims(_ receipt: PoseV1.RepReceipt) throws -> [String: Any] {
    let payload = try #require(Base64URL.decode(receipt.jws.split(separator: ".")[1]))
    return try #require(try JSONSerialization.jsonObject(with: Data(payload)) as? [String: Any])
  }

  @Test("Somebody who holds still passes; every receipt of the stream says so", arguments: [1, 2])
  func passed(processes: Int) async throws {
    try await withBothStores { store in
      let house = House(store)
      let (frames, asked) = try Self.answering()
      let answers = try await house.send(frames, processes: processes)
      let question = PoseV1.LivenessAsked(
        kind: .pause, askedMs: UInt32(asked.timeUs / 1_000), answerByMs: UInt32(asked.timeUs / 1_000) + 15_000)
      #expect(answers.questions == [question] && answers.livenessAnswers.map(\.result) == [.passed])
      let answer = try #require(answers.livenessAnswers.first)
      #expect((question.askedMs + 2_000...question.askedMs + 3_500).contains(answer.answeredMs))
      // In the answer of the same frame, right behind the push-up.
      let place = try #require(answers.firstIndex { if case .livenessAsked = $0.message { true } else { false } })
      #expect(answers[..<place].reps.count == Int(Self.afterRep))

      let receipt = try #require(answers.receipts.first)
      let liveness = PoseV1.Liveness(
        kind: .pause, result: .passed, askedMs: question.askedMs, answeredMs: answer.answeredMs)
      #expect(receipt.origin == .live && receipt.liveness == liveness && receipt.reps.count == 12)
      #expect(receipt.evidenceFlags.isEmpty)
      let claimed = try #require(try Self.claims(receipt)["liveness"] as? [String: Any])
      #expect(claimed["kind"] as? String == "PAUSE" && claimed["result"] as? String == "PASSED")
      #expect(claimed["asked_ms"] as? Int == Int(question.askedMs))
      #expect(claimed["answered_ms"] as? Int == Int(answer.answeredMs) && claimed.count == 4)

      let client = house.processes[0].connect()
      #expect(try await client.verifyReceipt(.init(jws: receipt.jws)).receipt == receipt)
      let name = house.open.streamID
      let stream = try #require(try await client.getStream(.init(streamID: name)).stream)
      #expect(stream.open?.liveness == true && stream.receipt == receipt)
      let recount = try await client.recountStream(.init(streamID: name, counter: "pushup/1")).receipt
      #expect(recount?.counter == "pushup/1" && recount?.liveness == liveness)
      let moved = try await client.retimeStream(
        .init(streamID: name, startTime: .init(PoseFixture.noon - .seconds(60)))
      ).receipt
      #expect(moved?.liveness == liveness)
    }
  }

  /// What a set does that doesn't answer: how long it goes on after the question.
  private static let goingOn: [(seconds: Double, result: PoseV1.LivenessResult, hasEvent: Bool)] = [
    (18, .failed, true), (6, .unanswered, true), (-1, .notAsked, false),
  ]

  @Test("Somebody who goes on fails, or leaves the question open; nothing is taken away", arguments: 0..<goingOn.count)
  func silent(number: Int) async throws {
    let (seconds, result, hasEvent) = Self.goingOn[number]
    // The rendered athlete rests in the middle of the set; this one doesn't.
    let (all, asked) = try Self.athlete(KinematicAthlete(reps: 16).recording())
    let frames = all.filter { $0.timeUs <= all[asked].timeUs + Int64(seconds * 1e6) }
    let answers = try await House(MemoryStreamStore()).send(frames)
    let receipt = try #require(answers.receipts.first)
    #expect(receipt.liveness?.result == result && receipt.liveness?.kind == .pause && receipt.origin == .live)
    #expect(answers.livenessAnswers.map(\.result) == (hasEvent ? [result] : []))
    #expect(answers.questions.count == (hasEvent ? 1 : 0))
    #expect((receipt.liveness?.askedMs != 0) == hasEvent && (receipt.liveness?.answeredMs != 0) == (result == .failed))
    // The same frames without the question: the same count, and the same digest.
    let other = PoseFixture()
    let plain = try #require(
      try await other.connect().stream(PoseFixture.open(UUID()), frames).receipts.first)
    #expect(plain.liveness == nil && plain.reps == receipt.reps && plain.streamDigest == receipt.streamDigest)
    #expect(try Self.claims(plain)["liveness"] == nil && receipt.evidenceFlags.isEmpty)
  }

  @Test("A call that continues the set hears the question again for as long as it is open", arguments: [1, 2])
  func again(processes: Int) async throws {
    let (frames, asked) = try Self.answering()
    let answers = try await House(MemoryStreamStore()).send(frames, processes: processes)
    let question = try #require(answers.questions.first)
    let answered = try #require(answers.livenessAnswers.first).answeredMs
    for ready in answers.readies where ready.nextFrame > 0 {
      let last = UInt32(frames[Int(ready.nextFrame) - 1].timeUs / 1_000)
      let isOpen = (UInt32(asked.timeUs / 1_000)..<answered).contains(last)
      #expect(ready.livenessAsked == (isOpen ? question : nil), "\(last)")
    }
    #expect(answers.readies.contains { $0.livenessAsked != nil })
  }

  @Test("A set that comes afterwards is not asked, and its receipt says so")
  func afterwards() async throws {
    let (frames, _) = try Self.answering()
    let notAsked = PoseV1.Liveness(kind: .pause, result: .notAsked)
    let uploaded = try await PoseFixture().connect().upload(House(MemoryStreamStore()).open, frames)
    #expect(uploaded.receipt?.origin == .upload && uploaded.receipt?.liveness == notAsked)
    // Sent live, but all at once: there was time to make an answer.
    let client = House(MemoryStreamStore()).processes[0].connect()
    let open = PoseFixture.open(UUID()) { $0.liveness = true }
    let answers = try await client.stream(open, frames)
    #expect(answers.livenessAnswers.map(\.result) == [.passed])
    #expect(answers.receipts.first?.origin == .upload && answers.receipts.first?.liveness == notAsked)
  }

  @Test("The first moment that was drawn stays; the same stream without the question is another one")
  func drawnOnce() async throws {
    try await withBothStores { store in
      let draws = Counter()
      let house = House(store, draws: draws)
      let (frames, _) = try Self.answering()
      let answers = try await house.send(frames)
      #expect(draws.next() > 5 && answers.questions.count == 1)
      let place = try #require(answers.firstIndex { if case .livenessAsked = $0.message { true } else { false } })
      #expect(answers[..<place].reps.count == Int(Self.afterRep))
      var other = house.open
      other.liveness = false
      let error = await #expect(throws: RPCError.self) {
        try await house.processes[0].connect().converse([.open(other)])
      }
      #expect(error?.info?.reason == "STREAM_EXISTS")
    }
  }

  @Test("The contract has a name for every kind and result")
  func names() {
    func name(_ value: some Any) -> String {
      "\(value)".map { $0.isUppercase ? "_\($0)" : $0.uppercased() }.joined()
    }
    #expect(PoseV1.LivenessKind.known.count == LivenessKind.allCases.count + 1)
    for kind in LivenessKind.allCases {
      #expect(PoseV1.LivenessKind(rawValue: Int32(kind.rawValue)).description == "LIVENESS_KIND_" + name(kind))
    }
    #expect(PoseV1.LivenessResult.known.count == LivenessResult.allCases.count + 1)
    for result in LivenessResult.allCases {
      #expect(PoseV1.LivenessResult(rawValue: Int32(result.rawValue)).description == "LIVENESS_RESULT_" + name(result))
    }
  }
}

extension [PoseV1.StreamRepsResponse] {
  fileprivate var questions: [PoseV1.LivenessAsked] {
    compactMap { if case .livenessAsked(let question) = $0.message { question } else { nil } }
  }
  fileprivate var livenessAnswers: [PoseV1.LivenessAnswered] {
    compactMap { if case .livenessAnswered(let answer) = $0.message { answer } else { nil } }
  }
}

extension ArraySlice<PoseV1.StreamRepsResponse> {
  fileprivate var reps: [PoseV1.Rep] { Array(self).reps }
}
