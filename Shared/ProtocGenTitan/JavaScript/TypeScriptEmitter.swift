/// Writes the types of a module's messages, with the comments of the proto.
struct TypeScriptEmitter {
  let module: JavaScriptModule

  func source() throws -> String {
    var text = module.heading
    text += "import type {MessageType, Method} from '../core/proto.js';\n"
    for name in module.imports { text += "import type * as \(name) from './\(name).js';\n" }
    for file in module.files {
      for enumeration in file.allEnums { text += "\n" + declaration(of: enumeration, in: file) }
      for message in file.allMessages { text += "\n" + declaration(of: message, in: file) }
      for service in file.services { text += "\n" + declaration(of: service, in: file) }
    }
    return text
  }

  /// The comments in Google's own files are theirs; only the names are carried over.
  private func documentation(_ comment: String, in file: ProtoFile, indent: String = "") -> String {
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let line = line.hasPrefix(" ") ? line.dropFirst() : line
      return line.isEmpty ? "\(indent) *\n" : "\(indent) * \(line)\n"
    }
    guard !file.package.hasPrefix("google."), !comment.isEmpty else { return "" }
    var kept = lines[...]
    while kept.last == "\(indent) *\n" { kept.removeLast() }
    guard let first = kept.first, kept.count == 1 else { return "\(indent)/**\n\(kept.joined())\(indent) */\n" }
    return "\(indent)/** \(first.dropFirst(indent.count + 3).dropLast()) */\n"
  }

  private func declaration(of enumeration: ProtoEnum, in file: ProtoFile) -> String {
    let name = JavaScriptNames.type(enumeration.fullName, in: file.package)
    let values = enumeration.values.map { value in
      documentation(value.comment, in: file, indent: "  ")
        + "  readonly \(JavaScriptNames.value(value.name, of: enumeration)): \(value.number);\n"
    }
    return documentation(enumeration.comment, in: file) + "export const \(name): {\n\(values.joined())};\n"
  }

  private func declaration(of message: ProtoMessage, in file: ProtoFile) -> String {
    let name = JavaScriptNames.type(message.fullName, in: file.package)
    let fields = message.fields.map { field in
      documentation(field.comment, in: file, indent: "  ")
        + "  \(JavaScriptNames.property(field.name))\(isAbsent(field, of: message) ? "?" : ""): "
        + "\(type(of: field, of: message, in: file));\n"
    }
    return documentation(message.comment, in: file) + "export interface \(name) {\n\(fields.joined())}\n"
      + "export const \(name): MessageType<\(name)>;\n"
  }

  private func isAbsent(_ field: ProtoField, of message: ProtoMessage) -> Bool {
    if field.isRepeated { return false }
    if case .message = field.type { return true }
    return field.oneof != nil
  }

  private func type(of field: ProtoField, of message: ProtoMessage, in file: ProtoFile) -> String {
    if let entry = message.mapEntry(field) { return "Record<string, \(element(entry.value, in: file))>" }
    return field.isRepeated ? "\(element(field, in: file))[]" : element(field, in: file)
  }

  private func element(_ field: ProtoField, in file: ProtoFile) -> String {
    switch field.type {
    case .double, .float, .int32, .uint32, .enum: "number"
    case .int64, .uint64: field.isRepeated ? "(number | bigint)" : "number | bigint"
    case .bool: "boolean"
    case .string: "string"
    case .bytes: "Uint8Array"
    case .message(let name): reference(name)
    }
  }

  /// `Timestamp` of another module is `google.Timestamp`.
  private func reference(_ fullName: String) -> String {
    if module.files.flatMap(\.allMessages).contains(where: { $0.fullName == fullName }),
      let file = module.files.first(where: { fullName.hasPrefix($0.package + ".") })
    {
      return JavaScriptNames.type(fullName, in: file.package)
    }
    let parts = fullName.split(separator: ".")
    let package = parts.dropLast(parts.reversed().prefix { $0.first?.isUppercase ?? false }.count)
      .joined(separator: ".")
    return "\(JavaScriptNames.module(package)).\(JavaScriptNames.type(fullName, in: package))"
  }

  private func declaration(of service: ProtoService, in file: ProtoFile) -> String {
    let methods = service.methods.map { method in
      documentation(method.comment, in: file, indent: "  ")
        + "  readonly \(JavaScriptNames.method(method.name)): "
        + "Method<\(reference(method.input)), \(reference(method.output))>;\n"
    }
    return documentation(service.comment, in: file)
      + "export const \(JavaScriptNames.type(service.fullName, in: file.package)): {\n\(methods.joined())};\n"
  }
}
