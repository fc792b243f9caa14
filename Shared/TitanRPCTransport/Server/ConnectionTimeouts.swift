/// How long a server waits for a client. All are looked at in intervals of up to five seconds, so that they
/// may take that much longer.
package struct ConnectionTimeouts: Hashable, Sendable {
  /// From the connection's opening, or the end of its TLS handshake, to the client's first SETTINGS.
  package var preface: Duration = .seconds(20)
  /// From a frame's first byte to its last; a header block is one frame.
  package var frame: Duration = .seconds(30)
  /// With bytes to send and the client taking none.
  package var writeStall: Duration = .seconds(30)
  /// Without a call, after which the client is told to go; `nil`: as long as it likes.
  package var idle: Duration? = .seconds(1800)
  /// Since the connection's opening, give or take a tenth at random, after which the client is told to go and
  /// come again; `nil`: as long as it likes.
  package var maximumAge: Duration?
  /// What calls have to end in after that, before they are cut off.
  package var maximumAgeGrace: Duration = .seconds(300)
  /// Without a byte from the client, after which it is pinged; `nil`: never.
  package var keepaliveInterval: Duration? = .seconds(300)
  /// For the answer to that ping, or any other byte.
  package var keepalive: Duration = .seconds(20)

  package init() {}

  /// How often to look: four times within the shortest.
  var interval: Duration {
    let all = [preface, frame, writeStall, idle, maximumAge, maximumAgeGrace, keepaliveInterval, keepalive]
    return max(.milliseconds(1), min(.seconds(5), all.compactMap(\.self).min().map { $0 / 4 } ?? .seconds(5)))
  }
}
