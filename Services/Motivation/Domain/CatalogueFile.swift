import TitanCore

/// A file that anyone can edit: blocks of `key: value` lines, separated by empty lines. A line that begins with `#` is
/// a comment. A key may occur several times in a block.
package struct CatalogueFile: Sendable {
  let name: String
  package let blocks: [CatalogueBlock]

  /// - Parameter name: the file's name for error messages.
  package init(_ text: String, name: String) throws(CatalogueError) {
    self.name = name
    var blocks: [CatalogueBlock] = []
    var open: CatalogueBlock?
    for (index, whole) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = whole.trimmed
      if line.hasPrefix("#") { continue }
      guard !line.isEmpty else {
        if let block = open { blocks.append(block) }
        open = nil
        continue
      }
      guard let colon = line.firstIndex(of: ":") else {
        throw CatalogueError(file: name, line: index + 1, "got \"\(line)\"; allowed: key: value")
      }
      let (key, value) = (line[..<colon].trimmed, line[line.index(after: colon)...].trimmed)
      guard !key.isEmpty, !value.isEmpty else {
        throw CatalogueError(file: name, line: index + 1, "got \"\(line)\"; allowed: key: value, neither of them empty")
      }
      let entry = CatalogueBlock.Entry(key: String(key), value: String(value), line: index + 1)
      open = open ?? CatalogueBlock(file: name, line: index + 1)
      open?.entries.append(entry)
    }
    if let block = open { blocks.append(block) }
    self.blocks = blocks
  }
}

/// A block of lines in a catalogue file.
package struct CatalogueBlock: Sendable {
  fileprivate struct Entry: Sendable {
    var key: String
    var value: String
    var line: Int
  }

  fileprivate let file: String
  /// The number of its first line.
  fileprivate let line: Int
  fileprivate var entries: [Entry] = []

  func values(_ key: String) -> [String] { entries.filter { $0.key == key }.map(\.value) }

  /// The value of a key that may occur at most once.
  func optional(_ key: String) throws(CatalogueError) -> String? {
    let found = entries.filter { $0.key == key }
    if found.count > 1 { throw CatalogueError(file: file, line: found[1].line, "\(key) comes twice") }
    return found.first?.value
  }

  /// The value of a key that must occur exactly once.
  func required(_ key: String) throws(CatalogueError) -> String {
    guard let value = try optional(key) else { throw error("\(key) is missing") }
    return value
  }

  /// The text from `key.de`, if it exists, for German, and from `key` for every other language.
  func localized(_ key: String) throws(CatalogueError) -> LocalizedText {
    let text = try required(key)
    return LocalizedText(text, try optional("\(key).de") ?? text)
  }

  /// Refuses all other keys, which catches misspelt ones.
  func check(keys: Set<String>) throws(CatalogueError) {
    if let other = entries.first(where: { !keys.contains($0.key) }) {
      throw CatalogueError(
        file: file, line: other.line,
        "got the key \"\(other.key)\"; allowed: \(keys.sorted().joined(separator: ", "))")
    }
  }

  func error(_ problem: String) -> CatalogueError { CatalogueError(file: file, line: line, problem) }
}

extension StringProtocol {
  /// The text without leading and trailing blanks.
  fileprivate var trimmed: SubSequence {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) }) else {
      return self[endIndex...]
    }
    return self[first...last]
  }
}

extension UInt8 {
  /// Whether an id may contain it: a-z, 0-9 and -.
  var isSlug: Bool { (0x61...0x7A).contains(self) || (0x30...0x39).contains(self) || self == 0x2D }
}

/// An error in a catalogue file, and where it is.
package struct CatalogueError: Error, Sendable, Hashable, CustomStringConvertible {
  package var file: String
  /// Starts at 1.
  package var line: Int
  package var problem: String

  package init(file: String, line: Int, _ problem: String) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  package var description: String { "\(file):\(line): \(problem)" }
}

extension String {
  /// The text with values in place of `{name}`.
  func filled(_ values: [String: String]) -> String {
    values.reduce(self) { text, value in text.replacing("{\(value.key)}", with: value.value) }
  }

  /// The names in braces.
  var placeholders: [String] {
    split(separator: "{", omittingEmptySubsequences: false).dropFirst().map { String($0.prefix { $0 != "}" }) }
  }
}
