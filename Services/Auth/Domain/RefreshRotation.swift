package import TitanCore

/// Rotation of refresh tokens (api.md, "Refresh rotation"; RFC 9700 §4.14.2).
package enum RefreshRotation {
  package enum Decision: Hashable, Sendable {
    /// The newest token: move the session to this state, if it is still as it was, and issue its token.
    case issueNext(RefreshState)
    /// The response to this token was lost: issue the newest token once more.
    case repeatSuccessor
    /// An older token, whose successor was used: revoke the session, then refuse.
    case reuse
    case expired
    case revoked
    /// A token newer than the newest: the store forgot it, as after a restored backup.
    case unknown
  }

  /// Decides about a genuine token of the session, number `presented`.
  package static func decide(
    presented: Int64, _ state: RefreshState, at now: Timestamp, sliding: Duration
  ) -> Decision {
    switch state.ending(at: now) {
    case .revoked: return .revoked
    case .expired: return .expired
    case nil: break
    }
    switch presented {
    case state.counter:
      var next = state
      next.counter += 1
      next.expireTime = min(now + sliding, state.endTime)
      return .issueNext(next)
    case state.counter - 1: return .repeatSuccessor
    case ..<state.counter: return .reuse
    default: return .unknown
    }
  }
}
