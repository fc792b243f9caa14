import Testing
import WebDomain

@Suite("Files of the site")
struct SiteTests {
  @Test(
    "Names lead to files below the folder",
    arguments: [
      "/index.html", "/sw.js", "/assets/1f0c/core/main.js", "/pose/00ff.bin", "/assets/no-dot", "/a/b/c.min.js",
      "/manifest.webmanifest", "/favicon.ico", "/sessions/chart.svg",
    ])
  func files(_ target: String) {
    #expect(SitePath(target: target) == .file(String(target.dropFirst())))
    #expect(SitePath(target: target + "?v=1&w=../..") == .file(String(target.dropFirst())))
  }

  @Test(
    "Every deep link is the page",
    arguments: ["/", "/?x=1", "/home", "/sessions/42", "/sign-in", "/verify-email", "/trophies/T-SESSION-5", "/a_b"])
  func views(_ target: String) { #expect(SitePath(target: target) == .view) }

  @Test("Password managers find where to change a password, and no other well-known path")
  func wellKnown() {
    for target in ["/.well-known/change-password", "/.well-known/change-password?x=1"] {
      #expect(SitePath(target: target) == .moved(to: "/account/password"))
    }
    for target in ["/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200", "/.well-known/"] {
      #expect(SitePath(target: target) == .nothing)
    }
  }

  @Test(
    "No spelling leads out of the folder, or to what is hidden",
    arguments: [
      "", "*", "index.html", "//", "//etc/passwd", "/../etc/passwd", "/..", "/.", "/./index.html", "/a/../b.js",
      "/assets/../index.html", "/assets/..", "/%2e%2e/etc/passwd", "/%2E%2E%2fetc/passwd", "/..%2fetc/passwd",
      "/%252e%252e/x", "/..%c0%af..%c0%afetc", "/\\..\\etc", "/a\\b.js", "/a%5cb.js", "/a\u{0}.js", "/a%00.js",
      "/.git/config", "/.env", "/assets/.hidden", "/a/", "/assets//x.js", "/a..b", "/a.", "/a.b./c", "/ä.js", "/a b.js",
      "/a;b.js", "/a:b.js", "/~root/x", "http://evil/index.html", "/\r\nx.js", "/\u{202E}sj.x", "/index.html/",
    ])
  func refused(_ target: String) { #expect(SitePath(target: target) == .nothing) }

  @Test(
    "Public links are no business of search engines",
    arguments: [("/a/x", true), ("/a/x?y", true), ("/a", false), ("/about", false), ("/trophies/a/x", false)])
  func unlisted(_ target: String, _ isUnlisted: Bool) {
    #expect(SitePath.isUnlisted(target: target) == isUnlisted)
  }

  @Test("A path has its longest length")
  func longest() {
    #expect(SitePath(target: "/" + String(repeating: "a", count: 1_023)) == .view)
    #expect(SitePath(target: "/" + String(repeating: "a", count: 1_024)) == .nothing)
    #expect(SitePath(target: "/a?" + String(repeating: "a", count: 5_000)) == .view)
  }

  @Test(
    "What has a hash in its name is kept for good, all else is asked for again",
    arguments: [
      ("assets/1f/main.js", true), ("pose/00.bin", true), ("index.html", false), ("sw.js", false),
      ("manifest.webmanifest", false), ("assetsx/a.js", false), ("x/assets/a.js", false),
    ])
  func caching(_ path: String, _ isImmutable: Bool) {
    #expect(SiteFile.cacheControl(path) == (isImmutable ? "public, max-age=31536000, immutable" : "no-cache"))
  }

  @Test(
    "Types come from the ending alone, and unknown ones are bytes",
    arguments: [
      ("a.html", "text/html; charset=utf-8"), ("a.min.js", "text/javascript; charset=utf-8"),
      ("a.wasm", "application/wasm"), ("a.woff2", "font/woff2"), ("a.bin", "application/octet-stream"),
      ("a.exe", "application/octet-stream"), ("assets/x", "application/octet-stream"),
      ("a.js/b", "application/octet-stream"), ("manifest.webmanifest", "application/manifest+json; charset=utf-8"),
    ])
  func types(_ path: String, _ type: String) { #expect(SiteFile.mediaType(path) == type) }

  @Test("Other bytes have another tag, compressed ones too")
  func tags() {
    let tag = EntityTag(size: 10, modified: 20, isCompressed: false)
    #expect(tag.text == "\"a-k\"")
    #expect(EntityTag(size: 10, modified: 20, isCompressed: true).text == "\"a-k-gz\"")
    #expect(tag != EntityTag(size: 11, modified: 20, isCompressed: false))
    #expect(tag != EntityTag(size: 10, modified: 21, isCompressed: false))
  }

  @Test(
    "A client that has it need not get it again",
    arguments: [
      (["\"a-k\""], true), (["W/\"a-k\""], true), (["*"], true), (["\"x\", \"a-k\""], true),
      (["\"x\"", "\"a-k\""], true),
      ([" \"a-k\" "], true), ([], false), ([""], false), (["\"a-k-gz\""], false), (["a-k"], false), (["\"a-\""], false),
    ])
  func conditions(_ lines: [String], _ expected: Bool) {
    #expect(EntityTag(size: 10, modified: 20, isCompressed: false).isListed(in: lines) == expected)
  }

  @Test(
    "Who accepts gzip",
    arguments: [
      ([], false), ([""], false), (["gzip"], true), (["GZIP"], true), (["br, gzip;q=0.5"], true), (["gzip;q=0"], false),
      (["gzip; q=0.000"], false), (["*"], true), (["*;q=0"], false), (["gzip;q=0, *"], false), (["*;q=0, gzip"], true),
      (["br"], false), (["identity"], false), (["br", "gzip"], true), (["gzip;q=x"], false), (["xgzip"], false),
    ])
  func encodings(_ lines: [String], _ expected: Bool) { #expect(AcceptEncoding.acceptsGzip(lines) == expected) }
}
