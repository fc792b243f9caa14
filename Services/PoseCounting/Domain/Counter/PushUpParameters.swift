/// Every number a push-up counter decides by, as one versioned value: old versions stay, so that a stored stream
/// counts again as it did then.
///
/// Angles are thousandths of a degree, times microseconds, ratios per mille.
package struct PushUpParameters: Sendable, Equatable {
  /// Names the version in streams and receipts.
  package let name: String

  // The elbow over time.
  /// Time constant of the smoothing, in time and not in frames: 10 and 60 frames a second count the same.
  package var smoothing: Int64 = 50_000
  /// Time constant by which the better-seen arm is chosen.
  package var armChoice: Int64 = 300_000
  /// How far below the top a descent must be before it is one.
  package var descent: Millidegrees = 15_000
  /// By how much a remembered top falls each second, so that a stale one does not judge later reps.
  package var topDecay: Millidegrees = 5_000
  /// Share of the descent that must be risen again before the top can be reached.
  package var rise = 675
  /// The same where the next descent follows at once: tops of fast sets are low.
  package var riseBeforeDescent = 400
  /// Straight arms: reached, the rep is over. Many people never get there, so it is no condition.
  package var lockout: Millidegrees = 155_000
  /// The top is also reached when the arms bend again by this much,
  package var turn: Millidegrees = 3_000
  /// or when they have not straightened further for this long.
  package var stall: Int64 = 120_000

  // What counts.
  /// How long a partial of both arms waits for one of them to show a whole rep.
  package var partialDelay: Int64 = 500_000
  /// A dip that stays above is a partial rep.
  package var floor: Millidegrees = 115_000
  /// Smallest range of motion of a rep.
  package var repRange: Millidegrees = 35_000
  /// Smallest range of motion of a partial rep; less is swaying.
  package var partialRange: Millidegrees = 20_000
  /// Arms that end up more bent than this are not at a top.
  package var leastTop: Millidegrees = 90_000
  package var shortestRep: Int64 = 330_000
  /// Without the pause at the bottom, which may be as long as one likes.
  package var longestRep: Int64 = 10_000_000
  /// Reps with fewer frames, or shorter than this, are flagged as too fast to judge well.
  package var fewFrames = 5
  package var fastRep: Int64 = 400_000
  /// A loss of sight that is longer ends whatever was being followed.
  package var longestGap: Int64 = 700_000
  /// A loss of sight within a rep that is worth a flag.
  package var remarkableGap: Int64 = 150_000

  // Posture.
  /// A trunk that appears shorter than this, in shoulder widths, points at the camera.
  package var foreshortenedTrunk = 1_200
  /// A foreshortened trunk is at most this long, in arm lengths.
  package var longestForeshortenedTrunk = 1_000
  /// Between trunk and thighs, seen from the side.
  package var straightHip: Millidegrees = 132_000
  /// Between thighs and shanks, seen from the side; knees on the floor are allowed.
  package var bentKnee: Millidegrees = 100_000
  /// From shoulders to ankles, in arm lengths, seen from the side.
  package var shortestBody = 1_200
  /// Between trunk and arms when these are straight, seen from the side.
  package var armToTrunk: ClosedRange<Millidegrees> = 20_000...120_000
  /// Share of a rep's frames that must show the posture.
  package var postureShare = 500
  /// Between the ways from the shoulders to the hands and to the feet, of a body that rests on both with straight arms,
  package var handsToFeet: ClosedRange<Millidegrees> = 60_000...95_000
  /// and how much these may differ between two tops.
  package var handsToFeetChange: Millidegrees = 15_000
  /// Hands move at most this share of what the shoulders move,
  package var plantedHands = 500
  /// or this, where the body is seen to rest on hands and feet.
  package var plantedHandsWhenSupported = 900
  /// Shoulders move at least this share of an arm's length.
  package var shoulderTravel = 130
  /// The same for a partial rep.
  package var partialShoulderTravel = 30
  /// Shoulders and hips that both jump by more than this share of the body's size between two frames are a cut.
  package var cut = 1_000

  // What belongs to a set.
  /// So many reps must have proven themselves.
  package var provenReps = 2
  /// A longer rest ends the set.
  package var setBreak: Int64 = 15_000_000
  /// Range of motion of a rep in a set, as a share of the usual one.
  package var sameRange = 600
  /// By how much its duration may exceed, or fall short of, the usual one.
  package var sameDuration: Int64 = 2_500
  package var floorInSet: Millidegrees = 115_000
  package var postureShareInSet = 300
  package var plantedHandsInSet = 1_000
  /// The same where the whole dip is seen from the front, and the picture's scale changes with it.
  package var plantedHandsHeadOn = 2_000
  package var headOnShare = 800
  /// Between trunk and arms when these are straight, seen from the side: beyond it a body hangs from its hands.
  package var hangingArms: Millidegrees = 180_000
  /// An arm with less weight (of 65536) is seen too badly to count by itself.
  package var loneArm = 16_384

  // A face above a phone on the floor.
  /// What a face that appears twice as large is, as an angle: so far down are straight arms to bent ones.
  package var faceDoubling: Millidegrees = 60_000
  /// Smallest range of motion of a rep: a face that grows by half.
  package var faceRange: Millidegrees = 35_000
  /// A face of a push-up comes at least this close: its size at the bottom, as a share of the image's longer side.
  package var faceAtBottom = 200
  /// A face whose size changes by more than this from one frame to the next is another one.
  package var faceCut: Millidegrees = 45_000

  // Form.
  /// A trunk that appears longer than this, in shoulder widths, is seen from the side.
  package var sideView = 2_000
  /// How far the hips hang below the line from shoulders to feet, as a share of it,
  package var saggingHip = 60
  /// or stand above it.
  package var pikedHip = 150
  /// Knees that are bent more than this at the top are on the floor.
  package var kneesDown: Millidegrees = 140_000
  /// At the hands, between the ways to shoulders and feet: more means hands higher than feet.
  package var inclined: Millidegrees = 110_000
  package var unevenArms: Millidegrees = 35_000
  package var slowRep: Int64 = 6_000_000
  /// A descent that is quicker, without a pause at the bottom, is a drop.
  package var bounceDescent: Int64 = 300_000
  package var bouncePause: Int64 = 80_000
  /// Hands and feet that both go further than this, in body sizes, between two tops: the camera moved.
  package var cameraMove = 250

  // Cues.
  package var progressInterval: Int64 = 100_000
  /// How long something must be wrong before it is said,
  package var cueDelay: Int64 = 1_500_000
  /// and how long the same cue then keeps silent.
  package var cueInterval: Int64 = 6_000_000
  /// A landmark with less visibility (0…255) is badly seen.
  package var poorVisibility = 77
  /// One with more is well seen.
  package var goodVisibility = 128
  /// So many faulty reps in a row are worth a cue.
  package var faultyReps = 2
  /// The picture that jumps to and fro more often than this within `cutMemory` shows several people.
  package var fewCuts = 2
  package var cutMemory: Int64 = 5_000_000

  package init(name: String) { self.name = name }

  package static let version1 = PushUpParameters(name: "pushup/1")
  /// Knows a body that hangs: pull-ups do not go on with a set of push-ups.
  package static let version2 = {
    var parameters = PushUpParameters(name: "pushup/2")
    // Halfway from a plank's right angle to the straight line of a hang.
    parameters.hangingArms = 135_000
    return parameters
  }()
  /// Every version that can be asked for, the newest last.
  package static let versions = [version1, version2]
  package static let newest = version2

  /// `nil` if there is no such version.
  package static func named(_ name: String) -> PushUpParameters? { versions.first { $0.name == name } }
}
