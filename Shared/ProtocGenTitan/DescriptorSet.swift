import CProtocPlugin

/// The output of `protoc --descriptor_set_out`.
enum DescriptorSet {
  /// The same set without what would make protoc-gen-c write code that nobody calls: services, and functions that pack
  /// and unpack each message. Services would also name a function pointer after each method, so that `Register` became a
  /// reserved word of C; Swift packs and unpacks messages by their descriptors.
  static func lean(_ set: [UInt8]) throws -> [UInt8] {
    guard let unpacked = google__protobuf__file_descriptor_set__unpack(nil, set.count, set) else {
      throw GeneratorError("standard input holds no FileDescriptorSet")
    }
    let originals = elements(unpacked.pointee.n_file, unpacked.pointee.file).map { file in
      (file: file, services: file.pointee.n_service, options: file.pointee.options)
    }
    // Count and pointer are restored before the tree is freed.
    defer {
      for original in originals {
        (original.file.pointee.n_service, original.file.pointee.options) = (original.services, original.options)
      }
      google__protobuf__file_descriptor_set__free_unpacked(unpacked, nil)
    }
    return withOptionsWithoutPackHelpers { options in
      for original in originals { (original.file.pointee.n_service, original.file.pointee.options) = (0, options) }
      return [UInt8](unsafeUninitializedCapacity: google__protobuf__file_descriptor_set__get_packed_size(unpacked)) {
        $1 = google__protobuf__file_descriptor_set__pack(unpacked, $0.baseAddress)
      }
    }
  }

  /// Lends the options of a file for which protoc-gen-c leaves out the helpers (`protobuf-c/protobuf-c.proto`); nothing
  /// else in a file's options changes its C.
  private static func withOptionsWithoutPackHelpers<Result>(
    _ body: (UnsafeMutablePointer<Google__Protobuf__FileOptions>) -> Result
  ) -> Result {
    // pb_c_file, two bytes long: gen_pack_helpers = false.
    var extensionData: [UInt8] = [2, 2 << 3, 0]
    return extensionData.withUnsafeMutableBufferPointer { data in
      var field = ProtobufCMessageUnknownField(
        tag: 1_019, wire_type: PROTOBUF_C_WIRE_TYPE_LENGTH_PREFIXED, len: data.count, data: data.baseAddress)
      return withUnsafeMutablePointer(to: &field) { field in
        var options = Google__Protobuf__FileOptions()
        google__protobuf__file_options__init(&options)
        options.base.n_unknown_fields = 1
        options.base.unknown_fields = field
        return withUnsafeMutablePointer(to: &options, body)
      }
    }
  }
}
