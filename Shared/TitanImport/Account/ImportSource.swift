package import TitanArchive

/// What the file for an import is.
package enum ImportSource: Sendable {
  /// A table, to be read here.
  case table([UInt8])
  /// An export of Loop Habit Tracker, for the habits service to read.
  case loop(habits: String, checkmarks: String)
  /// An archive of `titanup export`.
  case own(ZipReader)

  /// The files of Loop.
  package static let (habits, checkmarks) = ("Habits.csv", "Checkmarks.csv")
  /// The most bytes of a file of Loop: the service takes less.
  package static let largestLoop = 8 << 20

  /// Tells by its content what a file is.
  ///
  /// - Parameter name: of the file, for messages.
  package init(_ content: some ZipSource, named name: String) throws(ImportProblem) {
    let start: [UInt8]
    do throws(ZipProblem) { start = try content.bytes(0..<min(content.count, 4)) } catch {
      throw ImportProblem("Can't read \(name): \(error)")
    }
    if ZipReader.isArchive(start) {
      try self.init(archive: content, named: name)
      return
    }
    guard content.count <= ImportLimits.bytes else {
      throw ImportProblem("Can't read \(name): it has more than \(ImportLimits.bytes) bytes")
    }
    do throws(ZipProblem) { self = .table(try content.bytes(0..<content.count)) } catch {
      throw ImportProblem("Can't read \(name): \(error)")
    }
  }

  /// The names of a table's columns, for its owner to say what they mean; none for other files.
  package var columns: [String] {
    if case .table(let bytes) = self { ImportReader.columns(bytes) } else { [] }
  }

  private init(archive: some ZipSource, named name: String) throws(ImportProblem) {
    var found: [String: [UInt8]] = [:]
    do throws(ZipProblem) {
      let zip = try ZipReader(archive)
      if zip.files.contains(where: { $0.name == ArchiveFiles.manifest }) {
        self = .own(zip)
        return
      }
      // Each habit has a folder with its own check marks; those of all habits are beside Habits.csv.
      for file in zip.files where [Self.habits, Self.checkmarks].contains(file.name) {
        found[file.name] = try zip.content(of: file, upTo: Self.largestLoop)
      }
    } catch {
      throw ImportProblem("Can't read \(name): \(error)")
    }
    guard let habits = found[Self.habits], let checkmarks = found[Self.checkmarks] else {
      throw ImportProblem(
        "\(name) is neither an export of Loop Habit Tracker, which has \(Self.habits) and \(Self.checkmarks), nor an archive "
          + "of TitanUp, which has \(ArchiveFiles.manifest).")
    }
    try self.init(habits: habits, checkmarks: checkmarks)
  }

  /// The two files of an export of Loop that was unpacked.
  package init(habits: [UInt8], checkmarks: [UInt8]) throws(ImportProblem) {
    self = .loop(
      habits: try Self.text(habits, Self.habits), checkmarks: try Self.text(checkmarks, Self.checkmarks))
  }

  private static func text(_ bytes: [UInt8], _ name: String) throws(ImportProblem) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw ImportProblem("\(name) isn't UTF-8 text.") }
    return text
  }
}
