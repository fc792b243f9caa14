/// A photo as it is kept: upright, small, and nothing but a picture.
package struct StoredImage: Sendable, Hashable {
  package var format: ImageFormat
  package var width: Int
  package var height: Int
  package var bytes: [UInt8]

  package init(format: ImageFormat, width: Int, height: Int, bytes: [UInt8]) {
    self.format = format
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
