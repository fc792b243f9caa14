import Foundation
import Testing

/// The official compiler, as a second opinion on bytes.
enum Protoc {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let paths = ["--proto_path=proto", "--proto_path=Tests/Support/Protos"]

  /// The text form of a serialized message.
  static func decode(_ bytes: [UInt8], as message: String, in file: String) throws -> String {
    let result = try run(paths + ["--decode=\(message)", file], input: Data(bytes))
    try #require(result.status == 0, "\(result.errors)")
    return String(decoding: result.output, as: UTF8.self)
  }

  /// The serialized form of a message in text form.
  static func encode(_ text: String, as message: String, in file: String) throws -> [UInt8] {
    let result = try run(
      paths + ["--encode=\(message)", "--deterministic_output", file], input: Data(text.utf8))
    try #require(result.status == 0, "\(result.errors)")
    return [UInt8](result.output)
  }

  struct Result {
    var status: Int32
    var output: Data
    var errors: String
  }

  static func run(_ arguments: [String], input: Data = Data()) throws -> Result {
    // Files instead of pipes, so that nobody has to read and write at the same time.
    let folder = FileManager.default.temporaryDirectory.appending(path: "protoc-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ content: Data = Data()) throws -> URL {
      let url = folder.appending(path: name)
      try content.write(to: url)
      return url
    }
    let (source, output, errors) = try (file("in", input), file("out"), file("err"))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["protoc"] + arguments
    process.currentDirectoryURL = root
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return try Result(
      status: process.terminationStatus, output: Data(contentsOf: output),
      errors: String(decoding: Data(contentsOf: errors), as: UTF8.self))
  }
}
