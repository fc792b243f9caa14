/// How fast a batch is recorded: a full one must leave most of the store, and of the services that follow the feed of
/// sessions, to other callers.
package enum BatchPace {
  /// The number of items that are recorded without a rest.
  package static let atOnce = 10
  private static let shortestRest: Duration = .milliseconds(2)
  private static let longestRest: Duration = .milliseconds(100)
  /// What an item sets off in other services takes several times as long as the item itself.
  private static let share = 8

  /// How long to rest before the next item: in proportion to how long the last one took, which is longer the busier
  /// everybody is.
  package static func rest(after taken: Duration) -> Duration { min(max(taken * share, shortestRest), longestRest) }
}
