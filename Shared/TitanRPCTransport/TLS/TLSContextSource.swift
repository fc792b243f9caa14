import Synchronization

/// What new connections use, made anew when the files it comes from have changed.
final class TLSContextSource: Sendable {
  private struct State {
    var material: TLSMaterial?
    /// Of the files when somebody last set out to read them.
    var stamps: [FileStamp] = []
  }

  private let source: any TLSFileSet
  private let state = Mutex(State())

  init(_ source: any TLSFileSet) { self.source = source }

  /// - Throws: `TLSFileError`, as long as the files could never be used.
  func current() throws(TLSFileError) -> TLSMaterial {
    // Before they are read: whatever is written from here on is seen as a change the next time.
    let stamps = source.files.map(FileStamp.init)
    let (known, isChanged) = state.withLock { state in
      defer { state.stamps = stamps }
      return (state.material, state.stamps != stamps)
    }
    if let known, !isChanged { return known }
    do throws(TLSFileError) {
      let made = try source.load()
      state.withLock { state in
        // Unless somebody has set out to read what is newer still.
        if state.stamps == stamps { state.material = made }
      }
      if known != nil { source.onReload(.replaced(made.validity)) }
      return made
    } catch {
      guard let known else { throw error }
      source.onReload(.kept(error))
      return known
    }
  }
}
