// swift-format-ignore-file
// Made by protoc-gen-titan from grpc/testing/messages.proto. Do not edit it: `deploy/dev generate` makes it.

package import CTestProto
package import TitanProto

extension GRPCTesting.BoolValue: CMessage {
  package typealias CStruct = Grpc__Testing__BoolValue
  package static let descriptor = MessageDescriptor(grpc__testing__bool_value__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    value = c.pointee.value != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.value = value ? 1 : 0
  }
}

extension GRPCTesting.Payload: CMessage {
  package typealias CStruct = Grpc__Testing__Payload
  package static let descriptor = MessageDescriptor(grpc__testing__payload__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    type = .init(rawValue: arena.number(c.pointee.type))
    body = arena.bytes(c.pointee.body)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.type = arena.cEnum(type.rawValue)
    c.pointee.body = arena.encode(body)
  }
}

extension GRPCTesting.EchoStatus: CMessage {
  package typealias CStruct = Grpc__Testing__EchoStatus
  package static let descriptor = MessageDescriptor(grpc__testing__echo_status__init)
  package static let shape: WireShape? = [
    .string(2, "message"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    code = c.pointee.code
    message = arena.string(c.pointee.message)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.code = code
    c.pointee.message = arena.encode(message)
  }
}

extension GRPCTesting.SimpleRequest: CMessage {
  package typealias CStruct = Grpc__Testing__SimpleRequest
  package static let descriptor = MessageDescriptor(grpc__testing__simple_request__init)
  package static let shape: WireShape? = [
    .message(3, "payload", nil),
    .message(6, "response_compressed", nil),
    .message(7, "response_status", GRPCTesting.EchoStatus.shape),
    .message(8, "expect_compressed", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    responseType = .init(rawValue: arena.number(c.pointee.response_type))
    responseSize = c.pointee.response_size
    payload = try arena.decode(c.pointee.payload)
    fillUsername = c.pointee.fill_username != 0
    fillOauthScope = c.pointee.fill_oauth_scope != 0
    responseCompressed = try arena.decode(c.pointee.response_compressed)
    responseStatus = try arena.decode(c.pointee.response_status)
    expectCompressed = try arena.decode(c.pointee.expect_compressed)
    fillServerID = c.pointee.fill_server_id != 0
    fillGrpclbRouteType = c.pointee.fill_grpclb_route_type != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.response_type = arena.cEnum(responseType.rawValue)
    c.pointee.response_size = responseSize
    c.pointee.payload = arena.encode(optional: payload)
    c.pointee.fill_username = fillUsername ? 1 : 0
    c.pointee.fill_oauth_scope = fillOauthScope ? 1 : 0
    c.pointee.response_compressed = arena.encode(optional: responseCompressed)
    c.pointee.response_status = arena.encode(optional: responseStatus)
    c.pointee.expect_compressed = arena.encode(optional: expectCompressed)
    c.pointee.fill_server_id = fillServerID ? 1 : 0
    c.pointee.fill_grpclb_route_type = fillGrpclbRouteType ? 1 : 0
  }
}

extension GRPCTesting.SimpleResponse: CMessage {
  package typealias CStruct = Grpc__Testing__SimpleResponse
  package static let descriptor = MessageDescriptor(grpc__testing__simple_response__init)
  package static let shape: WireShape? = [
    .message(1, "payload", nil),
    .string(2, "username"),
    .string(3, "oauth_scope"),
    .string(4, "server_id"),
    .string(6, "hostname"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    payload = try arena.decode(c.pointee.payload)
    username = arena.string(c.pointee.username)
    oauthScope = arena.string(c.pointee.oauth_scope)
    serverID = arena.string(c.pointee.server_id)
    grpclbRouteType = .init(rawValue: arena.number(c.pointee.grpclb_route_type))
    hostname = arena.string(c.pointee.hostname)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.payload = arena.encode(optional: payload)
    c.pointee.username = arena.encode(username)
    c.pointee.oauth_scope = arena.encode(oauthScope)
    c.pointee.server_id = arena.encode(serverID)
    c.pointee.grpclb_route_type = arena.cEnum(grpclbRouteType.rawValue)
    c.pointee.hostname = arena.encode(hostname)
  }
}

extension GRPCTesting.StreamingInputCallRequest: CMessage {
  package typealias CStruct = Grpc__Testing__StreamingInputCallRequest
  package static let descriptor = MessageDescriptor(grpc__testing__streaming_input_call_request__init)
  package static let shape: WireShape? = [
    .message(1, "payload", nil),
    .message(2, "expect_compressed", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    payload = try arena.decode(c.pointee.payload)
    expectCompressed = try arena.decode(c.pointee.expect_compressed)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.payload = arena.encode(optional: payload)
    c.pointee.expect_compressed = arena.encode(optional: expectCompressed)
  }
}

extension GRPCTesting.StreamingInputCallResponse: CMessage {
  package typealias CStruct = Grpc__Testing__StreamingInputCallResponse
  package static let descriptor = MessageDescriptor(grpc__testing__streaming_input_call_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    aggregatedPayloadSize = c.pointee.aggregated_payload_size
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.aggregated_payload_size = aggregatedPayloadSize
  }
}

extension GRPCTesting.ResponseParameters: CMessage {
  package typealias CStruct = Grpc__Testing__ResponseParameters
  package static let descriptor = MessageDescriptor(grpc__testing__response_parameters__init)
  package static let shape: WireShape? = [
    .message(3, "compressed", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    size = c.pointee.size
    intervalUs = c.pointee.interval_us
    compressed = try arena.decode(c.pointee.compressed)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.size = size
    c.pointee.interval_us = intervalUs
    c.pointee.compressed = arena.encode(optional: compressed)
  }
}

extension GRPCTesting.StreamingOutputCallRequest: CMessage {
  package typealias CStruct = Grpc__Testing__StreamingOutputCallRequest
  package static let descriptor = MessageDescriptor(grpc__testing__streaming_output_call_request__init)
  package static let shape: WireShape? = [
    .messages(2, "response_parameters", GRPCTesting.ResponseParameters.shape),
    .message(3, "payload", nil),
    .message(7, "response_status", GRPCTesting.EchoStatus.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    responseType = .init(rawValue: arena.number(c.pointee.response_type))
    responseParameters = try arena.decode(c.pointee.n_response_parameters, c.pointee.response_parameters)
    payload = try arena.decode(c.pointee.payload)
    responseStatus = try arena.decode(c.pointee.response_status)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.response_type = arena.cEnum(responseType.rawValue)
    c.pointee.n_response_parameters = responseParameters.count
    c.pointee.response_parameters = arena.encode(responseParameters)
    c.pointee.payload = arena.encode(optional: payload)
    c.pointee.response_status = arena.encode(optional: responseStatus)
  }
}

extension GRPCTesting.StreamingOutputCallResponse: CMessage {
  package typealias CStruct = Grpc__Testing__StreamingOutputCallResponse
  package static let descriptor = MessageDescriptor(grpc__testing__streaming_output_call_response__init)
  package static let shape: WireShape? = [
    .message(1, "payload", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    payload = try arena.decode(c.pointee.payload)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.payload = arena.encode(optional: payload)
  }
}
