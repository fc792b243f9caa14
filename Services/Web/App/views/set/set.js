// @ts-check
// A set in front of the camera: of push-ups, or of another exercise that the address names.

import {View, h, signal} from '../../core/element.js';
import {go, place as address} from '../../core/router.js';
import {call} from '../../core/rpc.js';
import {online} from '../../core/store.js';
import {language, t} from '../../core/words.js';
import {PoseService} from '../../Generated/pose.js';
import {announce} from '../../parts/shell.js';
import {PUSH_UP, exerciseOf, isHeld, isKnown} from '../../set/exercises.js';
import {countWords} from './advice.js';
import {counting} from './counting.js';
import {glyph} from './glyphs.js';
import {SetModel} from './model.js';
import {place} from './place.js';
import {positionsOf} from './position.js';
import {scene} from './scenes.js';

/** Screen readers hear every fifth rep, and every tenth second of a hold; the voice says each rep. */
const ANNOUNCED = 5, ANNOUNCED_SECONDS = 10;
/** The largest targets, in reps and in seconds. */
const MOST_REPS = 500, MOST_SECONDS = 1800;

/** The exercise that the address asks for: `/set?exercise=SQUAT`. @param {URL | undefined} url */
function wantedExercise(url) {
  const exercise = url?.searchParams.get('exercise');
  return isKnown(exercise) ? exercise : PUSH_UP;
}

/** The practice that a set belongs to, by its address `/set?exercise=…&practice=…&item=…&target=…`: the set takes its target from there
 *  and comes back to it. */
function practiceOf(/** @type {URL | undefined} */ url) {
  const id = url?.searchParams.get('practice') ?? '', item = Number(url?.searchParams.get('item')), target = Number(url?.searchParams.get('target'));
  const most = isHeld(wantedExercise(url)) ? MOST_SECONDS : MOST_REPS;
  return /^[0-9a-f-]{36}$/i.test(id) ? {path: `/train/${id}`, item, target: target >= 1 && target <= most ? Math.round(target) : 0} : null;
}

class SetView extends View {
  /** @type {SetModel | null} */
  #model = null;
  /** @type {HTMLVideoElement | null} */
  #video = null;
  /** @type {HTMLCanvasElement | null} */
  #canvas = null;
  #announced = 0;
  #hasAsked = signal(false);
  #exercise = signal(wantedExercise(address.peek()?.url));
  #practice = practiceOf(address.peek()?.url);
  /** What there is to choose from. */
  #offered = signal(/** @type {string[]} */ ([]));
  /** Ends with the exercise that was chosen. */
  #chosen = new AbortController();

