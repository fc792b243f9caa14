package import TitanCore

/// How much of a live stream comes at the pace of its times: whoever is filmed while they move sends a second of frames a
/// second.
///
/// Time that passes pays for the time that frames span. What is left over is kept for `patience`, so that frames may come in
/// batches and a network may hitch; what a lost connection held back for longer comes unpaid, and so does a recording
/// sent in one go, however long its sender waited first.
package struct LivePace: Sendable, Equatable {
  /// In microseconds.
  private static let patience: Int64 = 2_000_000
  /// How far a device's clock may be off.
  private static let clockTolerance = Duration.seconds(300)

  private var lastArrival: Timestamp
  private var credit: Int64 = 0

  /// - Parameter opened: when the connection began, by the service's clock.
  package init(since opened: Timestamp) { lastArrival = opened }

  /// Takes frames that come together.
  ///
  /// - Parameter length: the time they span since the frame before them, in microseconds.
  /// - Returns: how much of it came at pace.
  package mutating func take(_ length: Int64, at now: Timestamp) -> Int64 {
    let available = credit + max(0, (now - lastArrival).microseconds)
    let paid = min(available, length)
    credit = min(available - paid, Self.patience)
    lastArrival = max(lastArrival, now)
    return paid
  }

  /// Whether a stream was seen while it was done: at least half of its time at pace, and its end when it says to have ended.
  ///
  /// - Parameters:
  ///   - onPace: of the stream's length, in microseconds.
  ///   - end: when the last frame was taken, by the device's clock.
  ///   - closed: when the service saw the end.
  package static func isLive(onPace: Int64, of length: Int64, end: Timestamp, closed: Timestamp) -> Bool {
    2 * onPace >= length && end >= closed - clockTolerance && end <= closed + clockTolerance
  }
}
