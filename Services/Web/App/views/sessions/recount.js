// @ts-check
// A recount: a newer counter gets another number from the same landmarks. The person sees both, and why, before one is taken.

import {View, h, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {clockTime, language, number, t} from '../../core/words.js';
import {nameOf} from '../../core/proto.js';
import {PoseService, RepChange} from '../../Generated/pose.js';
import {SessionsService} from '../../Generated/sessions.js';
import {announce} from '../../parts/shell.js';

/** @typedef {import('../../Generated/sessions.js').Session} Session */
/** @typedef {import('../../Generated/pose.js').RecountStreamResponse} Recount */

/** `.session` is the one to be counted again; the event `recounted` brings it as it is after the change. */
class RecountCard extends View {
  /** @type {Session | undefined} */
  session;
  #offer = signal(/** @type {(Recount & {requestId: string}) | null} */ (null));
  #busy = signal(false);
  #error = signal('');

  /** @param {() => Promise<void>} action */
  async #attempt(action) {
    if (this.#busy.peek()) return;
    this.#busy.value = true;
    this.#error.value = '';
    try {
      await action();
    } catch (error) {
      if (!this.gone.aborted) this.#error.value = /** @type {any} */ (error).words ?? String(error);
    } finally {
      this.#busy.value = false;
    }
  }

  #count = () => this.#attempt(async () => {
    const recount = await call(PoseService.recountStream, {streamId: this.session?.streamId}, {signal: this.gone});
    // One id for as many attempts as it takes: a lost answer may be asked for again.
    this.#offer.value = {...recount, requestId: crypto.randomUUID()};
    announce(t('recount.result', {old: this.session?.reps ?? 0, new: recount.newReps}));
  });

  #accept = () => this.#attempt(async () => {
    const offer = this.#offer.peek(), {session} = this;
    if (!offer?.receipt || !session) return;
    const answer = await call(SessionsService.acceptRecount, {sessionId: session.sessionId, receiptJws: offer.receipt.jws,
      acceptLowerCount: offer.newReps < session.reps, etag: session.etag, requestId: offer.requestId});
    announce(t('recount.done', {count: answer.session?.reps ?? offer.newReps}));
    this.dispatchEvent(new CustomEvent('recounted', {detail: answer.session}));
  });

  render() {
    void language.value;
    const offer = this.#offer.value, isBusy = this.#busy.value ? 'true' : null;
    return h('section', {class: 'card recount', 'aria-labelledby': 'recount', 'aria-busy': isBusy},
      h('h2', {id: 'recount'}, t('recount.title')),
      offer ? this.#result(offer, isBusy) : [h('p', null, t('recount.text')),
        h('button', {key: 'count', class: 'button small', type: 'button', 'aria-disabled': isBusy, onclick: this.#count}, t(isBusy ? 'state.sending' : 'recount.count'))],
      this.#error.value && h('p', {role: 'alert'}, this.#error.value));
  }

  /** @param {Recount} offer @param {string | null} isBusy */
  #result({newReps, differences}, isBusy) {
    const reps = this.session?.reps ?? 0;
    return [
      h('p', {class: 'counts'}, h('span', {class: 'hidden'}, t('recount.result', {old: reps, new: newReps})),
        h('s', {class: 'number', 'aria-hidden': 'true'}, number(reps)), h('b', {class: 'number', 'aria-hidden': 'true'}, number(newReps))),
      differences.length > 0 && h('ul', null, differences.slice(0, 12).map((each, index) => h('li', {key: String(index)}, differenceWords(each)))),
      differences.length > 12 && h('p', null, t('recount.others', {count: differences.length - 12})),
      newReps === 0 ? h('p', null, t('recount.nothing')) : newReps < reps && h('p', null, t('recount.lower')),
      h('div', {class: 'pair'},
        newReps > 0 && h('button', {key: 'accept', class: 'button small', type: 'button', 'aria-disabled': isBusy, onclick: this.#accept},
          isBusy ? t('state.sending') : t('recount.accept', {count: newReps})),
        h('button', {key: 'keep', class: 'button quiet small', type: 'button', onclick: () => { this.#offer.value = null; }}, t('recount.keep', {count: reps}))),
    ];
  }
}

/** @param {import('../../Generated/pose.js').RepDifference} difference */
function differenceWords({change, old, new: newer}) {
  const time = clockTime(Math.round(((old ?? newer)?.startMs ?? 0) / 1000));
  return t(`recount.change.${nameOf(RepChange, change)}`, {time, old: old?.number ?? 0, new: newer?.number ?? 0});
}

customElements.define('titan-recount', RecountCard);
