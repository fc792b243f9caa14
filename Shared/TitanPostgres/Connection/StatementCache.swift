/// Which statements one connection has prepared, and under which names. Bounded; the least recently used goes.
struct StatementCache {
  struct Key: Hashable {
    let text: String
    let types: [UInt32]
  }

  enum Plan: Equatable {
    /// Run the statement prepared under this name.
    case prepared(String)
    /// Prepare it under this name, in the same breath.
    case prepare(String)
    /// Send it whole: its preparation is still on the way, or the cache is off.
    case unnamed
  }

  private struct Entry {
    let name: String
    var confirmed = false
    var lastUse: UInt64
  }

  let capacity: Int
  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0
  /// Names that left the cache and still stand on the server.
  private(set) var evicted: [String] = []

  /// A capacity of zero turns the cache off.
  init(capacity: Int) { self.capacity = capacity }

  mutating func plan(for key: Key) -> Plan {
    guard capacity > 0 else { return .unnamed }
    clock += 1
    if let entry = entries[key] {
      guard entry.confirmed else { return .unnamed }
      entries[key]?.lastUse = clock
      return .prepared(entry.name)
    }
    if entries.count >= capacity {
      // One on its way cannot go: its name would be confirmed after it was forgotten.
      guard let oldest = entries.filter(\.value.confirmed).min(by: { $0.value.lastUse < $1.value.lastUse }) else {
        return .unnamed
      }
      entries[oldest.key] = nil
      evicted.append(oldest.value.name)
    }
    let name = "t\(clock)"
    entries[key] = Entry(name: name, lastUse: clock)
    return .prepare(name)
  }

  /// The server has prepared the statement.
  mutating func confirm(_ key: Key) { entries[key]?.confirmed = true }

  /// The server has not prepared it, or no longer accepts it.
  mutating func forget(_ key: Key) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    if entry.confirmed { evicted.append(entry.name) }
  }

  /// The names to deallocate now.
  mutating func takeEvicted() -> [String] {
    defer { evicted = [] }
    return evicted
  }
}
