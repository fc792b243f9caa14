// @ts-check
// A set that is done: its receipt, every rep and half with why, and what it earned. Sets of push-ups become sessions; those of
// other exercises have their receipt.

import {View, h, signal} from '../../core/element.js';
import {toDate} from '../../core/proto.js';
import {go, place} from '../../core/router.js';
import {call, stream} from '../../core/rpc.js';
import {session} from '../../core/store.js';
import {clockTime, date, language, number, percent, t} from '../../core/words.js';
import {MotivationService} from '../../Generated/motivation.js';
import {EvidenceFlag, LandmarkSchema, PoseService, StreamOrigin} from '../../Generated/pose.js';
import {SessionsService} from '../../Generated/sessions.js';
import {TrophiesService} from '../../Generated/trophies.js';
import {nameOf} from '../../core/proto.js';
import {dipCard} from '../../parts/dips.js';
import {livenessFact} from '../../parts/liveness.js';
import {movementCard, problemWords} from '../../parts/movements.js';
import {announce} from '../../parts/shell.js';
import {emblem, seal} from '../../parts/pictures.js';
import {deviceMouth, Voice} from '../../set/voice.js';
import {sendQueue, setWorld} from '../../set/world.js';
import {PUSH_UP, amountOf, exerciseOf, isCopy, isHeld} from '../../set/exercises.js';
import {targetWords, unitWords} from './advice.js';

const LONGEST_NOTE = 1000;

/** @typedef {import('../../set/queue.js').Entry} Entry */

class SetDone extends View {
  #entry = signal(/** @type {Entry | null | undefined} */ (undefined));
  #dips = signal(/** @type {any} */ (null));
  #awards = signal(/** @type {any[]} */ ([]));
  #level = signal(/** @type {any} */ (null));
  #note = signal({text: '', state: ''});
  #deletion = signal('');
  #error = signal('');
  #voice = new Voice(deviceMouth(() => language.peek()));
  #isWatching = false;
  #isExplained = false;

