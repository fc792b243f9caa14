import SessionsDomain
import TitanCore

let ada = UserID("11111111-1111-4111-8111-111111111111")!  // A literal UUID.
let bob = UserID("22222222-2222-4222-8222-222222222222")!  // A literal UUID.

/// 2026-05-31T12:00:00Z, a Sunday.
let noon = Timestamp(seconds: 1_780_228_800)

func draft(
  id: String = "0190f0aa-0000-7000-8000-000000000001", start: SessionDraft.Time = .at(noon - .seconds(60)),
  end: SessionDraft.Time = .at(noon), zone: String = "Europe/Berlin", offset: Int? = 7200, reps: Int = 12,
  sets: [SessionDraft.Set] = [], target: Int = 0, note: String = ""
) -> SessionDraft {
  SessionDraft(
    sessionID: id, start: start, end: end, timeZone: zone, utcOffsetSeconds: offset, reps: reps, sets: sets,
    target: target, note: note)
}

func receipt(
  user: UserID = ada, start: Timestamp = noon - .seconds(60), end: Timestamp = noon, reps: Int = 12
) -> VerifiedReceipt {
  VerifiedReceipt(
    receiptID: ReceiptID(.version7(at: noon)), userID: user, streamID: LandmarkStreamID(.version7(at: noon)),
    streamDigest: String(repeating: "ab", count: 32), counter: "pushup/1", start: start, end: end,
    reps: (0..<reps).map { RepTime(startMilliseconds: $0 * 2_000, endMilliseconds: $0 * 2_000 + 1_500) })
}
