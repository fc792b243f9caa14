import Synchronization
package import TitanCore
package import TitanRPC

/// This service's credentials for other services' feeds: its own access token, fetched from auth with the client secret
/// and kept until shortly before it expires.
package final class ServiceTokenSource: CallCredentials {
  package struct Token: Sendable {
    package var text: String
    package var expiresAt: Timestamp

    package init(text: String, expiresAt: Timestamp) { (self.text, self.expiresAt) = (text, expiresAt) }
  }
  package typealias Issue = @Sendable () async throws -> Token

  /// How long before its expiry a token is replaced.
  private static let margin: Duration = .seconds(60)

  private let issue: Issue
  private let clock: WallClock
  private let current = Mutex<Token?>(nil)
  private let flight = SingleFlight<Token>()

  package init(clock: @escaping WallClock, issue: @escaping Issue) {
    self.clock = clock
    self.issue = issue
  }

  /// A token with enough of its lifetime left.
  ///
  /// - Throws: auth's error; UNAVAILABLE while auth is unavailable.
  package func token() async throws -> String {
    let now = clock()
    if let token = current.withLock({ $0 }), now + Self.margin < token.expiresAt { return token.text }
    return try await flight.run {
      let token = try await self.issue()
      self.current.withLock { $0 = token }
      return token
    }.text
  }

  package func metadata(for method: MethodDescriptor) async throws -> Metadata {
    ["authorization": .string("Bearer \(try await token())")]
  }

  /// Drops the token.
  package func rejected() { current.withLock { $0 = nil } }
}
