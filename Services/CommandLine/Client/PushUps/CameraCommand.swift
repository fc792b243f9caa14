import ArgumentParser
import CommandLineVideo

struct CameraCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "camera",
    abstract: "Do a set in front of a webcam: watch it being counted and store the session.",
    discussion: """
      `ffmpeg` reads the webcam, and this machine finds you in its pictures, by the pose networks that `deploy/dev up` \
      fetches. Only landmarks leave it. Place the camera so that it sees your whole body from the side, or lay it on the \
      floor below your face (--floor). `--exercise` counts something else than push-ups.

      The set ends with your target, after --time, or by Ctrl-C; then it is stored. A second Ctrl-C ends the program \
      without that.
      """)

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: ArgumentHelp("The webcam.", valueName: "path"))
  var device = "/dev/video0"

  @OptionGroup var look: LookOptions
  @OptionGroup var goal: SetOptions

  func validate() throws { try goal.check() }

  func run(_ backend: Backend, _ console: Console) async throws {
    let camera = VideoCamera(.camera(device), look.subject, .live, weights: try look.found(), limit: goal.limit)
    if !global.json { console.note("Looking at \(device). Ctrl-C ends the set and stores it.") }
    let set = CameraSet(camera: camera, options: goal, backend: backend, console: console, isQuiet: global.json)
    try await set.run()
  }
}