  start() {
    document.addEventListener('keydown', event => this.#key(event), {signal: this.gone});
    this.#prepare();
    // A practice has chosen. Elsewhere, a service that doesn't answer leaves the exercise as it is.
    if (!this.#practice) {
      call(PoseService.listCounters, {}, {signal: this.gone}).then(({counters}) => {
        this.#offered.value = [...new Set(counters.map(exerciseOf))].filter(isKnown);
      }, () => {});
    }
  }

  #prepare() {
    const practice = this.#practice;
    const model = new SetModel(AbortSignal.any([this.gone, this.#chosen.signal]),
      streamId => go(practice ? `${practice.path}?item=${practice.item}&set=${streamId}` : `/set/${streamId}`, {replace: true}), this.#exercise.peek(), practice?.target);
    this.#model = model;
    model.start().then(isAllowed => {
      const position = model.position.peek();
      if (isAllowed && position && !this.gone.aborted && model === this.#model) this.#open(position);
    });
  }

  /** Another exercise: its set begins anew, with the camera. @param {string} exercise */
  #choose(exercise) {
    if (exercise === this.#exercise.peek()) return;
    this.#chosen.abort();
    this.#chosen = new AbortController();
    this.#hasAsked.value = false;
    this.#exercise.value = exercise;
    this.#announced = 0;
    go(exercise === PUSH_UP ? '/set' : `/set?exercise=${exercise}`, {replace: true});
    this.#prepare();
  }

  #open = (/** @type {import('./position.js').Position} */ position) => {
    if (this.#hasAsked.peek() || !this.#video || !this.#canvas) return;
    this.#hasAsked.value = true;
    this.#model?.open(this.#video, this.#canvas, position);
  };

  #again = () => location.reload();

  /** Space rests, Enter ends, F shows the figure only, V switches the voice: unless a control has the focus. */
  #key(/** @type {KeyboardEvent} */ event) {
    const model = this.#model, isControl = /** @type {Element} */ (event.target).closest?.('button, a, input, textarea, select');
    if (!model || isControl || event.ctrlKey || event.metaKey || event.altKey) return;
    const isCounting = model.phase.peek() === 'counting';
    const action = {
      ' ': () => isCounting && model.togglePause(), f: () => model.stage.toggleFigure(), v: () => model.toggleVoice(),
      Enter: () => isCounting ? model.finish() : model.begin(),
    }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  render() {
    void language.value;
    const exercise = this.#exercise.value, model = /** @type {SetModel} */ (this.#model);
    const phase = model.phase.value, isLive = phase === 'counting' || phase === 'saving';
    this.#say(model);
    return h('div', {class: `set ${phase}`},
      h('h1', {class: 'hidden'}, t(`set.title.${exercise}`)),
      this.camera(model, isLive),
      h('div', {class: 'panel'},
        (phase === 'why' || phase === 'place') && this.choice(exercise),
        phase === 'why' ? this.why(model) : phase === 'trouble' ? this.trouble(model)
          : phase === 'loading' ? this.loading(model) : phase === 'place' ? place(model) : counting(model)));
  }

  #say(/** @type {SetModel} */ model) {
    const reps = model.reps.value;
    if (reps === this.#announced) return;
    this.#announced = reps;
    if (reps % (model.isHeld ? ANNOUNCED_SECONDS : ANNOUNCED) === 0 && reps > 0) announce(countWords(model.exercise, reps));
  }

  camera(/** @type {SetModel} */ model, /** @type {boolean} */ isLive) {
    const {stage} = model, isFigureOnly = stage.isFigureOnly.value, cue = isLive ? model.cue.value : null, caption = model.caption.value;
    return h('section', {class: isFigureOnly ? 'camera figure-only' : 'camera', 'aria-label': t('set.camera')},
      h('video', {class: stage.isMirrored.value ? 'mirrored' : null, ref: element => { this.#video = element; }, '.muted': true,
        playsinline: true, 'aria-hidden': 'true'}),
      h('canvas', {ref: element => { this.#canvas = element; }, 'aria-hidden': 'true'}),
      h('div', {class: 'bar'},
        h('a', {class: 'round', href: this.#practice?.path ?? '/', 'aria-label': t('set.leave')}, glyph('close')),
        h('span', {class: 'privacy'}, h('i', {'aria-hidden': 'true'}), t('set.privacy')),
        h('button', {class: 'round', type: 'button', 'aria-pressed': String(isFigureOnly), 'aria-label': t('set.figureOnly'),
          onclick: () => stage.toggleFigure()}, glyph('figure'))),
      model.countdown.value > 0 && isLive && h('p', {class: 'countdown number', 'aria-hidden': 'true'}, model.countdown.value),
      caption && h('p', {class: 'caption', 'aria-hidden': 'true'}, caption),
      h('div', {class: 'cues', role: 'status'}, cue && h('div', {class: 'cue'},
        h('span', {'aria-hidden': 'true'}, glyph(cue.isUp ? 'up' : 'down')), h('p', null, cue.words, cue.detail && h('small', null, cue.detail)))));
  }

  /** What the set is of, and what becomes of it if it is no set of push-ups. @param {string} exercise */
  choice(exercise) {
    const offered = this.#offered.value;
    if (this.#practice || (offered.length < 2 && exercise === PUSH_UP)) return null;
    return h('section', {class: 'card exercise-choice'},
      h('label', {for: 'exercise'}, t('set.exercise')),
      h('select', {id: 'exercise', onchange: event => this.#choose(event.target.value)},
        [...new Set([exercise, ...offered])].map(each => h('option', {key: each, value: each, '.selected': each === exercise}, t(`set.name.${each}`)))),
      exercise !== PUSH_UP && h('p', null, t('set.alone')));
  }

  /** Why the camera, before the browser asks, and where the phone may be: choosing opens the camera. */
  why(/** @type {SetModel} */ model) {
    const usual = model.position.value, {exercise, isPushUps} = model;
    return h('section', {class: 'why'},
      h('h2', null, t('set.why.title')),
      h('p', null, t(isPushUps ? 'set.why.text' : 'set.why.other')),
      h('ul', null, ['device', 'figure', 'landmarks'].map(key => h('li', {key}, glyph('check'), t(`set.why.${key}`)))),
      h('h3', {id: 'positions'}, t('set.position')),
      h('div', {class: 'choices', role: 'group', 'aria-labelledby': 'positions'}, positionsOf(exercise).map(position => h('button', {
        key: position, type: 'button', class: position === usual ? 'choice usual' : 'choice', 'data-position': position, onclick: () => { model.explain(position); this.#open(position); }},
        scene(position, exercise), h('b', null, isPushUps ? t(`set.position.${position}`) : t('set.position.away')),
        h('small', null, isPushUps ? t(`set.position.${position}.why`) : t(`set.how.${exercise}`))))),
      !online.value && h('p', {class: 'muted'}, t('set.offline')));
  }

  loading(/** @type {SetModel} */ model) {
    const part = model.stage.loaded.value;
    return h('section', {class: 'why', 'aria-busy': 'true'},
      h('h2', null, t('set.loading.title')),
      h('p', null, t(`set.loading.${model.position.value ?? 'side'}`)),
      h('div', {class: 'progress', role: 'progressbar', 'aria-label': t('set.loading.title'), 'aria-valuemin': 0, 'aria-valuemax': 100,
        'aria-valuenow': Math.round(100 * part)}, h('i', {style: {'--part': String(part)}})));
  }

  trouble(/** @type {SetModel} */ model) {
    return h('section', {class: 'why', role: 'alert'},
      h('h2', null, t(`set.trouble.${model.trouble.value}`)),
      h('p', null, t(`set.help.${model.trouble.value}`)),
      h('button', {class: 'button', type: 'button', onclick: this.#again}, t('error.again')),
      h('a', {class: 'link', href: '/unsent'}, t('set.toQueue')));
  }
}

customElements.define('titan-set', SetView);
