import Foundation
import Synchronization

/// The process of `ffmpeg`, which any thread may stop.
final class VideoChild: Sendable {
  private let process: Process
  private let stopped = Mutex(false)

  init(_ process: Process) { self.process = process }

  /// Whether it ends because we wanted it to.
  var isStopped: Bool { stopped.withLock { $0 } }

  /// Asks it to end; kills it if it has not done so after `patience` seconds, as with a device that hangs.
  func stop(patience: TimeInterval) {
    let wasStopped = stopped.withLock { stopped in
      defer { stopped = true }
      return stopped
    }
    guard !wasStopped, process.isRunning else { return }
    process.terminate()
    DispatchQueue.global().asyncAfter(deadline: .now() + patience) { [process] in
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
  }

  /// Waits for its end and reaps it.
  @discardableResult
  func wait() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
