package import NIOCore

/// One executor for each event loop of a group.
package struct EventLoopExecutors: Sendable {
  private let executors: [ObjectIdentifier: EventLoopExecutor]

  package init(_ group: any EventLoopGroup) {
    var executors: [ObjectIdentifier: EventLoopExecutor] = [:]
    for loop in group.makeIterator() { executors[ObjectIdentifier(loop)] = EventLoopExecutor(loop: loop) }
    self.executors = executors
  }

  /// The executor of a loop; a new one for a loop of another group.
  package func executor(for loop: any EventLoop) -> EventLoopExecutor {
    executors[ObjectIdentifier(loop)] ?? EventLoopExecutor(loop: loop)
  }
}
