import Synchronization
import TitanCore
import TitanExport
import TitanImport
import TitanRPC
import WebDomain

/// Makes the calls of an export or an import with the tokens of a session, which may run out while it runs.
///
/// The cookie can't change after the head was sent, so the browser goes on with the session that it has, and that one is
/// replaced here only once: the same successor is what the browser gets when it asks, and it is never used up here. Using
/// up a successor would make the browser's own refresh token a spent one, and end the session. An export or import that
/// outlasts both access tokens, some fifteen minutes, is broken off.
final class LongSession: ExportCredentials, ImportCredentials {
  private let kept: WebSession
  private let successor = Mutex<WebSession?>(nil)
  private let sessions: BrowserSessions
  private let caller: Metadata
  private let clock: WallClock

  /// - Parameters:
  ///   - session: as the browser keeps it.
  ///   - caller: what services are told about where the request comes from.
  init(_ session: WebSession, sessions: BrowserSessions, caller: Metadata, clock: @escaping WallClock) {
    (kept, self.sessions, self.caller, self.clock) = (session, sessions, caller, clock)
  }

  func call<Result: Sendable>(_ body: (CallOptions) async throws -> Result) async throws -> Result {
    try await body(CallOptions(metadata: caller).bearer(try await current().accessToken))
  }

  private func current() async throws -> WebSession {
    if let next = successor.withLock(\.self) { return next }
    guard kept.needsRefresh(at: clock()) else { return kept }
    let next = try await sessions.successor(of: kept, caller: caller)
    successor.withLock { $0 = next }
    return next
  }
}
