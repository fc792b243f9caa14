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
    let bytes: [UInt8]
    do throws(InputFileError) { bytes = try InputFile.read(path) } catch {
      guard !error.isMissing else { return nil }
      throw ClientError(.refused, "cannot read \(path): \(error)")
    }
    do {
      return try JSONDecoder().decode(Credentials.self, from: Data(bytes))
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
    do {
      try DurableFile.replace(path, with: bytes)
    } catch {
      throw ClientError(.refused, "cannot write \(path): \(error)")
    }
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

  private func failed(_ verb: String) -> ClientError {
    ClientError(.refused, "cannot \(verb) \(path): \(String(cString: strerror(errno)))")
  }
}
