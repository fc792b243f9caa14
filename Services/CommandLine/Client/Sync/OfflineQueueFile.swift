import Foundation

/// A queue on disk.
struct OfflineQueueFile: Sendable {
  let path: String

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

  private func bytes() throws(ClientError) -> [UInt8] {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw ClientError(.refused, "cannot read \(path)")
    }
    return Array(bytes)
  }
}
