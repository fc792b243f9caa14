// @ts-check
// The note of a stored set.

import {View, h, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {language, t} from '../../core/words.js';
import {SessionsService} from '../../Generated/sessions.js';
import {requestIds} from '../../parts/request-id.js';

const LONGEST = 1000;

/** @typedef {import('../../Generated/sessions.js').Session} Session */

/** `.session` is the one that the note belongs to; the event `changed` brings it as it is after saving. */
class Note extends View {
  #session = signal(/** @type {Session | null} */ (null));
  /** What stands in the field; undefined as long as nobody has typed. */
  #typed = signal(/** @type {string | undefined} */ (undefined));
  /** '' | 'saving' | 'saved' | why it was refused */
  #state = signal('');
  /** Gives one id to all attempts to save the same words. */
  #idOf = requestIds();

  set session(/** @type {Session} */ session) { this.#session.value = session; }
  get session() { return /** @type {Session} */ (this.#session.peek()); }

  #save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const note = this.#typed.peek(), {sessionId} = this.session;
    if (note === undefined || this.#state.peek() === 'saving') return;
    this.#state.value = 'saving';
    try {
      const {session} = await call(SessionsService.updateSession, {session: /** @type {any} */ ({sessionId, note}), updateMask: {paths: ['note']}, requestId: this.#idOf(note)});
      this.#idOf = requestIds();
      this.#state.value = 'saved';
      this.dispatchEvent(new CustomEvent('changed', {detail: session}));
    } catch (error) {
      if (!this.gone.aborted) this.#state.value = /** @type {any} */ (error).words ?? String(error);
    }
  };

  render() {
    void language.value;
    const session = this.#session.value, state = this.#state.value, isRefused = !['', 'saving', 'saved'].includes(state);
    if (!session) return [];
    return h('form', {class: 'card note', onsubmit: this.#save},
      h('label', {for: 'note'}, t('set.note')),
      h('textarea', {id: 'note', rows: 3, maxlength: LONGEST, '.value': this.#typed.value ?? session.note, 'aria-invalid': isRefused ? 'true' : null, 'aria-describedby': 'note-state',
        oninput: (/** @type {any} */ event) => { this.#typed.value = event.target.value; this.#state.value = ''; }}),
      h('div', {class: 'pair'}, h('button', {class: 'button quiet small', disabled: state === 'saving' || this.#typed.value === undefined}, t('set.saveNote')),
        h('p', {id: 'note-state', role: 'status'}, state === 'saved' ? t('set.noteSaved') : isRefused ? state : '')));
  }
}

customElements.define('titan-note', Note);
