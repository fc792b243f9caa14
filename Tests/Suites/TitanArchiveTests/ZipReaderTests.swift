import Foundation
import Testing
import TitanCore

@testable import TitanArchive

@Suite("Reading ZIP archives") struct ZipReaderTests {
  /// What Python's zipfile writes, which knows nothing of our reader.
  private static func written(by script: String) throws -> [UInt8] {
    let (python, output) = (Process(), Pipe())
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    python.arguments = [
      "python3", "-c",
      """
      import io, sys, zipfile
      buffer = io.BytesIO()
      with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
          \(script)
      sys.stdout.buffer.write(buffer.getvalue())
      """,
    ]
    python.standardOutput = output
    try python.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    python.waitUntilExit()
    #expect(python.terminationStatus == 0)
    return Array(bytes)
  }

  private static let script = """
    archive.writestr("Habits.csv", "Name\\n" * 1000); archive.writestr("a/b", b"x", zipfile.ZIP_STORED); \
    archive.writestr("empty", b""); archive.comment = b"made by hand"
    """

  @Test("What Python has packed comes out, deflated, stored or empty")
  func foreign() throws {
    let zip = try ZipReader(Self.written(by: Self.script))
    #expect(zip.files.map(\.name) == ["Habits.csv", "a/b", "empty"])
    let contents = try zip.files.map { try zip.content(of: $0, upTo: 5_000) }
    #expect(contents == [Array(String(repeating: "Name\n", count: 1_000).utf8), [UInt8(ascii: "x")], []])
  }

  @Test("What the writer has written comes out")
  func own() throws {
    var writer = ZipWriter()
    writer.begin("one", at: Timestamp(seconds: 0))
    writer.write(Array("first".utf8))
    writer.end()
    writer.finish()
    let zip = try ZipReader(writer.take())
    #expect(try zip.content(of: #require(zip.files.first), upTo: 5) == Array("first".utf8))
  }

  @Test("A file that is larger than allowed is not unpacked, and says both sizes")
  func tooLarge() throws {
    let zip = try ZipReader(Self.written(by: Self.script))
    let problem = #expect(throws: ZipProblem.self) { try zip.content(of: #require(zip.files.first), upTo: 4_999) }
    #expect(problem?.description == "Habits.csv has 5000 bytes; at most 4999 are allowed")
  }

  /// Whatever is damaged, the reader stays within its bytes, and what it returns has the right checksum.
  @Test("Each damaged byte and each missing end is an error or changes nothing")
  func damaged() throws {
    let bytes = try Self.written(by: Self.script)
    let right = Set([Array(String(repeating: "Name\n", count: 1_000).utf8), [UInt8(ascii: "x")], []])
    func contents(_ bytes: [UInt8]) -> [[UInt8]] {
      guard let zip = try? ZipReader(bytes) else { return [] }
      return zip.files.compactMap { try? zip.content(of: $0, upTo: 1 << 20) }
    }
    #expect(contents(bytes).count == 3)
    for index in bytes.indices {
      for change in [1, 0x80, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[index] ^= change
        #expect(Set(contents(damaged)).isSubset(of: right), "byte \(index)")
      }
    }
    for length in bytes.indices { #expect(contents(Array(bytes.prefix(length))).isEmpty, "\(length) bytes") }
  }

  @Test("Other files are no archives", arguments: ["", "PK", "Date,Exercise\n", String(repeating: "x", count: 70_000)])
  func others(text: String) {
    #expect(!ZipReader.isArchive(Array(text.utf8)))
    #expect(throws: ZipProblem("the file isn't a whole ZIP archive")) { try ZipReader(Array(text.utf8)) }
  }
}
