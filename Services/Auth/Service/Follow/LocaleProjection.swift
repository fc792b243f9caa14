package import AuthDomain
package import TitanCore
package import TitanFeeds
package import TitanPostgres
package import TitanProto
import TitanRPC

/// Keeps each account's language as its profile has it, so that the next access token and the next mail speak it.
///
/// The language of the registration stays for an account whose profile nobody has asked for yet.
package struct LocaleProjection: TableProjection {
  /// No table: what a restored profile no longer tells of leaves a language that somebody once chose.
  package let feed: FeedTables

  package init(_ pool: PostgresPool) { feed = FeedTables(of: "profile", in: .auth, tables: [], pool) }

  package func apply(
    _ changes: [LocaleChange], from cursor: String, to next: String, at now: Timestamp
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

/// What auth keeps of a change of the profile feed.
package struct LocaleChange: Sendable, Hashable {
  package var user: UserID
  /// `nil` for a change of something else.
  package var locale: LocaleTag?

  package init(user: UserID, locale: LocaleTag?) { (self.user, self.locale) = (user, locale) }

  /// - Throws: `RuntimeError` for what the profile service never sends.
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
