import Foundation

/// Asks on the controlling terminal without showing the answer.
enum SilentPrompt {
  /// - Parameter otherWays: other ways to answer, for users without a terminal.
  /// - Throws: `ClientError` if there is no terminal or the user gave up (Ctrl-C, Ctrl-D).
  static func ask(
    _ question: String, orElse otherWays: String
  ) throws(ClientError) -> String {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else {
      throw .usage("There is no terminal to ask \"\(question)\" on. Please give \(otherWays).")
    }
    defer { close(terminal) }
    guard let silent = SilentMode(terminal) else { throw .usage("The terminal doesn't take any input.") }
    defer { silent.end() }
    say(question, terminal)
    defer { say("\n", terminal) }
    guard let line = readLine(from: terminal), let answer = String(validating: line, as: UTF8.self) else {
      throw ClientError(.refused, "There was no answer.")
    }
    return answer
  }

  private static func say(_ text: String, _ terminal: Int32) {
    _ = Array(text.utf8).withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
  }

  /// `nil` if the user gave up.
  private static func readLine(from terminal: Int32) -> [UInt8]? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(terminal, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return nil }
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return line
      case 0x03, 0x04: return nil
      case 0x15: line.removeAll()
      case 0x08, 0x7F:
        // A character is its last byte and the UTF-8 continuation bytes before it.
        while let last = line.popLast(), last & 0xC0 == 0x80 {}
      default: line.append(byte)
      }
    }
  }
}

/// A terminal mode that delivers single keys without showing them. Ctrl-C is also just a key, so that the terminal
/// always gets its old mode back.
struct SilentMode {
  private let descriptor: Int32
  private var before = termios()

  /// Starts at once; `nil` if the descriptor is not a terminal.
  init?(_ descriptor: Int32) {
    self.descriptor = descriptor
    guard tcgetattr(descriptor, &before) == 0 else { return nil }
    var silent = before
    silent.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    tcsetattr(descriptor, TCSAFLUSH, &silent)
  }

  func end() {
    var before = before
    tcsetattr(descriptor, TCSAFLUSH, &before)
  }
}
