/// How a file of the site is sent.
package enum SiteFile {
  /// The page itself, which every view is.
  package static let index = "index.html"

  /// Names below these folders have a hash of their content in them, so what they name never changes.
  private static let immutable = ["assets/", "pose/"]

  /// The value of `cache-control`.
  package static func cacheControl(_ path: String) -> String {
    immutable.contains { path.hasPrefix($0) } ? "public, max-age=31536000, immutable" : "no-cache"
  }

  /// The value of `content-type`. Anything unknown is bytes, which browsers do not interpret.
  package static func mediaType(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return "application/octet-stream" }
    return mediaTypes[String(name[name.index(after: dot)...])] ?? "application/octet-stream"
  }

  private static let mediaTypes = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
    "json": "application/json; charset=utf-8", "webmanifest": "application/manifest+json; charset=utf-8",
    "txt": "text/plain; charset=utf-8", "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg",
    "webp": "image/webp", "ico": "image/x-icon", "woff2": "font/woff2", "wasm": "application/wasm",
    "bin": "application/octet-stream", "mp3": "audio/mpeg", "ogg": "audio/ogg",
  ]
}
