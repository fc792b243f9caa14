import TitanRPC

/// The policy `roundRobin`.
extension ChannelStateMachine {
  /// An address that has failed counts as failed until it is good again, also while it is tried: calls do not wait for
  /// a server that was away a moment ago.
  var roundRobinState: ConnectivityState {
    if subchannels.isEmpty {
      return switch resolution {
      case .never: .idle
      case .running: .connecting
      // A target without an address.
      case .done, .failed: .transientFailure
      }
    }
    if subchannels.contains(where: { $0.isConnecting && !$0.hasFailed }) { return .connecting }
    return subchannels.allSatisfy(\.isIdle) ? .idle : .transientFailure
  }

  /// Whether there are addresses to connect to when a call comes.
  var hasIdleTurns: Bool { settings.policy == .roundRobin && subchannels.contains(where: \.isIdle) }

  mutating func connectIdle() {
    for index in subchannels.indices {
      guard let ticket = subchannels[index].connect() else { continue }
      actions.append(.connect(ticket, subchannels[index].address))
    }
  }

  /// Tries the address again, if anybody has a use for it.
  mutating func backoffEnded(_ ticket: ConnectionTicket) {
    if ready.isEmpty, waiting.isEmpty { _ = change(ticket) { $0.forgive() } } else { connectIdle() }
  }

  /// Looks whether the target has other addresses now, but not too often.
  mutating func resolveAgain(_ moment: Moment) {
    guard case .done(let last) = resolution, last.duration(to: moment.now) >= settings.resolutionInterval else {
      return
    }
    resolve()
  }
}
