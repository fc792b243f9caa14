import PoseCountingDomain
package import TitanProto
package import TitanRPC

extension PoseHandler {
  package func listCounters(
    _ request: PoseV1.ListCountersRequest, context: ServerContext
  ) async throws -> PoseV1.ListCountersResponse {
    PoseV1.ListCountersResponse(counters: services.counters.map { .init($0, services.counters) })
  }
}

extension PoseV1.Counter {
  init(_ parameters: PushUpParameters, _ all: [PushUpParameters]) {
    self.init(
      name: parameters.name, exercise: .pushUp, schemas: LandmarkSchema.allCases.map(PoseV1.LandmarkSchema.init),
      isDefault: parameters.name == all.last?.name,
      parameters: parameters.published.map { .init(name: $0.name, value: $0.value) })
  }
}

extension PushUpParameters {
  /// Every parameter under its name in the contract, which stays the same whatever the property is called.
  var published: [(name: String, value: Int64)] {
    [
      ("smoothing", smoothing),
      ("armChoice", armChoice),
      ("descent", Int64(descent)),
      ("topDecay", Int64(topDecay)),
      ("rise", Int64(rise)),
      ("riseBeforeDescent", Int64(riseBeforeDescent)),
      ("lockout", Int64(lockout)),
      ("turn", Int64(turn)),
      ("stall", stall),
      ("partialDelay", partialDelay),
      ("floor", Int64(floor)),
      ("repRange", Int64(repRange)),
      ("partialRange", Int64(partialRange)),
      ("leastTop", Int64(leastTop)),
      ("shortestRep", shortestRep),
      ("longestRep", longestRep),
      ("fewFrames", Int64(fewFrames)),
      ("fastRep", fastRep),
      ("longestGap", longestGap),
      ("remarkableGap", remarkableGap),
      ("foreshortenedTrunk", Int64(foreshortenedTrunk)),
      ("longestForeshortenedTrunk", Int64(longestForeshortenedTrunk)),
      ("straightHip", Int64(straightHip)),
      ("bentKnee", Int64(bentKnee)),
      ("shortestBody", Int64(shortestBody)),
      ("armToTrunk.from", Int64(armToTrunk.lowerBound)), ("armToTrunk.to", Int64(armToTrunk.upperBound)),
      ("postureShare", Int64(postureShare)),
      ("handsToFeet.from", Int64(handsToFeet.lowerBound)), ("handsToFeet.to", Int64(handsToFeet.upperBound)),
      ("handsToFeetChange", Int64(handsToFeetChange)),
      ("plantedHands", Int64(plantedHands)),
      ("plantedHandsWhenSupported", Int64(plantedHandsWhenSupported)),
      ("shoulderTravel", Int64(shoulderTravel)),
      ("partialShoulderTravel", Int64(partialShoulderTravel)),
      ("cut", Int64(cut)),
      ("provenReps", Int64(provenReps)),
      ("setBreak", setBreak),
      ("sameRange", Int64(sameRange)),
      ("sameDuration", sameDuration),
      ("floorInSet", Int64(floorInSet)),
      ("postureShareInSet", Int64(postureShareInSet)),
      ("plantedHandsInSet", Int64(plantedHandsInSet)),
      ("plantedHandsHeadOn", Int64(plantedHandsHeadOn)),
      ("headOnShare", Int64(headOnShare)),
      ("hangingArms", Int64(hangingArms)),
      ("loneArm", Int64(loneArm)),
      ("faceDoubling", Int64(faceDoubling)),
      ("faceRange", Int64(faceRange)),
      ("faceAtBottom", Int64(faceAtBottom)),
      ("faceCut", Int64(faceCut)),
      ("sideView", Int64(sideView)),
      ("saggingHip", Int64(saggingHip)),
      ("pikedHip", Int64(pikedHip)),
      ("kneesDown", Int64(kneesDown)),
      ("inclined", Int64(inclined)),
      ("unevenArms", Int64(unevenArms)),
      ("slowRep", slowRep),
      ("bounceDescent", bounceDescent),
      ("bouncePause", bouncePause),
      ("cameraMove", Int64(cameraMove)),
      ("progressInterval", progressInterval),
      ("cueDelay", cueDelay),
      ("cueInterval", cueInterval),
      ("poorVisibility", Int64(poorVisibility)),
      ("goodVisibility", Int64(goodVisibility)),
      ("faultyReps", Int64(faultyReps)),
      ("fewCuts", Int64(fewCuts)),
      ("cutMemory", cutMemory),
    ]
  }
}
