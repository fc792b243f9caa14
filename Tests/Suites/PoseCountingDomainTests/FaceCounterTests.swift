import Foundation
import PoseCountingDomain
import Testing
import TitanMotion

@Suite("A face above a phone on the floor")
struct FaceCounterTests {
  /// A face that is `near` to `far` centimetres above the phone, in a portrait image 70 cm wide at 65 cm.
  private func recording(
    reps: Int, near: Double = 18, far: Double = 55, seconds: Double = 1.6, framesPerSecond: Double = 30
  ) -> PoseRecording {
    let frames = (0..<Int((Double(reps) * seconds + 2) * framesPerSecond)).map { index in
      let time = Double(index) / framesPerSecond
      let phase = min(max(0, time - 1), Double(reps) * seconds) / seconds
      let distance = far - (far - near) * (1 - cos(phase * 2 * .pi)) / 2
      let half = Float(15 / (70 * distance / 65) / 2)
      return PoseRecording.Frame(
        microseconds: Int64(time * 1_000_000),
        landmarks: [
          .init(x: 0.5 - half, y: 0.5 - half, z: 0, visibility: 1),
          .init(x: 0.5 + half, y: 0.5 + half, z: 0, visibility: 1),
        ])
    }
    return PoseRecording(imageWidth: 480, imageHeight: 640, landmarkCount: 2, frames: frames)
  }

  @Test("Push-ups count at any rate, quick and slow", arguments: [10.0, 30, 60], [0.8, 1.6, 4])
  func reps(framesPerSecond: Double, seconds: Double) throws {
    let events = try recording(reps: 6, seconds: seconds, framesPerSecond: framesPerSecond).events(schema: .faceBox)
    #expect(events.reps.map(\.number) == Array(1...6))
    #expect(events.partials.isEmpty)
    for rep in events.reps { #expect(rep.minAngle == 0 && rep.maxAngle == 0 && rep.depthPercent > 80, "\(rep)") }
  }

  @Test("Half push-ups are partial, and cued")
  func partials() throws {
    let events = try recording(reps: 4, near: 30, far: 40).events(schema: .faceBox)
    #expect(events.reps.isEmpty)
    #expect(events.partials.count == 4)
    #expect(events.cues.contains(.partialDepth))
  }

  @Test("Somebody who walks up to the phone and away, and one who only nods, do no push-up")
  func others() throws {
    #expect(try recording(reps: 3, near: 90, far: 250, seconds: 4).events(schema: .faceBox).reps.isEmpty)
    #expect(try recording(reps: 5, near: 40, far: 44).events(schema: .faceBox).partials.isEmpty)
  }

  @Test("An empty picture is reported, and a new face starts over")
  func gone() throws {
    var recording = recording(reps: 2)
    for index in recording.frames.indices where recording.frames[index].microseconds > 1_800_000 {
      recording.frames[index].landmarks = []
    }
    let events = try recording.events(schema: .faceBox)
    #expect(events.reps.isEmpty)
    #expect(events.cues == [.noPerson])
  }

  @Test("In recordings whose camera stands beside the athlete, the head's extent shows no push-up")
  func besides() throws {
    for clip in RealRecordings.sample(try RealRecordings.clips() ?? [], every: 5) {
      #expect(try RealRecordings.read(clip).face.events(schema: .faceBox).reps.isEmpty, "\(clip.name)")
    }
  }
}
