package import TitanCore

/// One file of an archive, as its directory lists it.
package struct ZipEntry: Sendable, Hashable {
  /// Letters, digits, `-`, `_`, `.` and `/` between folders.
  package let name: String
  package let time: Timestamp
  package var checksum: UInt32
  package var compressedSize: UInt64
  package var size: UInt64
  /// Where it begins in the archive.
  package let offset: UInt64

  package init(
    name: String, time: Timestamp, checksum: UInt32 = 0, compressedSize: UInt64 = 0, size: UInt64 = 0, offset: UInt64
  ) {
    (self.name, self.time, self.checksum) = (name, time, checksum)
    (self.compressedSize, self.size, self.offset) = (compressedSize, size, offset)
  }

  /// Whether every reader can make a file of a name on every system, below the folder that it unpacks to.
  package static func isPortable(_ name: String) -> Bool {
    let folders = name.split(separator: "/", omittingEmptySubsequences: false)
    return name.utf8.count <= 255
      && folders.allSatisfy { folder in
        !folder.isEmpty && folder.first != "." && folder.last != "."
          && folder.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
            default: false
            }
          }
      }
  }
}
