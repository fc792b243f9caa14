import NIOCore
import Synchronization
import TitanHTTP2
import TitanRPC

/// Repeats a call's attempt. There is no further attempt once the server's headers have arrived, or some of the
/// requests are no longer kept.
extension HTTP2ClientStream {
  fileprivate struct Attempt {
    var http2: HTTP2Stream
    var connection: Connection?
  }

  /// Sends the call again because no server can have acted on it (gRFC A6, "transparent retries"): without limit if it
  /// was never sent, since each time another connection was at fault; only once if a server has refused it.
  func tryUnseen(_ http2: HTTP2Stream, wasSent: Bool) -> Bool {
    guard !isBound else { return false }
    let last = state.withLock { state -> Attempt? in
      guard state.http2 === http2, !(wasSent && state.wasRefused),
        let last = state.nextAttempt(Self.newMachine(channel.configuration))
      else { return nil }
      if wasSent { state.wasRefused = true }
      return last
    }
    guard let last else { return false }
    letGo(of: last)
    channel.begin(self)
    return true
  }

  /// Sends the call again after a pause, if its retry policy says so.
  func tryAgain(after outcome: ClientStreamStateMachine.Outcome) -> Bool {
    guard let policy = retryPolicy else { return false }
    let code = outcome.status.code
    guard policy.codes.contains(code) || outcome.retryPushback == .never else { return false }
    let mayRetry = channel.mayRetryAfterFailure()
    let attempts = state.withLock { $0.attempts }
    let delay = policy.delay(
      after: code, attempts: attempts, pushback: outcome.retryPushback,
      remaining: options.deadline?.remaining(), random: Double.random(in: 0...1))
    guard mayRetry, let delay else { return false }
    let last = state.withLock { state -> Attempt? in
      defer { state.attempts += 1 }
      return state.nextAttempt(Self.newMachine(channel.configuration))
    }
    guard let last else { return false }
    letGo(of: last)
    channel.begin(self, after: delay)
    return true
  }

  func noteSuccess() {
    if retryPolicy != nil { channel.noteSuccess() }
  }

  /// Ignores anything that may still arrive on an old stream.
  private func letGo(of last: Attempt) {
    guard let connection = last.connection else { return }
    onLoop(of: connection) { $0.forget(last.http2) }
  }
}

extension HTTP2ClientStream.State {
  /// Goes back to the beginning of the call; returns `nil` if that is not possible.
  fileprivate mutating func nextAttempt(_ machine: ClientStreamStateMachine) -> HTTP2ClientStream.Attempt? {
    guard outcome == nil, initialMetadata == nil, let next = http2.again() else { return nil }
    defer {
      (http2, connection, self.machine) = (next, nil, machine)
      (isOpened, isMarked) = (false, false)
    }
    return HTTP2ClientStream.Attempt(http2: http2, connection: connection)
  }
}
