/// Writes a module's tables. A message is a list of fields, `number name type`, which `core/proto.js` parses when the
/// message is first used:
///
///     3 bars *.DashboardBar      repeated; the dot stands for the package of the message
///     5 startTime google.protobuf.Timestamp
///     1 metadata <string,string>
///     1 sex enum
///     2 token string@proof       a member of the oneof `proof`
///     3 utcOffset sint32?        may be absent: the one member of `optional_utc_offset`
struct JavaScriptEmitter {
  let module: JavaScriptModule

  func source() throws -> String {
    var text = module.heading
    let functions = [
      module.files.contains { !$0.allEnums.isEmpty } ? "enumeration" : nil,
      module.files.contains { !$0.allMessages.isEmpty } ? "message" : nil,
      module.files.contains { !$0.services.isEmpty } ? "service" : nil,
    ].compactMap(\.self)
    text += "import {\(functions.joined(separator: ", "))} from '../core/proto.js';\n"
    for name in module.imports { text += "import './\(name).js';\n" }
    for file in module.files {
      for enumeration in file.allEnums { text += "\n" + table(of: enumeration, in: file) }
      for message in file.allMessages { text += "\n" + table(of: message, in: file) }
      for service in file.services { text += "\n" + table(of: service, in: file) }
    }
    return text
  }

  private func table(of enumeration: ProtoEnum, in file: ProtoFile) -> String {
    let values = enumeration.values.map { "  \(JavaScriptNames.value($0.name, of: enumeration)): \($0.number),\n" }
    return """
      export const \(JavaScriptNames.type(enumeration.fullName, in: file.package)) = enumeration({
      \(values.joined())});

      """
  }

  private func table(of message: ProtoMessage, in file: ProtoFile) -> String {
    let fields = message.fields.map { field in
      "\(field.number) \(JavaScriptNames.property(field.name)) \(type(of: field, of: message, in: file))\n"
    }
    return "export const \(JavaScriptNames.type(message.fullName, in: file.package)) = "
      + "message('\(message.fullName)', `\n\(fields.joined())`, '\(file.package)');\n"
  }

  private func type(of field: ProtoField, of message: ProtoMessage, in file: ProtoFile) -> String {
    if let entry = message.mapEntry(field) {
      return "<\(element(entry.key, in: file)),\(element(entry.value, in: file))>"
    }
    let element = element(field, in: file)
    if field.isRepeated { return "*" + element }
    guard let oneof = field.oneof else { return element }
    return message.optionalField(ofOneof: oneof) == nil
      ? "\(element)@\(JavaScriptNames.property(message.oneofs[oneof].name))" : element + "?"
  }

  private func element(_ field: ProtoField, in file: ProtoFile) -> String {
    switch field.type {
    case .message(let name): name.hasPrefix(file.package + ".") ? String(name.dropFirst(file.package.count)) : name
    case .enum: "enum"
    default: field.scalar
    }
  }

  private func table(of service: ProtoService, in file: ProtoFile) -> String {
    let methods = service.methods.map { method in
      "\(method.name) \(method.clientStreams ? "*" : "")\(method.input) "
        + "\(method.serverStreams ? "*" : "")\(method.output)\n"
    }
    return "export const \(JavaScriptNames.type(service.fullName, in: file.package)) = "
      + "service('\(service.fullName)', `\n\(methods.joined())`);\n"
  }
}
