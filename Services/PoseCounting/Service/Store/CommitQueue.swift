import Foundation
import TitanCore

/// The connection that appends to a stream.
struct StreamWriter: Hashable, Sendable {
  let key: StreamKey
  let attachment: UUID
}

/// A writer's turn to have its frames stored. Frames that come after they were taken get another turn.
struct CommitTurn: Hashable, Sendable {
  let writer: StreamWriter
  let number: UInt64
}

/// Decides whose frames are stored next: at once if somebody waits for them, otherwise together with those of others a
/// little later. One batch is in flight at a time, and turns that arrive meanwhile form the next one.
///
/// A pure state machine: it knows who has frames, and not which. It has entries only for writers with unstored frames.
struct CommitQueue<Waiter: Sendable>: Sendable {
  /// What the caller must start, and let run until it is told to stop.
  struct Work: OptionSet, Sendable {
    let rawValue: Int
    /// Asking for batches until there are none.
    static var storing: Self { Self(rawValue: 1) }
    /// Ticking until no turn waits for its time.
    static var ticking: Self { Self(rawValue: 2) }
  }

  private struct Frames: Sendable {
    /// The number of their turn; `nil` while they are in flight.
    var turn: UInt64?
    /// Whether the turn is in the queue, and not at a later time.
    var isUrgent = false
    /// Whether more have come while these are in flight.
    var hasMore = false
    /// The callers that wait, each for the frames before `end`.
    var waiters: [(end: UInt64, waiter: Waiter)] = []
  }

  /// The most turns in a batch, limited by the size of a statement and by how long a batch keeps others waiting.
  static var largestBatch: Int { 64 }
  private var unstored: [StreamWriter: Frames] = [:]
  private var later: StoringTimes
  private var urgent: [CommitTurn] = []
  private var lastTurn: UInt64 = 0
  private var running: Work = []

  /// - Parameter longest: how many ticks frames wait for others at most.
  init(longest: Int) { later = StoringTimes(longest: longest) }

  /// The number of turns in the queue.
  var waiting: Int { urgent.count }
  /// The writers with unstored frames.
  var writers: [StreamWriter] { Array(unstored.keys) }
  func contains(_ writer: StreamWriter) -> Bool { unstored[writer] != nil }

  /// Takes note of a writer's first frames since its last ones were taken.
  mutating func add(_ writer: StreamWriter, at tick: Int) -> Work {
    guard unstored[writer] == nil else {
      if unstored[writer]?.turn == nil { unstored[writer]?.hasMore = true }
      return []
    }
    unstored[writer] = Frames()
    return schedule(writer, at: tick)
  }

  /// Lets a caller wait for the frames before `end`; `nil` if nothing of the writer is unstored.
  mutating func wait(_ waiter: Waiter, for writer: StreamWriter, before end: UInt64) -> Work? {
    guard let frames = unstored[writer] else { return nil }
    unstored[writer]?.waiters.append((end, waiter))
    // What comes after the frames in flight will be urgent anyway.
    return frames.turn == nil || frames.isUrgent ? [] : hurry(writer)
  }

  /// The writers whose frames the caller takes and stores now; `nil` stops storing.
  mutating func nextBatch() -> [StreamWriter]? {
    while !urgent.isEmpty {
      let turns = urgent.prefix(Self.largestBatch)
      urgent.removeFirst(turns.count)
      let writers = begin(turns)
      if !writers.isEmpty { return writers }
    }
    running.remove(.storing)
    return nil
  }

  /// The same for all writers in the queue.
  mutating func takeAll() -> [StreamWriter] {
    let turns = urgent
    urgent = []
    return begin(turns[...])
  }

  /// Moves turns whose time has come into the queue; without `.ticking` in the result, no more ticks are needed.
  mutating func tick(at tick: Int) -> Work {
    for turn in later.take(at: tick) where unstored[turn.writer]?.turn == turn.number {
      unstored[turn.writer]?.isUrgent = true
      urgent.append(turn)
    }
    if later.isEmpty { running.remove(.ticking) }
    return startStoring().union(running.intersection(.ticking))
  }

  /// Ends the flight of a writer's frames.
  ///
  /// - Parameter end: the number after the last stored one; `nil` if they could not be stored, and no more will be.
  /// - Returns: the callers whose frames are stored, or never will be.
  mutating func settle(_ writer: StreamWriter, storedBefore end: UInt64?, at tick: Int) -> (done: [Waiter], Work) {
    guard var frames = unstored[writer] else { return ([], []) }
    let done = frames.waiters.filter { $0.end <= end ?? .max }.map(\.waiter)
    frames.waiters.removeAll { $0.end <= end ?? .max }
    // Somebody may wait for frames of which `add` has not heard yet.
    guard end != nil, frames.hasMore || !frames.waiters.isEmpty else {
      unstored[writer] = nil
      return (done, [])
    }
    frames.hasMore = false
    unstored[writer] = frames
    return (done, frames.waiters.isEmpty ? schedule(writer, at: tick) : hurry(writer))
  }

  /// Gives a writer a turn at a later time.
  private mutating func schedule(_ writer: StreamWriter, at tick: Int) -> Work {
    later.add(newTurn(of: writer, isUrgent: false), at: tick)
    defer { running.insert(.ticking) }
    return running.contains(.ticking) ? [] : .ticking
  }

  /// Gives a writer a turn in the queue.
  private mutating func hurry(_ writer: StreamWriter) -> Work {
    urgent.append(newTurn(of: writer, isUrgent: true))
    return startStoring()
  }

  /// It replaces any earlier turn of the writer.
  private mutating func newTurn(of writer: StreamWriter, isUrgent: Bool) -> CommitTurn {
    lastTurn += 1
    unstored[writer]?.turn = lastTurn
    unstored[writer]?.isUrgent = isUrgent
    return CommitTurn(writer: writer, number: lastTurn)
  }

  private mutating func startStoring() -> Work {
    guard !urgent.isEmpty, !running.contains(.storing) else { return [] }
    running.insert(.storing)
    return .storing
  }

  /// Puts frames into flight, except those that an earlier turn has taken.
  private mutating func begin(_ turns: ArraySlice<CommitTurn>) -> [StreamWriter] {
    turns.compactMap { turn in
      guard unstored[turn.writer]?.turn == turn.number else { return nil }
      unstored[turn.writer]?.turn = nil
      unstored[turn.writer]?.isUrgent = false
      return turn.writer
    }
  }
}

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
