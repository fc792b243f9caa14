package import TitanCore
package import TitanProto
package import TitanRPC

/// A handler of a feed's calls.
package protocol FeedHandler: RPCService {
  /// The feed's notifier.
  var notifier: Notifier { get }
}

/// A feed in slots as its service serves it: page by page, or as an endless stream, of all slots or of those that the
/// reader asks for. The service supplies the SQL of a page and the message for a change, and checks beforehand who may
/// call.
package struct ServedFeed<Change: Sendable, Message: FeedMessage>: Sendable {
  private var store: any FeedStore<Change>
  /// Wakes those who watch. Writers notify it after a transaction with changes.
  package let notifier: Notifier
  private let limits: FeedLimits<Change>
  private let message: @Sendable (Change) -> Message

  /// - Parameters:
  ///   - service: the service whose feed it is: its processes notify each other of changes.
  ///   - store: the store that pages are read from.
  ///   - message: builds the message for a change; its place in the feed is filled in.
  package init(
    of service: TitanUpService, _ store: any FeedStore<Change>, limits: FeedLimits<Change> = FeedLimits(),
    message: @escaping @Sendable (Change) -> Message
  ) {
    notifier = Notifier(channel: "\(service.schema)_changed", interval: Notifier.regularInterval)
    (self.store, self.limits, self.message) = (store, limits, message)
  }

  /// The same feed, with pages from another view of its store.
  package func reading(_ store: any FeedStore<Change>) -> Self {
    var feed = self
    feed.store = store
    return feed
  }

  /// The page after the request's position.
  ///
  /// - Throws: INVALID_ARGUMENT CURSOR_INVALID, FAILED_PRECONDITION EPOCH_CHANGED.
  package func list<Request: FeedListRequest>(_ request: Request) async throws -> Request.Response
  where Request.Response.Message == Message {
    let limit = try PageSize.resolve(request.pageSize, largest: limits.largestPage)
    var reader = try Reader(request)
    let page = try await page(for: reader, limit: limit)
    let first = limits.split(page.entries.map(\.change), atMost: limit).first ?? 0..<0
    let changes = messages(page.entries[first], of: page, to: &reader)
    return Request.Response(
      changes: changes, nextCursor: changes.last?.cursor ?? request.cursor, epoch: "\(page.epoch)", isPending: false)
  }

  /// Sends everything after the request's position, then changes as they come, until the call ends.
  ///
  /// - Throws: the errors of `list`, and `CancellationError` when the call has ended.
  package func watch<Request: FeedWatchRequest>(
    _ request: Request, _ response: RPCWriter<Request.Response>, _ context: ServerContext
  ) async throws where Request.Response.Message == Message {
    var reader = try Reader(request)
    try await context.watch(notifier.subscribe()) {
      var isFull = true
      while isFull {
        let page = try await page(for: reader, limit: PageSize.largest)
        for range in limits.split(page.entries.map(\.change), atMost: PageSize.largest) {
          let changes = messages(page.entries[range], of: page, to: &reader)
          try await response.write(Request.Response(changes: changes, epoch: "\(page.epoch)"))
        }
        // Fewer changes than requested: this is the end.
        isFull = page.entries.count == PageSize.largest
      }
    }
  }

  /// A reader's position, and whether it is told as a cursor.
  private struct Reader {
    var positions: FeedPositions
    let hasCursor: Bool

    init(_ request: some FeedRequest) throws {
      hasCursor = request.slots.isEmpty
      positions =
        hasCursor
        ? try FeedPositions(cursor: request.cursor)
        : try FeedPositions(slots: request.slots, numbers: request.numbers, epoch: request.epoch)
    }
  }

  private func page(for reader: Reader, limit: Int) async throws -> FeedPage<Change> {
    let page = try await store.changes(after: reader.positions, limit: limit)
    if page.isAhead || (!reader.positions.epoch.isEmpty && reader.positions.epoch != "\(page.epoch)") {
      throw RPCError.epochChanged(now: "\(page.epoch)")
    }
    return page
  }

  /// The messages for changes of a page; the reader moves on behind them.
  private func messages(
    _ entries: ArraySlice<FeedPage<Change>.Entry>, of page: FeedPage<Change>, to reader: inout Reader
  ) -> [Message] {
    entries.map { entry in
      reader.positions.pass(slot: entry.slot, number: entry.number, epoch: "\(page.epoch)")
      var message = message(entry.change)
      (message.slot, message.number) = (Int32(entry.slot), Int64(entry.number))
      if reader.hasCursor { message.cursor = reader.positions.cursor }
      return message
    }
  }
}
