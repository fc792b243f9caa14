// @ts-check
// One set as it is stored: how trustworthy its count is, how it was done, every push-up with why it counted; a recount where
// one is to be had; a note; deleting it and taking that back.

import {View, h, resource, signal} from '../../core/element.js';
import {toDate} from '../../core/proto.js';
import {place} from '../../core/router.js';
import {call} from '../../core/rpc.js';
import {calendarDay, clockTime, date, language, number, percent, t} from '../../core/words.js';
import {Code} from '../../Generated/google.js';
import {PoseService} from '../../Generated/pose.js';
import {Evidence, SessionsService} from '../../Generated/sessions.js';
import {dipCard} from '../../parts/dips.js';
import {livenessFact} from '../../parts/liveness.js';
import {announce, failure} from '../../parts/shell.js';
import {icon} from '../../parts/pictures.js';
import {evidenceMark, evidenceWords, localTime} from './evidence.js';
import {ofSession} from '../share/content.js';
import '../share/share.js';
import './note.js';
import './recount.js';

/** @typedef {import('../../Generated/sessions.js').Session} Session */

class SessionView extends View {
  #id = '';
  #session = resource(gone => call(SessionsService.getSession, {sessionId: this.#id}, {signal: gone}));
  #dips = resource(gone => explained(/** @type {Session} */ (this.#session.state.value?.session), gone));
  /** What the set's first receipt says of it. A set without landmarks of its own has none. */
  #receipt = resource(async gone => (await call(PoseService.getStream, {streamId: this.#session.state.value?.session?.streamId}, {signal: gone})).stream?.receipt);
  /** '' | 'asked' | 'done' */
  #deletion = signal('');
  #error = signal('');

  start() {
    this.#id = place.peek()?.params.id ?? '';
    this.load();
  }

  load = async () => {
    await this.#session.load(this.gone);
    this.#explain();
    if (this.#session.state.value?.session?.streamId && !this.gone.aborted) this.#receipt.load(this.gone);
  };

  #explain = () => {
    if (this.#session.state.value?.session?.streamId && !this.gone.aborted) this.#dips.load(this.gone);
  };

  #changed = (/** @type {CustomEvent<Session>} */ event) => this.#session.change(answer => ({...answer, session: event.detail}));

  /** The earlier count goes on record, so all of it is asked for again. */
  #recounted = (/** @type {CustomEvent<Session>} */ event) => {
    this.#changed(event);
    this.load();
  };

  #delete = () => this.#attempt(async () => {
    await call(SessionsService.deleteSession, {sessionId: this.#id});
    this.#turn('done');
    announce(t('set.deleted'));
  });

  /** Also for a set that was deleted earlier or elsewhere: its address still leads here. */
  #undelete = () => this.#attempt(async () => {
    try {
      await call(SessionsService.undeleteSession, {sessionId: this.#id});
    } catch (error) {
      // An attempt before this one has brought it back, and its answer was lost.
      if (/** @type {any} */ (error).reason !== 'SESSION_NOT_DELETED') throw error;
    }
    this.#turn('');
    announce(t('set.restored'));
    await this.load();
  });

