/// Whether the image follows the phone: when a phone is turned, everything turns in its camera's image, the other way
/// round. A body that stays where it is comes from elsewhere, and so does one whose straight arms point up while it does
/// push-ups.
///
/// It looks for what cannot be: after a turn by 45 degrees about any point, some part of a body that keeps still is .38 of
/// its length from where it was. Sensors may be ahead of images by half a second, and they tell nothing while the camera
/// looks straight up or down.
struct GravityWatch: Sendable {
  /// A phone that was turned by less is where it was.
  private static let still: Millidegrees = 15_000
  private static let turn: Millidegrees = 45_000
  /// The share of the body's length by which each part may be off: nearer is the same place.
  private static let samePlace: PerMille = 200
  /// The number of moments that are looked at after a turn begins: four seconds, for one of which a body stays.
  private static let moments = 40
  private static let staying = 10
  /// Arms that point further away from the way down don't rest on the ground, even for a camera that looks down at them.
  private static let upwards: Millidegrees = 120_000

  private struct View: Sendable {
    var body: BodySample
    var down: Point
  }
  /// Before the phone was turned.
  private var before: View?
  private var seen = 0
  private var stayed = 0
  private var pushUps = 0
  private var upsideDown = 0
  /// Whether a body stayed in place while the phone turned.
  private var isElsewhere = false

  /// Whether the image is not of this phone's camera.
  var isMismatch: Bool { isElsewhere || pushUps >= BodyPhysics.fewest && 2 * upsideDown > pushUps }

  /// Takes a moment.
  ///
  /// - Parameters:
  ///   - down: the way of gravity in the image; `nil` if it isn't known.
  ///   - isInSet: whether a push-up was counted before. Phones are turned to set them up.
  mutating func add(_ body: BodySample, down: Point?, isInSet: Bool) {
    guard let down else { return restart(nil) }
    let now = View(body: body, down: down)
    guard isInSet, let before else { return restart(now) }
    let turned = angle(between: before.down, and: down)
    guard turned >= Self.still else { return restart(View(body: body, down: before.down)) }
    seen += 1
    if turned >= Self.turn, Self.isInPlace(body, before.body) { stayed += 1 }
    if stayed >= Self.staying { isElsewhere = true }
    if seen >= Self.moments { restart(now) }
  }

  /// Takes a push-up by its end, with straight arms.
  mutating func addTop(_ body: BodySample, down: Point?) {
    guard let down else { return }
    pushUps += 1
    if angle(between: body.wrists - body.shoulders, and: down) > Self.upwards { upsideDown += 1 }
  }

  /// The next moment doesn't follow.
  mutating func interrupt() { restart(nil) }

  private mutating func restart(_ view: View?) { (before, seen, stayed) = (view, 0, 0) }

  private static func isInPlace(_ now: BodySample, _ before: BodySample) -> Bool {
    func parts(_ body: BodySample) -> [Point] { [body.shoulders, body.wrists, body.hips, body.ankles] }
    let (was, places) = (parts(before), parts(now))
    let length = was.reduce(0) { longest, one in was.reduce(longest) { max($0, ($1 - one).length) } }
    return zip(was, places).allSatisfy { ($1 - $0).length * 1_000 <= length * samePlace }
  }
}
