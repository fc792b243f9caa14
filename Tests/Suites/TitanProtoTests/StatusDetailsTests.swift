import Testing
import TitanCore
import TitanProto
import TitanRPC

@Suite("google.rpc.Status")
struct StatusDetailsTests {
  private let details: [ErrorDetail] = [
    .errorInfo(reason: "EMAIL_TAKEN", domain: "titanup", metadata: ["b": "2", "a": "1"]),
    .badRequest([
      FieldViolation(field: "email", description: "is taken", reason: "EMAIL_TAKEN"), StatusDetailsTests.worded,
    ]),
    .retryInfo(delay: .milliseconds(1_500)),
    .quotaFailure([QuotaViolation(subject: "user:1", description: "5 of 5")]),
    .localizedMessage(locale: "de", message: "Schon vergeben"),
  ]

  private static let worded: FieldViolation = {
    var violation = FieldViolation(field: "name", description: "got nothing", reason: "MISSING")
    violation.localizedMessage = LocalizedMessage(locale: "de", message: "Bitte fülle das aus.")
    return violation
  }()

  @Test("Details survive a round trip")
  func roundTrip() throws {
    let error = RPCError(code: .alreadyExists, message: "taken", details: details)
    #expect(try StatusDetails.decode(StatusDetails.encode(error)) == details)
  }

  @Test("protoc reads the encoded details")
  func official() throws {
    let error = RPCError(code: .alreadyExists, message: "taken", details: details)
    let text = try Protoc.decode(StatusDetails.encode(error), as: "google.rpc.Status", in: "google/rpc/status.proto")
    #expect(text.hasPrefix("code: 6\nmessage: \"taken\"\n"))
    for name in ["ErrorInfo", "BadRequest", "RetryInfo", "QuotaFailure", "LocalizedMessage"] {
      #expect(text.contains("type_url: \"type.googleapis.com/google.rpc.\(name)\""))
    }
    let wire = try GoogleRPC.Status(serialized: StatusDetails.encode(error))
    let packed = try #require(wire.details.first { $0.typeURL.hasSuffix("/google.rpc.BadRequest") })
    let request = try GoogleRPC.BadRequest(serialized: packed.value)
    #expect(
      request.fieldViolations.map(\.localizedMessage) == [nil, .init(locale: "de", message: "Bitte fülle das aus.")])
  }

  @Test("Unknown types are skipped, and the type URL's host is ignored")
  func others() throws {
    let info = GoogleRPC.ErrorInfo(reason: "R").serialized()
    let status = GoogleRPC.Status(
      code: 5,
      details: [
        .init(typeURL: "type.googleapis.com/google.rpc.Help", value: [0xFF]),
        .init(typeURL: "example.org/types/google.rpc.ErrorInfo", value: info),
        .init(typeURL: "", value: info),
      ])
    #expect(try StatusDetails.decode(status.serialized()) == [.errorInfo(reason: "R", domain: "", metadata: [:])])
  }

  @Test("Content that doesn't match its type is refused")
  func wrong() {
    #expect(throws: RPCError.self) { try StatusDetails.decode([0xFF]) }
    let status = GoogleRPC.Status(
      details: [.init(typeURL: "type.googleapis.com/google.rpc.ErrorInfo", value: [0x0A, 1, 0xFF])])
    #expect(throws: RPCError.self) { try StatusDetails.decode(status.serialized()) }
  }
}
