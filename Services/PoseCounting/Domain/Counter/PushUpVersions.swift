/// The versions of the push-up counter. One type counts by all of them: versions differ in numbers, and a rule that an
/// older version doesn't have is switched off in it.
extension PushUpParameters {
  package static let version1 = PushUpParameters(name: "pushup/1")

  /// Recognises a body that hangs: pull-ups do not continue a set of push-ups.
  package static let version2 = PushUpParameters(name: "pushup/2", changing: version1) { parameters in
    // Halfway between the right angle of a plank and the straight line of a hang.
    parameters.hangingArms = 135_000
  }

  /// Judges by what a body can do: how far shoulders move over planted hands, where they are at the top, what arms look
  /// like that point at the camera, and how deep the person usually goes.
  package static let version3 = PushUpParameters(name: "pushup/3", changing: version2) { parameters in
    // Arms are one arm length long; half as much again leaves room for perspective.
    parameters.longestTravel = 1_500
    // The length of an upper arm, less a little: then it is nearly level.
    parameters.provingTravel = 450
    parameters.foreshortenedArm = 750
    parameters.comeback = 700
    parameters.leastDescent = 500
    parameters.riseAtEnd = 900
    parameters.supportedPosture = 700
    // Arms are 0.62 of the way from shoulders to knees, which makes 52 degrees.
    parameters.armToTrunkOnKnees = 20_000...70_000
    parameters.hipsLeftBehind = 25_000
    parameters.pictureTurn = 60_000
    parameters.armsFromDown = 100_000
    // Half of the way from lying to standing.
    parameters.tiltInSet = 45_000
    parameters.shallowTravel = 650
  }

  /// Every version that a client can request, in order: version n is at n - 1.
  package static let versions = [version1, version2, version3]
  /// The version that counts if a client names none.
  package static let standardVersion = 3
  package static let standard = versions[standardVersion - 1]

  /// Returns `nil` if there is no such version.
  package static func named(_ name: String) -> PushUpParameters? { versions.first { $0.name == name } }

  private init(name: String, changing older: PushUpParameters, _ change: (inout PushUpParameters) -> Void) {
    self = older
    self.name = name
    change(&self)
  }
}
