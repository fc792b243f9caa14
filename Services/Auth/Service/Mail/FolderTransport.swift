package import Foundation

/// Puts mails into a folder, a file each: for development, where nothing shall leave the machine.
package struct FolderTransport: MailTransport {
  private let folder: URL
  private let makeName: @Sendable () -> String

  package init(
    folder: URL, makeName: @escaping @Sendable () -> String = { "\(UUID().uuidString.lowercased()).eml" }
  ) {
    (self.folder, self.makeName) = (folder, makeName)
  }

  package func send(_ message: MailMessage) throws {
    let name = makeName()
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      // Renamed into place: whoever watches the folder finds whole mails only. They hold links that open accounts.
      let draft = folder.appending(path: ".\(name)")
      guard
        FileManager.default.createFile(
          atPath: draft.path, contents: Data(message.bytes), attributes: [.posixPermissions: 0o600])
      else { throw MailFailure(isPermanent: false, "cannot write into \(folder.path)") }
      try FileManager.default.moveItem(at: draft, to: folder.appending(path: name))
    } catch let failure as MailFailure {
      throw failure
    } catch {
      throw MailFailure(isPermanent: false, "cannot write into \(folder.path)")
    }
  }
}
