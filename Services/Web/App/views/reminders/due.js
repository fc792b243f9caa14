// @ts-check
// What is due now, above every view but a set: it comes while the page is visible, and goes once any device has seen it.

import {View, effect, h, signal} from '../../core/element.js';
import {go, place} from '../../core/router.js';
import {call} from '../../core/rpc.js';
import {session} from '../../core/store.js';
import {watch} from '../../core/watch.js';
import {language, t, timeZone} from '../../core/words.js';
import {MotivationService} from '../../Generated/motivation.js';
import {announce} from '../../parts/shell.js';
import {icon} from '../../parts/pictures.js';
import {sure} from '../../parts/sure.js';
import {keyOf, tagOf} from './notice.js';
import {closeNotification, closeOtherNotifications, showNotification} from './notifications.js';
import {keepPushing, pushing} from './push.js';
import {lookOf, whenOf} from './series.js';

/** @typedef {import('./series.js').Occurrence} Occurrence */

/** How long a stream that was opened again has to say what is still due, in milliseconds. */
const PATIENCE = 3000;
/** How many are shown at once. */
const MOST = 3;

class Due extends View {
  #due = signal(/** @type {Occurrence[]} */ ([]));
  #failed = signal('');
  /** Those that the stream before has sent, and this one has not yet. @type {Set<string>} */
  #unconfirmed = new Set();
  /** @type {any} */
  #timer;
  /** @type {(() => void) | null} */
  #following = null;

  start() {
    let ending = new AbortController();
    this.#following = effect(() => {
      const {signedIn} = session.value;
      // Texts come in the language of the call.
      void language.value;
      ending.abort(new DOMException('somebody else is signed in', 'AbortError'));
      ending = new AbortController();
      this.#due.value = [];
      if (signedIn) watch(MotivationService.streamDueReminders, this.open, this.take, AbortSignal.any([this.gone, ending.signal]));
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#following?.();
    clearTimeout(this.#timer);
  }

  /** A new stream sends all that is due. What it does not send was seen elsewhere meanwhile. */
  open = () => {
    this.#unconfirmed = new Set(this.#due.peek().map(tagOf));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!navigator.onLine) return;
      for (const tag of this.#unconfirmed) this.quieten(tag);
      // Pushed while no page was open.
      closeOtherNotifications(new Set(this.#due.peek().map(tagOf))).catch(() => { /* They can be swiped away. */ });
    }, PATIENCE);
    return {timeZone};
  };

  /** @param {import('../../Generated/motivation.js').StreamDueRemindersResponse} event */
  take = ({due, withdrawn}) => {
    if (withdrawn) this.quieten(tagOf(withdrawn));
    if (!due) return;
    const tag = tagOf(due);
    this.#unconfirmed.delete(tag);
    if (this.#due.peek().some(each => tagOf(each) === tag)) return;
    this.#due.value = [due, ...this.#due.peek()];
    // Nothing disturbs a set; afterwards it is there.
    if (place.peek()?.route.bare) return;
    announce(due.text);
    // A push shows it on this device anyway.
    if (pushing.peek() !== 'on') showNotification(due, seen => this.acknowledge(seen)).catch(() => { /* The page shows it. */ });
  };

  /** @param {string} tag */
  quieten(tag) {
    this.#due.value = this.#due.peek().filter(each => tagOf(each) !== tag);
    closeNotification(tag).catch(() => { /* It can be swiped away. */ });
  }

  /** Seen: it goes on every device. @param {Occurrence} occurrence */
  async acknowledge(occurrence) {
    this.#failed.value = '';
    this.quieten(tagOf(occurrence));
    try {
      await sure(() => call(MotivationService.acknowledgeReminder, keyOf(occurrence)));
    } catch (error) {
      this.#due.value = [occurrence, ...this.#due.peek()];
      this.#failed.value = /** @type {any} */ (error).words;
    }
  }

  render() {
    void language.value;
    const due = this.#due.value;
    if (due.length === 0 || place.value?.route.bare) return [];
    return h('section', {class: 'due', 'aria-label': t('due.title')}, h('ul', null, due.slice(0, MOST).map(each => {
      const {icon: name, path} = lookOf(each.kind);
      return h('li', {key: tagOf(each)}, h('i', {class: 'sign', 'aria-hidden': 'true'}, icon(name)),
        h('p', null, h('b', null, each.text), h('small', null, whenOf(each))),
        path !== '/reminders' && h('a', {class: 'link', href: path, onclick: () => this.acknowledge(each)}, t('due.go')),
        h('button', {class: 'link', type: 'button', onclick: () => this.acknowledge(each)}, t('due.seen')));
    })), this.#failed.value && h('p', {class: 'said', role: 'alert'}, this.#failed.value));
  }
}

// A tapped notification leads here, where it came from. A set that is live is not left for it.
navigator.serviceWorker?.addEventListener('message', ({data}) => { if (data?.go && !place.peek()?.route.bare) go(data.go); });

keepPushing();
customElements.define('titan-due', Due);
