import SocialDomain
import TitanCore

/// 2026-06-01T12:00:00Z, a Monday.
let noon = Timestamp(seconds: 1_780_315_200)
let monday = CalendarDay("2026-06-01")!  // A date that exists.

/// Push-ups at noon UTC, `ago` dates before Monday.
func day(_ ago: Int, reps: Int = 10) -> TrainingRecord.Day {
  let moment = ActiveDate.Moment(start: noon - .seconds(ago * 86_400), utcOffsetSeconds: 0)
  return TrainingRecord.Day(ActiveDate(date: monday - ago, first: moment, last: moment), reps: reps)
}
