// swift-format-ignore-file
// Made by protoc-gen-titan from google/rpc/error_details.proto. Do not edit it: `deploy/dev generate` makes it.

package import CTitanProto

extension GoogleRPC.ErrorInfo: CMessage {
  package typealias CStruct = Google__Rpc__ErrorInfo
  package static let descriptor = MessageDescriptor(google__rpc__error_info__init)
  package static let shape: WireShape? = [
    .string(1, "reason"),
    .string(2, "domain"),
    .messages(3, "metadata", [.string(1, "key"), .string(2, "value")]),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    reason = arena.string(c.pointee.reason)
    domain = arena.string(c.pointee.domain)
    metadata = try arena.decodeMap(c.pointee.n_metadata, c.pointee.metadata) { (arena.string($0.pointee.key), arena.string($0.pointee.value)) }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.reason = arena.encode(reason)
    c.pointee.domain = arena.encode(domain)
    c.pointee.n_metadata = metadata.count
    c.pointee.metadata = arena.encode(metadata, google__rpc__error_info__metadata_entry__init) {
      $0.pointee.key = arena.encode($1)
      $0.pointee.value = arena.encode($2)
    }
  }
}

extension GoogleRPC.RetryInfo: CMessage {
  package typealias CStruct = Google__Rpc__RetryInfo
  package static let descriptor = MessageDescriptor(google__rpc__retry_info__init)
  package static let shape: WireShape? = [
    .message(1, "retry_delay", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    retryDelay = try arena.decode(c.pointee.retry_delay)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.retry_delay = arena.encode(optional: retryDelay)
  }
}

extension GoogleRPC.QuotaFailure: CMessage {
  package typealias CStruct = Google__Rpc__QuotaFailure
  package static let descriptor = MessageDescriptor(google__rpc__quota_failure__init)
  package static let shape: WireShape? = [
    .messages(1, "violations", GoogleRPC.QuotaFailure.Violation.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    violations = try arena.decode(c.pointee.n_violations, c.pointee.violations)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_violations = violations.count
    c.pointee.violations = arena.encode(violations)
  }
}

extension GoogleRPC.QuotaFailure.Violation: CMessage {
  package typealias CStruct = Google__Rpc__QuotaFailure__Violation
  package static let descriptor = MessageDescriptor(google__rpc__quota_failure__violation__init)
  package static let shape: WireShape? = [
    .string(1, "subject"),
    .string(2, "description"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    subject = arena.string(c.pointee.subject)
    description = arena.string(c.pointee.description)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.subject = arena.encode(subject)
    c.pointee.description = arena.encode(description)
  }
}

extension GoogleRPC.BadRequest: CMessage {
  package typealias CStruct = Google__Rpc__BadRequest
  package static let descriptor = MessageDescriptor(google__rpc__bad_request__init)
  package static let shape: WireShape? = [
    .messages(1, "field_violations", GoogleRPC.BadRequest.FieldViolation.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    fieldViolations = try arena.decode(c.pointee.n_field_violations, c.pointee.field_violations)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_field_violations = fieldViolations.count
    c.pointee.field_violations = arena.encode(fieldViolations)
  }
}

extension GoogleRPC.BadRequest.FieldViolation: CMessage {
  package typealias CStruct = Google__Rpc__BadRequest__FieldViolation
  package static let descriptor = MessageDescriptor(google__rpc__bad_request__field_violation__init)
  package static let shape: WireShape? = [
    .string(1, "field"),
    .string(2, "description"),
    .string(3, "reason"),
    .message(4, "localized_message", GoogleRPC.LocalizedMessage.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    field = arena.string(c.pointee.field)
    description = arena.string(c.pointee.description)
    reason = arena.string(c.pointee.reason)
    localizedMessage = try arena.decode(c.pointee.localized_message)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.field = arena.encode(field)
    c.pointee.description = arena.encode(description)
    c.pointee.reason = arena.encode(reason)
    c.pointee.localized_message = arena.encode(optional: localizedMessage)
  }
}

extension GoogleRPC.LocalizedMessage: CMessage {
  package typealias CStruct = Google__Rpc__LocalizedMessage
  package static let descriptor = MessageDescriptor(google__rpc__localized_message__init)
  package static let shape: WireShape? = [
    .string(1, "locale"),
    .string(2, "message"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    locale = arena.string(c.pointee.locale)
    message = arena.string(c.pointee.message)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.locale = arena.encode(locale)
    c.pointee.message = arena.encode(message)
  }
}
