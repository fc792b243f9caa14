import Foundation
import Testing
import TitanCore

@testable import TitanArchive

/// What Python's zipfile reads, which knows nothing of our writer.
private enum PythonZip {
  private static let script = """
    import json, sys, zipfile
    with zipfile.ZipFile(sys.argv[1]) as archive:
        assert len(sys.argv) > 2 or archive.testzip() is None
        files = []
        for info in archive.infolist():
            files.append({"name": info.filename, "size": info.file_size, "packed": info.compress_size,
                          "offset": info.header_offset, "time": list(info.date_time), "mode": info.external_attr >> 16,
                          "text": "" if info.file_size > 1000 else archive.read(info).decode()})
        print(json.dumps(files))
    """

  struct File: Decodable, Equatable {
    var name: String
    var size: UInt64
    var packed: UInt64
    var offset: UInt64
    var time: [Int]
    var mode: Int
    var text: String
  }

  /// - Parameter checkingAll: whether every file is unpacked and compared with its checksum.
  static func files(of archive: String, checkingAll: Bool = true) throws -> [File] {
    let (python, output) = (Process(), Pipe())
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    python.arguments = ["python3", "-c", script, archive] + (checkingAll ? [] : ["unchecked"])
    python.standardOutput = output
    try python.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    python.waitUntilExit()
    #expect(python.terminationStatus == 0)
    return try JSONDecoder().decode([File].self, from: text)
  }
}

@Suite("ZIP archives") struct ZipWriterTests {
  /// A Sunday: 2026-05-31T06:07:09Z.
  private static let time = Timestamp(seconds: 1_780_207_629)

  private static func temporaryFile() -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("zip-\(UUID().uuidString)").path
  }

  @Test("Python unpacks what was written in pieces, with names, sizes, times and checksums")
  func roundTrip() throws {
    let numbers = (0..<200_000).map { "\($0 &* 2_654_435_761 % 1_000_003)\n" }.joined()
    var zip = ZipWriter()
    var bytes: [UInt8] = []
    zip.begin("README.txt", at: Self.time)
    zip.write(Array("hel".utf8))
    zip.write([])
    zip.write(Array("lo\n".utf8))
    #expect(zip.end().checksum == 0x363A_3020)
    bytes += zip.take()
    zip.begin("folder/numbers.csv", at: Self.time)
    for start in stride(from: 0, to: numbers.utf8.count, by: 99_999) {
      zip.write(Array(numbers.utf8.dropFirst(start).prefix(99_999)))
      bytes += zip.take()
    }
    zip.end()
    zip.begin("empty", at: Timestamp(seconds: 0))
    zip.end()
    zip.finish()
    bytes += zip.take()
    #expect(zip.archiveLength == UInt64(bytes.count))
    #expect(zip.take().isEmpty)

    let path = Self.temporaryFile()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let files = try PythonZip.files(of: path)
    #expect(files.map(\.name) == ["README.txt", "folder/numbers.csv", "empty"])
    #expect(files.map(\.size) == [6, UInt64(numbers.utf8.count), 0])
    #expect(files.map(\.packed) == zip.entries.map(\.compressedSize))
    #expect(files[0].text == "hello\n")
    #expect(files[0].time == [2026, 5, 31, 6, 7, 8])
    // Nothing before 1980 can be said.
    #expect(files[2].time == [1980, 1, 1, 0, 0, 0])
    #expect(files.allSatisfy { $0.mode == 0o100600 })
    #expect(files[1].packed < files[1].size)
  }

  @Test("An archive goes on after files that another writer has written")
  func resumed() throws {
    var first = ZipWriter()
    first.begin("one", at: Self.time)
    first.write(Array("1".utf8))
    first.end()
    var bytes = first.take()
    first.begin("lost", at: Self.time)
    first.write([UInt8](repeating: 7, count: 300_000))

    var second = ZipWriter(after: first.entries, length: UInt64(bytes.count))
    second.begin("two", at: Self.time)
    second.write(Array("22".utf8))
    second.end()
    second.finish()
    bytes += second.take()
    let path = Self.temporaryFile()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    #expect(try PythonZip.files(of: path).map(\.text) == ["1", "22"])
  }

  /// The large file is a hole of the file system: neither its bytes nor their checksum matter to the directory.
  @Test("Sizes and places of 4 GiB and more are in the directory's ZIP64 fields")
  func large() throws {
    let size: UInt64 = 5 << 30
    var big = ZipEntry(name: "big", time: Self.time, offset: 0)
    (big.compressedSize, big.size, big.checksum) = (size, 6 << 30, 1)
    let head = ZipRecords.localHeader(big)
    let descriptor = ZipRecords.descriptor(big)
    #expect(descriptor.count == 24)
    let start = UInt64(head.count) + size
    var zip = ZipWriter(after: [big], length: start + UInt64(descriptor.count))
    zip.begin("small", at: Self.time)
    zip.write(Array("after it".utf8))
    let small = zip.end()
    zip.finish()

    let path = Self.temporaryFile()
    try Data(head).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.seek(toOffset: start)
    try file.write(contentsOf: Data(descriptor + zip.take()))
    try file.close()
    let files = try PythonZip.files(of: path, checkingAll: false)
    #expect(files.map(\.size) == [6 << 30, 8])
    #expect(files.map(\.packed) == [size, small.compressedSize])
    #expect(files.map(\.offset) == [0, small.offset])
    #expect(small.offset > UInt64(UInt32.max))
    #expect(files[1].text == "after it")
  }

  @Test("More files than 65,534 need ZIP64, too", arguments: [65_534, 65_535, 65_536])
  func many(count: Int) throws {
    var zip = ZipWriter()
    for number in 0..<count {
      zip.begin("\(number)", at: Self.time)
      zip.end()
    }
    zip.finish()
    let path = Self.temporaryFile()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let bytes = zip.take()
    // An archive without ZIP64 is one that the oldest readers can open.
    #expect((bytes.suffix(42).prefix(4) == [0x50, 0x4B, 6, 7]) == (count > 65_534))
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let files = try PythonZip.files(of: path, checkingAll: false)
    #expect(files.count == count)
    #expect(files.last?.name == "\(count - 1)")
  }

  @Test("Content of any length takes the same memory")
  func bounded() {
    var zip = ZipWriter()
    zip.begin("zeros", at: Self.time)
    let piece = [UInt8](repeating: 0, count: 1 << 20)
    var most = 0
    for _ in 0..<256 {
      zip.write(piece)
      most = max(most, zip.take().count)
    }
    #expect(zip.end().size == 256 << 20)
    #expect(most < 1 << 17)
  }

  @Test(
    "Names are portable: no way out of the folder, nothing that a system cannot store",
    arguments: [
      ("a", true), ("a/b-c_d.csv", true), ("pose/frames/0190.up.csv", true), ("", false), ("/a", false), ("a/", false),
      ("a//b", false), ("../a", false), ("a/..", false), (".a", false), ("a.", false), ("a b", false), ("ä", false),
      ("a\\b", false), ("a:b", false), (String(repeating: "a", count: 256), false),
    ])
  func names(name: String, isPortable: Bool) { #expect(ZipEntry.isPortable(name) == isPortable) }
}
