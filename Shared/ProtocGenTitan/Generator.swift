/// One file to write.
struct GeneratedFile {
  var name: String
  var content: String
}

/// Translates descriptors to Swift, to JavaScript for the page, or to OpenAPI. The same input always gives the same bytes.
enum Generator {
  /// - Throws: `GeneratorError` for anything that cannot be translated.
  static func run(_ request: GeneratorRequest) throws -> [GeneratedFile] {
    switch request.options.language {
    case .swift: try swift(request)
    case .javascript: try JavaScriptModule.modules(of: request.files).flatMap { try $0.generated() }
    case .openapi:
      try OpenAPIDocument.Audience.allCases.map {
        try OpenAPIDocument(files: request.files, audience: $0).generated()
      }
    }
  }

  private static func swift(_ request: GeneratorRequest) throws -> [GeneratedFile] {
    let schema = try Schema(request)
    let files = request.files.filter { request.wanted.contains($0.name) }
    var output: [GeneratedFile] = []
    for file in files {
      // Files in a module need distinct names, whatever their folders.
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
    if request.options.runtime == nil || request.options.reflection {
      let emitter = DescriptorEmitter(schema: schema, files: files)
      output.append(GeneratedFile(name: "FileDescriptors.swift", content: emitter.source()))
    }
    return output
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String, with replacement: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) + replacement : self
  }
}
