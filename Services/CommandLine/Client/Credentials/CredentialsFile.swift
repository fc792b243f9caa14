import Foundation

/// Where credentials live between two runs: one file that only its owner can read.
package struct CredentialsFile: Sendable, Equatable {
  package let path: String

  package init(path: String) { self.path = path }

  /// `TITANUP_CREDENTIALS`, else `titanup/credentials.json` in the XDG configuration folder
  /// (XDG Base Directory Specification: `XDG_CONFIG_HOME` counts only if it is absolute).
  ///
  /// - Throws: `ClientError` if no variable says where a home is.
  package init(environment: [String: String]) throws(ClientError) {
    if let path = environment["TITANUP_CREDENTIALS"], !path.isEmpty {
      self.init(path: path)
    } else if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      self.init(path: folder + "/titanup/credentials.json")
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      self.init(path: home + "/.config/titanup/credentials.json")
    } else {
      throw .usage("no place for credentials: set TITANUP_CREDENTIALS, XDG_CONFIG_HOME or HOME")
    }
  }

  /// What is stored; `nil` if nobody is signed in.
  package func load() throws(ClientError) -> Credentials? {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      guard !FileManager.default.fileExists(atPath: path) else { throw failed("read") }
      return nil
    }
    do {
      return try JSONDecoder().decode(Credentials.self, from: bytes)
    } catch {
      throw ClientError(.refused, "\(path) holds no credentials of this version; sign in again")
    }
  }

  /// Replaces what is stored: whole or not at all, and on disk before this returns.
  package func save(_ credentials: Credentials) throws(ClientError) {
    try makeFolder()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    guard let bytes = try? encoder.encode(credentials) else { throw failed("encode") }
    let draft = path + ".\(ProcessInfo.processInfo.processIdentifier).\(UUID().uuidString)"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failed("write") }
    let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) == $0.count }
    let synced = written && fsync(descriptor) == 0
    guard close(descriptor) == 0, synced, rename(draft, path) == 0 else {
      let failure = failed("write")
      unlink(draft)
      throw failure
    }
    syncFolder()
  }

  /// Forgets whoever was signed in.
  package func remove() throws(ClientError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw failed("remove") }
  }

  /// Runs `body` while no other process and no other task holds this lock: between reading a token that can be used
  /// once and storing its successor nobody else may read it.
  package func locked<Result>(_ body: () async throws -> Result) async throws -> Result {
    try makeFolder()
    let lock = try await FileLock(path: path + ".lock")
    defer { lock.release() }
    return try await body()
  }

  private var folder: String { (path as NSString).deletingLastPathComponent }

  private func makeFolder() throws(ClientError) {
    guard !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw ClientError(.refused, "cannot make \(folder): \(error.localizedDescription)")
    }
  }

  /// A rename is on disk when its folder is. Not every file system can do it; then the file's own sync must do.
  private func syncFolder() {
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private func failed(_ verb: String) -> ClientError {
    ClientError(.refused, "cannot \(verb) \(path): \(String(cString: strerror(errno)))")
  }
}
