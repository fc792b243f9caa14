// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/bench/v1/echo.proto. Do not edit it: `deploy/dev generate` makes it.

package import CTestProto
package import TitanProto

extension BenchV1.EchoMessage: CMessage {
  package typealias CStruct = Titanup__Bench__V1__EchoMessage
  package static let descriptor = MessageDescriptor(titanup__bench__v1__echo_message__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    payload = arena.bytes(c.pointee.payload)
    values = arena.scalars(c.pointee.n_values, c.pointee.values)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.payload = arena.encode(payload)
    c.pointee.n_values = values.count
    c.pointee.values = arena.encode(values)
  }
}
