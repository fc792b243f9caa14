// @ts-check
// A set from the first look into the camera to its receipt: what the views show, and what their buttons do.

import {signal} from '../../core/element.js';
import {session} from '../../core/store.js';
import {language, t} from '../../core/words.js';
import {call} from '../../core/rpc.js';
import {MotivationService} from '../../Generated/motivation.js';
import {FeedbackCode, Phase} from '../../Generated/pose.js';
import {isUpright} from '../../set/body.js';
import {CameraFailure, isAllowed, keepAwake} from '../../set/camera.js';
import {DepthLine, FaceDepthLine} from '../../set/depth.js';
import {Recording} from '../../set/recording.js';
import {deviceMouth, Voice} from '../../set/voice.js';
import {RESUMABLE, lockName} from '../../set/deliver.js';
import {sendQueue, setWorld} from '../../set/world.js';
import {cueWords} from './advice.js';
import {keepChoice, usualChoice} from './choice.js';
import {Ending} from './ending.js';
import {Placing} from './placing.js';
import {keepPosition, kindOf, positionOf, usualPosition} from './position.js';
import {Stage} from './stage.js';
import {Wave} from './wave.js';

/** How long a cue and a caption stay, in milliseconds. */
const CUE = 4000, CAPTION = 4000;
const voiceKey = 'titanup.voice';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./choice.js').Choice} Choice */

export class SetModel {
  stage = new Stage();
  /** `why`, `loading`, `place`, `counting`, `saving` or `trouble`. */
  phase = signal('why');
  trouble = signal('');
  /** Where the phone is; nothing until it has been chosen on this device. @type {{value: Position | null, peek(): Position | null}} */
  position = signal(usualPosition());
  /** @type {{value: Choice, peek(): Choice}} */
  choice = signal(usualChoice());
  isSomebody = signal(false);
  pepTalk = signal(/** @type {any} */ (null));
  resumable = signal(/** @type {any} */ (null));
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
  #wave = new Wave();
  #world = setWorld();
  #voice;
  /** @type {Recording | null} */
  #recording = null;
  #isBeginning = false;
  /** @type {DepthLine | FaceDepthLine} */
  #line = new DepthLine();
  #cueUntil = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #captionTimer;
  #isTargetTold = false;
  #gone;
  #onDone;
  /** Whether the choice is a practice's, which is no habit of the athlete's. */
  #isPractice;

  /** @param {AbortSignal} gone @param {(streamId: string) => void} onDone @param {number} [target] push-ups that a practice wants */
  constructor(gone, onDone, target = 0) {
    this.#isPractice = target > 0;
    if (target > 0) this.choice.value = {...this.choice.peek(), mode: 'reps', reps: target};
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
    call(MotivationService.getPepTalk, {timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone}, ask)
      .then(talk => { this.pepTalk.value = talk; }, () => {});
    call(MotivationService.getVoicePack, {}, ask).then(({voicePack}) => voicePack && this.#voice.use(voicePack), () => {});
    const {queue, clock, locks} = await this.#world;
    for (const entry of userId ? await queue.entries(userId) : []) {
      if (entry.state !== 'recording' || clock.now() - entry.updatedAt > RESUMABLE) continue;
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
  explain(position) { this.#voice.tell(t(`set.position.${position}.how`)); }

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
    keepPosition(position);
    this.#placing.begin(position);
    this.isSomebody.value = false;
    this.#line = position === 'floor' ? new FaceDepthLine() : new DepthLine();
    this.depth.value = {...this.depth.peek(), line: this.#line.percent};
    this.#ending.keepGoing(position);
  }

  /** @param {Partial<Choice>} change */
  choose(change) {
    this.choice.value = {...this.choice.peek(), ...change};
    if (!this.#isPractice) keepChoice(this.choice.peek());
  }

  async begin() {
    if (this.#isBeginning || this.phase.peek() !== 'place') return;
    this.#isBeginning = true;
    const {mode, reps, seconds, preparation} = this.choice.peek();
    const plan = {targetReps: mode === 'reps' ? reps : 0, targetSeconds: mode === 'time' ? seconds : 0, preparationSeconds: preparation};
    const {schema} = kindOf(this.#position);
    const options = {userId: session.peek().userId ?? '', size: this.stage.size, schema, onConnection: this.#connected};
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
    this.#recording = await Recording.resume(await this.#world, this.stage.counters, entry, {onConnection: this.#connected});
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

  /** What the counter said last of how the camera lies. */
  get placement() { return this.#placing.placement; }
  /** Why the set ends and in how many seconds, if it does. */
  get ending() { return this.#ending.state; }
  get wave() { return this.#wave.state; }
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
  keepGoing() { this.#ending.keepGoing(this.#position); }

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

  #connected = (/** @type {string} */ connection) => { this.connection.value = connection; };

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
      case 'partial':
        this.partialReps.value = this.#recording?.partialReps ?? 0;
        this.#wave.mark(event, 0);
        return this.#cue(FeedbackCode.PARTIAL_DEPTH, at, {angle: Math.round(event.minAngleDecidegrees / 10)});
      case 'feedback':
        // A shallow dip was told with its angle.
        if (event.code !== FeedbackCode.PARTIAL_DEPTH) this.#cue(event.code, at, {joint: event.joint});
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

  #cue(/** @type {number} */ code, /** @type {number} */ at, /** @type {Record<string, any>} */ values) {
    const cue = cueWords(code, values, this.#position);
    this.cue.value = {...cue, code};
    this.#cueUntil = at + CUE;
    this.#voice.cue(code, cue.words);
  }

  /** What time alone brings. */
  #tick(/** @type {import('../../set/pump.js').Seen} */ {at, landmarks, width, height}, /** @type {Recording} */ recording) {
    const {mode, seconds: length, preparation} = this.choice.peek();
    const passed = Math.max(0, Math.floor(recording.duration / 1000) - preparation);
    this.seconds.value = mode === 'time' ? Math.max(0, length - passed) : passed;
    if (this.cue.peek() && at > this.#cueUntil) this.cue.value = null;
    if (recording.isFull) return void this.finish();
    const upright = isUpright(landmarks, {width, height}, this.placement.peek()?.tiltDegrees ?? 0);
    const isFloor = this.#position === 'floor', isLeaving = isFloor ? landmarks.length === 0 : upright;
    const hasLeft = this.#ending.hasLeft(isLeaving && this.reps.peek() > 0 && !this.isPaused.peek(), at);
    if (hasLeft) this.#end('standing', at);
    if (this.#ending.state.peek()?.why === 'standing' && !isLeaving && (isFloor || this.#placing.isDown)) return this.keepGoing();
    if (this.#ending.tick(at)) this.finish();
    return undefined;
  }

  #end(/** @type {'target' | 'standing'} */ why, /** @type {number} */ at) {
    this.#ending.begin(why, at, this.reps.peek());
    if (why === 'standing') this.#voice.tell(t('set.ending.standing'));
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
