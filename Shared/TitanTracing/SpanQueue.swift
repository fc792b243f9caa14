import Synchronization

/// The spans that are over and not sent yet. Its size is limited: more spans than the collector takes are dropped, and
/// counted.
package final class SpanQueue: Sendable {
  private struct State: Sendable {
    var spans: [EndedSpan] = []
    var dropped = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  package init(limit: Int = 8_192) { self.limit = limit }

  /// The number of spans that found no room.
  package var dropped: Int { state.withLock(\.dropped) }

  func add(_ span: EndedSpan) {
    state.withLock { state in
      if state.spans.count < limit { state.spans.append(span) } else { state.dropped += 1 }
    }
  }

  /// Takes all spans out, the oldest first.
  func takeAll() -> [EndedSpan] {
    state.withLock { state in
      defer { state.spans = [] }
      return state.spans
    }
  }
}
