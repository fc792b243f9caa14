@testable import CommandLineClient
import Foundation
import Testing

@Suite("Input files")
struct InputFileTests {
  @Test("A file is read whole, up to a limit")
  func whole() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("titanup-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    try Data(bytes).write(to: URL(filePath: path))
    #expect(try InputFile.read(path) == bytes)
    #expect(try InputFile.read(path, upTo: bytes.count) == bytes)
    #expect(throws: InputFileError.self) { try InputFile.read(path, upTo: bytes.count - 1) }
  }

  @Test("Endless input is abandoned")
  func endless() {
    let error = #expect(throws: InputFileError.self) { try InputFile.read("/dev/zero", upTo: 1 << 20) }
    #expect(error?.description == "it has more than 1048576 bytes")
  }

  @Test("The system's reason is shown for an unreadable file")
  func reasons() {
    for read in [{ _ = try InputFile.read($0) }, { try InputFile.check($0) }] as [(String) throws -> Void] {
      let missing = #expect(throws: InputFileError.self) { try read("/nowhere/at/all") }
      #expect(missing?.description == "No such file or directory" && missing?.isMissing == true)
      let folder = #expect(throws: InputFileError.self) { try read("/") }
      #expect(folder?.description == "Is a directory" && folder?.isMissing == false)
    }
  }
}

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
    // More than the limit and a pipe's buffer together: `xz` would wait forever for a reader.
    let count = 1 << 20
    try pack(zeros: count, to: path)
    let tooLarge = #expect(throws: ClientError.self) {
      try RecordingFile(path: path, upTo: 1 << 16).read(imageWidth: 640, imageHeight: 360)
    }
    #expect(tooLarge?.description == "Can't read the recording \(path), unpacked: it has more than 65536 bytes")
    // A file within the limit is read, and turns out not to be a recording.
    let read = #expect(throws: ClientError.self) {
      try RecordingFile(path: path, upTo: count).read(imageWidth: 640, imageHeight: 360)
    }
    #expect(read?.description.hasPrefix("\(path): ") == true)
  }
}
