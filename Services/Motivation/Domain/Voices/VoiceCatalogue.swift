/// All voices.
package struct VoiceCatalogue: Sendable {
  /// Lowest rank first; never empty.
  package let packs: [VoicePack]
  package let cues: [VoiceCue]

  package init(_ file: CatalogueFile) throws(CatalogueError) {
    var (packs, cues): ([VoicePack], [VoiceCue]) = ([], [])
    for block in file.blocks {
      if try block.optional("cue") == nil {
        let pack = try VoicePack(block)
        // Each rank requires a higher level than the one before, and the first requires none, so there is always a
        // voice.
        guard pack.rank == packs.count + 1, pack.minLevel > packs.last?.minLevel ?? 0,
          packs.isEmpty == (pack.minLevel == 1), !packs.contains(where: { $0.id == pack.id })
        else {
          throw block.error(
            "\(pack.id) has rank \(pack.rank) from level \(pack.minLevel); allowed: ranks 1, 2, 3 … in order, each from a "
              + "higher level on, the first from level 1, and each with a name of its own")
        }
        packs.append(pack)
      } else {
        let cue = try VoiceCue(block)
        guard !cues.contains(where: { $0.code == cue.code }) else { throw block.error("\(cue.code) comes twice") }
        cues.append(cue)
      }
    }
    guard !packs.isEmpty else { throw CatalogueError(file: file.name, line: 1, "there is no voice") }
    self.packs = packs
    self.cues = cues
  }

  package subscript(id: VoicePackID) -> VoicePack? { packs.first { $0.id == id } }

  /// The voice a user hears: the chosen one if it is unlocked, otherwise the highest unlocked one.
  package func inForce(for listener: Listener) -> VoicePack {
    if let pack = listener.voice.flatMap({ self[$0] }), pack.minLevel <= listener.titanLevel { return pack }
    return packs.last { $0.minLevel <= listener.titanLevel } ?? packs[0]
  }
}
