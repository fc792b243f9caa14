/// Collects lines of Swift, indented by blocks.
struct SourceWriter {
  private(set) var text = ""
  private var depth = 0

  /// Begins a file generated from `source`.
  init(from source: String) {
    line("// swift-format-ignore-file")
    line("// Made by protoc-gen-titan from \(source). Do not edit it: `deploy/dev generate` makes it.")
    line()
  }

  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
  }

  /// A comment of the proto as a documentation comment; `fallback` if it has none.
  mutating func documentation(_ comment: String, isDeprecated: Bool = false, else fallback: String? = nil) {
    var lines = comment.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line.hasPrefix(" ") ? line.dropFirst() : line
      while line.last?.isWhitespace ?? false { line.removeLast() }
      return String(line)
    }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    if lines.isEmpty, let fallback { lines = [fallback] }
    if isDeprecated { lines += (lines.isEmpty ? [] : [""]) + ["Deprecated."] }
    for line in lines { self.line(line.isEmpty ? "///" : "/// \(line)") }
  }

  mutating func block(_ head: String, _ body: (inout SourceWriter) throws -> Void) rethrows {
    line("\(head) {")
    depth += 1
    try body(&self)
    depth -= 1
    line("}")
  }
}
