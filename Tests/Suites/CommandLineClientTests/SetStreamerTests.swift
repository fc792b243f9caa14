import Foundation
import PoseProto
import Synchronization
import Testing
import TitanCore
import TitanMotion
import TitanProto
import TitanRPC
@testable import CommandLineClient

@Suite("Streaming a set")
struct SetStreamerTests {
  private let frameCount = 100

  private func description() throws -> SetDescription {
    let frames = (0..<frameCount).map { index in
      PoseRecording.Frame(
        microseconds: 5_000 + Int64(index) * 33_333,
        landmarks: Array(repeating: .init(x: Float(index), y: 0.5, z: 0, visibility: 1), count: 33))
    }
    return try SetDescription(
      streamID: UUID(), startTime: Timestamp(seconds: 1_800_000_000), target: 12,
      recording: PoseRecording(imageWidth: 640, imageHeight: 360, landmarkCount: 33, frames: frames))
  }

  /// Time jumps to whatever is waited for, so that a recording keeps its pace but takes no time.
  private static func jumpingClock() -> SetClock {
    let elapsed = ManualTime()
    return SetClock(elapsed: { elapsed.now }, sleepUntil: { elapsed.advance(to: $0) })
  }

  private struct Outcome {
    var receipt: PoseV1.RepReceipt?
    var error: (any Error)?
    var events: [SetEvent]
    var service: FakePoseService.State
  }

  private func run(
    _ service: FakePoseService, patience: Patience = Patience(limit: .seconds(60)),
    signedIn: SetStreamer.SignedIn = { body in try await body(CallOptions().bearer("token")) }
  ) async throws -> Outcome {
    let events = Mutex<[SetEvent]>([])
    let channel = InProcessTransport(router: RPCRouter(services: [service]))
    let streamer = SetStreamer(
      try description(), client: .init(channel: channel), clock: Self.jumpingClock(), patience: patience
    ) { event in events.withLock { $0.append(event) } }
    var (receipt, failure): (PoseV1.RepReceipt?, (any Error)?) = (nil, nil)
    do { receipt = try await streamer.run(sleep: { _ in }, signedIn: signedIn) } catch { failure = error }
    return Outcome(
      receipt: receipt, error: failure, events: events.withLock { $0 }, service: service.state.withLock { $0 })
  }

  private func repNumbers(_ events: [SetEvent]) -> [UInt32] {
    events.compactMap { if case .rep(let rep) = $0 { rep.number } else { nil } }
  }

  @Test("Every frame arrives once, in order, with its time since the first, and the receipt ends the set")
  func undisturbed() async throws {
    let outcome = try await run(FakePoseService())
    #expect(outcome.error == nil)
    #expect(outcome.receipt?.reps.count == 10)
    #expect(outcome.service.stored.map(\.number) == (0..<100).map { UInt64($0) })
    #expect(outcome.service.stored.map(\.timeUs) == (0..<100).map { Int64($0) * 33_333 })
    #expect(outcome.service.stored[7].landmarks[0] == 7)
    #expect(outcome.service.stored[0].landmarks.count == 132)
    #expect(outcome.service.connections.count == 1)
    #expect(repNumbers(outcome.events) == Array(1...10))
    let open = outcome.service.connections[0].open
    #expect(open.imageWidth == 640 && open.imageHeight == 360 && open.targetReps == 12)
    #expect(open.schema == .mediapipe33)
    #expect(open.startTime == .init(seconds: 1_800_000_000))
  }

  @Test("After a lost connection, the stream continues from where the server is")
  func lostConnection() async throws {
    let outcome = try await run(FakePoseService(faults: [.crash(afterFrames: 30), .crash(afterFrames: 9)]))
    #expect(outcome.error == nil)
    #expect(outcome.receipt?.reps.count == 10)
    #expect(outcome.service.stored.map(\.number) == (0..<100).map { UInt64($0) })
    #expect(outcome.service.stored.map(\.landmarks[0]) == (0..<100).map { Float($0) })
    let connections = outcome.service.connections
    try #require(connections.count == 3)
    #expect(Set(connections.map(\.open)).count == 1)
    // Each connection begins with the first frame that the server has not stored.
    #expect(connections[1].numbers.first.map { $0 % 4 } == 0)
    #expect(connections[1].numbers.first ?? 0 < connections[0].numbers.last ?? 0)
    #expect(repNumbers(outcome.events) == Array(1...10), "a rep that is announced again is not reported")
    #expect(lost(outcome.events) == 2)
    #expect(outcome.events.filter { if case .ready(_, true) = $0 { true } else { false } }.count == 2)
  }

  @Test("A lost receipt is sent again")
  func lostReceipt() async throws {
    let outcome = try await run(FakePoseService(faults: [.crashBeforeReceipt]))
    #expect(outcome.receipt?.reps.count == 10)
    #expect(outcome.service.stored.count == 100)
    #expect(outcome.service.connections.map { $0.numbers.isEmpty } == [false, true])
  }

