import AuthProto
import Crypto
import HabitsProto
import PoseProto
import SessionsProto
import Synchronization
import Testing
import TitanArchive
import TitanContract
import TitanCore
import TitanMotion
import TitanProto
import TitanProtoJSON
import TitanRPC
import TitanTesting

@testable import TitanExport

private struct Anybody: ExportCredentials {
  func call<Result: Sendable>(_ body: (CallOptions) async throws -> Result) async throws -> Result {
    try await body(CallOptions())
  }
}

/// Streams of frames, cut off where the test says.
private final class FakePose: RPCService {
  static var descriptor: ServiceDescriptor { PoseV1.PoseServiceMethods.descriptor }
  let firstFrames = Mutex<[UInt64]>([])
  private let (streams, frames, cutAfter): ([PoseV1.Stream], [PoseV1.Frame], Int)

  init(_ streams: [PoseV1.Stream], frames: [PoseV1.Frame], cutAfter: Int) {
    (self.streams, self.frames, self.cutAfter) = (streams, frames, cutAfter)
  }

  func registerMethods(with router: inout RPCRouter) {
    router.unary(PoseV1.PoseServiceMethods.listStreams) { [self] (_: PoseV1.ListStreamsRequest, _: ServerContext) in
      PoseV1.ListStreamsResponse(streams: streams)
    }
    router.serverStreaming(PoseV1.PoseServiceMethods.downloadFrames) {
      [self]
      (request: PoseV1.DownloadFramesRequest, response: RPCWriter<PoseV1.DownloadFramesResponse>, _: ServerContext) in
      let isFirst = firstFrames.withLock { first in
        first.append(request.firstFrame)
        return first.count == 1
      }
      let rest = frames.dropFirst(Int(request.firstFrame)).prefix(isFirst ? cutAfter : .max)
      for frame in rest { try await response.write(.init(frames: .init(frames: [frame]))) }
      if isFirst { throw RPCError(code: .unavailable, message: "connection lost") }
    }
  }
}

/// The archive's files: unpacked by the directory of the writer is not needed, since each file's hash is known.
private final class Written {
  private(set) var bytes: [UInt8] = []
  private(set) var completed: [([String], UInt64)] = []

  func archive(after files: [ExportedFile] = [], length: UInt64 = 0) -> ExportArchive {
    ExportArchive(after: files, length: length) { [self] in
      bytes += $0
    } completion: { [self] files, length in
      completed.append((files.map(\.entry.name), length))
    }
  }
}

@Suite("Exporting") struct ExporterTests {
  private static let now = Timestamp(seconds: 1_780_207_629)
  private static let facts = ExportFacts(
    userID: "u", email: "ada@example.org", language: .english, startTime: now)

  private static func digest(_ text: String) -> String {
    Hexadecimal.encode(Array(SHA256.hash(data: Array(text.utf8))))
  }

  private func exporter(_ services: [any RPCService], pauses: Recorder<Duration> = Recorder()) throws -> Exporter {
    let channel = TestCalls(services).channel
    let schema = try ProtoSchema.generated()
    return Exporter(
      schema, channel: { _ in channel }, credentials: Anybody(), clock: { Self.now },
      sleep: { pauses.append($0) })
  }

  private func part(_ file: String) throws -> ExportPart {
    try #require(ExportCatalogue.parts.first { $0.file == file })
  }

  /// The hashes of the files by their names.
  private func files(_ parts: [String], of services: [any RPCService]) async throws -> [String: ExportedFile] {
    let archive = Written().archive()
    try await exporter(services).export(Self.facts, parts: try parts.map(part), into: archive)
    return Dictionary(uniqueKeysWithValues: archive.files.map { ($0.entry.name, $0) })
  }

