// @ts-check
// Pauses: dates without training that don't end a streak. They are declared ahead, or up to three dates late.

import {h, resource, signal} from '../../core/element.js';
import {RpcError, call} from '../../core/rpc.js';
import {calendarDay, language, t} from '../../core/words.js';
import {Code} from '../../Generated/google.js';
import {SessionsService} from '../../Generated/sessions.js';
import {requestIds} from '../../parts/request-id.js';
import {announce, failure} from '../../parts/shell.js';
import {FormView} from '../account/form.js';
import {dayBefore, spanOf} from './calendar.js';

/** @typedef {import('../../Generated/sessions.js').Pause} Pause */

/** How many dates ago a pause may begin when it is made. */
const REACH = 3;
const LONGEST_REASON = 200;

/** `.today` is the service's date of today, or '' before it is known; the event `changed` says that the streak may have changed. */
class Pauses extends FormView {
  #today = signal('');
  #isOpen = signal(false);
  #pauses = resource(async gone => {
    const pauses = [];
    let pageToken = '';
    do {
      const page = await call(SessionsService.listPauses, {pageSize: 200, pageToken}, {signal: gone});
      pauses.push(...page.pauses);
      pageToken = page.nextPageToken;
    } while (pageToken);
    return pauses;
  });
  /** Gives one id to all attempts to make the same pause: a lost answer may be asked for again. */
  #idOf = requestIds();
  /** What the person is asked about a pause, 'end' or 'delete', or why that was refused. */
  #asked = signal({id: '', step: '', words: ''});
  #deleted = signal(/** @type {Pause | null} */ (null));

  set today(/** @type {string} */ day) { this.#today.value = day; }
  get today() { return this.#today.peek(); }

  start() { this.load(); }
  load = () => this.#pauses.load(this.gone);

  /** @param {Omit<Pause, 'pauseId'>} draft */
  #create = async draft => {
    await call(SessionsService.createPause, {pause: {pauseId: this.#idOf(draft), ...draft}});
    this.#idOf = requestIds();
    await this.#hasChanged();
  };

  async #hasChanged() {
    this.dispatchEvent(new CustomEvent('changed'));
    await this.load();
  }

  #submit = async (/** @type {Record<string, string>} */ values) => {
    const {first_local_date: first, last_local_date: last} = values, today = this.#today.peek();
    const isTooEarly = today !== '' && first < dayBefore(today, REACH);
    if (isTooEarly) throw wrong('first_local_date', t('pauses.reach', {count: REACH}));
    if (last < first) throw wrong('last_local_date', t('pauses.order'));
    await this.#create({firstLocalDate: first, lastLocalDate: last, reason: values.reason.trim()});
    announce(t('pauses.made'));
    this.#deleted.value = null;
    this.#show(false);
  };

  #show(/** @type {boolean} */ isOpen) {
    this.failed.value = null;
    this.#isOpen.value = isOpen;
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (this.querySelector(isOpen ? 'form input' : '.add'))?.focus());
  }

  /** @param {string} id @param {() => Promise<void>} action */
  #try = (id, action) => this.once(id, async () => {
    try {
      this.#asked.value = {id: '', step: '', words: ''};
      await action();
    } catch (error) {
      if (!this.gone.aborted) this.#asked.value = {id, step: '', words: /** @type {any} */ (error).words ?? String(error)};
    }
  });

  #delete(/** @type {Pause} */ pause) {
    return this.#try(pause.pauseId, async () => {
      await call(SessionsService.deletePause, {pauseId: pause.pauseId});
      this.#deleted.value = pause;
      announce(t('pauses.deleted'));
      await this.#hasChanged();
      /** @type {HTMLElement | null} */ (this.querySelector('.undo button, .add'))?.focus();
    });
  }

  /** A pause can't be changed, so a shorter one takes its place. Should that fail, undoing brings back the whole one. */
  #end(/** @type {Pause} */ pause) {
    const {pauseId, firstLocalDate, reason} = pause, lastLocalDate = dayBefore(this.#today.peek(), 1);
    return this.#try('undo', async () => {
      await call(SessionsService.deletePause, {pauseId});
      this.#deleted.value = pause;
      if (firstLocalDate <= lastLocalDate) await this.#create({firstLocalDate, lastLocalDate, reason});
      else await this.#hasChanged();
      this.#deleted.value = null;
      announce(t('pauses.ended'));
      /** @type {HTMLElement | null} */ (this.querySelector('.add'))?.focus();
    });
  }

  #undo = () => this.#try('undo', async () => {
    const pause = this.#deleted.peek();
    if (!pause) return;
    await this.#create({firstLocalDate: pause.firstLocalDate, lastLocalDate: pause.lastLocalDate, reason: pause.reason});
    this.#deleted.value = null;
    announce(t('pauses.restored'));
    /** @type {HTMLElement | null} */ (this.querySelector('.add'))?.focus();
  });

  render() {
    void language.value;
    const {value, error} = this.#pauses.state;
    return h('section', {class: 'card pauses', 'aria-labelledby': 'pauses'},
      h('header', null, h('h2', {id: 'pauses'}, t('pauses.title'))),
      h('p', {class: 'muted'}, t('pauses.text')),
      error && failure(error, this.load),
      this.#isOpen.value ? this.#form() : h('button', {key: 'add', class: 'button quiet small add', type: 'button', onclick: () => this.#show(true)}, t('pauses.add')),
      this.#undoRow(),
      value ? value.length > 0 ? h('ul', null, value.map(pause => this.#item(pause))) : h('p', {class: 'muted'}, t('pauses.none'))
        : !error && h('div', {class: 'bone line'}));
  }

  #form() {
    const today = this.#today.value || undefined;
    return h('div', {key: 'form', class: 'new'}, this.form(this.#submit, t('pauses.make'),
      this.field({name: 'first_local_date', label: t('pauses.first'), type: 'date', value: today, hint: t('pauses.reach', {count: REACH}),
        ...(today ? {min: dayBefore(today, REACH)} : {})}),
      this.field({name: 'last_local_date', label: t('pauses.last'), type: 'date', value: today && dayBefore(today, -6)}),
      this.field({name: 'reason', label: t('pauses.reason'), optional: true, maxlength: LONGEST_REASON, autocapitalize: 'sentences'})),
    h('button', {class: 'button quiet', type: 'button', onclick: () => this.#show(false)}, t('pauses.cancel')));
  }

  /** A pause that began too long ago can't be made again, so its deletion can't be undone. */
  #undoRow() {
    const pause = this.#deleted.value, {id, words} = this.#asked.value;
    if (!pause) return null;
    return h('div', {class: 'undo', key: 'undo'}, h('p', {role: 'status'}, t('pauses.deletedSpan', {span: spanOf(pause.firstLocalDate, pause.lastLocalDate)})),
      this.#canMake(pause) && h('button', {class: 'button quiet small', type: 'button', onclick: this.#undo}, t('set.undo')),
      id === 'undo' && words && h('p', {role: 'alert'}, words));
  }

  #canMake(/** @type {Pause} */ {firstLocalDate}) {
    return this.#today.value !== '' && firstLocalDate >= dayBefore(this.#today.value, REACH);
  }

  #item(/** @type {Pause} */ pause) {
    const {pauseId, firstLocalDate, lastLocalDate, reason} = pause, today = this.#today.value, span = spanOf(firstLocalDate, lastLocalDate);
    const state = today === '' ? '' : lastLocalDate < today ? 'over' : firstLocalDate > today ? 'planned' : 'running';
    const dates = Math.round((calendarDay(lastLocalDate).getTime() - calendarDay(firstLocalDate).getTime()) / 86_400_000) + 1;
    const {id, step, words} = this.#asked.value, asked = id === pauseId ? step : '';
    const ask = (/** @type {string} */ next) => () => {
      this.#asked.value = {id: next && pauseId, step: next, words: ''};
      requestAnimationFrame(() => /** @type {HTMLElement | null} */ (this.querySelector(`[data-pause="${CSS.escape(pauseId)}"] button`))?.focus());
    };
    const button = (/** @type {string} */ key, /** @type {() => unknown} */ onclick) => h('button', {key, class: 'button quiet small', type: 'button', onclick}, t(key));
    const question = asked === 'end' ? 'pauses.sureEnd' : state === 'planned' ? 'pauses.sureAhead' : this.#canMake(pause) ? 'pauses.sure' : 'pauses.sureForGood';
    return h('li', {key: pauseId, 'data-pause': pauseId},
      h('div', null, h('b', null, span), h('small', null, t('pauses.dates', {count: dates}), reason && ` · ${reason}`)),
      state && h('span', {class: 'chip'}, t(`pauses.state.${state}`)),
      asked ? [h('p', {role: 'alert'}, t(question)), h('div', {class: 'pair'},
        asked === 'end' ? button('pauses.end', () => this.#end(pause)) : button('set.deleteYes', () => this.#delete(pause)), button('set.deleteNo', ask('')))]
        : h('div', {class: 'pair'},
          state === 'running' && this.#canMake(pause) && h('button', {key: 'end', class: 'link', type: 'button', onclick: ask('end'), 'aria-label': t('pauses.endOne', {span})}, t('pauses.end')),
          h('button', {key: 'delete', class: 'link', type: 'button', onclick: ask('delete'), 'aria-label': t('pauses.deleteOne', {span})}, t('set.deleteYes'))),
      id === pauseId && words && h('p', {role: 'alert'}, words));
  }
}

/** What is beside a field before the service is asked. @param {string} field @param {string} message */
const wrong = (field, message) => new RpcError(Code.INVALID_ARGUMENT, message, {fields: [{field, reason: '', message}]});

customElements.define('titan-pauses', Pauses);
