import Glibc

/// One chunk of memory per thread, kept between encodings and decodings.
///
/// It is removed while in use, so that a message encoded during another's encoding gets its own.
enum ThreadChunk {
  /// Enough for 32 frames of 33 landmarks.
  static let size = 32 << 10

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key) { free($0) }
    precondition(result == 0, "no thread-specific key left: error \(result)")
    return key
  }()

  static func take() -> UnsafeMutableRawPointer {
    if let kept = pthread_getspecific(key) {
      pthread_setspecific(key, nil)
      return kept
    }
    guard let chunk = malloc(size) else { preconditionFailure("out of memory") }
    return chunk
  }

  static func giveBack(_ chunk: UnsafeMutableRawPointer) {
    if pthread_getspecific(key) == nil, pthread_setspecific(key, chunk) == 0 { return }
    free(chunk)
  }
}
