import CProtocPlugin
import Glibc

/// protoc's request to a plugin, and the plugin's response (`plugin.proto`).
enum PluginConversation {
  /// Reads a `CodeGeneratorRequest`. Without a runtime module, a run must name every file it imports.
  static func request(_ request: [UInt8]) throws -> GeneratorRequest {
    guard
      let unpacked = google__protobuf__compiler__code_generator_request__unpack(nil, request.count, request)
    else { throw GeneratorError("standard input holds no CodeGeneratorRequest") }
    defer { google__protobuf__compiler__code_generator_request__free_unpacked(unpacked, nil) }
    let wanted = Set(
      UnsafeBufferPointer(start: unpacked.pointee.file_to_generate, count: unpacked.pointee.n_file_to_generate)
        .map { text($0) })
    let options = try GeneratorOptions(parameter: text(unpacked.pointee.parameter))
    let files = try elements(unpacked.pointee.n_proto_file, unpacked.pointee.proto_file).map { file in
      let name = text(file.pointee.name)
      guard options.runtime != nil || wanted.contains(name) else {
        throw GeneratorError("\(name) is imported, but not among the files to generate")
      }
      return try withoutSourceInfo(file) { try ProtoFile($0) }
    }
    return GeneratorRequest(files: files, wanted: wanted, options: options)
  }

  /// Restores the source info after `body`, so that the whole tree is freed.
  private static func withoutSourceInfo<Result>(
    _ file: UnsafeMutablePointer<Google__Protobuf__FileDescriptorProto>,
    _ body: (UnsafeMutablePointer<Google__Protobuf__FileDescriptorProto>) throws -> Result
  ) rethrows -> Result {
    let info = file.pointee.source_code_info
    defer { file.pointee.source_code_info = info }
    return try body(file)
  }

  static func response(_ files: [GeneratedFile]) -> [UInt8] {
    var strings = CStrings()
    defer { strings.free() }
    var items = files.map { file in
      var item = Google__Protobuf__Compiler__CodeGeneratorResponse__File()
      google__protobuf__compiler__code_generator_response__file__init(&item)
      item.name = strings.make(file.name)
      item.content = strings.make(file.content)
      return item
    }
    return items.withUnsafeMutableBufferPointer { items in
      var pointers: [UnsafeMutablePointer<Google__Protobuf__Compiler__CodeGeneratorResponse__File>?] =
        items.indices.map { items.baseAddress?.advanced(by: $0) }
      return pointers.withUnsafeMutableBufferPointer { pointers in
        packed {
          $0.n_file = pointers.count
          $0.file = pointers.baseAddress
        }
      }
    }
  }

  static func response(_ error: GeneratorError) -> [UInt8] {
    var strings = CStrings()
    defer { strings.free() }
    return packed { $0.error = strings.make(error.message) }
  }

  private static func packed(_ fill: (inout Google__Protobuf__Compiler__CodeGeneratorResponse) -> Void) -> [UInt8] {
    var response = Google__Protobuf__Compiler__CodeGeneratorResponse()
    google__protobuf__compiler__code_generator_response__init(&response)
    // FEATURE_PROTO3_OPTIONAL: so that we are the ones to refuse, and can say what to do instead.
    response.has_supported_features = 1
    response.supported_features = 1
    fill(&response)
    return [UInt8](
      unsafeUninitializedCapacity: google__protobuf__compiler__code_generator_response__get_packed_size(&response)
    ) { buffer, count in
      count = google__protobuf__compiler__code_generator_response__pack(&response, buffer.baseAddress)
    }
  }
}

/// C copies of Swift strings, freed together.
private struct CStrings {
  private var pointers: [UnsafeMutablePointer<CChar>] = []

  mutating func make(_ string: String) -> UnsafeMutablePointer<CChar>? {
    guard let copy = strdup(string) else { return nil }
    pointers.append(copy)
    return copy
  }

  mutating func free() {
    for pointer in pointers { Glibc.free(pointer) }
    pointers = []
  }
}
