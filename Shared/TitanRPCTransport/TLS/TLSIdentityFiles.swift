/// Who this end of a connection is: a certificate with the chain up to its authority, and the key that belongs to it.
package struct TLSIdentityFiles: Sendable, Hashable {
  /// PEM: this end's certificate first, then those that signed it; the authority itself may be left out.
  package var certificateFile: String
  /// PEM: the private key, not encrypted.
  package var keyFile: String

  package init(certificateFile: String, keyFile: String) {
    (self.certificateFile, self.keyFile) = (certificateFile, keyFile)
  }
}
