// swift-format-ignore-file
// Made by protoc-gen-titan from google/protobuf/field_mask.proto. Do not edit it: `deploy/dev generate` makes it.

package import CTitanProto

extension GoogleProtobuf.FieldMask: CMessage {
  package typealias CStruct = Google__Protobuf__FieldMask
  package static let descriptor = MessageDescriptor(google__protobuf__field_mask__init)
  package static let shape: WireShape? = [
    .string(1, "paths"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    paths = try arena.strings(c.pointee.n_paths, c.pointee.paths)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_paths = paths.count
    c.pointee.paths = arena.encode(paths)
  }
}
