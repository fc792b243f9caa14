import Testing
import WebDomain

@Suite("Content types and headers")
struct RequestRulesTests {
  @Test(
    "Content types",
    arguments: [
      (["application/grpc-web"], ContentType.grpcWeb), (["application/grpc-web+proto"], .grpcWeb),
      (["Application/gRPC-Web+Proto; charset=utf-8"], .grpcWeb), (["application/grpc"], .grpc),
      (["application/grpc+proto"], .grpc), (["application/proto"], .proto), ([" application/proto ;x"], .proto),
      (["application/grpc-web-text"], nil), (["application/grpc-web-text+proto"], nil),
      (["application/grpc-web+json"], nil),
      (["application/json"], nil), (["text/plain"], nil), (["application/x-www-form-urlencoded"], nil),
      (["multipart/form-data; application/proto"], nil), ([""], nil), ([], nil),
      (["application/proto", "application/proto"], nil),
    ])
  func types(_ values: [String], _ expected: ContentType?) { #expect(ContentType(values) == expected) }

  @Test("The headers of web.md, HSTS with TLS alone")
  func headers() {
    let headers = Dictionary(uniqueKeysWithValues: SecurityHeaders.all(isSecure: true).map { ($0.name, $0.value) })
    #expect(
      headers == [
        "content-security-policy":
          "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; "
          + "img-src 'self' blob: data:; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
          + "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
        "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp",
        "cross-origin-resource-policy": "same-origin", "permissions-policy": "camera=(self)",
        "x-content-type-options": "nosniff", "referrer-policy": "no-referrer",
        "strict-transport-security": "max-age=31536000",
      ])
    let plain = SecurityHeaders.all(isSecure: false).map(\.name)
    #expect(Set(plain) == Set(headers.keys).subtracting(["strict-transport-security"]))
    for (name, _) in SecurityHeaders.all(isSecure: true) { #expect(!name.hasPrefix("access-control-")) }
  }
}
