package import TitanFeeds

/// The position behind the same number in every slot.
package func place(_ number: Int) -> FeedPositions {
  FeedPositions(
    epoch: number == 0 ? "" : "e", numbers: Dictionary(uniqueKeysWithValues: FeedPositions.slots.map { ($0, number) }))
}
