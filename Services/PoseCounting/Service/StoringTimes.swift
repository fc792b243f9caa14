import Foundation
import TitanCore

/// When waiting frames are stored: at ticks of a clock, each stream at its own phase.
///
/// The members of a class begin their sets at the same moment. Without phases, all their frames would be due at the
/// same moments from then on. A pure state machine.
struct StoringTimes: Sendable {
  /// The number of ticks in a third of the longest wait. Frames wait for that third, and then for their stream's phase,
  /// which comes every two thirds.
  private let third: Int
  private var turns: [Int: [CommitTurn]] = [:]
  /// The tick up to which turns were taken.
  private var taken = 0

  /// - Parameter longest: how many ticks frames wait at most; at least three.
  init(longest: Int) { third = max(1, longest / 3) }

  var isEmpty: Bool { turns.isEmpty }

  mutating func add(_ turn: CommitTurn, at tick: Int) {
    let (earliest, period) = (max(tick, taken) + third, 2 * third)
    let sincePhase = (earliest - Self.phase(of: turn.writer.key.stream) % period + period) % period
    turns[earliest + (sincePhase == 0 ? 0 : period - sincePhase), default: []].append(turn)
  }

  /// A number that differs between streams: the ends of ids are random.
  private static func phase(of stream: StreamID) -> Int {
    let bytes = stream.uuid.uuid
    return Int(bytes.14) << 8 | Int(bytes.15)
  }

  /// Removes and returns the turns that are due.
  mutating func take(at tick: Int) -> [CommitTurn] {
    defer { taken = max(taken, tick) }
    let due = turns.keys.filter { $0 <= tick }.sorted()
    return due.flatMap { turns.removeValue(forKey: $0) ?? [] }
  }
}
