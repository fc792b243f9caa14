/// Writes the files' descriptors and the names they declare, for reflection.
struct DescriptorEmitter {
  let schema: Schema
  let files: [ProtoFile]

  func source() -> String {
    guard let runtime = schema.options.runtime else {
      var writer = SourceWriter(from: files.map(\.name).joined(separator: ", "))
      writer.block("extension FileEntry") { emit(files, as: "base", "The files that every server has.", &$0) }
      return writer.text
    }
    var writer = SourceWriter(from: files.map(\.name).joined(separator: ", "))
    writer.line("package import \(runtime)")
    for package in Set(files.map(\.package)).sorted() {
      writer.line()
      writer.block("extension \(SwiftNames.namespace(package))") { writer in
        emit(files.filter { $0.package == package }, as: "protoFiles", "The package's files.", &writer)
      }
    }
    return writer.text
  }

  private func emit(_ files: [ProtoFile], as name: String, _ comment: String, _ writer: inout SourceWriter) {
    writer.line("/// \(comment)")
    writer.line("package static let \(name): [FileEntry] = [")
    for file in files {
      writer.line("  FileEntry(")
      writer.line("    name: \"\(file.name)\",")
      writer.line("    dependencies: [\(list(file.dependencies))],")
      writer.line("    messages: [\(list(messageNames(file)))],")
      writer.line("    otherSymbols: [\(list(otherNames(file)))],")
      writer.line("    base64: \"\"\"")
      for line in lines(base64(file.serialized)) { writer.line("      \(line)") }
      writer.line("      \"\"\"),")
    }
    writer.line("]")
  }

  private func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }

  private func messageNames(_ file: ProtoFile) -> [String] {
    file.messages.flatMap(\.withNestedMapEntries).map(\.fullName)
  }

  /// Fields, oneofs, enums and their values (which live beside the enum), services and methods.
  private func otherNames(_ file: ProtoFile) -> [String] {
    let messages = file.messages.flatMap(\.withNestedMapEntries)
    let members = messages.flatMap { message in
      (message.fields.map(\.name) + message.oneofs.map(\.name)).map { "\(message.fullName).\($0)" }
    }
    let enums = file.allEnums.flatMap { enumeration in
      let scope = enumeration.fullName.dropLast(enumeration.name.count)
      return [enumeration.fullName] + enumeration.values.map { scope + $0.name }
    }
    let services = file.services.flatMap { service in
      [service.fullName] + service.methods.map { "\(service.fullName).\($0.name)" }
    }
    return members + enums + services
  }

  private func lines(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while !rest.isEmpty {
      lines.append(rest.prefix(100))
      rest = rest.dropFirst(100)
    }
    return lines
  }

  private func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0 as UInt32) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for position in 0..<4 {
        text.append(position <= group.count ? alphabet[Int(bits >> UInt32(18 - 6 * position)) & 63] : "=")
      }
    }
    return text
  }
}
