/// Reads a ZIP archive, also one that another program has written (PKWARE's APPNOTE 6.3.10). Of an archive in a file, only
/// the directory and the piece that is being unpacked are in memory.
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
  /// The most bytes of the directory.
  private static let largestDirectory = 16 << 20
  /// How much is unpacked at a time.
  private static let piece = 1 << 16

  package let files: [File]
  private let source: any ZipSource

  /// Whether bytes begin as an archive with a file does.
  package static func isArchive(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4B, 3, 4]) }

  package init(_ bytes: [UInt8]) throws(ZipProblem) { try self.init(ZipMemory(bytes)) }

  /// Reads the directory.
  package init(_ source: any ZipSource) throws(ZipProblem) {
    self.source = source
    let (end, record) = try Self.end(in: source)
    let (count, size, offset) = (record.short(10), record.long(12), record.long(16))
    guard record.short(4) == 0, record.short(8) == count, count <= Self.mostFiles, offset + size <= end else {
      throw ZipProblem("the archive has several parts, more than \(Self.mostFiles) files, or is damaged")
    }
    guard size <= Self.largestDirectory else {
      throw ZipProblem("the archive's directory has \(size) bytes; at most \(Self.largestDirectory) are allowed")
    }
    let bytes = try source.bytes(offset..<(offset + size))
    let directory = LittleEndianBytes(bytes)
    var (files, position) = ([File](), 0)
    for _ in 0..<count {
      // §4.3.12.
      guard position + 46 <= size, directory.long(position) == 0x0201_4B50 else {
        throw ZipProblem("the archive's directory is damaged")
      }
      let nameLength = directory.short(position + 28)
      let next = position + 46 + nameLength + directory.short(position + 30) + directory.short(position + 32)
      guard next <= size else { throw ZipProblem("the archive's directory is damaged") }
      files.append(
        File(
          name: String(decoding: bytes[(position + 46)..<(position + 46 + nameLength)], as: UTF8.self),
          size: directory.long(position + 24), packedSize: directory.long(position + 20),
          method: UInt16(directory.short(position + 10)), flags: UInt16(directory.short(position + 8)),
          checksum: UInt32(directory.long(position + 16)), offset: directory.long(position + 42)))
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
    var content: [UInt8] = []
    try read(file) { content += $0 }
    return content
  }

  /// Unpacks a file of this archive piece by piece, however large it is.
  ///
  /// - Parameter receive: takes each piece. Whether they are right is known only when this returns: the checksum comes last.
  package func read(_ file: File, _ receive: ([UInt8]) -> Void) throws(ZipProblem) {
    guard file.flags & 1 == 0 else { throw ZipProblem("\(file.name) is encrypted") }
    guard file.method == 0 || file.method == 8 else {
      throw ZipProblem("\(file.name) is packed by method \(file.method); allowed: stored (0) and deflated (8)")
    }
    // §4.3.7: the file's own header repeats its name, and may have other extra fields than the directory.
    guard file.offset + 30 <= source.count else { throw damaged(file) }
    let header = LittleEndianBytes(try source.bytes(file.offset..<(file.offset + 30)))
    guard header.long(0) == 0x0403_4B50 else { throw damaged(file) }
    let start = file.offset + 30 + header.short(26) + header.short(28)
    guard start + file.packedSize <= source.count else { throw damaged(file) }
    var (size, checksum) = (0, UInt32(0))
    let inflater = file.method == 8 ? RawInflater() : nil
    for position in stride(from: start, to: start + file.packedSize, by: Self.piece) {
      let packed = try source.bytes(position..<min(start + file.packedSize, position + Self.piece))
      func take(_ unpacked: [UInt8]) -> Bool {
        size += unpacked.count
        // No piece beyond the size that the directory says is passed on, or unpacked after this one.
        guard size <= file.size else { return false }
        checksum = CRC32.updated(checksum, with: unpacked)
        receive(unpacked)
        return true
      }
      guard inflater?.inflate(packed, pieces: Self.piece, take) ?? take(packed) else { throw damaged(file) }
    }
    guard inflater?.isFinished ?? true, size == file.size, checksum == file.checksum else { throw damaged(file) }
  }

  private func damaged(_ file: File) -> ZipProblem { ZipProblem("\(file.name) is damaged in the archive") }

  /// Where the record at the end begins (§4.3.16), and the record: a comment of up to 65,535 bytes may follow it.
  private static func end(in source: any ZipSource) throws(ZipProblem) -> (position: Int, record: LittleEndianBytes) {
    let first = max(0, source.count - 22 - Int(UInt16.max))
    let bytes = try source.bytes(first..<source.count)
    let input = LittleEndianBytes(bytes)
    var position = bytes.count - 22
    while position >= 0 {
      if input.long(position) == 0x0605_4B50, position + 22 + input.short(position + 20) == bytes.count {
        return (first + position, LittleEndianBytes(Array(bytes[position...])))
      }
      position -= 1
    }
    throw ZipProblem("the file isn't a whole ZIP archive")
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

  func short(_ position: Int) -> Int { Int(bytes[position]) | Int(bytes[position + 1]) << 8 }
  func long(_ position: Int) -> Int { short(position) | short(position + 2) << 16 }
}