  /** The button that was pressed gives way to others, which get its focus. @param {string} step */
  #turn(step) {
    this.#deletion.value = step;
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (this.querySelector('.delete button'))?.focus());
  }

  /** @param {() => Promise<void>} action */
  async #attempt(action) {
    this.#error.value = '';
    try {
      await action();
    } catch (error) {
      if (!this.gone.aborted) this.#error.value = /** @type {any} */ (error).words ?? String(error);
    }
  }

  render() {
    void language.value;
    const {value, error} = this.#session.state, session = value?.session;
    const back = h('a', {class: 'back', href: '/sessions'}, icon('back'), t('sessions.title'));
    if (!session) {
      return h('div', {class: 'set-done session', 'aria-busy': error ? null : 'true'}, back, h('h1', {class: 'hidden'}, t('session.title')),
        error?.code === Code.NOT_FOUND ? this.#missing(error) : error ? failure(error, this.load) : [
          h('p', {class: 'hidden', role: 'status'}, t('state.loading')),
          h('section', {class: 'card'}, ['35%', '70%', '55%'].map(width => h('div', {class: 'bone line', style: {width}})))]);
    }
    const isDeleted = this.#deletion.value === 'done';
    return h('div', {class: 'set-done session'}, back, this.#result(session, isDeleted),
      error && failure(error, this.load),
      session.recountAvailable && !isDeleted && h('titan-recount', {key: `recount ${session.receiptId}`, '.session': session, onrecounted: this.#recounted}),
      h('div', {class: 'columns', key: 'columns'}, this.#how(session),
        h('div', {class: 'aside'},
          facts(session, this.#receipt.state.value?.liveness), pastCounts(value.pastCounts),
          !isDeleted && h('titan-note', {key: 'note', '.session': session, onchanged: this.#changed}),
          !isDeleted && h('titan-share', {key: 'share', '.subject': ofSession(session, this.#dips.state.value ?? null)}),
          this.#deleteCard())));
  }

  /** @param {Session} session @param {boolean} isDeleted */
  #result(session, isDeleted) {
    const {reps, target, evidence, late} = session;
    return h('section', {class: 'result rise'},
      h('h1', null, h('span', {class: 'number', 'data-reps': reps}, number(reps)),
        h('span', null, target > 0 ? t('set.of', {target}) : t('set.unit.PUSH_UP', {count: reps}))),
      h('div', {class: 'proof'}, isDeleted ? h('span', {class: 'chip'}, t('session.mark.deleted')) : evidenceMark(evidence),
        h('p', {class: 'when'}, date(calendarDay(session.localDate), {weekday: 'long', day: 'numeric', month: 'long', year: 'numeric'}), ', ',
          localTime(session, {hour: 'numeric', minute: '2-digit'})),
        h('p', null, evidenceWords(session)),
        late && h('p', null, t('session.late'))));
  }

  /** Every push-up and why, where there are landmarks or a receipt; else what the person has said of it.
   *  @param {Session} session */
  #how(session) {
    if (!session.streamId) return h('section', {class: 'card'}, h('header', null, h('h2', null, t('set.dips'))), h('p', {class: 'muted'}, t('session.noStream')));
    const {value, error} = this.#dips.state;
    if (error && !value) return failure(error, this.#explain);
    return dipCard(value?.reps ?? [], value ?? null);
  }

  #missing(/** @type {any} */ error) {
    return h('section', {class: 'state card', role: 'alert'}, h('h2', null, t('session.missing')), h('p', null, error.words), h('p', null, t('session.missingText')),
      h('div', {class: 'pair'}, h('button', {class: 'button quiet small', type: 'button', onclick: this.#undelete}, t('session.bringBack')),
        h('a', {class: 'button small', href: '/sessions'}, t('sessions.all'))),
      this.#error.value && h('p', null, this.#error.value));
  }

  #deleteCard() {
    const step = this.#deletion.value;
    const button = (/** @type {string} */ key, /** @type {any} */ onclick) => h('button', {key, class: 'button quiet small', type: 'button', onclick}, t(key));
    return h('section', {class: 'delete'},
      step === '' ? button('set.delete', () => this.#turn('asked'))
        : step === 'asked' ? [h('p', {role: 'alert'}, t('set.deleteSure')),
          h('div', {class: 'pair'}, button('set.deleteYes', this.#delete), button('set.deleteNo', () => this.#turn('')))]
          : [h('p', {role: 'status'}, t('session.deleted')), button('set.undo', this.#undelete)],
      this.#error.value && h('p', {role: 'alert'}, this.#error.value));
  }
}

/** @param {Session} session @param {import('../../Generated/pose.js').Liveness | undefined} liveness */
function facts(session, liveness) {
  const {form, sets, counter, receiptId} = session, begin = toDate(session.startTime), end = toDate(session.endTime);
  const fact = (/** @type {string} */ key, /** @type {any} */ value) => value && h('div', null, h('dt', null, t(key)), h('dd', null, value));
  return h('section', {class: 'card receipt', 'aria-labelledby': 'facts'},
    h('header', null, h('h2', {id: 'facts'}, t('session.facts'))),
    h('dl', null,
      begin && end && fact('set.time', clockTime(Math.round((end.getTime() - begin.getTime()) / 1000))),
      fact('set.tempo', form && form.repsPerMinute > 0 && `${number(form.repsPerMinute, {maximumFractionDigits: 0})} ${t('set.perMinute')}`),
      fact('set.meanDepth', form && form.meanDepthPercent > 0 && percent(form.meanDepthPercent / 100)),
      fact('set.meanQuality', form && form.meanQualityPercent > 0 && percent(form.meanQualityPercent / 100)),
      fact('session.sets', sets.length > 1 && sets.map(({reps}) => number(reps)).join(' + ')),
      fact('set.counter', counter),
      livenessFact(liveness)),
    receiptId && h('p', {class: 'faint'}, t('set.signed', {id: receiptId.slice(0, 8)})));
}

/** @param {import('../../Generated/sessions.js').PastCount[]} counts */
function pastCounts(counts) {
  return counts.length > 0 && h('section', {class: 'card past', 'aria-labelledby': 'past'},
    h('header', null, h('h2', {id: 'past'}, t('session.past'))),
    h('ul', null, counts.map(({receiptId, counter, reps, replaceTime}) => h('li', {key: receiptId}, h('b', null, t('session.pushUps', {count: reps})),
      h('span', null, counter, replaceTime && ` · ${t('session.until', {date: date(/** @type {Date} */ (toDate(replaceTime)), {day: 'numeric', month: 'short', year: 'numeric'})})}`)))));
}

/** What the session's own counter saw. Once the frames are gone the receipt alone has to do; it is the session's only if no
 *  recount has replaced it. @param {Session} session @param {AbortSignal} signal */
async function explained({streamId, counter, evidence, receiptId}, signal) {
  const nothing = {dips: [], timeMs: [], angleDecidegrees: [], isMissing: true};
  if (evidence !== Evidence.VERIFIED_DIGEST) {
    try {
      return {reps: [], isMissing: false, ...await call(PoseService.explainReps, {streamId, counter}, {signal})};
    } catch (error) {
      const {code} = /** @type {any} */ (error);
      if (code !== Code.FAILED_PRECONDITION && code !== Code.NOT_FOUND) throw error;
    }
  }
  try {
    const {stream} = await call(PoseService.getStream, {streamId}, {signal});
    return {...nothing, reps: stream?.receipt?.receiptId === receiptId ? stream.receipt.reps : []};
  } catch (error) {
    if (/** @type {any} */ (error).code !== Code.NOT_FOUND) throw error;
    return {...nothing, reps: []};
  }
}

customElements.define('titan-session', SessionView);
