/// Looks at the body of a set as frames arrive, ten times a second, and at each push-up when it counts. Its memory is
/// bounded.
package struct BodyRecorder: Sendable {
  /// A little less than a tenth of a second, so that frames whose times are rounded are not missed. In microseconds.
  private static let interval: Int64 = 95_000
  /// Almost 13 seconds. A push-up that takes longer isn't judged.
  private static let mostSamples = 128

  private let schema: LandmarkSchema
  private let image: ImageSize
  private var times: [Int64] = []
  private var bodies: [BodySample] = []
  private var down: Point?
  private var gravity = GravityWatch()
  package private(set) var physics = BodyPhysics()

  /// Returns `nil` for a schema without a body.
  package init?(schema: LandmarkSchema, image: ImageSize) {
    guard !schema.indices.isEmpty else { return nil }
    (self.schema, self.image) = (schema, image)
  }

  /// Takes the next frame.
  ///
  /// - Parameter reps: the push-ups counted with it.
  package mutating func add(_ frame: QuantizedFrame, reps: [Rep]) {
    if let up = frame.up { down = up.down }
    let isDue = times.last.map { frame.microseconds - $0 >= Self.interval } ?? true
    if isDue, !frame.isPaused, !frame.landmarks.isEmpty { sample(frame) }
    for rep in reps { judge(rep) }
    guard frame.isPaused else { return }
    physics.interrupt()
    gravity.interrupt()
  }

  /// What speaks against the set.
  package var flags: [EvidenceFlag] { physics.flags + (gravity.isMismatch ? [.gravityMismatch] : []) }

  private mutating func sample(_ frame: QuantizedFrame) {
    let body = BodySample(Body(frame, schema: schema, image: image))
    if times.count == Self.mostSamples {
      times.removeFirst(Self.mostSamples / 2)
      bodies.removeFirst(Self.mostSamples / 2)
    }
    times.append(frame.microseconds)
    bodies.append(body)
    gravity.add(body, down: down, isInSet: physics.pushUps > 0)
  }

  /// Judges a push-up, unless its beginning is forgotten or wasn't seen.
  private mutating func judge(_ rep: Rep) {
    guard let first = times.firstIndex(where: { $0 >= rep.start }),
      times[first] - rep.start <= 3 * Self.interval,
      let last = times.lastIndex(where: { $0 <= rep.end }), first <= last,
      let sighting = BodySighting(bodies[first...last])
    else { return }
    physics.add(sighting, from: rep.start, to: rep.end)
    gravity.addTop(bodies[last], down: down)
  }
}
