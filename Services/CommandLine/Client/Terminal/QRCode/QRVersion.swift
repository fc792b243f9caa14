/// The sizes of QR codes up to 57 modules, with error correction of level L (ISO/IEC 18004, tables 9 and E.1): a screen
/// does not get scratched, and small codes fit on it.
struct QRVersion: Hashable, Sendable {
  let number: Int
  /// Bytes of error correction in each block.
  let correction: Int
  /// Bytes of data in each block.
  let blocks: [Int]
  /// Rows and columns that alignment patterns are centred on.
  let alignment: [Int]

  var size: Int { 17 + 4 * number }
  var dataBytes: Int { blocks.reduce(0, +) }
  /// Bits of the count of bytes that leads them (table 3).
  var countBits: Int { number < 10 ? 8 : 16 }
  /// Bytes of text it can hold: mode and count come first.
  var capacity: Int { (dataBytes * 8 - 4 - countBits) / 8 }

  static let all = [
    QRVersion(number: 1, correction: 7, blocks: [19], alignment: []),
    QRVersion(number: 2, correction: 10, blocks: [34], alignment: [6, 18]),
    QRVersion(number: 3, correction: 15, blocks: [55], alignment: [6, 22]),
    QRVersion(number: 4, correction: 20, blocks: [80], alignment: [6, 26]),
    QRVersion(number: 5, correction: 26, blocks: [108], alignment: [6, 30]),
    QRVersion(number: 6, correction: 18, blocks: [68, 68], alignment: [6, 34]),
    QRVersion(number: 7, correction: 20, blocks: [78, 78], alignment: [6, 22, 38]),
    QRVersion(number: 8, correction: 24, blocks: [97, 97], alignment: [6, 24, 42]),
    QRVersion(number: 9, correction: 30, blocks: [116, 116], alignment: [6, 26, 46]),
    QRVersion(number: 10, correction: 18, blocks: [68, 68, 69, 69], alignment: [6, 28, 50]),
  ]
}
