import Foundation
import SessionsProto
import TitanProtoJSON

/// Sessions that a device could not send yet, one JSON object per line. Sessions that were recorded are removed;
/// refused ones stay, with the reason in their member `refused`.
struct OfflineQueue {
  private enum Outcome {
    case recorded
    case refused(line: [UInt8], why: String)
  }

  private var lines: [[UInt8]]
  private var sessions: [Int: QueuedSession]
  private let faults: [Int: String]
  private var outcomes: [Int: Outcome] = [:]
  /// The content of the file when it was last read or written, and the lines that others have added since.
  private var held: [UInt8]
  private var added: [UInt8] = []

  init(_ bytes: [UInt8]) {
    held = bytes
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    var (sessions, faults): ([Int: QueuedSession], [Int: String]) = ([:], [:])
    for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 <= UInt8(ascii: " ") }) {
      do {
        sessions[index] = try JSONDecoder().decode(QueuedSession.self, from: Data(line))
      } catch {
        faults[index] = QueuedSession.fault(error)
      }
    }
    (self.sessions, self.faults) = (sessions, faults)
  }

  /// Sessions that were not sent yet, by their lines from 0, in the order of the file.
  func unsent(limit: Int) -> [(line: Int, session: QueuedSession)] {
    sessions.filter { outcomes[$0.key] == nil }.sorted { $0.key < $1.key }.prefix(limit).map { ($0.key, $0.value) }
  }

  var recorded: Int { outcomes.values.count { if case .recorded = $0 { true } else { false } } }

  /// The lines that stay in the file, and why. Their numbers start at 0 and don't count the recorded ones.
  var problems: [(line: Int, why: String)] {
    let refused = outcomes.compactMap { line, outcome in
      if case .refused(_, let why) = outcome { (line, why) } else { nil }
    }
    let gone = outcomes.compactMap { line, outcome in if case .recorded = outcome { line } else { nil } }
    return (refused + faults.map { ($0, $1) }).sorted { $0.0 < $1.0 }.map { line, why in
      (line: line - gone.count { $0 < line }, why: why)
    }
  }

  /// Replaces the session of a line.
  mutating func replace(_ line: Int, with request: SessionsV1.CreateSessionRequest) throws {
    let bytes = Array(QueuedSession.json(request).text.utf8)
    sessions[line] = try JSONDecoder().decode(QueuedSession.self, from: Data(bytes))
    lines[line] = bytes
  }

  /// Marks the session of a line as recorded by the service.
  mutating func record(_ line: Int) { outcomes[line] = .recorded }

  /// Marks the session of a line as refused.
  mutating func refuse(_ line: Int, _ reason: JSONValue, why: String) {
    outcomes[line] = .refused(line: Self.adding(reason, to: lines[line]), why: why)
  }

  private static func adding(_ reason: JSONValue, to line: [UInt8]) -> [UInt8] {
    guard var members = (try? JSONSerialization.jsonObject(with: Data(line))) as? [String: Any],
      let member = try? JSONSerialization.jsonObject(with: Data(reason.text.utf8))
    else { return line }
    members["refused"] = member
    let bytes = try? JSONSerialization.data(withJSONObject: members, options: [.sortedKeys, .withoutEscapingSlashes])
    return bytes.map { Array($0) } ?? line
  }

  /// The new content of the file, whose `current` content may have additions by others; `nil` if it is a different
  /// file.
  mutating func remains(of current: [UInt8]) -> [UInt8]? {
    guard current.starts(with: held) else { return nil }
    added += current.dropFirst(held.count)
    let kept = lines.enumerated().compactMap { index, line in
      switch outcomes[index] {
      case nil: line
      case .recorded: nil
      case .refused(let line, _): line
      }
    }
    held = Array(kept.joined(separator: [UInt8(ascii: "\n")])) + added
    return held
  }
}

/// A queue on disk.
struct OfflineQueueFile: Sendable {
  let path: String

  init(path: String) { self.path = path }

  /// The queue of sets that were counted but not stored, next to the credentials.
  init(beside credentials: CredentialsFile) {
    let folder = (credentials.path as NSString).deletingLastPathComponent
    path = (folder as NSString).appendingPathComponent("unsent.jsonl")
  }

  func read() throws(ClientError) -> OfflineQueue { OfflineQueue(try bytes()) }

  /// Writes the queue back, all or nothing. Lines that others have added in the meantime stay.
  func write(_ queue: inout OfflineQueue) throws(ClientError) {
    guard let remains = queue.remains(of: try bytes()) else {
      throw ClientError(.refused, "Another program has changed \(path), so it is left as it is.")
    }
    do {
      try DurableFile.replace(path, with: Data(remains))
    } catch {
      throw ClientError(.refused, "Can't write \(path): \(error)")
    }
  }

  /// Adds a session that could not be stored, and creates the file if necessary.
  func add(_ request: SessionsV1.CreateSessionRequest) async throws {
    let lock = try await FileLock(path: path + ".lock")
    defer { lock.release() }
    let held = FileManager.default.fileExists(atPath: path) ? try bytes() : []
    let newline = UInt8(ascii: "\n")
    let separator = held.isEmpty || held.last == newline ? [] : [newline]
    do {
      try DurableFile.replace(
        path, with: Data(held + separator + Array(QueuedSession.json(request).text.utf8) + [newline]))
    } catch {
      throw ClientError(.refused, "Can't write \(path): \(error)")
    }
  }

  /// Checks that the file exists and is readable.
  func check() throws(ClientError) {
    do throws(InputFileError) { try InputFile.check(path) } catch { throw unreadable(error) }
  }

  private func unreadable(_ error: InputFileError) -> ClientError {
    ClientError(.refused, "Can't read \(path): \(error)")
  }

  private func bytes() throws(ClientError) -> [UInt8] {
    do throws(InputFileError) { return try InputFile.read(path) } catch { throw unreadable(error) }
  }
}
