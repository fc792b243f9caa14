// @ts-check
// A set from the first look into the camera to its receipt: what the views show, and what their buttons do.

import {signal} from '../../core/element.js';
import {session} from '../../core/store.js';
import {language, t} from '../../core/words.js';
import {call} from '../../core/rpc.js';
import {MotivationService} from '../../Generated/motivation.js';
import {ProfileService} from '../../Generated/profile.js';
import {FeedbackCode, Phase} from '../../Generated/pose.js';
import {isUpright} from '../../set/body.js';
import {CameraFailure, isAllowed, keepAwake} from '../../set/camera.js';
import {DepthLine, FaceDepthLine, wholeRange} from '../../set/depth.js';
import {PUSH_UP, exerciseOf, isHeld} from '../../set/exercises.js';
import {Recording} from '../../set/recording.js';
import {deviceMouth, Voice} from '../../set/voice.js';
import {RESUMABLE, lockName} from '../../set/deliver.js';
import {sendQueue, setWorld} from '../../set/world.js';
import {cueWords, howWords} from './advice.js';
import {keepChoice, usualChoice} from './choice.js';
import {Ending} from './ending.js';
import {Liveness, outcomeWords, questionWords} from './liveness.js';
import {Placing} from './placing.js';
import {keepPosition, kindOf, positionOf, usualPosition} from './position.js';
import {Stage} from './stage.js';
import {Wave} from './wave.js';

/** How long a cue and a caption stay, in milliseconds. */
const CUE = 4000, CAPTION = 4000;
/** The seconds of a hold that nobody has chosen yet. */
const HOLD = 30;
const voiceKey = 'titanup.voice';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./choice.js').Choice} Choice */

export class SetModel {
  stage = new Stage();
  /** `why`, `loading`, `place`, `counting`, `saving` or `trouble`. */
  phase = signal('why');
  trouble = signal('');
  /** Where the phone is; nothing until it has been chosen on this device. @type {{value: Position | null, peek(): Position | null}} */
  position = signal(/** @type {Position | null} */ (null));
  /** @type {{value: Choice, peek(): Choice}} */
  choice = signal(usualChoice());
  isSomebody = signal(false);
  pepTalk = signal(/** @type {any} */ (null));
  resumable = signal(/** @type {any} */ (null));
  /** Whether the account wants to be asked for a sign of life. A hold has no moment for it. */
  wantsLiveness = signal(false);
  isVoiceOn = signal(localStorage.getItem(voiceKey) !== 'off');
  caption = signal('');

  countdown = signal(0);
  reps = signal(0);
  partialReps = signal(0);
  depth = signal({percent: 0, line: 70, last: 0});
  cadence = signal(0);
  seconds = signal(0);
  cue = signal(/** @type {any} */ (null));
  isPaused = signal(false);
  connection = signal('idle');

  #placing = new Placing(this.stage, words => this.#voice.tell(words));
  #ending = new Ending();
  #liveness = new Liveness();
  #wave = new Wave();
  #world = setWorld();
  #voice;
  /** @type {Recording | null} */
  #recording = null;
  #isBeginning = false;
  /** @type {{percent: number, take(rep: any): void}} */
  #line = new DepthLine();
  #cueUntil = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #captionTimer;
  #isTargetTold = false;
  #gone;
  #onDone;
  /** Whether the choice is the athlete's habit: of push-ups outside of practices. */
  #isHabit;

