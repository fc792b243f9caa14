import ArgumentParser
import TitanMotion

/// A set from a file.
struct RecordingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The recording: CSV, or CSV packed with xz.", valueName: "file"))
  var recording: String?

  @Option(help: "Width of the recorded image in pixels; a recording does not say it.")
  var width: Int?

  @Option(help: "Height of the recorded image in pixels.")
  var height: Int?

  func validate() throws {
    guard (width == nil) == (height == nil) else { throw ValidationError("give both --width and --height, or neither") }
    for (name, pixels) in [("--width", width), ("--height", height)] {
      guard let pixels else { continue }
      guard recording != nil else { throw ValidationError("\(name) belongs to --recording") }
      try check(name, pixels, 1...16384)
    }
  }

  func read(_ console: Console) throws(ClientError) -> PoseRecording {
    guard let recording else { throw .usage("give either --recording FILE or --simulate N") }
    if width == nil {
      console.note("taking \(recording) for a recording of 640x360 pixels; --width and --height say otherwise")
    }
    return try RecordingFile(path: recording).read(imageWidth: width ?? 640, imageHeight: height ?? 360)
  }
}
