import Foundation
import PoseProto
import SessionsProto
import Synchronization
import Testing
import TitanCore
import TitanMotion
import TitanProto
import TitanRPC
import TitanTesting
import TitanZones
import TrophiesProto
@testable import CommandLineClient

@Suite("A set from its first frame to its trophies", .timeLimit(.minutes(1)))
struct PushUpFlowTests {
  private static let now = Timestamp(seconds: 1_800_000_000)

  private struct Run {
    var written = Written()
    var pose = FakePoseService()
    var store = FakeSessionsAndTrophies()
  }

  private func run(
    _ run: Run, isQuiet: Bool = false, isInteractive: Bool = false, fast: Bool = true, startTime: Timestamp? = now,
    isSimulated: Bool = false, exercise: SetExercise = .pushUp, trophyWait: Duration = .seconds(1),
    after: (_ folder: URL) throws -> Void = { _ in }
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("titanup-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("credentials.json").path
    try CredentialsFile(path: path).save(
      Credentials(
        userID: "u", email: "e", accessToken: "a", accessTokenExpiry: Self.now + .seconds(600), refreshToken: "r",
        refreshTokenExpiry: Self.now + .seconds(600)))
    let channel = InProcessTransport(
      router: RPCRouter(interceptors: [SendingDetails()], services: [run.pose, run.store]))
    let backend = try Backend(
      environment: ["TITANUP_CREDENTIALS": path], clock: { Self.now },
      zone: try #require(ZoneRules(name: "Europe/Berlin")), channel: { _ in channel })
    let frames = (0..<60).map { PoseRecording.Frame(microseconds: Int64($0) * 1_000, landmarks: []) }
    let set = try SetDescription(
      streamID: UUID(), exercise: exercise, startTime: startTime, target: exercise.isHeld ? 0 : 5,
      isSimulated: isSimulated,
      recording: PoseRecording(imageWidth: 640, imageHeight: 360, landmarkCount: 33, frames: frames))
    let flow = PushUpFlow(
      backend: backend, console: run.written.console(isInteractive: isInteractive), set: set, isQuiet: isQuiet,
      trophyWait: trophyWait)
    do {
      try await flow.run(fast: fast)
    } catch {
      try after(folder)
      throw error
    }
    try after(folder)
  }

  @Test(
    "A set is counted, stored with its receipt and the system's zone, and earns trophies", arguments: [true, false])
  func whole(fast: Bool) async throws {
    let run = Run()
    try await self.run(run, fast: fast)
    let request = try #require(run.store.state.withLock { $0.requests }.first)
    #expect(request.receiptJws == "jws")
    #expect(request.session?.reps == 6)
    #expect(request.session?.timeZone == "Europe/Berlin")
    #expect(request.session?.utcOffsetSeconds == 3600)
    #expect(request.session?.target == 5)
    #expect(UUID(uuidString: request.requestID) != nil)
    #expect(run.written.output.contains("6 push-ups"))
    #expect(run.written.output.contains("★ 5 pushups"))
    #expect(!run.written.output.contains("\u{1B}"))
    #expect(run.written.errors == "")
  }

  @Test("A request whose response is lost is repeated with the same ids")
  func lostAnswer() async throws {
    let run = Run()
    run.store.state.withLock { $0.lostAnswers = 1 }
    try await self.run(run)
    let requests = run.store.state.withLock { $0.requests }
    #expect(requests.count == 2)
    #expect(Set(requests).count == 1)
    #expect(run.written.errors.contains("sessions service can't be reached"))
    #expect(run.written.output.components(separatedBy: "★").count == 2)
  }

  @Test("An interrupted upload is resumed")
  func brokenUpload() async throws {
    var run = Run()
    run.pose = FakePoseService(faults: [.crash(afterFrames: 32)])
    try await self.run(run)
    #expect(run.pose.state.withLock { $0.stored.count } == 60)
    #expect(run.pose.state.withLock { Set($0.connections.map(\.open)).count } == 1)
  }

  @Test(
    "The wait ends as soon as the session has been judged, whether it earns something or not", arguments: [true, false])
  func judged(earnsNothing: Bool) async throws {
    let run = Run()
    run.store.state.withLock { ($0.judgedAfter, $0.earnsNothing) = (3, earnsNothing) }
    // Longer than a test may take.
    try await self.run(run, trophyWait: .seconds(3_600))
    #expect(run.store.state.withLock { $0.judgementsAsked } == 4)
    #expect(run.written.output.contains("★ 5 pushups") == !earnsNothing)
    #expect(run.written.errors == "")
  }

  @Test("The wait ends even if the service never says that the session has been judged")
  func neverJudged() async throws {
    let run = Run()
    run.store.state.withLock { $0.judgedAfter = .max }
    try await self.run(run, trophyWait: .milliseconds(60))
    // On a busy machine time is up after the first question.
    #expect(run.store.state.withLock { $0.judgementsAsked } >= 1)
    #expect(run.written.output.contains("Stored:") && run.written.errors == "")
  }

  @Test("Trophies from before the set are not announced")
  func knownTrophies() async throws {
    let run = Run()
    run.store.state.withLock {
      $0.awards = [.init(awardID: "old", trophy: .init(title: "an old one"), state: .granted)]
    }
    try await self.run(run)
    #expect(run.written.output.contains("★ 5 pushups"))
    #expect(!run.written.output.contains("an old one"))
  }

  @Test(
    "The set is stored even without the trophies service",
    arguments: [StatusCode.unavailable, .deadlineExceeded])
  func noTrophies(code: StatusCode) async throws {
    let run = Run()
    run.store.state.withLock { $0.trophiesFailure = RPCError(code: code, message: "away") }
    try await self.run(run)
    #expect(run.store.state.withLock { $0.requests.count } == 1)
    #expect(run.written.output.contains("Stored:"))
    #expect(run.written.errors.contains("trophies"))
  }

  @Test("Scripts get one JSON text and nothing else", arguments: [true, false])
  func json(fast: Bool) async throws {
    let run = Run()
    try await self.run(run, isQuiet: true, fast: fast)
    let lines = run.written.output.split(separator: "\n")
    #expect(lines.count == 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.written.output.utf8)) as? [String: Any])
    #expect((object["session"] as? [String: Any])?["reps"] as? Int == 6)
    #expect((object["trophies"] as? [[String: Any]])?.first?["trophy_id"] as? String == "T-SESSION-5")
    #expect(((object["receipt"] as? [String: Any])?["reps"] as? [Any])?.count == 6)
  }

  @Test("On a terminal one line is redrawn, and ended before other lines follow")
  func live() async throws {
    let run = Run()
    try await self.run(run, isInteractive: true, fast: false)
    let live = run.written.output.prefix { $0 != "\n" }
    #expect(live.components(separatedBy: "\u{1B}[K").count > 6)
    #expect(live.contains("6/5"))
  }

  @Test("A set whose session is refused is queued with its receipt for `sync`")
  func refused() async throws {
    let run = Run()
    run.store.state.withLock { $0.refusal = RPCError(.failedPrecondition, reason: "SESSION_OVERLAP", "overlaps") }
    var kept: [UInt8] = []
    let error = await #expect(throws: RPCError.self) {
      try await self.run(run) { folder in kept = Array(try Data(contentsOf: folder.appending(path: "unsent.jsonl"))) }
    }
    #expect(error?.code == .failedPrecondition)
    let sent = run.store.state.withLock { $0.requests }
    #expect(sent.count == 1 && sent.first?.receiptJws == "jws")
    #expect(OfflineQueue(kept).unsent(limit: 9).map(\.session.request) == sent)
    #expect(run.written.errors.contains("unsent.jsonl` sends it again"))
  }

  @Test("An uploaded set without a given time is stored before the sets it overlaps")
  func filedEarlier() async throws {
    let run = Run()
    let starts = [0, -30].map { GoogleProtobuf.Timestamp(Self.now + .seconds($0)) }
    run.store.state.withLock { $0.inTheWay = [("last", starts[0]), ("before", starts[1])] }
    try await self.run(run, startTime: nil)
    let sent = run.store.state.withLock { $0.requests }
    // First it ends now, then when the last session began, then when the one before that did.
    #expect(sent.map { $0.session?.endTime } == [.init(Self.now + .seconds(6)), starts[0], starts[1]])
    #expect(Set(sent.compactMap(\.session?.sessionID)).count == 3 && Set(sent.map(\.requestID)).count == 3)
    #expect(sent.map(\.receiptJws) == ["jws", "retimed", "retimed"])
    #expect(run.written.output.contains("Stored:"))
    #expect(run.written.errors.contains("stored as done before it") && run.written.errors.contains("--start-time"))
  }

  @Test("A set with a given time is stored at that time or queued", arguments: [true, false])
  func keptWhereItWas(fast: Bool) async throws {
    let run = Run()
    run.store.state.withLock { $0.inTheWay = [("other", .init(Self.now - .seconds(30)))] }
    let error = await #expect(throws: RPCError.self) { try await self.run(run, fast: fast) }
    #expect(error?.info?.reason == "SESSION_OVERLAP")
    #expect(run.store.state.withLock { $0.requests.count } == 1)
    #expect(run.written.errors.contains("`--start-time` gives it another time"))
  }

  @Test("A simulated set is marked as such for the service and the user, and does not wait for trophies")
  func simulated() async throws {
    let run = Run()
    try await self.run(run, isSimulated: true)
    #expect(run.pose.state.withLock { $0.connections.map(\.open.isSimulated) } == [true])
    #expect(run.written.errors.contains("This set is simulated") && run.written.errors.contains("earns nothing"))
    #expect(run.written.output.contains("Simulated: nobody did it") && !run.written.output.contains("★"))
  }

  @Test("A set without a push-up creates no session")
  func nothingCounted() async throws {
    let run = Run()
    run.pose.state.withLock { $0.repsAreCounted = false }
    await #expect(throws: ClientError.self) { try await self.run(run) }
    #expect(run.store.state.withLock { $0.requests.isEmpty })
  }

  @Test("A set of another exercise tells what it counts and stores no session", arguments: [SetExercise.squat, .plank])
  func otherExercises(exercise: SetExercise) async throws {
    let run = Run()
    try await self.run(run, fast: false, exercise: exercise)
    #expect(run.pose.state.withLock { $0.connections.map(\.open.exercise) } == [exercise.contract])
    let output = run.written.output
    #expect(output.contains(exercise.isHeld ? "held for 6 seconds" : "rep 6"))
    #expect(output.contains(exercise.isHeld ? "6 seconds of plank" : "6 squats"))
    #expect(output.contains("Only push-ups become sessions") && !output.contains("push-up and"))
    #expect(run.store.state.withLock { $0.requests.isEmpty })
  }

  @Test("A set of the wrong exercise says why nothing counts")
  func wrongExercise() async throws {
    let run = Run()
    run.pose.state.withLock { $0.repsAreCounted = false }
    let error = await #expect(throws: ClientError.self) { try await self.run(run, exercise: .lunge) }
    #expect(error?.description == "No lunges were counted: the legs didn't move.")
  }
}
