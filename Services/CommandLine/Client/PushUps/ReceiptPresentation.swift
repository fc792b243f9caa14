import PoseProto
import TitanCore
import TitanProtoJSON

/// Presents the counted reps.
enum ReceiptPresentation {
  static func json(_ receipt: PoseV1.RepReceipt) -> JSONValue {
    [
      "receipt_id": .string(receipt.receiptID),
      "stream_id": .string(receipt.streamID),
      "stream_digest": .string(receipt.streamDigest),
      "exercise": .string(receipt.exercise.description),
      "counter": .string(receipt.counter),
      "start_time": .time(receipt.startTime),
      "end_time": .time(receipt.endTime),
      "reps": .array(receipt.reps.map(json)),
      "held_seconds": .number(receipt.heldSeconds),
      "partial_reps": .number(receipt.partialReps),
      "coverage_percent": .number(receipt.coveragePercent),
      "problem": receipt.problem == .unspecified ? .null : .string(receipt.problem.description),
      "evidence_flags": .array(receipt.evidenceFlags.map { .string($0.description) }),
      "origin": .string(receipt.origin.description),
      "simulated": .bool(receipt.isSimulated),
      "liveness": receipt.liveness.map(json) ?? .null,
      "key_id": .string(receipt.keyID),
      "jws": .string(receipt.jws),
    ]
  }

  private static func json(_ liveness: PoseV1.Liveness) -> JSONValue {
    [
      "kind": .string(liveness.kind.description),
      "result": .string(liveness.result.description),
      "asked_ms": .number(liveness.askedMs),
      "answered_ms": .number(liveness.answeredMs),
    ]
  }

  private static func json(_ rep: PoseV1.Rep) -> JSONValue {
    [
      "number": .number(rep.number),
      "start_ms": .number(rep.startMs),
      "end_ms": .number(rep.endMs),
      "min_angle_decidegrees": .number(rep.minAngleDecidegrees),
      "max_angle_decidegrees": .number(rep.maxAngleDecidegrees),
      "depth_percent": .number(rep.depthPercent),
      "quality_percent": .number(rep.qualityPercent),
      "flags": .array(rep.flags.map { .string($0.description) }),
    ]
  }

  /// A headline and a table of the reps.
  static func lines(_ receipt: PoseV1.RepReceipt, terminal: Terminal) -> [String] {
    let style = terminal.style
    var headline = style(.bold, receipt.amountWords)
    if receipt.partialReps > 0 { headline += " and \(Format.count(Int(receipt.partialReps), "partial"))" }
    if let start = receipt.startTime, let end = receipt.endTime {
      headline += " in \(Format.clock(Timestamp(end) - Timestamp(start)))"
    }
    headline += style(.dim, " · counted by \(receipt.counter.printable), seen \(receipt.coveragePercent) % of the time")
    guard !receipt.reps.isEmpty else { return [headline] }
    // Other exercises have no elbow to tell, and their depth is their quality.
    let hasElbows = receipt.exercise == .pushUp
    let elbowColumns: [Table.Column] =
      hasElbows ? [.init("elbow", .right, expendability: 3), .init("quality", .right, expendability: 1)] : []
    var table = Table(
      [.init("rep", .right), .init("at", .right), .init("took", .right), .init("depth")] + elbowColumns
        + [.init("", expendability: 2)])
    for rep in receipt.reps {
      let depth = Int(min(100, rep.depthPercent))
      let bar = Bar.filled(Double(depth) / 100, width: 10).padded(to: 10)
      let elbowCells: [Table.Cell] =
        hasElbows ? [.init("\((rep.minAngleDecidegrees + 5) / 10)°", .dim), .init("\(rep.qualityPercent) %")] : []
      table.add(
        [
          .init("\(rep.number)"), .init(Format.seconds(.milliseconds(rep.startMs))),
          .init(Format.seconds(.milliseconds(rep.endMs > rep.startMs ? rep.endMs - rep.startMs : 0))),
          .init("\(bar) \("\(depth)".padded(to: 3, .right)) %", .cyan),
        ] + elbowCells + [.init(rep.flags.map(remark).joined(separator: ", "), .yellow)])
    }
    let doubts =
      receipt.isSimulated
      ? [style(.yellow, "Simulated: nobody did it, so it earns nothing")]
      : receipt.evidenceFlags.map { style(.yellow, "Not taken as proof: \(doubt($0))") }
    let remarks = doubts + (receipt.liveness.map { [remark($0)] } ?? [])
    return [headline, ""] + table.render(width: terminal.width, style: style) + (remarks.isEmpty ? [] : [""] + remarks)
  }

  /// What became of the sign of life.
  static func remark(_ liveness: PoseV1.Liveness) -> String {
    let wait = Format.seconds(.milliseconds(max(0, Int(liveness.answeredMs) - Int(liveness.askedMs))))
    return switch liveness.result {
    case .passed: "Sign of life: given, \(wait) after it was asked for"
    case .failed: "Sign of life: asked for, and not given in time"
    case .unanswered: "Sign of life: asked for, but the set ended first"
    case .notAsked: "Sign of life: not asked for, since the set ended first or wasn't live"
    default: "Sign of life: \(liveness.result.description)"
    }
  }

  /// Why a set proves less than it seems to.
  static func doubt(_ flag: PoseV1.EvidenceFlag) -> String {
    switch flag {
    case .duplicateMotion: "this very motion was shown before"
    case .loopedRep: "push-ups in a row are one and the same"
    case .impossibleCadence: "nobody was ever that fast"
    case .aheadOfClock: "its frames are from the future"
    case .impossibleBody: "nobody has such arms and legs"
    case .bodyChanged: "somebody else went on with it"
    case .slidingHands: "the hands were not on the ground"
    case .gravityMismatch: "the image doesn't turn with the phone"
    default: flag.description
    }
  }

  static func remark(_ flag: PoseV1.RepFlag) -> String {
    switch flag {
    case .noLockout: "arms not straight"
    case .tooFast: "too fast to judge well"
    case .partlySeen: "partly seen"
    case .hipSag: "hips low"
    case .hipPike: "hips high"
    case .asymmetric: "arms uneven"
    case .kneesDown: "on the knees"
    case .incline: "hands raised"
    case .tooSlow: "slow"
    case .bounce: "bounced"
    default: flag.description
    }
  }
}
