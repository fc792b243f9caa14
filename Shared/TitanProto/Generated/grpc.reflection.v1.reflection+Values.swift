// swift-format-ignore-file
// Made by protoc-gen-titan from grpc/reflection/v1/reflection.proto. Do not edit it: `deploy/dev generate` makes it.

import TitanRPC

extension ReflectionV1 {
  /// One question.
  package struct ServerReflectionRequest: RPCMessage, Hashable, Sendable {
    /// The host the client called. Not looked at.
    package var host: String
    /// The question.
    package var messageRequest: MessageRequest?

    package init(
      host: String = "",
      messageRequest: MessageRequest? = nil
    ) {
      self.host = host
      self.messageRequest = messageRequest
    }

    /// The question.
    package enum MessageRequest: Hashable, Sendable {
      /// Asks for a file by its name: `titanup/auth/v1/auth.proto`.
      case fileByFilename(String)
      /// Asks for the file that declares a service, method, message, enum or field, by its full name.
      case fileContainingSymbol(String)
      /// Asks for the file that declares an extension.
      case fileContainingExtension(ReflectionV1.ExtensionRequest)
      /// Asks for the numbers of all extensions of a message, by its full name.
      case allExtensionNumbersOfType(String)
      /// Asks for the names of all services. The text is not looked at.
      case listServices(String)
    }
  }
}

extension ReflectionV1 {
  /// Names an extension.
  package struct ExtensionRequest: RPCMessage, Hashable, Sendable {
    /// Full name of the extended message.
    package var containingType: String
    /// Number of the extension.
    package var extensionNumber: Int32

    package init(
      containingType: String = "",
      extensionNumber: Int32 = 0
    ) {
      self.containingType = containingType
      self.extensionNumber = extensionNumber
    }
  }
}

extension ReflectionV1 {
  /// One answer.
  package struct ServerReflectionResponse: RPCMessage, Hashable, Sendable {
    /// As in the request.
    package var validHost: String
    /// The question.
    package var originalRequest: ReflectionV1.ServerReflectionRequest?
    /// The answer.
    package var messageResponse: MessageResponse?

    package init(
      validHost: String = "",
      originalRequest: ReflectionV1.ServerReflectionRequest? = nil,
      messageResponse: MessageResponse? = nil
    ) {
      self.validHost = validHost
      self.originalRequest = originalRequest
      self.messageResponse = messageResponse
    }

    /// The answer.
    package enum MessageResponse: Hashable, Sendable {
      /// To the questions about files: the file, and those it imports as far as this stream has not sent them yet.
      case fileDescriptorResponse(ReflectionV1.FileDescriptorResponse)
      /// To `all_extension_numbers_of_type`.
      case allExtensionNumbersResponse(ReflectionV1.ExtensionNumberResponse)
      /// To `list_services`.
      case listServicesResponse(ReflectionV1.ListServiceResponse)
      /// To a question that has no answer; the stream goes on.
      case errorResponse(ReflectionV1.ErrorResponse)
    }
  }
}

extension ReflectionV1 {
  /// Files.
  package struct FileDescriptorResponse: RPCMessage, Hashable, Sendable {
    /// Serialized `google.protobuf.FileDescriptorProto`s.
    package var fileDescriptorProto: [[UInt8]]

    package init(
      fileDescriptorProto: [[UInt8]] = []
    ) {
      self.fileDescriptorProto = fileDescriptorProto
    }
  }
}

extension ReflectionV1 {
  /// Extension numbers.
  package struct ExtensionNumberResponse: RPCMessage, Hashable, Sendable {
    /// Full name of the extended message.
    package var baseTypeName: String
    /// In no particular order.
    package var extensionNumber: [Int32]

    package init(
      baseTypeName: String = "",
      extensionNumber: [Int32] = []
    ) {
      self.baseTypeName = baseTypeName
      self.extensionNumber = extensionNumber
    }
  }
}

extension ReflectionV1 {
  /// Services.
  package struct ListServiceResponse: RPCMessage, Hashable, Sendable {
    /// In no particular order.
    package var service: [ReflectionV1.ServiceResponse]

    package init(
      service: [ReflectionV1.ServiceResponse] = []
    ) {
      self.service = service
    }
  }
}

extension ReflectionV1 {
  /// A service.
  package struct ServiceResponse: RPCMessage, Hashable, Sendable {
    /// Fully qualified.
    package var name: String

    package init(
      name: String = ""
    ) {
      self.name = name
    }
  }
}

extension ReflectionV1 {
  /// Why there is no answer.
  package struct ErrorResponse: RPCMessage, Hashable, Sendable {
    /// A gRPC status code.
    package var errorCode: Int32
    /// English, for developers.
    package var errorMessage: String

    package init(
      errorCode: Int32 = 0,
      errorMessage: String = ""
    ) {
      self.errorCode = errorCode
      self.errorMessage = errorMessage
    }
  }
}
