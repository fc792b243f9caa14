// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/example/v1/greeter.proto. Do not edit it: `deploy/dev generate` makes it.

import TitanProto
import TitanRPC

extension ExampleV1 {
  /// `titanup.example.v1.GreetRequest`.
  package struct GreetRequest: RPCMessage, Hashable, Sendable {
    /// The name to greet; not empty.
    package var name: String

    package init(
      name: String = ""
    ) {
      self.name = name
    }
  }
}

extension ExampleV1 {
  /// `titanup.example.v1.GreetResponse`.
  package struct GreetResponse: RPCMessage, Hashable, Sendable {
    package var greeting: String

    package init(
      greeting: String = ""
    ) {
      self.greeting = greeting
    }
  }
}
