/// Every number on which a push-up counter bases its decisions, as one versioned value. Old versions remain, so that a
/// stored stream is counted again as it was then.
///
/// Angles are in thousandths of a degree, times in microseconds, ratios per mille.
package struct PushUpParameters: Sendable, Equatable {
  /// Names the version in streams and receipts.
  package internal(set) var name: String

  // The elbow angle over time.
  /// The time constant of the smoothing. It is a time, not a number of frames, so that 10 and 60 frames per second
  /// count the same.
  package var smoothing: Int64 = 50_000
  /// The time constant for choosing the better-seen arm.
  package var armChoice: Int64 = 300_000
  /// How far below the top the angle must fall to be a descent.
  package var descent: Millidegrees = 15_000
  /// How fast a remembered top decays, per second, so that a stale one does not affect later reps.
  package var topDecay: Millidegrees = 5_000
  /// The share of the descent that the athlete must rise again before the dip can end.
  package var rise: PerMille = 675
  /// The same if the next descent follows at once: tops of fast sets are low.
  package var riseBeforeDescent: PerMille = 400
  /// Lock-out: the rep ends when the arms are this straight. Many people never get there, so it is not required.
  package var lockout: Millidegrees = 155_000
  /// The rep also ends when the arms bend again by this much.
  package var turn: Millidegrees = 3_000
  /// The rep also ends when the arms have not straightened further for this long.
  package var stall: Int64 = 120_000

  // What counts.
  /// How long a partial rep of both arms waits for one of them to show a whole rep.
  package var partialDelay: Int64 = 500_000
  /// A dip whose bottom stays above this angle is a partial rep.
  package var floor: Millidegrees = 115_000
  /// The smallest range of motion of a rep.
  package var repRange: Millidegrees = 35_000
  /// The smallest range of motion of a partial rep; anything less is swaying.
  package var partialRange: Millidegrees = 20_000
  /// Arms that remain more bent than this are not at a top.
  package var leastTop: Millidegrees = 90_000
  package var shortestRep: Int64 = 330_000
  /// The longest rep, without the pause at the bottom, which is unlimited.
  package var longestRep: Int64 = 10_000_000
  /// Reps with fewer frames than this, or shorter than the time below, are flagged as too fast to judge well.
  package var fewFrames = 5
  package var fastRep: Int64 = 400_000
  /// A longer loss of sight ends the dip in progress.
  package var longestGap: Int64 = 700_000
  /// A longer loss of sight within a rep is worth a flag.
  package var remarkableGap: Int64 = 150_000

  // Posture.
  /// A trunk that appears shorter than this, in shoulder widths, points at the camera.
  package var foreshortenedTrunk: PerMille = 1_200
  /// A foreshortened trunk is at most this long, in arm lengths.
  package var longestForeshortenedTrunk: PerMille = 1_000
  /// The smallest hip angle, between trunk and thighs, seen from the side.
  package var straightHip: Millidegrees = 132_000
  /// The smallest knee angle, between thighs and shanks, seen from the side; knees on the floor are allowed.
  package var bentKnee: Millidegrees = 100_000
  /// The shortest distance from shoulders to ankles, in arm lengths, seen from the side.
  package var shortestBody: PerMille = 1_200
  /// The shoulder angle between trunk and straight arms, seen from the side.
  package var armToTrunk: ClosedRange<Millidegrees> = 20_000...120_000
  /// The share of a rep's frames that must show the posture.
  package var postureShare: PerMille = 500
  /// The angle at the shoulders between hands and feet, of a body that rests on both with straight arms.
  package var handsToFeet: ClosedRange<Millidegrees> = 60_000...95_000
  /// The largest difference of that angle between two tops.
  package var handsToFeetChange: Millidegrees = 15_000
  /// Planted hands move at most this share of the shoulders' movement.
  package var plantedHands: PerMille = 500
  /// The same if the body evidently rests on hands and feet.
  package var plantedHandsWhenSupported: PerMille = 900
  /// The shoulders move at least this share of an arm's length.
  package var shoulderTravel: PerMille = 130
  /// The same for a partial rep.
  package var partialShoulderTravel: PerMille = 30
  /// If shoulders and hips both jump by more than this share of the body's size between two frames, there was a cut.
  package var cut: PerMille = 1_000

  // What belongs to a set.
  /// The number of proven reps a set needs before it vouches for others.
  package var provenReps = 2
  /// A longer rest ends the set.
  package var setBreak: Int64 = 15_000_000
  /// The smallest range of motion of a rep in a set, as a share of the usual one.
  package var sameRange: PerMille = 600
  /// The factor by which its duration may exceed, or fall short of, the usual one.
  package var sameDuration: Int64 = 2_500
  package var floorInSet: Millidegrees = 115_000
  package var postureShareInSet: PerMille = 300
  package var plantedHandsInSet: PerMille = 1_000
  /// The same if the whole dip is seen from the front, where the picture's scale changes during the dip.
  package var plantedHandsHeadOn: PerMille = 2_000
  package var headOnShare: PerMille = 800
  /// The shoulder angle between trunk and straight arms, seen from the side, beyond which a body hangs from its hands.
  package var hangingArms: Millidegrees = 180_000
  /// An arm with a smaller share of the weight is seen too poorly to count alone.
  package var loneArm: PerMille = 250

  // What the body and the physics of a push-up allow. At 0, a rule is switched off, as it is in older versions.
  /// An arm that appears shorter than this share of its remembered length points at the camera. Then its elbow's angle
  /// cannot be read from the image, but its reach can.
  package var foreshortenedArm: PerMille = 0
  /// The time constants with which a remembered arm length fades: in a push-up position, and out of one, where people
  /// walk towards the camera.
  package var armMemory: Int64 = 3_000_000
  package var armMemoryElsewhere: Int64 = 300_000
  /// The shoulders cannot move further over planted hands, in arm lengths.
  package var longestTravel: PerMille = 0
  /// Shoulders that move this far, in arm lengths, are deep enough, whatever the elbows look like. The hands may move at
  /// most `provingHands` of that, and `provingPosture` of the frames must show the posture.
  package var provingTravel: PerMille = 0
  package var provingHands: PerMille = 300
  package var provingPosture: PerMille = 800
  /// At the top, the shoulders are back over the hands, up to this share of how far they had moved.
  package var comeback: PerMille = 0
  /// The descent has at least this share of the rise: an athlete who rises further than they came down did not start at
  /// a top.
  package var leastDescent: PerMille = 0
  /// The share of the descent that must have been risen when the stream ends, or is interrupted, to judge the dip.
  package var riseAtEnd: PerMille = 0
  /// The share of the frames in which a body that rests on hands and feet shows the posture, unless its legs are at least
  /// this straight, as in a pike.
  package var supportedPosture: PerMille = 0
  package var straightLegs: Millidegrees = 140_000
  /// The shoulder angle of somebody whose knees are on the floor and whose shanks stand up. It is small, since knees are
  /// nearer than feet. Somebody who lies on a bench has the knees as bent, but the arms at a right angle to the trunk.
  package var armToTrunkOnKnees: ClosedRange<Millidegrees> = 0...0
  /// The shortest distance from shoulders to knees on the floor, in arm lengths.
  package var shortestBodyOnKnees: PerMille = 900
  /// Hips that sag more at the end than at the start, seen from the side, were left on the floor.
  package var hipsLeftBehind: Millidegrees = 0
  /// If the trunk, or the shoulder line, turns further than this between two frames that are no further apart than
  /// `quickTurn`, the picture was turned.
  package var pictureTurn: Millidegrees = 0
  package var quickTurn: Int64 = 200_000
  /// If the joints are then at most this far, as a share of the body's size, from where the turn would put them, it is the
  /// same body, and the dip in progress goes on.
  package var sameShape: PerMille = 200
  /// If gravity is known: the largest angle between the arms at the top and the way down.
  package var armsFromDown: Millidegrees = 0
  /// If gravity is known: how far a trunk that is seen from the side may tilt from where it was in the set's proven reps.
  package var tiltInSet: Millidegrees = 0
  /// Half a rep, beside the person's own: the shoulders move less than this share of what they usually do in the set, and
  /// the elbows remain straighter than usual, by `shallowAngle`, and than `deepAnyway`.
  package var shallowTravel: PerMille = 0
  package var shallowAngle: Millidegrees = 25_000
  package var deepAnyway: Millidegrees = 90_000

  // A face above a phone on the floor.
  /// The angle that stands for a face appearing twice as large: the difference between straight and bent arms.
  package var faceDoubling: Millidegrees = 60_000
  /// The smallest range of motion of a rep: the face grows by half.
  package var faceRange: Millidegrees = 35_000
  /// The smallest size of a face at the bottom of a push-up, as a share of the image's longer side.
  package var faceAtBottom: PerMille = 200
  /// If a face's size changes by more than this between two frames, it is another face.
  package var faceCut: Millidegrees = 45_000

  // Form.
  /// A trunk that appears longer than this, in shoulder widths, is seen from the side.
  package var sideView: PerMille = 2_000
  /// Hips that sag more than this below the line from shoulders to feet, as a share of it, are flagged.
  package var saggingHip: PerMille = 60
  /// Hips that pike more than this above that line are flagged.
  package var pikedHip: PerMille = 150
  /// If the knees are bent more than this at the top, they are on the floor.
  package var kneesDown: Millidegrees = 140_000
  /// The angle at the hands between shoulders and feet; a larger one means that the hands are higher than the feet.
  package var inclined: Millidegrees = 110_000
  package var unevenArms: Millidegrees = 35_000
  package var slowRep: Int64 = 6_000_000
  /// A faster descent, without a pause at the bottom, is a drop.
  package var bounceDescent: Int64 = 300_000
  package var bouncePause: Int64 = 80_000
  /// If hands and feet both move more than this, in body sizes, between two tops, the camera moved.
  package var cameraMove: PerMille = 250

  // Cues.
  package var progressInterval: Int64 = 100_000
  /// How long a fault must last before there is a cue.
  package var cueDelay: Int64 = 1_500_000
  /// How long the same cue is not repeated.
  package var cueInterval: Int64 = 6_000_000
  /// A landmark with a lower visibility (0…255) is poorly seen.
  package var poorVisibility = 77
  /// A landmark with a higher visibility is well seen.
  package var goodVisibility = 128
  /// The number of faulty reps in a row that are worth a cue.
  package var faultyReps = 2
  /// If the picture jumps back and forth more often than this within `cutMemory`, it shows several people.
  package var fewCuts = 2
  package var cutMemory: Int64 = 5_000_000

  package init(name: String) { self.name = name }
}
