import TitanCore

/// The records between the files of a ZIP archive, as PKWARE's APPNOTE 6.3.10 has them. Pure.
///
/// Sizes and checksums are known only after a file was written, so they follow it in a data descriptor (§4.3.9), and the
/// directory at the end repeats them. Only a file of 4 GiB or more gets eight-byte sizes there, and the directory says so
/// in its ZIP64 fields (§4.5.3): an archive without such files is one that the oldest readers can open.
enum ZipRecords {
  private static let deflated: UInt16 = 8
  /// Bit 3: sizes follow the file. Bit 11: names are UTF-8.
  private static let flags: UInt16 = 1 << 3 | 1 << 11
  private static let most32 = UInt64(UInt32.max)
  private static let zip64Version: UInt16 = 45
  private static let version: UInt16 = 20
  /// A file of Unix that its owner may read and write.
  private static let mode: UInt32 = 0o100600 << 16
  private static let madeOnUnix: UInt16 = 3 << 8

  /// §4.3.7.
  static func localHeader(_ entry: ZipEntry) -> [UInt8] {
    var bytes = LittleEndian()
    bytes.add(0x0403_4B50 as UInt32)
    bytes.add(version)
    addMethodAndTime(of: entry, to: &bytes)
    for _ in 0..<3 { bytes.add(0 as UInt32) }
    bytes.add(UInt16(entry.name.utf8.count))
    bytes.add(0 as UInt16)
    bytes.add(entry.name)
    return bytes.bytes
  }

  /// §4.3.9.
  static func descriptor(_ entry: ZipEntry) -> [UInt8] {
    var bytes = LittleEndian()
    bytes.add(0x0807_4B50 as UInt32)
    bytes.add(entry.checksum)
    if entry.size < most32, entry.compressedSize < most32 {
      bytes.add(UInt32(entry.compressedSize))
      bytes.add(UInt32(entry.size))
    } else {
      bytes.add(entry.compressedSize)
      bytes.add(entry.size)
    }
    return bytes.bytes
  }

  /// §4.3.12: what the directory says about one file.
  static func directoryEntry(_ entry: ZipEntry) -> [UInt8] {
    // In the order that §4.5.3 prescribes, each only if it has no room elsewhere.
    let large = [entry.size, entry.compressedSize, entry.offset].filter { $0 >= most32 }
    let needed = large.isEmpty ? version : zip64Version
    var bytes = LittleEndian()
    bytes.add(0x0201_4B50 as UInt32)
    bytes.add(madeOnUnix | zip64Version)
    bytes.add(needed)
    addMethodAndTime(of: entry, to: &bytes)
    bytes.add(entry.checksum)
    bytes.add(UInt32(min(most32, entry.compressedSize)))
    bytes.add(UInt32(min(most32, entry.size)))
    bytes.add(UInt16(entry.name.utf8.count))
    bytes.add(UInt16(large.isEmpty ? 0 : 4 + 8 * large.count))
    // No comment, on disk 0, not known to be text.
    for _ in 0..<3 { bytes.add(0 as UInt16) }
    bytes.add(mode)
    bytes.add(UInt32(min(most32, entry.offset)))
    bytes.add(entry.name)
    if !large.isEmpty {
      bytes.add(1 as UInt16)
      bytes.add(UInt16(8 * large.count))
      for value in large { bytes.add(value) }
    }
    return bytes.bytes
  }

  /// §4.3.14 to §4.3.16.
  static func end(count: Int, directorySize: UInt64, directoryOffset: UInt64) -> [UInt8] {
    var bytes = LittleEndian()
    if count >= Int(UInt16.max) || directorySize >= most32 || directoryOffset >= most32 {
      bytes.add(0x0606_4B50 as UInt32)
      // The size of what follows in this record.
      bytes.add(44 as UInt64)
      bytes.add(madeOnUnix | zip64Version)
      bytes.add(zip64Version)
      bytes.add(0 as UInt64)
      bytes.add(UInt64(count))
      bytes.add(UInt64(count))
      bytes.add(directorySize)
      bytes.add(directoryOffset)
      bytes.add(0x0706_4B50 as UInt32)
      bytes.add(0 as UInt32)
      bytes.add(directoryOffset + directorySize)
      bytes.add(1 as UInt32)
    }
    bytes.add(0x0605_4B50 as UInt32)
    bytes.add(0 as UInt32)
    bytes.add(UInt16(min(Int(UInt16.max), count)))
    bytes.add(UInt16(min(Int(UInt16.max), count)))
    bytes.add(UInt32(min(most32, directorySize)))
    bytes.add(UInt32(min(most32, directoryOffset)))
    bytes.add(0 as UInt16)
    return bytes.bytes
  }

  /// §4.4.4 to §4.4.6. MS-DOS times have no zone, and end in even seconds; these are UTC.
  private static func addMethodAndTime(of entry: ZipEntry, to bytes: inout LittleEndian) {
    let seconds = entry.time.seconds
    let day = floorDivide(seconds, 86_400)
    let (year, month, date) = CalendarDay(number: Int(day)).components
    let second = Int(seconds - day * 86_400)
    let (hours, minutes) = (UInt16(second / 3_600), UInt16(second / 60 % 60))
    bytes.add(flags)
    bytes.add(deflated)
    bytes.add((hours << 11) | (minutes << 5) | UInt16(second % 60 / 2))
    bytes.add(UInt16(min(127, max(0, year - 1980))) << 9 | UInt16(month) << 5 | UInt16(date))
  }
}

private struct LittleEndian {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ value: some FixedWidthInteger) { withUnsafeBytes(of: value.littleEndian) { bytes += $0 } }
  mutating func add(_ text: String) { bytes += text.utf8 }
}
