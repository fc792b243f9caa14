// swift-format-ignore-file
// Made by protoc-gen-titan from connectrpc/conformance/v1/service.proto. Do not edit it: `deploy/dev generate` makes it.

package import CTestProto
package import TitanProto

extension ConformanceV1.UnaryResponseDefinition: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__UnaryResponseDefinition
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__unary_response_definition__init)
  package static let shape: WireShape? = [
    .messages(1, "response_headers", ConformanceV1.Header.shape),
    .other(2, "response_data", oneof: 1),
    .message(3, "error", ConformanceV1.Error.shape, oneof: 1),
    .messages(4, "response_trailers", ConformanceV1.Header.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    responseHeaders = try arena.decode(c.pointee.n_response_headers, c.pointee.response_headers)
    responseTrailers = try arena.decode(c.pointee.n_response_trailers, c.pointee.response_trailers)
    responseDelayMs = c.pointee.response_delay_ms
    switch c.pointee.response_case.rawValue {
    case 2: response = .responseData(arena.bytes(c.pointee.response_data))
    case 3: response = try arena.decode(c.pointee.error).map { .error($0) }
    default: response = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_response_headers = responseHeaders.count
    c.pointee.response_headers = arena.encode(responseHeaders)
    c.pointee.n_response_trailers = responseTrailers.count
    c.pointee.response_trailers = arena.encode(responseTrailers)
    c.pointee.response_delay_ms = responseDelayMs
    switch response {
    case .responseData(let value):
      c.pointee.response_case = .init(rawValue: 2)
      c.pointee.response_data = arena.encode(value)
    case .error(let value):
      c.pointee.response_case = .init(rawValue: 3)
      c.pointee.error = arena.encode(value)
    case nil: break
    }
  }
}

extension ConformanceV1.StreamResponseDefinition: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__StreamResponseDefinition
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__stream_response_definition__init)
  package static let shape: WireShape? = [
    .messages(1, "response_headers", ConformanceV1.Header.shape),
    .message(4, "error", ConformanceV1.Error.shape),
    .messages(5, "response_trailers", ConformanceV1.Header.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    responseHeaders = try arena.decode(c.pointee.n_response_headers, c.pointee.response_headers)
    responseData = try arena.bytes(c.pointee.n_response_data, c.pointee.response_data)
    responseDelayMs = c.pointee.response_delay_ms
    error = try arena.decode(c.pointee.error)
    responseTrailers = try arena.decode(c.pointee.n_response_trailers, c.pointee.response_trailers)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_response_headers = responseHeaders.count
    c.pointee.response_headers = arena.encode(responseHeaders)
    c.pointee.n_response_data = responseData.count
    c.pointee.response_data = arena.encode(responseData)
    c.pointee.response_delay_ms = responseDelayMs
    c.pointee.error = arena.encode(optional: error)
    c.pointee.n_response_trailers = responseTrailers.count
    c.pointee.response_trailers = arena.encode(responseTrailers)
  }
}

extension ConformanceV1.UnaryRequest: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__UnaryRequest
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__unary_request__init)
  package static let shape: WireShape? = [
    .message(1, "response_definition", ConformanceV1.UnaryResponseDefinition.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    responseDefinition = try arena.decode(c.pointee.response_definition)
    requestData = arena.bytes(c.pointee.request_data)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.response_definition = arena.encode(optional: responseDefinition)
    c.pointee.request_data = arena.encode(requestData)
  }
}

extension ConformanceV1.UnaryResponse: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__UnaryResponse
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__unary_response__init)
  package static let shape: WireShape? = [
    .message(1, "payload", ConformanceV1.ConformancePayload.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    payload = try arena.decode(c.pointee.payload)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.payload = arena.encode(optional: payload)
  }
}

extension ConformanceV1.IdempotentUnaryRequest: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__IdempotentUnaryRequest
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__idempotent_unary_request__init)
  package static let shape: WireShape? = [
    .message(1, "response_definition", ConformanceV1.UnaryResponseDefinition.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    responseDefinition = try arena.decode(c.pointee.response_definition)
    requestData = arena.bytes(c.pointee.request_data)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.response_definition = arena.encode(optional: responseDefinition)
    c.pointee.request_data = arena.encode(requestData)
  }
}

extension ConformanceV1.IdempotentUnaryResponse: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__IdempotentUnaryResponse
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__idempotent_unary_response__init)
  package static let shape: WireShape? = [
    .message(1, "payload", ConformanceV1.ConformancePayload.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    payload = try arena.decode(c.pointee.payload)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.payload = arena.encode(optional: payload)
  }
}

extension ConformanceV1.ServerStreamRequest: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__ServerStreamRequest
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__server_stream_request__init)
  package static let shape: WireShape? = [
    .message(1, "response_definition", ConformanceV1.StreamResponseDefinition.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    responseDefinition = try arena.decode(c.pointee.response_definition)
    requestData = arena.bytes(c.pointee.request_data)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.response_definition = arena.encode(optional: responseDefinition)
    c.pointee.request_data = arena.encode(requestData)
  }
}

extension ConformanceV1.ServerStreamResponse: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__ServerStreamResponse
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__server_stream_response__init)
  package static let shape: WireShape? = [
    .message(1, "payload", ConformanceV1.ConformancePayload.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    payload = try arena.decode(c.pointee.payload)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.payload = arena.encode(optional: payload)
  }
}

