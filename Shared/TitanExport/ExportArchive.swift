import Crypto
import TitanArchive
package import TitanCore

/// An archive that is being written: files one after the other, each with its hash, and what was written goes on to where
/// the archive goes. For one task at a time.
package final class ExportArchive {
  /// Takes the next bytes of the archive; slow readers make the export wait here.
  package typealias Sink = ([UInt8]) async throws -> Void
  /// Called when files are complete that belong together, usually one, and the sink has all of them.
  ///
  /// - Parameter length: of the archive.
  package typealias Completion = (_ files: [ExportedFile], _ length: UInt64) async throws -> Void

  private struct Open {
    var method: String
    var records = 0
    var hash = SHA256()
  }

  /// With more than this, what was written goes on.
  private static let limit = 1 << 16

  private var zip: ZipWriter
  private var open: Open?
  private let sink: Sink
  private let completion: Completion
  /// The files that are complete.
  package private(set) var files: [ExportedFile]
  private var names: Set<String>
  private var isTogether = false
  /// Complete files that others still belong to.
  private var waiting: [ExportedFile] = []

  /// - Parameters:
  ///   - files: what an earlier run has written, with the length of that.
  package init(
    after files: [ExportedFile] = [], length: UInt64 = 0, sink: @escaping Sink,
    completion: @escaping Completion = { _, _ in }
  ) {
    zip = ZipWriter(after: files.map(\.entry), length: length)
    (self.files, self.sink, self.completion) = (files, sink, completion)
    names = Set(files.map(\.entry.name))
  }

  package func has(_ name: String) -> Bool { names.contains(name) }

  /// Writes a file, unless there is one of this name.
  ///
  /// - Parameter content: calls `write`.
  package func file(_ name: String, method: String = "", at time: Timestamp, _ content: () async throws -> Void)
    async throws
  {
    guard names.insert(name).inserted else { return }
    zip.begin(name, at: time)
    open = Open(method: method)
    try await content()
    guard let open else { return }
    let entry = zip.end()
    try await pass()
    let file = ExportedFile(
      entry: entry, method: open.method, records: open.records, digest: Hexadecimal.encode(Array(open.hash.finalize())))
    files.append(file)
    waiting.append(file)
    self.open = nil
    if !isTogether { try await complete() }
  }

  /// Writes files that belong together: an archive that goes on after an interruption has all of them, or none.
  package func together(_ content: () async throws -> Void) async throws {
    isTogether = true
    defer { isTogether = false }
    try await content()
    if !waiting.isEmpty { try await complete() }
  }

  private func complete() async throws {
    let complete = waiting
    waiting = []
    try await completion(complete, zip.archiveLength)
  }

  /// Writes content of the file that is open.
  ///
  /// - Parameter records: how many messages, rows or frames it has.
  package func write(_ bytes: [UInt8], records: Int = 0) async throws {
    zip.write(bytes)
    open?.hash.update(data: bytes)
    open?.records += records
    if zip.pendingCount > Self.limit { try await pass() }
  }

  /// Ends the archive.
  package func finish() async throws {
    zip.finish()
    try await pass()
  }

  private func pass() async throws {
    let bytes = zip.take()
    if !bytes.isEmpty { try await sink(bytes) }
  }
}
