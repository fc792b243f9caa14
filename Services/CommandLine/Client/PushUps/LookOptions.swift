import ArgumentParser
import CommandLineVideo

/// How a camera is placed, and by which networks it is looked at.
struct LookOptions: ParsableArguments {
  enum Placement: String, EnumerableFlag {
    case side, floor

    static func help(for value: Self) -> ArgumentHelp? {
      switch value {
      case .side: "The camera sees your whole body from the side. This is the default."
      case .floor: "The camera lies on the floor below your face."
      }
    }
  }

  @Flag var placement: Placement?

  @Option(
    help: ArgumentHelp(
      "The folder of the pose networks; by default that of \(PoseWeights.variable), or where `deploy/dev up` puts them.",
      valueName: "folder"))
  var weights: String?

  var isGiven: Bool { placement != nil || weights != nil }
  var subject: PoseEngine.Subject { placement == .floor ? .face : .body }

  func found() throws(ClientError) -> PoseWeights { try PoseWeights.find(option: weights) }
}