  async start() {
    this.#voice.isOn = localStorage.getItem('titanup.voice') !== 'off';
    call(MotivationService.getVoicePack, {}, {signal: this.gone}).then(({voicePack}) => voicePack && this.#voice.use(voicePack), () => {});
    const {queue} = await setWorld();
    const read = async () => {
      const id = place.peek()?.params.id ?? '', entry = await queue.entry(id);
      // A set that was deleted here, or that another id has replaced, keeps what is on the screen.
      if (entry || this.#entry.peek() === undefined) this.#entry.value = entry?.userId === session.peek().userId ? entry : null;
      if (entry?.receipt) this.#explain(entry);
      if (entry?.state === 'stored') this.#watch(entry);
    };
    queue.addEventListener('change', read, {signal: this.gone});
    await read();
  }

  /** Why each dip counted or not. Without frames the receipt alone has to do. @param {Entry} entry */
  async #explain({streamId}) {
    if (this.#isExplained) return;
    this.#isExplained = true;
    try {
      this.#dips.value = await call(PoseService.explainReps, {streamId}, {signal: this.gone});
    } catch {
      if (!this.gone.aborted) this.#dips.value = {dips: [], timeMs: [], angleDecidegrees: [], isMissing: true};
    }
  }

  /** Trophies that this session has earned, and the level, as they arrive. @param {Entry} entry */
  async #watch(entry) {
    if (this.#isWatching) return;
    this.#isWatching = true;
    const {sessionId} = entry.session, created = toDate(entry.session.createTime)?.getTime() ?? 0;
    let first = true;
    while (!this.gone.aborted) {
      try {
        for await (const {award, level} of stream(TrophiesService.watchAwards, [{includeLevels: true}], {signal: this.gone})) {
          if (award) this.#earned(award, sessionId, created);
          // The level comes once at the beginning, as it was; what comes later was reached by this set.
          if (level && !first && level.number > (this.#level.peek()?.number ?? 0)) this.#rise(level);
          if (level) first = false;
        }
      } catch {
        if (this.gone.aborted) return;
      }
      await new Promise(resolve => setTimeout(resolve, 5000));
    }
  }

  #earned(/** @type {any} */ award, /** @type {string} */ sessionId, /** @type {number} */ created) {
    const isOfThisSet = award.proof?.sessionIds.includes(sessionId) && (toDate(award.grantTime)?.getTime() ?? 0) >= created - 1000;
    const known = this.#awards.peek();
    if (award.state === 3) {
      this.#awards.value = known.filter(({awardId}) => awardId !== award.awardId);
    } else if (isOfThisSet && !known.some(({awardId}) => awardId === award.awardId)) {
      this.#awards.value = [...known, award];
      announce(t('set.trophy', {title: award.trophy.title}));
      this.#voice.trophy(award.trophy.title);
    }
  }

  #rise(/** @type {any} */ level) {
    this.#level.value = level;
    announce(t('set.level', {level: level.number}));
    this.#voice.level(level.number);
  }

  render() {
    void language.value;
    const entry = this.#entry.value;
    if (entry === undefined) return h('div', {class: 'set-done', 'aria-busy': 'true'}, h('h1', null, t('set.title')), h('p', {role: 'status'}, t('state.loading')));
    if (entry === null) return this.#missing();
    return h('div', {class: 'set-done'},
      this.#result(entry), this.#earnings(),
      h('div', {class: 'columns'}, details(entry, this.#dips.value), h('div', {class: 'aside'}, this.#facts(entry), this.#noteCard(entry), this.#deleteCard(entry))),
      h('div', {class: 'ways'}, h('a', {class: 'button', href: addressOf(entry)}, t('set.another')), h('a', {class: 'button quiet', href: '/'}, t('set.home'))));
  }

  #missing() {
    return h('div', {class: 'set-done'}, h('section', {class: 'state card'}, h('h1', null, t('set.unknown')), h('p', null, t('set.unknownText')),
      h('a', {class: 'button small', href: '/'}, t('set.home'))));
  }

  #result(/** @type {Entry} */ entry) {
    const {receipt, target, state} = entry, exercise = exerciseOf(entry.open), reps = receipt ? amountOf(receipt) : entry.reps;
    const isProven = exercise === PUSH_UP ? state === 'stored' && this.#deletion.value !== 'done' : state === 'counted' && reps > 0;
    const difference = receipt && reps !== entry.reps && !entry.isCut;
    return h('section', {class: 'result rise'},
      h('h1', null, h('span', {class: 'number', 'data-reps': reps}, number(reps)), h('span', null, target ? targetWords(exercise, target) : unitWords(exercise, reps))),
      h('div', {class: 'proof'},
        isProven && receipt ? seal(t(receipt.origin === StreamOrigin.LIVE ? 'set.provenLive' : 'set.proven')) : h('span', {class: 'chip'}, t(`set.state.${state}`)),
        h('p', null, this.#standing(entry)),
        difference && h('p', {class: 'difference', role: 'status'}, t('set.difference', {page: entry.reps, receipt: reps})),
        entry.isCut && h('p', {class: 'difference'}, t('set.cut')),
        receipt?.evidenceFlags.map(flag => h('p', {key: String(flag), class: 'difference'}, t(`set.flag.${nameOf(EvidenceFlag, flag)}`)))));
  }

  /** Where it stands, in a sentence. @param {Entry} entry */
  #standing({state, receipt, refusal, trouble, open}) {
    if (state === 'refused') return refusal?.words || t('error.unexpected');
    if (state === 'stored') return t('set.standing.stored');
    if (state === 'counted' && exerciseOf(open) !== PUSH_UP) {
      return amountOf(receipt) > 0 ? t('set.standing.signed') : receipt.problem > 0 ? problemWords(receipt.problem) : t('set.standing.nothing');
    }
    if (state === 'counted') return receipt.reps.length > 0 ? trouble || t('set.standing.counted') : t('set.standing.none');
    return trouble || t('set.standing.unsent');
  }

  #earnings() {
    const awards = this.#awards.value, level = this.#level.value;
    if (awards.length === 0 && !level) return null;
    return h('section', {class: 'card earnings', 'aria-labelledby': 'earnings'},
      h('header', null, h('h2', {id: 'earnings'}, t('set.earned')), level && h('span', {class: 'chip'}, t('shell.titan', {level: level.number}))),
      h('ul', null, awards.map(award => h('li', {key: award.awardId, class: 'rise', 'data-trophy': award.trophy.trophyId}, h('a', {href: `/trophies/${award.trophy.trophyId}`},
        emblem(award.trophy, {size: 96}), h('b', null, award.trophy.title), h('small', null, award.trophy.description))))));
  }

  #facts(/** @type {Entry} */ entry) {
    const {receipt} = entry;
    if (!receipt) return null;
    const begin = toDate(receipt.startTime), end = toDate(receipt.endTime), {reps} = receipt, exercise = exerciseOf(entry.open), isPushUps = exercise === PUSH_UP;
    const mean = (/** @type {string} */ key) => reps.length ? Math.round(reps.reduce((sum, rep) => sum + rep[key], 0) / reps.length) : 0;
    const length = reps.length > 1 ? (reps.at(-1).endMs - reps[0].startMs) / 60_000 : 0;
    const fact = (/** @type {string} */ key, /** @type {string} */ value) => h('div', null, h('dt', null, t(key)), h('dd', null, value));
    return h('section', {class: 'card receipt', 'aria-labelledby': 'receipt'},
      h('header', null, h('h2', {id: 'receipt'}, t('set.receipt'))),
      h('dl', null,
        begin && fact('set.begun', date(begin, {weekday: 'short', hour: 'numeric', minute: '2-digit'})),
        begin && end && fact('set.time', clockTime(Math.round((end.getTime() - begin.getTime()) / 1000))),
        !isHeld(exercise) && fact('set.tempo', length > 0 ? `${number(Math.round(reps.length / length))} ${t('set.perMinute')}` : '–'),
        !isHeld(exercise) && [fact(isPushUps ? 'set.meanDepth' : 'set.meanRange', percent(mean('depthPercent') / 100)),
          isPushUps && fact('set.meanQuality', percent(mean('qualityPercent') / 100)), fact('set.halvesLabel', number(receipt.partialReps))],
        fact('set.coverage', percent(receipt.coveragePercent / 100)), fact('set.counter', receipt.counter), livenessFact(receipt.liveness)),
      h('p', {class: 'faint'}, t('set.signed', {id: receipt.receiptId.slice(0, 8)})));
  }

