/// The caller of a method over the Connect protocol or gRPC-Web: pages and programs both use them.
package enum ConnectCaller: Sendable, Hashable {
  /// A browser: its origin has to be this edge's, and its tokens are in its cookie.
  case page
  /// Anything else, with a token of its own or none. Its cookie, if it has one, opens nothing.
  case program

  /// Browsers say with every POST where it comes from, and no page can keep them from it. A cookie without a token comes
  /// from a browser too, whatever it fails to say.
  ///
  /// - Parameters:
  ///   - sites: the values of `sec-fetch-site`.
  ///   - origins: the values of `origin`.
  package init(sites: [String], origins: [String], hasCookie: Bool, hasAuthorization: Bool) {
    let saysOrigin = !sites.isEmpty || !origins.isEmpty
    self = saysOrigin || (hasCookie && !hasAuthorization) ? .page : .program
  }
}
