/// An enum of a proto. It is open: a number that this version has no name for is kept, and written back unchanged.
package protocol OpenEnum: RawRepresentable, Hashable, Sendable, CustomStringConvertible where RawValue == Int32 {
  /// Every value the proto names, in its order.
  static var known: [Self] { get }

  init(rawValue: Int32)
}

extension OpenEnum {
  /// Whether the proto names the value.
  package var isKnown: Bool { Self.known.contains(self) }
}