  @Test("A list is read page by page, with the request that gives all of it")
  func pages() async throws {
    let asked = Recorder<HabitsV1.ListHabitsRequest>()
    var habits = StubbedMethods()
    habits.stub(HabitsV1.HabitsServiceMethods.listHabits) { (request: HabitsV1.ListHabitsRequest, _) in
      asked.append(request)
      let second = !request.pageToken.isEmpty
      return HabitsV1.ListHabitsResponse(
        habits: [.init(habit: .init(habitID: second ? "b" : "a"))], nextPageToken: second ? "" : "more\"")
    }
    habits.stub(HabitsV1.HabitsServiceMethods.listRecords) { (request: HabitsV1.ListRecordsRequest, _) in
      HabitsV1.ListRecordsResponse(records: [
        .init(recordID: "r\(request.habitID)", habitID: request.habitID, change: .delta(1.5), note: "say \"hi\", you")
      ])
    }
    let files = try await files(["habits/habits.jsonl", "habits/records.csv"], of: [habits])
    #expect(asked.all.prefix(2).map(\.pageToken) == ["", "more\""])
    #expect(asked.all.allSatisfy { $0.pageSize == 200 && $0.includeArchived })
    // Records of deleted habits can't be read.
    #expect(asked.all.map(\.showDeleted) == [true, true, false, false])
    let list = try #require(files["habits/habits.jsonl"])
    #expect(list.records == 2)
    #expect(list.method == "/titanup.habits.v1.HabitsService/ListHabits")
    #expect(list.digest == Self.digest(#"{"habit":{"habitId":"a"}}"# + "\n" + #"{"habit":{"habitId":"b"}}"# + "\n"))
    let table =
      "record_id,habit_id,local_date,delta,value,skipped,occur_time,time_zone,utc_offset_seconds,note,source,source_id,"
      + "create_time\r\n"
      + ["a", "b"].map {
        "r\($0),\($0),,1.5,,,,,,\"say \"\"hi\"\", you\",RECORD_SOURCE_UNSPECIFIED,,\r\n"
      }.joined()
    #expect(files["habits/records.csv"]?.digest == Self.digest(table))
  }

  @Test("A list that never ends is an error")
  func endless() async throws {
    var sessions = StubbedMethods()
    sessions.stub(SessionsV1.SessionsServiceMethods.listPauses) { (_: SessionsV1.ListPausesRequest, _) in
      SessionsV1.ListPausesResponse(nextPageToken: "again")
    }
    await #expect(throws: RPCError.self) { try await files(["sessions/pauses.jsonl"], of: [sessions]) }
  }

  @Test("Sessions are asked for earlier counts only if they have a receipt, and are listed only if they have some")
  func recounts() async throws {
    let asked = Recorder<String>()
    var sessions = StubbedMethods()
    sessions.stub(SessionsV1.SessionsServiceMethods.listSessions) { (_: SessionsV1.ListSessionsRequest, _) in
      SessionsV1.ListSessionsResponse(sessions: [
        .init(sessionID: "declared"), .init(sessionID: "counted", receiptID: "1"),
        .init(sessionID: "recounted", receiptID: "2"),
      ])
    }
    sessions.stub(SessionsV1.SessionsServiceMethods.getSession) { (request: SessionsV1.GetSessionRequest, _) in
      asked.append(request.sessionID)
      return SessionsV1.GetSessionResponse(
        session: .init(sessionID: request.sessionID),
        pastCounts: request.sessionID == "recounted" ? [.init(reps: 9)] : [])
    }
    let files = try await files(["sessions/recounted-sessions.jsonl"], of: [sessions])
    #expect(asked.all == ["counted", "recounted"])
    #expect(
      files["sessions/recounted-sessions.jsonl"]?.digest
        == Self.digest(#"{"session":{"sessionId":"recounted"},"pastCounts":[{"reps":9}]}"# + "\n"))
  }

  private static let stream = PoseV1.Stream(
    open: .init(streamID: "s", schema: .faceBox), frameCount: 4, storedBytes: 10)
  private static func frame(_ number: UInt64, _ landmarks: [Float], up: PoseV1.Direction? = nil) -> PoseV1.Frame {
    PoseV1.Frame(number: number, timeUs: Int64(number) * 40_000, landmarks: landmarks, up: up)
  }
  private static let frames = [
    frame(0, [0.25, 0.5, 0, 1, 0.75, 0.125, 0, 0.5]), frame(1, []),
    frame(2, [0.5, 0.5, 0, 1, 0.75, 0.125, 0, 1], up: .init(x: 0, y: -1, z: 0)),
    frame(3, [0.75, 0.5, -0.1, 1, 0.75, 0.125, 0, 0]),
  ]

  @Test("A recording goes on after a lost connection, and has the form that is read again", arguments: [0, 1, 3])
  func recordings(cutAfter: Int) async throws {
    let gone = PoseV1.Stream(open: .init(streamID: "gone", schema: .faceBox), frameCount: 4)
    let pose = FakePose([gone, Self.stream], frames: Self.frames, cutAfter: cutAfter)
    let pauses = Recorder<Duration>()
    let written = Written()
    let archive = written.archive()
    try await exporter([pose], pauses: pauses).export(
      Self.facts, parts: [try part("sets/recordings")], into: archive)
    #expect(pose.firstFrames.withLock(\.self) == [0, UInt64(cutAfter)])
    #expect(pauses.all == [.milliseconds(100)])
    let csv =
      PoseRecording.csvHeader(landmarkCount: 2) + """
        0,0.000000,0.25,0.5,0.0,1.0,0.75,0.125,0.0,0.5
        1,0.040000,,,,,,,,
        2,0.080000,0.5,0.5,0.0,1.0,0.75,0.125,0.0,1.0
        3,0.120000,0.75,0.5,-0.1,1.0,0.75,0.125,0.0,0.0

        """
    let recording = try PoseRecording(csv: csv.utf8, imageWidth: 1, imageHeight: 1)
    #expect(recording.frames.map(\.landmarks.count) == [2, 0, 2, 2])
    #expect(recording.csv == csv)
    #expect(
      archive.files.map(\.entry.name) == [
        "README.txt", "sets/recordings/s.csv", "sets/recordings/s.up.csv", "manifest.json",
      ])
    #expect(archive.files[1].digest == Self.digest(csv))
    #expect(archive.files[1].records == 4)
    #expect(archive.files[2].digest == Self.digest("frame,x,y,z\n2,0.0,-1.0,0.0\n"))
    // An archive that goes on has both files of a recording, or none.
    #expect(written.completed.map(\.0)[1] == ["sets/recordings/s.csv", "sets/recordings/s.up.csv"])
  }

