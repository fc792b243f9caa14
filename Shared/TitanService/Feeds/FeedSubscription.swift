package import TitanFeeds
package import TitanProto
package import TitanRPC

/// Another service's feed as this service follows it: its processes divide the feed's slots among themselves.
package struct FeedSubscription<Message: FeedMessage>: Sendable {
  /// The slots of this process, for the projection.
  package let share: FeedShare
  private let client: FeedClient<Message>
  private let environment: ServiceEnvironment

  fileprivate init(_ client: FeedClient<Message>, _ environment: ServiceEnvironment) {
    share = FeedShare(of: client.name, in: environment.service, environment.database, clock: environment.clock)
    (self.client, self.environment) = (client, environment)
  }

  /// The task that keeps a projection in step with the feed.
  ///
  /// - Parameters:
  ///   - projection: follows the share.
  ///   - change: converts a change to the projection's type; throws for anything the feed never sends.
  package func task<Projection: FeedProjection>(
    into projection: Projection, _ change: @escaping @Sendable (Message) throws -> Projection.Change
  ) -> BackgroundTask {
    let feed = FollowedFeed(
      client, into: projection, clock: environment.clock, logger: environment.logger, metrics: environment.metrics,
      tracer: environment.tracer, change)
    return BackgroundTask("follow \(client.name)") { [share] in try await share.follow { try await feed.run() } }
  }
}

extension ServiceEnvironment {
  /// Subscribes to the feed of a service, as this service.
  package func subscription<List, Watch>(
    to requests: FeedRequests<List, Watch>, at address: ServiceAddress
  ) -> FeedSubscription<List.Response.Message> {
    subscription(to: requests, over: serviceChannel(to: address))
  }

  /// - Parameter channel: carries this service's calls.
  package func subscription<List, Watch>(
    to requests: FeedRequests<List, Watch>, over channel: any RPCChannel
  ) -> FeedSubscription<List.Response.Message> {
    FeedSubscription(FeedClient(requests, channel), self)
  }
}
