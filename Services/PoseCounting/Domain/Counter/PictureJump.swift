/// What tells that two consecutive frames don't belong together.
extension Body {
  /// Whether the picture jumped between a frame and this one: to another place, another camera, another person, or because
  /// the phone fell over.
  func isElsewhere(than before: Body, elapsed: Int64, _ parameters: PushUpParameters) -> Bool {
    isFar(from: before, parameters) || isTurned(from: before, elapsed: elapsed, parameters)
  }

  /// How the picture was turned, if it was and still shows the same body.
  func turn(from before: Body, elapsed: Int64, _ parameters: PushUpParameters) -> PictureTurn? {
    guard isTurned(from: before, elapsed: elapsed, parameters) else { return nil }
    return PictureTurn(from: before, to: self, parameters)
  }

  private func isFar(from before: Body, _ parameters: PushUpParameters) -> Bool {
    let limit = max(before.size, size) * parameters.cut / 1_000
    return (hips - before.hips).isLonger(than: limit) && (shoulders - before.shoulders).isLonger(than: limit)
  }

  /// Whether the body turned in the image, faster than anybody can: the trunk or the line between the shoulders,
  /// whichever is clearly longer, since its direction is the more reliable, or else both.
  private func isTurned(from before: Body, elapsed: Int64, _ parameters: PushUpParameters) -> Bool {
    guard parameters.pictureTurn > 0, elapsed <= parameters.quickTurn, hasLongTrunk == before.hasLongTrunk,
      hasLongShoulders == before.hasLongShoulders
    else { return false }
    let limit = parameters.pictureTurn
    return (hasLongShoulders || angle(between: before.trunk, and: trunk) > limit)
      && (hasLongTrunk || angle(between: before.shoulderLine, and: shoulderLine) > limit)
  }

  private var hasLongTrunk: Bool { trunkLength * 2 > shoulderWidth * 3 }
  private var hasLongShoulders: Bool { shoulderWidth * 2 > trunkLength * 3 }
  private var shoulderLine: Point { self[.leftShoulder] - self[.rightShoulder] }
}
