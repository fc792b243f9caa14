import Foundation
import PoseCountingService
import TitanService

extension S3Access {
  /// `nil` if `TITANUP_FRAMES_URL` isn't set, or something is wrong, which is reported then.
  init?(_ reader: EnvironmentReader) {
    let (name, region, file) = ("TITANUP_FRAMES_URL", "TITANUP_FRAMES_REGION", "TITANUP_FRAMES_CA_FILE")
    guard reader.raw(name) != nil else { return nil }
    let url = reader.value(name, default: nil, allowed: BucketURL.allowed) { BucketURL($0) }
    let accessKey = reader.secret("TITANUP_FRAMES_ACCESS_KEY")
    let secretKey = reader.secret("TITANUP_FRAMES_SECRET_KEY")
    // Both stand in the signature's scope, apart by slashes and colons.
    let place = reader.value(region, default: "us-east-1", allowed: "letters, digits and -, at most 64") { text in
      (1...64).contains(text.count) && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        ? text : nil
    }
    let authorities = reader.raw(file)
    if let authorities, !FileManager.default.isReadableFile(atPath: authorities) {
      reader.report(file, got: "\"\(authorities)\"", allowed: "the path of a file this user can read")
    }
    guard let url else { return nil }
    self.init(
      url, region: place, accessKey: accessKey.reveal(), secretKey: secretKey.reveal(), authorities: authorities)
  }
}
