import Foundation
import Testing

@testable import CommandLineClient

@Suite("Files that a command is told to read")
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

  @Test("What never ends is given up")
  func endless() {
    let error = #expect(throws: InputFileError.self) { try InputFile.read("/dev/zero", upTo: 1 << 20) }
    #expect(error?.description == "it has more than 1048576 bytes")
  }

  @Test("Why a file cannot be read is said as the system says it")
  func reasons() {
    for read in [{ _ = try InputFile.read($0) }, { try InputFile.check($0) }] as [(String) throws -> Void] {
      let missing = #expect(throws: InputFileError.self) { try read("/nowhere/at/all") }
      #expect(missing?.description == "No such file or directory" && missing?.isMissing == true)
      let folder = #expect(throws: InputFileError.self) { try read("/") }
      #expect(folder?.description == "Is a directory" && folder?.isMissing == false)
    }
  }
}
