/// Splits a `.proto` name into lower-case words: at underscores, and before capitals that follow or precede a small
/// letter (`GetJWKSDocument` → get, jwks, document).
func words(of name: String) -> [String] {
  var words: [String] = []
  var word = ""
  let letters = Array(name)
  for (index, letter) in letters.enumerated() {
    if letter == "_" {
      if !word.isEmpty { words.append(word) }
      word = ""
      continue
    }
    if letter.isUppercase, !word.isEmpty {
      let afterSmall = !letters[index - 1].isUppercase
      let beforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      if afterSmall || beforeSmall {
        words.append(word)
        word = ""
      }
    }
    word += letter.lowercased()
  }
  if !word.isEmpty { words.append(word) }
  return words
}

private let initialisms = [
  "id": "ID", "ids": "IDs", "url": "URL", "uri": "URI", "uuid": "UUID", "rpc": "RPC",
  "grpc": "GRPC",
]

private func capitalized(_ word: String) -> String {
  initialisms[word] ?? (word.prefix(1).uppercased() + word.dropFirst())
}

/// `user_id` → `userID`, as Swift's guidelines write initialisms.
func lowerCamel(_ name: String) -> String {
  let words = words(of: name)
  return (words.first ?? "") + words.dropFirst().map(capitalized).joined()
}

/// `google.rpc` → `GoogleRPC`, `time_range` → `TimeRange`.
func upperCamel(_ name: String) -> String { words(of: name).map(capitalized).joined() }

/// `FeedbackCode` → `FEEDBACK_CODE`, the prefix of its values.
func upperSnake(_ name: String) -> String { words(of: name).map { $0.uppercased() }.joined(separator: "_") }
