import Foundation

/// Reads keys from standard input, be it a terminal or a pipe.
enum KeyReader {
  /// Hands over key after key, from a thread of its own; `nil` when no more will come. The thread lives as long as the
  /// program: a read from a terminal cannot be called off.
  static func start(_ onKey: @escaping @Sendable (PracticeKey?) -> Void) {
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while true {
        let count = read(STDIN_FILENO, &byte, 1)
        if count < 0, errno == EINTR { continue }
        guard count == 1 else { return onKey(nil) }
        if let key = PracticeKey(byte) { onKey(key) }
      }
    }
  }
}
