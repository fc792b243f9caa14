import Synchronization
package import TitanRPC

/// Divides a service's places for calls among kinds of callers, so that no kind can use up the others' places. Methods
/// without a token have their own shares, and the last places are reserved for health checks and TitanUp's own
/// services.
package struct CallGates: Sendable {
  private let rules: AccessRules
  private let signedIn: ReserveGate
  private let publicStreams: ShareGate
  private let publicCalls: ShareGate
  private let healthChecks: ShareGate

  /// - Parameter maximum: how many calls the server runs at a time.
  package init(_ limits: PublicLimits, maximum: Int, rules: AccessRules) {
    self.rules = rules
    let ceiling = maximum - limits.reserved
    signedIn = ReserveGate(ceiling: ceiling)
    publicStreams = ShareGate(
      .publicStreams, .init(total: limits.streams, perNeighbourhood: limits.streamsPerNeighbourhood),
      ceiling: ceiling)
    publicCalls = ShareGate(
      .publicCalls, .init(total: limits.calls, perNeighbourhood: limits.callsPerNeighbourhood), ceiling: ceiling)
    healthChecks = ShareGate(
      .healthChecks,
      .init(total: limits.healthChecks, perNeighbourhood: limits.healthChecksPerNeighbourhood), ceiling: maximum)
  }

  package func gate(for method: MethodDescriptor) -> (any CallGate)? {
    switch rules.rule(for: method) {
    case .services: nil
    case .people, .signedIn, .operators, .nobody: signedIn
    // Unknown methods are answered at once and hold no place.
    case .everybody where !method.isKnown: signedIn
    case .everybody where method.type != .unary: publicStreams
    case .everybody where method.service == "grpc.health.v1.Health": healthChecks
    case .everybody: publicCalls
    }
  }
}

/// Keeps the last places for others.
private struct ReserveGate: CallGate {
  let ceiling: Int

  func enter(_ client: ClientAddress, running: Int) -> CallRefusal? { running < ceiling ? nil : .running(ceiling) }
  func leave(_ client: ClientAddress) {}
}

/// Keeps the last places too, and limits one kind of call in total and per neighbourhood.
private final class ShareGate: CallGate {
  private let limit: CallRefusal.Limit
  private let shares: Mutex<NeighbourhoodShares>
  private let ceiling: Int

  init(_ limit: CallRefusal.Limit, _ shares: NeighbourhoodShares, ceiling: Int) {
    (self.limit, self.ceiling) = (limit, ceiling)
    self.shares = Mutex(shares)
  }

  func enter(_ client: ClientAddress, running: Int) -> CallRefusal? {
    guard running < ceiling else { return .running(ceiling) }
    return shares.withLock { $0.enter(client.neighbourhood) }.map { refusal($0, client) }
  }

  func leave(_ client: ClientAddress) { shares.withLock { $0.leave(client.neighbourhood) } }

  private func refusal(_ taken: NeighbourhoodShares.Taken, _ client: ClientAddress) -> CallRefusal {
    let (reason, things, delay): (String, String, Duration) =
      switch limit {
      case .publicStreams: ("TOO_MANY_PUBLIC_STREAMS", "streams that need no token", .seconds(10))
      case .healthChecks: ("TOO_MANY_HEALTH_CHECKS", "health checks", .seconds(1))
      case .publicCalls, .running: ("TOO_MANY_PUBLIC_CALLS", "calls that need no token", .seconds(1))
      }
    let words =
      switch taken {
      case .neighbourhood(let count): "\(count) \(things) run from \(client.neighbourhood), which is its limit"
      case .all(let count): "\(count) \(things) run, which is the server's limit"
      case .shared(let count):
        "\(count) \(things) run, which is the server's limit for a neighbourhood that holds \(NeighbourhoodShares.few) of them"
      }
    return CallRefusal(
      limit, RPCError(.resourceExhausted, reason: reason, words, details: [.retryInfo(delay: delay)]))
  }
}
