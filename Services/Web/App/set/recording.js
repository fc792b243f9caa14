// @ts-check
// A set while it is done: every frame is counted here, kept here, and on its way to the service.

import {RefusedFrame} from './counter.js';
import {Delivery, lockName, timestamp} from './deliver.js';
import {UpChanges} from './gravity.js';
import {LiveSet, SEND_INTERVAL, SetRefused} from './live.js';
import {Outbox} from './outbox.js';
import {counterOf, exerciseOf, isHeld, numberOf} from './exercises.js';
import {CountingMode} from '../Generated/pose.js';

/**
 * @typedef {import('./queue.js').Entry} Entry
 * @typedef {import('./deliver.js').World} World
 * @typedef {import('./counter-events.js').SetEvent} SetEvent
 * @typedef {{width: number, height: number}} Size
 *
 * @typedef {object} Plan What the athlete chose; 0 for none.
 * @property {string} exercise The word for it: `PUSH_UP`.
 * @property {number} targetReps
 * @property {number} targetSeconds
 * @property {number} preparationSeconds
 * @property {boolean} [liveness] Whether to be asked for a sign of life.
 *
 * @typedef {object} Listeners What is told of the set while it is sent.
 * @property {(connection: import('./live.js').Connection) => void} [onConnection]
 * @property {(news: import('./live.js').LivenessNews) => void} [onLiveness]
 */

/** A set is at most 30 minutes long; this one ends by itself before it is refused. */
const LONGEST_US = 1_795_000_000;

export class Recording {
  #world;
  #counter;
  #entry;
  #outbox;
  #live;
  #size;
  #leave = new AbortController();
  /** @type {Promise<any>} */
  #run;
  /** Settles the promise that the lock waits for. */
  #release = () => {};
  /** What this page has counted of the set: numbers and times of its counter begin anew in a resumed one. */
  #base;
  /** When frame 0 of this page was taken, on the camera's clock. @type {number | null} */
  #epoch = null;
  #lastUs;
  #reps;
  #partialReps;
  #isPaused = false;
  #ups = new UpChanges();
  #onConnection;

