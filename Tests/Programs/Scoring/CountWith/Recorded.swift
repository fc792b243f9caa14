import ArgumentParser
import Foundation
import PoseCountingDomain
import TitanMotion

/// The path of a recording, and the size of its images.
struct Recorded: ExpressibleByArgument {
  let width: Int
  let height: Int
  let file: String

  init?(argument: String) {
    let parts = argument.split(separator: ":", maxSplits: 2)
    guard parts.count == 3, let width = Int(parts[0]), let height = Int(parts[1]) else { return nil }
    (self.width, self.height, file) = (width, height, String(parts[2]))
  }

  /// - Parameters:
  ///   - up: x, y and z of the way up, which the first frame then tells, or nothing.
  ///   - turns: by how many right angles the images are turned clockwise.
  /// - Throws: `ValidationError` if the image size or the way up is not allowed; the errors of reading the file or its rows.
  func read(up: [Float] = [], turns: Int = 0) throws -> QuantizedRecording {
    let csv = try Data(contentsOf: URL(fileURLWithPath: file))
    var recording = try PoseRecording(csv: csv, imageWidth: width, imageHeight: height)
    for _ in 0..<turns { recording.turn() }
    guard let image = ImageSize(width: recording.imageWidth, height: recording.imageHeight) else {
      throw ValidationError("\(file): images cannot have \(width) by \(height) pixels")
    }
    var quantizer = LandmarkQuantizer(schema: .mediapipe33)
    let frames = try recording.frames.enumerated().map { number, frame in
      try quantizer.quantize(
        number: UInt64(number), microseconds: frame.microseconds,
        // Clamps landmarks like a client does if they are further outside of the image than messages allow.
        values: frame.landmarks.flatMap { [$0.x, $0.y, $0.z, $0.visibility] }.map { min(16, max(-16, $0)) },
        up: number == 0 ? up : [])
    }
    return QuantizedRecording(image: image, frames: frames)
  }
}

extension PoseRecording {
  /// Turns the images clockwise by a right angle.
  fileprivate mutating func turn() {
    swap(&imageWidth, &imageHeight)
    for frame in frames.indices {
      for point in frames[frame].landmarks.indices {
        let landmark = frames[frame].landmarks[point]
        (frames[frame].landmarks[point].x, frames[frame].landmarks[point].y) = (1 - landmark.y, landmark.x)
      }
    }
  }
}

struct QuantizedRecording {
  let image: ImageSize
  let frames: [QuantizedFrame]

  func count(with parameters: PushUpParameters) -> Int {
    var counter = PushUpCounter(parameters: parameters, schema: .mediapipe33, image: image)
    for frame in frames { _ = counter.consume(frame) }
    _ = counter.finish()
    return counter.reps
  }

  /// The reps of another recording that follows this one after so many microseconds without anybody.
  func count(followedBy next: QuantizedRecording, after pause: Int64, with parameters: PushUpParameters) -> Int {
    var counter = PushUpCounter(parameters: parameters, schema: .mediapipe33, image: image)
    for frame in frames { _ = counter.consume(frame) }
    let (start, own) = ((frames.last?.microseconds ?? 0) + pause, counter.reps)
    for frame in next.frames { _ = counter.consume(next.shaped(frame, as: image, from: start)) }
    _ = counter.finish()
    return counter.reps - own
  }

  /// One of its frames at a later time in an image of another shape, as large in it as in its own.
  private func shaped(_ frame: QuantizedFrame, as other: ImageSize, from start: Int64) -> QuantizedFrame {
    let (longer, otherLonger) = (max(image.width, image.height), max(other.width, other.height))
    var frame = frame
    frame.microseconds += start
    for index in frame.landmarks.indices {
      let landmark = frame.landmarks[index]
      let x = Int(landmark.x) * image.width * otherLonger / (longer * other.width)
      let y = Int(landmark.y) * image.height * otherLonger / (longer * other.height)
      (frame.landmarks[index].x, frame.landmarks[index].y) = (Int32(clamping: x), Int32(clamping: y))
    }
    return frame
  }
}
