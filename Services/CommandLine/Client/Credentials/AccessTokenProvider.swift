package import TitanCore
import TitanProto
package import TitanRPC

/// Provides calls with a valid access token and renews it before it expires.
///
/// A refresh token works only once, and several processes share it. So renewal happens under the file's lock, after a
/// check that no other process has done it, and the new token is on disk before anybody uses it.
package struct AccessTokenProvider: Sendable {
  /// Exchanges a refresh token for new credentials.
  package typealias Renewal = @Sendable (Credentials) async throws -> Credentials

  /// Tokens that expire sooner than this are renewed.
  static let margin: Duration = .seconds(30)

  let file: CredentialsFile
  /// Used for every call in place of a sign-in, if there is one.
  private let personalToken: PersonalAccessToken?
  private let clock: WallClock
  private let renew: Renewal

  package init(
    file: CredentialsFile, personalToken: PersonalAccessToken? = nil, clock: @escaping WallClock,
    renew: @escaping Renewal
  ) {
    self.file = file
    self.personalToken = personalToken
    self.clock = clock
    self.renew = renew
  }

  /// The credentials of the signed-in user.
  ///
  /// - Throws: `ClientError` if nobody is signed in.
  package func credentials() throws -> Credentials {
    guard let credentials = try file.load() else {
      throw ClientError(.refused, "Nobody is signed in. Use `titanup sign-in` or `titanup register`.")
    }
    return credentials
  }

  /// Returns a token for the next call.
  ///
  /// - Parameter rejected: a token that a service has just refused; the one returned is different, unless it is a
  ///   personal access token, which nothing can renew.
  /// - Throws: `RPCError` of the renewal; `ClientError` if nobody is signed in.
  package func accessToken(insteadOf rejected: String? = nil) async throws -> String {
    if let personalToken { return personalToken.text }
    if let token = good(try credentials(), insteadOf: rejected) { return token }
    return try await file.locked {
      let current = try credentials()
      if let token = good(current, insteadOf: rejected) { return token }
      let next = try await renew(current)
      try file.save(next)
      return next.accessToken
    }
  }

  private func good(_ credentials: Credentials, insteadOf rejected: String?) -> String? {
    guard credentials.accessToken != rejected else { return nil }
    return credentials.accessTokenExpiry - clock() > Self.margin ? credentials.accessToken : nil
  }

  /// Makes a call with a token. If a service answers UNAUTHENTICATED, this repeats it with a new token, unless the
  /// service rejected a password in the call.
  package func call<Result: Sendable>(_ body: (CallOptions) async throws -> Result) async throws -> Result {
    let token = try await accessToken()
    do {
      return try await body(CallOptions().bearer(token))
    } catch let error as RPCError
      where error.code == .unauthenticated && error.sentReason != "BAD_CREDENTIALS" && personalToken == nil
    {
      return try await body(CallOptions().bearer(try await accessToken(insteadOf: token)))
    }
  }
}
