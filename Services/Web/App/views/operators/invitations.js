// @ts-check
// Everybody's invitations, for operators.

import {View, h, resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {language, t} from '../../core/words.js';
import {AuthAdminService} from '../../Generated/auth.js';
import {announce, failure} from '../../parts/shell.js';
import {sure} from '../../parts/sure.js';
import {invitationRow} from '../account/invitations.js';

class AllInvitations extends View {
  #invitations = resource(gone => call(AuthAdminService.listUserInvitations, {pageSize: 200}, {signal: gone}));
  #refused = signal('');

  start() { this.load(); }
  load = () => this.#invitations.load(this.gone);

  #revoke = async (/** @type {import('../../Generated/auth.js').Invitation} */ {invitationId}) => {
    this.#refused.value = '';
    try {
      await sure(() => call(AuthAdminService.revokeUserInvitation, {invitationId}));
      announce(t('invitations.revoked'));
      await this.load();
    } catch (error) {
      this.#refused.value = /** @type {any} */ (error).words ?? String(error);
    }
  };

  render() {
    void language.value;
    const {value, error} = this.#invitations.state, refused = this.#refused.value;
    return h('section', {class: 'card rows', 'aria-labelledby': 'invitations'},
      h('header', null, h('h2', {id: 'invitations'}, t('invitations.title')), h('a', {class: 'link', href: '/account/invitations'}, t('invitations.make'))),
      error && failure(error, this.load), refused && h('p', {class: 'said', role: 'alert'}, refused),
      !value ? !error && h('p', {class: 'remark', role: 'status'}, t('state.loading'))
        : value.invitations.length === 0 ? h('p', {class: 'remark'}, t('operators.noInvitations'))
          : h('ul', null, value.invitations.map(each => invitationRow(each, this.#revoke, t('operators.by', {id: each.userId})))));
  }
}

customElements.define('titan-all-invitations', AllInvitations);
