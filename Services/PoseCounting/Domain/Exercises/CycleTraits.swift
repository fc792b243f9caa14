extension Shape {
  /// Whether a straight body rests on arms that stand below its shoulders, as at the top of a push-up.
  var isOnHands: Bool { abs(upright) <= 600 && hip >= 150_000 && handRise <= -400 && elbowDrop >= 150 }
}

/// What distinguishes movements that look alike in one measure.
extension Cycle {
  /// Whether the body hangs from its hands in the starting position, and bends its arms to rise: a pull-up, in which the
  /// legs are drawn up.
  var isPulledUp: Bool {
    let hands = (start.shape.handRise + end.shape.handRise) / 2
    let elbows = (start.shape.elbow + end.shape.elbow) / 2
    return hands > 400 && elbows > 115_000 && bottom.shape.elbow < 90_000
  }

  /// Whether the hands went from the thighs to overhead in between, as in a jumping jack.
  var swingsArms: Bool { handRise.upperBound - handRise.lowerBound > 1_150 }

  /// Whether shanks changed their length by more than perspective does: then the legs were not in the picture.
  var changesSize: Bool {
    let usual = (start.shape.shank + end.shape.shank) / 2
    return far.shank * 100 < usual * 72 || far.shank * 100 > usual * 140
  }
}
