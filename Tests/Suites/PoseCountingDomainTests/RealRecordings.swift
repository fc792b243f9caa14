import Foundation
import Synchronization
import Testing
import TitanMotion

/// Recordings of real people, which the project does not hold: `../shared/data/pose` and `pose2`, read where they are there.
enum RealRecordings {
  struct Clip: Sendable, CustomTestStringConvertible {
    let name: String
    /// From the folder of all data, without its endings.
    let file: String
    let kind: String
    /// Any count in it is right.
    let reps: ClosedRange<Int>
    var width = 1_000
    var height = 1_000

    var isPushUp: Bool { kind.hasPrefix("push_up") }
    /// Who published it: clips of one source resemble each other.
    var source: Substring { name.prefix { $0 != "_" } }
    var testDescription: String { name }

    /// How many reps a count misses or exceeds the truth by.
    func error(_ counted: Int) -> Int { max(reps.lowerBound - counted, counted - reps.upperBound, 0) }
  }

  static let data = "../shared/data"

  /// `nil` where the recordings are not here, which is then said loudly.
  static func table(_ name: String) throws -> [[Substring]]? {
    guard let table = try? String(contentsOfFile: "\(data)/\(name)", encoding: .utf8) else {
      print("SKIPPED: \(data)/\(name) is not here; recordings of real people were not counted")
      return nil
    }
    return table.split(whereSeparator: \.isNewline).dropFirst().map { line in
      // The columns that are read stand on both sides of one that may be quoted.
      line.replacing(/"[^"]*"/, with: "quoted").split(separator: ",", omittingEmptySubsequences: false)
    }
  }

  /// Whole images, with everything a camera sees.
  static func clips() throws -> [Clip]? { try clips(in: "pose") }
  /// More of them, which nobody had counted when `pushup/2` was made.
  static func newClips() throws -> [Clip]? { try clips(in: "pose2") }

  private static func clips(in folder: String) throws -> [Clip]? {
    try table("\(folder)/ground_truth.csv")?.map { cells in
      Clip(
        name: String(cells[0]), file: "\(folder)/clips/\(cells[0])", kind: String(cells[1]),
        reps: try #require(Int(cells[2]))...(try #require(Int(cells[3]))), width: try #require(Int(cells[8])),
        height: try #require(Int(cells[9])))
    }
  }

  /// Countix-Fitness: only the body's shape, neither its place in the image nor how well it was seen.
  static func countix() throws -> [Clip]? { try benchmark("pose/countix") }
  /// Half of RepCount's test set, likewise.
  static func repcount() throws -> [Clip]? { try benchmark("pose2/repcount") }

  private static func benchmark(_ folder: String) throws -> [Clip]? {
    try table("\(folder)_ground_truth.csv")?.map { cells in
      let isPushUp = cells[2] == "push_up"
      let count = isPushUp ? try #require(Int(cells[3])) : 0
      return Clip(name: String(cells[0]), file: "\(folder)/\(cells[0])", kind: String(cells[2]), reps: count...count)
    }
  }

  /// A part of the clips that stands for all: every so many of them, the first among them.
  static func sample(_ clips: [Clip], every step: Int) -> [Clip] {
    stride(from: 0, to: clips.count, by: step).map { clips[$0] }
  }

  /// Reading takes longer than counting, so each clip is read once.
  private static let read = Mutex<[String: PoseRecording]>([:])

  static func read(_ clip: Clip) throws -> PoseRecording {
    try read.withLock { known in
      if let recording = known[clip.file] { return recording }
      let recording = try unpack(clip)
      known[clip.file] = recording
      return recording
    }
  }

  /// Unpacks by `xz`, as the command line does.
  private static func unpack(_ clip: Clip) throws -> PoseRecording {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xz", "-dc", "\(data)/\(clip.file).csv.xz"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try #require(try output.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try PoseRecording(csv: bytes, imageWidth: clip.width, imageHeight: clip.height)
  }
}

/// Counts beside the truth.
struct Score: CustomStringConvertible {
  private(set) var clips = 0
  private(set) var exact = 0
  private(set) var offByAtMostOne = 0
  private var relativeErrors = 0.0
  /// Clips of other exercises.
  private(set) var others = 0
  private(set) var othersWithFalseReps: [String] = []

  mutating func add(_ clip: RealRecordings.Clip, counted: Int) {
    guard clip.isPushUp else {
      others += 1
      if counted > 0 { othersWithFalseReps.append("\(clip.name) \(counted)") }
      return
    }
    let error = clip.error(counted)
    clips += 1
    exact += error == 0 ? 1 : 0
    offByAtMostOne += error <= 1 ? 1 : 0
    relativeErrors += Double(error) / Double(max(1, clip.reps.lowerBound))
  }

  /// Mean of the error as a share of the true count.
  var meanError: Double { relativeErrors / Double(max(1, clips)) }
  var offByOneShare: Double { Double(offByAtMostOne) / Double(max(1, clips)) }

  var description: String {
    "\(exact) of \(clips) exact, \(offByAtMostOne) off by at most one, MAE \(meanError.formatted(.number.precision(.fractionLength(3)))), "
      + "false reps in \(othersWithFalseReps.count) of \(others) other clips \(othersWithFalseReps)"
  }
}
