package import AuthDomain
package import ProfileProto
package import TitanCore
package import TitanFeeds
package import TitanPostgres
import TitanRPC

/// Copies each account's language from its profile, so that the next access token and the next mail use it.
///
/// An account whose profile has never been read keeps the language of its registration.
package struct LocaleProjection: TableProjection {
  /// The feed has no table to clear: if a restored profile service no longer mentions an account, it keeps the language
  /// its owner once chose.
  package let feed: FeedTables

  package init(_ pool: PostgresPool, share: FeedShare? = nil) {
    feed = FeedTables(of: "profile", in: .auth, share: share, pool)
  }

  package func apply(
    _ changes: [LocaleChange], from cursor: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool {
    try await feed.apply(changes, user: \.user, from: cursor, to: next) { change, _, tx in
      guard let locale = change.locale else { return }
      try await tx.execute(
        """
        UPDATE auth.users SET locale = \(locale.text)
        WHERE user_id = \(change.user) AND locale <> \(locale.text)
        """)
    }
  }
}

/// The part of a profile feed change that auth stores.
package struct LocaleChange: Sendable, Hashable {
  package var user: UserID
  /// `nil` if something else changed.
  package var locale: LocaleTag?

  package init(user: UserID, locale: LocaleTag?) { (self.user, self.locale) = (user, locale) }

  /// - Throws: `RuntimeError` for a message that the profile service never sends.
  package init(_ message: ProfileV1.ProfileChange) throws {
    guard let user = UserID(message.userID) else { throw RuntimeError("a change of the profile feed names no user") }
    guard case .person(let person) = message.change else {
      self.init(user: user, locale: nil)
      return
    }
    guard let locale = LocaleTag(person.locale) else {
      throw RuntimeError("the profile feed tells of the locale \(quoted(person.locale))")
    }
    self.init(user: user, locale: locale)
  }
}
