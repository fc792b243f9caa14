/// What tells that two consecutive frames don't belong together.
extension Body {
  /// Whether the picture jumped between a frame and this one: to another place, another camera, another person, or because
  /// the phone fell over.
  func isElsewhere(than before: Body, elapsed: Int64, _ parameters: PushUpParameters) -> Bool {
    isFar(from: before, parameters) || isTurned(from: before, elapsed: elapsed, parameters)
  }

  private func isFar(from before: Body, _ parameters: PushUpParameters) -> Bool {
    let limit = max(before.size, size) * parameters.cut / 1_000
    return (hips - before.hips).isLonger(than: limit) && (shoulders - before.shoulders).isLonger(than: limit)
  }

  /// Whether the body turned in the image, faster than anybody can.
  private func isTurned(from before: Body, elapsed: Int64, _ parameters: PushUpParameters) -> Bool {
    guard parameters.pictureTurn > 0, elapsed <= parameters.quickTurn, let was = before.axis, let now = axis,
      was.isTrunk == now.isTrunk
    else { return false }
    return angle(between: was.line, and: now.line) > parameters.pictureTurn
  }

  /// The trunk or the line between the shoulders, whichever is clearly longer: its direction is the more reliable. `nil`
  /// if neither is.
  private var axis: (line: Point, isTrunk: Bool)? {
    if trunkLength * 2 > shoulderWidth * 3 { return (trunk, true) }
    if shoulderWidth * 2 > trunkLength * 3 { return (self[.leftShoulder] - self[.rightShoulder], false) }
    return nil
  }
}
