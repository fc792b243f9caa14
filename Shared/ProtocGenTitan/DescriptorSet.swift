import CProtocPlugin

/// What `protoc --descriptor_set_out` writes.
enum DescriptorSet {
  /// The same set without services. protoc-gen-c makes C of them that nobody calls, and names a function pointer after
  /// each method: `Register` becomes a word C keeps for itself.
  static func withoutServices(_ set: [UInt8]) throws -> [UInt8] {
    guard let unpacked = google__protobuf__file_descriptor_set__unpack(nil, set.count, set) else {
      throw GeneratorError("standard input holds no FileDescriptorSet")
    }
    defer { google__protobuf__file_descriptor_set__free_unpacked(unpacked, nil) }
    let files = elements(unpacked.pointee.n_file, unpacked.pointee.file)
    let counts = files.map { $0.pointee.n_service }
    // The array stays behind the count, which is put back before the tree is freed.
    for file in files { file.pointee.n_service = 0 }
    defer { for (file, count) in zip(files, counts) { file.pointee.n_service = count } }
    return [UInt8](unsafeUninitializedCapacity: google__protobuf__file_descriptor_set__get_packed_size(unpacked)) {
      $1 = google__protobuf__file_descriptor_set__pack(unpacked, $0.baseAddress)
    }
  }
}
