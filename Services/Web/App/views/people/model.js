// @ts-check
// Partners, invitations, blocks, and what one shows: how they are read and changed. What the service refuses is said beside what
// was changed, or above everything.

import {resource} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {SocialService} from '../../Generated/social.js';
import {Steps, snakeCase} from './steps.js';

/** @typedef {import('../../Generated/social.js').Partner} Partner */
/** @typedef {import('../../Generated/social.js').Invitation} Invitation */
/** @typedef {import('../../Generated/social.js').ReceivedInvitation} ReceivedInvitation */
/** @typedef {import('../../Generated/social.js').Block} Block */

export class PeopleModel extends Steps {
  sharing = resource(gone => this.read(() => call(SocialService.getSharing, {}, {signal: gone})));
  partners = resource(async gone => ({partners: await pages(SocialService.listPartners, 'partners', gone)}));
  received = resource(gone => call(SocialService.listReceivedInvitations, {}, {signal: gone}));
  sent = resource(gone => call(SocialService.listInvitations, {}, {signal: gone}));
  blocks = resource(async gone => ({blocks: await pages(SocialService.listBlocks, 'blocks', gone)}));

  load = () => { for (const each of [this.sharing, this.partners, this.received, this.sent, this.blocks]) this.again(each); };
  /** What others, or another device, may have changed. */
  refresh = () => { for (const each of [this.sharing, this.partners, this.received, this.sent, this.blocks]) this.again(each); };

  /** Changes one field of what is shown.
   *  @param {'sharing'} _ the rows' name of what is changed @param {string} field @param {any} value */
  change(_, field, value) {
    // Its rows are drawn once it is there.
    const {[field]: before} = /** @type {any} */ (this.sharing.state.value).sharing;
    const set = to => this.sharing.change(all => ({...all, sharing: {.../** @type {any} */ (all.sharing), [field]: to}}));
    const request = {sharing: {[field]: value}, updateMask: {paths: [snakeCase(field)]}};
    return this.keep(field, value, before, set, async requestId => (await call(SocialService.updateSharing, {...request, requestId})).sharing);
  }
}

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
