package import TitanCore

/// Writes a ZIP archive from front to back, into memory that the caller empties: it never looks back, so the archive may
/// go to a file or straight to a browser, and it never holds more than what was written last and the directory.
///
/// ```
/// var zip = ZipWriter()
/// zip.begin("notes/one.txt", at: now)
/// zip.write("hello\n".utf8)
/// zip.end()
/// zip.finish()
/// output.write(zip.take())
/// ```
package struct ZipWriter: ~Copyable {
  /// The files that are complete.
  package private(set) var entries: [ZipEntry]
  private var current: ZipEntry?
  private var deflater = RawDeflater()
  private var pending: [UInt8] = []
  /// The length of the archive up to the end of `pending`.
  private var length: UInt64
  private var isFinished = false

  /// An empty archive, or one that goes on after files that were written before.
  ///
  /// - Parameters:
  ///   - entries: those files, in order.
  ///   - length: of the archive with them and nothing else.
  package init(after entries: [ZipEntry] = [], length: UInt64 = 0) {
    (self.entries, self.length) = (entries, length)
  }

  /// How long the archive is so far, with what was not taken yet.
  package var archiveLength: UInt64 { length }

  /// The number of bytes that `take` would give.
  package var pendingCount: Int { pending.count }

  /// Begins a file; the one before must have ended.
  ///
  /// - Parameter name: a portable one, which no other file has.
  package mutating func begin(_ name: String, at time: Timestamp) {
    precondition(current == nil && !isFinished, "\(name) begins before the file before it has ended")
    precondition(ZipEntry.isPortable(name), "\(name) is not portable")
    let entry = ZipEntry(name: name, time: time, offset: length)
    current = entry
    deflater = RawDeflater()
    append(ZipRecords.localHeader(entry))
  }

  /// Writes content of the file that was begun.
  package mutating func write(_ bytes: [UInt8]) {
    guard var entry = current else { preconditionFailure("content outside of a file") }
    entry.checksum = CRC32.updated(entry.checksum, with: bytes)
    entry.size += UInt64(bytes.count)
    current = entry
    let before = pending.count
    deflater.take(bytes, into: &pending)
    counted(from: before)
  }

  /// Ends the file that was begun.
  @discardableResult
  package mutating func end() -> ZipEntry {
    let before = pending.count
    deflater.finish(into: &pending)
    counted(from: before)
    guard let entry = current else { preconditionFailure("the end of no file") }
    append(ZipRecords.descriptor(entry))
    entries.append(entry)
    current = nil
    return entry
  }

  /// Ends the archive with its directory.
  package mutating func finish() {
    precondition(current == nil && !isFinished, "the archive ends within a file, or twice")
    isFinished = true
    let start = length
    for entry in entries { append(ZipRecords.directoryEntry(entry)) }
    append(
      ZipRecords.end(count: entries.count, directorySize: length - start, directoryOffset: start))
  }

  /// What was written since the last time.
  package mutating func take() -> [UInt8] {
    let taken = pending
    pending = []
    return taken
  }

  private mutating func counted(from before: Int) {
    let count = UInt64(pending.count - before)
    current?.compressedSize += count
    length += count
  }

  private mutating func append(_ bytes: [UInt8]) {
    pending += bytes
    length += UInt64(bytes.count)
  }
}
