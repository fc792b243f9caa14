package import TitanCore

/// A page of a listing.
package struct ObjectListing: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var name: String
    /// When it was stored, by the store's clock; `nil` if the store doesn't say.
    package var modified: Timestamp?

    package init(_ name: String, modified: Timestamp? = nil) { (self.name, self.modified) = (name, modified) }
  }

  /// In the order of their names' bytes.
  package var entries: [Entry]
  /// Whether more come after these.
  package var isTruncated: Bool

  package var names: [String] { entries.map(\.name) }

  package init(_ entries: [Entry], isTruncated: Bool = false) {
    (self.entries, self.isTruncated) = (entries, isTruncated)
  }

  /// Reads the answer to S3's ListObjectsV2; `nil` if it isn't a whole one.
  ///
  /// - Parameter folder: what every name begins with; left out of the names. Entries outside of it are left out themselves.
  package init?(xml: [UInt8], in folder: String) {
    var markup = Markup(xml[...])
    guard markup.skip("<ListBucketResult"), let end = markup.rest.firstRange(of: Array("</ListBucketResult>".utf8))
    else {
      return nil
    }
    markup.rest = markup.rest[..<end.lowerBound]
    isTruncated = markup.first("IsTruncated").map { $0.elementsEqual("true".utf8) } ?? false
    entries = []
    while markup.skip("<Contents>") {
      guard let contents = markup.text(before: "</Contents>"), let name = contents.first("Key").flatMap(Self.unescaped)
      else {
        return nil
      }
      guard name.utf8.starts(with: folder.utf8) else { continue }
      let modified = contents.first("LastModified").flatMap { Timestamp(utc: String(decoding: $0, as: UTF8.self)) }
      entries.append(Entry(String(Substring(name.utf8.dropFirst(folder.utf8.count))), modified: modified))
    }
  }

  /// `nil` for markup, or an escape that XML doesn't have.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> String? {
    guard !text.contains(UInt8(ascii: "<")) else { return nil }
    var parts = text.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }[...]
    var result = parts.removeFirst()
    for part in parts {
      let halves = part.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, let character = character(halves[0]) else { return nil }
      result.unicodeScalars.append(character)
      result += halves[1]
    }
    return result
  }

  private static func character(_ escape: Substring) -> UnicodeScalar? {
    switch escape {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where escape.hasPrefix("#x"): UInt32(escape.dropFirst(2), radix: 16).flatMap(UnicodeScalar.init)
    case _ where escape.hasPrefix("#"): UInt32(escape.dropFirst()).flatMap(UnicodeScalar.init)
    default: nil
    }
  }
}

/// Elements one after the other, by bytes: a name may begin with a character that would join the bracket before it.
private struct Markup {
  var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Goes behind a text; `false` if it doesn't come.
  mutating func skip(_ text: String) -> Bool { self.text(before: text) != nil }

  /// What comes before a text, behind which this goes.
  mutating func text(before end: String) -> Markup? {
    guard let range = rest.firstRange(of: Array(end.utf8)) else { return nil }
    defer { rest = rest[range.upperBound...] }
    return Markup(rest[..<range.lowerBound])
  }

  mutating func next(_ element: String) -> ArraySlice<UInt8>? {
    skip("<\(element)>") ? text(before: "</\(element)>")?.rest : nil
  }

  /// The content of the first such element.
  func first(_ element: String) -> ArraySlice<UInt8>? {
    var copy = self
    return copy.next(element)
  }
}

extension Timestamp {
  /// Reads `2026-11-28T17:30:00Z`, perhaps with a fraction, which is left out; `nil` for any other form.
  package init?(utc text: String) {
    let bytes = Array(text.utf8)
    guard (20...30).contains(bytes.count), bytes[10] == UInt8(ascii: "T"), bytes.last == UInt8(ascii: "Z"),
      let day = CalendarDay(String(decoding: bytes[..<10], as: UTF8.self))
    else { return nil }
    let fraction = bytes[19..<(bytes.count - 1)]
    let digits = fraction.dropFirst()
    guard fraction.isEmpty || (fraction.first == UInt8(ascii: ".") && !digits.isEmpty && digits.allSatisfy(\.isDigit))
    else { return nil }
    let parts = bytes[11..<19].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [2, 2, 2], parts.joined().allSatisfy(\.isDigit) else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int64($1) - 48 } }
    guard numbers[0] < 24, numbers[1] < 60, numbers[2] < 60 else { return nil }
    self.init(seconds: Int64(day.number) * 86_400 + numbers[0] * 3_600 + numbers[1] * 60 + numbers[2])
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (48...57).contains(self) }
}
