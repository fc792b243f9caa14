// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/example/v1/greeter.proto. Not to be edited: `deploy/dev generate` writes it anew.

import TitanProto
import TitanRPC

extension ExampleV1 {
  /// `titanup.example.v1.GreetRequest`.
  package struct GreetRequest: RPCMessage, Hashable, Sendable {
    /// Whom to greet; not empty.
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
