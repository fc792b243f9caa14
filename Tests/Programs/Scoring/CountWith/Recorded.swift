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

  /// - Throws: `ValidationError` if the image size is not allowed; the errors of reading the file or its rows.
  func read() throws -> QuantizedRecording {
    guard let image = ImageSize(width: width, height: height) else {
      throw ValidationError("\(file): images cannot have \(width) by \(height) pixels")
    }
    let csv = try Data(contentsOf: URL(fileURLWithPath: file))
    let recording = try PoseRecording(csv: csv, imageWidth: width, imageHeight: height)
    var quantizer = LandmarkQuantizer(schema: .mediapipe33)
    let frames = try recording.frames.enumerated().map { number, frame in
      try quantizer.quantize(
        number: UInt64(number), microseconds: frame.microseconds,
        // Clamps landmarks like a client does if they are further outside of the image than messages allow.
        values: frame.landmarks.flatMap { [$0.x, $0.y, $0.z, $0.visibility] }.map { min(16, max(-16, $0)) })
    }
    return QuantizedRecording(image: image, frames: frames)
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
}
