// swift-format-ignore-file
// Made by protoc-gen-titan from connectrpc/conformance/v1/client_compat.proto. Do not edit it: `deploy/dev generate` makes it.

package import CTestProto
package import TitanProto

extension ConformanceV1.ClientCompatRequest: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__ClientCompatRequest
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__client_compat_request__init)
  package static let shape: WireShape? = [
    .string(1, "test_name"),
    .string(6, "host"),
    .message(9, "client_tls_creds", nil),
    .string(11, "service"),
    .string(12, "method"),
    .messages(15, "request_headers", ConformanceV1.Header.shape),
    .messages(16, "request_messages", GoogleProtobuf.AnyMessage.shape),
    .other(17, "timeout_ms", oneof: 1),
    .message(19, "cancel", ConformanceV1.ClientCompatRequest.Cancel.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    testName = arena.string(c.pointee.test_name)
    httpVersion = .init(rawValue: arena.number(c.pointee.http_version))
    `protocol` = .init(rawValue: arena.number(c.pointee.protocol))
    codec = .init(rawValue: arena.number(c.pointee.codec))
    compression = .init(rawValue: arena.number(c.pointee.compression))
    host = arena.string(c.pointee.host)
    port = c.pointee.port
    serverTlsCert = arena.bytes(c.pointee.server_tls_cert)
    clientTlsCreds = try arena.decode(c.pointee.client_tls_creds)
    messageReceiveLimit = c.pointee.message_receive_limit
    service = arena.string(c.pointee.service)
    method = arena.string(c.pointee.method)
    streamType = .init(rawValue: arena.number(c.pointee.stream_type))
    useGetHttpMethod = c.pointee.use_get_http_method != 0
    requestHeaders = try arena.decode(c.pointee.n_request_headers, c.pointee.request_headers)
    requestMessages = try arena.decode(c.pointee.n_request_messages, c.pointee.request_messages)
    requestDelayMs = c.pointee.request_delay_ms
    cancel = try arena.decode(c.pointee.cancel)
    rawRequest = arena.bytes(c.pointee.raw_request)
    switch c.pointee.optional_timeout_case.rawValue {
    case 17: optionalTimeout = .timeoutMs(c.pointee.timeout_ms)
    default: optionalTimeout = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.test_name = arena.encode(testName)
    c.pointee.http_version = arena.cEnum(httpVersion.rawValue)
    c.pointee.protocol = arena.cEnum(`protocol`.rawValue)
    c.pointee.codec = arena.cEnum(codec.rawValue)
    c.pointee.compression = arena.cEnum(compression.rawValue)
    c.pointee.host = arena.encode(host)
    c.pointee.port = port
    c.pointee.server_tls_cert = arena.encode(serverTlsCert)
    c.pointee.client_tls_creds = arena.encode(optional: clientTlsCreds)
    c.pointee.message_receive_limit = messageReceiveLimit
    c.pointee.service = arena.encode(service)
    c.pointee.method = arena.encode(method)
    c.pointee.stream_type = arena.cEnum(streamType.rawValue)
    c.pointee.use_get_http_method = useGetHttpMethod ? 1 : 0
    c.pointee.n_request_headers = requestHeaders.count
    c.pointee.request_headers = arena.encode(requestHeaders)
    c.pointee.n_request_messages = requestMessages.count
    c.pointee.request_messages = arena.encode(requestMessages)
    c.pointee.request_delay_ms = requestDelayMs
    c.pointee.cancel = arena.encode(optional: cancel)
    c.pointee.raw_request = arena.encode(rawRequest)
    switch optionalTimeout {
    case .timeoutMs(let value):
      c.pointee.optional_timeout_case = .init(rawValue: 17)
      c.pointee.timeout_ms = value
    case nil: break
    }
  }
}

extension ConformanceV1.ClientCompatRequest.TLSCreds: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__ClientCompatRequest__TLSCreds
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__client_compat_request__tlscreds__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    cert = arena.bytes(c.pointee.cert)
    key = arena.bytes(c.pointee.key)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.cert = arena.encode(cert)
    c.pointee.key = arena.encode(key)
  }
}

