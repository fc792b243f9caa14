package import TitanProto
package import TitanRPC

/// What happens while a set is streamed.
package enum SetEvent: Sendable, Equatable {
  /// The server is ready; `resumed` after a lost connection.
  case ready(PoseV1.Ready, resumed: Bool)
  case placement(PoseV1.Placement)
  case progress(PoseV1.Progress)
  case rep(PoseV1.Rep)
  case partial(PoseV1.PartialRep)
  case feedback(PoseV1.Feedback)
  case targetReached(reps: UInt32)
  /// The set begins in so many seconds; 0 is now.
  case countdown(seconds: UInt32)
  /// The connection is gone; frames are kept meanwhile.
  case lost(RPCError, retryIn: Duration)

  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.ready(let left, let leftResumed), .ready(let right, let rightResumed)):
      left == right && leftResumed == rightResumed
    case (.placement(let left), .placement(let right)): left == right
    case (.progress(let left), .progress(let right)): left == right
    case (.rep(let left), .rep(let right)): left == right
    case (.partial(let left), .partial(let right)): left == right
    case (.feedback(let left), .feedback(let right)): left == right
    case (.targetReached(let left), .targetReached(let right)): left == right
    case (.countdown(let left), .countdown(let right)): left == right
    case (.lost(let left, let leftPause), .lost(let right, let rightPause)):
      left.code == right.code && leftPause == rightPause
    default: false
    }
  }
}
