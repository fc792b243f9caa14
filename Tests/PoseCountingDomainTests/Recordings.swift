import Foundation
import PoseCountingDomain
import TitanMotion

extension PoseRecording {
  /// The recording as a counter takes it.
  func quantized(schema: LandmarkSchema = .mediapipe33) throws -> [QuantizedFrame] {
    var quantizer = LandmarkQuantizer(schema: schema)
    return try frames.enumerated().map { index, frame in
      try quantizer.quantize(
        number: UInt64(index), microseconds: frame.microseconds,
        values: frame.landmarks.flatMap { [$0.x, $0.y, $0.z, $0.visibility] })
    }
  }

  func counter(schema: LandmarkSchema = .mediapipe33) throws -> PushUpCounter {
    guard let image = ImageSize(width: imageWidth, height: imageHeight) else { throw MissingSize() }
    return PushUpCounter(schema: schema, image: image)
  }
  struct MissingSize: Error {}

  /// Every event of the whole recording.
  func events(schema: LandmarkSchema = .mediapipe33) throws -> [CounterEvent] {
    var counter = try counter(schema: schema)
    return try quantized(schema: schema).flatMap { counter.consume($0) }
  }

  /// The same frames, turned by 90 degrees clockwise.
  var turned: PoseRecording {
    var turned = mapped { PoseRecording.Landmark(x: 1 - $0.y, y: $0.x, z: $0.z, visibility: $0.visibility) }
    swap(&turned.imageWidth, &turned.imageHeight)
    return turned
  }

  /// The same frames as in a mirror: left and right of the body change names too.
  var mirrored: PoseRecording {
    mapped { PoseRecording.Landmark(x: 1 - $0.x, y: $0.y, z: $0.z, visibility: $0.visibility) }
  }

  /// The 17 points of COCO among BlazePose's 33.
  var coco: PoseRecording {
    let kept = [0, 2, 5, 7, 8, 11, 12, 13, 14, 15, 16, 23, 24, 25, 26, 27, 28]
    var copy = self
    copy.landmarkCount = kept.count
    for index in copy.frames.indices where !copy.frames[index].landmarks.isEmpty {
      let all = copy.frames[index].landmarks
      copy.frames[index].landmarks = kept.map { all[$0] }
    }
    return copy
  }

  private func mapped(_ transform: (Landmark) -> Landmark) -> PoseRecording {
    var copy = self
    for index in copy.frames.indices {
      copy.frames[index].landmarks = copy.frames[index].landmarks.map(transform)
    }
    return copy
  }

  /// The rendered athlete of `Tests/Fixtures`: 12 push-ups and a half one.
  static func renderedAthlete() throws -> PoseRecording {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "Tests/Fixtures/pushups.csv"))
    return try PoseRecording(csv: bytes, imageWidth: 640, imageHeight: 360)
  }
}

extension [CounterEvent] {
  var reps: [Rep] {
    compactMap { event in
      guard case .repCounted(let rep) = event else { return nil }
      return rep
    }
  }
  var partials: [PartialRep] {
    compactMap { event in
      guard case .partialRep(let partial) = event else { return nil }
      return partial
    }
  }
  var cues: [FeedbackCode] {
    compactMap { event in
      guard case .feedback(let code, _) = event else { return nil }
      return code
    }
  }
  var progress: [RepProgress] {
    compactMap { event in
      guard case .progress(let progress) = event else { return nil }
      return progress
    }
  }
}
