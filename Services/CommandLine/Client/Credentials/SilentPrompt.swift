import Foundation

/// Asks on the controlling terminal and shows nothing of the answer.
enum SilentPrompt {
  /// - Parameter otherWays: of saying it, for whoever has no terminal.
  /// - Throws: `ClientError` if there is no terminal or the person gave up (Ctrl-C, Ctrl-D).
  static func ask(
    _ question: String, orElse otherWays: String
  ) throws(ClientError) -> String {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else {
      throw .usage("nothing to answer \"\(question)\" with: give \(otherWays); there is no terminal to ask on")
    }
    defer { close(terminal) }
    guard let silent = SilentMode(terminal) else { throw .usage("the terminal cannot be asked") }
    defer { silent.end() }
    say(question, terminal)
    defer { say("\n", terminal) }
    guard let line = readLine(from: terminal), let answer = String(validating: line, as: UTF8.self) else {
      throw ClientError(.refused, "no answer was given")
    }
    return answer
  }

  private static func say(_ text: String, _ terminal: Int32) {
    _ = Array(text.utf8).withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
  }

  /// `nil` if the person gave up.
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
