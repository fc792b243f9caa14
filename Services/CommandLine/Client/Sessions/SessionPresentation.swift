import SessionsProto
import TitanCore
import TitanProtoJSON

/// Presents sessions.
enum SessionPresentation {
  static func json(_ session: SessionsV1.Session) -> JSONValue {
    [
      "session_id": .string(session.sessionID),
      "start_time": .time(session.startTime),
      "end_time": .time(session.endTime),
      "time_zone": .string(session.timeZone),
      "utc_offset_seconds": .number(session.utcOffsetSeconds ?? 0),
      "local_date": .string(session.localDate),
      "reps": .number(session.reps),
      "target": .number(session.target),
      "target_met": .bool(session.targetMet),
      "evidence": .string(evidence(session.evidence)),
      "receipt_id": .string(session.receiptID),
      "stream_id": .string(session.streamID),
      "counter": .string(session.counter),
      "recount_available": .bool(session.recountAvailable),
      "note": .string(session.note),
      "late": .bool(session.late),
      "etag": .string(session.etag),
      "create_time": .time(session.createTime),
    ]
  }

  /// The session with its earlier counts.
  static func json(_ session: SessionsV1.Session, _ past: [SessionsV1.PastCount]) -> JSONValue {
    [
      "session": json(session),
      "past_counts": .array(
        past.map {
          [
            "receipt_id": .string($0.receiptID), "counter": .string($0.counter), "reps": .number($0.reps),
            "evidence": .string(evidence($0.evidence)), "replace_time": .time($0.replaceTime),
          ]
        }),
    ]
  }

  /// Everything about a session.
  static func lines(
    _ session: SessionsV1.Session, _ past: [SessionsV1.PastCount], terminal: Terminal
  ) -> [String] {
    var lines = summary(session, terminal: terminal)
    var rows = [("id", session.sessionID), ("took", duration(session)), ("counter", session.counter)]
    rows += [("stream", session.streamID), ("note", session.note.printable)]
    for (name, value) in rows where !value.isEmpty {
      let parts = value.wrapped(to: max(8, terminal.room - 9))
      lines += parts.enumerated().map { ($0 == 0 ? name : "").padded(to: 9) + $1 }
    }
    if session.late { lines.append("It arrived more than a day after it happened.") }
    if session.recountAvailable { lines.append("A newer counter can count it: `titanup sessions recount`.") }
    for count in past {
      lines.append("Before: \(Format.count(Int(count.reps), "push-up")) by \(count.counter.printable)")
    }
    return lines
  }

  /// A session in one sentence, on one line if it fits.
  ///
  /// - Parameter prefix: the words before it.
  static func summary(_ session: SessionsV1.Session, prefix: String = "", terminal: Terminal) -> [String] {
    let count = Format.count(Int(session.reps), "push-up")
    let reached = "target \(session.target) reached"
    let target =
      session.target == 0 ? "" : session.targetMet ? ", " + reached : ", target \(session.target) not reached"
    let text =
      "\(prefix)\(count)\(target) · \(when(session)) \(session.timeZone.printable) · \(evidence(session.evidence))"
    // Colours are added last, because their codes have no width.
    return text.wrapped(to: terminal.room).enumerated().map { index, line in
      let bold = index == 0 ? line.replacing(count, with: terminal.style(.bold, count), maxReplacements: 1) : line
      return session.targetMet ? bold.replacing(reached, with: terminal.style(.green, reached)) : bold
    }
  }

  static func table(_ sessions: [SessionsV1.Session], terminal: Terminal) -> [String] {
    var table = Table([
      .init("when"), .init("reps", .right), .init("target", .right, expendability: 1),
      .init("took", .right, expendability: 3), .init("evidence", expendability: 2),
      .init("counter", expendability: 4), .init("id", expendability: 5),
    ])
    for session in sessions {
      table.add([
        .init(when(session)), .init("\(session.reps)", .bold),
        .init("\(session.target)\(session.targetMet ? " ✓" : "  ")", session.targetMet ? .green : nil),
        .init(duration(session)), .init(evidence(session.evidence)), .init(session.counter),
        .init(session.sessionID, .dim),
      ])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  static func evidence(_ evidence: SessionsV1.Evidence) -> String {
    switch evidence {
    case .verifiedStream: "verified"
    case .verifiedDigest: "verified (digest)"
    case .device: "device"
    case .declared: "declared"
    case .simulated: "simulated"
    case .foreignReceipt: "foreign receipt"
    default: evidence.description
    }
  }

  private static func when(_ session: SessionsV1.Session) -> String {
    guard let start = session.startTime else { return session.localDate }
    return Format.localTime(Timestamp(start), utcOffsetSeconds: Int(session.utcOffsetSeconds ?? 0))
  }

  private static func duration(_ session: SessionsV1.Session) -> String {
    guard let start = session.startTime, let end = session.endTime else { return "" }
    return Format.clock(Timestamp(end) - Timestamp(start))
  }
}
