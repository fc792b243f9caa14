import Foundation
import Testing
import TitanArchive
import TitanCore
import TitanImport

@testable import CommandLineClient

@Suite("The file for an import") struct ImportSourceTests {
  private static func archive(_ files: [(String, String)]) throws -> String {
    var zip = ZipWriter()
    for (name, text) in files {
      zip.begin(name, at: Timestamp(seconds: 0))
      zip.write(Array(text.utf8))
      zip.end()
    }
    zip.finish()
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("import-\(UUID().uuidString)").path
    try Data(zip.take()).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("Loop's archive holds the check marks of all habits beside those of each")
  func loop() throws {
    let files = [("Habits.csv", "Name\n"), ("Checkmarks.csv", "Date\n"), ("001/Checkmarks.csv", "2024-05-31,2\n")]
    let path = try Self.archive(files)
    defer { try? FileManager.default.removeItem(atPath: path) }
    guard case .loop("Name\n", "Date\n") = try ImportSource.read(path) else {
      Issue.record("it isn't read as Loop's")
      return
    }
  }

  @Test("Archives of TitanUp are told by their manifest")
  func own() throws {
    let path = try Self.archive([("Habits.csv", "Name\n"), ("Checkmarks.csv", "Date\n"), ("manifest.json", "{}")])
    defer { try? FileManager.default.removeItem(atPath: path) }
    guard case .own(let zip) = try ImportSource.read(path) else {
      Issue.record("it isn't read as an archive of TitanUp")
      return
    }
    #expect(zip.files.count == 3)
  }

  @Test("Other archives say what they are not")
  func otherArchives() throws {
    let path = try Self.archive([("Habits.csv", "Name\n")])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let words =
      "\(path) is neither an export of Loop Habit Tracker, which has Habits.csv and Checkmarks.csv, nor an archive of "
    #expect(throws: ClientError.usage(words + "TitanUp, which has manifest.json.")) { try ImportSource.read(path) }
  }
}
