/// The look of a movement: a stick figure that moves from pose to pose and back to the first.
package struct Movement: Sendable, Hashable {
  package var name: String
  /// The part that stays in place while the rest moves.
  private var anchor: Anchor
  /// The anchor's position, from the left.
  private var anchorX: Double
  /// The time from one pose to the next.
  private var milliseconds: Int
  private var poses: [Pose]

  enum Anchor: String, Sendable, CaseIterable {
    case feet, hands, hip
    /// The front foot.
    case nearFoot = "near-foot"
    /// The hands, on an overhead bar.
    case bar
  }

  /// The number of frames from one pose to the next, the first pose among them.
  private static let steps = 3

  /// The time for which each frame is shown.
  package var frameMilliseconds: Int { milliseconds / Self.steps }

  /// The figure in each frame. A hold has one frame.
  func figures() -> [Figure] {
    guard poses.count > 1 else { return poses.map { figure($0) } }
    return poses.indices.flatMap { index in
      let next = poses[(index + 1) % poses.count]
      return (0..<Self.steps).map { figure(poses[index].towards(next, part: Double($0) / Double(Self.steps))) }
    }
  }

  private func figure(_ pose: Pose) -> Figure {
    Figure(pose).placed(by: anchor, x: anchorX, lift: pose.lift)
  }
}

/// Directions of the limbs in degrees, 0 to the right, 90 up, and the figure's height above the floor.
struct Pose: Sendable, Hashable {
  /// Torso; upper arm and forearm, near and far; thigh and shin, near and far.
  var directions: [Double]
  var lift: Double

  fileprivate static let limbs = 9

  fileprivate func towards(_ other: Pose, part: Double) -> Pose {
    Pose(
      directions: zip(directions, other.directions).map { $0 + ($1 - $0) * part },
      lift: lift + (other.lift - lift) * part)
  }
}

extension Movement {
  /// The movement that the catalogue calls `name`.
  package static func named(_ name: String) -> Movement? { table[name] }

  // An unreadable table is our own bug: the tests read it before anybody else does.
  private static let table: [String: Movement] = try! Dictionary(
    MovementTable.text.split(separator: "\n").map { line in
      let movement = try Movement(line: line)
      return (movement.name, movement)
    }
  ) { first, _ in first }

  /// name | anchor x | milliseconds | nine directions and, if there is any, the lift; next pose; …
  private init(line: Substring) throws(CatalogueReader.Failure) {
    let entry = CatalogueLine(line)
    guard entry.count == 4 else { throw entry.failure("\(entry.count) columns instead of 4") }
    let place = entry[1].split(separator: " ").map(String.init)
    guard place.count == 2, let anchor = Anchor(rawValue: place[0]), let x = Double(place[1]) else {
      throw entry.failure("no anchor")
    }
    guard let milliseconds = Int(entry[2]), milliseconds > 0 else { throw entry.failure("no time") }
    var poses: [Pose] = []
    for item in entry.items(3) {
      let numbers = item.split(separator: " ").compactMap { Double($0) }
      guard numbers.count == Pose.limbs || numbers.count == Pose.limbs + 1 else { throw entry.failure("bad pose") }
      poses.append(
        Pose(
          directions: Array(numbers.prefix(Pose.limbs)), lift: numbers.count > Pose.limbs ? numbers[Pose.limbs] : 0))
    }
    guard !poses.isEmpty else { throw entry.failure("no pose") }
    self.init(name: entry[0], anchor: anchor, anchorX: x, milliseconds: milliseconds, poses: poses)
  }
}
