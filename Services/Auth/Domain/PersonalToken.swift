import Foundation
package import TitanCore
import TitanFields

package enum PersonalTokenOwner {}
/// A personal access token, for its owner and for the feed of revocations.
package typealias PersonalTokenID = Identifier<PersonalTokenOwner>

/// A personal access token as it is stored.
package struct PersonalToken: Hashable, Sendable {
  package let id: PersonalTokenID
  package let userID: UserID
  package let name: String
  /// Texts of `AccessScope`, sorted. A later version may know scopes that this one doesn't.
  package let scopes: [String]
  package let createTime: Timestamp
  package let expireTime: Timestamp
  package var lastUseTime: Timestamp?
  package var revokeTime: Timestamp?

  package init(
    id: PersonalTokenID, userID: UserID, name: String, scopes: [String], createTime: Timestamp, expireTime: Timestamp,
    lastUseTime: Timestamp? = nil, revokeTime: Timestamp? = nil
  ) {
    (self.id, self.userID, self.name, self.scopes) = (id, userID, name, scopes)
    (self.createTime, self.expireTime) = (createTime, expireTime)
    (self.lastUseTime, self.revokeTime) = (lastUseTime, revokeTime)
  }

  package enum State: Hashable, Sendable { case active, expired, revoked }

  package func state(at now: Timestamp) -> State {
    if revokeTime != nil { return .revoked }
    return now < expireTime ? .active : .expired
  }

  /// Whether a use at this time is worth writing down: a busy token would otherwise cost a write for each look-up.
  package func shouldRecordUse(at now: Timestamp) -> Bool {
    lastUseTime.map { now - $0 >= Self.useInterval } ?? true
  }
}

extension PersonalToken {
  /// The maximum number of tokens of an account that aren't revoked.
  package static let limit = 50
  /// In code points.
  package static let maximumNameLength = 100
  package static let lifetimes: ClosedRange<Duration> = .seconds(60) ... .seconds(366 * 86_400)
  package static let standardLifetime: Duration = .seconds(90 * 86_400)
  /// How exactly the last use is recorded.
  package static let useInterval: Duration = .seconds(60)
  /// How long a token that is over is remembered, so that programs which still use it learn why it fails.
  package static let memory: Duration = .seconds(30 * 86_400)
}

/// What a new token should be, checked.
package struct PersonalTokenForm: Hashable, Sendable {
  package let name: String
  package let scopes: [String]
  package let lifetime: Duration

  /// The ways in which a field can be wrong.
  package enum Problem: Hashable, Sendable {
    case nameEmpty
    case nameTooLong(Int)
    case nameHasControlCharacter
    case scopesEmpty
    /// The place of the scope in the list, and its text.
    case scopeUnknown(Int, String)
    case lifetimeOutOfRange(Duration)
  }

  /// Checks every field before refusing.
  ///
  /// - Parameter lifetime: `nil` for the standard one.
  /// - Throws: `Refusal`.
  package init(name: String, scopes: [String], lifetime: Duration?) throws(Refusal) {
    var problems: [Problem] = []
    self.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    let length = self.name.unicodeScalars.count
    if length == 0 {
      problems.append(.nameEmpty)
    } else if length > PersonalToken.maximumNameLength {
      problems.append(.nameTooLong(length))
    } else if self.name.unicodeScalars.contains(where: \.isControl) {
      problems.append(.nameHasControlCharacter)
    }
    if scopes.isEmpty { problems.append(.scopesEmpty) }
    for (place, text) in scopes.enumerated() where AccessScope(text) == nil {
      problems.append(.scopeUnknown(place, text))
    }
    self.scopes = Set(scopes.compactMap { AccessScope($0) }).texts.sorted()
    self.lifetime = lifetime ?? PersonalToken.standardLifetime
    if !PersonalToken.lifetimes.contains(self.lifetime) { problems.append(.lifetimeOutOfRange(self.lifetime)) }
    if !problems.isEmpty { throw Refusal(problems: problems) }
  }

  /// Never empty, in the order of the fields.
  package struct Refusal: Error, Hashable, Sendable {
    package let problems: [Problem]
  }
}
