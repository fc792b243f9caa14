/// A value that must not be seen: it prints, reflects and interpolates as `****`.
package struct Secret: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  private let value: String

  package init(_ value: String) { self.value = value }

  /// The value itself, for code that sends it or derives something from it. Never put it into a log or a message.
  package func reveal() -> String { value }

  package var description: String { "****" }
  package var debugDescription: String { "****" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
