import NIOCore
import TitanRPC
import TitanRPCTransport

/// What all connections of a server share, and how they run the handler.
final class WebServing: Sendable {
  let handler: any WebHandler
  let configuration: WebServer.Configuration
  let traffic = TrafficCounters()
  let registry = ConnectionRegistry()
  let executors: EventLoopExecutors
  let date: DateText

  init(_ handler: any WebHandler, _ configuration: WebServer.Configuration, _ group: any EventLoopGroup) {
    (self.handler, self.configuration) = (handler, configuration)
    date = DateText(configuration.now)
    executors = EventLoopExecutors(group)
  }

  /// The client behind a request's connection.
  func client(_ peer: ClientAddress, isProxy: Bool, _ headers: WebHeaders) -> ClientAddress {
    guard isProxy else { return peer }
    var named = Metadata()
    for name in ["x-forwarded-for", "forwarded"] {
      for value in headers.all(name) { named.append(name, value) }
    }
    return configuration.trustedProxies.client(behind: peer, named)
  }

  /// Runs the handler in a task of its own on the loop.
  ///
  /// - Parameter completion: called on the loop when it has returned, and the response is over.
  func run(
    _ request: WebRequest, _ response: WebResponseWriter, on executor: EventLoopExecutor,
    _ completion: @escaping @Sendable () -> Void
  ) -> Task<Void, Never> {
    traffic.callStarted()
    let isTooMuch = traffic.callsInFlight > configuration.maximumRequests
    if isTooMuch { traffic.breached(.runningCalls) }
    return Task(executorPreference: executor) { [self] in
      if isTooMuch {
        await refuse(WebRefusal(503, "the server has too many requests at a time", ["retry-after": "1"]), response)
      } else {
        await answer(request, response)
      }
      request.body.abandon()
      traffic.callEnded()
      if executor.loop.inEventLoop { completion() } else { executor.loop.execute(completion) }
    }
  }

  private func answer(_ request: WebRequest, _ response: WebResponseWriter) async {
    do {
      try await handler.respond(to: request, through: response)
      if response.complete() { return }
      throw WebMisuse("no head: the handler returned without an answer")
    } catch let refusal as WebRefusal {
      await refuse(refusal, response)
    } catch {
      // The server gave the request up, and has nobody to tell.
      if !(error is CancellationError && Task.isCancelled) { configuration.onError(error, request) }
      await refuse(WebRefusal(500, "the server failed to answer"), response)
    }
  }

  private func refuse(_ refusal: WebRefusal, _ response: WebResponseWriter) async {
    guard !response.hasBegun else { return response.abort() }
    var headers: WebHeaders = ["content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff"]
    for (name, value) in refusal.headers { headers.set(name, value) }
    // Only a client that has gone can make this fail.
    try? await response.send(refusal.status, headers, refusal.message + "\n")
  }
}
