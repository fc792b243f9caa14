// What set/counter.js calls. The page writes a frame's values to the memory at `input` and reads what `take` and `finish`
// report from the memory at `output`: as many numbers as they return. An instance of the module counts one set.
//
// Frames are checked here; what a set is opened with is checked by counter.js, and anything else stops the module.

private struct Instance {
  /// The room for a frame's values: more than the largest schema has, so that a frame with too many is still refused for
  /// their number.
  static let room = 4 * (LandmarkSchema.allCases.map { $0.count }.max() ?? 0) + 1

  var set: CountedSet?
  /// Which way is up with the next frame; nothing if it doesn't tell.
  var up: [Float] = []
  var events = EventWriter()
  let values = UnsafeMutablePointer<Float>.allocate(capacity: room)

  mutating func take(number: UInt64, microseconds: Int64, count: Int) throws(LandmarkError) -> [SetEvent] {
    let values = Array(UnsafeBufferPointer(start: values, count: min(count, Self.room)))
    defer { up = [] }
    guard let frame = try set?.quantize(number: number, microseconds: microseconds, values: values, up: up),
      let events = set?.count(frame)
    else { fatalError() }
    return events
  }
}

// This is safe because a module has one thread.
nonisolated(unsafe) private var instance = Instance()

/// The number of schemas: they are numbered from 1.
@_expose(wasm, "schemas")
public func schemas() -> Int32 { Int32(LandmarkSchema.allCases.count) }

/// The number of versions of all counters: they are numbered from 1, those of the push-up counter first.
@_expose(wasm, "versions")
public func versions() -> Int32 { Int32(CounterVersion.all.count) }

/// Writes the name of a version to the output, one byte of it in each number. Returns its length.
@_expose(wasm, "name")
public func name(version: Int32) -> Int32 {
  instance.events.clear()
  for byte in CounterVersion.all[Int(version) - 1].name.utf8 { instance.events.write(byte) }
  return instance.events.count
}

/// Whether a version can count from a schema: 1 or 0.
@_expose(wasm, "suits")
public func suits(version: Int32, schema: Int32) -> Int32 {
  CounterVersion.all[Int(version) - 1].schemas.contains { $0.rawValue == Int(schema) } ? 1 : 0
}

/// Whether a version counts seconds, not reps: 1 or 0.
@_expose(wasm, "holds")
public func holds(version: Int32) -> Int32 { CounterVersion.all[Int(version) - 1].isHeld ? 1 : 0 }

/// The number of the version that counts if a set names none.
@_expose(wasm, "standard")
public func standard() -> Int32 { Int32(PushUpParameters.standardVersion) }

/// - Parameters:
///   - version: the counter's version.
///   - targetReps: 0 for none.
///   - targetSeconds: 0 for none.
@_expose(wasm, "open")
public func open(
  schema: Int32, width: Int32, height: Int32, version: Int32, preparationSeconds: Int32, targetReps: Int32,
  targetSeconds: Int32
) {
  guard let schema = LandmarkSchema(rawValue: Int(schema)),
    let image = ImageSize(width: Int(width), height: Int(height))
  else { fatalError() }
  instance.set = CountedSet(
    schema: schema, image: image, version: CounterVersion.all[Int(version) - 1],
    preparationSeconds: Int(preparationSeconds),
    target: targetSeconds > 0 ? .time(Int64(targetSeconds) * 1_000_000) : .reps(Int(targetReps)))
}

/// Where the values of a frame belong.
@_expose(wasm, "input")
public func input() -> UnsafeMutablePointer<Float> { instance.values }

/// How many values there is room for.
@_expose(wasm, "capacity")
public func capacity() -> Int32 { Int32(Instance.room) }

/// Where the events are.
@_expose(wasm, "output")
public func output() -> UnsafePointer<Int32> { instance.events.numbers }

/// Says which way is up with the next frame that `take` takes: a unit vector in the image's axes.
@_expose(wasm, "up")
public func up(x: Float, y: Float, z: Float) { instance.up = [x, y, z] }

/// Takes the frame whose values are at `input`. A frame that is refused changes nothing.
///
/// - Parameters:
///   - microseconds: a whole number.
///   - count: how many values the frame has, of which `input` has as many as fit.
@_expose(wasm, "take")
public func take(number: Int32, microseconds: Double, count: Int32) -> Int32 {
  instance.events.clear()
  do throws(LandmarkError) {
    for event in try instance.take(
      number: UInt64(number), microseconds: Int64(microseconds), count: Int(count))
    {
      instance.events.write(event, frame: number)
    }
  } catch {
    instance.events.write(error)
  }
  return instance.events.count
}

/// Frames that come while a set is paused are not counted.
@_expose(wasm, "pause")
public func pause(_ isPaused: Int32) { instance.set?.isPaused = isPaused != 0 }

/// Ends the set: the last of its events is the tally.
@_expose(wasm, "finish")
public func finish() -> Int32 {
  instance.events.clear()
  guard var set = instance.set else { fatalError() }
  instance.set = nil
  let last = Int32(set.nextFrame - min(set.nextFrame, 1))
  for event in set.finish() { instance.events.write(event, frame: last) }
  instance.events.write(set.tally)
  return instance.events.count
}