  @Test("A service that stays away ends the export after a minute of patience, and the error names the file")
  func away() async throws {
    var sessions = StubbedMethods()
    sessions.stub(SessionsV1.SessionsServiceMethods.getClock) {
      (_: SessionsV1.GetClockRequest, _) -> SessionsV1.GetClockResponse in
      throw RPCError(code: .unavailable, message: "closed")
    }
    let pauses = Recorder<Duration>()
    let archive = Written().archive()
    do {
      try await exporter([sessions], pauses: pauses).export(
        Self.facts, parts: [try part("sessions/clock.json")], into: archive)
      Issue.record("an export without a clock")
    } catch let error as RPCError {
      #expect(error.code == .unavailable)
      #expect(error.message == "sessions/clock.json can't be exported: closed")
    }
    #expect(pauses.all.reduce(.zero, +) <= .seconds(60))
    #expect(pauses.all.count > 10)
    #expect(archive.files.map(\.entry.name) == ["README.txt"])
  }

  @Test("A limit on calls is waited for as long as it says; another refusal is final")
  func limits() async throws {
    let count = Mutex(0)
    var sessions = StubbedMethods()
    sessions.stub(SessionsV1.SessionsServiceMethods.getClock) { (_: SessionsV1.GetClockRequest, _) in
      guard
        count.withLock({
          $0 += 1; return $0
        }) > 1
      else {
        throw RPCError(
          .resourceExhausted, reason: "ACCOUNT_RATE_LIMITED", "slow down", details: [.retryInfo(delay: .seconds(7))])
      }
      return SessionsV1.GetClockResponse()
    }
    sessions.stub(SessionsV1.SessionsServiceMethods.getStreak) {
      (_: SessionsV1.GetStreakRequest, _) -> SessionsV1.GetStreakResponse in
      throw RPCError(.permissionDenied, reason: "TOKEN_SCOPE_MISSING", "no")
    }
    let pauses = Recorder<Duration>()
    let exporter = try exporter([sessions], pauses: pauses)
    let archive = Written().archive()
    try await exporter.export(Self.facts, parts: [try part("sessions/clock.json")], into: archive)
    #expect(pauses.all == [.seconds(7)])
    await #expect(throws: RPCError.self) {
      try await exporter.export(
        Self.facts, parts: [try part("sessions/streak.json")], into: Written().archive())
    }
    #expect(pauses.all == [.seconds(7)])
  }

  @Test("An archive that goes on writes only what it does not have, and calls for nothing else")
  func resumed() async throws {
    let asked = Recorder<Bool>()
    var sessions = StubbedMethods()
    sessions.stub(SessionsV1.SessionsServiceMethods.getClock) { (_: SessionsV1.GetClockRequest, _) in
      asked.append(true)
      return SessionsV1.GetClockResponse()
    }
    let first = Written()
    let begun = first.archive()
    try await exporter([sessions]).export(Self.facts, parts: [try part("sessions/clock.json")], into: begun)
    let kept = begun.files.filter { $0.entry.name != "manifest.json" }
    let written = Written()
    let length = first.completed[1].1
    let archive = written.archive(after: kept, length: length)
    try await exporter([sessions]).export(Self.facts, parts: [try part("sessions/clock.json")], into: archive)
    #expect(asked.all.count == 1)
    #expect(Array(first.bytes.prefix(Int(length))) + written.bytes == first.bytes)
  }
}
