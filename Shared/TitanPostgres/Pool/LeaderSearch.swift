/// When a pool of several servers looks for another leader than the one that its connections lead to.
///
/// A server that stands still keeps its connections open and answers nothing on them, exactly like one with a long
/// statement. A new connection tells them apart: it reaches the server that takes writes now. Pure: time is an argument.
struct LeaderSearch {
  typealias Instant = ContinuousClock.Instant

  /// How long the server must have said nothing, and how long after one search the next begins.
  static let patience: Duration = .seconds(3)
  /// After how long without a word from the server it counts as silent for those who wait for a connection.
  static let silence: Duration = .seconds(1)

  private var heardAt: Instant
  private var endedAt: Instant
  private(set) var isRunning = false

  init(at now: Instant) { (heardAt, endedAt) = (now, now) }

  /// The server has answered something.
  mutating func heard(at now: Instant) { heardAt = now }

  /// When the next search is due; `nil` if nothing is being waited for, or one is running.
  ///
  /// - Parameter oldestSend: when the oldest statement that has no answer yet was sent.
  func due(oldestSend: Instant?) -> Instant? {
    guard !isRunning, let oldestSend else { return nil }
    return max(oldestSend, heardAt, endedAt) + Self.patience
  }

  /// Whether statements get no answer, rather than no connection.
  func isSilent(oldestSend: Instant?, at now: Instant) -> Bool {
    oldestSend.map { max($0, heardAt) + Self.silence <= now } ?? false
  }

  mutating func begin() { isRunning = true }

  mutating func end(at now: Instant) { (isRunning, endedAt) = (false, now) }
}