  /** @param {AbortSignal} gone @param {(streamId: string) => void} onDone @param {string} [exercise] the word for it
   *  @param {number} [target] what a practice wants: reps, or seconds of a hold */
  constructor(gone, onDone, exercise = PUSH_UP, target = 0) {
    this.exercise = exercise;
    this.isHeld = isHeld(exercise);
    this.stage.hasElbow = exercise === PUSH_UP;
    this.position.value = usualPosition(exercise);
    this.#isHabit = exercise === PUSH_UP && target === 0;
    const choice = this.choice.peek();
    if (this.isHeld) this.choice.value = {...choice, mode: 'time', seconds: target || HOLD};
    else if (target > 0) this.choice.value = {...choice, mode: 'reps', reps: target};
    this.#gone = gone;
    this.#onDone = onDone;
    this.#voice = new Voice(deviceMouth(() => language.peek()), {onCaption: words => {
      this.caption.value = words;
      clearTimeout(this.#captionTimer);
      this.#captionTimer = setTimeout(() => { this.caption.value = ''; }, CAPTION);
    }});
    this.#voice.isOn = this.isVoiceOn.peek();
    gone.addEventListener('abort', () => this.#leave());
  }

  /** What can be known before the camera is on. */
  async start() {
    const {userId} = session.peek(), ask = {signal: this.#gone};
    // What it says is about push-ups.
    if (this.isPushUps) {
      call(MotivationService.getPepTalk, {timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone}, ask)
        .then(talk => { this.pepTalk.value = talk; }, () => {});
    }
    if (!this.isHeld) call(ProfileService.getSettings, {}, ask).then(({settings}) => { this.wantsLiveness.value = settings?.livenessEnabled ?? false; }, () => {});
    call(MotivationService.getVoicePack, {}, ask).then(({voicePack}) => voicePack && this.#voice.use(voicePack), () => {});
    const {queue, clock, locks} = await this.#world;
    for (const entry of userId ? await queue.entries(userId) : []) {
      if (entry.state !== 'recording' || exerciseOf(entry.open) !== this.exercise || clock.now() - entry.updatedAt > RESUMABLE) continue;
      const isFree = await locks.request(lockName(entry.streamId), {ifAvailable: true}, async lock => Boolean(lock));
      if (isFree && entry.next > 0) this.resumable.value = entry;
    }
    return isAllowed();
  }

  /** Opens the camera where the phone is. @param {HTMLVideoElement} video @param {HTMLCanvasElement} canvas @param {Position} position */
  async open(video, canvas, position) {
    this.#put(position);
    this.phase.value = 'loading';
    try {
      await this.stage.open(video, canvas, kindOf(position).sees, {
        onSeen: seen => this.#see(seen), onFailure: error => this.#fail(error), onLost: () => this.#fail(new CameraFailure('lost'))});
    } catch (error) {
      return this.#fail(error);
    }
    if (this.#gone.aborted) return;
    keepAwake(this.#gone);
    addEventListener('online', () => this.#recording?.hurry(), {signal: this.#gone});
    this.phase.value = 'place';
  }

  /** Says how to place the phone. Browsers speak first when they were tapped. @param {Position} position */
  explain(position) { this.#voice.tell(howWords(position, this.exercise)); }

  /** Puts the phone somewhere else while the camera is on. @param {Position} position */
  async move(position) {
    if (this.phase.peek() !== 'place' || position === this.position.peek()) return;
    this.#put(position);
    this.explain(position);
    this.phase.value = 'loading';
    try {
      await this.stage.look(kindOf(position).sees);
    } catch (error) {
      return this.#fail(error);
    }
    if (!this.#gone.aborted) this.phase.value = 'place';
  }

  #put(/** @type {Position} */ position) {
    this.position.value = position;
    if (this.isPushUps) keepPosition(position);
    this.#placing.begin(position, this.isPushUps);
    this.isSomebody.value = false;
    this.#line = !this.isPushUps ? wholeRange : position === 'floor' ? new FaceDepthLine() : new DepthLine();
    this.depth.value = {...this.depth.peek(), line: this.#line.percent};
    this.#ending.keepGoing(this.#endsUpright);
  }

  /** @param {Partial<Choice>} change */
  choose(change) {
    this.choice.value = {...this.choice.peek(), ...change};
    if (this.#isHabit) keepChoice(this.choice.peek());
  }

  async begin() {
    if (this.#isBeginning || this.phase.peek() !== 'place') return;
    this.#isBeginning = true;
    this.stage.feelGravity();
    const {mode, reps, seconds, preparation} = this.choice.peek();
    const plan = {exercise: this.exercise, targetReps: mode === 'reps' ? reps : 0, targetSeconds: mode === 'time' ? seconds : 0, preparationSeconds: preparation, liveness: this.wantsLiveness.peek()};
    const {schema} = kindOf(this.#position);
    const options = {userId: session.peek().userId ?? '', size: this.stage.size, schema, ...this.#listeners};
    this.countdown.value = preparation;
    this.#recording = await Recording.begin(await this.#world, this.stage.counters, plan, options);
    this.phase.value = 'counting';
    scrollTo(0, 0);
  }

  /** Goes on with the set that was left. */
  async resume() {
    const entry = this.resumable.peek();
    if (this.#isBeginning || this.phase.peek() !== 'place' || !entry) return;
    // It goes on with what it began with.
    await this.move(positionOf(entry.open.schema));
    if (this.phase.peek() !== 'place') return;
    this.#isBeginning = true;
    this.#recording = await Recording.resume(await this.#world, this.stage.counters, entry, this.#listeners);
    this.reps.value = entry.reps;
    this.partialReps.value = entry.partialReps;
    this.phase.value = 'counting';
  }

  /** Sends the set that was left as it is. */
  async drop() {
    const {streamId} = this.resumable.peek();
    this.resumable.value = null;
    await (await this.#world).queue.change(streamId, {state: 'unsent'});
    await sendQueue();
  }

  get isPushUps() { return this.exercise === PUSH_UP; }
  /** What the counter said last of how the camera lies. */
  get placement() { return this.#placing.placement; }
  /** Why the set ends and in how many seconds, if it does. */
  get ending() { return this.#ending.state; }
  get wave() { return this.#wave.state; }
  /** The question for a sign of life, and for a moment what became of it. */
  get question() { return this.#liveness.state; }
  get #position() { return this.position.peek() ?? 'side'; }
  get target() { return this.#recording?.target ?? 0; }
  get confirmed() { return this.#recording?.confirmed ?? 0; }

  togglePause() {
    const isPaused = !this.isPaused.peek();
    this.#recording?.pause(isPaused);
    this.isPaused.value = isPaused;
    this.keepGoing();
    this.#voice.tell(t(isPaused ? 'set.paused' : 'set.resumed'));
  }

  toggleVoice() {
    this.isVoiceOn.value = !this.isVoiceOn.peek();
    this.#voice.isOn = this.isVoiceOn.peek();
    if (!this.#voice.isOn) this.#voice.silence();
    localStorage.setItem(voiceKey, this.#voice.isOn ? 'on' : 'off');
  }

  /** The set does not end by itself after all. */
  keepGoing() { this.#ending.keepGoing(this.#endsUpright); }

  /** Whether somebody who stands up is done. Elsewhere somebody who has left the picture is. */
  get #endsUpright() { return this.#position === 'side' && (this.isPushUps || this.exercise === 'PLANK'); }

  async finish() {
    const recording = this.#recording;
    if (!recording || this.phase.peek() !== 'counting') return;
    this.#recording = null;
    this.phase.value = 'saving';
    this.#voice.silence();
    this.stage.close();
    try {
      const entry = await recording.finish();
      if (entry?.state === 'unsent' || entry?.state === 'counted') sendQueue();
      this.#onDone(entry?.streamId ?? recording.streamId);
    } catch (error) {
      this.#fail(error);
    }
  }

  #listeners = {
    onConnection: (/** @type {string} */ connection) => { this.connection.value = connection; },
    onLiveness: (/** @type {import('../../set/live.js').LivenessNews} */ news) => this.#ask(news),
  };

  /** The service asks for a sign of life, or says what became of it. The end of a set settles it without words. */
  #ask(/** @type {import('../../set/live.js').LivenessNews} */ {asked, answered}) {
    const now = this.#recording?.duration ?? 0;
    if (!this.#recording || this.phase.peek() !== 'counting') return;
    if (asked && this.#liveness.ask(asked, now)) this.#voice.ask(questionWords(this.question.peek()?.kind ?? ''));
    if (!answered) return;
    this.#liveness.settle(answered, now);
    this.#voice.tell(outcomeWords(this.question.peek()?.step === 'passed' ? 'passed' : 'missed'));
  }

  #see(/** @type {import('../../set/pump.js').Seen} */ seen) {
    const isSomebody = seen.landmarks.length > 0;
    if (isSomebody !== this.isSomebody.peek()) this.isSomebody.value = isSomebody;
    if (this.phase.peek() === 'place') return this.#placing.look(seen);
    const recording = this.#recording;
    if (!recording || this.phase.peek() !== 'counting') return;
    for (const event of recording.take(seen)) this.#hear(event, seen.at);
    this.#tick(seen, recording);
  }

  #hear(/** @type {any} */ event, /** @type {number} */ at) {
    switch (event.kind) {
      case 'countdown':
        this.countdown.value = event.seconds;
        return this.#voice.countdown(event.seconds);
      case 'placement': return this.#placing.found(event);
      case 'rep': return this.#rep(event, at);
      case 'held': return this.#held(event.seconds);
      case 'partial':
        this.partialReps.value = this.#recording?.partialReps ?? 0;
        this.#wave.mark(event, 0);
        // The cue that goes with it comes by itself, unless it tells an angle.
        return this.isPushUps ? this.#cue(FeedbackCode.PARTIAL_DEPTH, at, {angle: Math.round(event.minAngleDecidegrees / 10)}) : undefined;
      case 'feedback':
        // A shallow dip was told with its angle.
        if (event.code !== FeedbackCode.PARTIAL_DEPTH) this.#cue(event.code, at, {joint: event.joint, problem: event.problem});
        return undefined;
      case 'progress':
        this.depth.value = {...this.depth.peek(), percent: event.romPercent, line: this.#line.percent};
        this.cadence.value = event.cadence;
        if (this.#ending.isBelied(event.phase === Phase.BOTTOM ? Infinity : event.reps)) this.keepGoing();
        return this.#wave.move(this.#recording?.duration ?? 0, event.romPercent);
      case 'target':
        if (this.choice.peek().mode === 'time' && !this.#isTargetTold) this.#end('target', at);
        this.#isTargetTold = true;
    }
    return undefined;
  }

  #rep(/** @type {any} */ rep, /** @type {number} */ at) {
    this.#line.take(rep);
    // When the frame was taken that ended the push-up: from here on the bench measures how soon its number is on the screen.
    performance.mark('titanup-rep', {startTime: at, detail: rep.number});
    this.reps.value = rep.number;
    this.depth.value = {...this.depth.peek(), last: rep.depthPercent};
    this.#wave.mark(rep, rep.number);
    this.#voice.rep(rep.number, this.target);
    if (this.#ending.isBelied(rep.number)) this.keepGoing();
    if (this.target && rep.number === this.target) this.#end('target', at);
  }

  #held(/** @type {number} */ seconds) {
    this.reps.value = seconds;
    this.#voice.held(seconds, this.target);
    // Whoever holds on beyond the target has reached it all the same.
    if (this.#ending.state.peek()?.why !== 'target' && this.#ending.isBelied(seconds)) this.keepGoing();
  }

  #cue(/** @type {number} */ code, /** @type {number} */ at, /** @type {Record<string, any>} */ values) {
    const cue = cueWords(code, values, this.#position, this.exercise);
    this.cue.value = {...cue, code};
    this.#cueUntil = at + CUE;
    this.#voice.cue(code, cue.words);
  }

  /** What time alone brings. */
  #tick(/** @type {import('../../set/pump.js').Seen} */ {at, landmarks, width, height}, /** @type {Recording} */ recording) {
    const {mode, seconds: length, preparation} = this.choice.peek();
    const passed = Math.max(0, Math.floor(recording.duration / 1000) - preparation);
    this.seconds.value = mode === 'time' && !this.isHeld ? Math.max(0, length - passed) : passed;
    if (this.cue.peek() && at > this.#cueUntil) this.cue.value = null;
    if (recording.isFull) return void this.finish();
    this.#liveness.tick(recording.duration, this.isPaused.peek());
    if (this.#liveness.isOpen) this.#ending.wait(at);
    const upright = isUpright(landmarks, {width, height}, this.placement.peek()?.tiltDegrees ?? 0);
    const why = this.#endsUpright || this.isPushUps ? 'standing' : 'left';
    const isLeaving = this.#endsUpright ? upright : landmarks.length === 0;
    if (this.#ending.hasLeft(isLeaving && this.reps.peek() > 0 && !this.isPaused.peek(), at)) this.#end(why, at);
    const isBack = !isLeaving && (!this.#endsUpright || !this.isPushUps || this.#placing.isDown);
    if (this.#ending.state.peek()?.why === why && isBack) return this.keepGoing();
    if (this.#ending.tick(at)) this.finish();
    return undefined;
  }

  #end(/** @type {import('./ending.js').Why} */ why, /** @type {number} */ at) {
    this.#ending.begin(why, at, this.reps.peek());
    if (why !== 'target') this.#voice.tell(t(`set.ending.${why}`));
  }

  #fail(/** @type {any} */ error) {
    if (this.#gone.aborted) return;
    this.#leave();
    this.trouble.value = error instanceof CameraFailure ? error.trouble : error?.reason === 'WEIGHTS_UNREACHABLE' ? 'engineOffline' : 'engine';
    this.phase.value = 'trouble';
    if (!(error instanceof CameraFailure)) console.error(error);
  }

  #leave() {
    this.#voice.silence();
    this.stage.close();
    this.#recording?.leave().then(sendQueue);
    this.#recording = null;
  }
}
