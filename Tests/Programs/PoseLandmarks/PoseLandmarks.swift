import ArgumentParser
import CommandLineVideo
import Foundation
import TitanMotion

/// Looks at a video with the command line's own code and prints the landmarks as a recording.
@main
struct PoseLandmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "titanup-pose-landmarks",
    discussion: "Prints a recording (CSV), and to standard error how fast the landmarks came, decoding included.")

  @Argument(help: "A video.") var video: String
  @Option(help: "The folder of the pose networks.") var weights: String?
  @Flag(help: "Look for the box of a face instead of a body.") var face = false

  func run() throws {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let weights = try PoseWeights.find(
      option: weights, environment: ProcessInfo.processInfo.environment, program: program,
      exists: { FileManager.default.fileExists(atPath: $0) })
    let capture = try PoseCapture(.file(video), face ? .face : .body, .fast, weights: weights)
    let start = ContinuousClock.now
    var recording: PoseRecording?
    while let sight = try capture.next() {
      var frames = recording?.frames ?? []
      recording = nil
      frames.append(sight.frame)
      recording = PoseRecording(
        imageWidth: sight.imageWidth, imageHeight: sight.imageHeight,
        landmarkCount: (face ? PoseEngine.Subject.face : .body).landmarkCount, frames: frames)
    }
    guard let recording else { throw ExitCode.failure }
    let took = start.duration(to: .now) / .seconds(1)
    let rate = Double(recording.frames.count) / took
    print(recording.csv, terminator: "")
    FileHandle.standardError.write(
      Data(
        """
        \(recording.imageWidth)x\(recording.imageHeight), \(recording.frames.count) frames, \
        \(recording.duration / .seconds(1)) s of video in \(took) s: \(rate) frames a second, \
        \(recording.duration / .seconds(1) / took) times real time

        """.utf8))
  }
}
