import Foundation
import PoseCountingDomain
import TitanCore
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

  func counter(
    schema: LandmarkSchema = .mediapipe33, parameters: PushUpParameters = .standard
  ) throws -> PushUpCounter {
    guard let image = ImageSize(width: imageWidth, height: imageHeight) else { throw MissingSize() }
    return PushUpCounter(parameters: parameters, schema: schema, image: image)
  }
  struct MissingSize: Error {}

  /// Every event of the whole recording.
  func events(
    schema: LandmarkSchema = .mediapipe33, parameters: PushUpParameters = .standard
  ) throws -> [CounterEvent] {
    var counter = try counter(schema: schema, parameters: parameters)
    return try quantized(schema: schema).flatMap { counter.consume($0) }
  }

  /// How many reps a counter finds in the whole recording, those that its end decides among them.
  func reps(schema: LandmarkSchema = .mediapipe33, by parameters: PushUpParameters) throws -> Int {
    var counter = try counter(schema: schema, parameters: parameters)
    for frame in try quantized(schema: schema) { _ = counter.consume(frame) }
    _ = counter.finish()
    return counter.reps
  }

  /// The time of the last frame.
  var end: Int64 { frames.last?.microseconds ?? 0 }

  /// This recording, and another one so many seconds later, in between nothing: as large in the image, whatever the shape of
  /// its own was.
  func followed(by next: PoseRecording, after seconds: Double) -> PoseRecording {
    let longer = Float(max(imageWidth, imageHeight)), nextLonger = Float(max(next.imageWidth, next.imageHeight))
    let scaleX = Float(next.imageWidth) / nextLonger * longer / Float(imageWidth)
    let scaleY = Float(next.imageHeight) / nextLonger * longer / Float(imageHeight)
    let start = end + max(1, Int64(seconds * 1_000_000))
    var both = self
    both.frames += next.frames.map { frame in
      var frame = frame
      frame.microseconds += start
      for point in frame.landmarks.indices {
        frame.landmarks[point].x *= scaleX
        frame.landmarks[point].y *= scaleY
      }
      return frame
    }
    return both
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

  /// As a camera in somebody's hand sees it: it sways by 3 % of the longer side.
  var shaken: PoseRecording {
    var shaken = self
    let longer = Float(max(imageWidth, imageHeight))
    for index in frames.indices {
      let seconds = Double(frames[index].microseconds) / 1_000_000
      let right = Float(0.015 * (sin(4.4 * seconds) + sin(11.9 * seconds + 1))) * longer
      let down = Float(0.015 * (sin(5.7 * seconds + 2) + sin(14.5 * seconds + 3))) * longer
      for point in frames[index].landmarks.indices {
        shaken.frames[index].landmarks[point].x += right / Float(imageWidth)
        shaken.frames[index].landmarks[point].y += down / Float(imageHeight)
      }
    }
    return shaken
  }

  /// The phone is turned by a right angle at half time. The image keeps its size, so the body is smaller from then on.
  var turnedInMidSet: PoseRecording {
    var turned = self
    let (width, height) = (Float(imageWidth), Float(imageHeight))
    let scale = min(width / height, height / width)
    for index in frames.indices where frames[index].microseconds * 2 >= end {
      for point in frames[index].landmarks.indices {
        let landmark = frames[index].landmarks[point]
        turned.frames[index].landmarks[point].x = 0.5 - (landmark.y - 0.5) * height * scale / width
        turned.frames[index].landmarks[point].y = 0.5 + (landmark.x - 0.5) * width * scale / height
      }
    }
    return turned
  }

  /// The 17 points of COCO among BlazePose's 33.
  var coco: PoseRecording {
    let kept = [0, 2, 5, 7, 8, 11, 12, 13, 14, 15, 16, 23, 24, 25, 26, 27, 28]
    return converted(to: kept.count) { all in kept.map { all[$0] } }
  }

  /// Apple's 19 joints in the image: two of them lie between BlazePose's.
  var apple2D: PoseRecording {
    converted(to: 19) { all in
      let neck = Self.middle(all[11], all[12])
      let root = Self.middle(all[23], all[24])
      return [0, 2, 5, 7, 8].map { all[$0] } + [neck] + (11...16).map { all[$0] } + [root] + (23...28).map { all[$0] }
    }
  }

  /// Apple's 17 joints in space, as the image shows them.
  var apple3D: PoseRecording {
    converted(to: 17) { all in
      let head = Self.middle(all[7], all[8])
      let (neck, root) = (Self.middle(all[11], all[12]), Self.middle(all[23], all[24]))
      return [head, head, neck] + (11...16).map { all[$0] } + [Self.middle(neck, root), root]
        + (23...28).map { all[$0] }
    }
  }

  /// The box around the points of the head.
  var face: PoseRecording {
    converted(to: 2) { all in
      let (xs, ys) = (all[...10].map(\.x), all[...10].map(\.y))
      return [(xs.min(), ys.min()), (xs.max(), ys.max())].map { x, y in
        Landmark(x: x ?? 0, y: y ?? 0, z: 0, visibility: 1)
      }
    }
  }

  private static func middle(_ first: Landmark, _ second: Landmark) -> Landmark {
    Landmark(
      x: (first.x + second.x) / 2, y: (first.y + second.y) / 2, z: (first.z + second.z) / 2,
      visibility: min(first.visibility, second.visibility))
  }

  /// Other landmarks of the same frames.
  private func converted(to count: Int, _ landmarks: ([Landmark]) -> [Landmark]) -> PoseRecording {
    var copy = self
    copy.landmarkCount = count
    for index in frames.indices where !frames[index].landmarks.isEmpty {
      copy.frames[index].landmarks = landmarks(frames[index].landmarks)
    }
    return copy
  }

  /// At most so many frames a second: the first of each interval.
  func thinned(toFramesPerSecond framesPerSecond: Int64) -> PoseRecording {
    var copy = self
    var due: Int64 = 0
    copy.frames = frames.filter { frame in
      // A tenth of a millisecond early is in time: clips write their times with four decimals.
      guard frame.microseconds + 100 >= due else { return false }
      due = max(due + 1_000_000 / framesPerSecond, frame.microseconds - 500_000 / framesPerSecond)
      return true
    }
    return copy
  }

  func dropping(share: Double, seed: UInt64) -> PoseRecording {
    var generator = SplitMix64(seed: seed)
    var copy = self
    copy.frames = frames.filter { _ in Double.random(in: 0..<1, using: &generator) >= share }
    return copy
  }

  /// Normally distributed noise on every landmark, independent of the last frame's.
  ///
  /// - Parameter deviation: as a share of the longer side of the box around the landmarks.
  func jittered(by deviation: Float, seed: UInt64) -> PoseRecording {
    var generator = SplitMix64(seed: seed)
    // Twelve uniform numbers are near enough to normal.
    func noise() -> Float { (0..<12).reduce(-6) { sum, _ in sum + Float.random(in: 0..<1, using: &generator) } }
    var copy = self
    for index in copy.frames.indices where !copy.frames[index].landmarks.isEmpty {
      let (xs, ys) = (frames[index].landmarks.map(\.x), frames[index].landmarks.map(\.y))
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { continue }
      let size = max((right - left) * Float(imageWidth), (bottom - top) * Float(imageHeight)) * deviation
      for point in copy.frames[index].landmarks.indices {
        copy.frames[index].landmarks[point].x += noise() * size / Float(imageWidth)
        copy.frames[index].landmarks[point].y += noise() * size / Float(imageHeight)
      }
    }
    return copy
  }

  func mapped(_ transform: (Landmark) -> Landmark) -> PoseRecording {
    var copy = self
    for index in copy.frames.indices {
      copy.frames[index].landmarks = copy.frames[index].landmarks.map(transform)
    }
    return copy
  }

  /// The rendered athlete of `Tests/Support/Fixtures`: 12 push-ups and a half one.
  static func renderedAthlete() throws -> PoseRecording {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "Tests/Support/Fixtures/pushups.csv"))
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
