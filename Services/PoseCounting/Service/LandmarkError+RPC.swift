package import PoseCountingDomain
import TitanCore
package import TitanRPC

/// A refused frame on the wire: the reason gives the kind of error, and the details give programs the frame's number.
package struct RefusedFrame: RPCErrorConvertible {
  package let error: LandmarkError

  package init(_ error: LandmarkError) { self.error = error }

  package var rpcError: RPCError {
    let info = ["frame": String(error.frame)]
    switch error {
    case .count: return invalid("LANDMARK_COUNT", info)
    case .value(_, let index, let found):
      let component = LandmarkComponent(index)
      let facts = [
        "index": "\(index)", "landmark": "\(index / 4)", "component": "\(component)", "found": "\(found)",
        "allowed": component.allowed,
      ]
      return invalid(
        found.isFinite ? "LANDMARK_OUT_OF_RANGE" : "LANDMARK_NAN", info.merging(facts) { first, _ in first })
    case .time: return invalid("NON_MONOTONIC_TIME", info)
    case .number(_, let expected):
      return invalid("FRAME_NUMBER", info.merging(["expected": String(expected)]) { first, _ in first })
    case .rate:
      return RPCError(.resourceExhausted, reason: "FRAME_RATE", error.description, info: info)
    case .length:
      return RPCError(.resourceExhausted, reason: "STREAM_TOO_LONG", error.description, info: info)
    }
  }

  private func invalid(_ reason: String, _ info: [String: String]) -> RPCError {
    let violation = FieldViolation(
      field: "frames.frames[number=\(error.frame)]", description: error.description, reason: reason)
    return RPCError(
      .invalidArgument, reason: reason, error.description, info: info, details: [.badRequest([violation])])
  }
}
