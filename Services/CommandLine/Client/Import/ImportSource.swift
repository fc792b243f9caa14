import Foundation
import TitanArchive
import TitanImport

/// What the file for an import is.
enum ImportSource: Sendable {
  /// A table, for this program to read.
  case table([UInt8])
  /// An export of Loop Habit Tracker, for the habits service to read.
  case loop(habits: String, checkmarks: String)
  /// An archive of `titanup export`.
  case own(ZipReader)

  private static let (habits, checkmarks) = ("Habits.csv", "Checkmarks.csv")
  /// The most bytes of a file of Loop: the service takes less.
  private static let largestLoop = 8 << 20

  /// Reads a file, a ZIP archive, or the folder of an unpacked one.
  static func read(_ path: String) throws(ClientError) -> ImportSource {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      let folder = URL(filePath: path, directoryHint: .isDirectory)
      return .loop(
        habits: try text(bytes(folder.appending(path: habits).path, upTo: largestLoop), habits),
        checkmarks: try text(bytes(folder.appending(path: checkmarks).path, upTo: largestLoop), checkmarks))
    }
    if let file = try archiveFile(path) { return try archive(path) { () throws(ZipProblem) in try ZipReader(file) } }
    let content = try bytes(path, upTo: InputFile.largest)
    if ZipReader.isArchive(content) { return try archive(path) { () throws(ZipProblem) in try ZipReader(content) } }
    guard content.count <= ImportLimits.bytes else {
      throw .usage("Can't read \(path): it has more than \(ImportLimits.bytes) bytes")
    }
    return .table(content)
  }

  /// An archive on a disk, which may be larger than the memory; `nil` for any other file, and for pipes.
  private static func archiveFile(_ path: String) throws(ClientError) -> ZipFile? {
    let descriptor: Int32
    do throws(InputFileError) { descriptor = try InputFile.opened(path) } catch {
      throw .usage("Can't read \(path): \(error)")
    }
    guard let file = ZipFile(owning: descriptor) else { return nil }
    do throws(ZipProblem) {
      return ZipReader.isArchive(try file.bytes(0..<min(file.count, 4))) ? file : nil
    } catch { throw .usage("Can't read \(path): \(error)") }
  }

  private static func archive(
    _ path: String, _ open: () throws(ZipProblem) -> ZipReader
  ) throws(ClientError) -> ImportSource {
    var found: [String: [UInt8]] = [:]
    do throws(ZipProblem) {
      let zip = try open()
      if zip.files.contains(where: { $0.name == ArchiveFiles.manifest }) { return .own(zip) }
      // Each habit has a folder with its own check marks; those of all habits are beside Habits.csv.
      for file in zip.files where [habits, checkmarks].contains(file.name) {
        found[file.name] = try zip.content(of: file, upTo: largestLoop)
      }
    } catch {
      throw .usage("Can't read \(path): \(error)")
    }
    guard let habits = found[habits], let checkmarks = found[checkmarks] else {
      throw .usage(
        "\(path) is neither an export of Loop Habit Tracker, which has \(Self.habits) and \(Self.checkmarks), nor an archive "
          + "of TitanUp, which has \(ArchiveFiles.manifest).")
    }
    return .loop(habits: try text(habits, Self.habits), checkmarks: try text(checkmarks, Self.checkmarks))
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
