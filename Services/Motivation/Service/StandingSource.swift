package import MotivationDomain
package import TitanCore
package import TitanZones

/// Where it is known how users stand: their level, streak, goal.
package protocol StandingSource: Sendable {
  /// - Parameter zone: says which date today is.
  func standing(of user: UserID, at now: Timestamp, zone: ZoneRules) async throws -> Standing
}

/// For a service that follows no feed: everybody stands where those do of whom nothing is known.
package struct UnknownStandings: StandingSource {
  package init() {}

  package func standing(of user: UserID, at now: Timestamp, zone: ZoneRules) async throws -> Standing { .unknown }
}
