import Foundation
import Testing

@testable import CommandLineClient

@Suite("Recordings on disk")
struct RecordingFileTests {
  private func pack(zeros count: Int, to path: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", #"head -c "$0" /dev/zero | xz --stdout > "$1""#, "\(count)", path]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  @Test("A packed recording is unpacked up to the limit")
  func limit() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("titanup-\(UUID().uuidString).csv.xz").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    // More than the limit and a pipe together: `xz` would wait for ever for somebody to take the rest.
    let count = 1 << 20
    try pack(zeros: count, to: path)
    let tooLarge = #expect(throws: ClientError.self) {
      try RecordingFile(path: path, upTo: 1 << 16).read(imageWidth: 640, imageHeight: 360)
    }
    #expect(tooLarge?.description == "cannot read the recording \(path), unpacked: it has more than 65536 bytes")
    // What the limit allows is read, and found to be no recording.
    let read = #expect(throws: ClientError.self) {
      try RecordingFile(path: path, upTo: count).read(imageWidth: 640, imageHeight: 360)
    }
    #expect(read?.description.hasPrefix("\(path): ") == true)
  }
}
