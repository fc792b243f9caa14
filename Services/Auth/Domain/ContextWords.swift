import Foundation

/// What everybody knows of an account, and so tries as its password: parts of its address and its name, and what this
/// software is called (NIST SP 800-63B-4 §3.1.1.2).
package struct ContextWords: Sendable {
  /// In lower case.
  package let words: [String]

  /// - Parameters:
  ///   - email: as it came; need not be an address.
  ///   - displayName: as it came.
  package init(email: String, displayName: String) {
    let whole = [email, displayName, "titanup", "titan up"].map {
      $0.precomposedStringWithCompatibilityMapping.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
    }
    let parts = whole.flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) }
    // Written without spaces, too: "ada lovelace" is "adalovelace" in passwords.
    words = Array(Set(whole + parts + whole.map { $0.filter { $0.isLetter || $0.isNumber } }))
  }
}
