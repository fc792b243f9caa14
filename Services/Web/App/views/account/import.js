// @ts-check
// What people bring with them: an archive of TitanUp, an export of another app, or a table of their own. What would come is
// shown first.

import {View, h, signal} from '../../core/element.js';
import {language, t} from '../../core/words.js';
import {icon} from '../../parts/pictures.js';
import {announce} from '../../parts/shell.js';
import {ImportRefusal, looked, stored} from './imported.js';

/** @typedef {import('./imported.js').Preview} Preview */
/** @typedef {import('./imported.js').Done} Done */

const ROLES = ['date', 'habit', 'amount', 'unit', 'note'];

class Import extends View {
  #file = signal(/** @type {File | null} */ (null));
  /** The columns of a table whose form nobody knows; empty for others. */
  #names = signal(/** @type {string[]} */ ([]));
  /** Which column has which role, and the name of all rows. */
  #columns = signal(/** @type {Record<string, string>} */ ({}));
  #order = signal('');
  /** Whether something of the account's stays because the archive says something else, and whether that is to come. */
  #isReplaceable = signal(false);
  #replace = signal(false);
  /** What would come, once the edge has looked at the file. */
  #preview = signal(/** @type {Preview | null} */ (null));
  #done = signal(/** @type {Done | null} */ (null));
  #isBusy = signal(false);
  #step = signal('');
  #said = signal('');

  /** Begins anew, because something else is to be imported, or otherwise. */
  #forget() {
    [this.#preview.value, this.#done.value, this.#said.value, this.#step.value] = [null, null, '', ''];
  }

  #take = (/** @type {Event} */ event) => {
    this.#forget();
    this.#file.value = /** @type {HTMLInputElement} */ (event.target).files?.[0] ?? null;
    [this.#names.value, this.#columns.value, this.#order.value] = [[], {}, ''];
    this.#isReplaceable.value = this.#replace.value = false;
  };

  /** @param {string} role */
  #choose = role => (/** @type {Event} */ event) => {
    this.#forget();
    this.#columns.value = {...this.#columns.peek(), [role]: /** @type {HTMLInputElement} */ (event.target).value};
  };

  #flip = (/** @type {Event} */ event) => {
    this.#forget();
    this.#replace.value = /** @type {HTMLSelectElement} */ (event.target).value !== '';
  };

  async #send() {
    const file = this.#file.peek();
    if (!file) { this.#said.value = t('import.missing'); return; }
    if (this.#isBusy.peek()) return;
    this.#isBusy.value = true;
    this.#said.value = '';
    const choice = {file, columns: this.#columns.peek(), order: this.#order.peek(), replace: this.#replace.peek()};
    try {
      if (this.#preview.peek()?.hasNews) {
        this.#done.value = await stored(choice, this.gone, words => { this.#step.value = words; });
        this.#preview.value = null;
        announce(t('import.done'));
      } else {
        const preview = await looked(choice, this.gone);
        this.#preview.value = preview;
        this.#isReplaceable.value ||= preview.isReplaceable;
      }
    } catch (error) {
      if (this.gone.aborted) return;
      if (!(error instanceof ImportRefusal)) { this.#said.value = t('error.unexpected'); return; }
      const isUnknown = error.columns.length > 0 && this.#names.peek().length === 0;
      if (error.columns.length > 0) this.#names.value = error.columns;
      this.#said.value = isUnknown ? t('import.unknown') : error.message;
    } finally {
      this.#isBusy.value = false;
      this.#step.value = '';
    }
  }

  #mapping() {
    const names = this.#names.value, columns = this.#columns.value;
    if (names.length === 0) return false;
    const box = (/** @type {string} */ id, /** @type {string} */ label, /** @type {any} */ control) => h('div', {class: 'field', key: id}, h('label', {for: id}, label), h('div', {class: 'box'}, control));
    return [
      ROLES.map(role => box(`column-${role}`, t(`import.column.${role}`), h('select', {id: `column-${role}`, onchange: this.#choose(role)},
        h('option', {value: '', selected: !columns[role]}, t('import.noColumn')),
        names.map(name => h('option', {key: name, value: name, selected: columns[role] === name}, name))))),
      !columns.habit && box('column-title', t('import.column.title'), h('input', {id: 'column-title', type: 'text', maxlength: 100, value: columns.title ?? '', onchange: this.#choose('title')})),
      box('order', t('import.order'), h('select', {id: 'order', onchange: (/** @type {Event} */ event) => { this.#forget(); this.#order.value = /** @type {HTMLSelectElement} */ (event.target).value; }},
        ['', 'dmy', 'mdy'].map(order => h('option', {key: order, value: order, selected: this.#order.value === order}, t(`import.order.${order || 'none'}`))))),
    ];
  }

  /** @param {Preview} preview */
  #looked({source, parts}) {
    return h('section', {class: 'card', role: 'status'}, h('h2', null, t('import.is', {source})),
      parts.map(({kind, title, items}) => [h('h3', {key: kind}, title), h('ul', {key: `${kind}-items`}, items.map(item => h('li', {key: item}, item)))]));
  }

  /** An archive may say something else than its owner has set here. */
  #replacing() {
    return this.#isReplaceable.value && h('div', {class: 'field', key: 'replace'}, h('label', {for: 'replace'}, t('import.replace')),
      h('div', {class: 'box'}, h('select', {id: 'replace', onchange: this.#flip},
        [false, true].map(replace => h('option', {key: String(replace), value: replace ? '1' : '', selected: this.#replace.value === replace}, t(`import.replace.${replace ? 'theirs' : 'mine'}`))))));
  }

  /** @param {Done} done */
  #ended({stored: came, unproven, refused, left}) {
    return h('section', {class: 'card', role: 'status'}, h('h2', null, t('import.done')),
      came.length > 0 ? h('ul', null, came.map(item => h('li', {key: item}, item))) : h('p', null, t('import.nothing')),
      unproven && h('p', null, unproven),
      refused.length > 0 && [h('h3', {key: 'refused'}, t('import.refused')), h('ul', {key: 'reasons'}, refused.map(item => h('li', {key: item}, item)))],
      left > 0 && h('p', null, t('import.left', {count: left})));
  }

  render() {
    void language.value;
    const preview = this.#preview.value, done = this.#done.value, said = this.#said.value, isBusy = this.#isBusy.value, step = this.#step.value;
    return h('div', {class: 'form-view'}, h('a', {class: 'back', href: '/account'}, icon('back'), t('account.title')),
      h('header', {class: 'view-head'}, h('h1', null, t('import.title'))), h('p', {class: 'muted'}, t('import.how')),
      h('form', {novalidate: true, 'aria-busy': isBusy ? 'true' : null, onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); this.#send(); }},
        h('div', {class: 'field'}, h('label', {for: 'file'}, t('import.file')),
          h('div', {class: 'box'}, h('input', {id: 'file', type: 'file', accept: '.zip,.csv,.txt,application/zip,text/csv,text/plain', disabled: isBusy, onchange: this.#take}))),
        this.#mapping(), this.#replacing(),
        said && h('p', {class: 'alert', role: 'alert'}, said),
        step && h('p', {class: 'muted', role: 'status'}, step),
        preview && this.#looked(preview), done && this.#ended(done),
        !done && h('button', {class: 'button', 'aria-disabled': isBusy ? 'true' : null}, t(isBusy ? 'state.sending' : preview?.hasNews ? 'import.action' : 'import.look'))));
  }
}

customElements.define('titan-import', Import);
