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

  @Test("An archive in a file gives the same, piece by piece")
  func inFile() throws {
    let bytes = try Self.written(
      by: "archive.writestr('large', bytes(range(251)) * 2000); "
        + "archive.writestr('flat', bytes(1 << 20), zipfile.ZIP_STORED)")
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("zip-\(UUID().uuidString)").path
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let zip = try ZipReader(#require(ZipFile(owning: open(path, O_RDONLY))))
    #expect(zip.files == (try ZipReader(bytes)).files)
    var pieces: [[[UInt8]]] = []
    for file in zip.files {
      var found: [[UInt8]] = []
      try zip.read(file) { found.append($0) }
      pieces.append(found)
    }
    #expect(pieces.joined().allSatisfy { $0.count <= 1 << 16 })
    #expect(Array(pieces[0].joined()) == (0..<2_000).flatMap { _ in 0..<251 as Range<UInt8> })
    #expect(Array(pieces[1].joined()) == [UInt8](repeating: 0, count: 1 << 20))
  }

  @Test("Pipes can't be read in any order")
  func pipes() throws {
    let pipe = Pipe()
    #expect(ZipFile(owning: dup(pipe.fileHandleForReading.fileDescriptor)) == nil)
  }

  @Test("A file that unpacks to more than the directory says ends there")
  func bomb() throws {
    var bytes = try Self.written(by: "archive.writestr('bomb', bytes(50 << 20))")
    let directory = try #require(bytes.indices.last { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
    bytes.replaceSubrange((directory + 24)..<(directory + 28), with: [100, 0, 0, 0])
    let zip = try ZipReader(bytes)
    var passed = 0
    let problem = #expect(throws: ZipProblem.self) { try zip.read(#require(zip.files.first)) { passed += $0.count } }
    #expect(problem?.description == "bomb is damaged in the archive")
    #expect(passed == 0)
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
