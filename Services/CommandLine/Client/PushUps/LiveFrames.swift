import Synchronization
package import TitanMotion

/// Frames on their way from a camera to the stream: one side appends them, the other takes them.
package final class LiveFrames: Sendable {
  private struct State: Sendable {
    var new: [PoseRecording.Frame] = []
    var isOver = false
  }

  private let state = Mutex(State())

  package init() {}

  package func append(_ frame: PoseRecording.Frame) { state.withLock { $0.new.append(frame) } }

  /// No more frames will come.
  package func finish() { state.withLock { $0.isOver = true } }

  /// The frames since the last call, and whether they were the last ones.
  package func take() -> (frames: [PoseRecording.Frame], isOver: Bool) {
    state.withLock { state in
      defer { state.new = [] }
      return (state.new, state.isOver)
    }
  }
}
