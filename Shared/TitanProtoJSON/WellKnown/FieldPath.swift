/// The paths of `google.protobuf.FieldMask`: `user.display_name` in the message, `user.displayName` in JSON. Pure.
enum FieldPath {
  /// - Throws: `JSONFault` for a path that could not be read back.
  static func json(_ path: String) throws(JSONFault) -> String {
    var text = ""
    var isNextUpper = false
    for character in path.unicodeScalars {
      let isLower = ("a"..."z").contains(character)
      guard !("A"..."Z").contains(character), !isNextUpper || isLower else { throw fault(path, "snake_case") }
      if character == "_" {
        isNextUpper = true
      } else {
        text += isNextUpper ? String(character).uppercased() : String(character)
        isNextUpper = false
      }
    }
    guard !isNextUpper else { throw fault(path, "snake_case") }
    return text
  }

  static func proto(_ path: String) throws(JSONFault) -> String {
    var text = ""
    for character in path.unicodeScalars {
      guard character != "_" else { throw fault(path, "lowerCamelCase") }
      if ("A"..."Z").contains(character) { text += "_" }
      text += ("A"..."Z").contains(character) ? String(character).lowercased() : String(character)
    }
    return text
  }

  private static func fault(_ path: String, _ form: String) -> JSONFault {
    JSONFault(got: "\"\(path)\"", allowed: "paths in \(form)")
  }
}
