import Foundation
import TitanProto

/// A queue on disk.
struct OfflineQueueFile: Sendable {
  let path: String

  init(path: String) { self.path = path }

  /// Where sets wait that were counted, and not stored: beside what keeps their owner signed in.
  init(beside credentials: CredentialsFile) {
    let folder = (credentials.path as NSString).deletingLastPathComponent
    path = (folder as NSString).appendingPathComponent("unsent.jsonl")
  }

  func read() throws(ClientError) -> OfflineQueue { OfflineQueue(try bytes()) }

  /// Writes what has become of the queue: whole or not at all. What others have added since it was read stays.
  func write(_ queue: inout OfflineQueue) throws(ClientError) {
    guard let remains = queue.remains(of: try bytes()) else {
      throw ClientError(.refused, "\(path) was changed by somebody else meanwhile; it stays as it is")
    }
    do {
      try DurableFile.replace(path, with: Data(remains))
    } catch {
      throw ClientError(.refused, "cannot write \(path): \(error)")
    }
  }

  /// Adds a session that could not be stored, and makes the file if need be.
  func add(_ request: SessionsV1.CreateSessionRequest) async throws {
    let lock = try await FileLock(path: path + ".lock")
    defer { lock.release() }
    let held = FileManager.default.fileExists(atPath: path) ? try bytes() : []
    let newline = UInt8(ascii: "\n")
    let separator = held.isEmpty || held.last == newline ? [] : [newline]
    do {
      try DurableFile.replace(
        path, with: Data(held + separator + Array(QueuedSession.json(request).text.utf8) + [newline]))
    } catch {
      throw ClientError(.refused, "cannot write \(path): \(error)")
    }
  }

  /// Whether there is such a file to be read.
  func check() throws(ClientError) {
    do throws(InputFileError) { try InputFile.check(path) } catch { throw unreadable(error) }
  }

  private func unreadable(_ error: InputFileError) -> ClientError {
    ClientError(.refused, "cannot read \(path): \(error)")
  }

  private func bytes() throws(ClientError) -> [UInt8] {
    do throws(InputFileError) { return try InputFile.read(path) } catch { throw unreadable(error) }
  }
}
