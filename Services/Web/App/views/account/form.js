// @ts-check
// Forms about accounts: fields with what is wrong beside them, in the service's words.

import {View, h, signal} from '../../core/element.js';
import {RpcError} from '../../core/rpc.js';
import {language, t} from '../../core/words.js';
import {icon, sign} from '../../parts/pictures.js';
import {ridge} from '../../parts/charts.js';
import {announce, openSheet} from '../../parts/shell.js';

/** @typedef {{name: string, label: string, type?: string, autocomplete?: string, inputmode?: string, hint?: string,
 *    value?: string, readonly?: boolean, optional?: boolean, autocapitalize?: string, maxlength?: number, 'data-first'?: boolean,
 *    '.value'?: string, oninput?: (event: Event) => void}} FieldOptions
 *    `name` is the last part of the field's path in the request, in snake case. `data-first` gives it the focus when one has come here by
 *    a link. `value` is what it begins with; `.value` and `oninput` are for views that keep what is typed themselves. */

export class FormView extends View {
  /** What is under way: the `send` of forms, and the names of other actions. */
  #running = signal(/** @type {ReadonlySet<unknown>} */ (new Set()));
  /** The last refusal. */
  failed = signal(/** @type {RpcError | null} */ (null));
  /** Fields that were left empty. */
  #missing = signal(/** @type {Set<string>} */ (new Set()));
  #visible = signal(false);

  /** Around a form: the ridge, the brand, and the choice of theme and language.
   *  @param {string} title @param {any[]} content */
  page(title, ...content) {
    void language.value;
    return h('div', {class: 'account'},
      h('div', {class: 'scene', 'aria-hidden': 'true'}, ridge([3, 5, 4, 7, 6])),
      h('header', {class: 'account-top'}, h('a', {class: 'brand', href: '/start'}, sign(), 'TitanUp'),
        h('button', {class: 'round', type: 'button', onclick: openSheet, 'aria-haspopup': 'dialog', 'aria-label': t('sheet.choices')}, icon('choices'))),
      h('div', {class: 'panel rise'}, h('h1', null, title), content));
  }

