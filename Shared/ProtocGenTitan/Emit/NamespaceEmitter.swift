/// Writes the empty enums that hold each package's types.
struct NamespaceEmitter {
  let files: [ProtoFile]

  func source() -> String {
    var writer = SourceWriter(from: files.map(\.name).joined(separator: ", "))
    var seen: Set<String> = []
    for file in files where seen.insert(file.package).inserted {
      if seen.count > 1 { writer.line() }
      writer.line("/// `\(file.package)`.")
      let comments = files.filter { $0.package == file.package }.map(\.comment)
      if !file.package.hasPrefix("google.protobuf"), let comment = comments.first(where: { !$0.isEmpty }) {
        writer.line("///")
        writer.documentation(comment)
      }
      writer.line("package enum \(SwiftNames.namespace(file.package)) {}")
    }
    return writer.text
  }
}
