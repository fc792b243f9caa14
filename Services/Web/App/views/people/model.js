// @ts-check
// Partners, invitations, blocks, and what one shows: how they are read and changed. What the service refuses is said beside what
// was changed, or above everything.

import {resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {t} from '../../core/words.js';
import {SocialService} from '../../Generated/social.js';
import {requestIds} from '../../parts/request-id.js';
import {announce} from '../../parts/shell.js';
import {sure} from '../../parts/sure.js';

/** @typedef {import('../../Generated/social.js').Partner} Partner */
/** @typedef {import('../../Generated/social.js').Invitation} Invitation */
/** @typedef {import('../../Generated/social.js').ReceivedInvitation} ReceivedInvitation */
/** @typedef {import('../../Generated/social.js').Block} Block */

export class PeopleModel {
  sharing = resource(async gone => {
    for (;;) {
      await this.#changing;
      const changing = this.#changing, answer = await call(SocialService.getSharing, {}, {signal: gone});
      // An answer that crosses a change would take that back on the screen.
      if (changing === this.#changing) return answer;
    }
  });
  partners = resource(async gone => ({partners: await pages(SocialService.listPartners, 'partners', gone)}));
  received = resource(gone => call(SocialService.listReceivedInvitations, {}, {signal: gone}));
  sent = resource(gone => call(SocialService.listInvitations, {}, {signal: gone}));
  blocks = resource(async gone => ({blocks: await pages(SocialService.listBlocks, 'blocks', gone)}));

  /** What is wrong, by the name of its row. */
  wrong = signal(/** @type {Record<string, string>} */ ({}));
  /** The row that was saved last. */
  saved = signal('');
  /** Why the last step was refused; empty if it wasn't. */
  refused = signal('');
  #gone;
  /** Done when all changes of what is shown are. */
  #changing = /** @type {Promise<unknown>} */ (Promise.resolve());
  #requestId = requestIds();

  /** @param {() => AbortSignal} gone what is aborted when the view leaves */
  constructor(gone) { this.#gone = gone; }

  load = () => { for (const each of [this.sharing, this.partners, this.received, this.sent, this.blocks]) this.again(each); };
  /** What others, or another device, may have changed. */
  refresh = () => { for (const each of [this.sharing, this.partners, this.received, this.sent, this.blocks]) this.again(each); };
  /** @param {{load(gone: AbortSignal): unknown}} part */
  again = part => part.load(this.#gone());

  /** Changes one field of what is shown: at once on the screen, then in the service.
   *  @param {'sharing'} _ the rows' name of what is changed @param {string} field @param {any} value */
  async change(_, field, value) {
    // Its rows are drawn once it is there.
    const {[field]: before} = /** @type {any} */ (this.sharing.state.value).sharing;
    const set = to => this.sharing.change(all => ({...all, sharing: {...all.sharing, [field]: to}}));
    set(value);
    this.wrong.value = {...this.wrong.peek(), [field]: ''};
    this.saved.value = '';
    const request = {sharing: {[field]: value}, updateMask: {paths: [snakeCase(field)]}, requestId: crypto.randomUUID()};
    const answer = sure(() => call(SocialService.updateSharing, request));
    this.#changing = Promise.allSettled([this.#changing, answer]);
    try {
      const {sharing} = await answer;
      set(/** @type {any} */ (sharing)[field]);
      this.saved.value = field;
      announce(t('profile.saved'));
      return true;
    } catch (error) {
      set(before);
      const words = wordsOf(error);
      this.wrong.value = {...this.wrong.peek(), [field]: words};
      announce(words);
      return false;
    }
  }

  /** Takes a step, says that it was taken, and reads what it may have changed.
   *  @param {any} method @param {Record<string, unknown>} request without its id @param {string} words said afterwards
   *  @param {{load(gone: AbortSignal): unknown}[]} parts */
  async step(method, request, words, ...parts) {
    this.refused.value = '';
    try {
      await sure(() => call(method, {...request, requestId: this.#requestId([method.path, request])}));
      // The same step may be wanted again: one more invitation.
      this.#requestId = requestIds();
      announce(words);
      for (const each of parts) this.again(each);
      return true;
    } catch (error) {
      this.refused.value = wordsOf(error);
      return false;
    }
  }
}

/** @param {any} error */
export const wordsOf = error => error.fields?.map(({message}) => message).join(' ') || error.words || t('error.unexpected');

/** @param {string} name */
const snakeCase = name => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/** Everything of a list that comes in pages. @param {any} method @param {string} name @param {AbortSignal} gone */
async function pages(method, name, gone) {
  const all = [];
  let pageToken = '';
  do {
    const page = /** @type {any} */ (await call(method, {pageToken}, {signal: gone}));
    all.push(...page[name]);
    pageToken = page.nextPageToken;
  } while (pageToken);
  return all;
}