  /** Whether an action is under way. @param {unknown} action a form's `send`, or a name given to `once` */
  isBusy(action) { return this.#running.value.has(action); }

  /** Carries out an action, unless the same one is under way; other actions and forms of the view do not wait for it.
   *  @param {unknown} action @param {() => Promise<unknown>} body */
  async once(action, body) {
    if (this.#running.peek().has(action)) return;
    this.#running.value = new Set([...this.#running.peek(), action]);
    try {
      await body();
    } finally {
      this.#running.value = new Set([...this.#running.peek()].filter(each => each !== action));
    }
  }

  /** @param {(values: Record<string, string>, form: HTMLFormElement) => Promise<unknown>} send the same function each time, as it stands
   *  for the form @param {any[]} content @param {string} action what the button says */
  form(send, action, ...content) {
    const {value: failed} = this.failed, isBusy = this.isBusy(send);
    const unplaced = failed && failed.fields.filter(({field}) => !this.names.has(last(field)));
    return h('form', {novalidate: true, onsubmit: event => this.#submit(event, send), 'aria-busy': isBusy ? 'true' : null},
      failed && (failed.fields.length === 0 || unplaced?.length) ? h('p', {class: 'alert', role: 'alert'},
        failed.fields.length === 0 ? failed.words : unplaced?.map(({message}) => message).join(' '),
        failed.retryAfter ? ` ${t('error.retryIn', {seconds: Math.ceil(failed.retryAfter / 1000)})}` : '') : null,
      content,
      h('button', {class: 'button', 'aria-disabled': isBusy ? 'true' : null}, isBusy ? t('state.sending') : action));
  }

  /** The names of the form's fields, as they are drawn. @type {Set<string>} */
  names = new Set();

  /** @param {FieldOptions} options */
  field({name, label, type = 'text', hint = '', value, optional = false, ...rest}) {
    this.names.add(name);
    const said = this.failed.value?.fields.find(({field}) => last(field) === name)?.message
      ?? (this.#missing.value.has(name) ? t('form.missing') : '');
    const isSecret = type === 'password';
    const described = [hint && `${name}-hint`, said && `${name}-error`].filter(id => id).join(' ');
    return h('div', {class: said ? 'field wrong' : 'field', key: name},
      h('label', {for: name}, label, optional && h('span', {class: 'faint'}, ` · ${t('form.optional')}`)),
      h('div', {class: 'box'},
        h('input', {id: name, name, type: isSecret && this.#visible.value ? 'text' : type, ...(value === undefined ? {} : {value}),
          'aria-describedby': described || null, 'aria-invalid': said ? 'true' : null, 'aria-required': optional ? null : 'true',
          'data-optional': optional, spellcheck: 'false', autocapitalize: 'none', ...rest}),
        isSecret && h('button', {class: 'reveal', type: 'button', 'aria-pressed': String(this.#visible.value), 'aria-label': t('form.showPassword'),
          onclick: () => { this.#visible.value = !this.#visible.value; }}, icon(this.#visible.value ? 'eyeOff' : 'eye'))),
      hint && h('p', {class: 'hint', id: `${name}-hint`}, hint),
      said && h('p', {class: 'said', id: `${name}-error`}, said));
  }

  /** @param {SubmitEvent} event @param {(values: Record<string, string>, form: HTMLFormElement) => Promise<unknown>} send */
  async #submit(event, send) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (this.#running.peek().has(send)) return;
    /** @type {HTMLInputElement[]} */
    const inputs = [...form.querySelectorAll('input')];
    this.failed.value = null;
    this.#missing.value = new Set(inputs.filter(input => !('optional' in input.dataset) && input.value.trim() === '').map(({name}) => name));
    if (this.#missing.peek().size === 0) {
      // Browsers offer to keep a password that is not shown.
      this.#visible.value = false;
      try {
        await this.once(send, () => send(Object.fromEntries(inputs.map(({name, value}) => [name, value])), form));
      } catch (error) {
        if (this.gone.aborted) return;
        this.failed.value = error instanceof RpcError ? error : new RpcError(2, String(error));
      }
    }
    requestAnimationFrame(() => {
      const wrong = /** @type {HTMLElement | null} */ (this.querySelector('[aria-invalid=true]'));
      wrong?.focus();
      const words = wrong && this.querySelector(`#${CSS.escape(wrong.id)}-error`)?.textContent;
      if (words) announce(words);
    });
  }

  /** Does what a button outside of the form says; the form shows what was refused. @param {() => Promise<unknown>} step */
  async attempt(step) {
    if (this.isBusy('attempt')) return;
    this.failed.value = null;
    this.#missing.value = new Set();
    try {
      await this.once('attempt', step);
    } catch (error) {
      if (!this.gone.aborted) this.failed.value = error instanceof RpcError ? error : new RpcError(2, String(error));
    }
  }

  /** Shows another step of the same page: its heading gets the focus. @param {() => void} change */
  turn(change) {
    this.failed.value = null;
    this.names = new Set();
    change();
    requestAnimationFrame(() => {
      const heading = this.querySelector('h1');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus();
    });
  }
}

/** @param {string} path */
const last = path => path.slice(path.lastIndexOf('.') + 1);

/** Puts a refusal beside the field that it is about. @param {any} error @param {string} reason @param {string} field */
export function beside(error, reason, field) {
  if (error.reason === reason && !error.retryAfter) error.fields = [{field, reason, message: error.words}];
  return error;
}

/** The token of a mail's link, which then leaves the address: it is good for one use, and nobody should see it.
 *  @returns {string} */
export function takeToken() {
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
  if (token) history.replaceState(history.state, '', location.pathname);
  return token;
}

/** What this device calls itself in the list of devices. */
export const device = () => ({
  name: t('device.name'), appVersion: '',
  platform: String(/** @type {any} */ (navigator).userAgentData?.platform || navigator.platform).slice(0, 50),
});
