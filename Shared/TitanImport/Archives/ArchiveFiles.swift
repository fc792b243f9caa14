import Crypto
import Foundation
package import TitanArchive
import TitanContract
import TitanCore
import TitanProtoJSON
import TitanRPC

/// How much of an archive is read.
package struct ArchiveLimits: Sendable {
  /// The most bytes of all files that are in memory as a whole, together.
  let whole: Int
  /// The most lines of one of them.
  let lines: Int
  /// The most bytes of all files, unpacked.
  let unpacked: Int

  /// For a person's own machine.
  package static let ownMachine = Self(whole: 256 << 20, lines: 500_000, unpacked: .max)
  /// For a server, which does it for others, too. Decades of training are less.
  package static let server = Self(whole: 32 << 20, lines: 100_000, unpacked: 2 << 30)
}

/// The files of an archive of `titanup export`, whose manifest is true of every one of them.
package struct ArchiveFiles: Sendable {
  /// The file that every archive of TitanUp has.
  static let manifest = "manifest.json"
  /// The newest form of archives that this program reads.
  private static let newestVersion = 1
  private static let largestManifest = 8 << 20
  /// Those that are read as a whole.
  private static let read: Set = [
    "profile/profile.json", "profile/picture.jpg", "profile/picture.png", "profile/settings.json",
    "profile/body-measurements.jsonl", "sessions/clock.json", "sessions/sessions.jsonl", "sessions/pauses.jsonl",
    "habits/habits.jsonl", "habits/records.jsonl", "training/preferences.json", "training/plan.json",
    "training/ratings.jsonl", "training/selections.jsonl", "training/workouts.jsonl", "training/practices.jsonl",
    "motivation/reminders.jsonl", "motivation/liked-quotes.jsonl",
  ]

  private let zip: ZipReader
  private let limits: ArchiveLimits
  private let listed: Set<String>
  private let schema: ProtoSchema

  /// Reads every file once.
  ///
  /// - Throws: `ImportProblem` that names the file that is damaged or missing, the version that is too new, or the limit;
  ///   `CancellationError`.
  package init(_ zip: ZipReader, _ limits: ArchiveLimits = .ownMachine) throws {
    try Self.check("an import reads", zip.files.filter { Self.read.contains($0.name) }, upTo: limits.whole)
    try Self.check("the archive has", zip.files, upTo: limits.unpacked)
    let manifest = try Manifest(try Self.content(Self.manifest, in: zip, upTo: Self.largestManifest))
    guard manifest.formatVersion <= Self.newestVersion else {
      throw ImportProblem(
        "The archive has form \(manifest.formatVersion), which a newer TitanUp has written; this program reads forms up to "
          + "\(Self.newestVersion). Update it, and import the archive again.")
    }
    for file in manifest.files {
      try Task.checkCancellation()
      let (size, hash) = try Self.digest(file.name, in: zip)
      guard size == file.bytes, hash == file.sha256 else {
        throw ImportProblem(
          "\(file.name) in the archive was changed since the export: its manifest says \(file.bytes) bytes and SHA-256 "
            + "\(file.sha256), and it has \(size) bytes and SHA-256 \(hash). Nothing is imported.")
      }
    }
    (self.zip, self.limits, listed) = (zip, limits, Set(manifest.files.map(\.name)))
    schema = try .generated()
  }

  /// The messages of a file; none if there is no such file.
  ///
  /// - Parameter type: its name below `titanup`.
  /// - Throws: `ImportProblem` that names the line that can't be read.
  func messages<Message: RPCMessage>(_ file: String, _ type: String, _: Message.Type) throws -> [Message] {
    try lines(file).enumerated().map { index, line in
      do {
        return try schema.message(json: Array(line), of: "titanup." + type).withUnsafeBytes {
          try Message(serialized: $0)
        }
      } catch {
        throw ImportProblem("\(file) in the archive, line \(index + 1): \(error)")
      }
    }
  }

  /// A file as it is; `nil` if there is none.
  func content(_ file: String) throws -> [UInt8]? {
    listed.contains(file) ? try Self.content(file, in: zip, upTo: limits.whole) : nil
  }

  /// How many lines a file has.
  func count(_ file: String) throws -> Int { try lines(file).count }

  private func lines(_ name: String) throws -> [ArraySlice<UInt8>] {
    guard listed.contains(name) else { return [] }
    let lines = try Self.content(name, in: zip, upTo: limits.whole)
      .split(separator: UInt8(ascii: "\n"), maxSplits: limits.lines)
    guard lines.count <= limits.lines else {
      throw ImportProblem("\(name) in the archive has more than \(limits.lines) lines.")
    }
    return lines
  }

  private static func check(_ what: String, _ files: [ZipReader.File], upTo limit: Int) throws {
    let size = files.reduce(0) { $0 + $1.size }
    guard size <= limit else {
      throw ImportProblem("The files that \(what) have \(size) bytes together; at most \(limit) are allowed.")
    }
  }

  private static func content(_ name: String, in zip: ZipReader, upTo limit: Int) throws -> [UInt8] {
    let file = try file(name, in: zip)
    do throws(ZipProblem) { return try zip.content(of: file, upTo: limit) } catch { throw unreadable(error) }
  }

  /// The size and the SHA-256 of a file. Recordings are large, and the import reads none: they are in memory piece by piece.
  private static func digest(_ name: String, in zip: ZipReader) throws -> (size: Int, hash: String) {
    let file = try file(name, in: zip)
    var hash = SHA256()
    do throws(ZipProblem) { try zip.read(file) { hash.update(data: $0) } } catch { throw unreadable(error) }
    return (file.size, Hexadecimal.encode(Array(hash.finalize())))
  }

  private static func file(_ name: String, in zip: ZipReader) throws -> ZipReader.File {
    guard let file = zip.files.first(where: { $0.name == name }) else {
      throw ImportProblem("\(name) is missing in the archive. Nothing is imported.")
    }
    return file
  }

  private static func unreadable(_ problem: ZipProblem) -> ImportProblem {
    ImportProblem("Can't read the archive: \(problem). Nothing is imported.")
  }
}

/// What an archive says about itself. `TitanExport` writes it.
private struct Manifest: Decodable {
  struct File: Decodable {
    let name, sha256: String
    let bytes: Int
  }

  let format: String
  let formatVersion: Int
  let files: [File]

  private enum Key: CodingKey { case format, formatVersion, files }

  init(_ json: [UInt8]) throws(ImportProblem) {
    do { self = try JSONDecoder().decode(Self.self, from: Data(json)) } catch {
      throw ImportProblem("The archive's \(ArchiveFiles.manifest) isn't one of `titanup export`.")
    }
  }

  /// A newer form may list its files in another way.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    format = try fields.decode(String.self, forKey: .format)
    guard format == "titanup-export" else {
      throw DecodingError.dataCorruptedError(forKey: .format, in: fields, debugDescription: format)
    }
    formatVersion = try fields.decode(Int.self, forKey: .formatVersion)
    files = formatVersion == 1 ? try fields.decode([File].self, forKey: .files) : []
  }
}
