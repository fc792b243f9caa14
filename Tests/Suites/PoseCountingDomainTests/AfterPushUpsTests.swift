import Foundation
import PoseCountingDomain
import Testing
import TitanMotion

/// A set speaks for what follows it: here is what it must not speak for, and what it must.
@Suite("After a set of push-ups")
struct AfterPushUpsTests {
  @Test("Pull-ups do not go on with the set, however turned the camera is", arguments: [0.5, 5, 12])
  func pullUps(pause: Double) throws {
    let pushUps = KinematicAthlete(reps: 4).recording()
    let both = pushUps.followed(by: .pullUps(5), after: pause)
    for recording in [both, both.mirrored, both.turned, both.turned.turned] {
      #expect(try recording.events().reps.count == 4)
    }
    #expect(try both.coco.events(schema: .coco17).reps.count == 4)
    #expect(try pushUps.followed(by: PoseRecording.pullUps(5).turned.turned, after: pause).events().reps.count == 4)
    #expect(try PoseRecording.pullUps(5).events().reps.isEmpty)
  }

  @Test("pushup/1 still counts pull-ups as it always did")
  func oldVersion() throws {
    let both = KinematicAthlete(reps: 4).recording().followed(by: .pullUps(5), after: 0.5)
    #expect(try both.events(parameters: .version1).reps.count > 4)
  }

  @Test(
    "Push-ups go on after a rest, after pull-ups, and seen from elsewhere",
    arguments: KinematicAthlete.View.allCases, [0.5, 5, 20])
  func pushUps(view: KinematicAthlete.View, pause: Double) throws {
    let first = KinematicAthlete(reps: 4).recording()
    var athlete = KinematicAthlete(reps: 6)
    (athlete.view, athlete.seed) = (view, 7)
    let second = athlete.recording()
    #expect(try first.followed(by: second, after: pause).events().reps.count == 10)
    let circuit = first.followed(by: .pullUps(5), after: pause).followed(by: second, after: pause)
    #expect(try circuit.events().reps.count == 10)
  }
}

extension PoseRecording {
  /// Somebody who hangs from a bar before the camera and pulls up to it: hands planted, shoulders moving, trunk and legs
  /// one line, all as in a push-up, but for where the hands are.
  fileprivate static func pullUps(_ count: Int) -> PoseRecording {
    let (upperArm, forearm, period) = (40.0, 36.0, 2.0)
    let frames = (0..<30 * (count + 1) * 2).map { number in
      let seconds = Double(number) / 30
      let isPulling = seconds >= period / 2 && seconds < period / 2 + period * Double(count)
      let height = isPulling ? (1 - cos(2 * .pi * (seconds / period - 0.5))) / 2 : 0
      let reach = 75 - 37 * height
      let (shoulderY, wristY) = (30 + reach, 30.0)
      // Where along and how far beside the line from shoulder to wrist the elbow is.
      let along = (upperArm * upperArm - forearm * forearm + reach * reach) / (2 * reach)
      let beside = (upperArm * upperArm - along * along).squareRoot()
      var points = [(x: Double, y: Double)](repeating: (320, shoulderY - 20), count: 33)
      for (left, side) in [(0, 1.0), (1, -1.0)] {
        points[11 + left] = (320 + side * 25, shoulderY)
        points[13 + left] = (320 + side * (25 + beside), shoulderY - along)
        for hand in [15, 17, 19, 21] { points[hand + left] = (320 + side * 25, wristY) }
        points[23 + left] = (320 + side * 16, shoulderY + 90)
        points[25 + left] = (320 + side * 16, shoulderY + 150)
        for foot in [27, 29, 31] { points[foot + left] = (320 + side * 16, shoulderY + 210) }
      }
      return Frame(
        microseconds: Int64(number) * 1_000_000 / 30,
        landmarks: points.map { Landmark(x: Float($0.x / 640), y: Float($0.y / 360), z: 0, visibility: 1) })
    }
    return PoseRecording(imageWidth: 640, imageHeight: 360, landmarkCount: 33, frames: frames)
  }
}
