import PoseCountingDomain
import PoseProto

/// An event of the contract as the page gets it: one line of JSON, the fields in the contract's order.
enum EventLine {
  static func json(_ response: PoseV1.StreamRepsResponse) -> String {
    switch response.message {
    case .repCounted(let counted):
      let rep = counted.rep ?? PoseV1.Rep()
      let flags = rep.flags.map { "\($0.rawValue)" }.joined(separator: ",")
      return object(
        "rep",
        [
          "number": rep.number, "startMs": rep.startMs, "endMs": rep.endMs,
          "minAngleDecidegrees": rep.minAngleDecidegrees, "maxAngleDecidegrees": rep.maxAngleDecidegrees,
          "depthPercent": rep.depthPercent, "qualityPercent": rep.qualityPercent, "flags": "[\(flags)]",
          "frame": counted.frame,
        ])
    case .partialRep(let partial):
      return object(
        "partial",
        [
          "minAngleDecidegrees": partial.minAngleDecidegrees, "startMs": partial.startMs, "endMs": partial.endMs,
        ])
    case .feedback(let cue):
      let fields: Fields = ["code": cue.code.rawValue, "joint": "\"\(cue.joint)\""]
      return object("feedback", fields, unlessZero: ["problem": cue.problem.rawValue])
    case .held(let held): return object("held", ["seconds": held.seconds, "frame": held.frame])
    case .progress(let progress):
      let tempo = progress.tempo.map {
        #"{"downMs":\#($0.downMs),"bottomMs":\#($0.bottomMs),"upMs":\#($0.upMs),"topMs":\#($0.topMs)}"#
      }
      return object(
        "progress",
        [
          "romPercent": progress.romPercent, "phase": progress.phase.rawValue, "tempo": tempo ?? "null",
          "reps": progress.reps, "cadence": progress.cadence,
        ])
    case .placement(let placement):
      let joints = placement.jointsOutside.map { "\"\($0)\"" }.joined(separator: ",")
      return object(
        "placement",
        [
          "view": placement.view.rawValue, "distance": placement.distance.rawValue, "jointsOutside": "[\(joints)]",
          "tiltDegrees": placement.tiltDegrees, "isGood": placement.isGood,
        ])
    case .countdown(let countdown): return object("countdown", ["seconds": countdown.seconds])
    case .targetReached(let target):
      return object("target", ["reps": target.reps], unlessZero: ["heldSeconds": Int32(target.heldSeconds)])
    case .ready, .ack, .receipt, .livenessAsked, .livenessAnswered, nil: return "no event"
    }
  }

  static func json(_ tally: StreamTally) -> String {
    object(
      "tally",
      [
        "reps": tally.reps.count, "partialReps": tally.partialReps.count, "coveragePercent": tally.coveragePercent,
      ],
      unlessZero: ["heldSeconds": Int32(tally.heldSeconds), "problem": Int32(tally.problem?.rawValue ?? 0)])
  }

  private typealias Fields = KeyValuePairs<String, any CustomStringConvertible>

  /// - Parameter extras: fields that only some exercises have.
  private static func object(
    _ kind: String, _ fields: Fields, unlessZero extras: KeyValuePairs<String, Int32> = [:]
  ) -> String {
    let present = extras.filter { $0.value != 0 }.map { #","\#($0.key)":\#($0.value)"# }.joined()
    return #"{"kind":"\#(kind)""# + fields.map { #","\#($0.key)":\#($0.value)"# }.joined() + present + "}"
  }
}
