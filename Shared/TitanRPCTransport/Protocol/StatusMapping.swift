package import TitanHTTP2
package import TitanRPC

/// What a client makes of the wire: of `grpc-status`, and of answers that are none of gRPC.
extension StatusCode {
  /// `grpc-status`: a decimal number. `nil` for anything else, and for numbers without a meaning.
  init?(wireForm text: String) {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text) else { return nil }
    self.init(rawValue: number)
  }

  /// "HTTP to gRPC Status Code Mapping" of gRPC's documentation.
  package init(httpStatus: Int) {
    self =
      switch httpStatus {
      case 400: .internal
      case 401: .unauthenticated
      case 403: .permissionDenied
      case 404: .unimplemented
      case 429, 502, 503, 504: .unavailable
      default: .unknown
      }
  }

  /// "Errors" of gRPC over HTTP/2: the code of a RST_STREAM.
  package init(reset code: HTTP2ErrorCode) {
    self =
      switch code {
      case .refusedStream: .unavailable
      case .cancel: .cancelled
      case .enhanceYourCalm: .resourceExhausted
      case .inadequateSecurity: .permissionDenied
      case .streamClosed, .http11Required: .unknown
      default: .internal
      }
  }
}
