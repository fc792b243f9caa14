package import TitanProto
package import TitanRPC

/// A service's feed of changes, as its followers read it. Each change carries the newest state of one thing, so reading
/// it twice does no harm.
package struct FeedClient<Message: FeedMessage, Position: Hashable & Sendable>: Sendable {
  /// The feed's name in logs.
  package let name: String
  private let list: @Sendable (_ position: Position) async throws -> Page
  private let stream:
    @Sendable (_ position: Position, _ body: ([Message], Position) async throws -> Bool) async throws -> Void

  /// The changes after a position and the position after them; no changes at the feed's end. `isPending` says that the
  /// feed still holds back some changes: they appear at its end once older transactions have ended.
  package typealias Page = (changes: [Message], next: Position, isPending: Bool)

  /// A feed that is read by its cursor.
  ///
  /// - Parameter channel: carries the following service's calls.
  package init<List: FeedListRequest, Watch: FeedWatchRequest>(
    _ requests: FeedRequests<List, Watch>, _ channel: any RPCChannel
  ) where List.Response.Message == Message, Watch.Response.Message == Message, Position == String {
    name = requests.name
    list = { cursor in
      var request = requests.list
      request.cursor = cursor
      let page: List.Response = try await channel.unary(List.method, request, .timeout(.seconds(30)))
      return (page.changes, page.nextCursor, page.isPending)
    }
    stream = { cursor, body in
      var request = requests.watch
      request.cursor = cursor
      try await channel.serverStreaming(Watch.method, request, CallOptions()) {
        (responses: RPCAsyncSequence<Watch.Response>) in
        for try await response in responses {
          guard let last = response.changes.last else { continue }
          guard try await body(response.changes, last.cursor) else { return }
        }
      }
    }
  }

  /// A feed that is read in slots.
  ///
  /// - Parameter channel: carries the following service's calls.
  package init<List: FeedListRequest & SlotRequest, Watch: FeedWatchRequest & SlotRequest>(
    slotsOf requests: FeedRequests<List, Watch>, _ channel: any RPCChannel
  )
  where
    Message: SlotMessage, List.Response: SlotResponse, Watch.Response: SlotResponse, List.Response.Message == Message,
    Watch.Response.Message == Message, Position == FeedPositions
  {
    name = requests.name
    list = { positions in
      var request = requests.list
      request.start(at: positions)
      let page: List.Response = try await channel.unary(List.method, request, .timeout(.seconds(30)))
      return (page.changes, try positions.passing(page.changes, epoch: page.epoch), false)
    }
    stream = { start, body in
      var (request, positions) = (requests.watch, start)
      request.start(at: positions)
      try await channel.serverStreaming(Watch.method, request, CallOptions()) {
        (responses: RPCAsyncSequence<Watch.Response>) in
        for try await response in responses {
          positions = try positions.passing(response.changes, epoch: response.epoch)
          guard try await body(response.changes, positions) else { return }
        }
      }
    }
  }

  /// - Parameter position: in a feed that is read by its cursor, an empty text for the beginning.
  /// - Throws: FAILED_PRECONDITION EPOCH_CHANGED if the feed was restored from a backup since it issued the position.
  package func page(after position: Position) async throws -> Page { try await list(position) }

  /// Passes `body` the changes after a position as they come, with the position after them, until `body` returns false
  /// or the call ends.
  ///
  /// - Throws: the errors of `page(after:)`, what `body` throws, or the error that ended the call.
  package func watch(
    after position: Position, _ body: (_ changes: [Message], _ next: Position) async throws -> Bool
  ) async throws {
    try await stream(position, body)
  }
}

extension SlotRequest {
  fileprivate mutating func start(at positions: FeedPositions) {
    let (slots, numbers) = positions.columns
    (self.slots, self.numbers, epoch) = (slots.map(Int32.init), numbers.map(Int64.init), positions.epoch)
  }
}

extension FeedPositions {
  /// - Throws: UNAVAILABLE for changes without a place: the service's program is from before its feed had slots, and
  ///   will be replaced.
  fileprivate func passing(_ changes: [some SlotMessage], epoch: String) throws -> FeedPositions {
    var positions = self
    for change in changes {
      guard change.number > 0 else {
        throw RPCError(code: .unavailable, message: "the feed does not number its changes yet")
      }
      positions.pass(slot: Int(change.slot), number: Int(change.number), epoch: epoch)
    }
    return positions
  }
}
