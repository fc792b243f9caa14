import SocialDomain
import Testing
import TitanCore
import TitanFields

@Suite("Sharing and places")
struct SharingTests {
  private static let ada = Sharing(name: DisplayName(stored: "Ada"), showsPushUps: true)

  @Test(
    "A change leaves the other fields as they are",
    arguments: [
      (SharingChange(), ada),
      (SharingChange(name: " Bob "), Sharing(name: DisplayName(stored: "Bob"), showsPushUps: true)),
      (SharingChange(showsPushUps: false), Sharing(name: DisplayName(stored: "Ada"))),
      (
        SharingChange(showsStreak: true, showsPractices: true),
        Sharing(name: DisplayName(stored: "Ada"), showsPushUps: true, showsStreak: true, showsPractices: true)
      ),
      (SharingChange(name: ""), Sharing(showsPushUps: true)),
    ])
  func changes(change: SharingChange, changed: Sharing) throws {
    #expect(try change.applied(to: Self.ada, Places()) == changed)
  }

  @Test("Nothing is shown to begin with")
  func defaults() { #expect(Sharing.nothing == Sharing(name: nil)) }

  @Test(
    "The name can't go while somebody sees it",
    arguments: [Places(partners: 1), Places(openInvitations: 1), Places(groups: 1)])
  func name(places: Places) {
    #expect(throws: SocialRefusal.nameMissing) { try SharingChange(name: "").applied(to: Self.ada, places) }
  }

  @Test(
    "Partners and open invitations share a hundred places, of which invitations take twenty at most",
    arguments: [
      (Places(), nil, nil), (Places(partners: 80, openInvitations: 19), nil, nil),
      (Places(partners: 1, openInvitations: 20), .tooManyInvitations, nil),
      (Places(partners: 81, openInvitations: 19), .tooManyPartners, .tooManyPartners),
      (Places(partners: 100), .tooManyPartners, .tooManyPartners),
    ] as [(Places, SocialRefusal?, SocialRefusal?)])
  func places(places: Places, invitation: SocialRefusal?, partner: SocialRefusal?) {
    #expect(refusal { () throws(SocialRefusal) in try places.checkInvitation() } == invitation)
    #expect(refusal { () throws(SocialRefusal) in try places.checkPartner() } == partner)
  }

  private func refusal(_ check: () throws(SocialRefusal) -> Void) -> SocialRefusal? {
    do { try check() } catch { return error }
    return nil
  }
}
