/// The statements that one connection has prepared, and their names. Bounded; the least recently used goes first.
struct StatementCache {
  struct Key: Hashable {
    let text: String
    let types: [UInt32]
  }

  enum Plan: Equatable {
    /// Run the statement prepared under this name.
    case prepared(String)
    /// Prepare it under this name and run it, in one go.
    case prepare(String)
    /// Send its full text: it is still being prepared, or the cache is off.
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
  /// Names that have left the cache but are still prepared on the server.
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
      // A name still being prepared must stay, or it would be confirmed after it was forgotten.
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

  /// The server could not prepare the statement, or no longer accepts it.
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
