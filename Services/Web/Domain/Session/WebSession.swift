package import TitanCore

/// What a cookie holds once it is opened: the tokens of one signed-in browser.
package struct WebSession: Sendable, Hashable {
  package var userID: String
  package var accessToken: String
  package var accessTokenExpireTime: Timestamp
  package var refreshToken: String
  package var refreshTokenExpireTime: Timestamp
  package var sealTime: Timestamp

  package init(
    userID: String, accessToken: String, accessTokenExpireTime: Timestamp, refreshToken: String,
    refreshTokenExpireTime: Timestamp, sealTime: Timestamp
  ) {
    (self.userID, self.accessToken, self.accessTokenExpireTime) = (userID, accessToken, accessTokenExpireTime)
    (self.refreshToken, self.refreshTokenExpireTime) = (refreshToken, refreshTokenExpireTime)
    self.sealTime = sealTime
  }

  /// How long before its end an access token is replaced.
  package static let refreshLead: Duration = .seconds(60)
  /// How far the clock of another instance may be ahead of this one's.
  package static let clockSkew: Duration = .seconds(30)

  package func needsRefresh(at now: Timestamp, lead: Duration = refreshLead) -> Bool {
    accessTokenExpireTime - lead <= now
  }

  /// Whether nothing more can be had with it: its refresh token has expired, or it was sealed by a clock that is wrong.
  package func isOver(at now: Timestamp) -> Bool {
    refreshTokenExpireTime <= now || sealTime > now + Self.clockSkew
  }

  /// How long a browser should keep it.
  package func secondsLeft(at now: Timestamp) -> Int64 { max(0, (refreshTokenExpireTime - now).components.seconds) }
}

/// A session prints without its tokens.
extension WebSession: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "session of \(userID)" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

/// The form that is sealed: a version, three times, three texts with their lengths.
extension WebSession {
  private static let version: UInt8 = 1

  /// `nil` if a text is longer than the form can hold.
  package var serialized: [UInt8]? {
    var bytes = [Self.version]
    for time in [accessTokenExpireTime, refreshTokenExpireTime, sealTime] {
      withUnsafeBytes(of: time.microseconds.bigEndian) { bytes += $0 }
    }
    for text in [userID, accessToken, refreshToken] {
      guard let count = UInt16(exactly: text.utf8.count) else { return nil }
      withUnsafeBytes(of: count.bigEndian) { bytes += $0 }
      bytes += text.utf8
    }
    return bytes
  }

  /// `nil` for bytes in any other form, with anything missing or left over.
  package init?(serialized bytes: [UInt8]) {
    var rest = bytes[...]
    func number(_ count: Int) -> UInt64? {
      guard rest.count >= count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count).reduce(0) { $0 << 8 | UInt64($1) }
    }
    func time() -> Timestamp? { number(8).map { Timestamp(microseconds: Int64(bitPattern: $0)) } }
    func text() -> String? {
      guard let count = number(2).map(Int.init), rest.count >= count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return String(validating: rest.prefix(count), as: UTF8.self)
    }
    guard number(1) == UInt64(Self.version), let access = time(), let refresh = time(), let sealed = time(),
      let user = text(), let accessToken = text(), let refreshToken = text(), rest.isEmpty
    else { return nil }
    self.init(
      userID: user, accessToken: accessToken, accessTokenExpireTime: access, refreshToken: refreshToken,
      refreshTokenExpireTime: refresh, sealTime: sealed)
  }
}
