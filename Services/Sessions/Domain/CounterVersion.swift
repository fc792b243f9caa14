/// A counter and its version, as receipts name it: `pushup/1`.
struct CounterVersion: Hashable {
  var name: Substring
  var version: Int

  /// `nil` if it isn't the name of a counter.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let version = Int(parts[1]), version > 0 else { return nil }
    (name, self.version) = (parts[0], version)
  }

  /// Whether it is a later version of the same counter.
  func follows(_ other: Self) -> Bool { name == other.name && version > other.version }
}
