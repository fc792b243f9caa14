// @ts-check
// A set from the first look into the camera to its receipt: what the views show, and what their buttons do.

import {signal} from '../../core/element.js';
import {session} from '../../core/store.js';
import {language, t} from '../../core/words.js';
import {call} from '../../core/rpc.js';
import {MotivationService} from '../../Generated/motivation.js';
import {FeedbackCode, Phase} from '../../Generated/pose.js';
import {isUpright, StandingUp} from '../../set/body.js';
import {CameraFailure, isAllowed, keepAwake} from '../../set/camera.js';
import {DepthLine, FaceDepthLine} from '../../set/depth.js';
import {facePlacement} from '../../set/face.js';
import {Recording} from '../../set/recording.js';
import {deviceMouth, Voice} from '../../set/voice.js';
import {RESUMABLE, lockName} from '../../set/deliver.js';
import {sendQueue, setWorld} from '../../set/world.js';
import {cueWords, placementWords} from './advice.js';
import {keepPosition, kindOf, positionOf, usualPosition} from './position.js';
import {Stage} from './stage.js';

/** How long a set waits before it ends by itself, and how long a cue and a caption stay, in milliseconds. */
const ENDING = 4000, CUE = 4000, CAPTION = 4000;
/** How long somebody stands up, or has left a phone on the floor, before a set takes that for its end; a rest looks away. */
const UPRIGHT = 1500, LEFT_ALONE = 8000;
/** How often the placement of a face is looked at. */
const LOOK = 600;
/** Of the last seconds the wave shows how the arms moved. */
const WAVE = 12_000;
const planKey = 'titanup.plan', voiceKey = 'titanup.voice';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {{mode: 'reps' | 'time' | 'open', reps: number, seconds: number, preparation: number}} Choice */

export class SetModel {
  stage = new Stage();
  /** `why`, `loading`, `place`, `counting`, `saving` or `trouble`. */
  phase = signal('why');
  trouble = signal('');
  /** Where the phone is; nothing until it has been chosen on this device. @type {{value: Position | null, peek(): Position | null}} */
  position = signal(usualPosition());
  /** @type {{value: Choice, peek(): Choice}} */
  choice = signal(readChoice());
  /** @type {{value: any, peek(): any}} What the counter said last of how the camera lies. */
  placement = signal(null);
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
  ending = signal(/** @type {{why: string, seconds: number} | null} */ (null));
  connection = signal('idle');
  /** The motion of the last seconds: `points` of time and depth, and `marks` where a push-up ended. */
  wave = signal({now: 0, points: /** @type {[number, number][]} */ ([]), marks: /** @type {{at: number, number: number}[]} */ ([])});

  #world = setWorld();
  #voice;
  /** @type {Recording | null} */
  #recording = null;
  /** Looks at the placement of a body before the set. */
  #placer = /** @type {any} */ (null);
  #placerStart = 0;
  #placerFrames = 0;
  #isBeginning = false;
  /** When the placement of a face was looked at. */
  #lookedAt = 0;
  /** @type {DepthLine | FaceDepthLine} */
  #line = new DepthLine();
  #leaving = new StandingUp();
  #endsAt = 0;
  #endingReps = 0;
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
    this.placement.value = null;
    this.isSomebody.value = false;
    this.#placer = null;
    this.#line = position === 'floor' ? new FaceDepthLine() : new DepthLine();
    this.depth.value = {...this.depth.peek(), line: this.#line.percent};
    this.#stay();
  }

