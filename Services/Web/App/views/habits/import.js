// @ts-check
// Habits from an export of Loop Habit Tracker: what would come is shown first.

import {View, h, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {go} from '../../core/router.js';
import {language, t, timeZone} from '../../core/words.js';
import {HabitsService} from '../../Generated/habits.js';
import {notify} from '../../parts/notice.js';
import {icon} from '../../parts/pictures.js';
import {requestIds} from '../../parts/request-id.js';
import {sure} from '../../parts/sure.js';
import {LARGEST, LoopProblem, isZip, unpacked} from './loop.js';

/** @typedef {import('../../Generated/habits.js').ImportedHabit} Imported */

class HabitImport extends View {
  #habits = signal(/** @type {File | null} */ (null));
  #records = signal(/** @type {File | null} */ (null));
  /** What would come, once the service has looked at the files. */
  #preview = signal(/** @type {Imported[] | null} */ (null));
  #isBusy = signal(false);
  #said = signal('');
  /** Gives one id to all attempts to import the same files. */
  #idOf = requestIds();

  /** @param {{value: File | null}} into @returns {(event: Event) => void} */
  #take = into => event => {
    into.value = /** @type {HTMLInputElement} */ (event.target).files?.[0] ?? null;
    this.#preview.value = null;
    this.#said.value = '';
  };

  /** @param {boolean} validateOnly */
  async #send(validateOnly) {
    const [habits, records] = [this.#habits.peek(), this.#records.peek()];
    if (!habits) return this.#say(t('import.missing'));
    if (this.#isBusy.peek()) return;
    this.#isBusy.value = true;
    this.#said.value = '';
    try {
      const files = await tables(habits, records);
      const answer = await sure(() => call(HabitsService.importHabits, {...files, validateOnly, timeZone, requestId: validateOnly ? '' : this.#idOf(files)}, {timeout: 60_000}));
      if (this.gone.aborted) return;
      if (validateOnly) {
        this.#preview.value = answer.habits;
        return;
      }
      notify(t('import.done', {count: answer.habits.filter(({created}) => created).length, records: sum(answer.habits)}));
      await go('/habits');
    } catch (error) {
      if (error instanceof LoopProblem) return this.#say(t(error.words));
      const {fields, words} = /** @type {any} */ (error);
      if (!this.gone.aborted) this.#say(fields?.[0]?.message || words || String(error));
    } finally {
      this.#isBusy.value = false;
    }
  }

  #say(/** @type {string} */ words) { this.#said.value = words; }

  render() {
    void language.value;
    const preview = this.#preview.value, said = this.#said.value, isBusy = this.#isBusy.value;
    const file = (/** @type {string} */ name, /** @type {string} */ label, /** @type {any} */ into, /** @type {boolean} */ isOptional) => h('div', {class: 'field', key: name},
      h('label', {for: name}, label, isOptional && h('span', {class: 'faint'}, ` · ${t('form.optional')}`)),
      h('div', {class: 'box'}, h('input', {id: name, type: 'file', accept: isOptional ? '.csv,text/csv' : '.zip,.csv,application/zip,text/csv', onchange: this.#take(into)})));
    return h('div', {class: 'form-view'}, h('a', {class: 'back', href: '/habits'}, icon('back'), t('habits.title')),
      h('header', {class: 'view-head'}, h('h1', null, t('import.title'))), h('p', {class: 'muted'}, t('import.how')),
      h('form', {novalidate: true, 'aria-busy': isBusy ? 'true' : null, onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); this.#send(preview === null); }},
        file('Habits.csv', t('import.file'), this.#habits, false),
        // A ZIP file has both tables.
        !this.#habits.value?.name.toLowerCase().endsWith('.zip') && file('Checkmarks.csv', 'Checkmarks.csv', this.#records, true),
        said && h('p', {class: 'alert', role: 'alert'}, said),
        preview && h('section', {class: 'card', role: 'status'}, h('h2', null, t('import.preview', {count: preview.length, records: sum(preview)})),
          h('ul', null, preview.map(({habit, records, created, goalAdjusted}) => habit && h('li', {key: habit.habitId}, h('b', null, habit.title), ' · ',
            t('import.records', {count: records}), !created && ` · ${t('import.known')}`, goalAdjusted && ` · ${t('import.adjusted')}`)))),
        h('button', {class: 'button', 'aria-disabled': isBusy ? 'true' : null}, t(isBusy ? 'state.sending' : preview ? 'import.action' : 'import.look'))));
  }
}

/** @param {File} habits or the ZIP file with both tables @param {File | null} records */
async function tables(habits, records) {
  if (await isZip(habits)) return unpacked(habits);
  if (habits.size + (records?.size ?? 0) > LARGEST) throw new LoopProblem('import.tooLarge');
  return {habitsCsv: await habits.text(), checkmarksCsv: await records?.text() ?? ''};
}

/** @param {Imported[]} habits */
const sum = habits => habits.reduce((total, {records}) => total + records, 0);

customElements.define('titan-habit-import', HabitImport);
