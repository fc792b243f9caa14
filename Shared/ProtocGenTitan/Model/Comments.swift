import CProtocPlugin

/// The comments of one file, by the path of the descriptor that they precede.
struct Comments {
  private var byPath: [[Int32]: String] = [:]

  init(_ info: UnsafeMutablePointer<Google__Protobuf__SourceCodeInfo>?) {
    guard let info else { return }
    for location in elements(info.pointee.n_location, info.pointee.location) {
      let leading = text(location.pointee.leading_comments)
      let comment = leading.isEmpty ? text(location.pointee.trailing_comments) : leading
      guard !comment.isEmpty else { continue }
      byPath[Array(UnsafeBufferPointer(start: location.pointee.path, count: location.pointee.n_path))] = comment
    }
  }

  subscript(path: [Int32]) -> String { byPath[path] ?? "" }
}

/// Field numbers of `descriptor.proto`, which comment paths consist of.
enum DescriptorPath {
  static let package: [Int32] = [2]
  static let syntax: [Int32] = [12]
  static let message: Int32 = 4
  static let `enum`: Int32 = 5
  static let service: Int32 = 6
  static let field: Int32 = 2
  static let nestedMessage: Int32 = 3
  static let nestedEnum: Int32 = 4
  static let oneof: Int32 = 8
  static let enumValue: Int32 = 2
  static let method: Int32 = 2
}
