import Foundation

/// A terminal that gives key by key and shows none of them; Ctrl-C is a key as well, so that whatever the person does,
/// the terminal is put back as it was.
struct SilentMode {
  private let descriptor: Int32
  private var before = termios()

  /// Begins at once; `nil` if the descriptor is no terminal.
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
