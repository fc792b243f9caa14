import TitanProtoJSON

/// The protos' comments as descriptions: each paragraph in one line, with an empty line between two.
enum Markdown {
  static func text(_ comment: String) -> String {
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    return lines.split(separator: "").map { $0.joined(separator: " ") }.joined(separator: "\n\n")
  }

  /// The first sentence: up to a full stop, if a capital or nothing follows it. Without the stop.
  static func summary(_ comment: String) -> String {
    let paragraph = text(comment).split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
    var sentence = paragraph[...]
    for match in paragraph.ranges(of: ". ") where paragraph[match.upperBound].isUppercase {
      sentence = paragraph[..<match.lowerBound]
      break
    }
    return String(sentence.last == "." ? sentence.dropLast() : sentence)
  }

  /// The member `description`, unless there is nothing to say.
  static func description(_ text: String) -> [JSONValue.Member] {
    text.isEmpty ? [] : [.init(name: "description", value: .string(text))]
  }
}