extension ConformanceV1.ClientCompatRequest.Cancel: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__ClientCompatRequest__Cancel
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__client_compat_request__cancel__init)
  package static let shape: WireShape? = [
    .message(1, "before_close_send", nil, oneof: 1),
    .other(2, "after_close_send_ms", oneof: 1),
    .other(3, "after_num_responses", oneof: 1),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    switch c.pointee.cancel_timing_case.rawValue {
    case 1: cancelTiming = try arena.decode(c.pointee.before_close_send).map { .beforeCloseSend($0) }
    case 2: cancelTiming = .afterCloseSendMs(c.pointee.after_close_send_ms)
    case 3: cancelTiming = .afterNumResponses(c.pointee.after_num_responses)
    default: cancelTiming = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    switch cancelTiming {
    case .beforeCloseSend(let value):
      c.pointee.cancel_timing_case = .init(rawValue: 1)
      c.pointee.before_close_send = arena.encode(value)
    case .afterCloseSendMs(let value):
      c.pointee.cancel_timing_case = .init(rawValue: 2)
      c.pointee.after_close_send_ms = value
    case .afterNumResponses(let value):
      c.pointee.cancel_timing_case = .init(rawValue: 3)
      c.pointee.after_num_responses = value
    case nil: break
    }
  }
}

extension ConformanceV1.ClientCompatResponse: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__ClientCompatResponse
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__client_compat_response__init)
  package static let shape: WireShape? = [
    .string(1, "test_name"),
    .message(2, "response", ConformanceV1.ClientResponseResult.shape, oneof: 1),
    .message(3, "error", ConformanceV1.ClientErrorResult.shape, oneof: 1),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    testName = arena.string(c.pointee.test_name)
    switch c.pointee.result_case.rawValue {
    case 2: result = try arena.decode(c.pointee.response).map { .response($0) }
    case 3: result = try arena.decode(c.pointee.error).map { .error($0) }
    default: result = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.test_name = arena.encode(testName)
    switch result {
    case .response(let value):
      c.pointee.result_case = .init(rawValue: 2)
      c.pointee.response = arena.encode(value)
    case .error(let value):
      c.pointee.result_case = .init(rawValue: 3)
      c.pointee.error = arena.encode(value)
    case nil: break
    }
  }
}

extension ConformanceV1.ClientResponseResult: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__ClientResponseResult
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__client_response_result__init)
  package static let shape: WireShape? = [
    .messages(1, "response_headers", ConformanceV1.Header.shape),
    .messages(2, "payloads", ConformanceV1.ConformancePayload.shape),
    .message(3, "error", ConformanceV1.Error.shape),
    .messages(4, "response_trailers", ConformanceV1.Header.shape),
    .string(7, "feedback"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    responseHeaders = try arena.decode(c.pointee.n_response_headers, c.pointee.response_headers)
    payloads = try arena.decode(c.pointee.n_payloads, c.pointee.payloads)
    error = try arena.decode(c.pointee.error)
    responseTrailers = try arena.decode(c.pointee.n_response_trailers, c.pointee.response_trailers)
    numUnsentRequests = c.pointee.num_unsent_requests
    feedback = try arena.strings(c.pointee.n_feedback, c.pointee.feedback)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_response_headers = responseHeaders.count
    c.pointee.response_headers = arena.encode(responseHeaders)
    c.pointee.n_payloads = payloads.count
    c.pointee.payloads = arena.encode(payloads)
    c.pointee.error = arena.encode(optional: error)
    c.pointee.n_response_trailers = responseTrailers.count
    c.pointee.response_trailers = arena.encode(responseTrailers)
    c.pointee.num_unsent_requests = numUnsentRequests
    c.pointee.n_feedback = feedback.count
    c.pointee.feedback = arena.encode(feedback)
  }
}

extension ConformanceV1.ClientErrorResult: CMessage {
  package typealias CStruct = Connectrpc__Conformance__V1__ClientErrorResult
  package static let descriptor = MessageDescriptor(connectrpc__conformance__v1__client_error_result__init)
  package static let shape: WireShape? = [
    .string(1, "message"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    message = arena.string(c.pointee.message)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.message = arena.encode(message)
  }
}
