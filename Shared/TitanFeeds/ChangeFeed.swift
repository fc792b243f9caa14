/// A service's feed of changes, as those read it who follow it. Each change tells the newest state of one thing, so that
/// reading it twice does no harm.
package protocol ChangeFeed<Change>: Sendable {
  associatedtype Change: Sendable

  /// What it is called in logs.
  var name: String { get }

  /// Changes behind a cursor, and the cursor behind them; none at the feed's end. An empty cursor is its beginning.
  /// `isPending` if some may not be told yet: they are at the feed's end once older transactions have ended.
  ///
  /// - Throws: FAILED_PRECONDITION EPOCH_CHANGED if the feed was restored from a backup since the cursor was given.
  func page(after cursor: String) async throws -> (changes: [Change], next: String, isPending: Bool)

  /// Hands over the changes behind a cursor as they come, and the cursor behind them, until `body` returns false or the
  /// call ends.
  ///
  /// - Throws: as `page(after:)`, what `body` throws, or what ended the call.
  func watch(
    after cursor: String, _ body: (_ changes: [Change], _ next: String) async throws -> Bool
  ) async throws
}
