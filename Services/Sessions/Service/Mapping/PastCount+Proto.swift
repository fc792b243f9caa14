import SessionsDomain
import TitanProto

extension SessionsV1.PastCount {
  init(_ count: PastCount) {
    self.init(
      receiptID: "\(count.receiptID)", counter: count.counter, reps: UInt32(count.reps),
      evidence: .init(count.evidence), replaceTime: .init(count.replaceTime))
  }
}
