/// A landmark in integers, as it is stored, hashed and counted.
package struct QuantizedLandmark: Sendable, Equatable {
  /// The integer for 1.0 of a normalised coordinate.
  package static let unit: Int64 = 16_384
  /// Normalised coordinates from -16 to 16.
  package static let coordinates = -16 * unit...16 * unit

  package var x: Int32
  package var y: Int32
  package var z: Int32
  /// 0 (not seen) to 255.
  package var visibility: UInt8

  package init(x: Int32, y: Int32, z: Int32, visibility: UInt8) {
    self.x = x
    self.y = y
    self.z = z
    self.visibility = visibility
  }
}

/// One camera image's landmarks, in the form a counter takes.
package struct QuantizedFrame: Sendable, Equatable {
  /// The time since the stream's first frame; it strictly increases from frame to frame.
  package var microseconds: Int64
  /// Whether the athlete had paused: the frame is kept but not counted.
  package var isPaused: Bool
  /// One per landmark of the schema, or none if nobody was found.
  package var landmarks: [QuantizedLandmark]

  package init(microseconds: Int64, isPaused: Bool = false, landmarks: [QuantizedLandmark]) {
    self.microseconds = microseconds
    self.isPaused = isPaused
    self.landmarks = landmarks
  }
}
