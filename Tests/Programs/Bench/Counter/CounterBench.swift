import ArgumentParser
import Foundation
import PoseCountingService
import TitanMotion

/// Counts recordings without a service, and prints a digest of each one's messages, or the cost of a frame.
@main
struct CounterBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "titanup-bench-counter",
    discussion: """
      Without --time it prints a line for each recording: the SHA-256 of all its messages, the number of push-ups, and \
      the file. The same recording gives the same line on every machine, in every build.
      """)

  @Argument(help: "Recordings of BlazePose's landmarks, as CSV.") var recordings: [String]
  @Option(help: "The width of the images, in pixels.") var width = 640
  @Option(help: "The height of the images, in pixels.") var height = 360
  @Flag(help: "Print the cost of a frame in microseconds instead, as one line of JSON.") var time = false

  @Flag(help: "Print how often copies are recognised, and different sets mistaken for copies, instead.")
  var copies = false
  @Option(help: "With --copies: the number of simulated athletes.") var seeds = 150

  func run() throws {
    let recordings = try recordings.map { file in
      let csv = try Data(contentsOf: URL(fileURLWithPath: file))
      return (file, try PoseRecording(csv: csv, imageWidth: width, imageHeight: height))
    }
    guard !copies else {
      for line in try Copies(recordings.map(\.1), seeds: seeds).lines { print(line) }
      return
    }
    guard time else {
      for (file, recording) in recordings {
        let said = try Said(recording)
        print(said.digest, said.reps, file)
      }
      return
    }
    let cost = try FrameCost(recordings.map(\.1))
    print(
      #"{"pose.counter.us_per_frame": \#(cost.counter), "pose.bodies.us_per_frame": \#(cost.bodies), "#
        + #""pose.evidence.us_per_frame": \#(cost.evidence), "pose.stream.us_per_frame": \#(cost.stream)}"#)
  }
}
