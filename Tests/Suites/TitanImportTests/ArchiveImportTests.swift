import Crypto
import Foundation
import HabitsProto
import ProfileProto
import SessionsProto
import Testing
import TitanArchive
import TitanCore
import TitanProto
import TrainingProto

@testable import TitanImport

@Suite("Archives of TitanUp") struct ArchiveImportTests {
  /// An archive with a manifest that is true of its files.
  ///
  /// - Parameter changed: what the archive has in their place.
  private static func zip(
    _ files: [String: String], version: Int = 1, format: String = "titanup-export", changed: [String: String?] = [:]
  ) throws -> ZipReader {
    let listed = files.sorted { $0.key < $1.key }.map { name, text in
      let hash = SHA256.hash(data: Array(text.utf8)).description.split(separator: " ").last!  // It has a last word.
      return "{\"name\": \"\(name)\", \"bytes\": \(text.utf8.count), \"sha256\": \"\(hash)\", \"method\": \"\"}"
    }
    var stored = files.mapValues(Optional.some).merging(changed) { _, changed in changed }
    stored["manifest.json"] =
      "{\"format\": \"\(format)\", \"formatVersion\": \(version), \"files\": [\(listed.joined(separator: ", "))]}"
    return try packed(stored.compactMapValues(\.self))
  }

