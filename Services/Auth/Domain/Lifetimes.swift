/// How long things last (decision D27).
package struct Lifetimes: Hashable, Sendable {
  /// Of an auth session that is not refreshed.
  package var sliding: Duration
  /// Of any auth session.
  package var absolute: Duration
  /// Of a stored response that holds tokens.
  package var replay: Duration
  /// Of any other stored response.
  package var plainReplay: Duration { .seconds(7 * 86_400) }

  package init(
    sliding: Duration = .seconds(30 * 86_400),
    absolute: Duration = .seconds(180 * 86_400), replay: Duration = .seconds(10 * 60)
  ) {
    self.sliding = sliding
    self.absolute = absolute
    self.replay = replay
  }
}
