import TitanCore
import TitanRequests

/// Overviews that were asked for lately.
package struct OverviewShelf: Sendable {
  /// Some 12 megabytes.
  package static let standardLimit = 20_000

  private let findings: RecentFindings<UserID, ShelvedOverview>

  /// - Parameter limit: how many habits it holds at most; a user without any counts as one.
  package init(limit: Int = standardLimit) { findings = RecentFindings(limit: limit, weight: \.items.count) }

  subscript(user: UserID) -> ShelvedOverview? { findings[user] }

  func insert(_ overview: ShelvedOverview, of user: UserID) { findings.insert(overview, for: user) }

  /// Of an account that is gone.
  func remove(_ user: UserID) { findings.remove(user) }

  package var habits: Int { findings.weighs }
}
