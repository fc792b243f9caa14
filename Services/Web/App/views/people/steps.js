// @ts-check
// What models of partners and groups share: fields that are kept one by one, steps, and what the service says against either.

import {signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {t} from '../../core/words.js';
import {requestIds} from '../../parts/request-id.js';
import {announce} from '../../parts/shell.js';
import {sure} from '../../parts/sure.js';

export class Steps {
  /** What is wrong, by the name of its row. */
  wrong = signal(/** @type {Record<string, string>} */ ({}));
  /** The row that was saved last. */
  saved = signal('');
  /** Why the last step was refused; empty if it wasn't. */
  refused = signal('');
  #gone;
  /** Done when all changes are. */
  #changing = /** @type {Promise<unknown>} */ (Promise.resolve());
  #requestId = requestIds();

  /** @param {() => AbortSignal} gone what is aborted when the view leaves */
  constructor(gone) { this.#gone = gone; }

  /** @param {{load(gone: AbortSignal): unknown}} part */
  again = part => part.load(this.#gone());
  /** Says what is wrong with a field before anything is sent. @param {string} field @param {string} words */
  say = (field, words) => { this.wrong.value = {...this.wrong.peek(), [field]: words}; };

  /** Reads what changes are made to: an answer that crosses a change would take that back on the screen.
   *  @template T @param {() => Promise<T>} ask @returns {Promise<T>} */
  async read(ask) {
    for (;;) {
      await this.#changing;
      const changing = this.#changing, answer = await ask();
      if (changing === this.#changing) return answer;
    }
  }

  /** Changes one field: at once on the screen, then in the service.
   *  @param {string} field @param {any} value @param {any} before @param {(value: any) => void} set shows a value
   *  @param {(requestId: string) => Promise<any>} send gives what is kept from then on */
  async keep(field, value, before, set, send) {
    set(value);
    this.say(field, '');
    this.saved.value = '';
    const requestId = crypto.randomUUID(), answer = this.#change(sure(() => send(requestId)));
    try {
      set((await answer)[field]);
      this.saved.value = field;
      announce(t('profile.saved'));
      return true;
    } catch (error) {
      set(before);
      const words = wordsOf(error);
      this.say(field, words);
      announce(words);
      return false;
    }
  }

  /** Takes a step, says that it was taken, and reads what it may have changed. Gives the answer, or null if it was refused.
   *  @param {any} method @param {Record<string, unknown>} request without its id @param {string} words said afterwards
   *  @param {{load(gone: AbortSignal): unknown}[]} parts @returns {Promise<any>} */
  async step(method, request, words, ...parts) {
    this.refused.value = '';
    const requestId = this.#requestId([method.path, request]);
    try {
      const answer = await this.#change(sure(() => call(method, {...request, requestId})));
      // The same step may be wanted again: one more invitation.
      this.#requestId = requestIds();
      announce(words);
      for (const each of parts) this.again(each);
      return answer;
    } catch (error) {
      this.refused.value = wordsOf(error);
      return null;
    }
  }

  /** @template T @param {Promise<T>} answer */
  #change(answer) {
    this.#changing = Promise.allSettled([this.#changing, answer]);
    return answer;
  }
}

/** @param {any} error */
const wordsOf = error => error.fields?.map(({message}) => message).join(' ') || error.words || t('error.unexpected');

/** @param {string} name */
export const snakeCase = name => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
