import NIOCore
package import NIOPosix
package import TitanWeb
import WebDomain

/// The page and its files, from one folder.
package struct SiteHandler: WebHandler {
  private static let chunk = 64 << 10

  private let folder: SiteFolder
  private let threads: NIOThreadPool

  /// - Parameters:
  ///   - root: the folder. It may be missing, and may be replaced at any time.
  ///   - threads: read the files.
  package init(root: String, threads: NIOThreadPool = .singleton) {
    folder = SiteFolder(path: root)
    self.threads = threads
  }

  package func respond(to request: WebRequest, through response: WebResponseWriter) async throws {
    guard request.method == "GET" || request.method == "HEAD" else {
      throw WebRefusal(405, "got \(request.method.prefix(20)), allowed: GET, HEAD", ["allow": "GET, HEAD"])
    }
    let name: String
    switch SitePath(target: request.path) {
    case .nothing: throw WebRefusal(404, "there is nothing at this path")
    case .moved(let path):
      return try response.writeHead(302, ["location": path, "content-length": "0"], endsHere: true)
    case .view: name = SiteFile.index
    case .file(let path): name = path
    }
    let acceptsGzip = AcceptEncoding.acceptsGzip(request.headers.all("accept-encoding"))
    guard let (file, isCompressed) = try await open(name, acceptsGzip) else { throw try await absence(of: name) }
    let tag = EntityTag(size: file.size, modified: file.modified, isCompressed: isCompressed)
    var headers: WebHeaders = [
      "cache-control": SiteFile.cacheControl(name), "etag": tag.text, "vary": "accept-encoding",
    ]
    if SitePath.isUnlisted(target: request.path) { headers.set("x-robots-tag", "noindex, nofollow") }
    if tag.isListed(in: request.headers.all("if-none-match")) {
      return try response.writeHead(304, headers, endsHere: true)
    }
    headers.set("content-type", SiteFile.mediaType(name))
    headers.set("content-length", String(file.size))
    if isCompressed { headers.set("content-encoding", "gzip") }
    try response.writeHead(200, headers, endsHere: request.method == "HEAD")
    if request.method == "GET" { try await send(file, through: response) }
  }

  /// The file, or the form of it that was compressed beforehand.
  private func open(_ name: String, _ acceptsGzip: Bool) async throws -> (file: OpenFile, isCompressed: Bool)? {
    try await threads.runIfActive { [folder] in
      if acceptsGzip, let file = folder.file("\(name).gz") { return (file, true) }
      return folder.file(name).map { ($0, false) }
    }
  }

  private func absence(of name: String) async throws -> WebRefusal {
    guard try await threads.runIfActive({ [folder] in folder.file(SiteFile.index) != nil }) else {
      return WebRefusal(
        503, "the page is not installed here: deploy/dev web makes it, and TITANUP_WEB_ROOT names its folder",
        ["retry-after": "60"])
    }
    return WebRefusal(404, "there is nothing at this path")
  }

  private func send(_ file: OpenFile, through response: WebResponseWriter) async throws {
    var offset: Int64 = 0
    while offset < file.size {
      let count = Int(min(file.size - offset, Int64(Self.chunk)))
      let start = offset
      guard let bytes = try await threads.runIfActive({ file.read(count, at: start) }), !bytes.isEmpty else {
        // It was cut short meanwhile. The client sees that by its length.
        return response.abort()
      }
      try await response.write(bytes)
      offset += Int64(bytes.count)
    }
    try response.finish()
  }
}