  #noteCard(/** @type {Entry} */ entry) {
    if (entry.state !== 'stored' || this.#deletion.value === 'done') return null;
    const {text, state} = this.#note.value;
    const save = async (/** @type {Event} */ event) => {
      event.preventDefault();
      this.#note.value = {...this.#note.peek(), state: 'saving'};
      try {
        const {session: changed} = await call(SessionsService.updateSession, {session: {sessionId: entry.session.sessionId, note: this.#note.peek().text}, updateMask: {paths: ['note']}});
        this.#note.value = {text: changed?.note ?? '', state: 'saved'};
      } catch (error) {
        this.#note.value = {...this.#note.peek(), state: /** @type {any} */ (error).words};
      }
    };
    return h('form', {class: 'card note', onsubmit: save},
      h('label', {for: 'note'}, t('set.note')),
      h('textarea', {id: 'note', rows: 3, maxlength: LONGEST_NOTE, '.value': text, oninput: event => { this.#note.value = {text: event.target.value, state: ''}; }}),
      h('div', {class: 'pair'}, h('button', {class: 'button quiet small', disabled: state === 'saving' || !text}, t('set.saveNote')),
        h('p', {role: 'status'}, state === 'saved' ? t('set.noteSaved') : state === 'saving' ? '' : state)));
  }

  #deleteCard(/** @type {Entry} */ entry) {
    const step = this.#deletion.value, isLocal = entry.state !== 'stored';
    const change = (/** @type {any} */ method, /** @type {string} */ after) => async () => {
      this.#error.value = '';
      try {
        const {queue} = await setWorld();
        if (isLocal) {
          await queue.remove(entry.streamId);
          return go('/', {replace: true});
        }
        await call(method, {sessionId: entry.session.sessionId});
        this.#deletion.value = after;
        announce(t(after === 'done' ? 'set.deleted' : 'set.restored'));
      } catch (error) {
        this.#error.value = /** @type {any} */ (error).words ?? String(error);
      }
      return undefined;
    };
    const button = (/** @type {string} */ key, /** @type {any} */ action) => h('button', {key, class: 'button quiet small', type: 'button', onclick: action}, t(key));
    return h('section', {class: 'delete'},
      entry.state === 'refused' && button('set.tryAgain', () => retry(entry)),
      step === '' ? button(isCopy(entry) ? 'set.remove' : 'set.delete', () => { this.#deletion.value = 'asked'; })
        : step === 'asked' ? [h('p', {role: 'alert'}, t(!isLocal ? 'set.deleteSure' : isCopy(entry) ? 'set.removeSure' : 'set.deleteLocal')), h('div', {class: 'pair'},
          button(isCopy(entry) ? 'set.removeYes' : 'set.deleteYes', change(SessionsService.deleteSession, 'done')), button('set.deleteNo', () => { this.#deletion.value = ''; }))]
          : [h('p', {role: 'status'}, t('set.deleted')), button('set.undo', change(SessionsService.undeleteSession, ''))],
      this.#error.value && h('p', {role: 'alert'}, this.#error.value));
  }
}

/** Every rep with why. @param {Entry} entry @param {any} found */
const details = ({receipt, open}, found) => exerciseOf(open) === PUSH_UP
  ? dipCard(receipt?.reps, found, open.schema === LandmarkSchema.FACE_BOX) : movementCard(receipt, found);

/** Where another set like it is done. @param {Entry} entry */
const addressOf = ({open}) => exerciseOf(open) === PUSH_UP ? '/set' : `/set?exercise=${exerciseOf(open)}`;

/** Sends a refused set again, because somebody may have made room for it. @param {Entry} entry */
export async function retry(entry) {
  const {queue} = await setWorld();
  await queue.change(entry.streamId, {state: entry.receipt ? 'counted' : 'unsent', refusal: undefined});
  await sendQueue();
}

customElements.define('titan-set-done', SetDone);
