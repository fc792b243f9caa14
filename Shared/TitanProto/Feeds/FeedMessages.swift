package import TitanRPC

/// One change of a feed on the wire.
package protocol FeedMessage: Sendable {
  /// The cursor just after this change.
  var cursor: String { get }
}

/// Asks for a page of a feed.
package protocol FeedListRequest: RPCMessage {
  associatedtype Response: FeedListResponse
  static var method: MethodDescriptor { get }
  var cursor: String { get set }
  var pageSize: Int32 { get }
}

package protocol FeedListResponse: RPCMessage {
  associatedtype Message: FeedMessage
  var changes: [Message] { get }
  var nextCursor: String { get }
  var isPending: Bool { get }
  init(changes: [Message], nextCursor: String, epoch: String, isPending: Bool)
}

/// Asks for an endless stream of a feed's changes.
package protocol FeedWatchRequest: RPCMessage {
  associatedtype Response: FeedWatchResponse
  static var method: MethodDescriptor { get }
  var cursor: String { get set }
}

package protocol FeedWatchResponse: RPCMessage {
  associatedtype Message: FeedMessage
  var changes: [Message] { get }
  init(changes: [Message], epoch: String)
}

/// How a follower asks for a feed.
package struct FeedRequests<List: FeedListRequest, Watch: FeedWatchRequest>: Sendable
where List.Response.Message == Watch.Response.Message {
  /// The feed's name in logs.
  package let name: String
  /// The request for a page, without its cursor.
  package let list: List
  /// The request for changes as they come, without its cursor.
  package let watch: Watch

  package init(_ name: String, list: List, watch: Watch) { (self.name, self.list, self.watch) = (name, list, watch) }
}

/// One change of a feed in slots.
package protocol SlotMessage: FeedMessage {
  var cursor: String { get set }
  var slot: Int32 { get set }
  var number: Int64 { get set }
}

/// A request that names its reader's position: either a cursor, or a number in each of some slots.
package protocol SlotRequest {
  var cursor: String { get set }
  var slots: [Int32] { get set }
  var numbers: [Int64] { get set }
  var epoch: String { get set }
}

/// An answer with changes of a feed in slots.
package protocol SlotResponse {
  /// The epoch that the changes' numbers are of.
  var epoch: String { get }
}
