import TitanProto
import TitanRPC

extension RPCError {
  /// What the service said of it for programs: why, and what it names.
  var info: (reason: String, facts: [String: String])? {
    let details = details.isEmpty ? (try? StatusDetails.decode(encodedDetails)) ?? [] : details
    for case .errorInfo(let reason, _, let facts) in details { return (reason, facts) }
    return nil
  }
}
