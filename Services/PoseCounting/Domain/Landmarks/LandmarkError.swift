/// Why a frame is refused. Every case names the frame's number.
package enum LandmarkError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The frame has neither as many numbers as the schema needs nor none.
  case count(frame: UInt64, found: Int, expected: Int)
  /// A number is NaN, infinite, or outside what a coordinate (-16…16) or a visibility (0…1) may be.
  case value(frame: UInt64, landmark: Int, component: String, found: Float)
  /// The time is negative or not later than that of the frame before.
  case time(frame: UInt64, found: Int64, previous: Int64?)
  /// The frame is not the next one.
  case number(frame: UInt64, expected: UInt64)
  /// More frames than 60 in a second.
  case rate(frame: UInt64)
  /// The stream is longer than 30 minutes.
  case length(frame: UInt64, found: Int64)

  package var frame: UInt64 {
    switch self {
    case .count(let frame, _, _), .value(let frame, _, _, _), .time(let frame, _, _), .number(let frame, _),
      .rate(let frame), .length(let frame, _):
      frame
    }
  }

  package var description: String {
    switch self {
    case .count(let frame, let found, let expected):
      "frame \(frame) has \(found) numbers, the schema needs \(expected), or none where nobody was found"
    case .value(let frame, let landmark, let component, let found):
      "frame \(frame), landmark \(landmark): \(component) is \(found), "
        + (component == "visibility" ? "0 to 1 is allowed" : "-16 to 16 is allowed")
    case .time(let frame, let found, let previous?):
      "frame \(frame) is at \(found) us, not after \(previous) us of the frame before"
    case .time(let frame, let found, nil):
      "frame \(frame) is at \(found) us, a stream starts at 0 us or later"
    case .number(let frame, let expected):
      "frame \(frame) came where frame \(expected) is next"
    case .rate(let frame):
      "frame \(frame) exceeds \(LandmarkQuantizer.framesPerSecond) frames a second"
    case .length(let frame, let found):
      "frame \(frame) is at \(found) us, a stream has at most \(LandmarkQuantizer.longest) us"
    }
  }
}
