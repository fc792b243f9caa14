package import TitanProto
package import TitanRPC

/// A service's feed of changes, as its followers read it. Each change carries the newest state of one thing, so reading
/// it twice does no harm.
package struct FeedClient<Message: FeedMessage>: Sendable {
  /// The feed's name in logs.
  package let name: String
  private let list: @Sendable (_ cursor: String) async throws -> Page
  private let stream:
    @Sendable (_ cursor: String, _ body: ([Message], String) async throws -> Bool) async throws -> Void

  /// The changes after a cursor and the cursor after them; no changes at the feed's end. `isPending` says that the feed
  /// still holds back some changes: they appear at its end once older transactions have ended.
  package typealias Page = (changes: [Message], next: String, isPending: Bool)

  /// - Parameter channel: carries the following service's calls.
  package init<List: FeedListRequest, Watch: FeedWatchRequest>(
    _ requests: FeedRequests<List, Watch>, _ channel: any RPCChannel
  ) where List.Response.Message == Message, Watch.Response.Message == Message {
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

  /// - Parameter cursor: empty for the beginning.
  /// - Throws: FAILED_PRECONDITION EPOCH_CHANGED if the feed was restored from a backup since it issued the cursor.
  package func page(after cursor: String) async throws -> Page { try await list(cursor) }

  /// Passes `body` the changes after a cursor as they come, with the cursor after them, until `body` returns false or
  /// the call ends.
  ///
  /// - Throws: the errors of `page(after:)`, what `body` throws, or the error that ended the call.
  package func watch(
    after cursor: String, _ body: (_ changes: [Message], _ next: String) async throws -> Bool
  ) async throws {
    try await stream(cursor, body)
  }
}
