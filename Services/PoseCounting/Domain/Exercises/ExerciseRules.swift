/// The numbers on which one exercise's counter bases its decisions.
///
/// They follow from what the movement is, with wide margins: what a limit allows, people who do the exercise badly still
/// reach. Angles are in thousandths of a degree, times in microseconds, everything else is per mille.
struct ExerciseRules: Sendable {
  let exercise: Exercise
  /// The measure that the counter follows. It is high in the starting position.
  let signal: Signal
  /// How far below the top the signal must fall to be a descent.
  var descent: PerMille = 150
  /// The rep ends when the signal is this high. Many people never get there, so it is not required.
  let home: PerMille
  /// The starting position is at least this high.
  let leastTop: PerMille
  /// The signal falls at least this deep; if not, the rep is half a rep.
  let floor: PerMille
  /// Where the signal is in a full rep.
  let full: PerMille
  /// The smallest range of a rep, and of half a rep: anything less is swaying.
  let range: PerMille
  var halfRange: PerMille { range * 2 / 3 }
  var shortest: Int64 = 400_000
  var longest: Int64 = 12_000_000
  /// What a frame of the exercise looks like, and the share of a rep's frames that must.
  let position: [Limit]
  var positionShare: PerMille = 600
  /// What the body looks like at a rep's far point, and in the starting position.
  let bottom: [Limit]
  let top: [Limit]
  /// Whether the first rep of a set is reported only together with the second: somebody who sits down or lifts a weight
  /// off the floor makes one squat.
  var needsSecond = true
  /// Whether the body passes through other shapes on its way, so that only the far point itself tells.
  var hasOtherShapesOnWay = false
  /// Whether a rep counts at its far point already, because people rest there at a set's end.
  var countsAtFarPoint = false
  /// A first rep that leaves no doubt does not wait for a second one. It has at least this range, and this shape.
  var clearRange = PerMille.max
  var clearBottom: [Limit] = []
  var clearTop: [Limit] = []
  /// A longer rest ends the set.
  var setBreak: Int64 = 15_000_000

  static func of(_ exercise: Exercise) -> ExerciseRules? {
    switch exercise {
    case .squat: squat
    case .lunge: lunge
    case .sitUp: sitUp
    case .jumpingJack: jumpingJack
    case .pullUp: pullUp
    case .burpee: burpee
    case .plank, .wallSit: nil
    }
  }
}

/// What a counter follows.
enum Signal: Sendable, Equatable {
  case hipHeight
  /// The same, and how straight knees and hips are: half the hips' height, half the angles.
  case legStretch
  /// How low the trunk lies.
  case trunkFall
  case handRise
  case handDrop
  case stature

  func value(of shape: Shape) -> PerMille {
    switch self {
    case .hipHeight: shape.hipHeight
    case .legStretch: shape.legStretch
    case .trunkFall: -shape.trunkRise
    case .handRise: shape.handRise
    case .handDrop: shape.handDrop
    case .stature: shape.stature
    }
  }
}

extension Shape {
  /// How far the legs are stretched: 1000 when standing, 0 with level thighs and bent hips.
  ///
  /// From in front, angles are foreshortened but the hips' height is not. A foot outside of the image misplaces the hips'
  /// height, but hardly the angles. So each has its share, and none goes beyond what a body does.
  fileprivate var legStretch: PerMille {
    func limited(_ value: PerMille) -> PerMille { min(1_000, max(-300, value)) }
    let straightness = limited((knee - 70_000) / 100) + limited((hip - 60_000) / 110)
    return (2 * limited(hipHeight) + straightness) / 4
  }
}

/// The values of one measure that an exercise allows.
struct Limit: Sendable {
  let measure: Measure
  let allowed: ClosedRange<Int64>
  /// Why a movement with any other value does not count.
  let refusal: Refusal
  /// Whether a set of proven reps vouches for a rep that only this speaks against: then a landmark was wrong.
  let isWaivable: Bool

  init(_ measure: Measure, _ allowed: ClosedRange<Int64>, _ refusal: Refusal, isWaivable: Bool = true) {
    (self.measure, self.allowed, self.refusal, self.isWaivable) = (measure, allowed, refusal, isWaivable)
  }

  func allows(_ shape: Shape) -> Bool { allowed.contains(measure.value(of: shape)) }

  /// Whether it allows the mean of two shapes.
  func allows(_ first: Shape, _ second: Shape) -> Bool {
    allowed.contains((measure.value(of: first) + measure.value(of: second)) / 2)
  }
}

/// The measures that limits are set for.
enum Measure: Sendable, Equatable {
  case knee, hip, narrowHip, elbow
  case legDifference, shin, flatShin, upright, standing, feetApart, breadth, forearmRise, handRise, stature

  func value(of shape: Shape) -> Int64 {
    switch self {
    case .knee: shape.knee
    case .hip: shape.hip
    case .narrowHip: shape.narrowHip
    case .elbow: shape.elbow
    case .legDifference: shape.legDifference
    case .shin: shape.shin
    case .flatShin: shape.flatShin
    case .upright: shape.upright
    case .standing: shape.standing
    case .feetApart: shape.feetApart
    case .breadth: shape.breadth
    case .forearmRise: shape.forearmRise
    case .handRise: shape.handRise
    case .stature: shape.stature
    }
  }
}

/// Why a movement does not count. The raw values are stable.
package enum Refusal: Int, Sendable, Equatable, CaseIterable {
  case tooShort = 1
  case tooLong = 2
  /// It did not go far enough.
  case tooShallow = 3
  /// It did not begin or end in the starting position.
  case notBack = 4
  /// The body was not in the exercise's position.
  case wrongPosition = 5
  /// Only one leg bent, where both should.
  case oneLeg = 6
  /// Both legs bent alike, where one should be in front.
  case bothLegs = 7
  case legsBent = 8
  case legsStraight = 9
  case legsStill = 10
  case armsBent = 11
  case armsStraight = 12
  /// The hands were overhead: the body hangs from them.
  case hanging = 13
  case handsUp = 14
  /// The body changed its size in the image: a part of it was out of the picture.
  case partlySeen = 15
  /// No second rep like it followed.
  case alone = 16
}
