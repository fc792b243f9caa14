import Foundation

/// What the process was told in bytes that are no text. Read as text they would be other ones: two passwords could be the same, and a
/// name would be kept with what stands for unknown characters.
enum ForeignText {
  /// The first such argument, or variable of ours, in words; `nil` if all is UTF-8.
  static func first() -> String? {
    let arguments = CommandLine.unsafeArgv
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = arguments[index] else { continue }
      if !isText(argument) { return "argument \(index) is no UTF-8 text" }
    }
    for name in ProcessInfo.processInfo.environment.keys.sorted() where name.hasPrefix("TITANUP_") {
      if let value = getenv(name), !isText(value) { return "\(name) is no UTF-8 text" }
    }
    return nil
  }

  private static func isText(_ bytes: UnsafePointer<CChar>) -> Bool { String(validatingCString: bytes) != nil }
}
