/// Where the body was at a remarkable moment of a rep: at its start, its bottom, its end.
struct Mark: Sendable, Equatable {
  var time: Int64
  var angle: Millidegrees
  var body: Body
}

/// How much hands and shoulders moved between the top and the bottom of a dip.
///
/// In a push-up the hands are planted and the shoulders move; in a curl or a bench press it is the other way round.
/// Both are measured in the image and, since a camera may move, against the feet: the reading that has the hands
/// stiller counts.
struct Travel: Sendable, Equatable {
  /// Squared, as a sum over the way down and the way up, in the image's unit.
  private var image: (hands: Int, shoulders: Int)
  private var againstFeet: (hands: Int, shoulders: Int)

  /// - Parameter leftShare: weight of the left arm, 0…65536; sides seen about equally well are averaged.
  init(start: Mark, bottom: Mark, end: Mark, leftShare: Int) {
    let side: Side? = leftShare > 40_000 ? .left : leftShare < 25_536 ? .right : nil
    image = (0, 0)
    againstFeet = (0, 0)
    for top in [start.body, end.body] {
      let shoulders = Self.shoulder(bottom.body, side) - Self.shoulder(top, side)
      let hands = Self.hand(bottom.body, side) - Self.hand(top, side)
      let feet = bottom.body.ankles - top.ankles
      image.hands += hands.squaredLength
      image.shoulders += shoulders.squaredLength
      againstFeet.hands += (hands - feet).squaredLength
      againstFeet.shoulders += (shoulders - feet).squaredLength
    }
  }

  /// Whether the hands moved at most `perMille` of what the shoulders moved.
  func handsPlanted(perMille: Int) -> Bool {
    [image, againstFeet].contains { $0.hands * 1_000_000 <= $0.shoulders * perMille * perMille }
  }

  /// Whether the shoulders moved at least `perMille` of a length.
  func shouldersMoved(perMille: Int, of length: Int) -> Bool {
    max(image.shoulders, againstFeet.shoulders) * 1_000_000 >= 2 * length * length * perMille * perMille
  }

  static func == (left: Self, right: Self) -> Bool {
    left.image == right.image && left.againstFeet == right.againstFeet
  }

  private static func shoulder(_ body: Body, _ side: Side?) -> Point {
    side.map { body[$0.shoulder] } ?? body.shoulders
  }
  private static func hand(_ body: Body, _ side: Side?) -> Point { side.map { body[$0.wrist] } ?? body.wrists }
}
