// swift-format-ignore-file
// Made by protoc-gen-titan from grpc/reflection/v1alpha/reflection.proto. Do not edit it: `deploy/dev generate` makes it.

package import CTitanProto

extension ReflectionV1Alpha.ServerReflectionRequest: CMessage {
  package typealias CStruct = Grpc__Reflection__V1alpha__ServerReflectionRequest
  package static let descriptor = MessageDescriptor(grpc__reflection__v1alpha__server_reflection_request__init)
  package static let shape: WireShape? = [
    .string(1, "host"),
    .string(3, "file_by_filename", oneof: 1),
    .string(4, "file_containing_symbol", oneof: 1),
    .message(5, "file_containing_extension", ReflectionV1Alpha.ExtensionRequest.shape, oneof: 1),
    .string(6, "all_extension_numbers_of_type", oneof: 1),
    .string(7, "list_services", oneof: 1),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    host = arena.string(c.pointee.host)
    switch c.pointee.message_request_case.rawValue {
    case 3: messageRequest = .fileByFilename(arena.string(c.pointee.file_by_filename))
    case 4: messageRequest = .fileContainingSymbol(arena.string(c.pointee.file_containing_symbol))
    case 5: messageRequest = try arena.decode(c.pointee.file_containing_extension).map { .fileContainingExtension($0) }
    case 6: messageRequest = .allExtensionNumbersOfType(arena.string(c.pointee.all_extension_numbers_of_type))
    case 7: messageRequest = .listServices(arena.string(c.pointee.list_services))
    default: messageRequest = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.host = arena.encode(host)
    switch messageRequest {
    case .fileByFilename(let value):
      c.pointee.message_request_case = .init(rawValue: 3)
      c.pointee.file_by_filename = arena.encode(value)
    case .fileContainingSymbol(let value):
      c.pointee.message_request_case = .init(rawValue: 4)
      c.pointee.file_containing_symbol = arena.encode(value)
    case .fileContainingExtension(let value):
      c.pointee.message_request_case = .init(rawValue: 5)
      c.pointee.file_containing_extension = arena.encode(value)
    case .allExtensionNumbersOfType(let value):
      c.pointee.message_request_case = .init(rawValue: 6)
      c.pointee.all_extension_numbers_of_type = arena.encode(value)
    case .listServices(let value):
      c.pointee.message_request_case = .init(rawValue: 7)
      c.pointee.list_services = arena.encode(value)
    case nil: break
    }
  }
}

extension ReflectionV1Alpha.ExtensionRequest: CMessage {
  package typealias CStruct = Grpc__Reflection__V1alpha__ExtensionRequest
  package static let descriptor = MessageDescriptor(grpc__reflection__v1alpha__extension_request__init)
  package static let shape: WireShape? = [
    .string(1, "containing_type"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    containingType = arena.string(c.pointee.containing_type)
    extensionNumber = c.pointee.extension_number
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.containing_type = arena.encode(containingType)
    c.pointee.extension_number = extensionNumber
  }
}

extension ReflectionV1Alpha.ServerReflectionResponse: CMessage {
  package typealias CStruct = Grpc__Reflection__V1alpha__ServerReflectionResponse
  package static let descriptor = MessageDescriptor(grpc__reflection__v1alpha__server_reflection_response__init)
  package static let shape: WireShape? = [
    .string(1, "valid_host"),
    .message(2, "original_request", ReflectionV1Alpha.ServerReflectionRequest.shape),
    .message(4, "file_descriptor_response", nil, oneof: 1),
    .message(5, "all_extension_numbers_response", ReflectionV1Alpha.ExtensionNumberResponse.shape, oneof: 1),
    .message(6, "list_services_response", ReflectionV1Alpha.ListServiceResponse.shape, oneof: 1),
    .message(7, "error_response", ReflectionV1Alpha.ErrorResponse.shape, oneof: 1),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    validHost = arena.string(c.pointee.valid_host)
    originalRequest = try arena.decode(c.pointee.original_request)
    switch c.pointee.message_response_case.rawValue {
    case 4: messageResponse = try arena.decode(c.pointee.file_descriptor_response).map { .fileDescriptorResponse($0) }
    case 5: messageResponse = try arena.decode(c.pointee.all_extension_numbers_response).map { .allExtensionNumbersResponse($0) }
    case 6: messageResponse = try arena.decode(c.pointee.list_services_response).map { .listServicesResponse($0) }
    case 7: messageResponse = try arena.decode(c.pointee.error_response).map { .errorResponse($0) }
    default: messageResponse = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.valid_host = arena.encode(validHost)
    c.pointee.original_request = arena.encode(optional: originalRequest)
    switch messageResponse {
    case .fileDescriptorResponse(let value):
      c.pointee.message_response_case = .init(rawValue: 4)
      c.pointee.file_descriptor_response = arena.encode(value)
    case .allExtensionNumbersResponse(let value):
      c.pointee.message_response_case = .init(rawValue: 5)
      c.pointee.all_extension_numbers_response = arena.encode(value)
    case .listServicesResponse(let value):
      c.pointee.message_response_case = .init(rawValue: 6)
      c.pointee.list_services_response = arena.encode(value)
    case .errorResponse(let value):
      c.pointee.message_response_case = .init(rawValue: 7)
      c.pointee.error_response = arena.encode(value)
    case nil: break
    }
  }
}

extension ReflectionV1Alpha.FileDescriptorResponse: CMessage {
  package typealias CStruct = Grpc__Reflection__V1alpha__FileDescriptorResponse
  package static let descriptor = MessageDescriptor(grpc__reflection__v1alpha__file_descriptor_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    fileDescriptorProto = try arena.bytes(c.pointee.n_file_descriptor_proto, c.pointee.file_descriptor_proto)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_file_descriptor_proto = fileDescriptorProto.count
    c.pointee.file_descriptor_proto = arena.encode(fileDescriptorProto)
  }
}

extension ReflectionV1Alpha.ExtensionNumberResponse: CMessage {
  package typealias CStruct = Grpc__Reflection__V1alpha__ExtensionNumberResponse
  package static let descriptor = MessageDescriptor(grpc__reflection__v1alpha__extension_number_response__init)
  package static let shape: WireShape? = [
    .string(1, "base_type_name"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    baseTypeName = arena.string(c.pointee.base_type_name)
    extensionNumber = arena.scalars(c.pointee.n_extension_number, c.pointee.extension_number)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.base_type_name = arena.encode(baseTypeName)
    c.pointee.n_extension_number = extensionNumber.count
    c.pointee.extension_number = arena.encode(extensionNumber)
  }
}

extension ReflectionV1Alpha.ListServiceResponse: CMessage {
  package typealias CStruct = Grpc__Reflection__V1alpha__ListServiceResponse
  package static let descriptor = MessageDescriptor(grpc__reflection__v1alpha__list_service_response__init)
  package static let shape: WireShape? = [
    .messages(1, "service", ReflectionV1Alpha.ServiceResponse.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    service = try arena.decode(c.pointee.n_service, c.pointee.service)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_service = service.count
    c.pointee.service = arena.encode(service)
  }
}

extension ReflectionV1Alpha.ServiceResponse: CMessage {
  package typealias CStruct = Grpc__Reflection__V1alpha__ServiceResponse
  package static let descriptor = MessageDescriptor(grpc__reflection__v1alpha__service_response__init)
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

extension ReflectionV1Alpha.ErrorResponse: CMessage {
  package typealias CStruct = Grpc__Reflection__V1alpha__ErrorResponse
  package static let descriptor = MessageDescriptor(grpc__reflection__v1alpha__error_response__init)
  package static let shape: WireShape? = [
    .string(2, "error_message"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    errorCode = c.pointee.error_code
    errorMessage = arena.string(c.pointee.error_message)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.error_code = errorCode
    c.pointee.error_message = arena.encode(errorMessage)
  }
}
