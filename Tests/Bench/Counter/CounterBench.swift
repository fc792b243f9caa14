import ArgumentParser
import Foundation
import PoseCountingService
import TitanMotion

/// Counts recordings without a service: what is said of each, as a digest, or what a frame costs.
@main
struct CounterBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "titanup-bench-counter",
    discussion: """
      Without --time it prints a line a recording: SHA-256 of everything that is said of it, how many push-ups, and the \
      file. The same recording gives the same line on every machine, in every build.
      """)

  @Argument(help: "Recordings of BlazePose's landmarks, as CSV.") var recordings: [String]
  @Option(help: "Of the images, in pixels.") var width = 640
  @Option(help: "Of the images, in pixels.") var height = 360
  @Flag(help: "Say what a frame costs instead, in microseconds, as one line of JSON.") var time = false

  @Flag(help: "Say instead how often copies of them are known again, and different ones taken for the same.")
  var copies = false
  @Option(help: "With --copies: how many simulated athletes take part.") var seeds = 150

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
      #"{"pose.counter.us_per_frame": \#(cost.counter), "pose.evidence.us_per_frame": \#(cost.evidence), "#
        + #""pose.stream.us_per_frame": \#(cost.stream)}"#)
  }
}
