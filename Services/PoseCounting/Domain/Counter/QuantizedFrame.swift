/// A landmark as an integer: what is stored, hashed and counted.
package struct QuantizedLandmark: Sendable, Equatable {
  /// What 1.0 of a normalised coordinate becomes.
  package static let unit = 16_384
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

/// One camera image's landmarks, as a counter takes them.
package struct QuantizedFrame: Sendable, Equatable {
  /// Since the stream's first frame; grows strictly from frame to frame.
  package var microseconds: Int64
  /// Whether the athlete had asked for a pause: the frame is kept and not counted.
  package var isPaused: Bool
  /// As many as the schema has, or none where nobody was found.
  package var landmarks: [QuantizedLandmark]

  package init(microseconds: Int64, isPaused: Bool = false, landmarks: [QuantizedLandmark]) {
    self.microseconds = microseconds
    self.isPaused = isPaused
    self.landmarks = landmarks
  }
}
