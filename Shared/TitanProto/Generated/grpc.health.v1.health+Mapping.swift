// swift-format-ignore-file
// Made by protoc-gen-titan from grpc/health/v1/health.proto. Not to be edited: `deploy/dev generate` writes it anew.

import CTitanProto

extension HealthV1.HealthCheckRequest: CMessage {
  typealias CStruct = Grpc__Health__V1__HealthCheckRequest
  static let descriptor = MessageDescriptor(grpc__health__v1__health_check_request__init)
  static let shape: WireShape? = [
    .string(1, "service"),
  ]

  init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    service = arena.string(c.pointee.service)
  }

  func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.service = arena.encode(service)
  }
}

extension HealthV1.HealthCheckResponse: CMessage {
  typealias CStruct = Grpc__Health__V1__HealthCheckResponse
  static let descriptor = MessageDescriptor(grpc__health__v1__health_check_response__init)

  init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    status = .init(rawValue: arena.number(c.pointee.status))
  }

  func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.status = arena.cEnum(status.rawValue)
  }
}

extension HealthV1.HealthListRequest: CMessage {
  typealias CStruct = Grpc__Health__V1__HealthListRequest
  static let descriptor = MessageDescriptor(grpc__health__v1__health_list_request__init)

  init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension HealthV1.HealthListResponse: CMessage {
  typealias CStruct = Grpc__Health__V1__HealthListResponse
  static let descriptor = MessageDescriptor(grpc__health__v1__health_list_response__init)
  static let shape: WireShape? = [
    .messages(1, "statuses", [.string(1, "key"), .message(2, "value", nil)]),
  ]

  init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    statuses = try arena.decodeMap(c.pointee.n_statuses, c.pointee.statuses) { (arena.string($0.pointee.key), try arena.decode($0.pointee.value) ?? HealthV1.HealthCheckResponse()) }
  }

  func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_statuses = statuses.count
    c.pointee.statuses = arena.encode(statuses, grpc__health__v1__health_list_response__statuses_entry__init) {
      $0.pointee.key = arena.encode($1)
      $0.pointee.value = arena.encode($2)
    }
  }
}
