// @ts-check
// The queue, set by set: what is on this device and not yet with the service, and what became of it.

import {View, h, signal} from '../../core/element.js';
import {online, session} from '../../core/store.js';
import {date, language, t} from '../../core/words.js';
import {sendQueue, setWorld} from '../../set/world.js';
import {PUSH_UP, amountOf, becomesSession, exerciseOf, isCopy} from '../../set/exercises.js';
import {countWords} from './advice.js';
import {retry} from './done.js';
import {glyph} from './glyphs.js';

class Unsent extends View {
  #entries = signal(/** @type {import('../../set/queue.js').Entry[] | null} */ (null));
  #asked = signal('');

  async start() {
    const {queue} = await setWorld();
    const read = async () => { this.#entries.value = await queue.entries(session.peek().userId ?? ''); };
    queue.addEventListener('change', read, {signal: this.gone});
    await read();
  }

  render() {
    void language.value;
    const entries = this.#entries.value;
    const isWaiting = entries?.some(entry => entry.state === 'unsent' || (entry.state === 'counted' && becomesSession(entry)));
    return h('div', {class: 'unsent'},
      h('header', null, h('h1', null, t('unsent.title')),
        isWaiting && h('button', {class: 'button small', type: 'button', disabled: !online.value, onclick: sendQueue}, glyph('again'), t('unsent.send'))),
      h('p', {class: 'muted'}, t('unsent.text')),
      !entries ? h('p', {role: 'status'}, t('state.loading'))
        : entries.length === 0 ? h('section', {class: 'state card'}, h('h2', null, t('unsent.empty')), h('p', null, t('unsent.emptyText')), h('a', {class: 'button small', href: '/set'}, t('nav.set')))
          : h('ul', {'aria-live': 'polite'}, entries.map(entry => this.#item(entry))));
  }

  #item(/** @type {import('../../set/queue.js').Entry} */ entry) {
    const {streamId, state, startedAt, receipt, refusal, trouble, open} = entry, reps = receipt ? amountOf(receipt) : entry.reps, exercise = exerciseOf(open);
    const words = state === 'refused' ? refusal?.words : trouble, hasCopy = isCopy(entry);
    return h('li', {key: streamId, class: `card ${state}`, 'data-state': state},
      h('b', {class: 'number'}, reps),
      h('div', null,
        h('a', {class: 'when', href: `/set/${streamId}`}, date(new Date(startedAt), {weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit'})),
        h('span', {class: 'chip'}, t(`set.state.${state}`)),
        exercise !== PUSH_UP && h('p', null, countWords(exercise, reps)),
        words && h('p', null, words)),
      state !== 'recording' && state !== 'stored' && h('div', {class: 'pair'},
        state === 'refused' && h('button', {class: 'button quiet small', type: 'button', onclick: () => retry(entry)}, t('set.tryAgain')),
        this.#asked.value === streamId
          ? [h('p', {role: 'alert'}, t(hasCopy ? 'set.removeSure' : 'set.deleteLocal')),
            h('button', {class: 'button quiet small', type: 'button', onclick: () => this.#remove(streamId)}, t(hasCopy ? 'set.removeYes' : 'set.deleteYes')),
            h('button', {class: 'button quiet small', type: 'button', onclick: () => { this.#asked.value = ''; }}, t('set.deleteNo'))]
          : h('button', {class: 'button quiet small', type: 'button', onclick: () => { this.#asked.value = streamId; }}, t(hasCopy ? 'set.remove' : 'set.delete'))));
  }

  async #remove(/** @type {string} */ streamId) {
    this.#asked.value = '';
    await (await setWorld()).queue.remove(streamId);
  }
}

customElements.define('titan-unsent', Unsent);
