import Foundation
import PoseProto
import SessionsProto
import Testing
import TitanProto
import TitanProtoJSON
import TitanRPC

@testable import CommandLineClient

@Suite("A queue of sessions that could not be sent")
struct OfflineQueueTests {
  private func line(_ number: Int, _ more: String = "") -> String {
    """
    {"session":{"session_id":"\(number)","start_time":"2026-05-31T08:00:00.25+02:00","end_time":"2026-05-31T06:01:00Z",\
    "time_zone":"Europe/Berlin","utc_offset_seconds":7200,"reps":12}\(more)}
    """
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func text(_ bytes: [UInt8]?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

  @Test("A line is parsed into its request")
  func request() throws {
    let text = """
      {"session":{"session_id":"a","start_time":"2026-05-31T08:00:00.25+02:00","end_time":"2026-05-31T06:01:00Z",\
      "time_zone":"UTC","utc_offset_seconds":-3600,"reps":7,"target":9,"note":"süß",\
      "sets":[{"reps":7,"start_time":"2026-05-31T06:00:00.123456789Z","end_time":"2026-05-31T06:00:30Z"}]},\
      "receipt_jws":"x.y.z","request_id":"r","other":1}
      """
    let queue = OfflineQueue(bytes(text))
    let request = try #require(queue.unsent(limit: 9).first?.session.request)
    let start = GoogleProtobuf.Timestamp(seconds: 1_780_207_200, nanos: 250_000_000)
    let session = SessionsV1.Session(
      sessionID: "a", startTime: start, endTime: .init(seconds: 1_780_207_260), timeZone: "UTC",
      utcOffsetSeconds: -3_600, reps: 7,
      sets: [
        .init(
          reps: 7, startTime: .init(seconds: 1_780_207_200, nanos: 123_456_789),
          endTime: .init(seconds: 1_780_207_230))
      ], target: 9, note: "süß")
    #expect(request == .init(session: session, receiptJws: "x.y.z", requestID: "r"))
  }

  @Test(
    "A retimed set is sent with its new receipt, and its sets and UTC offset follow")
  func retimed() throws {
    let payload = Base64URL.encode(#"{"stream":"s-1","reps":[]}"#.utf8)
    let text = """
      {"session":{"session_id":"a","start_time":"2026-05-31T06:00:00Z","end_time":"2026-05-31T06:01:00Z",\
      "time_zone":"Europe/Berlin","utc_offset_seconds":7200,"reps":7,"note":"süß",\
      "sets":[{"reps":7,"start_time":"2026-05-31T06:00:10Z","end_time":"2026-05-31T06:00:30Z"}]},\
      "receipt_jws":"x.\(payload).z","request_id":"r"}
      """
    var queue = OfflineQueue(bytes(text + "\n" + line(2)))
    let queued = try #require(queue.unsent(limit: 9).first)
    #expect(queued.session.streamID == "s-1" && queue.unsent(limit: 9)[1].session.streamID == nil)
    // A date in winter.
    let start = GoogleProtobuf.Timestamp(rfc3339: "2026-01-31T06:00:00Z")
    let end = GoogleProtobuf.Timestamp(rfc3339: "2026-01-31T06:01:00Z")
    let request = try #require(queued.session.retimed(.init(startTime: start, endTime: end, jws: "new")))
    let session = try #require(request.session)
    #expect((session.startTime, session.endTime) == (start, end) && session.utcOffsetSeconds == 3_600)
    #expect(session.sets.map(\.startTime) == [.init(rfc3339: "2026-01-31T06:00:10Z")])
    #expect(session.sets.map(\.endTime) == [.init(rfc3339: "2026-01-31T06:00:30Z")])
    #expect(session.sessionID == "a" && session.note == "süß" && session.reps == 7)
    #expect(request.receiptJws == "new" && request.requestID != "r" && UUID(uuidString: request.requestID) != nil)
    // From now on the line is the new one, whatever happens to it.
    try queue.replace(queued.line, with: request)
    #expect(queue.unsent(limit: 9).first?.session.request == request)
    queue.refuse(queued.line, ["reason": "R"], why: "R")
    let kept = queue.remains(of: bytes(text + "\n" + line(2)))
    #expect(OfflineQueue(try #require(kept)).unsent(limit: 9).first?.session.request == request)
  }

  @Test("Sessions are added as separate lines, even to a missing file or one without a final newline")
  func adding() async throws {
    let path = NSTemporaryDirectory() + "titanup-\(UUID().uuidString).jsonl"
    defer { for path in [path, path + ".lock"] { try? FileManager.default.removeItem(atPath: path) } }
    let file = OfflineQueueFile(path: path)
    let first = SessionsV1.CreateSessionRequest(
      session: .init(
        sessionID: "a", startTime: .init(seconds: 1_780_207_200, nanos: 250_000_000),
        endTime: .init(seconds: 1_780_207_260), timeZone: "Europe/Berlin", utcOffsetSeconds: 7_200, reps: 7, target: 9),
      receiptJws: "x.y.z", requestID: "r")
    var second = first
    second.session?.sessionID = "b"
    try await file.add(first)
    let line = try String(contentsOfFile: path, encoding: .utf8)
    try String(line.dropLast()).write(toFile: path, atomically: true, encoding: .utf8)
    try await file.add(second)
    let queue = try file.read()
    #expect(queue.unsent(limit: 9).map(\.session.request) == [first, second] && queue.problems.isEmpty)
  }

  @Test("Recorded sessions are removed; refused ones stay with the reason, and so do those added meanwhile")
  func remains() throws {
    var queue = OfflineQueue(bytes("\(line(1))\r\n\n\(line(2))\n\(line(3))\n"))
    #expect(queue.unsent(limit: 2).map(\.line) == [0, 2])
    let original = bytes("\(line(1))\r\n\n\(line(2))\n\(line(3))\n")
    queue.record(0)
    queue.refuse(2, ["reason": "SESSION_OVERLAP"], why: "overlap")
    let written = queue.remains(of: original + bytes(line(4) + "\n"))
    let first = try #require(written)
    let lines = try #require(text(first)).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].contains(#""refused":{"reason":"SESSION_OVERLAP"}"#) && lines[0].contains(#""session_id":"2""#))
    #expect(lines[1...].map(String.init) == [line(3), line(4)])
    #expect(queue.unsent(limit: 9).map(\.line) == [3])
    queue.record(3)
    // A second call: lines added before and since are there once.
    let rewritten = queue.remains(of: first + bytes("torn"))
    let second = try #require(text(rewritten))
    #expect(second.hasSuffix("\n\(line(4))\ntorn") && !second.contains(#""session_id":"3""#))
    #expect(queue.recorded == 2 && queue.problems.map(\.line) == [1])
    // A refused line can be sent again: its reason is ignored.
    #expect(OfflineQueue(bytes(second)).unsent(limit: 9).count == 2)
  }

  @Test("A file that has been replaced is left alone")
  func another() {
    var queue = OfflineQueue(bytes(line(1)))
    queue.record(0)
    let remains = queue.remains(of: bytes(line(2)))
    #expect(remains == nil)
  }

  @Test(
    "Lines that are not sessions stay as they are, with a reason",
    arguments: [
      ("nonsense", "isn't a JSON"), ("[1]", "isn't a JSON object"), ("{}", "session is missing"),
      (#"{"session":{"session_id":5}}"#, "session.session_id has the wrong type"),
    ])
  func faults(_ line: String, _ why: String) {
    var queue = OfflineQueue(bytes(line + "\n"))
    #expect(queue.unsent(limit: 9).isEmpty)
    #expect(queue.problems.first?.why.contains(why) == true, "\(queue.problems)")
    let remains = queue.remains(of: bytes(line + "\n"))
    #expect(text(remains) == line + "\n")
  }

  @Test("Invalid numbers are reported, and whole numbers are read in any notation")
  func numbers() {
    for number in ["-5", "1e99", "1.5", "4294967296"] {
      let queue = OfflineQueue(bytes(line(1).replacingOccurrences(of: #""reps":12"#, with: #""reps":\#(number)"#)))
      #expect(queue.problems.map(\.why) == ["session.reps: this isn't a whole number from 0 to 4294967295"])
    }
    let whole = OfflineQueue(bytes(line(1).replacingOccurrences(of: #""reps":12"#, with: #""reps":1.2e1"#)))
    #expect(whole.unsent(limit: 1).first?.session.request.session?.reps == 12)
  }

  @Test(
    "Invalid times are reported",
    arguments: ["yesterday", "2026-05-31", "2026-05-31T06:00:00", "2026-13-01T06:00:00Z", "2026-02-30T06:00:00Z"])
  func times(_ time: String) {
    let queue = OfflineQueue(bytes(line(1).replacingOccurrences(of: "2026-05-31T06:01:00Z", with: time)))
    #expect(queue.unsent(limit: 9).isEmpty)
    #expect(queue.problems.first?.why.hasPrefix("session.end_time: this is \"\(time)\", ") == true)
  }
}
