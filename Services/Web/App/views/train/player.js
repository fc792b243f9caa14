// @ts-check
// A practice while it is done: the figure, the countdown, pause, skip, leave, and what is done of it. Its address can be
// opened again at any time; afterwards the result is there.

import {View, h, s, signal} from '../../core/element.js';
import {toMilliseconds} from '../../core/proto.js';
import {go, place} from '../../core/router.js';
import {call} from '../../core/rpc.js';
import {online, session} from '../../core/store.js';
import {clockTime, language, number, t} from '../../core/words.js';
import {AmountUnit, ExerciseState, TrainingService} from '../../Generated/training.js';
import {announce, failure} from '../../parts/shell.js';
import {problemWords} from '../../parts/movements.js';
import {icon} from '../../parts/pictures.js';
import {keepAwake} from '../../set/camera.js';
import {PUSH_UP, amountOf, exerciseOf, isHeld, isKnown} from '../../set/exercises.js';
import {deviceMouth, Voice} from '../../set/voice.js';
import {setWorld} from '../../set/world.js';
import {countWords} from '../set/advice.js';
import {glyph} from '../set/glyphs.js';
import {chooseByMyself, isByMyself} from './by-myself.js';
import {amountWords, worth} from './names.js';
import {PracticeModel} from './practice.js';
import {setList} from './sets.js';
import './movement.js';
import './result.js';

/** @typedef {import('../../Generated/training.js').PracticeExercise} Item */

const voiceKey = 'titanup.voice';
const {READY, PREPARING, ACTIVE} = ExerciseState;
/** The ring's circumference is 100. */
const RADIUS = 100 / (2 * Math.PI);

class Player extends View {
  #id = '';
  #model = /** @type {PracticeModel} */ (/** @type {unknown} */ (null));
  #details = signal(/** @type {Map<string, import('../../Generated/training.js').Exercise>} */ (new Map()));
  #title = signal('');
  #isLeaving = signal(false);
  #isVoiceOn = signal(localStorage.getItem(voiceKey) !== 'off');
  #notice = signal('');
  #voice = new Voice(deviceMouth(() => language.peek()));

  async start() {
    this.#id = place.peek()?.params.practice ?? '';
    this.#voice.isOn = this.#isVoiceOn.peek();
    this.#model = new PracticeModel(this.#id, this.gone, (event, item, seconds) => this.#say(event, item, seconds), item => this.#waits(item));
    this.gone.addEventListener('abort', () => this.#voice.silence());
    document.addEventListener('keydown', event => this.#key(event), {signal: this.gone});
    await this.#open();
  }

  #open = async () => {
    await this.#model.load();
    const practice = this.#model.practice.peek();
    if (!practice || this.gone.aborted) return;
    const known = this.#learn(practice);
    if (this.#model.isOver) return;
    keepAwake(this.gone);
    // Whether the camera counts an exercise decides about whether it begins by itself.
    await known;
    await this.#takeSet();
    await this.#model.begin();
  };

  /** Names, cues and drawings, and what the camera counts. Without them the practice goes on.
   *  @param {import('../../Generated/training.js').Practice} practice */
  async #learn({exercises, workoutIds}) {
    Promise.all(workoutIds.map(workoutId => call(TrainingService.getWorkout, {workoutId}, {signal: this.gone}).catch(() => null))).then(workouts => {
      this.#title.value = workouts.map(answer => answer?.workout?.name).filter(name => name).join(' · ');
    });
    const ids = [...new Set(exercises.map(({exerciseId}) => exerciseId))];
    await Promise.all(ids.map(exerciseId => call(TrainingService.getExercise, {exerciseId}, {signal: this.gone}).then(({exercise}) => {
      if (exercise) this.#details.value = new Map([...this.#details.peek(), [exerciseId, exercise]]);
    }, () => {})));
  }

  /** What the camera counts a set as; empty if it can't. @param {Item} item */
  #countedAs({exerciseId}) {
    const word = this.#details.value.get(exerciseId)?.countedAs ?? '';
    return isKnown(word) ? word : '';
  }

