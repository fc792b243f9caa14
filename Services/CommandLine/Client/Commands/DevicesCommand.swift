import ArgumentParser
import TitanProto

struct DevicesCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "List the devices that are signed in to your account, the newest first.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    var devices: [AuthV1.AuthSession] = []
    var request = AuthV1.ListAuthSessionsRequest(pageSize: 200)
    repeat {
      let page = try await backend.keeper.call { [request] options in
        try await backend.auth.listAuthSessions(request, options: options.within(.seconds(10)))
      }
      devices += page.authSessions
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    if global.json { return console.line(JSONValue.array(devices.map(DevicePresentation.json)).text) }
    console.lines(DevicePresentation.table(devices, zone: backend.zone, terminal: console.output))
  }
}
