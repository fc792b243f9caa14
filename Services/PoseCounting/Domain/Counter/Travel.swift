/// How much hands and shoulders moved between the top and the bottom of a dip.
///
/// In a push-up the hands are planted and the shoulders move; in a curl or a bench press it is the other way round.
/// Both are measured in the image and, since a camera may move, relative to the feet: the measurement in which the
/// hands are stiller counts.
struct Travel: Sendable {
  /// The squared distances, summed over the descent and the ascent, in the image's unit.
  private typealias Ways = (hands: Int64, shoulders: Int64)
  private var image: Ways = (0, 0)
  private var againstFeet: Ways = (0, 0)

  /// - Parameter side: the arm to look at; `nil` for the mean of both.
  init(_ dip: Dip, side: Side?) {
    let bottom = dip.bottom.body
    for top in [dip.start.body, dip.peak.body] {
      let shoulders = bottom.shoulder(side) - top.shoulder(side)
      let hands = bottom.wrist(side) - top.wrist(side)
      let feet = bottom.ankles - top.ankles
      image.hands += hands.squaredLength
      image.shoulders += shoulders.squaredLength
      againstFeet.hands += (hands - feet).squaredLength
      againstFeet.shoulders += (shoulders - feet).squaredLength
    }
  }

  /// Whether the hands moved at most `perMille` of the shoulders' movement.
  func handsPlanted(perMille: PerMille) -> Bool {
    [image, againstFeet].contains { $0.hands * 1_000_000 <= $0.shoulders * perMille * perMille }
  }

  /// Whether the shoulders moved at least `perMille` of a length.
  func shouldersMoved(perMille: PerMille, of length: Length) -> Bool {
    max(image.shoulders, againstFeet.shoulders) * 1_000_000 >= 2 * length * length * perMille * perMille
  }
}
