/// Reports the camera's placement until the first push-up, and each change once it has lasted.
package struct PlacementGuide: Sendable, Equatable {
  /// The time between two looks, in microseconds. Two looks in a row must agree.
  private static let interval: Int64 = 500_000

  private var nextLook: Int64 = 0
  private var seen: Placement?
  private var said: Placement?

  package init() {}

  /// - Parameter reps: the push-ups counted so far.
  package mutating func step(
    _ frame: QuantizedFrame, reps: Int, schema: LandmarkSchema, image: ImageSize, parameters: PushUpParameters
  ) -> Placement? {
    guard reps == 0, frame.microseconds >= nextLook, !frame.landmarks.isEmpty, schema != .faceBox else { return nil }
    nextLook = frame.microseconds + Self.interval
    let now = Placement(frame, schema: schema, image: image, parameters: parameters)
    defer { seen = now }
    guard now == seen, now != said else { return nil }
    said = now
    return now
  }
}
