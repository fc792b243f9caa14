import Foundation
import TitanCore
import TitanExport

/// An archive on its way: `FILE.part`, and beside it `FILE.part.files`, a journal that says which files are complete in it
/// and how long it was with each. After an interruption, what follows the last complete file is cut off, and the archive
/// goes on from there.
final class ExportDraft {
  /// The first line of the journal: whose export it is, and what wrote it.
  private struct Heading: Codable, Equatable {
    var program = "titanup \(TitanUpVersion.current)"
    var userID: String
    var language: String
    var startTime: Int64

    func isOfSameExport(as other: Heading) -> Bool {
      var other = other
      other.startTime = startTime
      return self == other
    }
  }

  private struct Entry: Codable {
    var files: [ExportedFile]
    var length: UInt64
  }

  /// Where an archive's bytes go.
  private struct Output {
    let path: String
    let descriptor: Int32

    func write(_ bytes: [UInt8]) throws {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw unwritable() }
        rest = rest.dropFirst(count)
      }
    }

    func sync() throws { guard fdatasync(descriptor) == 0 else { throw unwritable() } }

    func unwritable() -> ClientError {
      ClientError(.output, "Can't write \(path): \(String(cString: strerror(errno)))")
    }
  }

  let facts: ExportFacts
  let archive: ExportArchive
  private let path: String
  private let (part, journal): (Output, Output)

  var fileCount: Int { archive.files.count }

  /// - Throws: `ClientError` if there is such a file already.
  static func checkIsNew(_ path: String) throws(ClientError) {
    guard access(path, F_OK) != 0 else {
      throw ClientError(.refused, "\(path) exists. Name another file, or remove it first.")
    }
  }

  /// Begins an archive, or goes on with what an interrupted export has left.
  ///
  /// - Throws: `ClientError` if a file can't be written, another export is writing it, or what is there is another
  ///   account's or another version's.
  init(of path: String, _ facts: ExportFacts) throws {
    self.path = path
    part = try Self.opened(path + ".part", O_RDWR)
    guard flock(part.descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(part.descriptor)
      throw ClientError(.refused, "Another export is writing \(path).part.")
    }
    let own = Heading(
      userID: facts.userID, language: facts.language.rawValue, startTime: facts.startTime.microseconds)
    let size = UInt64(max(0, lseek(part.descriptor, 0, SEEK_END)))
    let (heading, entries) = try Self.left(by: path + ".part.files", size: size) ?? (own, [])
    guard heading.isOfSameExport(as: own) else {
      close(part.descriptor)
      throw ClientError(
        .refused,
        "\(path).part is an unfinished export of another account, language or version of titanup. Remove it and "
          + "\(path).part.files to start over.")
    }
    let length = entries.last?.length ?? 0
    guard ftruncate(part.descriptor, off_t(length)) == 0, lseek(part.descriptor, 0, SEEK_END) >= 0 else {
      throw part.unwritable()
    }
    journal = try Self.opened(path + ".part.files", O_WRONLY | O_TRUNC)
    self.facts = ExportFacts(
      userID: facts.userID, email: facts.email, language: facts.language,
      startTime: Timestamp(microseconds: heading.startTime))
    archive = ExportArchive(after: entries.flatMap(\.files), length: length) { [part] bytes in
      try part.write(bytes)
    } completion: { [part, journal] files, length in
      // Never said before it is so.
      try part.sync()
      try journal.write(try Self.line(Entry(files: files, length: length)))
    }
    try journal.write(try Self.line(heading) + entries.flatMap { try Self.line($0) })
  }

  deinit {
    close(part.descriptor)
    close(journal.descriptor)
  }

  /// Gives the complete archive its name.
  ///
  /// - Returns: its size.
  func publish() throws -> UInt64 {
    let size = lseek(part.descriptor, 0, SEEK_END)
    guard size >= 0, fsync(part.descriptor) == 0 else { throw part.unwritable() }
    // Unlike rename(2), it replaces nothing.
    guard link(part.path, path) == 0 || (errno != EEXIST && rename(part.path, path) == 0) else {
      throw ClientError(.output, "Can't write \(path): \(String(cString: strerror(errno)))")
    }
    unlink(part.path)
    unlink(journal.path)
    return UInt64(size)
  }

  /// Nobody else may read it.
  private static func opened(_ path: String, _ flags: Int32) throws -> Output {
    let output = Output(path: path, descriptor: open(path, flags | O_CREAT | O_CLOEXEC, 0o600))
    guard output.descriptor >= 0 else { throw output.unwritable() }
    return output
  }

  /// What a journal says, up to a line that was not written to its end; `nil` without a heading.
  ///
  /// - Parameter size: of the archive: what lies beyond was lost.
  private static func left(by path: String, size: UInt64) throws -> (Heading, [Entry])? {
    let text: [UInt8]
    do { text = try InputFile.read(path) } catch {
      guard error.isMissing else { throw ClientError(.refused, "Can't read \(path): \(error)") }
      return nil
    }
    let lines = text.split(separator: UInt8(ascii: "\n")).map { Data($0) }
    let decoder = JSONDecoder()
    guard let first = lines.first, let heading = try? decoder.decode(Heading.self, from: first) else { return nil }
    var entries: [Entry] = []
    for line in lines.dropFirst() {
      guard let entry = try? decoder.decode(Entry.self, from: line), entry.length <= size else { break }
      entries.append(entry)
    }
    return (heading, entries)
  }

  private static func line(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(value)) + [UInt8(ascii: "\n")]
  }
}
