import AuthProto
import Synchronization
package import TitanCore
package import TitanRPC
package import WebDomain

/// Replaces access tokens a minute before they expire, once per session at a time.
///
/// A refresh token works until its successor is used, and gives the same successor each time, so it does no harm if
/// another instance asks as well, or if the answer with the new cookie is lost.
package final class SessionRefresher: Sendable {
  /// What has become of a session.
  package enum Outcome: Sendable {
    case unchanged(WebSession)
    /// The browser has to keep this one instead.
    case refreshed(WebSession)
    /// Auth has ended it: it was revoked, or has expired.
    case ended
  }

  private struct Flight {
    let flight = SingleFlight<Outcome>()
    var callers = 0
  }

  private static let patience: Duration = .seconds(10)

  private let auth: AuthV1.AuthServiceClient
  private let clock: WallClock
  /// By refresh token, while anybody waits for it.
  private let flights = Mutex<[String: Flight]>([:])

  package init(auth: any RPCChannel, clock: @escaping WallClock) {
    self.auth = AuthV1.AuthServiceClient(channel: auth)
    self.clock = clock
  }

  /// The session with an access token that is good for at least a minute, if auth can be asked.
  ///
  /// - Parameters:
  ///   - caller: the metadata that tell auth who asks.
  ///   - lead: how long it shall be good for instead.
  /// - Throws: `RPCError` if auth cannot be asked and the access token has expired; `CancellationError`.
  package func fresh(
    _ session: WebSession, caller: Metadata, lead: Duration = WebSession.refreshLead
  ) async throws -> Outcome {
    guard session.needsRefresh(at: clock(), lead: lead) else { return .unchanged(session) }
    do {
      return try await joined(session, caller)
    } catch let error as RPCError where session.accessTokenExpireTime > clock() {
      guard error.code != .unauthenticated else { return .ended }
      // The token is good for a few more seconds, and auth may be back by then.
      return .unchanged(session)
    } catch let error as RPCError where error.code == .unauthenticated {
      return .ended
    }
  }

  private func joined(_ session: WebSession, _ caller: Metadata) async throws -> Outcome {
    let key = session.refreshToken
    let flight = flights.withLock { flights in
      flights[key, default: Flight()].callers += 1
      return flights[key, default: Flight()].flight
    }
    defer {
      flights.withLock { flights in
        flights[key]?.callers -= 1
        if flights[key]?.callers == 0 { flights[key] = nil }
      }
    }
    return try await flight.run { [auth, clock] in
      var options = CallOptions.timeout(Self.patience)
      options.metadata = caller
      let response = try await auth.refreshToken(.init(refreshToken: key), options: options)
      guard let tokens = response.tokens else {
        throw RPCError(code: .internal, message: "auth answered without tokens")
      }
      var next = session
      try next.replace(tokens, at: clock())
      return .refreshed(next)
    }
  }
}
