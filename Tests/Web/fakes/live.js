// Scenarios of a live set against the fake service, on a clock of their own.
import {FakeClock, seeded} from './clock.js';
import {FakeError, FakePose} from './pose.js';
import {LiveSet} from '/app/set/live.js';
import {Outbox} from '/app/set/outbox.js';

const OPEN = {streamId: '0b8b5a3e-6f0e-4b41-9f7c-3c1d6a2f9e11', exercise: 1, schema: 1, imageWidth: 640, imageHeight: 360};

/** A store in memory that knows what was put into it, like the one in the browser. */
class MemoryStore {
  chunks = [];
  attempts = 0;
  append = async (chunks) => {
    for (const chunk of chunks) this.chunks.push(structuredClone(chunk));
  };
  forget = async (number) => {
    this.chunks = this.chunks.filter(({first, frames}) => first + frames.length > number);
  };
  attempted = async () => {
    this.attempts += 1;
  };
}

/**
 * Counts a set of `seconds`, with frames at 30 a second that rest where `isPaused(number)`, while `fates` befall its
 * calls, one each, and then none.
 */
export async function liveSet({fates = [], seconds = 12, pauses = [], reloadAt = -1, offlineUntil = -1, seed = 1, from = 0}) {
  const clock = new FakeClock();
  const start = clock.now();
  const pose = new FakePose(clock, (index) => fates[index] ?? 'fine');
  const random = seeded(seed);
  const store = new MemoryStore();
  const isOffline = () => clock.now() - start < offlineUntil * 1000;
  const ports = () => ({streamReps: pose.streamReps, store, clock, random, isOffline});
  const isPaused = (second) => pauses.some(([begin, end]) => second >= begin && second < end);
  const states = [];
  const onChange = ({connection}) => states.at(-1) === connection || states.push(connection);

  let outbox = new Outbox(from);
  let live = new LiveSet(OPEN, outbox, ports(), {onChange});
  let page = new AbortController();
  let run = live.run(page.signal);
  run.catch(() => {});
  const total = Math.round(seconds * 30);
  const camera = (async () => {
    for (let number = from; number < total; number += 1) {
      await clock.sleep(start + (number / 30) * 1000 - clock.now());
      if (number === Math.round(reloadAt * 30)) {
        // The page is gone with all it knew; a new one reads the store.
        page.abort();
        page = new AbortController();
        const first = store.chunks[0]?.first;
        const stored = store.chunks.at(-1);
        const next = stored ? stored.first + stored.frames.length : pose.stored(OPEN.streamId).numbers.length;
        outbox = new Outbox(first ?? next);
        outbox.restore(store.chunks);
        live = new LiveSet(OPEN, outbox, ports(), {isNew: false, onChange});
        run = live.run(page.signal);
        run.catch(() => {});
      }
      const landmarks = number % 7 === 0 ? [] : new Array(132).fill(0.5);
      outbox.add({number: outbox.next, timeUs: Math.round(number * 33_333.4), landmarks}, isPaused(number / 30));
    }
    live.close();
    return run;
  })();
  const outcome = await clock.until(camera).then((receipt) => ({reps: receipt.reps.length}), (error) => ({
    error: error.outlook ?? String(error), reason: error.cause?.reason}));
  const stored = pose.stored(OPEN.streamId);
  return {
    ...outcome, stored, total, states, closes: pose.closes, confirmed: live.confirmed, left: outbox.next - outbox.first,
    calls: pose.calls.map(({at, fate, messages}) => ({at: at - start, fate, messages})),
    opens: new Set(pose.calls.map(({open}) => JSON.stringify(open))).size,
    inStore: store.chunks.length,
    paused: Array.from({length: total}, (_, number) => isPaused(number / 30)),
  };
}

const FATES = ['unreached', 'lost', 'cut', 'twice', 'late', 'killed', 'busy', 'takenOver'];

/** Sets whose calls meet one trouble after another, as the seed says; returns what is wrong with each. */
export async function manySets(first, count) {
  const wrong = [];
  for (let seed = first; seed < first + count; seed += 1) {
    const random = seeded(seed);
    const fates = Array.from({length: 60}, (_, index) => (
      random() < 0.5 && index < 40 ? FATES[Math.floor(random() * FATES.length)] : 'fine'));
    const pauses = random() < 0.5 ? [[2 + random() * 3, 6 + random() * 3]] : [];
    const set = await liveSet({fates, pauses, seconds: 12, seed});
    const expected = Math.floor(set.paused.filter((isPaused) => !isPaused).length / 10);
    const problems = [];
    if (set.error) problems.push(set.error, set.reason);
    if (set.reps !== expected) problems.push(`${set.reps} reps, expected ${expected}`);
    if (set.stored?.numbers.length !== set.total) problems.push(`${set.stored?.numbers.length} of ${set.total} frames`);
    if (JSON.stringify(set.stored?.paused) !== JSON.stringify(set.paused)) problems.push('pauses differ');
    if (set.closes !== 1) problems.push(`${set.closes} closes`);
    if (set.opens !== 1) problems.push('open differs');
    if (problems.length) wrong.push({seed, problems});
  }
  return wrong;
}

/** Whether errors mean what the contract says. */
export async function refusal({code, reason, retryAfter, after = 2}) {
  const clock = new FakeClock();
  const pose = new FakePose(clock);
  let calls = 0;
  const streamReps = (messages, options) => {
    calls += 1;
    if (calls > after) throw new FakeError(code, reason, reason, retryAfter);
    return pose.streamReps(messages, options);
  };
  const outbox = new Outbox();
  const store = new MemoryStore();
  const live = new LiveSet(OPEN, outbox, {streamReps, store, clock, random: () => 0});
  const camera = (async () => {
    for (let number = 0; number < 300; number += 1) {
      await clock.sleep(33);
      outbox.add({number, timeUs: number * 33_000, landmarks: []}, false);
    }
  })();
  const stop = new AbortController();
  const run = live.run(stop.signal);
  run.catch(() => {});
  await clock.until(camera);
  if (live.connection === 'refused') live.close();
  const over = Promise.race([run.catch((error) => error.outlook), clock.sleep(60_000).then(() => 'still trying')]);
  const outcome = await clock.until(over);
  stop.abort();
  const kept = store.chunks.reduce((sum, {frames}) => sum + frames.length, 0);
  return {outcome, calls, kept, connection: live.connection};
}
