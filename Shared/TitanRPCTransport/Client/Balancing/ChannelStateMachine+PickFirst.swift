import TitanRPC

/// The policy `pickFirst`.
extension ChannelStateMachine {
  var pickFirstState: ConnectivityState {
    if case .running = resolution { return .connecting }
    return switch round {
    case .none: .idle
    case .trying: .connecting
    case .failed: .transientFailure
    }
  }

  /// Tries the addresses from the first on.
  mutating func beginRound() {
    round = .trying(next: 0)
    connectNext()
  }

  /// Tries the next address, and the one behind it if that takes long.
  mutating func connectNext() {
    guard case .trying(var index) = round else { return }
    while index < subchannels.count {
      defer { index += 1 }
      guard let ticket = subchannels[index].connect() else { continue }
      actions.append(.connect(ticket, subchannels[index].address))
      step += 1
      if index + 1 < subchannels.count {
        actions.append(.wake(.nextAddress(step: step), after: settings.attemptDelay))
      }
      round = .trying(next: index + 1)
      return
    }
    if subchannels.contains(where: \.isConnecting) {
      round = .trying(next: index)
    } else {
      // One that is idle again, because its connection did not last, may be tried in another round at once.
      round = subchannels.allSatisfy(\.isIdle) ? .none : .failed(lastError)
    }
  }

  /// An attempt failed, or the connection was lost.
  mutating func addressFailed() {
    if case .trying = round { connectNext() }
  }

  /// Once an address is good, the others are let go, and the round is over.
  mutating func settlePickFirst() {
    guard let first = subchannels.firstIndex(where: { $0.serving != nil }) else { return }
    round = .none
    for index in subchannels.indices where index != first {
      if let connection = subchannels[index].abandon() { actions.append(.retire(connection)) }
    }
  }
}
