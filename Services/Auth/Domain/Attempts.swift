package import TitanCore
package import TitanFields

/// The e-mail address and password of a sign-in request.
package struct SignInAttempt: Sendable {
  /// `nil` if no account could have this value.
  package let email: EmailAddress?
  /// `nil` if no account could have this value.
  package let password: Password?
  package let device: Device

  /// Reports only missing fields, not whether the others could be right.
  ///
  /// - Throws: `AccountError.invalidFields`.
  package init(
    email: String, password: String, device: (name: String, platform: String, appVersion: String)
  ) throws(AccountError) {
    var problems: [FieldProblem] = []
    if email.isBlank { problems.append(FieldProblem(field: "email", .empty)) }
    if password.isBlank { problems.append(FieldProblem(field: "password", .empty)) }
    let device = Device(
      name: device.name, platform: device.platform, appVersion: device.appVersion, problems: &problems)
    guard problems.isEmpty else { throw .invalidFields(problems) }
    self.email = EmailAddress(email)
    self.password = Password(checking: password)
    self.device = device
  }
}

/// The scopes in which failed sign-ins are counted. Each count slows down the attempts that follow.
///
/// Anyone could lock an owner out by raising a count that covers the whole account. So the account's count is ignored
/// for networks the owner has signed in from before: only attempts from the same network count there. Devices that are
/// signed in don't need the password at all.
package enum AttemptScope: Hashable, Sendable, CaseIterable {
  /// One account from one network.
  case pair
  /// One account from all networks where its owner never signed in.
  case account
  /// One network, for any account.
  case address

  package var delay: ProgressiveDelay {
    switch self {
    case .pair: ProgressiveDelay(free: 5, first: .seconds(1), longest: .seconds(900))
    case .account: ProgressiveDelay(free: 20, first: .seconds(1), longest: .seconds(900))
    case .address: ProgressiveDelay(free: 250, first: .seconds(1), longest: .seconds(60))
    }
  }

  /// A count starts over after this time without a failure.
  package static let memory: Duration = .seconds(86_400)

  /// The counts an attempt depends on.
  ///
  /// - Parameter isKnown: whether the owner has signed in from this network before.
  package static func scopes(isKnown: Bool) -> [AttemptScope] { isKnown ? [.pair] : allCases }
}

/// The count of one scope.
package struct AttemptCount: Hashable, Sendable {
  package var failures: Int
  package var waitUntil: Timestamp

  package init(failures: Int, waitUntil: Timestamp) {
    self.failures = failures
    self.waitUntil = waitUntil
  }

  /// The count with one more attempt. An attempt counts as failed until it succeeds, so that concurrent attempts are
  /// counted too.
  package func raised(_ delay: ProgressiveDelay, at now: Timestamp) -> AttemptCount {
    AttemptCount(failures: failures + 1, waitUntil: now + delay.wait(after: failures + 1))
  }
}

/// The delay between failed attempts: a few are free, since people mistype; then each one doubles the delay, up to a
/// limit, so that nobody is locked out permanently.
package struct ProgressiveDelay: Hashable, Sendable {
  /// The number of consecutive failures without a delay.
  package var free: Int
  /// The delay after the first failure beyond those.
  package var first: Duration
  package var longest: Duration

  package init(free: Int, first: Duration, longest: Duration) {
    self.free = free
    self.first = first
    self.longest = longest
  }

  /// For second-factor codes, which have six digits: a thousand guesses take more than ten days (NIST SP 800-63B-4
  /// §3.2.2 allows a hundred).
  package static let codes = ProgressiveDelay(free: 3, first: .seconds(2), longest: .seconds(900))

  /// The delay after this number of consecutive failures.
  package func wait(after failures: Int) -> Duration {
    guard failures > free else { return .zero }
    let doublings = min(failures - free - 1, 40)
    return min(first * (1 << doublings), longest)
  }
}
