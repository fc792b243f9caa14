import Foundation

/// `ffmpeg` as a child: pictures and their times, one after the other. It never outlives its owner, and a full pipe makes
/// it wait, so that memory holds one picture.
///
/// `next` and `wait` belong to one thread; `stop` may be called from any.
package final class VideoProcess {
  /// The exit status of env(1).
  private static let programNotFound: Int32 = 127
  /// How long `ffmpeg` may take to close a device.
  private static let patience: TimeInterval = 2

  private let input: VideoInput
  private let child: VideoChild
  private let pictures: Int32
  private let remarks: Int32
  private let output = Pipe()
  private let errors = Pipe()
  private var times = FrameTimes()
  private var remarksAreOpen = true
  private var pixels: UnsafeMutableRawBufferPointer = .init(start: nil, count: 0)
  private var count = 0
  private var lastTime = 0.0

  /// - Throws: `VideoError` if there is no such file or device, or the program cannot be started.
  package init(_ input: VideoInput, path: String? = nil) throws(VideoError) {
    try Self.check(input)
    self.input = input
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["ffmpeg"] + input.arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { throw VideoError("Can't run `ffmpeg`: \(error.localizedDescription)") }
    child = VideoChild(process)
    pictures = output.fileHandleForReading.fileDescriptor
    remarks = errors.fileHandleForReading.fileDescriptor
  }

  deinit {
    // What `ffmpeg` started, if it is a script, would write to full pipes for ever, and keep us waiting.
    try? output.fileHandleForReading.close()
    try? errors.fileHandleForReading.close()
    child.stop(patience: 0)
    child.wait()
    pixels.deallocate()
  }

  /// What ends `ffmpeg`, from any thread.
  package var stopper: @Sendable () -> Void { { [child] in child.stop(patience: Self.patience) } }

  /// The next picture, until the next call; `nil` at the end of the video.
  ///
  /// - Throws: `VideoError` if there was not a single one, with `ffmpeg`'s words.
  package func next() throws(VideoError) -> Picture? {
    guard let header = try header() else {
      try finish()
      return nil
    }
    if pixels.count != header.byteCount {
      pixels.deallocate()
      pixels = .allocate(byteCount: header.byteCount, alignment: 64)
    }
    guard try fill(pixels) else {
      try finish()
      return nil
    }
    count += 1
    return Picture(seconds: time(), width: header.width, height: header.height, pixels: UnsafeRawBufferPointer(pixels))
  }

  /// Why the video ended early; `nil` if it didn't.
  package private(set) var problem: String?

  private func finish() throws(VideoError) {
    while remarksAreOpen { takeRemarks() }
    let status = child.wait()
    let words = times.complaints.last
    guard count == 0 else {
      if status != 0, !child.isStopped { problem = words ?? "`ffmpeg` ended with status \(status)." }
      return
    }
    if child.isStopped { return }
    if status == Self.programNotFound, words?.contains("ffmpeg") ?? true {
      throw VideoError(
        "Looking at video takes `ffmpeg`, which isn't installed. Install it (`apt-get install ffmpeg`); the image of the "
          + "containers doesn't have it.")
    }
    switch input {
    case .camera(let device): throw VideoError("The camera \(device) can't be used: \(words ?? "it sent no frames")")
    case .file(let path): throw VideoError("\(path) can't be read as a video: \(words ?? "it has no frames")")
    }
  }

  private static func check(_ input: VideoInput) throws(VideoError) {
    var status = stat()
    guard stat(input.path, &status) == 0 else {
      let words = String(cString: strerror(errno))
      switch input {
      case .camera(let device):
        throw VideoError("There is no camera at \(device): \(words). Name another one by --device.")
      case .file(let path): throw VideoError("Can't read the video \(path): \(words)")
      }
    }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw VideoError("\(input.path) is a folder.") }
    guard access(input.path, R_OK) == 0 else {
      let help = if case .camera = input { ". Members of the group `video` may use cameras." } else { "" }
      throw VideoError("Can't read \(input.path): \(String(cString: strerror(errno)))\(help)")
    }
  }

  private func header() throws(VideoError) -> PictureHeader? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.suffix(PictureHeader.end.count) != PictureHeader.end[...] {
      guard bytes.count < PictureHeader.mostBytes else {
        throw VideoError("`ffmpeg` wrote something else than pictures.")
      }
      guard try withUnsafeMutableBytes(of: &byte, { buffer throws(VideoError) in try fill(buffer) }) else { return nil }
      bytes.append(byte)
    }
    return try PictureHeader(bytes)
  }

  /// Reads as many bytes as the buffer has.
  ///
  /// - Returns: whether there were so many.
  private func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(VideoError) -> Bool {
    var filled = 0
    while filled < buffer.count {
      waitForPictures()
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let taken = read(pictures, rest.baseAddress, rest.count)
      if taken < 0, errno == EINTR { continue }
      guard taken >= 0 else { throw VideoError("Can't read from `ffmpeg`: \(String(cString: strerror(errno)))") }
      guard taken > 0 else { return false }
      filled += taken
    }
    return true
  }

  /// Takes remarks in the meantime: `ffmpeg` must not wait for us while we wait for it.
  private func waitForPictures() {
    while true {
      var files = [
        pollfd(fd: pictures, events: Int16(POLLIN), revents: 0),
        pollfd(fd: remarksAreOpen ? remarks : -1, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&files, 2, -1) >= 0 || errno == EINTR else { return }
      if files[1].revents != 0 { takeRemarks() }
      if files[0].revents != 0 { return }
    }
  }

  /// The time of the picture that was read last. It was written before the picture.
  private func time() -> Double {
    while times.isEmpty, remarksAreOpen { takeRemarks() }
    // A stream without times is taken for one of 30 frames a second.
    lastTime = (times.isEmpty ? nil : times.removeFirst()) ?? lastTime + 1 / 30
    return lastTime
  }

  private func takeRemarks() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let taken = read(remarks, &bytes, bytes.count)
    if taken < 0, errno == EINTR { return }
    guard taken > 0 else {
      remarksAreOpen = false
      return
    }
    times.append(bytes[..<taken])
  }
}

/// A frame of a video, upright: red, green, blue and opacity of each pixel, valid until the next one is read.
package struct Picture {
  /// On the video's own clock.
  package let seconds: Double
  package let width: Int
  package let height: Int
  package let pixels: UnsafeRawBufferPointer
}
