import AuthDomain
import CFido2

/// Checks authenticators' signatures by libfido2. It has no state, and touches no device.
enum FidoVerifier {
  /// The credential in an authenticator's data. If its own key has vouched for it, that signature is checked.
  ///
  /// - Parameters:
  ///   - clientData: what the browser vouched for.
  ///   - party: the relying party's id.
  /// - Throws: `PasskeyProblem`.
  static func credential(
    in object: AttestationObject, clientData: [UInt8], party: String
  ) throws(PasskeyProblem) -> PasskeyCredential {
    for algorithm in PasskeyAlgorithm.allCases {
      // The data are readable only as a credential of their own algorithm.
      guard let attempt = CredentialAttempt(object.authenticatorData, as: algorithm) else { continue }
      if case .packed(let statement) = object.statement {
        try attempt.checkSelfAttestation(statement, clientData: clientData, party: party)
      }
      guard let credential = attempt.credential, PublicKey(credential) != nil else { throw .noCredential }
      return credential
    }
    throw .noCredential
  }

  /// Checks an assertion's signature, and what the authenticator's data say of the site and of the user.
  ///
  /// - Throws: `PasskeyProblem.wrongSignature`.
  static func check(
    _ signature: [UInt8], of authenticatorData: [UInt8], clientData: [UInt8], by credential: PasskeyCredential,
    party: String
  ) throws(PasskeyProblem) {
    var assertion = fido_assert_new()
    defer { fido_assert_free(&assertion) }
    guard let key = PublicKey(credential),
      fido_assert_set_clientdata(assertion, clientData, clientData.count) == FIDO_OK,
      fido_assert_set_rp(assertion, party) == FIDO_OK, fido_assert_set_count(assertion, 1) == FIDO_OK,
      fido_assert_set_authdata_raw(assertion, 0, authenticatorData, authenticatorData.count) == FIDO_OK,
      fido_assert_set_up(assertion, FIDO_OPT_TRUE) == FIDO_OK, fido_assert_set_uv(assertion, FIDO_OPT_TRUE) == FIDO_OK,
      fido_assert_set_sig(assertion, 0, signature, signature.count) == FIDO_OK,
      fido_assert_verify(assertion, 0, Int32(credential.algorithm.rawValue), key.pointer) == FIDO_OK
    else { throw .wrongSignature }
  }
}

/// A credential that is being read; owns libfido2's.
private final class CredentialAttempt {
  private let handle: OpaquePointer?
  private let algorithm: PasskeyAlgorithm

  /// `nil` if the data hold no credential of this algorithm.
  init?(_ authenticatorData: [UInt8], as algorithm: PasskeyAlgorithm) {
    self.algorithm = algorithm
    handle = fido_cred_new()
    guard fido_cred_set_type(handle, Int32(algorithm.rawValue)) == FIDO_OK,
      fido_cred_set_authdata_raw(handle, authenticatorData, authenticatorData.count) == FIDO_OK
    else { return nil }
  }

  deinit {
    var handle = handle
    fido_cred_free(&handle)
  }

  /// `nil` without an id or a key.
  var credential: PasskeyCredential? {
    guard let id = Self.bytes(fido_cred_id_ptr(handle), fido_cred_id_len(handle)),
      let key = Self.bytes(fido_cred_pubkey_ptr(handle), fido_cred_pubkey_len(handle)),
      id.count <= PasskeyCredential.maximumIDLength
    else { return nil }
    return PasskeyCredential(id: id, algorithm: algorithm, publicKey: key)
  }

  func checkSelfAttestation(_ statement: [UInt8], clientData: [UInt8], party: String) throws(PasskeyProblem) {
    guard fido_cred_set_fmt(handle, "packed") == FIDO_OK,
      fido_cred_set_attstmt(handle, statement, statement.count) == FIDO_OK
    else { throw .attestationMalformed }
    guard fido_cred_x5c_ptr(handle) == nil else { throw .attestationNotAllowed("packed with certificates") }
    guard fido_cred_set_clientdata(handle, clientData, clientData.count) == FIDO_OK,
      fido_cred_set_rp(handle, party, nil) == FIDO_OK, fido_cred_set_uv(handle, FIDO_OPT_TRUE) == FIDO_OK,
      fido_cred_verify_self(handle) == FIDO_OK
    else { throw .wrongSignature }
  }

  private static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8]? {
    guard let start, count > 0 else { return nil }
    return Array(UnsafeBufferPointer(start: start, count: count))
  }
}

/// A public key; owns libfido2's.
private final class PublicKey {
  private let handle: OpaquePointer
  private let algorithm: PasskeyAlgorithm

  /// `nil` unless the bytes are a key of the credential's algorithm: of an elliptic curve, a point on it.
  init?(_ credential: PasskeyCredential) {
    let bytes = credential.publicKey
    let made =
      switch credential.algorithm {
      case .edDSA: eddsa_pk_new()
      case .es256: es256_pk_new()
      case .rs256: rs256_pk_new()
      }
    guard let made else { return nil }
    (handle, algorithm) = (made, credential.algorithm)
    let code =
      switch algorithm {
      case .edDSA: eddsa_pk_from_ptr(handle, bytes, bytes.count)
      case .es256: es256_pk_from_ptr(handle, bytes, bytes.count)
      case .rs256: rs256_pk_from_ptr(handle, bytes, bytes.count)
      }
    guard code == FIDO_OK else { return nil }
  }

  deinit {
    var handle: OpaquePointer? = handle
    switch algorithm {
    case .edDSA: eddsa_pk_free(&handle)
    case .es256: es256_pk_free(&handle)
    case .rs256: rs256_pk_free(&handle)
    }
  }

  /// Lent for one call.
  var pointer: UnsafeRawPointer { UnsafeRawPointer(handle) }
}
