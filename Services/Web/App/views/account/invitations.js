// @ts-check
// Invitations: codes that let other people register. Only whoever makes one ever sees its code.

import {h, resource, signal} from '../../core/element.js';
import {toDate} from '../../core/proto.js';
import {call} from '../../core/rpc.js';
import {date, t} from '../../core/words.js';
import {AuthService} from '../../Generated/auth.js';
import {requestIds} from '../../parts/request-id.js';
import {announce, failure} from '../../parts/shell.js';
import {sure} from '../../parts/sure.js';
import {copy} from './copy.js';
import {FormView} from './form.js';
import {lead, narrow} from './narrow.js';

/** @typedef {import('../../Generated/auth.js').Invitation} Invitation */

const DAY = 86_400;

class Invitations extends FormView {
  #invitations = resource(async gone => call(AuthService.listInvitations, {pageSize: 200}, {signal: gone}));
  /** The address that the newest code is in; empty before there is one. */
  #address = signal('');
  #refused = signal('');
  /** Gives one id to all attempts to make the same invitation. */
  #idOf = requestIds();

  start() { this.load(); }
  load = () => this.#invitations.load(this.gone);

  #make = async (/** @type {Record<string, string>} */ {max_uses: people, lifetime: days}) => {
    const draft = {maxUses: Number(people), lifetime: {seconds: Number(days) * DAY, nanos: 0}};
    const {code} = await sure(() => call(AuthService.createInvitation, {...draft, requestId: this.#idOf(draft)}));
    this.#idOf = requestIds();
    this.#address.value = new URL(`/register?invitation=${encodeURIComponent(code)}`, location.origin).href;
    announce(t('invitations.made'));
    // Not awaited: the form is ready for the next one.
    this.load();
  };

  #revoke = (/** @type {Invitation} */ {invitationId}) => this.once(invitationId, async () => {
    this.#refused.value = '';
    try {
      await sure(() => call(AuthService.revokeInvitation, {invitationId}));
      announce(t('invitations.revoked'));
      await this.load();
    } catch (error) {
      this.#refused.value = /** @type {any} */ (error).words ?? String(error);
    }
  });

  render() {
    const {value, error} = this.#invitations.state, address = this.#address.value, refused = this.#refused.value;
    return narrow(t('invitations.title'), lead(t('invitations.how')),
      this.form(this.#make, t('invitations.make'),
        this.field({name: 'max_uses', label: t('invitations.people'), type: 'number', inputmode: 'numeric', value: '1'}),
        this.field({name: 'lifetime', label: t('invitations.days'), type: 'number', inputmode: 'numeric', value: '7'})),
      address && h('section', {class: 'card made', 'aria-labelledby': 'made'}, h('h2', {id: 'made'}, t('invitations.newTitle')),
        h('p', {class: 'secret'}, address), h('button', {class: 'button quiet small', type: 'button', onclick: () => copy(address)}, t('account.copy'))),
      refused && h('p', {class: 'said', role: 'alert'}, refused),
      error ? failure(error, this.load) : !value ? lead(t('state.loading'), true)
        : value.invitations.length === 0 ? h('p', {class: 'muted'}, t('invitations.none'))
          : h('ul', {class: 'card'}, value.invitations.map(each => invitationRow(each, this.#revoke))));
  }
}

/** One invitation, with its end if it is still valid. @param {Invitation} invitation @param {(invitation: Invitation) => unknown} revoke
 *  @param {string} [facts] what else there is to say of it */
export function invitationRow(invitation, revoke, facts = '') {
  const {invitationId, maxUses, useCount, createTime, expireTime, revokeTime} = invitation, end = toDate(expireTime);
  const day = (/** @type {Date | undefined} */ when) => when ? date(when, {dateStyle: 'medium'}) : '';
  const state = revokeTime ? 'revoked' : useCount >= maxUses ? 'used' : end && end < new Date() ? 'expired' : 'valid';
  const name = t('invitations.of', {date: day(toDate(createTime))});
  return h('li', {class: 'row across', key: invitationId},
    h('span', null, h('b', {class: 'label'}, name), h('small', null, t(`invitations.state.${state}`, {date: day(end)}), ' · ', t('invitations.uses', {count: useCount, most: maxUses})),
      facts && h('small', null, facts)),
    state === 'valid' && h('button', {class: 'link', type: 'button', 'aria-label': t('invitations.revokeOne', {name}), onclick: () => revoke(invitation)}, t('invitations.revoke')));
}

customElements.define('titan-invitations', Invitations);
