import Foundation
import TitanProto

extension AuthV1.Device {
  /// How this sign-in appears in its owner's list of devices.
  static var thisMachine: Self {
    #if os(Linux)
      let platform = "Linux"
    #else
      let platform = "macOS"
    #endif
    return Self(name: String(ProcessInfo.processInfo.hostName.prefix(100)), platform: platform, appVersion: "titanup 1")
  }
}
