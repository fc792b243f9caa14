/// Where frames come from.
package enum VideoInput: Sendable, Equatable {
  /// A V4L2 device, such as `/dev/video0`.
  case camera(String)
  case file(String)

  /// Frames are looked at smaller beyond this, as the page does: the networks see 256 pixels at most.
  static let mostPixelsPerSide = 1280

  package var path: String {
    switch self {
    case .camera(let path), .file(let path): path
    }
  }

  /// What `ffmpeg` is told: it turns the frames upright, writes them as PAM pictures to standard output, without
  /// repeating or leaving out any, and the time of each to standard error before it.
  package var arguments: [String] {
    ["-hide_banner", "-loglevel", "error", "-nostdin"] + source
      + ["-map", "0:v:0", "-vf", Self.filters, "-fps_mode", "passthrough", "-c:v", "pam", "-f", "image2pipe", "pipe:1"]
  }

  private var source: [String] {
    switch self {
    // 640x480 is what every webcam has at 30 frames a second; a driver that lacks it takes what is nearest.
    case .camera(let device): ["-f", "v4l2", "-framerate", "30", "-video_size", "640x480", "-i", "file:" + device]
    // With the protocol, no name is read as an option, a pipe or an address.
    case .file(let path): ["-protocol_whitelist", "file", "-i", "file:" + path]
    }
  }

  private static let filters = [
    "scale=w='min(\(mostPixelsPerSide),iw)':h='min(\(mostPixelsPerSide),ih)':force_original_aspect_ratio=decrease",
    "format=rgba",
    // `print` prints frames that have metadata.
    "metadata=mode=add:key=titanup:value=1",
    "metadata=mode=print:direct=1:file='pipe\\:2'",
  ].joined(separator: ",")
}
