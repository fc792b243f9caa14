import Foundation
import PoseCountingDomain
import Testing
import TitanMotion

/// Recordings of real people, which the project does not hold: `../shared/data/pose`, read where it is there.
@Suite("Recordings of real people")
struct RealRecordingTests {
  private struct Clip {
    let name: String
    let kind: String
    let reps: ClosedRange<Int>
    let width: Int
    let height: Int
  }

  private static let folder = "../shared/data/pose"

  private static func clips() throws -> [Clip]? {
    guard let table = try? String(contentsOfFile: "\(folder)/ground_truth.csv", encoding: .utf8) else { return nil }
    return try table.split(whereSeparator: \.isNewline).dropFirst().map { line in
      // The columns that are read stand on both sides of one that may be quoted.
      let unquoted = line.replacing(/"[^"]*"/, with: "quoted").split(separator: ",", omittingEmptySubsequences: false)
      return Clip(
        name: String(unquoted[0]), kind: String(unquoted[1]),
        reps: try #require(Int(unquoted[2]))...(try #require(Int(unquoted[3]))),
        width: try #require(Int(unquoted[8])), height: try #require(Int(unquoted[9])))
    }
  }

  /// Unpacks by `xz`, as the command line does.
  private static func read(_ clip: Clip) throws -> PoseRecording {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xz", "-dc", "\(folder)/clips/\(clip.name).csv.xz"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try #require(try output.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try PoseRecording(csv: bytes, imageWidth: clip.width, imageHeight: clip.height)
  }

  @Test("Counts of public clips: nearly all push-ups, none in other exercises")
  func clips() throws {
    guard let clips = try Self.clips() else {
      print("SKIPPED: \(Self.folder) is not here; recordings of real people were not counted")
      return
    }
    var right = 0
    var pushUpClips = 0
    var falseReps = 0
    for clip in clips {
      let events = try Self.read(clip).events()
      let counted = events.reps.count
      let isRight = clip.reps.contains(counted)
      let name = clip.name.padding(toLength: 36, withPad: " ", startingAt: 0)
      print("\(isRight ? "right" : "WRONG") \(name) \(clip.kind) true \(clip.reps) counted \(counted)")
      if clip.kind == "other_exercise" {
        falseReps += counted
      } else {
        pushUpClips += 1
        right += isRight ? 1 : 0
        #expect(clip.reps.lowerBound - 1...clip.reps.upperBound + 1 ~= counted, "\(clip.name): \(counted)")
      }
    }
    print("\(right) of \(pushUpClips) push-up clips right, \(falseReps) false reps in other exercises")
    #expect(right * 10 >= pushUpClips * 9)
    #expect(falseReps == 0)
  }
}
