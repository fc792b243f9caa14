/// One module for the page: tables that `core/proto.js` reads (`auth.js`), and their types beside it, which only editors
/// and type checkers read (`auth.d.ts`).
struct JavaScriptModule {
  let name: String
  let files: [ProtoFile]
  /// The modules with types that this one's messages refer to.
  let imports: [String]

  /// The modules of these files, in the order in which the first file of each comes.
  static func modules(of files: [ProtoFile]) -> [JavaScriptModule] {
    let modules = Dictionary(uniqueKeysWithValues: files.map { ($0.name, JavaScriptNames.module($0.package)) })
    var seen: Set<String> = []
    return files.map { JavaScriptNames.module($0.package) }.filter { seen.insert($0).inserted }.map { name in
      let own = files.filter { modules[$0.name] == name }
      let imported = Set(own.flatMap(\.dependencies).compactMap { modules[$0] }).subtracting([name])
      return JavaScriptModule(name: name, files: own, imports: imported.sorted())
    }
  }

  /// - Throws: `GeneratorError` if two declarations would get the same name.
  func generated() throws -> [GeneratedFile] {
    var names: Set<String> = []
    for file in files {
      let declared = file.allMessages.map(\.fullName) + file.allEnums.map(\.fullName) + file.services.map(\.fullName)
      for fullName in declared {
        let name = JavaScriptNames.type(fullName, in: file.package)
        guard names.insert(name).inserted else {
          throw GeneratorError("two declarations would both be \(name) in \(self.name).js")
        }
      }
    }
    return [
      GeneratedFile(name: "\(name).js", content: try JavaScriptEmitter(module: self).source()),
      GeneratedFile(name: "\(name).d.ts", content: try TypeScriptEmitter(module: self).source()),
    ]
  }

  /// The first lines of both files.
  var heading: String {
    "// Made by protoc-gen-titan from \(files.map(\.name).joined(separator: ",\n//   ")).\n"
      + "// Do not edit it: `deploy/dev generate` makes it.\n"
  }
}

extension ProtoMessage {
  /// The entry message behind a `map` field of this message; `nil` for any other field.
  func mapEntry(_ field: ProtoField) -> (key: ProtoField, value: ProtoField)? {
    guard field.isRepeated, case .message(let name) = field.type,
      let entry = messages.first(where: { $0.isMapEntry && $0.fullName == name }),
      let key = entry.fields.first(where: { $0.number == 1 }),
      let value = entry.fields.first(where: { $0.number == 2 })
    else { return nil }
    return (key, value)
  }
}
