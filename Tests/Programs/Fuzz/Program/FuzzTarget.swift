/// The fuzz targets. Each run takes arbitrary bytes, and stops the program if an expectation doesn't hold.
enum FuzzTarget: String, CaseIterable {
  case serverEngine = "server-engine"
  case clientEngine = "client-engine"
  case messages
  case heads
  case texts
  case gzip
  case protobuf

  func run(_ bytes: UnsafeRawBufferPointer) {
    switch self {
    case .serverEngine: fuzzServerEngine(bytes)
    case .clientEngine: fuzzClientEngine(bytes)
    case .messages: fuzzMessages(bytes)
    case .heads: fuzzHeads(bytes)
    case .texts: fuzzTexts(bytes)
    case .gzip: fuzzGzip(bytes)
    case .protobuf: fuzzProtobuf(bytes)
    }
  }
}
