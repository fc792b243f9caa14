// A queue in the browser's own IndexedDB and a delivery to fakes; the test opens, leaves and reloads pages of it.
import {FakeClock, seeded} from './clock.js';
import {FakeError, FakePose, FakeSessions} from './pose.js';
import {Delivery, lockName, timestamp} from '/app/set/deliver.js';
import {LiveSet} from '/app/set/live.js';
import {Outbox} from '/app/set/outbox.js';
import {SetQueue} from '/app/set/queue.js';

/** Frames as bytes, without the app's codec: numbers and times as float64, and how many landmarks. */
export const codec = {
  encode: (frames) => new Uint8Array(Float64Array.from(frames.flatMap(({number, timeUs, landmarks}) => (
    [number, timeUs, landmarks.length]))).buffer),
  decode: (bytes) => {
    const values = new Float64Array(bytes.slice().buffer);
    return Array.from({length: values.length / 3}, (_, index) => ({
      number: values[3 * index], timeUs: values[3 * index + 1], landmarks: new Array(values[3 * index + 2]).fill(0.5),
    }));
  },
};

const START = Date.UTC(2026, 10, 26, 12);

export const openQueue = (now = () => START) => SetQueue.open(codec, {now});

/** Puts a set into the queue as a page leaves it that counts `frames` of them, `first` of which were acknowledged. */
export async function put(queue, {id = 'a', userId = 'ada', frames = 90, first = 0, paused = [], state = 'recording', isAttempted = false, age = 0, receipt}) {
  const streamId = `stream-${id}`;
  await queue.begin({
    streamId, userId, sessionId: `session-${id}`, requestId: `request-${id}`, state, isAttempted, receipt,
    open: {streamId, exercise: 1, schema: 1, imageWidth: 640, imageHeight: 360, startTime: timestamp(START), preparationSeconds: 3},
    startedAt: START - age, timeZone: 'Europe/Berlin', utcOffsetSeconds: 3600, target: 12, next: 0, lastUs: 0, reps: 0, partialReps: 0,
  });
  const outbox = new Outbox(first);
  for (let number = first; number < frames; number += 1) {
    outbox.add({number, timeUs: number * 33_333, landmarks: new Array(132).fill(0.5)}, paused.includes(number));
  }
  const chunks = outbox.takeNew();
  if (chunks.length) await queue.append(streamId, chunks, {reps: Math.floor(frames / 10)});
  return streamId;
}

const plain = ({streamId, state, isAttempted, next, reps, receipt, session, refusal, trouble, isCut, startedAt, open}) => ({
  streamId, state, isAttempted, next, reps, receiptReps: receipt?.reps.length, sessionReps: session?.reps, refusal, trouble,
  isCut, startedAt: startedAt - START, openStart: open.startTime.seconds * 1000 - START, preparation: open.preparationSeconds,
});

export async function entries(queue, userId = 'ada') {
  const found = [];
  for (const entry of await queue.entries(userId)) {
    const chunks = await queue.chunks(entry.streamId);
    found.push({...plain(entry), frames: chunks.reduce((sum, chunk) => sum + chunk.frames.length, 0), first: chunks[0]?.first});
  }
  return found;
}

/** A delivery with a service behind it that has `known` frames of streams already. */
export function delivery(queue, {fates = [], known = {}, expired = [], isOffline = () => false, sessionFailures = [], locks = navigator.locks, pose, sessions, later = 0} = {}) {
  // A set that was left in its middle could go on for a while; that is over.
  const clock = new FakeClock(Date.now() + 600_000 + later);
  pose ??= new FakePose(clock, (index) => fates[index] ?? 'fine');
  sessions ??= new FakeSessions();
  sessions.failures = sessionFailures.map((failure) => (
    typeof failure === 'string' ? failure : new FakeError(failure.code, failure.reason, failure.reason, failure.retryAfter)));
  for (const [streamId, {frames, open}] of Object.entries(known)) {
    pose.streams.set(streamId, {
      open, attachment: 0, isExpired: expired.includes(streamId),
      frames: Array.from({length: frames}, (_, number) => ({number, timeUs: number * 33_333, isPaused: false})),
    });
  }
  let ids = 0;
  const calls = {streamReps: pose.streamReps, uploadStream: pose.uploadStream, createSession: sessions.createSession};
  const made = new Delivery({queue: clock.watch(queue), calls, clock, random: seeded(1), newId: () => `new-${ids += 1}`, locks, isOffline});
  const send = (userId = 'ada') => clock.until(made.all(userId, new AbortController().signal));
  return {send, pose, sessions, clock, made};
}

