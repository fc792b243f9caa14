package import TitanArchive
import TitanCore

/// A file of an archive that is complete: what the manifest says of it, and what the archive's directory does.
package struct ExportedFile: Sendable, Hashable {
  package let entry: ZipEntry
  /// The path of the method that it was read from; empty for what the program wrote itself.
  package let method: String
  /// The number of messages, rows or frames in it.
  package let records: Int
  /// SHA-256 in lower-case hexadecimal digits.
  package let digest: String
}

/// What an interrupted export keeps of its files.
extension ExportedFile: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, method, records, digest = "sha256", time = "time_us", checksum = "crc32", size = "bytes"
    case compressedSize = "compressed_bytes", offset
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    entry = ZipEntry(
      name: try values.decode(String.self, forKey: .name),
      time: Timestamp(microseconds: try values.decode(Int64.self, forKey: .time)),
      checksum: try values.decode(UInt32.self, forKey: .checksum),
      compressedSize: try values.decode(UInt64.self, forKey: .compressedSize),
      size: try values.decode(UInt64.self, forKey: .size), offset: try values.decode(UInt64.self, forKey: .offset))
    method = try values.decode(String.self, forKey: .method)
    records = try values.decode(Int.self, forKey: .records)
    digest = try values.decode(String.self, forKey: .digest)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(entry.name, forKey: .name)
    try values.encode(method, forKey: .method)
    try values.encode(records, forKey: .records)
    try values.encode(digest, forKey: .digest)
    try values.encode(entry.time.microseconds, forKey: .time)
    try values.encode(entry.checksum, forKey: .checksum)
    try values.encode(entry.size, forKey: .size)
    try values.encode(entry.compressedSize, forKey: .compressedSize)
    try values.encode(entry.offset, forKey: .offset)
  }
}
