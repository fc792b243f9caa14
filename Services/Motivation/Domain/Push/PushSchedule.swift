package import TitanCore

/// How an attempt to push ended.
package enum PushReply: Sendable, Hashable {
  /// The push service answered, perhaps with the time to wait before the next attempt.
  case answered(status: Int, retryAfter: Duration? = nil)
  /// No answer came: the cause, for the log.
  case unreachable(String)
  /// The host's address is none that pushes may go to.
  case forbiddenAddress
}

/// What becomes of a push after an attempt (RFC 8030 §5, §7.3, §8.4).
package enum PushSchedule {
  /// How long a sender's lease on a push lasts. Sending times out before that.
  package static let lease: Duration = .seconds(60)
  /// The longest pause between two attempts, whatever the push service asks for.
  package static let longestPause: Duration = .seconds(3_600)
  /// How long pushes are remembered after the reminder was due: the clocks of two zones are up to 26 hours apart, and a
  /// user who flies west doesn't get a reminder twice.
  package static let memory: Duration = .seconds(2 * 86_400)

  package enum Next: Hashable, Sendable {
    /// The push service has it.
    case done
    /// The device no longer wants pushes.
    case endSubscription
    case tryAgain(at: Timestamp)
    /// The push is dropped.
    case giveUp
  }

  /// - Parameters:
  ///   - attempts: the number of attempts so far.
  ///   - expiry: when the reminder is no longer due.
  package static func next(after reply: PushReply, attempts: Int, expiry: Timestamp, at now: Timestamp) -> Next {
    switch reply {
    case .answered(200..<300, _): .done
    case .answered(404, _), .answered(410, _), .forbiddenAddress: .endSubscription
    case .answered(408, let pause), .answered(429, let pause), .answered(500..<600, let pause):
      again(attempts, atLeast: pause ?? .zero, expiry, now)
    // Another attempt would be refused as well. Redirects are not followed.
    case .answered: .giveUp
    case .unreachable: again(attempts, atLeast: .zero, expiry, now)
    }
  }

  /// Waits five seconds, then twice as long each time.
  private static func again(_ attempts: Int, atLeast asked: Duration, _ expiry: Timestamp, _ now: Timestamp) -> Next {
    let backoff: Duration = .seconds(5) * (1 << min(max(attempts, 1) - 1, 10))
    let time = now + min(max(backoff, asked), longestPause)
    return time < expiry ? .tryAgain(at: time) : .giveUp
  }
}