extension ConformanceV1.ClientStreamRequest: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__ClientStreamRequest
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__client_stream_request__init)
  package static let shape: WireShape? = [
    .message(1, "response_definition", ConformanceV1.UnaryResponseDefinition.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    responseDefinition = try arena.decode(c.pointee.response_definition)
    requestData = arena.bytes(c.pointee.request_data)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.response_definition = arena.encode(optional: responseDefinition)
    c.pointee.request_data = arena.encode(requestData)
  }
}

extension ConformanceV1.ClientStreamResponse: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__ClientStreamResponse
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__client_stream_response__init)
  package static let shape: WireShape? = [
    .message(1, "payload", ConformanceV1.ConformancePayload.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    payload = try arena.decode(c.pointee.payload)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.payload = arena.encode(optional: payload)
  }
}

extension ConformanceV1.BidiStreamRequest: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__BidiStreamRequest
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__bidi_stream_request__init)
  package static let shape: WireShape? = [
    .message(1, "response_definition", ConformanceV1.StreamResponseDefinition.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    responseDefinition = try arena.decode(c.pointee.response_definition)
    fullDuplex = c.pointee.full_duplex != 0
    requestData = arena.bytes(c.pointee.request_data)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.response_definition = arena.encode(optional: responseDefinition)
    c.pointee.full_duplex = fullDuplex ? 1 : 0
    c.pointee.request_data = arena.encode(requestData)
  }
}

extension ConformanceV1.BidiStreamResponse: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__BidiStreamResponse
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__bidi_stream_response__init)
  package static let shape: WireShape? = [
    .message(1, "payload", ConformanceV1.ConformancePayload.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    payload = try arena.decode(c.pointee.payload)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.payload = arena.encode(optional: payload)
  }
}

extension ConformanceV1.UnimplementedRequest: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__UnimplementedRequest
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__unimplemented_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension ConformanceV1.UnimplementedResponse: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__UnimplementedResponse
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__unimplemented_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension ConformanceV1.ConformancePayload: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__ConformancePayload
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__conformance_payload__init)
  package static let shape: WireShape? = [
    .message(2, "request_info", ConformanceV1.ConformancePayload.RequestInfo.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    data = arena.bytes(c.pointee.data)
    requestInfo = try arena.decode(c.pointee.request_info)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.data = arena.encode(data)
    c.pointee.request_info = arena.encode(optional: requestInfo)
  }
}

extension ConformanceV1.ConformancePayload.RequestInfo: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__ConformancePayload__RequestInfo
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__conformance_payload__request_info__init)
  package static let shape: WireShape? = [
    .messages(1, "request_headers", ConformanceV1.Header.shape),
    .other(2, "timeout_ms", oneof: 1),
    .messages(3, "requests", GoogleProtobuf.AnyMessage.shape),
    .message(4, "connect_get_info", ConformanceV1.ConformancePayload.ConnectGetInfo.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    requestHeaders = try arena.decode(c.pointee.n_request_headers, c.pointee.request_headers)
    requests = try arena.decode(c.pointee.n_requests, c.pointee.requests)
    connectGetInfo = try arena.decode(c.pointee.connect_get_info)
    switch c.pointee.optional_timeout_case.rawValue {
    case 2: optionalTimeout = .timeoutMs(c.pointee.timeout_ms)
    default: optionalTimeout = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_request_headers = requestHeaders.count
    c.pointee.request_headers = arena.encode(requestHeaders)
    c.pointee.n_requests = requests.count
    c.pointee.requests = arena.encode(requests)
    c.pointee.connect_get_info = arena.encode(optional: connectGetInfo)
    switch optionalTimeout {
    case .timeoutMs(let value):
      c.pointee.optional_timeout_case = .init(rawValue: 2)
      c.pointee.timeout_ms = value
    case nil: break
    }
  }
}

extension ConformanceV1.ConformancePayload.ConnectGetInfo: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__ConformancePayload__ConnectGetInfo
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__conformance_payload__connect_get_info__init)
  package static let shape: WireShape? = [
    .messages(1, "query_params", ConformanceV1.Header.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    queryParams = try arena.decode(c.pointee.n_query_params, c.pointee.query_params)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_query_params = queryParams.count
    c.pointee.query_params = arena.encode(queryParams)
  }
}

extension ConformanceV1.Error: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__Error
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__error__init)
  package static let shape: WireShape? = [
    .string(2, "message", oneof: 1),
    .messages(3, "details", GoogleProtobuf.AnyMessage.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    code = .init(rawValue: arena.number(c.pointee.code))
    details = try arena.decode(c.pointee.n_details, c.pointee.details)
    switch c.pointee.optional_message_case.rawValue {
    case 2: message = arena.string(c.pointee.message)
    default: message = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.code = arena.cEnum(code.rawValue)
    c.pointee.n_details = details.count
    c.pointee.details = arena.encode(details)
    switch message {
    case let value?:
      c.pointee.optional_message_case = .init(rawValue: 2)
      c.pointee.message = arena.encode(value)
    case nil: break
    }
  }
}

extension ConformanceV1.Header: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__Header
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__header__init)
  package static let shape: WireShape? = [
    .string(1, "name"),
    .string(2, "value"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    name = arena.string(c.pointee.name)
    value = try arena.strings(c.pointee.n_value, c.pointee.value)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.name = arena.encode(name)
    c.pointee.n_value = value.count
    c.pointee.value = arena.encode(value)
  }
}
