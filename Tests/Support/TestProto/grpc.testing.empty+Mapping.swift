// swift-format-ignore-file
// Made by protoc-gen-titan from grpc/testing/empty.proto. Do not edit it: `deploy/dev generate` makes it.

package import CTestProto
package import TitanProto

extension GRPCTesting.Empty: CMessage {
  package typealias CStruct = Grpc__Testing__Empty
  package static let descriptor = MessageDescriptor(grpc__testing__empty__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}
