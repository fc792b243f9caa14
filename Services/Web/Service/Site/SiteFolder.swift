import Glibc

/// The folder with the page's files. Its methods block.
struct SiteFolder: Sendable {
  let path: String

  /// A regular file below the folder; `nil` if there is none. Neither dots nor symbolic links lead
  /// out of the folder.
  func file(_ name: String) -> OpenFile? {
    let names = name.split(separator: "/").map(String.init)
    guard !names.contains(where: { $0.hasPrefix(".") }) else { return nil }
    var folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return nil }
    for name in names.dropLast() {
      let next = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      close(folder)
      guard next >= 0 else { return nil }
      folder = next
    }
    defer { close(folder) }
    // Without O_NONBLOCK, a pipe would keep the thread waiting.
    guard let last = names.last else { return nil }
    let file = openat(folder, last, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    return file >= 0 ? OpenFile(descriptor: file) : nil
  }
}

/// An open regular file, closed when nobody needs it any more.
final class OpenFile: Sendable {
  private let descriptor: Int32
  let size: Int64
  /// In nanoseconds since the epoch.
  let modified: Int64

  /// Takes the descriptor over; `nil` if it is of something else than a regular file.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    size = Int64(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
  }

  deinit { close(descriptor) }

  /// Up to `count` bytes from `offset`; empty at the end, `nil` if it cannot be read.
  func read(_ count: Int, at offset: Int64) -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { room, filled in
      let read = pread(descriptor, room.baseAddress, count, off_t(offset))
      failed = read < 0
      filled = max(0, read)
    }
    return failed ? nil : bytes
  }
}
