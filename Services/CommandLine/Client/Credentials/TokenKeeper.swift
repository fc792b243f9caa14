package import TitanCore
import TitanProto
package import TitanRPC

/// Gives calls an access token that is good, and renews it before it is not.
///
/// A refresh token is good for one use, and several processes share it: renewing happens under the file's lock, after
/// looking whether somebody else has done it, and the successor is on disk before anybody uses it.
package struct TokenKeeper: Sendable {
  /// Exchanges a refresh token for what follows it.
  package typealias Renewal = @Sendable (Credentials) async throws -> Credentials

  /// A token is renewed when it has less than this left.
  static let margin: Duration = .seconds(30)

  let file: CredentialsFile
  let clock: WallClock
  let renew: Renewal

  package init(file: CredentialsFile, clock: @escaping WallClock, renew: @escaping Renewal) {
    self.file = file
    self.clock = clock
    self.renew = renew
  }

  /// Whoever is signed in.
  ///
  /// - Throws: `ClientError` if nobody is.
  package func credentials() throws -> Credentials {
    guard let credentials = try file.load() else {
      throw ClientError(.refused, "nobody is signed in; use `titanup sign-in` or `titanup register`")
    }
    return credentials
  }

  /// A token for the next call.
  ///
  /// - Parameter rejected: a token that a service has just refused; the one returned is another.
  /// - Throws: `RPCError` of the renewal; `ClientError` if nobody is signed in.
  package func accessToken(insteadOf rejected: String? = nil) async throws -> String {
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

  /// Runs a call with a token; once more with a new one if a service says UNAUTHENTICATED, unless what it does not believe
  /// is a password in the call.
  package func call<Result: Sendable>(_ body: (CallOptions) async throws -> Result) async throws -> Result {
    let token = try await accessToken()
    do {
      return try await body(CallOptions().bearer(token))
    } catch let error as RPCError
      where error.code == .unauthenticated && error.sentReason != "BAD_CREDENTIALS"
    {
      return try await body(CallOptions().bearer(try await accessToken(insteadOf: token)))
    }
  }
}
