import TitanCore
import TitanRequests

/// A cache of recently requested overviews.
package struct OverviewShelf: Sendable {
  /// About 12 megabytes.
  package static let standardLimit = 20_000

  private let findings: RecentFindings<UserID, ShelvedOverview>

  /// - Parameter limit: the most habits it holds; a user without habits counts as one.
  package init(limit: Int = standardLimit) { findings = RecentFindings(limit: limit, weight: \.items.count) }

  subscript(user: UserID) -> ShelvedOverview? { findings[user] }

  func insert(_ overview: ShelvedOverview, of user: UserID) { findings.insert(overview, for: user) }

  /// Removes an erased account.
  func remove(_ user: UserID) { findings.remove(user) }

  package var habits: Int { findings.weighs }
}
