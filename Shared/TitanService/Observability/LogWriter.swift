import Dispatch
import Glibc
import Synchronization

/// Takes finished lines from any thread and writes them to a file descriptor from a thread of its own, so that a full
/// pipe never blocks an event loop. If a slow reader lets more than the limit pile up, the excess is dropped and
/// counted.
package final class LogWriter: Sendable {
  private struct State {
    var pending: [UInt8] = []
    var dropped = 0
    var isScheduled = false
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "titanup.log")
  private let limit: Int
  private let output: @Sendable ([UInt8]) -> Void

  /// Lines for stderr.
  package static let standardError = LogWriter { writeAll($0, to: STDERR_FILENO) }

  /// - Parameters:
  ///   - limit: how many bytes may wait.
  ///   - output: writes one or more whole lines. Only one thread calls it at a time.
  package init(limit: Int = 4 << 20, output: @escaping @Sendable ([UInt8]) -> Void) {
    (self.limit, self.output) = (limit, output)
  }

  func write(_ line: [UInt8]) {
    let mustSchedule = state.withLock { state in
      guard state.pending.count + line.count <= limit else {
        state.dropped += 1
        return false
      }
      state.pending += line
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if mustSchedule { queue.async { self.drain() } }
  }

  /// Returns when everything written so far has been output.
  package func flush() { queue.sync { drain() } }

  private func drain() {
    let (lines, dropped) = state.withLock { state in
      defer { state = State() }
      return (state.pending, state.dropped)
    }
    if !lines.isEmpty { output(lines) }
    if dropped > 0 {
      var line = JSONLine()
      line.add("level", "warning")
      line.add("msg", "log lines were dropped, because their reader is too slow")
      line.add("lines", Int64(dropped))
      output(line.finish())
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: CInt) {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let written = Glibc.write(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
        if written > 0 {
          offset += written
        } else if written == 0 || errno != EINTR {
          return  // Nobody is reading anymore, so there is nowhere to report it.
        }
      }
    }
  }
}
