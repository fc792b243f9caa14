import TitanRPC

/// Limits on the size of pages and messages of a feed.
package struct FeedLimits<Change: Sendable>: Sendable {
  /// The largest number of changes in a page, whatever the follower asks for.
  let largestPage: Int
  /// The bytes a message may spend on changes: half of what its reader accepts, less the other fields.
  private let messageBytes: Int
  /// The most bytes a change takes in a message.
  private let bytes: @Sendable (Change) -> Int

  package init(
    largestPage: Int = PageSize.largest, messageBytes: Int = 2 << 20,
    bytes: @escaping @Sendable (Change) -> Int = { _ in 0 }
  ) {
    (self.largestPage, self.messageBytes, self.bytes) = (largestPage, messageBytes, bytes)
  }

  /// Which changes go together. None is left out: a change larger than the limit goes alone.
  package func split(_ changes: [Change], atMost count: Int) -> [Range<Int>] {
    var (ranges, first, size): ([Range<Int>], Int, Int) = ([], 0, 0)
    for (index, change) in changes.enumerated() {
      let own = bytes(change)
      if index > first, index - first == count || size + own > messageBytes {
        ranges.append(first..<index)
        (first, size) = (index, 0)
      }
      size += own
    }
    if first < changes.count { ranges.append(first..<changes.count) }
    return ranges
  }
}