  /**
   * @param {World} world @param {any} counter A set of counter.js. @param {Entry} entry @param {Outbox} outbox
   * @param {Listeners & {baseUs?: number}} [options]
   */
  constructor(world, counter, entry, outbox, {onConnection = () => {}, onLiveness, baseUs = 0} = {}) {
    this.#world = world;
    this.#counter = counter;
    this.#entry = entry;
    this.#outbox = outbox;
    this.#size = {width: entry.open.imageWidth, height: entry.open.imageHeight};
    this.#onConnection = onConnection;
    this.#base = {number: outbox.next, us: baseUs, reps: entry.reps};
    this.#lastUs = entry.next ? entry.lastUs : -1;
    this.#reps = entry.reps;
    this.#partialReps = entry.partialReps;
    const {queue, calls, clock, random, isOffline} = world, {streamId} = entry;
    const store = {
      append: (/** @type {import('./outbox.js').Chunk[]} */ chunks) => this.#append(chunks),
      forget: (/** @type {number} */ number) => queue.forget(streamId, number),
      attempted: async () => {
        if (this.#entry.isAttempted) return;
        this.#entry = {...this.#entry, isAttempted: true};
        await queue.change(streamId, {isAttempted: true});
      },
    };
    this.#live = new LiveSet(entry.open, outbox, {streamReps: calls.streamReps, store, clock, random, isOffline}, {
      isNew: !entry.isAttempted, onChange: ({connection}) => this.#onConnection(connection), onLiveness,
    });
    this.#hold();
    this.#run = this.#live.run(this.#leave.signal);
    // Whoever finishes the set hears of it.
    this.#run.catch(() => {});
    this.#keepUp();
  }

  /** Stores frames every two seconds, even while a call hangs or the next one is put off. */
  async #keepUp() {
    const {signal} = this.#leave;
    while (!signal.aborted) {
      await this.#world.clock.sleep(SEND_INTERVAL, signal);
      await this.#live.keep();
    }
  }

  /**
   * Begins a set with its first frame.
   * @param {World} world @param {any} counters What loadCounter gave. @param {Plan} plan
   * @param {Listeners & {userId: string, size: Size, schema: number}} options
   */
  static async begin(world, counters, plan, {userId, size, schema, ...listeners}) {
    const startedAt = world.clock.now(), streamId = world.newId();
    const {exercise, liveness = false, ...goals} = plan, isTimed = plan.targetSeconds > 0;
    const open = {
      streamId, exercise: numberOf(exercise), schema, imageWidth: size.width, imageHeight: size.height,
      mode: isTimed ? CountingMode.TIME : CountingMode.REPS, targetReps: plan.targetReps, targetSeconds: plan.targetSeconds,
      preparationSeconds: plan.preparationSeconds, startTime: timestamp(startedAt), liveness,
    };
    /** @type {Omit<Entry, 'updatedAt'>} */
    const entry = {
      streamId, userId, sessionId: world.newId(), requestId: world.newId(), state: 'recording', open, isAttempted: false,
      startedAt, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      utcOffsetSeconds: -60 * new Date(startedAt).getTimezoneOffset(), target: isHeld(exercise) ? plan.targetSeconds : plan.targetReps, next: 0, lastUs: 0, reps: 0, partialReps: 0,
    };
    await world.queue.begin(entry);
    const counter = counters.open({schema, width: size.width, height: size.height, counterVersion: counterOf(counters.counters, exercise), ...goals});
    return new Recording(world, counter, {...entry, updatedAt: startedAt}, new Outbox(), listeners);
  }

  /**
   * Goes on with a set that a page left in its middle: the frames that it stored stay, and the count goes on from them.
   * @param {World} world @param {any} counters @param {Entry} entry
   * @param {Listeners} listeners
   */
  static async resume(world, counters, entry, listeners) {
    const chunks = await world.queue.chunks(entry.streamId);
    const outbox = new Outbox(chunks[0]?.first ?? entry.next);
    outbox.restore(chunks);
    const {schema, imageWidth: width, imageHeight: height} = entry.open;
    const baseUs = Math.max(entry.lastUs + 1000, (world.clock.now() - entry.startedAt) * 1000);
    const exercise = exerciseOf(entry.open), left = Math.max(0, entry.target - entry.reps);
    const counter = counters.open({schema, width, height, counterVersion: counterOf(counters.counters, exercise),
      ...(isHeld(exercise) ? {targetSeconds: left} : {targetReps: left})});
    return new Recording(world, counter, entry, outbox, {...listeners, baseUs});
  }

  get streamId() { return this.#entry.streamId; }
  /** What counts: reps, or seconds held. */
  get reps() { return this.#reps; }
  get partialReps() { return this.#partialReps; }
  get target() { return this.#entry.target; }
  get isPaused() { return this.#isPaused; }
  /** What the service has counted so far. */
  get confirmed() { return this.#live.confirmed; }
  /** How long the set is, in milliseconds. */
  get duration() { return Math.max(0, this.#lastUs) / 1000; }
  /** Whether it can't go on. */
  get isFull() { return this.#lastUs >= LONGEST_US; }

  /**
   * Takes what the engine saw in one image.
   * @param {import('./pump.js').Seen} seen @returns {SetEvent[]} What it shows, with numbers and times of the whole set.
   */
  take({at, landmarks, width, height, up: seenUp}) {
    this.#epoch ??= at;
    const us = Math.round((at - this.#epoch) * 1000) + this.#base.us;
    if (us <= this.#lastUs || us > LONGEST_US) return [];
    const values = fitted(landmarks, {width, height}, this.#size), number = this.#outbox.next, up = this.#ups.take(seenUp, at);
    let events;
    try {
      events = this.#counter.take(number - this.#base.number, us - this.#base.us, values, up);
    } catch (error) {
      // The service would refuse it as well: the set goes on without it.
      if (error instanceof RefusedFrame) return [];
      throw error;
    }
    this.#outbox.add({number, timeUs: us, landmarks: values, ...(up && {up})}, this.#isPaused);
    this.#lastUs = us;
    return this.#counted(events);
  }

  /** @param {boolean} isPaused */
  pause(isPaused) {
    if (isPaused === this.#isPaused) return;
    this.#isPaused = isPaused;
    this.#counter.pause(isPaused);
  }

  /** Tries to send at once. */
  hurry() { this.#live.hurry(); }

  /**
   * Ends the set, and takes it as far as the connection allows.
   * @returns {Promise<Entry | undefined>} Where it stands: stored, counted, refused, or unsent; nothing if it was empty.
   */
  async finish() {
    this.#counted(this.#counter.finish());
    const {queue} = this.#world, {streamId} = this.#entry;
    /** @type {Promise<undefined>} */
    const stuck = new Promise(resolve => {
      this.#onConnection = connection => {
        if (connection === 'waiting' || connection === 'signedOut') resolve(undefined);
      };
    });
    this.#live.close();
    try {
      const receipt = await Promise.race([this.#run, stuck]);
      if (receipt) await queue.change(streamId, {state: 'counted', receipt});
    } catch (error) {
      if (!(error instanceof SetRefused)) throw error;
    }
    await this.#settle();
    const summary = {reps: this.#reps, partialReps: this.#partialReps};
    const entry = await queue.change(streamId, summary);
    if (entry?.state === 'recording') await queue.change(streamId, {state: 'unsent'});
    try {
      // A set that can't be sent now is tried again later, by the queue.
      if (entry) await new Delivery(this.#world).bring(entry, new AbortController().signal);
    } finally {
      this.#release();
    }
    return (await queue.entry(streamId)) ?? (await queue.entries(this.#entry.userId)).find(({sessionId}) => sessionId === this.#entry.sessionId);
  }

  /** Leaves the set as it is: it can go on, or be sent, later. */
  async leave() {
    await this.#settle();
    this.#release();
  }

  /** Ends sending, and keeps what isn't kept yet. */
  async #settle() {
    this.#leave.abort(new DOMException('the set is left', 'AbortError'));
    await this.#run.catch(() => {});
    const rest = this.#outbox.takeNew();
    if (rest.length) await this.#append(rest);
  }

  async #append(/** @type {import('./outbox.js').Chunk[]} */ chunks) {
    const summary = {reps: this.#reps, partialReps: this.#partialReps};
    await this.#world.queue.append(this.streamId, chunks, summary).catch(error => {
      // The device has no room. The set goes on in memory, where a lost page would lose it.
      if (!(error instanceof DOMException)) throw error;
    });
  }

  /** Holds the set's lock: no other tab sends it meanwhile. */
  #hold() {
    const held = new Promise(resolve => { this.#release = () => resolve(undefined); });
    this.#world.locks.request(lockName(this.streamId), () => held);
  }

  /** @param {SetEvent[]} events */
  #counted(events) {
    const {reps, us} = this.#base, ms = Math.round(us / 1000);
    return events.map(event => {
      if (event.kind === 'partial') this.#partialReps += 1;
      if (event.kind === 'rep') this.#reps = reps + event.number;
      if (event.kind === 'held') this.#reps = reps + event.seconds;
      const moved = /** @type {any} */ ({...event});
      if ('startMs' in moved) Object.assign(moved, {startMs: moved.startMs + ms, endMs: moved.endMs + ms});
      if (event.kind === 'rep') moved.number += reps;
      if (event.kind === 'held') moved.seconds += reps;
      if (event.kind !== 'tally' && 'reps' in moved) moved.reps += reps;
      return /** @type {SetEvent} */ (moved);
    });
  }
}

/**
 * Landmarks of an image of another shape, as if they lay in the first one: a phone that was turned in mid-set changes no
 * angle.
 * @param {Float32Array} landmarks @param {Size} from @param {Size} to
 */
function fitted(landmarks, from, to) {
  if (from.width === to.width && from.height === to.height) return landmarks;
  const across = from.width / to.width, down = from.height / to.height;
  return landmarks.map((value, index) => index % 4 === 3 ? value : value * (index % 4 === 1 ? down : across));
}
