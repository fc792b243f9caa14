// @ts-check
// A practice as this page drives it: what is due, its clock, and the steps that the service hears of. The service's answer
// to each step is the state that counts; a step whose answer was lost is sent again under its own request id.

import {signal} from '../../core/element.js';
import {toDate, toMilliseconds} from '../../core/proto.js';
import {call} from '../../core/rpc.js';
import {AmountUnit, ExerciseState, PracticeState, TrainingService} from '../../Generated/training.js';

/** @typedef {import('../../Generated/training.js').Practice} Practice */
/** @typedef {import('../../Generated/training.js').PracticeExercise} Item */
/** @typedef {{practiceId: string, exerciseIndex?: number, amount?: number, doneAmount?: number, receiptJws?: string, requestId: string}} StepRequest */
/** @typedef {{method: any, request: StepRequest}} Step */

/** Where this tab remembers the set whose camera was opened last. */
const cameraKey = 'titanup.practice.camera';

/** The most that an amount may be raised to, in times of the suggestion. */
const LARGEST = 4;
/** How long after the last tap an amount is sent, in milliseconds. */
const ADJUSTING = 400;
/** Reasons that say that the practice has moved on elsewhere: what it is now has to be asked for. */
const moved = new Set(['BAD_TRANSITION', 'EXERCISE_STARTED']);
/** Reasons that a receipt proves nothing for a set: the set then counts as one that nobody verified. */
const unproven = new Set(['RECEIPT_INVALID', 'RECEIPT_OF_OTHER_EXERCISE', 'RECEIPT_OUTSIDE_SET']);
const {READY, PREPARING, ACTIVE, DONE} = ExerciseState;

/** @param {Practice | null} practice */
const statesOf = practice => [practice?.state, ...practice?.exercises.map(({state}) => state) ?? []].join();

export class PracticeModel {
  practice = signal(/** @type {Practice | null} */ (null));
  /** What `load` or a step failed with. */
  failed = signal(/** @type {any} */ (null));
  isBusy = signal(false);
  /** Whole seconds that are left of the countdown or of a timed exercise, or that an exercise has taken; null if unknown. */
  seconds = signal(/** @type {number | null} */ (0));
  /** The amount that the next `done` reports. */
  amount = signal(0);
  /** What the service said when the practice was completed; only then. */
  result = signal(/** @type {import('../../Generated/training.js').CompletePracticeResponse | null} */ (null));

  #id;
  #gone;
  #say;
  #waits;
  /** @type {Step | null} */
  #pending = null;
  /** Where the clock of the current exercise stood, in milliseconds, at a moment of this page's own clock: what is left of a
   *  countdown, or what has passed of an exercise. */
  #clock = {at: 0, value: /** @type {number | null} */ (0)};
  #amountOf = -1;
  #saidSeconds = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #adjusting;

