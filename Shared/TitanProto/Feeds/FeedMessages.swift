package import TitanRPC

/// One change of a feed on the wire.
package protocol FeedMessage: Sendable {
  /// The cursor just after this change, for a reader that asks by cursor.
  var cursor: String { get set }
  /// The change's place in the feed: the slot of its user, and its number there.
  var slot: Int32 { get set }
  var number: Int64 { get set }
}

/// A request that names its reader's position: either a cursor, or a number in each of some slots.
package protocol FeedRequest: RPCMessage {
  static var method: MethodDescriptor { get }
  var cursor: String { get set }
  var slots: [Int32] { get set }
  var numbers: [Int64] { get set }
  var epoch: String { get set }
}

/// Asks for a page of a feed.
package protocol FeedListRequest: FeedRequest {
  associatedtype Response: FeedListResponse
  var pageSize: Int32 { get }
}

package protocol FeedListResponse: RPCMessage {
  associatedtype Message: FeedMessage
  var changes: [Message] { get }
  /// The epoch that the changes' numbers are of.
  var epoch: String { get }
  init(changes: [Message], nextCursor: String, epoch: String, isPending: Bool)
}

/// Asks for an endless stream of a feed's changes.
package protocol FeedWatchRequest: FeedRequest {
  associatedtype Response: FeedWatchResponse
}

package protocol FeedWatchResponse: RPCMessage {
  associatedtype Message: FeedMessage
  var changes: [Message] { get }
  /// The epoch that the changes' numbers are of.
  var epoch: String { get }
  init(changes: [Message], epoch: String)
}

/// How a follower asks for a feed.
package struct FeedRequests<List: FeedListRequest, Watch: FeedWatchRequest>: Sendable
where List.Response.Message == Watch.Response.Message {
  /// The feed's name in logs.
  package let name: String
  /// The request for a page, without its position.
  package let list: List
  /// The request for changes as they come, without its position.
  package let watch: Watch

  package init(_ name: String, list: List, watch: Watch) { (self.name, self.list, self.watch) = (name, list, watch) }
}
