import Foundation
import TitanProto

/// Sessions that a device could not send yet: a JSON object on each line. What was recorded leaves it; what was not
/// stays, with the reason as its member `refused`.
struct OfflineQueue {
  private enum Outcome {
    case recorded
    case refused(line: [UInt8], why: String)
  }

  private var lines: [[UInt8]]
  private var sessions: [Int: QueuedSession]
  private let faults: [Int: String]
  private var outcomes: [Int: Outcome] = [:]
  /// What the file held when it was read or written last, and what others have added to it so far.
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

  /// What stays in the file, and why, by the lines it has from 0 when what was recorded has left it.
  var problems: [(line: Int, why: String)] {
    let refused = outcomes.compactMap { line, outcome in
      if case .refused(_, let why) = outcome { (line, why) } else { nil }
    }
    let gone = outcomes.compactMap { line, outcome in if case .recorded = outcome { line } else { nil } }
    return (refused + faults.map { ($0, $1) }).sorted { $0.0 < $1.0 }.map { line, why in
      (line: line - gone.count { $0 < line }, why: why)
    }
  }

  /// The session of a line becomes another one.
  mutating func replace(_ line: Int, with request: SessionsV1.CreateSessionRequest) throws {
    let bytes = Array(QueuedSession.json(request).text.utf8)
    sessions[line] = try JSONDecoder().decode(QueuedSession.self, from: Data(bytes))
    lines[line] = bytes
  }

  /// The session of a line is with the service.
  mutating func record(_ line: Int) { outcomes[line] = .recorded }

  /// The session of a line was not recorded.
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

  /// What the file shall hold, if it holds `current` now: somebody may have added to it. `nil` if it is not the one that
  /// was read.
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