  /** @param {string} id @param {AbortSignal} gone @param {(event: 'prepare' | 'begin' | 'count' | 'done' | 'end', item?: Item, seconds?: number) => void} say
   *  @param {(item: Item) => boolean} waits Whether a set waits for a tap instead of beginning by itself. */
  constructor(id, gone, say, waits) {
    this.#id = id;
    this.#gone = gone;
    this.#say = say;
    this.#waits = waits;
    const timer = setInterval(() => this.#tick(), 200);
    gone.addEventListener('abort', () => { clearInterval(timer); clearTimeout(this.#adjusting); });
    addEventListener('online', this.again, {signal: gone});
    // Another device may have gone on while this page was away.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && this.practice.peek() && !this.isOver && !this.isBusy.peek() && !this.failed.peek()) this.load();
    }, {signal: gone});
  }

  async load() {
    this.failed.value = null;
    try {
      const {practice} = await call(TrainingService.getPractice, {practiceId: this.#id}, {signal: this.#gone});
      this.#pending = null;
      this.#take(/** @type {Practice} */ (practice));
    } catch (error) {
      if (!this.#gone.aborted) this.failed.value = error;
    }
  }

  /** Does once more what failed last. */
  again = async () => {
    if (!this.failed.peek() || this.isBusy.peek()) return;
    if (this.#pending) await this.#send(this.#pending);
    else await this.load();
  };

  /** The set that is in progress or next; undefined after the last one. */
  get current() {
    const items = this.practice.value?.exercises ?? [];
    return items.find(({state}) => state === PREPARING || state === ACTIVE) ?? items.find(({state}) => state === READY);
  }

  get isPaused() { return this.practice.value?.state === PracticeState.PAUSED; }
  get isOver() { return this.practice.value !== null && ![PracticeState.RUNNING, PracticeState.PAUSED].includes(this.practice.value?.state ?? 0); }
  get hasDone() { return this.practice.value?.exercises.some(({state}) => state === DONE) ?? false; }

  startExercise = () => this.#step(TrainingService.startExercise, {});
  skipPreparation = () => this.#step(TrainingService.skipPreparation, {});
  skip = () => this.#step(TrainingService.skipExercise, {});
  done = () => this.#step(TrainingService.completeExercise, {doneAmount: this.amount.peek()});
  abandon = () => this.#step(TrainingService.abandonPractice);
  /** Its request id is the practice's own: whoever completes it, it is completed once, with one answer. */
  complete = () => this.#step(TrainingService.completePractice, undefined, this.#id);
  pause = () => this.#step(TrainingService.pausePractice);
  resume = () => this.#step(TrainingService.resumePractice);

  /** Whether a set ends by the clock of this page. One whose camera was opened doesn't: the camera counts its seconds, or, if it has
   *  counted none, its athlete says how many they were. @param {Item} item */
  isClocked({index, unit}) { return unit === AmountUnit.SECONDS && sessionStorage.getItem(cameraKey) !== `${this.#id} ${index}`; }

  /** The camera takes a set. @param {Item} item */
  handOver({index}) { sessionStorage.setItem(cameraKey, `${this.#id} ${index}`); }

  /** One set was counted by the camera: the set's id makes it count here once. @param {number} index @param {number} amount reps, or seconds @param {string} streamId
   *  @param {string} receiptJws What verifies it; empty until the pose service has signed it. */
  async counted(index, amount, streamId, receiptJws) {
    if (this.isPaused) await this.resume();
    if (this.practice.peek()?.exercises[index]?.state !== ACTIVE) return;
    const set = {exerciseIndex: index, doneAmount: amount};
    await this.#step(TrainingService.completeExercise, {...set, receiptJws}, streamId);
    if (receiptJws && unproven.has(this.failed.peek()?.reason)) await this.#step(TrainingService.completeExercise, set, streamId);
  }

  /** Before an exercise starts this is its goal, afterwards what is reported as done. @param {number} change */
  adjust(change) {
    const item = this.current;
    if (!item) return;
    this.amount.value = Math.min(LARGEST * item.suggestedAmount, Math.max(1, this.amount.peek() + change));
    clearTimeout(this.#adjusting);
    if (item.state !== ACTIVE) this.#adjusting = setTimeout(() => this.#prescribe(item), ADJUSTING);
  }

  /** Sends the amount that was chosen last, unless its exercise has begun meanwhile. @param {Item} item */
  async #prescribe(item) {
    clearTimeout(this.#adjusting);
    if (this.isBusy.peek()) {
      this.#adjusting = setTimeout(() => this.#prescribe(item), ADJUSTING);
      return;
    }
    this.#adjusting = undefined;
    const amount = this.amount.peek(), {current} = this;
    if (current?.index !== item.index || current.state === ACTIVE || amount === current.prescribedAmount) return;
    await this.#send({method: TrainingService.adjustPrescription, request: {practiceId: this.#id, exerciseIndex: item.index, amount, requestId: crypto.randomUUID()}});
  }

  /** @param {any} method @param {Partial<StepRequest>} [change] Without one, the step is the practice's and not its current set's.
   *  @param {string} [requestId] */
  async #step(method, change, requestId = crypto.randomUUID()) {
    if (this.isBusy.peek() || !this.practice.peek()) return;
    if (this.#adjusting !== undefined && this.current) {
      await this.#prescribe(this.current);
      if (this.failed.peek()) return;
    }
    await this.#send({method, request: {practiceId: this.#id, ...(change && {exerciseIndex: this.current?.index, ...change}), requestId}});
  }

  /** @param {Step} step */
  async #send(step) {
    this.#pending = step;
    this.isBusy.value = true;
    this.failed.value = null;
    try {
      const answer = await call(step.method, step.request, {signal: this.#gone});
      this.#pending = null;
      if (step.method === TrainingService.completePractice) this.result.value = answer;
      this.#take(answer.practice);
    } catch (error) {
      if (this.#gone.aborted) return;
      const before = statesOf(this.practice.peek()), isMoved = moved.has(/** @type {any} */ (error).reason);
      if (isMoved) await this.load();
      // If it has not moved on, the service means it.
      if (!isMoved || (!this.failed.peek() && statesOf(this.practice.peek()) === before)) this.failed.value = error;
    } finally {
      this.isBusy.value = false;
    }
    await this.#goOn();
  }

  /** @param {Practice} practice */
  #take(practice) {
    const before = this.practice.peek(), last = before?.exercises.find(({state}) => state === PREPARING || state === ACTIVE);
    const left = this.#now();
    this.practice.value = practice;
    const item = this.current;
    if (!item || this.isOver) {
      if (before && practice.state === PracticeState.COMPLETED) this.#say('end');
      return;
    }
    const isSame = last?.index === item.index && last.state === item.state;
    this.#clock = {at: performance.now(), value: item.state !== PREPARING ? toMilliseconds(item.activeTime)
      : isSame && (this.isPaused || before?.state === PracticeState.PAUSED) && left !== null ? left : this.#preparation(item, practice, before)};
    if (this.#amountOf !== item.index || (item.state !== ACTIVE && this.#adjusting === undefined)) [this.#amountOf, this.amount.value] = [item.index, item.prescribedAmount];
    if (before && !isSame && item.state === PREPARING) this.#say('prepare', item);
    if (before && !isSame && item.state === ACTIVE) this.#say('begin', item);
    this.#tick();
  }

  /** What is left of a countdown. One that has just begun has its whole length, whatever this device's clock says.
   *  @param {Item} item @param {Practice} practice @param {Practice | null} before */
  #preparation(item, practice, before) {
    const length = toMilliseconds(practice.countdown);
    if (before?.exercises[item.index].state === READY) return length;
    // How long a pause has lasted isn't told, so what was left before it isn't known on another page.
    if (practice.state === PracticeState.PAUSED) return null;
    return Math.min(length, Math.max(0, (toDate(item.prepEndTime)?.getTime() ?? 0) - Date.now()));
  }

  /** Where the clock stands. */
  #now() {
    const {at, value} = this.#clock, item = this.current;
    if (value === null || !item || this.isPaused) return value;
    const passed = performance.now() - at;
    return item.state === PREPARING ? Math.max(0, value - passed) : item.state === ACTIVE ? value + passed : 0;
  }

  #tick() {
    const item = this.current;
    if (!item || this.isOver) return;
    const now = this.#now(), isTimed = this.isClocked(item), isActive = item.state === ACTIVE;
    const left = now === null ? null : isActive ? isTimed ? item.prescribedAmount * 1000 - now : now : now;
    const seconds = left === null ? null : isActive && !isTimed ? Math.floor(left / 1000) : Math.max(0, Math.ceil(left / 1000));
    this.seconds.value = seconds;
    if (this.isPaused || seconds === null || this.isBusy.peek() || this.failed.peek()) return;
    if (isActive && isTimed) this.amount.value = Math.max(1, Math.min(item.prescribedAmount, Math.floor((now ?? 0) / 1000)));
    if ((item.state === PREPARING || (isActive && isTimed)) && seconds !== this.#saidSeconds && seconds > 0 && seconds <= 3) this.#say('count', item, seconds);
    this.#saidSeconds = seconds;
    if (item.state === PREPARING && seconds === 0) this.skipPreparation();
    else if (isActive && isTimed && seconds === 0) this.done();
  }

  /** What follows without a tap: the next countdown, but not before a set that waits for the camera, and the end. */
  async #goOn() {
    if (this.failed.peek() || this.isOver || this.isPaused || !this.practice.peek()) return;
    const item = this.current;
    if (!item && this.hasDone) await this.complete();
    else if (item?.state === READY && !this.#waits(item)) await this.startExercise();
  }

  /** Begins where nobody has yet. */
  begin = () => this.#goOn();
}
