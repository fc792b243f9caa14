import Foundation
import TitanArchive
import TitanImport

/// What the file for an import is.
package enum ImportSource: Sendable, Equatable {
  /// A table, for this program to read.
  case table([UInt8])
  /// An export of Loop Habit Tracker, for the habits service to read.
  case loop(habits: String, checkmarks: String)

  private static let (habits, checkmarks) = ("Habits.csv", "Checkmarks.csv")
  /// The most bytes of a file of Loop: the service takes less.
  private static let largestLoop = 8 << 20

  /// Reads a file, a ZIP archive, or the folder of an unpacked one.
  package static func read(_ path: String) throws(ClientError) -> ImportSource {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      let folder = URL(filePath: path, directoryHint: .isDirectory)
      return .loop(
        habits: try text(bytes(folder.appending(path: habits).path, upTo: largestLoop), habits),
        checkmarks: try text(bytes(folder.appending(path: checkmarks).path, upTo: largestLoop), checkmarks))
    }
    let content = try bytes(path, upTo: ImportLimits.bytes)
    return ZipReader.isArchive(content) ? try archive(content, path) : .table(content)
  }

  private static func archive(_ content: [UInt8], _ path: String) throws(ClientError) -> ImportSource {
    var (names, found) = ([String](), [String: [UInt8]]())
    do throws(ZipProblem) {
      let zip = try ZipReader(content)
      names = zip.files.map(\.name)
      // Each habit has a folder with its own check marks; those of all habits are beside Habits.csv.
      for file in zip.files where [habits, checkmarks].contains(file.name) {
        found[file.name] = try zip.content(of: file, upTo: largestLoop)
      }
    } catch {
      throw .usage("Can't read \(path): \(error)")
    }
    if let habits = found[habits], let checkmarks = found[checkmarks] {
      return .loop(habits: try text(habits, Self.habits), checkmarks: try text(checkmarks, Self.checkmarks))
    }
    let kind = names.contains("manifest.json") ? " It is an archive of TitanUp, which isn't imported yet." : ""
    throw .usage(
      "\(path) isn't an export of Loop Habit Tracker: it has no \(habits) and \(checkmarks).\(kind)")
  }

  private static func bytes(_ path: String, upTo limit: Int) throws(ClientError) -> [UInt8] {
    do throws(InputFileError) { return try InputFile.read(path, upTo: limit) } catch {
      throw .usage("Can't read \(path): \(error)")
    }
  }

  private static func text(_ bytes: [UInt8], _ name: String) throws(ClientError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .usage("\(name) isn't UTF-8 text.") }
    return text
  }
}
