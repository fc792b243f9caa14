/// What an attacker tries before anything else. All texts are in lower case.
enum PasswordGuess {
  /// A word shorter than this is no context: it stands in others by chance.
  static let shortestWord = 4

  /// Whether the password is one short text over and over, or one listed text.
  static func isRepetition(_ password: [Unicode.Scalar], of blocklist: some PasswordBlocklist) -> Bool {
    for length in 1...max(1, password.count / 2) where password.count > length {
      let unit = password.prefix(length)
      guard password.indices.allSatisfy({ password[$0] == unit[$0 % length] }) else { continue }
      // The shortest unit decides: every longer one is made of it.
      return length < PasswordPolicy.floor || blocklist.contains(String(String.UnicodeScalarView(unit)))
    }
    return false
  }

  /// Whether each code point follows the one before: `abcdefgh…`, `98765432…`, a row of keys.
  static func isSequence(_ password: [Unicode.Scalar]) -> Bool {
    guard password.count > 1 else { return false }
    return [orders, orders.map { $0.reversed() }].joined().contains { order in
      zip(password, password.dropFirst()).allSatisfy { first, second in
        guard let place = order.firstIndex(of: first) else { return false }
        return order[(place + 1) % order.count] == second
      }
    }
  }

  /// Whether little is left of the password without what everybody knows of the account.
  static func isContext(_ password: String, words: [String]) -> Bool {
    let known = words.filter { $0.unicodeScalars.count >= shortestWord && password.contains($0) }
    guard !known.isEmpty else { return false }
    // Longest first, so that a word is not broken by one of its parts.
    let rest = known.sorted { $0.unicodeScalars.count > $1.unicodeScalars.count }
      .reduce(password) { $0.replacing($1, with: "") }
    return rest.unicodeScalars.count < PasswordPolicy.floor
  }

  private static let orders: [[Unicode.Scalar]] = [
    "abcdefghijklmnopqrstuvwxyz", "1234567890", "qwertyuiop", "qwertzuiopü", "asdfghjkl", "asdfghjklöä", "zxcvbnm",
    "yxcvbnm", "qwertyuiopasdfghjklzxcvbnm", "qwertzuiopasdfghjklyxcvbnm",
  ].map { Array($0.unicodeScalars) }
}
