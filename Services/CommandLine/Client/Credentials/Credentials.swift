import AuthProto
import Foundation
package import TitanCore
import TitanRPC

/// The credentials of a signed-in device. Their description omits the tokens.
package struct Credentials: Sendable, Equatable, CustomStringConvertible {
  package var userID: String
  package var email: String
  package var accessToken: String
  package var accessTokenExpiry: Timestamp
  package var refreshToken: String
  package var refreshTokenExpiry: Timestamp

  package init(
    userID: String, email: String, accessToken: String, accessTokenExpiry: Timestamp, refreshToken: String,
    refreshTokenExpiry: Timestamp
  ) {
    self.userID = userID
    self.email = email
    self.accessToken = accessToken
    self.accessTokenExpiry = accessTokenExpiry
    self.refreshToken = refreshToken
    self.refreshTokenExpiry = refreshTokenExpiry
  }

  package var description: String { "credentials of \(email), access until \(accessTokenExpiry)" }
}

extension Credentials: CustomReflectable {
  package var customMirror: Mirror { Mirror(self, children: ["email": email, "accessTokenExpiry": accessTokenExpiry]) }
}

extension Credentials: Codable {
  private enum CodingKeys: String, CodingKey {
    case userID = "user_id"
    case email
    case accessToken = "access_token"
    case accessTokenExpiry = "access_token_expires_us"
    case refreshToken = "refresh_token"
    case refreshTokenExpiry = "refresh_token_expires_us"
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      userID: try values.decode(String.self, forKey: .userID),
      email: try values.decode(String.self, forKey: .email),
      accessToken: try values.decode(String.self, forKey: .accessToken),
      accessTokenExpiry: Timestamp(microseconds: try values.decode(Int64.self, forKey: .accessTokenExpiry)),
      refreshToken: try values.decode(String.self, forKey: .refreshToken),
      refreshTokenExpiry: Timestamp(microseconds: try values.decode(Int64.self, forKey: .refreshTokenExpiry)))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(userID, forKey: .userID)
    try values.encode(email, forKey: .email)
    try values.encode(accessToken, forKey: .accessToken)
    try values.encode(accessTokenExpiry.microseconds, forKey: .accessTokenExpiry)
    try values.encode(refreshToken, forKey: .refreshToken)
    try values.encode(refreshTokenExpiry.microseconds, forKey: .refreshTokenExpiry)
  }
}

/// The file that stores credentials between runs; only its owner can read it.
package struct CredentialsFile: Sendable, Equatable {
  package let path: String

  package init(path: String) { self.path = path }

  /// `TITANUP_CREDENTIALS`, else `titanup/credentials.json` in the XDG configuration folder
  /// (XDG Base Directory Specification: `XDG_CONFIG_HOME` counts only if it is absolute).
  ///
  /// - Throws: `ClientError` if no variable names a home folder.
  package init(environment: [String: String]) throws(ClientError) {
    if let path = environment["TITANUP_CREDENTIALS"], !path.isEmpty {
      self.init(path: path)
    } else if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      self.init(path: folder + "/titanup/credentials.json")
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      self.init(path: home + "/.config/titanup/credentials.json")
    } else {
      throw .usage("There is no place for credentials. Set TITANUP_CREDENTIALS, XDG_CONFIG_HOME or HOME.")
    }
  }

  /// The stored credentials; `nil` if nobody is signed in.
  package func load() throws(ClientError) -> Credentials? {
    let bytes: [UInt8]
    do throws(InputFileError) { bytes = try InputFile.read(path) } catch {
      guard !error.isMissing else { return nil }
      throw ClientError(.refused, "Can't read \(path): \(error)")
    }
    do {
      return try JSONDecoder().decode(Credentials.self, from: Data(bytes))
    } catch {
      throw ClientError(.refused, "\(path) has no credentials that this version can read. Please sign in again.")
    }
  }

  /// Replaces the stored credentials atomically; they are on disk before this returns.
  package func save(_ credentials: Credentials) throws(ClientError) {
    try makeFolder()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    guard let bytes = try? encoder.encode(credentials) else { throw failed("encode") }
    do {
      try DurableFile.replace(path, with: bytes)
    } catch {
      throw ClientError(.refused, "Can't write \(path): \(error)")
    }
  }

  /// Removes the stored credentials.
  package func remove() throws(ClientError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw failed("remove") }
  }

  /// Runs `body` while no other process or task holds this lock, so that no one else reads a single-use token before
  /// its successor is stored.
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
      throw ClientError(.refused, "Can't create \(folder): \(error.localizedDescription)")
    }
  }

  private func failed(_ verb: String) -> ClientError {
    ClientError(.refused, "Can't \(verb) \(path): \(String(cString: strerror(errno)))")
  }
}

extension Credentials {
  /// - Throws: `RPCError` INTERNAL if the server omitted something.
  init(userID: String, email: String, tokens: AuthV1.Tokens?) throws {
    guard let tokens, let access = tokens.accessTokenExpireTime, let refresh = tokens.refreshTokenExpireTime,
      !tokens.accessToken.isEmpty, !tokens.refreshToken.isEmpty
    else { throw RPCError(code: .internal, message: "The server answered without tokens.") }
    self.init(
      userID: userID, email: email, accessToken: tokens.accessToken, accessTokenExpiry: Timestamp(access),
      refreshToken: tokens.refreshToken, refreshTokenExpiry: Timestamp(refresh))
  }
}
