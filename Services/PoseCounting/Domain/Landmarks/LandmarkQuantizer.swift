/// A stream's input check: validates every frame, and converts its numbers to the integers that are stored and counted.
/// Nothing behind it uses floating-point numbers.
package struct LandmarkQuantizer: Sendable, Equatable {
  package static let framesPerSecond = 60
  /// 30 minutes, in microseconds.
  package static let longest: Int64 = 30 * 60 * 1_000_000

  package let schema: LandmarkSchema
  /// The number that the next frame must have.
  package private(set) var nextNumber: UInt64 = 0
  private var lastTime: Int64?
  private var pace = FramePace()

  package init(schema: LandmarkSchema) { self.schema = schema }

  /// Takes a frame that was validated before it was stored.
  package mutating func skip(_ frame: QuantizedFrame) {
    nextNumber += 1
    lastTime = frame.microseconds
    _ = pace.admits(frame.microseconds)
  }

  /// Validates a frame and takes it. A frame that is refused changes nothing.
  ///
  /// - Parameters:
  ///   - values: x, y, z and visibility of each landmark in turn, or nothing if nobody was found.
  ///   - up: x, y and z of a unit vector, or nothing if the frame doesn't tell which way is up.
  package mutating func quantize(
    number: UInt64, microseconds: Int64, values: [Float], up: [Float] = [], isPaused: Bool = false
  ) throws(LandmarkError) -> QuantizedFrame {
    guard number == nextNumber else { throw .number(frame: number, expected: nextNumber) }
    guard microseconds > (lastTime ?? -1) else { throw .time(frame: number, found: microseconds, previous: lastTime) }
    guard microseconds <= Self.longest else { throw .length(frame: number, found: microseconds) }
    guard values.isEmpty || values.count == 4 * schema.count else {
      throw .count(frame: number, found: values.count, expected: 4 * schema.count)
    }
    let landmarks = try quantize(values, frame: number)
    let direction = up.isEmpty ? nil : UpDirection(measured: up)
    guard up.isEmpty || direction != nil else { throw .up(frame: number, found: up) }
    var pace = pace
    guard pace.admits(microseconds) else { throw .rate(frame: number) }
    self.pace = pace
    lastTime = microseconds
    nextNumber += 1
    return QuantizedFrame(microseconds: microseconds, isPaused: isPaused, up: direction, landmarks: landmarks)
  }

  private func quantize(_ values: [Float], frame: UInt64) throws(LandmarkError) -> [QuantizedLandmark] {
    // All threads share the empty array, and this initializer would write its count into it.
    guard !values.isEmpty else { return [] }
    var wrong: Int?
    let landmarks = [QuantizedLandmark](unsafeUninitializedCapacity: values.count / 4) { landmarks, count in
      for index in 0..<values.count / 4 {
        let first = 4 * index
        guard let x = Self.coordinate(values[first]), let y = Self.coordinate(values[first + 1]),
          let z = Self.coordinate(values[first + 2]), let visibility = Self.visibility(values[first + 3])
        else {
          wrong = first
          return
        }
        landmarks.initializeElement(at: index, to: QuantizedLandmark(x: x, y: y, z: z, visibility: visibility))
        count = index + 1
      }
    }
    if let wrong { throw fault(values, from: wrong, frame) }
    return landmarks
  }

  /// The first invalid number of a landmark.
  private func fault(_ values: [Float], from first: Int, _ frame: UInt64) -> LandmarkError {
    let index = (first..<first + 3).first { Self.coordinate(values[$0]) == nil } ?? first + 3
    return .value(frame: frame, index: index, found: values[index])
  }

  /// Rounds half away from zero. The product is exact, since the unit is a power of two. So is the sum: a half needs
  /// fewer digits than a `Double` has left.
  private static func coordinate(_ value: Float) -> Int32? {
    guard value >= -16, value <= 16 else { return nil }
    let product = Double(value * Float(QuantizedLandmark.unit))
    return Int32(product < 0 ? product - 0.5 : product + 0.5)
  }

  private static func visibility(_ value: Float) -> UInt8? {
    guard value >= 0, value <= 1 else { return nil }
    return UInt8(Double(value * 255) + 0.5)
  }
}

/// Limits a stream's frame rate over time: frames may bunch up, as they do after a hiccup, but not for long.
private struct FramePace: Sendable, Equatable {
  /// A little under 1/60 s, so that a camera whose clock runs slightly fast is accepted.
  private static let interval: Int64 = 16_400
  private static let tolerance: Int64 = 250_000
  /// When the next frame would be due if all came at the highest rate.
  private var due: Int64 = 0

  /// Whether a frame at this time is within the rate.
  mutating func admits(_ microseconds: Int64) -> Bool {
    let next = max(due, microseconds)
    guard next - microseconds <= Self.tolerance else { return false }
    due = next + Self.interval
    return true
  }
}

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
  /// The way up is not a unit vector.
  case up(frame: UInt64, found: [Float])

  package var frame: UInt64 {
    switch self {
    case .count(let frame, _, _), .value(let frame, _, _), .time(let frame, _, _), .number(let frame, _),
      .rate(let frame), .length(let frame, _), .up(let frame, _):
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
    case .up(let frame, let found):
      "frame \(frame): up is \(found); allowed: a vector whose length is \(UpDirection.lengths.lowerBound) to "
        + "\(UpDirection.lengths.upperBound)"
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
