/// One page of a list (AIP-158), made from one item more than the page may hold: the extra item shows that another page
/// follows.
package struct Page<Item> {
  package let items: [Item]
  /// Empty on the last page.
  package let nextPageToken: String

  /// - Parameters:
  ///   - found: up to `limit + 1` items.
  ///   - arguments: everything the list depends on, as for `PageToken`.
  ///   - cursor: an item's sort key.
  package init(_ found: [Item], limit: Int, arguments: [String], cursor: (Item) -> [String]) {
    items = Array(found.prefix(limit))
    nextPageToken =
      found.count > limit
      ? items.last.map { PageToken.encode(cursor: cursor($0), arguments: arguments) } ?? "" : ""
  }
}

extension Page: Sendable where Item: Sendable {}
