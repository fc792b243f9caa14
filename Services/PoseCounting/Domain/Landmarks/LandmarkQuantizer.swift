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
  /// - Parameter values: x, y, z and visibility of each landmark in turn, or nothing if nobody was found.
  package mutating func quantize(
    number: UInt64, microseconds: Int64, values: [Float], isPaused: Bool = false
  ) throws(LandmarkError) -> QuantizedFrame {
    guard number == nextNumber else { throw .number(frame: number, expected: nextNumber) }
    guard microseconds > (lastTime ?? -1) else { throw .time(frame: number, found: microseconds, previous: lastTime) }
    guard microseconds <= Self.longest else { throw .length(frame: number, found: microseconds) }
    guard values.isEmpty || values.count == 4 * schema.count else {
      throw .count(frame: number, found: values.count, expected: 4 * schema.count)
    }
    let landmarks = try quantize(values, frame: number)
    var pace = pace
    guard pace.admits(microseconds) else { throw .rate(frame: number) }
    self.pace = pace
    lastTime = microseconds
    nextNumber += 1
    return QuantizedFrame(microseconds: microseconds, isPaused: isPaused, landmarks: landmarks)
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
