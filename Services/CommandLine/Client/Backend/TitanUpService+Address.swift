package import TitanCore

extension TitanUpService {
  /// The address from the option, or else the variable, or else the default.
  ///
  /// - Throws: `ClientError` that names the variable if it is not an address.
  package func address(
    option: HostAndPort?, environment: [String: String]
  ) throws(ClientError) -> HostAndPort {
    if let option { return option }
    guard let text = environment[addressVariable], !text.isEmpty else { return standardAddress }
    guard let address = HostAndPort(text) else {
      throw .usage("\(addressVariable) is \"\(text)\"; HOST:PORT is expected")
    }
    return address
  }
}
