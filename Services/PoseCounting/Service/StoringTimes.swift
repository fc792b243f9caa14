import Foundation
import TitanCore

/// When frames that wait for others are to be stored: in ticks of a clock, each stream at a phase of its own.
///
/// A class begins its sets at one moment. Without phases all of their frames would be due at one moment ever after. A pure
/// state machine.
struct StoringTimes: Sendable {
  /// Ticks in a third of the longest wait: frames wait for that third, and then until their stream's phase comes, which it does
  /// every two thirds.
  private let third: Int
  private var turns: [Int: [StoringLane.Turn]] = [:]
  /// Up to which tick they were taken.
  private var taken = 0

  /// - Parameter longest: how many ticks frames wait at most; less than three are taken for three.
  init(longest: Int) { third = max(1, longest / 3) }

  var isEmpty: Bool { turns.isEmpty }

  mutating func add(_ turn: StoringLane.Turn, at tick: Int) {
    let (earliest, period) = (max(tick, taken) + third, 2 * third)
    let sincePhase = (earliest - Self.phase(of: turn.frames.key.stream) % period + period) % period
    turns[earliest + (sincePhase == 0 ? 0 : period - sincePhase), default: []].append(turn)
  }

  /// Any number that is not that of others: ids end by chance.
  private static func phase(of stream: StreamID) -> Int {
    let bytes = stream.uuid.uuid
    return Int(bytes.14) << 8 | Int(bytes.15)
  }

  /// Those that are due.
  mutating func take(at tick: Int) -> [StoringLane.Turn] {
    defer { taken = max(taken, tick) }
    let due = turns.keys.filter { $0 <= tick }.sorted()
    return due.flatMap { turns.removeValue(forKey: $0) ?? [] }
  }
}
