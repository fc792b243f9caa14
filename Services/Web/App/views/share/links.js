// @ts-check
// The public links to one of one's own awards: making, copying and revoking them.

import {View, h, resource, signal} from '../../core/element.js';
import {toDate} from '../../core/proto.js';
import {call} from '../../core/rpc.js';
import {date, language, t} from '../../core/words.js';
import {TrophiesService} from '../../Generated/trophies.js';
import {requestIds} from '../../parts/request-id.js';
import {announce, failure} from '../../parts/shell.js';
import {sure} from '../../parts/sure.js';
import {copy} from '../account/copy.js';

/** @typedef {import('../../Generated/trophies.js').AwardLink} AwardLink */

/** `.award` is the award's id, `.name` what a new link shall show. */
class AwardLinks extends View {
  #award = signal('');
  #name = signal('');
  #links = resource(async gone => (await call(TrophiesService.listAwardLinks, {awardId: this.#award.peek()}, {signal: gone})).links);
  #isBusy = signal(false);
  #error = signal('');
  /** Gives one id to all attempts to make the same link. */
  #idOf = requestIds();

  /** An element is in the document before it is told whose it is. */
  set award(/** @type {string} */ id) {
    this.#award.value = id;
    if (this.isConnected) this.load();
  }
  get award() { return this.#award.peek(); }
  set name(/** @type {string} */ name) { this.#name.value = name; }
  get name() { return this.#name.peek(); }

  start() { if (this.award) this.load(); }
  load = () => this.#links.load(this.gone);

  #make = () => this.#attempt(async () => {
    const awardId = this.award, displayName = this.name, linkId = this.#idOf([awardId, displayName]);
    const {link} = await sure(() => call(TrophiesService.createAwardLink, {linkId, awardId, displayName}));
    this.#idOf = requestIds();
    if (link) this.#links.change(links => [link, ...links.filter(({linkId: other}) => other !== link.linkId)]);
    announce(t('share.link.made'));
  });

  #revoke = (/** @type {AwardLink} */ {linkId}) => this.#attempt(async () => {
    await sure(() => call(TrophiesService.revokeAwardLink, {linkId}));
    this.#links.change(links => links.filter(({linkId: other}) => other !== linkId));
    announce(t('share.link.revoked'));
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (this.querySelector('.make'))?.focus());
  });

  /** @param {() => Promise<void>} action */
  async #attempt(action) {
    if (this.#isBusy.peek()) return;
    this.#isBusy.value = true;
    this.#error.value = '';
    try {
      await action();
    } catch (error) {
      if (!this.gone.aborted) this.#error.value = /** @type {any} */ (error).words ?? String(error);
    }
    this.#isBusy.value = false;
  }

  render() {
    void language.value;
    const {value: links, error} = this.#links.state;
    return h('section', {class: 'links', 'aria-labelledby': 'links'},
      h('h3', {id: 'links'}, t('share.link.title')), h('p', {class: 'muted'}, t('share.link.text')),
      error && !links ? failure(error, this.load) : !links ? h('p', {role: 'status'}, t('state.loading')) : [
        links.length > 0 && h('ul', null, links.map(link => this.#line(link))),
        h('button', {class: 'button quiet small make', type: 'button', 'aria-disabled': this.#isBusy.value ? 'true' : null, onclick: this.#make}, t('share.link.make'))],
      this.#error.value && h('p', {role: 'alert'}, this.#error.value));
  }

  /** @param {AwardLink} link */
  #line(link) {
    const {linkId, displayName, path, createTime, isValid} = link, address = path && new URL(path, location.origin).href;
    const made = t('share.link.of', {date: date(/** @type {Date} */ (toDate(createTime)), {day: 'numeric', month: 'long', year: 'numeric'})});
    return h('li', {key: linkId},
      h('p', null, h('b', null, displayName || t('share.link.nameless')), ' · ', made, !isValid && ` · ${t('share.link.invalid')}`),
      address ? h('a', {class: 'address', href: path, target: '_blank', rel: 'noopener'}, address) : h('p', {class: 'muted'}, t('share.link.old')),
      h('div', {class: 'pair'},
        address && h('button', {class: 'button quiet small', type: 'button', 'aria-label': t('share.link.copyOne', {name: displayName || made}), onclick: () => copy(address)}, t('share.link.copy')),
        h('button', {class: 'button quiet small', type: 'button', 'aria-label': t('share.link.revokeOne', {name: displayName || made}), onclick: () => this.#revoke(link)}, t('share.link.revoke'))));
  }
}

customElements.define('titan-award-links', AwardLinks);
