package import TitanCore

extension MethodDescriptor {
  /// The scope that a personal access token needs to call the method; `nil` if no token can.
  ///
  /// It follows from the names and options in the protos, so that there is no list to forget: the package names the
  /// service, and `idempotency_level = NO_SIDE_EFFECTS` says that the method reads.
  package var scope: AccessScope? {
    let parts = service.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "titanup", let service = TitanUpService(rawValue: String(parts[1])) else {
      return nil
    }
    return AccessScope(service, hasNoSideEffects ? .read : .write)
  }
}
