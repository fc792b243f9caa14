/// How many of something may come at once, and how many more each second.
package struct RateLimit: Hashable, Sendable {
  package var burst: Int
  package var perSecond: Int

  package init(burst: Int, perSecond: Int) { (self.burst, self.perSecond) = (burst, perSecond) }
}

/// Counts against a rate: what is added drains with time. The clock is asked only when the bucket looks full.
struct RateBucket: Sendable {
  private let limit: RateLimit
  private var level = 0
  /// When it was last drained, in nanoseconds.
  private var drained: Int64

  init(_ limit: RateLimit, since now: Int64) {
    self.limit = limit
    drained = now
  }

  mutating func add(_ count: Int) { level += count }

  /// Takes back what useful work outweighs.
  mutating func credit(_ count: Int) { level = max(0, level - count) }

  /// Whether it would overflow if no time had passed.
  var looksFull: Bool { level > limit.burst }

  mutating func overflows(at now: Int64) -> Bool {
    guard looksFull else { return false }
    let elapsed = max(0, now - drained)
    // Far beyond what ever drains a bucket; keeps the product small.
    let milliseconds = min(elapsed / 1_000_000, 86_400_000)
    let leak = Int(milliseconds) * limit.perSecond / 1000
    if leak > 0 {
      level = max(0, level - leak)
      drained = now
    }
    return looksFull
  }
}
