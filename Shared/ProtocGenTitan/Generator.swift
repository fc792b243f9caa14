/// One file to write.
struct GeneratedFile {
  var name: String
  var content: String
}

/// From descriptors to Swift. The same input gives the same bytes.
enum Generator {
  /// - Throws: `GeneratorError` for what cannot be translated.
  static func run(_ request: GeneratorRequest) throws -> [GeneratedFile] {
    let schema = try Schema(request)
    let files = request.files.filter { request.wanted.contains($0.name) }
    var output: [GeneratedFile] = []
    for file in files {
      // A module's files need names of their own, whatever their folder.
      let stem = file.name.split(separator: "/").joined(separator: ".").replacingSuffix(".proto", with: "")
      if !file.messages.isEmpty || !file.enums.isEmpty {
        output.append(
          GeneratedFile(
            name: "\(stem)+Values.swift", content: try ValueEmitter(schema: schema, file: file).source()))
      }
      if !file.messages.isEmpty {
        output.append(
          GeneratedFile(
            name: "\(stem)+Mapping.swift", content: try MappingEmitter(schema: schema, file: file).source()))
      }
      if !file.services.isEmpty {
        output.append(
          GeneratedFile(
            name: "\(stem)+Services.swift", content: try ServiceEmitter(schema: schema, file: file).source()))
      }
    }
    output.append(GeneratedFile(name: "Namespaces.swift", content: NamespaceEmitter(files: files).source()))
    // Reflection serves the services' own protos, which are the runtime module's.
    if request.options.runtime == nil {
      output.append(GeneratedFile(name: "FileDescriptors.swift", content: DescriptorEmitter(files: files).source()))
    }
    return output
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String, with replacement: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) + replacement : self
  }
}
