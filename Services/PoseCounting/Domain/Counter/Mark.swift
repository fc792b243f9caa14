/// The body at a notable moment of a rep: its start, bottom or end.
struct Mark: Sendable, Equatable {
  var time: Int64 = 0
  var angle: Millidegrees = 0
  var reach = Reach(left: 0, right: 0)
  var body = Body()
}

/// The distance of each hand from its shoulder.
struct Reach: Sendable, Equatable {
  var left: Length
  var right: Length

  /// The elbow angle that follows from an arm's reach and its reach when straight, if upper arm and forearm are equally
  /// long. Unlike the angle in the image, it does not depend on where the elbow points.
  static func elbowAngle(_ reach: Length, straight: Length) -> Millidegrees {
    let sine = min(65_536, reach * 65_536 / max(1, straight))
    return 2 * angle(between: Point(x: squareRoot(65_536 * 65_536 - sine * sine), y: sine), and: Point(x: 1, y: 0))
  }
}
