package import TitanProto
package import TitanRPC

/// A feed as its service serves it: page by page, or as an endless stream. The service supplies the SQL of a page and
/// the message for a change, and checks beforehand who may call.
package struct ServedFeed<Change: Sendable, Message: FeedMessage>: Sendable {
  private let reader: FeedReader<Change>
  private let notifier: Notifier
  private let limits: FeedLimits<Change>
  private let message: @Sendable (FeedPosition, Change, _ cursor: String) -> Message

  /// - Parameters:
  ///   - store: the store that pages are read from.
  ///   - notifier: signals that anything may have changed.
  ///   - message: builds the message for a change, given the cursor after it.
  package init(
    _ store: any FeedStore<Change>, view: FeedView = .whole, notifier: Notifier,
    limits: FeedLimits<Change> = FeedLimits(),
    message: @escaping @Sendable (_ position: FeedPosition, _ change: Change, _ cursor: String) -> Message
  ) {
    reader = FeedReader(store, view: view)
    self.notifier = notifier
    self.limits = limits
    self.message = message
  }

  /// The page after the request's cursor.
  ///
  /// - Throws: INVALID_ARGUMENT CURSOR_INVALID, FAILED_PRECONDITION EPOCH_CHANGED.
  package func list<Request: FeedListRequest>(_ request: Request) async throws -> Request.Response
  where Request.Response.Message == Message {
    let limit = try PageSize.resolve(request.pageSize, largest: limits.largestPage)
    let page = try await reader.page(after: reader.cursor(request.cursor), limit: limit)
    let changes = messages(page, atMost: limit).first ?? []
    return Request.Response(
      changes: changes, nextCursor: changes.last?.cursor ?? request.cursor, epoch: "\(page.epoch)",
      isPending: page.isPending)
  }

  /// Sends everything after the request's cursor, then changes as they come, until the call ends.
  ///
  /// - Throws: the errors of `list`, and `CancellationError` when the call has ended.
  package func watch<Request: FeedWatchRequest>(
    _ request: Request, _ response: RPCWriter<Request.Response>, _ context: ServerContext
  ) async throws where Request.Response.Message == Message {
    var cursor = try reader.cursor(request.cursor)
    try await context.watch(notifier.subscribe()) {
      try await reader.forEachPage(after: &cursor) { page in
        for changes in messages(page, atMost: PageSize.largest) {
          try await response.write(Request.Response(changes: changes, epoch: "\(page.epoch)"))
        }
      }
    }
  }

  /// Splits the changes, in order, into messages small enough for their readers.
  private func messages(_ page: FeedPage<Change>, atMost count: Int) -> [[Message]] {
    limits.split(page.changes.map(\.change), atMost: count).map { range in
      page.changes[range].map { position, change in
        message(position, change, reader.cursor(behind: position, of: page).text)
      }
    }
  }
}

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
