import TitanRPC

/// Runs the handlers of an event loop's calls in reusable tasks: making a new one costs as much as a small call.
///
/// A task takes one call after another. While calls are waiting, another task is being started, so that a suspended
/// handler delays nobody. A cancelled task takes no more calls.
// @unchecked: every method runs on the event loop, which the tasks prefer as their executor.
final class HandlerTasks: @unchecked Sendable {
  private struct Call {
    let stream: HTTP2ServerStream
    let connection: ServerConnection
  }

  /// The task that runs a handler. The handler knows it, so that the call's stream can cancel it.
  // @unchecked: written once, on the loop, before the task runs there.
  private final class Worker: @unchecked Sendable {
    var task: Task<Void, Never>?
  }

  /// How many idle tasks to keep for future calls.
  private static let mostIdle = 64

  /// From `nextWaiting` on: calls without a task.
  private var waiting: [Call?] = []
  private var nextWaiting = 0
  private var idle: [UnsafeContinuation<Void, Never>] = []
  private var isOneComing = false
  private var connections = 0

  func connectionOpened() { connections += 1 }

  /// Ends the loop's idle tasks when its last connection closes.
  func connectionClosed() {
    connections -= 1
    guard connections == 0 else { return }
    for task in idle { task.resume() }
    idle = []
  }

  /// Schedules a call's handler.
  func run(_ stream: HTTP2ServerStream, of connection: ServerConnection) {
    waiting.append(Call(stream: stream, connection: connection))
    summon()
  }

  private func summon() {
    guard !isOneComing, nextWaiting < waiting.count, let first = waiting[nextWaiting] else { return }
    isOneComing = true
    if let task = idle.popLast() {
      task.resume()
    } else {
      let worker = Worker()
      worker.task = Task(executorPreference: first.connection.executor) { await self.work(worker) }
    }
  }

  private func work(_ worker: Worker) async {
    while true {
      isOneComing = false
      while let call = next() {
        summon()
        call.stream.handlerBegins(in: worker.task)
        await call.stream.head.route.handle(call.stream)
        call.stream.handlerReturned()
        call.connection.handlerReturned(call.stream)
        if Task.isCancelled { return }
      }
      guard connections > 0, idle.count < Self.mostIdle else { return }
      // Unsafe because it is unchecked: a continuation is removed from the list before it is resumed.
      await withUnsafeContinuation { idle.append($0) }
    }
  }

  private func next() -> Call? {
    guard nextWaiting < waiting.count else { return nil }
    // Moved out, which is cheaper than a copy.
    let call = waiting[nextWaiting].take()
    nextWaiting += 1
    if nextWaiting == waiting.count {
      waiting.removeAll(keepingCapacity: true)
      nextWaiting = 0
    }
    return call
  }
}
