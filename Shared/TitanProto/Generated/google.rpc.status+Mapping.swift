// swift-format-ignore-file
// Made by protoc-gen-titan from google/rpc/status.proto. Do not edit it: `deploy/dev generate` makes it.

package import CTitanProto

extension GoogleRPC.Status: CMessage {
  package typealias CStruct = Google__Rpc__Status
  package static let descriptor = MessageDescriptor(google__rpc__status__init)
  package static let shape: WireShape? = [
    .string(2, "message"),
    .messages(3, "details", GoogleProtobuf.AnyMessage.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    code = c.pointee.code
    message = arena.string(c.pointee.message)
    details = try arena.decode(c.pointee.n_details, c.pointee.details)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.code = code
    c.pointee.message = arena.encode(message)
    c.pointee.n_details = details.count
    c.pointee.details = arena.encode(details)
  }
}
