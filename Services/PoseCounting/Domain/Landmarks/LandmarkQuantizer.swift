/// The gate of a stream: checks every frame, and turns its numbers into the integers that are stored and counted.
/// Behind it nothing is a floating-point number.
package struct LandmarkQuantizer: Sendable, Equatable {
  package static let framesPerSecond = 60
  /// 30 minutes, in microseconds.
  package static let longest: Int64 = 30 * 60 * 1_000_000

  package let schema: LandmarkSchema
  /// The number the next frame must have.
  package private(set) var nextNumber: UInt64 = 0
  private var lastTime: Int64?
  private var pace = FramePace()

  package init(schema: LandmarkSchema) { self.schema = schema }

  /// Takes a frame that was checked before it was stored.
  package mutating func skip(_ frame: QuantizedFrame) {
    nextNumber += 1
    lastTime = frame.microseconds
    _ = pace.admits(frame.microseconds)
  }

  /// Checks a frame and takes it. A refused one leaves no trace.
  ///
  /// - Parameter values: x, y, z and visibility of each landmark in turn, or nothing where nobody was found.
  package mutating func quantize(
    number: UInt64, microseconds: Int64, values: [Float], isPaused: Bool = false
  ) throws(LandmarkError) -> QuantizedFrame {
    guard number == nextNumber else { throw .number(frame: number, expected: nextNumber) }
    guard microseconds > (lastTime ?? -1) else { throw .time(frame: number, found: microseconds, previous: lastTime) }
    guard microseconds <= Self.longest else { throw .length(frame: number, found: microseconds) }
    guard values.isEmpty || values.count == 4 * schema.count else {
      throw .count(frame: number, found: values.count, expected: 4 * schema.count)
    }
    var landmarks: [QuantizedLandmark] = []
    landmarks.reserveCapacity(values.count / 4)
    for first in stride(from: 0, to: values.count, by: 4) {
      landmarks.append(
        QuantizedLandmark(
          x: try coordinate(values, first, "x", number), y: try coordinate(values, first + 1, "y", number),
          z: try coordinate(values, first + 2, "z", number), visibility: try visibility(values, first + 3, number)))
    }
    var pace = pace
    guard pace.admits(microseconds) else { throw .rate(frame: number) }
    self.pace = pace
    lastTime = microseconds
    nextNumber += 1
    return QuantizedFrame(microseconds: microseconds, isPaused: isPaused, landmarks: landmarks)
  }

  /// Rounds half away from zero. The product is exact: the unit is a power of two.
  private func coordinate(
    _ values: [Float], _ index: Int, _ component: String, _ frame: UInt64
  ) throws(LandmarkError) -> Int32 {
    let value = values[index]
    guard value >= -16, value <= 16 else {
      throw .value(frame: frame, landmark: index / 4, component: component, found: value)
    }
    return Int32((value * Float(QuantizedLandmark.unit)).rounded(.toNearestOrAwayFromZero))
  }

  private func visibility(_ values: [Float], _ index: Int, _ frame: UInt64) throws(LandmarkError) -> UInt8 {
    let value = values[index]
    guard value >= 0, value <= 1 else {
      throw .value(frame: frame, landmark: index / 4, component: "visibility", found: value)
    }
    return UInt8((value * 255).rounded(.toNearestOrAwayFromZero))
  }
}