  /** @param {Partial<Choice>} change */
  choose(change) {
    this.choice.value = {...this.choice.peek(), ...change};
    if (!this.#isPractice) localStorage.setItem(planKey, JSON.stringify(this.choice.peek()));
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
  keepGoing() {
    this.ending.value = null;
    this.#stay();
  }

  #stay() { this.#leaving = new StandingUp(this.#position === 'floor' ? LEFT_ALONE : UPRIGHT); }

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
    if (this.phase.peek() === 'place') return this.#place(seen);
    const recording = this.#recording;
    if (!recording || this.phase.peek() !== 'counting') return;
    for (const event of recording.take(seen)) this.#hear(event, seen.at);
    this.#tick(seen, recording);
  }

  /** Before the set, a counter of its own looks at the placement of a body. */
  #place(/** @type {import('../../set/pump.js').Seen} */ {at, landmarks, width, height}) {
    if (this.#position === 'floor') {
      if (at - this.#lookedAt < LOOK) return;
      this.#lookedAt = at;
      const face = facePlacement(landmarks, {width, height});
      return this.#placed(face === 'nobody' ? null : {face, view: 1, isGood: face === 'good'});
    }
    if (!this.#placer) {
      this.#placer = this.stage.counters.open({schema: kindOf('side').schema, width, height});
      [this.#placerStart, this.#placerFrames] = [at, 0];
    }
    const events = this.#placer.take(this.#placerFrames, Math.round((at - this.#placerStart) * 1000), landmarks);
    this.#placerFrames += 1;
    for (const event of events) if (event.kind === 'placement') this.#placed(event, isUpright(landmarks, {width, height}));
    // A counter takes half an hour at most; this one begins again long before.
    if (at - this.#placerStart > 600_000) this.#placer = null;
  }

  /** Somebody who stands is not in position, even if a plank before a camera on its side would look the same. */
  #placed(/** @type {any} */ found, isStanding = false) {
    const was = this.placement.peek(), position = this.#position, words = placementWords;
    const placement = isStanding ? {...found, view: 0, tiltDegrees: 0, isGood: found.jointsOutside.length === 0 && found.distance === 2} : found;
    this.placement.value = placement;
    // Nobody to be seen is told by the screen alone: at first that is always so.
    if (!placement || words(placement, position) === (was && words(was, position))) return;
    this.#voice.tell(words(placement, position));
    if (placement.isGood && placement.view !== 0 && this.phase.peek() === 'place') this.#voice.tell(t('set.place.begin'));
  }

  #hear(/** @type {any} */ event, /** @type {number} */ at) {
    switch (event.kind) {
      case 'countdown':
        this.countdown.value = event.seconds;
        return this.#voice.countdown(event.seconds);
      case 'placement': return this.#placed(event);
      case 'rep': return this.#rep(event, at);
      case 'partial':
        this.partialReps.value = this.#recording?.partialReps ?? 0;
        this.wave.value = {...this.wave.peek(), marks: [...this.wave.peek().marks, {at: (event.startMs + event.endMs) / 2, number: 0}]};
        return this.#cue(FeedbackCode.PARTIAL_DEPTH, at, {angle: Math.round(event.minAngleDecidegrees / 10)});
      case 'feedback':
        // A shallow dip was told with its angle.
        if (event.code !== FeedbackCode.PARTIAL_DEPTH) this.#cue(event.code, at, {joint: event.joint});
        return undefined;
      case 'progress':
        this.depth.value = {...this.depth.peek(), percent: event.romPercent, line: this.#line.percent};
        this.cadence.value = event.cadence;
        if (this.ending.peek() && (event.phase === Phase.BOTTOM || event.reps > this.#endingReps)) this.keepGoing();
        return this.#move(event.romPercent);
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
    this.wave.value = {...this.wave.peek(), marks: [...this.wave.peek().marks, {at: (rep.startMs + rep.endMs) / 2, number: rep.number}]};
    this.#voice.rep(rep.number, this.target);
    if (this.ending.peek() && rep.number > this.#endingReps) this.keepGoing();
    if (this.target && rep.number === this.target) this.#end('target', at);
  }

  #move(/** @type {number} */ percent) {
    const now = this.#recording?.duration ?? 0, {points, marks} = this.wave.peek();
    this.wave.value = {
      now, points: [...points, /** @type {[number, number]} */ ([now, percent])].filter(([at]) => now - at < WAVE),
      marks: marks.filter(({at}) => now - at < WAVE),
    };
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
    const isOver = this.#leaving.take(isLeaving && this.reps.peek() > 0 && !this.isPaused.peek(), at);
    if (isOver && !this.ending.peek()) this.#end('standing', at);
    const ending = this.ending.peek();
    if (!ending) return undefined;
    if (ending.why === 'standing' && !isLeaving && (isFloor || isDown(this.placement.peek()))) return this.keepGoing();
    const left = Math.ceil((this.#endsAt - at) / 1000);
    if (left <= 0) this.finish();
    else if (left !== ending.seconds) this.ending.value = {...ending, seconds: left};
    return undefined;
  }

  #end(/** @type {string} */ why, /** @type {number} */ at) {
    this.#endsAt = at + ENDING;
    this.#endingReps = this.reps.peek();
    this.ending.value = {why, seconds: ENDING / 1000};
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

/** @param {any} placement */
const isDown = placement => (placement?.view ?? 0) !== 0;

/** @returns {Choice} */
function readChoice() {
  const usual = {mode: /** @type {'reps'} */ ('reps'), reps: 12, seconds: 60, preparation: 10};
  try {
    return {...usual, ...JSON.parse(localStorage.getItem(planKey) ?? '{}')};
  } catch {
    return usual;
  }
}
