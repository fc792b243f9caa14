import Synchronization

/// An in-memory cache of recent findings. It only saves work and is never authoritative: before using an entry, a
/// caller compares its version with the store's current one.
///
/// Two generations bound it by weight: when the young one is full, it replaces the old one. An entry that is read stays
/// young.
package final class RecentFindings<Key: Hashable & Sendable, Finding: Sendable>: Sendable {
  private struct Generations {
    var young: [Key: Finding] = [:]
    var old: [Key: Finding] = [:]
    var weightOfYoung = 0
  }

  private let generationLimit: Int
  private let weight: @Sendable (Finding) -> Int
  private let generations = Mutex(Generations())

  /// - Parameters:
  ///   - limit: the total weight of all findings.
  ///   - weight: the weight of one finding, which counts as at least 1.
  package init(limit: Int, weight: @escaping @Sendable (Finding) -> Int = { _ in 1 }) {
    generationLimit = max(1, limit / 2)
    self.weight = { max(1, weight($0)) }
  }

  package subscript(key: Key) -> Finding? {
    generations.withLock { generations in
      if let finding = generations.young[key] { return finding }
      guard let finding = generations.old[key] else { return nil }
      insert(finding, for: key, &generations)
      return finding
    }
  }

  /// A finding that exceeds the limit by itself is not kept.
  package func insert(_ finding: Finding, for key: Key) {
    generations.withLock { insert(finding, for: key, &$0) }
  }

  package func remove(_ key: Key) { generations.withLock { remove(key, &$0) } }

  /// The total weight of all findings.
  package var weighs: Int {
    generations.withLock { ($0.young.values.map(weight) + $0.old.values.map(weight)).reduce(0, +) }
  }

  private func insert(_ finding: Finding, for key: Key, _ generations: inout Generations) {
    remove(key, &generations)
    let weight = weight(finding)
    guard weight <= generationLimit else { return }
    if generations.weightOfYoung + weight > generationLimit {
      generations = Generations(old: generations.young)
    }
    generations.young[key] = finding
    generations.weightOfYoung += weight
  }

  private func remove(_ key: Key, _ generations: inout Generations) {
    if let removed = generations.young.removeValue(forKey: key) { generations.weightOfYoung -= weight(removed) }
    generations.old[key] = nil
  }
}
