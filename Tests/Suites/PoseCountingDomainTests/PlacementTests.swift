import PoseCountingDomain
import Testing
import TitanMotion

@Suite("How camera and body stand")
struct PlacementTests {
  /// What is said of a recording.
  private static func said(_ recording: PoseRecording, reps: Int = 0) throws -> [Placement] {
    let image = try #require(ImageSize(width: recording.imageWidth, height: recording.imageHeight))
    var guide = PlacementGuide()
    return try recording.quantized().compactMap {
      guide.step($0, reps: reps, schema: .mediapipe33, image: image, parameters: .standard)
    }
  }

  /// Moved by a share of the image, and larger by a factor, about its middle.
  private static func changed(
    _ recording: PoseRecording, scale: Float = 1, right: Float = 0
  ) -> PoseRecording {
    recording.mapped {
      PoseRecording.Landmark(
        x: 0.5 + ($0.x - 0.5) * scale + right, y: 0.5 + ($0.y - 0.5) * scale, z: $0.z, visibility: $0.visibility)
    }
  }

  @Test("A whole body, seen well, is said once")
  func good() throws {
    let said = try Self.said(try PoseRecording.renderedAthlete())
    let first = try #require(said.first)
    #expect(first.isGood && first.outside.isEmpty && first.distance == .good && abs(first.tiltDegrees) <= 10)
    #expect([.side, .threeQuarter].contains(first.view))
    #expect(said.count <= 3, "\(said)")
  }

  @Test("After the first push-up it is silent")
  func counted() throws {
    #expect(try Self.said(try PoseRecording.renderedAthlete(), reps: 1).isEmpty)
  }

  @Test("Too far, too near, and beside the image")
  func distance() throws {
    let recording = try PoseRecording.renderedAthlete()
    let far = try #require(try Self.said(Self.changed(recording, scale: 0.3)).first)
    #expect(far.distance == .tooFar && !far.isGood && far.outside.isEmpty)
    let near = try #require(try Self.said(Self.changed(recording, scale: 2.6)).first)
    #expect(near.distance == .tooNear && !near.isGood && !near.outside.isEmpty)
    let beside = try #require(try Self.said(Self.changed(recording, right: 0.45)).first)
    #expect(beside.distance == .good && !beside.isGood && !beside.outside.isEmpty)
  }

  @Test("A camera that is turned shows a floor that is not level")
  func turned() throws {
    let turned = try #require(try Self.said(try PoseRecording.renderedAthlete().turned).first { $0.view == .side })
    #expect(abs(turned.tiltDegrees) >= 70 && !turned.isGood)
  }
}
