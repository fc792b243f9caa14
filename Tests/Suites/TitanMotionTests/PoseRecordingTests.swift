import Foundation
import Testing
import TitanMotion

@Suite("Recordings as CSV")
struct PoseRecordingTests {
  /// A recording with one landmark per frame, as text.
  private func read(_ csv: String) throws -> PoseRecording {
    try PoseRecording(csv: csv.utf8, imageWidth: 640, imageHeight: 360)
  }

  @Test("Times are exact to the microsecond, empty cells mean nobody is visible, and CRLF ends a line")
  func reads() throws {
    let recording = try read("frame,t_seconds,x0,y0,z0,v0\r\n0,0.0417,0.5,-1.25,1e-3,1\r\n7,12.1234567,,,,\r\n\r\n")
    #expect(recording.landmarkCount == 1)
    #expect(
      recording.frames == [
        .init(microseconds: 41_700, landmarks: [.init(x: 0.5, y: -1.25, z: 0.001, visibility: 1)]),
        .init(microseconds: 12_123_456, landmarks: []),
      ])
    #expect(recording.duration == .microseconds(12_123_456))
  }

  @Test("A written recording reads back the same")
  func roundTrip() throws {
    let original = try PoseRecording(csv: Fixture.bytes("pushups.csv"), imageWidth: 640, imageHeight: 360)
    #expect(original.frames.count == 456)
    #expect(original.landmarkCount == 33)
    #expect(original.frames.allSatisfy { $0.landmarks.count == 33 })
    #expect(try PoseRecording(csv: original.csv.utf8, imageWidth: 640, imageHeight: 360) == original)
    let gaps = PoseRecording(
      imageWidth: 1, imageHeight: 1, landmarkCount: 17,
      frames: [.init(microseconds: 0, landmarks: []), .init(microseconds: 33_333, landmarks: [])])
    #expect(try PoseRecording(csv: gaps.csv.utf8, imageWidth: 1, imageHeight: 1) == gaps)
  }

  @Test(
    "A fault names line and column",
    arguments: [
      ("", 1, nil, "empty"),
      ("frame,t_seconds", 1, nil, "2 columns"),
      ("frame,t_seconds,x0,y0,v0,z0", 1, "v0", "column z0 is expected"),
      (String(repeating: "x", count: 65) + ",t_seconds,x0,y0,z0,v0", 1, "of 65 bytes", "column frame is expected"),
      ("frame,t_seconds,x0,y0,z0,v0\n0,0,1,1,1", 2, nil, "5 cells, the header has 6"),
      ("frame,t_seconds,x0,y0,z0,v0\n0,0,1,1,1,1\n1,1,1,nan,1,1", 3, "y0", "\"nan\" is no finite number"),
      ("frame,t_seconds,x0,y0,z0,v0\n0,0,1,1,,1", 2, "z0", "empty in a line"),
      ("frame,t_seconds,x0,y0,z0,v0\n0,0.1.2,,,,", 2, "t_seconds", "\"0.1.2\" is no decimal"),
      ("frame,t_seconds,x0,y0,z0,v0\n0,-1,,,,", 2, "t_seconds", "\"-1\" is no decimal"),
      ("frame,t_seconds,x0,y0,z0,v0\n0,1234567890123456789,,,,", 2, "t_seconds", "no decimal"),
      ("frame,t_seconds,x0,y0,z0,v0\n0,1,,,,\n1,1.0,,,,", 3, "t_seconds", "does not come after"),
    ] as [(String, Int, String?, String)])
  func faults(csv: String, line: Int, column: String?, problem: String) throws {
    let error = try #require(throws: PoseRecordingError.self) { try read(csv) }
    #expect(error.line == line)
    #expect(error.column == column)
    #expect(error.problem.contains(problem), "\(error)")
  }
}

/// Files of `Tests/Support/Fixtures`. Tests run with the package's folder as the working directory.
enum Fixture {
  static func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "Tests/Support/Fixtures/\(name)"))
  }
}
