import Foundation
import TitanCore

/// A parametric athlete who does push-ups in front of a fixed camera.
///
/// It produces a recording like a pose model's: noisy, with a hidden far arm, and with frames in which nobody is
/// detected. It feeds demos, tests and load generators, and says nothing about accuracy on real people.
package struct KinematicAthlete: Sendable, Equatable {
  /// The camera's position.
  package enum View: String, Sendable, CaseIterable {
    case side
    case front
    case threeQuarter = "three-quarter"
    case above
  }

  /// Whole push-ups.
  package var reps: Int
  /// Half push-ups, spread evenly between the whole ones.
  package var partials = 0
  package var view = View.side
  package var framesPerSecond = 30.0
  /// Seconds for one push-up.
  package var tempo = 1.6
  /// Share of the tempo spent motionless at the bottom, 0…0.8.
  package var bottomPause = 0.1
  /// Elbow angle with straight arms, degrees.
  package var topAngle = 168.0
  /// Elbow angle at the bottom of a whole push-up, degrees.
  package var bottomAngle = 66.0
  /// Elbow angle at the bottom of a half push-up, degrees.
  package var partialAngle = 124.0
  /// How much depth and tempo differ from rep to rep: the standard deviation, as a share.
  package var variation = 0.04
  /// Standard deviation of the elbows' tremor, degrees.
  package var tremor = 0.6
  /// Standard deviation of a clearly visible landmark, as a share of the image's longer side.
  package var landmarkNoise = 0.0015
  /// How often detection fails briefly, per minute.
  package var dropOutsPerMinute = 2.0
  /// Seconds with straight arms before the first and after the last push-up.
  package var rest = 1.0
  /// The same seed gives the same recording.
  package var seed: UInt64 = 1

  package init(reps: Int) { self.reps = reps }

  /// What the camera and the pose model make of it: 33 landmarks per frame.
  ///
  /// Meaningful for `reps` and `partials` of 0 or more, `framesPerSecond` and `tempo` above 0.
  package func recording() -> PoseRecording {
    var generator = SplitMix64(seed: seed)
    let motion = ElbowMotion(athlete: self, generator: &generator)
    let camera = view.camera
    let skeleton = PushUpSkeleton()
    var observer = PoseObserver(athlete: self, camera: camera, seed: generator.next())
    let count = Int((motion.duration * framesPerSecond).rounded(.down)) + 1
    let frames = (0..<count).map { index in
      let seconds = Double(index) / framesPerSecond
      let points = skeleton.points(elbowAngle: motion.angle(at: seconds))
      return PoseRecording.Frame(
        microseconds: Int64((seconds * 1_000_000).rounded()), landmarks: observer.landmarks(of: points))
    }
    return PoseRecording(
      imageWidth: camera.imageWidth, imageHeight: camera.imageHeight, landmarkCount: 33, frames: frames)
  }
}

extension KinematicAthlete.View {
  /// Where a phone would be for this view.
  var camera: PinholeCamera {
    switch self {
    case .side:
      PinholeCamera(
        at: Vector3(x: 0.9, y: 2.3, z: 0.35), lookingAt: Vector3(x: 0.85, y: 0, z: 0.35), fieldOfView: 0.5,
        imageWidth: 640, imageHeight: 360)
    case .front:
      PinholeCamera(
        at: Vector3(x: 3, y: 0.1, z: 0.3), lookingAt: Vector3(x: 1.3, y: 0, z: 0.35), fieldOfView: 0.5,
        imageWidth: 480, imageHeight: 640)
    case .threeQuarter:
      PinholeCamera(
        at: Vector3(x: 2.6, y: 1.9, z: 0.5), lookingAt: Vector3(x: 0.9, y: 0, z: 0.3), fieldOfView: 0.55,
        imageWidth: 640, imageHeight: 360)
    case .above:
      PinholeCamera(
        at: Vector3(x: 2.6, y: 0.1, z: 1.2), lookingAt: Vector3(x: 1.1, y: 0, z: 0.3), fieldOfView: 0.55,
        imageWidth: 480, imageHeight: 640)
    }
  }
}
