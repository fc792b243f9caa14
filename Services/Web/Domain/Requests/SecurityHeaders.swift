/// What every answer tells the browser it may not do.
package enum SecurityHeaders {
  /// Scripts, styles, fonts and data come from here and from nowhere else; WebAssembly may be compiled, `eval` not.
  package static let contentSecurityPolicy = [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "font-src 'self'",
    "img-src 'self' blob: data:", "media-src 'self'", "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'",
    "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'", "require-trusted-types-for 'script'",
  ].joined(separator: "; ")

  /// Of every answer.
  ///
  /// - Parameter isSecure: whether the page's origin is `https`. Only then may it insist on it.
  package static func all(isSecure: Bool) -> [(name: String, value: String)] { isSecure ? secure : plain }

  private static let secure = plain + [(name: "strict-transport-security", value: "max-age=31536000")]
  private static let plain: [(name: String, value: String)] =
    [
      ("content-security-policy", contentSecurityPolicy), ("cross-origin-opener-policy", "same-origin"),
      ("cross-origin-embedder-policy", "require-corp"), ("cross-origin-resource-policy", "same-origin"),
      ("permissions-policy", "camera=(self)"), ("x-content-type-options", "nosniff"),
      ("referrer-policy", "no-referrer"),
    ]

  /// Of the answer to signing out: browsers forget what they have kept of this origin.
  package static let clearSiteData = (name: "clear-site-data", value: "\"cache\", \"cookies\", \"storage\"")
}