  private static func packed(_ files: [String: String]) throws -> ZipReader {
    var zip = ZipWriter()
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      zip.begin(name, at: Timestamp(seconds: 0))
      zip.write(Array(text.utf8))
      zip.end()
    }
    zip.finish()
    return try ZipReader(zip.take())
  }

  private static func problem(_ zip: ZipReader) throws -> String {
    let problem = #expect(throws: ImportProblem.self) { try ArchiveContent(ArchiveFiles(zip)) }
    return problem?.description ?? ""
  }

  @Test("What an archive holds, without what only services say")
  func content() throws {
    let content = try ArchiveContent(
      ArchiveFiles(
        Self.zip([
          "sessions/sessions.jsonl": """
          {"sessionId": "c", "reps": 3, "evidence": "EVIDENCE_SIMULATED"}
          {"sessionId": "b", "reps": 12, "evidence": "EVIDENCE_VERIFIED_STREAM", "receiptId": "r", "etag": "e", "note": "n"}
          {"sessionId": "a", "reps": 7, "evidence": "EVIDENCE_DECLARED", "localDate": "2024-05-30"}
          """,
          "habits/habits.jsonl": """
          {"habit": {"habitId": "r", "title": "Read"}}
          {"habit": {"habitId": "o", "title": "Read", "archived": true}}
          {"habit": {"habitId": "g", "title": "Gone", "deleteTime": "2024-05-30T00:00:00Z"}}
          """,
          "habits/records.jsonl": """
          {"recordId": "3", "habitId": "r", "delta": 9, "source": "RECORD_SOURCE_LINK", "sourceId": "b"}
          {"recordId": "2", "habitId": "r", "value": 5, "localDate": "2024-05-30", "source": "RECORD_SOURCE_USER", \
          "occurTime": "2024-05-30T12:00:00.5Z"}
          {"recordId": "1", "habitId": "r", "delta": 2, "localDate": "2024-05-30", "source": "RECORD_SOURCE_USER", \
          "occurTime": "2024-05-30T12:00:00Z", "createTime": "2024-05-30T12:00:01Z"}
          """,
          "profile/body-measurements.jsonl": """
          {"measurementId": "m", "localDate": "2024-05-30", "weightKg": 72.5}
          """,
          "training/workouts.jsonl": "{\"workoutId\": \"w\", \"name\": \"Mine\", \"own\": true, \"etag\": \"e\"}",
          "training/practices.jsonl": "{}\n{}\n",
        ])))
    #expect(content.sessions == [.init(sessionID: "a", reps: 7), .init(sessionID: "b", reps: 12, note: "n")])
    // The archived one comes before the other, which has its title.
    #expect(content.habits.map(\.habitID) == ["o", "r"])
    #expect(
      content.records == [
        "r": [
          .init(recordID: "1", habitID: "r", change: .delta(2), occurTime: .init(seconds: 1_717_070_400)),
          .init(
            recordID: "2", habitID: "r", change: .value(5),
            occurTime: .init(seconds: 1_717_070_400, nanos: 500_000_000), localDate: "2024-05-30"),
        ]
      ])
    #expect(content.measurements == [.init(measurementID: "m", weightKg: 72.5)])
    #expect(content.workouts == [.init(workoutID: "w", name: "Mine")])
    #expect(
      content.left(in: .english).map { String($0.prefix { $0 != ":" }) } == [
        "the proof of 1 session", "1 simulated session", "2 trainings", "1 deleted habit",
        "trophies, medals and level", "people and groups, and what they see of you",
        "passwords, passkeys, tokens and devices",
      ])
  }

  @Test("A session has the receipt that counted it, or the one that it came with")
  func receipts() throws {
    let long = String(repeating: "x", count: 65_537)
    let content = try ArchiveContent(
      ArchiveFiles(
        Self.zip([
          "sessions/sessions.jsonl": """
          {"sessionId": "long", "evidence": "EVIDENCE_VERIFIED_STREAM", "receiptId": "3"}
          {"sessionId": "typed", "evidence": "EVIDENCE_DECLARED"}
          {"sessionId": "kept", "evidence": "EVIDENCE_FOREIGN_RECEIPT", "hasForeignReceipt": true}
          {"sessionId": "raised", "evidence": "EVIDENCE_VERIFIED_DIGEST", "receiptId": "2", "hasForeignReceipt": true}
          {"sessionId": "counted", "evidence": "EVIDENCE_VERIFIED_STREAM", "receiptId": "1"}
          {"sessionId": "recounted", "evidence": "EVIDENCE_VERIFIED_STREAM", "receiptId": "5"}
          """,
          "sessions/foreign-receipts.jsonl": """
          {"session": {"sessionId": "kept"}, "foreignReceiptJws": "a.b.kept"}
          {"session": {"sessionId": "raised"}, "foreignReceiptJws": "a.b.raised"}
          """,
          "sets/streams.jsonl": """
          {"stream": {"receipt": {"receiptId": "1", "jws": "a.b.counted"}}}
          {"stream": {"receipt": {"receiptId": "3", "jws": "\(long)"}}}
          {"stream": {"receipt": {"receiptId": "4", "jws": "a.b.before"}}}
          {"stream": {}}
          """,
        ])))
    #expect(content.receipts == ["counted": "a.b.counted", "kept": "a.b.kept", "raised": "a.b.raised"])
    #expect(content.sessions.count == 6)
    #expect(content.left(in: .english).first?.hasPrefix("the proof of 2 sessions") == true)
  }

  @Test("An archive of an account with nothing has nothing")
  func empty() throws {
    let content = try ArchiveContent(ArchiveFiles(Self.zip(["README.txt": "Your data", "habits/habits.jsonl": ""])))
    #expect(content.sessions.isEmpty && content.habits.isEmpty && content.records.isEmpty)
    #expect(content.left(in: .english).count == 3)
    #expect(content.choices.profile == nil && content.choices.photo == nil && content.choices.likes.isEmpty)
  }

  @Test(
    "A line that can't be read is named",
    arguments: [
      "{\"sessionId\": \"a\"}\nnothing", "{\"sessionId\": \"a\"}\n{\"reps\": -1}", "{\"reps\": 1}\n{\"pushUps\": 1}",
    ])
  func broken(text: String) throws {
    let problem = try Self.problem(Self.zip(["sessions/sessions.jsonl": text]))
    #expect(problem.hasPrefix("sessions/sessions.jsonl in the archive, line 2: "))
  }

  @Test(
    "A file that isn't what the manifest says is named, also one that the import doesn't read",
    arguments: [
      ("sessions/sessions.jsonl", "{\"reps\": 8}", "sessions/sessions.jsonl in the archive was changed since"),
      ("README.txt", "Another", "README.txt in the archive was changed since the export"),
      ("README.txt", nil, "README.txt is missing in the archive"),
    ] as [(String, String?, String)])
  func changed(file: String, text: String?, words: String) throws {
    let files = ["README.txt": "Your data", "sessions/sessions.jsonl": "{\"reps\": 7}"]
    #expect(try Self.problem(Self.zip(files, changed: [file: text])).hasPrefix(words))
    #expect(try ArchiveContent(ArchiveFiles(Self.zip(files))).sessions.map(\.reps) == [7])
  }

  @Test("A file that the manifest doesn't list isn't read")
  func unlisted() throws {
    let zip = try Self.zip(["README.txt": ""], changed: ["sessions/sessions.jsonl": "{\"reps\": 7}"])
    #expect(try ArchiveContent(ArchiveFiles(zip)).sessions.isEmpty)
  }

  @Test("Newer forms and other manifests are refused with words")
  func manifests() throws {
    #expect(
      try Self.problem(Self.zip([:], version: 2))
        == "The archive has form 2, which a newer TitanUp has written; this program reads forms up to 1. Update it, and "
        + "import the archive again.")
    let words = "The archive's manifest.json isn't one of `titanup export`."
    #expect(try Self.problem(Self.zip([:], format: "other")) == words)
    #expect(try Self.problem(Self.packed(["manifest.json": "{}"])) == words)
  }

  @Test(
    "The preview counts what a later beginning of days had put on another date",
    arguments: [
      ("2024-05-31T01:00:00Z", 0, "2024-05-30", true), ("2024-05-31T01:00:00Z", 0, "2024-05-31", false),
      ("2024-05-30T23:00:00Z", 7_200, "2024-05-30", true), ("2024-05-30T23:00:00Z", 7_200, "2024-05-31", false),
      ("2024-05-31T01:00:00Z", -7_200, "2024-05-30", false), ("2024-05-31T00:00:00Z", 0, "2024-05-31", false),
    ])
  func nights(time: String, offset: Int, date: String, moves: Bool) throws {
    let session = "{\"startTime\": \"\(time)\", \"utcOffsetSeconds\": \(offset), \"localDate\": \"\(date)\"}"
    let record =
      "{\"occurTime\": \"\(time)\", \"utcOffsetSeconds\": \(offset), \"localDate\": \"\(date)\", \"delta\": 1}"
    // A value keeps its date.
    let files = ["sessions/sessions.jsonl": session, "habits/records.jsonl": record]
    let values = ["habits/records.jsonl": record.replacing("delta", with: "value")]
    func said(_ files: [String: String]) throws -> String? {
      try ArchiveContent(ArchiveFiles(Self.zip(files))).left(in: .english).first { $0.hasPrefix("the date") }
    }
    #expect(try said(files)?.hasPrefix("the dates of 2 sessions or records at night: ") == (moves ? true : nil))
    #expect(try said(values) == nil)
  }
}
