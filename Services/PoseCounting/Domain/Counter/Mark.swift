/// Where the body was at a remarkable moment of a rep: at its start, its bottom, its end.
struct Mark: Sendable, Equatable {
  var time: Int64 = 0
  var angle: Millidegrees = 0
  var reach = Reach(left: 0, right: 0)
  var body = Body()
}

/// How far the hands are from their shoulders.
struct Reach: Sendable, Equatable {
  var left: Int
  var right: Int

  /// The elbow angle of an arm that has become this much shorter than it was when straight, if upper arm and forearm
  /// are equally long. Unlike the angle that is seen, it does not care where the elbow points.
  static func elbowAngle(_ reach: Int, straight: Int) -> Millidegrees {
    let sine = min(65_536, reach * 65_536 / max(1, straight))
    return 2 * angle(between: Point(x: squareRoot(65_536 * 65_536 - sine * sine), y: sine), and: Point(x: 1, y: 0))
  }
}
