import Crypto
import Foundation
package import TitanArchive
import TitanContract
import TitanCore
import TitanProtoJSON
import TitanRPC

/// The files of an archive of `titanup export`, whose manifest is true of every one of them.
package struct ArchiveFiles: Sendable {
  /// The file that every archive of TitanUp has.
  static let manifest = "manifest.json"
  /// The newest form of archives that this program reads.
  private static let newestVersion = 1
  private static let largestManifest = 8 << 20
  /// The most lines of a file.
  private static let mostLines = 500_000

  private let zip: ZipReader
  private let largest: Int
  private let listed: Set<String>
  private let schema: ProtoSchema

  /// Reads every file once.
  ///
  /// - Parameter largest: the most bytes of a file that is in memory as a whole.
  /// - Throws: `ImportProblem` that names the file that is damaged or missing, or the version that is too new.
  package init(_ zip: ZipReader, largest: Int = 256 << 20) throws {
    let manifest = try Manifest(try Self.content(Self.manifest, in: zip, upTo: Self.largestManifest))
    guard manifest.formatVersion <= Self.newestVersion else {
      throw ImportProblem(
        "The archive has form \(manifest.formatVersion), which a newer TitanUp has written; this program reads forms up to "
          + "\(Self.newestVersion). Update it, and import the archive again.")
    }
    for file in manifest.files {
      let (size, hash) = try Self.digest(file.name, in: zip)
      guard size == file.bytes, hash == file.sha256 else {
        throw ImportProblem(
          "\(file.name) in the archive was changed since the export: its manifest says \(file.bytes) bytes and SHA-256 "
            + "\(file.sha256), and it has \(size) bytes and SHA-256 \(hash). Nothing is imported.")
      }
    }
    (self.zip, self.largest, listed) = (zip, largest, Set(manifest.files.map(\.name)))
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
    listed.contains(file) ? try Self.content(file, in: zip, upTo: largest) : nil
  }

  /// How many lines a file has.
  func count(_ file: String) throws -> Int { try lines(file).count }

  private func lines(_ name: String) throws -> [ArraySlice<UInt8>] {
    guard listed.contains(name) else { return [] }
    let lines = try Self.content(name, in: zip, upTo: largest)
      .split(separator: UInt8(ascii: "\n"), maxSplits: Self.mostLines)
    guard lines.count <= Self.mostLines else {
      throw ImportProblem("\(name) in the archive has more than \(Self.mostLines) lines.")
    }
    return lines
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
