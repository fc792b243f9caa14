// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/example/v1/greeter.proto. Do not edit it: `deploy/dev generate` makes it.

package import CTestProto
package import TitanProto

extension ExampleV1.GreetRequest: CMessage {
  package typealias CStruct = Titanup__Example__V1__GreetRequest
  package static let descriptor = MessageDescriptor(titanup__example__v1__greet_request__init)
  package static let shape: WireShape? = [
    .string(1, "name"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    name = arena.string(c.pointee.name)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.name = arena.encode(name)
  }
}

extension ExampleV1.GreetResponse: CMessage {
  package typealias CStruct = Titanup__Example__V1__GreetResponse
  package static let descriptor = MessageDescriptor(titanup__example__v1__greet_response__init)
  package static let shape: WireShape? = [
    .string(1, "greeting"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    greeting = arena.string(c.pointee.greeting)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.greeting = arena.encode(greeting)
  }
}
