package import TitanProto
package import TitanRPC

/// A service's feed of changes, as its followers read it. Each change carries the newest state of one thing, so reading
/// it twice does no harm.
package struct FeedClient<Message: FeedMessage>: Sendable {
  /// The feed's name in logs.
  package let name: String
  private let list: @Sendable (_ positions: FeedPositions) async throws -> Page
  private let stream:
    @Sendable (_ positions: FeedPositions, _ body: ([Message], FeedPositions) async throws -> Bool) async throws -> Void

  /// The changes after a reader's positions and the positions after them; no changes at the feed's end.
  package typealias Page = (changes: [Message], next: FeedPositions)

  /// - Parameter channel: carries the following service's calls.
  package init<List: FeedListRequest, Watch: FeedWatchRequest>(
    _ requests: FeedRequests<List, Watch>, _ channel: any RPCChannel
  ) where List.Response.Message == Message, Watch.Response.Message == Message {
    name = requests.name
    list = { positions in
      var request = requests.list
      request.start(at: positions)
      let page: List.Response = try await channel.unary(List.method, request, .timeout(.seconds(30)))
      return (page.changes, try positions.passing(page.changes, epoch: page.epoch))
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

  /// - Throws: FAILED_PRECONDITION EPOCH_CHANGED if the feed was restored from a backup since it issued the numbers.
  package func page(after positions: FeedPositions) async throws -> Page { try await list(positions) }

  /// Passes `body` the changes after a reader's positions as they come, with the positions after them, until `body`
  /// returns false or the call ends.
  ///
  /// - Throws: the errors of `page(after:)`, what `body` throws, or the error that ended the call.
  package func watch(
    after positions: FeedPositions, _ body: (_ changes: [Message], _ next: FeedPositions) async throws -> Bool
  ) async throws {
    try await stream(positions, body)
  }
}

extension FeedRequest {
  fileprivate mutating func start(at positions: FeedPositions) {
    let (slots, numbers) = positions.columns
    (self.slots, self.numbers, epoch) = (slots.map(Int32.init), numbers.map(Int64.init), positions.epoch)
  }
}

extension FeedPositions {
  /// - Throws: UNAVAILABLE for changes without a place: the service's program is from before its feed had slots, and
  ///   will be replaced.
  fileprivate func passing(_ changes: [some FeedMessage], epoch: String) throws -> FeedPositions {
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
