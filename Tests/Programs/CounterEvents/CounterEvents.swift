import ArgumentParser
import Foundation
import PoseCountingDomain
import PoseCountingService
import PoseProto
import TitanCore
import TitanRPC

/// Counts frames with the service's own code and prints every event of them.
@main
struct CounterEvents: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "titanup-counter-events",
    discussion: """
      For each file it prints a line with the file's name. A line with the frame's number and the event as JSON follows \
      for each event, in the form in which Services/Web/App/set/counter.js gives it to the page, and one with the \
      reason for each refused frame. With --bodies there is one line of JSON for each file instead: what its push-ups \
      show of a body.
      """)

  @Argument(help: "Files of frames, in the form that FrameFile describes.") var files: [String]
  @Option(help: "The number of the frames' schema in the contract.") var schema = LandmarkSchema.mediapipe33.rawValue
  @Option(help: "The width of the images, in pixels.") var width: Int
  @Option(help: "The height of the images, in pixels.") var height: Int
  @Option(help: "The counter's name; the standard one of push-ups without it.") var counter: String?
  @Option(help: "The length of the preparation.") var preparationSeconds = 0
  @Option(help: "The target in push-ups; 0 for none.") var targetReps = 0
  @Option(help: "The target in seconds; 0 for none.") var targetSeconds = 0

  @Flag(help: "Print what the push-ups show of a body instead of the events.") var bodies = false

  func run() throws {
    let header = try header
    for file in files {
      let frames = FrameFile(try Data(contentsOf: URL(fileURLWithPath: file)))
      guard !bodies else {
        print(try BodyLine.json(of: frames, header))
        continue
      }
      print(file)
      try count(frames, header)
    }
  }

  private var header: StreamHeader {
    get throws {
      guard let schema = LandmarkSchema(rawValue: schema) else { throw ValidationError("no schema is \(schema)") }
      guard let image = ImageSize(width: width, height: height) else {
        throw ValidationError("images cannot have \(width) by \(height) pixels")
      }
      guard let version = counter.map(CounterVersion.named) ?? .pushUp(.standard), version.schemas.contains(schema)
      else {
        throw ValidationError("no counter of this schema is named \(counter ?? "")")
      }
      let target = targetSeconds > 0 ? SetTarget.time(Int64(targetSeconds) * 1_000_000) : .reps(targetReps)
      return StreamHeader(
        origin: .live, schema: schema, image: image, counter: version, target: target,
        preparationSeconds: preparationSeconds, startTime: Timestamp(seconds: 0))
    }
  }

  private func count(_ frames: FrameFile, _ header: StreamHeader) throws {
    var stream = CountedStream(header)
    func tell(_ events: [StreamEvent], of frame: UInt64) {
      for event in events { print(frame, EventLine.json(PoseV1.StreamRepsResponse(event, frame: frame))) }
    }
    for frame in frames {
      let number = stream.nextFrame
      stream.isPaused = frame.isPaused
      do {
        tell(try stream.take(frame.message(number: number)), of: number)
      } catch {
        print(number, "refused", RefusedFrame(error).rpcError.reason ?? "")
      }
    }
    let last = stream.nextFrame - min(stream.nextFrame, 1)
    tell(stream.finish(), of: last)
    print(last, EventLine.json(stream.tally))
  }
}
