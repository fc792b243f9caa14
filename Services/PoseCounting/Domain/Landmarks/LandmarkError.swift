/// Why a frame is refused. Every case carries the frame's number.
package enum LandmarkError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The frame has some values, but not the schema's number of them.
  case count(frame: UInt64, found: Int, expected: Int)
  /// A number is NaN, infinite, or outside the range of a coordinate or a visibility.
  case value(frame: UInt64, index: Int, found: Float)
  /// The time is negative, or not later than that of the previous frame.
  case time(frame: UInt64, found: Int64, previous: Int64?)
  /// The frame is not the next one.
  case number(frame: UInt64, expected: UInt64)
  /// More than 60 frames came in a second.
  case rate(frame: UInt64)
  /// The stream is longer than 30 minutes.
  case length(frame: UInt64, found: Int64)

  package var frame: UInt64 {
    switch self {
    case .count(let frame, _, _), .value(let frame, _, _), .time(let frame, _, _), .number(let frame, _),
      .rate(let frame), .length(let frame, _):
      frame
    }
  }

  package var description: String {
    switch self {
    case .count(let frame, let found, let expected):
      "frame \(frame) has \(found) numbers, the schema needs \(expected), or none where nobody was found"
    case .value(let frame, let index, let found):
      "frame \(frame), number \(index): \(LandmarkComponent(index)) of landmark \(index / 4) is \(found); "
        + "allowed: \(LandmarkComponent(index).allowed)"
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

/// The meaning of a number in a frame: each landmark has one of each, in this order.
package enum LandmarkComponent: Int, Sendable, CaseIterable {
  case x, y, z, visibility

  /// - Parameter index: the number's position in its frame.
  package init(_ index: Int) { self = Self.allCases[index % Self.allCases.count] }

  /// The allowed range, in words.
  package var allowed: String { self == .visibility ? "0 to 1" : "-16 to 16" }
}
