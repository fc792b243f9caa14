import CZlib

/// Reads a ZIP archive that is in memory, also one that another program has written (PKWARE's APPNOTE 6.3.10).
///
/// It believes the directory at the end and nothing that it can check: sizes, places and checksums. ZIP64, several disks,
/// encryption and methods other than stored and deflated are refused.
package struct ZipReader: Sendable {
  package struct File: Sendable, Equatable {
    /// As it is written, with folders; it may be anything and must not become a path unchecked.
    package let name: String
    package let size: Int
    fileprivate let packedSize: Int
    fileprivate let method: UInt16
    fileprivate let flags: UInt16
    fileprivate let checksum: UInt32
    fileprivate let offset: Int
  }

  /// The most files: each costs memory before it is read.
  static let mostFiles = 10_000

  package let files: [File]
  private let bytes: [UInt8]

  /// Whether bytes begin as an archive with a file does.
  package static func isArchive(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4B, 3, 4]) }

  /// Reads the directory.
  package init(_ bytes: [UInt8]) throws(ZipProblem) {
    self.bytes = bytes
    let input = LittleEndianBytes(bytes)
    let end = try Self.end(in: input)
    let (count, size, offset) = (input.short(end + 10), input.long(end + 12), input.long(end + 16))
    guard input.short(end + 4) == 0, input.short(end + 8) == count, count <= Self.mostFiles, offset + size <= end else {
      throw ZipProblem("the archive has several parts, more than \(Self.mostFiles) files, or is damaged")
    }
    var (files, position) = ([File](), offset)
    for _ in 0..<count {
      // §4.3.12.
      guard position + 46 <= end, input.long(position) == 0x0201_4B50 else {
        throw ZipProblem("the archive's directory is damaged")
      }
      let nameLength = input.short(position + 28)
      let next = position + 46 + nameLength + input.short(position + 30) + input.short(position + 32)
      guard next <= end else { throw ZipProblem("the archive's directory is damaged") }
      files.append(
        File(
          name: String(decoding: bytes[(position + 46)..<(position + 46 + nameLength)], as: UTF8.self),
          size: input.long(position + 24), packedSize: input.long(position + 20),
          method: UInt16(input.short(position + 10)), flags: UInt16(input.short(position + 8)),
          checksum: UInt32(input.long(position + 16)), offset: input.long(position + 42)))
      position = next
    }
    self.files = files
  }

  /// Unpacks a file of this archive.
  ///
  /// - Parameter limit: the most bytes that it may have; nothing larger is unpacked.
  package func content(of file: File, upTo limit: Int) throws(ZipProblem) -> [UInt8] {
    guard file.size <= limit else {
      throw ZipProblem("\(file.name) has \(file.size) bytes; at most \(limit) are allowed")
    }
    guard file.flags & 1 == 0 else { throw ZipProblem("\(file.name) is encrypted") }
    // §4.3.7: the file's own header repeats its name, and may have other extra fields than the directory.
    let input = LittleEndianBytes(bytes)
    guard file.offset + 30 <= bytes.count, input.long(file.offset) == 0x0403_4B50 else { throw damaged(file) }
    let start = file.offset + 30 + input.short(file.offset + 26) + input.short(file.offset + 28)
    guard start + file.packedSize <= bytes.count else { throw damaged(file) }
    let packed = bytes[start..<(start + file.packedSize)]
    let content: [UInt8]?
    switch file.method {
    case 0: content = Array(packed)
    case 8: content = Self.inflated(packed, size: file.size)
    default: throw ZipProblem("\(file.name) is packed by method \(file.method); allowed: stored (0) and deflated (8)")
    }
    guard let content, content.count == file.size, CRC32.updated(0, with: content) == file.checksum else {
      throw damaged(file)
    }
    return content
  }

  private func damaged(_ file: File) -> ZipProblem { ZipProblem("\(file.name) is damaged in the archive") }

  /// Where the record at the end begins (§4.3.16): a comment of up to 65,535 bytes may follow it.
  private static func end(in input: LittleEndianBytes) throws(ZipProblem) -> Int {
    var position = input.count - 22
    let earliest = max(0, position - Int(UInt16.max))
    while position >= earliest {
      if input.long(position) == 0x0605_4B50, position + 22 + input.short(position + 20) == input.count {
        return position
      }
      position -= 1
    }
    throw ZipProblem("the file isn't a whole ZIP archive")
  }

  /// `nil` for anything that isn't a deflated stream of exactly this size.
  private static func inflated(_ packed: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
    var stream = z_stream()
    guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      return nil
    }
    defer { inflateEnd(&stream) }
    var result = Z_DATA_ERROR
    // One byte more shows whether there is more than the directory says.
    let output = [UInt8](unsafeUninitializedCapacity: size + 1) { room, count in
      packed.withUnsafeBufferPointer { packed in
        // zlib's pointers are not const-correct; it only reads.
        stream.next_in = UnsafeMutablePointer(mutating: packed.baseAddress)
        stream.avail_in = uInt(packed.count)
        stream.next_out = room.baseAddress
        stream.avail_out = uInt(size + 1)
        result = inflate(&stream, Z_FINISH)
        count = size + 1 - Int(stream.avail_out)
      }
    }
    return result == Z_STREAM_END ? output : nil
  }
}

/// Why an archive or a file of it can't be read.
package struct ZipProblem: Error, Sendable, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

/// Numbers at places that the caller has checked.
private struct LittleEndianBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  func short(_ position: Int) -> Int { Int(bytes[position]) | Int(bytes[position + 1]) << 8 }
  func long(_ position: Int) -> Int { short(position) | short(position + 2) << 16 }
}
