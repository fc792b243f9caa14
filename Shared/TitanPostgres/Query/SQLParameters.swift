/// The bound values of one query in PostgreSQL's binary format, in one buffer.
struct SQLParameters: Sendable {
  /// The protocol counts parameters in 16 bits.
  static let limit = 65_535

  private(set) var types: [UInt32] = []
  private var storage: [UInt8] = []
  /// Offset and length in `storage`; a negative length is NULL.
  private var bounds: [(offset: Int, length: Int32)] = []

  var count: Int { types.count }

  mutating func reserveCapacity(_ count: Int) {
    types.reserveCapacity(count)
    bounds.reserveCapacity(count)
    storage.reserveCapacity(16 * count)
  }

  mutating func append<Value: PostgresBindable>(_ value: Value) {
    let offset = storage.count
    let length = value.encodePostgres(into: &storage) ? Int32(storage.count - offset) : -1
    types.append(Value.postgresType.rawValue)
    bounds.append((offset, length))
  }

  /// The arguments of libpq's calls: types, values, lengths, formats. Valid during the call only.
  typealias CArrays<Result> = (
    UnsafePointer<UInt32>, UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<Int32>, UnsafePointer<Int32>
  ) -> Result

  func withCArrays<Result>(_ body: CArrays<Result>) -> Result {
    let lengths = bounds.map { max(0, $0.length) }
    let formats = [Int32](repeating: 1, count: count)
    return storage.withUnsafeBufferPointer { storage in
      // A null pointer means NULL to libpq, so an empty value still needs an address.
      withUnsafePointer(to: 0 as CChar) { empty in
        let values = bounds.map { bound -> UnsafePointer<CChar>? in
          guard bound.length >= 0 else { return nil }
          guard bound.length > 0, let base = storage.baseAddress else { return empty }
          return UnsafeRawPointer(base + bound.offset).assumingMemoryBound(to: CChar.self)
        }
        return body(types, values, lengths, formats)
      }
    }
  }
}
