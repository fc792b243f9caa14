import Foundation

extension EnvironmentReader {
  /// The largest file a secret is read from.
  private static let fileLimit = 65_536

  /// A secret from the variable `name`, or from the file named by `name` + `_FILE`, without trailing line breaks; `nil`
  /// if neither is set. Setting both is a problem, since they could contradict each other.
  ///
  /// - Parameters:
  ///   - allowed: what `isValid` requires, for the problem's text, which never quotes the value.
  package func optionalSecret(
    _ name: String, allowed: String = "text that is not empty", where isValid: (String) -> Bool = { _ in true }
  ) -> Secret? {
    switch (raw(name), raw("\(name)_FILE")) {
    case (nil, nil): return nil
    case (.some, .some):
      report(name, got: "both \(name) and \(name)_FILE", allowed: "one of them")
      return nil
    case (let value?, nil): return checked(value, name, allowed, isValid)
    case (nil, let path?):
      return contents(of: path, "\(name)_FILE").flatMap { checked($0, "\(name)_FILE", allowed, isValid) }
    }
  }

  /// A required secret; a missing one is a problem, and an empty one takes its place.
  package func secret(
    _ name: String, allowed: String = "text that is not empty", where isValid: (String) -> Bool = { _ in true }
  ) -> Secret {
    if raw(name) == nil, raw("\(name)_FILE") == nil {
      report(name, got: "nothing", allowed: "\(allowed), here or in the file \(name)_FILE names")
    }
    return optionalSecret(name, allowed: allowed, where: isValid) ?? Secret("")
  }

  private func checked(_ value: String, _ name: String, _ allowed: String, _ isValid: (String) -> Bool) -> Secret? {
    guard !value.isEmpty, isValid(value) else {
      report(name, got: "\(value.count) characters (not shown)", allowed: allowed)
      return nil
    }
    return Secret(value)
  }

  private func contents(of path: String, _ name: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path) else {
      report(name, got: Self.quoted(path), allowed: "the path of a file this user can read")
      return nil
    }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: Self.fileLimit + 1) ?? Data(), data.count <= Self.fileLimit else {
      report(
        name, got: "\(Self.quoted(path)), larger than \(Self.fileLimit) bytes or no file",
        allowed: "a file of up to \(Self.fileLimit) bytes")
      return nil
    }
    guard var text = String(validating: data, as: UTF8.self) else {
      report(name, got: "\(Self.quoted(path)), which is not UTF-8", allowed: "a file of UTF-8 text")
      return nil
    }
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }
}
