import TitanRPC

/// A result of a case that differs from what was expected.
struct CaseFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

func expect<Value: Equatable>(_ what: String, _ found: Value, is expected: Value) throws {
  guard found == expected else { throw CaseFailure("\(what): \(found), expected \(expected)") }
}

/// Runs a call that must fail.
func expect(
  _ code: StatusCode, message: String? = nil, _ call: () async throws -> Void
) async throws {
  do {
    try await call()
  } catch let error as RPCError {
    try expect("status of the call (\(error.message))", error.code.name, is: code.name)
    if let message { try expect("message of the status", error.message, is: message) }
    return
  }
  throw CaseFailure("the call succeeded, expected \(code.name)")
}

/// Payloads are zeros, so only their number is compared.
func expect(zeros count: Int, in payload: [UInt8]?) throws {
  try expect("bytes of the payload", payload?.count ?? 0, is: count)
  guard payload?.allSatisfy({ $0 == 0 }) ?? true else { throw CaseFailure("a payload is not all zeros") }
}