  @Test(
    "Calls that the server refuses are not retried",
    arguments: [StatusCode.invalidArgument, .resourceExhausted, .aborted])
  func refused(code: StatusCode) async throws {
    let refusal = RPCError(code: code, message: "frame 12")
    let outcome = try await run(FakePoseService(faults: [.refuse(refusal, afterFrames: 12)]))
    #expect((outcome.error as? RPCError)?.code == code)
    #expect((outcome.error as? RPCError)?.message == "frame 12")
    #expect(outcome.service.connections.count == 1)
  }

  @Test("A service that was never there fails at once")
  func absent() async throws {
    let refusal = RPCError(code: .unavailable, message: "no connection")
    let events = Mutex(0)
    let streamer = SetStreamer(
      try description(), client: .init(channel: NoConnection(error: refusal)), clock: Self.jumpingClock()
    ) { _ in events.withLock { $0 += 1 } }
    let error = await #expect(throws: RPCError.self) {
      try await streamer.run(sleep: { _ in }) { body in try await body(CallOptions()) }
    }
    #expect(error?.code == .unavailable)
    #expect(events.withLock { $0 } == 0)
  }

  @Test("Retries of a service that stays away end")
  func staysAway() async throws {
    let outcome = try await run(
      FakePoseService(faults: Array(repeating: .crash(afterFrames: 1), count: 1)), patience: Patience(limit: .zero))
    #expect((outcome.error as? RPCError)?.code == .unavailable)
    #expect(lost(outcome.events) == 0)
  }

  @Test("A server that lost acknowledged frames is detected")
  func forgetful() async throws {
    let outcome = try await run(FakePoseService(faults: [.crash(afterFrames: 30), .forget]))
    guard case .acknowledgedFrameLost(wanted: 0, _) = outcome.error as? UnackedFrames.Mismatch else {
      Issue.record("unexpected \(String(describing: outcome.error))")
      return
    }
  }

  @Test("A token that expires meanwhile is renewed for the next connection")
  func renewedToken() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("titanup-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = CredentialsFile(path: folder.appendingPathComponent("c.json").path)
    let now = Timestamp(seconds: 1_800_000_000)
    @Sendable func credentials(_ number: Int) -> Credentials {
      Credentials(
        userID: "u", email: "e", accessToken: "\(number)", accessTokenExpiry: now + .seconds(600),
        refreshToken: "", refreshTokenExpiry: now + .seconds(600))
    }
    try file.save(credentials(1))
    let tokens = AccessTokenProvider(file: file, clock: { now }) { _ in credentials(2) }
    let outcome = try await run(FakePoseService(rejected: ["Bearer 1"])) { body in try await tokens.call(body) }
    #expect(outcome.receipt?.reps.count == 10)
    #expect(outcome.service.connections.map(\.authorization) == ["Bearer 1", "Bearer 2"])
  }

  @Test("Recordings with another number of landmarks, or without frames, are refused", arguments: [(21, 1), (33, 0)])
  func unknownSchema(landmarks: Int, frames: Int) {
    let recording = PoseRecording(
      imageWidth: 1, imageHeight: 1, landmarkCount: landmarks,
      frames: Array(repeating: .init(microseconds: 0, landmarks: []), count: frames))
    #expect(throws: ClientError.self) {
      try SetDescription(streamID: UUID(), startTime: Timestamp(seconds: 0), target: 0, recording: recording)
    }
  }

  @Test("The set's first message says which way is up, if the athlete did")
  func up() throws {
    #expect(try description().open.up == nil)
    let (up, recording) = (PoseV1.Direction(x: 0, y: -1, z: 0), try description().recording)
    #expect(try SetDescription(streamID: UUID(), startTime: nil, target: 0, up: up, recording: recording).open.up == up)
  }

  @Test("The set's first message asks for a sign of life, if the athlete does")
  func liveness() throws {
    let recording = try description().recording
    for liveness in [false, true] {
      let set = try SetDescription(
        streamID: UUID(), startTime: nil, target: 0, liveness: liveness, recording: recording)
      #expect(set.open.liveness == liveness)
    }
  }

  @Test("An upload sends every frame once, 32 per message")
  func batches() throws {
    let batches = Array(try description().batches)
    #expect(batches.map(\.frames.count) == [32, 32, 32, 4])
    #expect(batches.flatMap { $0.frames.map(\.number) } == (0..<100).map { UInt64($0) })
  }

  private func lost(_ events: [SetEvent]) -> Int { events.filter { if case .lost = $0 { true } else { false } }.count }
}

/// A channel that connects to nothing.
private struct NoConnection: RPCChannel {
  let error: RPCError
  func open(_ method: MethodDescriptor, options: CallOptions) async throws -> any ClientStream { throw error }
}

/// A clock that a test moves.
private final class ManualTime: Sendable {
  private let elapsed = Mutex(Duration.zero)
  var now: Duration { elapsed.withLock { $0 } }
  func advance(to time: Duration) { elapsed.withLock { $0 = max($0, time) } }
}
