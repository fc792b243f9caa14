package import TitanCore

/// What failed attempts to sign in are counted by, and how each count slows down those that follow.
///
/// A count that anybody can raise from anywhere could be used to shut somebody out. So the count of an account is not
/// asked for addresses from which the account was signed in to before: there only attempts from the same neighbourhood
/// count. Devices that are signed in ask for no password at all.
package enum AttemptScope: Hashable, Sendable, CaseIterable {
  /// One account from one neighbourhood.
  case pair
  /// One account from wherever it was never signed in to.
  case account
  /// One neighbourhood, whatever it tries.
  case address

  package var delay: ProgressiveDelay {
    switch self {
    case .pair: ProgressiveDelay(free: 5, first: .seconds(1), longest: .seconds(900))
    case .account: ProgressiveDelay(free: 20, first: .seconds(1), longest: .seconds(900))
    case .address: ProgressiveDelay(free: 250, first: .seconds(1), longest: .seconds(60))
    }
  }

  /// Without a failure for so long, a count starts anew.
  package static let memory: Duration = .seconds(86_400)

  /// The counts an attempt depends on.
  ///
  /// - Parameter isKnown: whether the account was signed in to from there before.
  package static func scopes(isKnown: Bool) -> [AttemptScope] { isKnown ? [.pair] : allCases }
}

/// One count.
package struct AttemptCount: Hashable, Sendable {
  package var failures: Int
  package var waitUntil: Timestamp

  package init(failures: Int, waitUntil: Timestamp) {
    self.failures = failures
    self.waitUntil = waitUntil
  }

  /// With one attempt more. It counts as failed until it has succeeded, so that attempts at the same time are counted.
  package func raised(_ delay: ProgressiveDelay, at now: Timestamp) -> AttemptCount {
    AttemptCount(failures: failures + 1, waitUntil: now + delay.wait(after: failures + 1))
  }
}
