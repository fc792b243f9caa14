/// Whether one frame's body can be in a push-up position, from any side.
///
/// Seen from the side, trunk, thighs and shanks are one line, or bent at the knees only. A trunk that points at the
/// camera appears short, and no angle at the hip can be read; then it is its shortness that tells a plank from
/// somebody upright. Nothing here asks what is up: cameras tilt, and files arrive turned.
func isPlank(_ body: Body, armLength: Int, parameters: PushUpParameters) -> Bool {
  let trunk = body.hips - body.shoulders
  let shoulderWidth = (body[.leftShoulder] - body[.rightShoulder]).length
  let trunkLength = trunk.length
  if trunkLength * 1_000 <= shoulderWidth * parameters.foreshortenedTrunk {
    return trunkLength * 1_000 <= armLength * parameters.longestForeshortenedTrunk
  }
  return angle(at: body.hips, from: body.shoulders, to: body.knees) >= parameters.straightHip
    && angle(at: body.knees, from: body.hips, to: body.ankles) >= parameters.bentKnee
    && (body.ankles - body.shoulders).length * 1_000 >= armLength * parameters.shortestBody
}
