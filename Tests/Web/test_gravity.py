"""Which way is up: from the device's sensors, in the axes of the camera's image, with the frames of a set."""

import pytest

from modules import modules, modules_url  # noqa: F401

UPRIGHT, FLAT = (90, 0), (0, 0)


def up(page, beta, gamma, turned, facing):
    found = page.evaluate(
        """async ([beta, gamma, turned, facing]) => {
          const {deviceUp, imageUp} = await import('/app/set/gravity.js');
          return imageUp(deviceUp(beta, gamma), turned, facing);
        }""", [beta, gamma, turned, facing])
    return tuple(round(found[axis], 3) + 0 for axis in "xyz")


@pytest.mark.parametrize("beta, gamma, turned, facing, expected", [
    # A phone that stands upright, and one that hangs upside down, whichever camera sees.
    (*UPRIGHT, 0, "user", (0, -1, 0)), (*UPRIGHT, 0, "environment", (0, -1, 0)),
    (-90, 0, 0, "user", (0, 1, 0)), (-90, 0, 180, "user", (0, -1, 0)),
    # On its left side, which the top points to: the page turns by 90 degrees, or its turning is locked.
    (0, -90, 90, "user", (0, -1, 0)), (0, -90, 90, "environment", (0, -1, 0)),
    (0, -90, 0, "user", (-1, 0, 0)), (0, -90, 0, "environment", (1, 0, 0)),
    # On its right side.
    (0, 90, 270, "user", (0, -1, 0)), (0, 90, 270, "environment", (0, -1, 0)),
    # On the floor: the front camera looks up, the one on the back looks down.
    (*FLAT, 0, "user", (0, 0, 1)), (*FLAT, 0, "environment", (0, 0, -1)),
    # Against a wall, leaning back: the front camera looks up a little.
    (60, 0, 0, "user", (0, -0.866, 0.5)),
])
def test_angles_of_the_device_become_a_direction_in_the_image(modules, beta, gamma, turned, facing, expected):
    assert up(modules, beta, gamma, turned, facing) == pytest.approx(expected, abs=0.001)


#: The page's sensors after some events, with what the system answers when it is asked for them.
FELT = """async ({permission, events, facing, closed}) => {
  const {Gravity} = await import('/app/set/gravity.js');
  if (permission) DeviceOrientationEvent.requestPermission = async () => {
    if (permission === 'no tap') throw new DOMException('not in a tap', 'NotAllowedError');
    return permission;
  };
  const gravity = new Gravity();
  await gravity.listen();
  await gravity.listen();
  for (const event of events) dispatchEvent(new DeviceOrientationEvent('deviceorientation', event));
  if (closed) gravity.close();
  return gravity.up(facing) ?? null;
}"""
ANGLES = {"alpha": 10, "beta": 90, "gamma": 0}


def felt(page, events=(ANGLES,), permission=None, facing="user", closed=False):
    return page.evaluate(FELT, {"permission": permission, "events": list(events), "facing": facing, "closed": closed})


@pytest.mark.parametrize("permission", [None, "granted"])
def test_the_sensors_are_felt_where_they_are_allowed(modules, permission):
    assert felt(modules, permission=permission)["y"] == pytest.approx(-1)


@pytest.mark.parametrize("given", [
    {"permission": "denied"}, {"permission": "no tap"}, {"events": []}, {"facing": None}, {"facing": "left"}, {"closed": True},
    # A desktop says that it has no sensors.
    {"events": [{"alpha": None, "beta": None, "gamma": None}]}, {"events": [ANGLES, {"beta": None, "gamma": None}]},
])
def test_otherwise_nothing_is_known(modules, given):
    assert felt(modules, **given) is None


def test_a_tap_asks_again(modules):
    """A page that opened by itself was not allowed to ask."""
    found = modules.evaluate("""async () => {
      const {Gravity} = await import('/app/set/gravity.js');
      let isTap = false;
      DeviceOrientationEvent.requestPermission = async () => {
        if (!isTap) throw new DOMException('not in a tap', 'NotAllowedError');
        return 'granted';
      };
      const gravity = new Gravity();
      const feel = async () => {
        await gravity.listen();
        dispatchEvent(new DeviceOrientationEvent('deviceorientation', {beta: 90, gamma: 0}));
        return gravity.up('user')?.y ?? null;
      };
      const before = await feel();
      isTap = true;
      return [before, await feel()];
    }""")
    assert found == [None, pytest.approx(-1)]


def test_frames_tell_it_first_after_a_turn_and_once_a_second(modules):
    told = modules.evaluate("""async () => {
      const {UpChanges, deviceUp} = await import('/app/set/gravity.js');
      const changes = new UpChanges(), told = [];
      const angle = at => at < 1500 ? 90 : at < 1600 ? 88 : 80;
      for (let at = 0; at < 3000; at += 100) {
        const up = at < 200 ? undefined : deviceUp(angle(at), 0);
        if (changes.take(up, at)) told.push(at);
      }
      return told;
    }""")
    # It is known from 200 on, and two degrees are no turn; ten are.
    assert told == [200, 1200, 1600, 2600]


def test_a_set_sends_it_with_its_frames_and_counts_with_it(modules):
    """The counter, the service and what is kept for later get the same."""
    found = modules.evaluate("""async () => {
      const {Recording} = await import('/app/set/recording.js');
      const {SetQueue} = await import('/app/set/queue.js');
      const {Frames} = await import('/app/Generated/pose.js');
      const codec = {
        encode: frames => Frames.encode({frames}),
        decode: bytes => Frames.decode(bytes).frames.map(({number, timeUs, landmarks, up}) => (
          {number: Number(number), timeUs: Number(timeUs), landmarks, up})),
      };
      const queue = await SetQueue.open(codec, {now: Date.now}), counted = [];
      const counters = {open: () => ({take: (number, us, values, up) => { counted.push(up); return []; }, finish: () => []})};
      const world = {
        queue, locks: navigator.locks, random: () => 0.5, newId: () => crypto.randomUUID(), isOffline: () => true, calls: {},
        clock: {now: Date.now, sleep: (_, signal) => new Promise(resolve => signal.aborted ? resolve() : signal.addEventListener('abort', resolve))},
      };
      const plan = {exercise: 'PUSH_UP', targetReps: 0, targetSeconds: 0, preparationSeconds: 0}, size = {width: 640, height: 360};
      const set = await Recording.begin(world, counters, plan, {userId: 'ada', size, schema: 1});
      const landmarks = new Float32Array(132).fill(0.5), ups = [undefined, {x: 0, y: -1, z: 0}, {x: 0, y: -1, z: 0}, {x: 1, y: 0, z: 0}];
      ups.forEach((up, index) => set.take({at: 100 * index, landmarks, ...size, up}));
      await set.leave();
      const kept = (await queue.chunks(set.streamId)).flatMap(({frames}) => frames.map(({up}) => up ?? null));
      const [entry] = await queue.entries('ada');
      await queue.renew(entry, {streamId: 'new', sessionId: 'a', requestId: 'b'}, () => ({}));
      const renewed = (await queue.chunks('new')).flatMap(({frames}) => frames.map(({up}) => up ?? null));
      return {counted: counted.map(up => up ?? null), kept, renewed};
    }""")
    expected = [None, {"x": 0, "y": -1, "z": 0}, None, {"x": 1, "y": 0, "z": 0}]
    assert found == {"counted": expected, "kept": expected, "renewed": expected}
