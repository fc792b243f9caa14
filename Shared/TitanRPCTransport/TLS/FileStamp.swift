#if canImport(Glibc)
  import Glibc
#endif

/// Tells a file from what stood under its name before: another file, or the same one written to. Absent files are
/// alike.
struct FileStamp: Hashable, Sendable {
  private var device: UInt64 = 0
  private var file: UInt64 = 0
  private var size: Int64 = -1
  private var seconds: Int = 0
  private var nanoseconds: Int = 0

  /// Follows symbolic links: secrets are often replaced by changing one.
  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    (device, file, size) = (UInt64(status.st_dev), UInt64(status.st_ino), Int64(status.st_size))
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}