/** One delivery from beginning to end; returns what the queue, the service and the caller know afterwards. */
export async function deliver({sets, fates, sessionFailures, knownFrames = 0, isExpired = false, isOffline = false, rounds = 1, expectRound}) {
  const queue = await openQueue();
  const known = {}, expired = [];
  for (const set of sets) {
    const streamId = await put(queue, set);
    if (knownFrames) known[streamId] = {frames: knownFrames, open: (await queue.entry(streamId)).open};
    if (isExpired) expired.push(streamId);
  }
  const {send, pose, sessions} = delivery(queue, {fates, known, expired, sessionFailures, isOffline: () => isOffline});
  const results = [];
  for (let round = 0; round < rounds; round += 1) results.push(await send());
  const found = {
    results, entries: await entries(queue), uploads: pose.uploads, closes: pose.closes, calls: pose.calls.length,
    sessions: sessions.sessions.size, sessionCalls: sessions.calls,
    stored: Object.fromEntries([...pose.streams.keys()].map((streamId) => [streamId, pose.stored(streamId)])),
    first: pose.calls.map(({messages}) => messages?.slice(0, 3)),
  };
  queue.close();
  return found;
}

/** A page that counts, on real time, and is left or killed by the test: it stores every 50 ms. */
export async function countForever() {
  const queue = await SetQueue.open(codec);
  await put(queue, {frames: 0});
  const outbox = new Outbox();
  let number = 0;
  window.stored = 0;
  setInterval(() => {
    for (let i = 0; i < 3; i += 1) {
      outbox.add({number, timeUs: number * 33_333, landmarks: []}, false);
      number += 1;
    }
    const chunks = outbox.takeNew();
    queue.append('stream-a', chunks, {reps: Math.floor(number / 10)}).then(() => {
      window.stored = chunks.at(-1).first + chunks.at(-1).frames.length;
    });
  }, 50);
  navigator.locks.request(lockName('stream-a'), () => new Promise(() => {}));
}

/** A live set whose store is the queue: what the ack confirms is deleted. */
export async function liveToQueue({fates = [], seconds = 7}) {
  const clock = new FakeClock(START);
  const queue = clock.watch(await openQueue(clock.now));
  await put(queue, {frames: 0});
  const {open} = await queue.entry('stream-a');
  const pose = new FakePose(clock, (index) => fates[index] ?? 'fine');
  const outbox = new Outbox();
  const kept = [];
  const store = {
    append: (chunks) => queue.append('stream-a', chunks, {}),
    forget: async (number) => {
      await queue.forget('stream-a', number);
      kept.push((await queue.chunks('stream-a')).reduce((sum, chunk) => sum + chunk.frames.length, 0));
    },
    attempted: async () => {
      await queue.change('stream-a', {isAttempted: true});
    },
  };
  const live = new LiveSet(open, outbox, {streamReps: pose.streamReps, store, clock, random: () => 0});
  const run = live.run(new AbortController().signal);
  run.catch(() => {});
  for (let number = 0; number < seconds * 30; number += 1) {
    outbox.add({number, timeUs: number * 33_333, landmarks: []}, false);
  }
  live.close();
  const receipt = await clock.until(run);
  const found = {reps: receipt.reps.length, kept, entry: (await entries(queue))[0]};
  queue.close();
  return found;
}
