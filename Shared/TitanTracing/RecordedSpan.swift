import Synchronization
package import Tracing

/// A span of this process. One of a trace that is not recorded only passes its context on.
package final class RecordedSpan: Tracing.Span {
  private struct State: Sendable {
    var name: String
    var attributes = SpanAttributes()
    var events: [SpanEvent] = []
    var links: [SpanLink] = []
    var status: SpanStatus?
    var isOver = false
  }

  /// The most events and links of one span; OpenTelemetry's default.
  static let limit = 128

  package let context: ServiceContext
  private let kind: SpanKind
  private let span: SpanContext
  private let parent: SpanContext?
  private let start: UInt64
  private let queue: SpanQueue?
  private let state: Mutex<State>

  /// - Parameter queue: gets the span when it is over; `nil`: nothing is recorded.
  init(
    _ name: String, _ kind: SpanKind, _ context: ServiceContext, _ span: SpanContext, parent: SpanContext?,
    start: UInt64, into queue: SpanQueue?
  ) {
    (self.context, self.kind, self.span, self.parent) = (context, kind, span, parent)
    (self.start, self.queue) = (start, queue)
    state = Mutex(State(name: name))
  }

  package var isRecording: Bool { queue != nil && state.withLock { !$0.isOver } }

  package var operationName: String {
    get { state.withLock(\.name) }
    set { change { $0.name = newValue } }
  }

  package var attributes: SpanAttributes {
    get { state.withLock(\.attributes) }
    set { change { $0.attributes = newValue } }
  }

  package func setStatus(_ status: SpanStatus) { change { $0.status = status } }

  package func addEvent(_ event: SpanEvent) {
    change { if $0.events.count < Self.limit { $0.events.append(event) } }
  }

  package func addLink(_ link: SpanLink) {
    change { if $0.links.count < Self.limit { $0.links.append(link) } }
  }

  /// Notes the error's type, but not its words, which may quote what nobody but its user should read.
  package func recordError<Instant: TracerInstant>(
    _ error: any Error, attributes: SpanAttributes, at instant: @autoclosure () -> Instant
  ) {
    guard isRecording else { return }
    var attributes = attributes
    attributes["exception.type"] = String(reflecting: type(of: error))
    addEvent(SpanEvent(name: "exception", at: instant(), attributes: attributes))
  }

  package func end<Instant: TracerInstant>(at instant: @autoclosure () -> Instant) {
    guard let queue else { return }
    let final = state.withLock { state -> State? in
      guard !state.isOver else { return nil }
      state.isOver = true
      return state
    }
    guard let final else { return }
    queue.add(
      EndedSpan(
        name: final.name, kind: kind, context: span, parent: parent, start: start,
        end: max(start, instant().nanosecondsSinceEpoch), attributes: final.attributes, events: final.events,
        links: final.links, status: final.status))
  }

  /// Changes to a span that is over, or not recorded, have no effect.
  private func change(_ update: (inout State) -> Void) {
    guard queue != nil else { return }
    state.withLock { if !$0.isOver { update(&$0) } }
  }
}