  /** Whether a set waits for its camera: those do that nobody wants to count alone. @param {Item} item */
  #waits(item) {
    const word = this.#countedAs(item);
    return word !== '' && !isByMyself(word);
  }

  /** Takes the set that the camera has counted for this practice: `?set` has its id and `?item` its place. */
  async #takeSet() {
    const {searchParams} = /** @type {import('../../core/router.js').Place} */ (place.peek()).url, streamId = searchParams.get('set'), index = Number(searchParams.get('item'));
    if (!streamId) return;
    const entry = await (await setWorld()).queue.entry(streamId), amount = entry?.receipt ? amountOf(entry.receipt) : entry?.reps ?? 0;
    if (entry?.userId === session.peek().userId && amount > 0) {
      await this.#model.counted(index, amount, streamId, entry.receipt?.jws ?? '');
      // The address keeps the set until the service has heard of it.
      if (this.#model.failed.peek()) return;
      this.#notice.value = t('train.cameraCounted', {amount: countWords(exerciseOf(entry.open), amount)});
    } else {
      const problem = entry?.receipt?.problem ?? 0;
      this.#notice.value = [t('train.cameraNone'), problem > 0 && problemWords(problem)].filter(words => words).join(' ');
    }
    announce(this.#notice.peek());
    go(`/train/${this.#id}`, {replace: true});
  }

  async #openCamera(/** @type {Item} */ item) {
    const exercise = this.#countedAs(item);
    chooseByMyself(exercise, false);
    if (item.state !== ACTIVE) await this.#model.skipPreparation();
    if (this.#model.current?.index !== item.index || this.#model.failed.peek()) return;
    this.#model.handOver(item);
    go(`/set?exercise=${exercise}&practice=${this.#id}&item=${item.index}&target=${item.prescribedAmount}`);
  }

  /** Without the camera, this time and the next ones. @param {Item} item */
  #startByMyself(item) {
    chooseByMyself(this.#countedAs(item), true);
    this.#model.startExercise();
  }

  #name(/** @type {Item | undefined} */ item) { return item ? this.#details.value.get(item.exerciseId)?.name ?? '…' : ''; }

  #say(/** @type {string} */ event, /** @type {Item | undefined} */ item, seconds = 0) {
    if (event === 'count') return this.#voice.countdown(seconds);
    this.#notice.value = '';
    const name = this.#name(item), words = event === 'prepare' ? t('train.said.prepare', {name, amount: item ? amountWords(item.unit, item.prescribedAmount) : ''})
      : event === 'begin' ? t('train.said.begin', {name}) : t('train.said.end');
    announce(words);
    this.#voice.tell(words);
    return undefined;
  }

  /** Space pauses and goes on, Enter is the large button, S skips: unless a control has the focus. */
  #key(/** @type {KeyboardEvent} */ event) {
    const model = this.#model, item = model.current, isControl = /** @type {Element} */ (event.target).closest?.('button, a, input, textarea, select, summary');
    if (!item || model.isOver || isControl || this.#isLeaving.peek() || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = {
      ' ': () => model.isPaused ? model.resume() : model.pause(), s: () => model.skip(), Enter: () => this.#main(item),
    }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  /** What the large button does. @param {Item} item */
  #main(item) {
    const model = this.#model;
    if (model.isPaused) model.resume();
    else if (item.state === ACTIVE) model.done();
    else if (item.state === READY && this.#waits(item)) this.#openCamera(item);
    else if (item.state === PREPARING) model.skipPreparation();
    else model.startExercise();
  }

  #toggleVoice = () => {
    this.#isVoiceOn.value = !this.#isVoiceOn.peek();
    this.#voice.isOn = this.#isVoiceOn.peek();
    if (!this.#voice.isOn) this.#voice.silence();
    localStorage.setItem(voiceKey, this.#voice.isOn ? 'on' : 'off');
  };

  /** The large button goes on, so the focus waits there. */
  #pause = async () => {
    await this.#model.pause();
    requestAnimationFrame(() => { if (this.#model.isPaused) /** @type {HTMLElement | null} */ (this.querySelector('.practice-controls .button'))?.focus(); });
  };

  #leave = async () => {
    this.#isLeaving.value = true;
    if (!this.#model.isPaused && this.#model.current) await this.#model.pause();
  };

  render() {
    void language.value;
    const model = this.#model, practice = model.practice.value, failed = model.failed.value;
    if (!practice) {
      return h('div', {class: 'player', 'aria-busy': failed ? null : 'true'}, h('h1', {class: 'hidden'}, t('train.practice')),
        h('div', {class: 'practice-bar'}, h('a', {class: 'round', href: '/train', 'aria-label': t('train.back')}, glyph('close'))),
        failed ? failure(failed, this.#open) : [h('p', {class: 'hidden', role: 'status'}, t('state.loading')), h('div', {class: 'bone practice-scene'})]);
    }
    if (model.isOver) return h('titan-practice-result', {key: 'result', '.practice': practice, '.completion': model.result.value, '.names': this.#details.value, '.heading': this.#title.value});
    const item = model.current;
    return h('div', {class: 'player'},
      h('div', {class: 'practice-bar'},
        h('button', {class: 'round', type: 'button', 'aria-label': t('train.leave'), onclick: this.#leave}, glyph('close')),
        h('p', null, this.#title.value || t('train.practice'), h('small', null, t('train.part', {part: (item?.index ?? practice.exercises.length - 1) + 1, all: practice.exercises.length}))),
        h('button', {class: 'round', type: 'button', 'aria-pressed': String(this.#isVoiceOn.value), 'aria-label': t('set.voice'), onclick: this.#toggleVoice},
          glyph(this.#isVoiceOn.value ? 'voice' : 'silent'))),
      item ? this.stage(item) : this.nothing(),
      h('div', {class: 'practice-side'},
        this.#isLeaving.value ? this.leaving() : item && this.controls(item),
        failed && h('section', {class: 'step-failed', role: 'alert'}, h('p', null, failed.words), h('button', {class: 'button quiet small', type: 'button', onclick: model.again}, t('error.again'))),
        setList(practice.exercises, id => this.#details.value.get(id)?.name ?? '…', item?.index)));
  }

  /** The figure with the clock around it. @param {Item} item */
  stage(item) {
    const model = this.#model, details = this.#details.value.get(item.exerciseId), {isPaused} = model, seconds = model.seconds.value;
    const isPreparing = item.state === PREPARING, isTimed = model.isClocked(item) && item.state === ACTIVE;
    const whole = isPreparing ? toMilliseconds(model.practice.value?.countdown) / 1000 : item.prescribedAmount;
    const part = (isPreparing || isTimed) && seconds !== null && whole > 0 ? seconds / whole : 0;
    return h('section', {class: isPaused ? 'practice-scene paused' : 'practice-scene', 'aria-label': this.#name(item)},
      h('div', {class: isPreparing ? 'ring-clock preparing' : 'ring-clock'},
        s('svg', {viewBox: '0 0 36 36', 'aria-hidden': 'true'}, s('circle', {class: 'track', cx: 18, cy: 18, r: RADIUS}),
          part > 0 && s('circle', {class: 'part', cx: 18, cy: 18, r: RADIUS, 'stroke-dasharray': `${(100 * part).toFixed(1)} 100`})),
        h('titan-movement', {key: item.exerciseId, '.frames': details?.animation?.svgFrames ?? none,
          '.pace': toMilliseconds(details?.animation?.frameDuration) || 300, '.isResting': isPaused})),
      h('p', {class: 'practice-phase'}, t(isPaused ? 'train.phase.paused' : isPreparing ? 'train.phase.prepare' : item.state === ACTIVE ? 'train.phase.go' : 'train.phase.next')),
      h('h1', null, this.#name(item)),
      isPreparing || isTimed
        ? h('p', {class: 'set-clock', role: 'timer'}, h('span', {class: 'number'}, seconds === null ? '–' : number(seconds)), ' ', t('set.unit.seconds', {count: seconds ?? 2}))
        : this.amount(item),
      h('p', {class: 'set-goal'}, [isPreparing && amountWords(item.unit, item.prescribedAmount), item.setCount > 1 && t('train.setOf', {set: item.setNumber, sets: item.setCount}),
        details && t('train.worth', {count: Math.round(worth(item.state === PREPARING || !isTimed ? model.amount.value : item.prescribedAmount, item.baseAmount, details))}),
        item.state === ACTIVE && !isTimed && clockTime(seconds ?? 0)].filter(words => words).join(' · ')),
      details && h('ul', {class: 'set-cues'}, details.cues.map(cue => h('li', {key: cue}, cue))));
  }

  /** What is to be done, or what was done, with a way to change it. @param {Item} item */
  amount(item) {
    const model = this.#model, amount = model.amount.value, isActive = item.state === ACTIVE, key = item.unit === AmountUnit.SECONDS ? 'set.unit.seconds' : 'train.unit.times';
    return h('div', {class: 'set-amount'},
      h('button', {class: 'round', type: 'button', 'aria-label': t('set.less'), disabled: amount <= 1, onclick: () => model.adjust(-1)}, glyph('minus')),
      h('p', {role: 'status'}, h('span', {class: 'number'}, number(amount)), h('span', null, t(key, {count: amount}), ' ', t(isActive ? 'train.reported' : 'train.goal'))),
      h('button', {class: 'round', type: 'button', 'aria-label': t('set.more'), disabled: amount >= 4 * item.suggestedAmount, onclick: () => model.adjust(1)}, glyph('plus')));
  }

  /** @param {Item} item */
  controls(item) {
    const model = this.#model, {isPaused} = model, isBusy = model.isBusy.value, isActive = item.state === ACTIVE;
    const exercise = isPaused ? '' : this.#countedAs(item), isWaiting = exercise !== '' && item.state === READY && this.#waits(item);
    const words = isPaused ? 'train.resume' : isActive ? 'train.done' : item.state === PREPARING ? 'train.now' : isWaiting ? 'train.camera' : 'train.begin';
    const round = (/** @type {string} */ key, /** @type {string} */ sign, /** @type {() => void} */ action, isOff = false) => h('button', {key, class: 'round large', type: 'button',
      'aria-label': t(key), 'aria-disabled': isBusy ? 'true' : null, disabled: isOff, onclick: action}, glyph(sign));
    return h('section', {class: 'controls-card', 'aria-label': t('train.controls')},
      this.#notice.value && h('p', {class: 'camera-notice'}, this.#notice.value),
      item.state === PREPARING && !isPaused && this.amount(item),
      isWaiting && h('p', {class: 'muted'}, t(exercise === PUSH_UP ? 'train.cameraText' : isHeld(exercise) ? 'train.cameraHolds' : 'train.cameraReps')),
      h('div', {class: 'practice-controls'},
        !isPaused && round('train.pause', 'pause', this.#pause),
        h('button', {class: 'button', type: 'button', 'aria-disabled': isBusy ? 'true' : null, onclick: () => this.#main(item)},
          isWaiting && icon('camera'), t(words)),
        round('train.skip', 'skip', model.skip, isPaused)),
      exercise !== '' && h('button', {class: 'link', type: 'button', onclick: () => isWaiting ? this.#startByMyself(item) : this.#openCamera(item)},
        t(isWaiting ? 'train.byMyself' : 'train.camera')));
  }

  /** Every set was skipped. */
  nothing() {
    return h('section', {class: 'practice-scene'}, h('h1', null, t(this.#model.hasDone ? 'train.finishing' : 'train.nothing')),
      !this.#model.hasDone && [h('p', null, t('train.nothingText')), h('button', {class: 'button', type: 'button', onclick: this.#model.abandon}, t('train.abandon'))]);
  }

  leaving() {
    const model = this.#model;
    return h('section', {class: 'card leave-practice', 'aria-labelledby': 'leaving'}, h('h2', {id: 'leaving'}, t('train.leaveTitle')), h('p', null, t('train.leaveText')),
      h('button', {class: 'button', type: 'button', onclick: () => { this.#isLeaving.value = false; if (model.isPaused) model.resume(); }}, t('train.stay')),
      h('a', {class: 'button quiet', href: '/train'}, t('train.later')),
      model.hasDone && h('button', {class: 'button quiet', type: 'button', disabled: !online.value, onclick: model.complete}, t('train.finishHere')),
      h('button', {class: 'button quiet', type: 'button', disabled: !online.value, onclick: model.abandon}, t('train.abandon')));
  }
}

/** The same list each time, so that a movement is not read again. @type {string[]} */
const none = [];

customElements.define('titan-player', Player);
