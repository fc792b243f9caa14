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
  /// The squared distances of the shoulders from where they were at the start, as seen from the hands: at the end, and at
  /// the furthest.
  private let left: Int64
  private let furthest: Int64

  /// - Parameter side: the arm to look at; `nil` for the mean of both.
  init(_ dip: Dip, side: Side?) {
    let bottom = dip.bottom.body
    func fromHands(_ body: Body) -> Point { body.shoulder(side) - body.wrist(side) }
    let (start, end) = (fromHands(dip.start.body), fromHands(dip.peak.body))
    left = (start - end).squaredLength
    furthest = max((start - fromHands(bottom)).squaredLength, (end - fromHands(bottom)).squaredLength)
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

  /// Whether the shoulders ended where they started, over the hands, but for `perMille` of how far they moved.
  func shouldersCameBack(perMille: PerMille) -> Bool { left * 1_000_000 <= furthest * perMille * perMille }

  /// How far the shoulders moved, as a share of a length: the root of the mean square of descent and ascent.
  func shoulders(perMilleOf length: Length) -> PerMille {
    squareRoot(max(image.shoulders, againstFeet.shoulders) / 2) * 1_000 / max(1, length)
  }
}
