// @ts-check
// Passkeys: with one, a person signs in by fingerprint, face or PIN, without address and password.

import {h, resource, signal} from '../../core/element.js';
import {toDate} from '../../core/proto.js';
import {call} from '../../core/rpc.js';
import {date, t} from '../../core/words.js';
import {AuthService} from '../../Generated/auth.js';
import {announce, failure} from '../../parts/shell.js';
import {sure} from '../../parts/sure.js';
import {Confirming} from './confirming.js';
import {lead, narrow} from './narrow.js';
import {hasPasskeys, makePasskey} from './webauthn.js';

/** @typedef {import('../../Generated/auth.js').Passkey} Passkey */

class Passkeys extends Confirming {
  #passkeys = resource(async gone => call(AuthService.listPasskeys, {pageSize: 200}, {signal: gone}));
  /** The passkey that is about to be removed, and the one that gets another name. */
  #asked = signal('');
  #renamed = signal('');
  #refused = signal('');
  /** What was typed, for the form after a proof of who asks. */
  #name = '';

  start() { this.load(); }
  load = () => this.#passkeys.load(this.gone);

  #add = (/** @type {Record<string, string>} */ {passkey_name: name}) => {
    this.#name = name;
    return this.sensitive(async () => {
      await call(AuthService.registerPasskey, {name, ...await makePasskey()});
      this.#name = '';
      announce(t('passkeys.added'));
      await this.load();
    });
  };

  #rename = async (/** @type {Record<string, string>} */ {name}) => {
    await sure(() => call(AuthService.renamePasskey, {passkeyId: this.#renamed.peek(), name}));
    this.turn(() => { this.#renamed.value = ''; });
    announce(t('passkeys.renamed'));
    await this.load();
  };

  #remove = async (/** @type {Passkey} */ {passkeyId}) => {
    this.#refused.value = this.#asked.value = '';
    try {
      await this.sensitive(async () => {
        await call(AuthService.deletePasskey, {passkeyId});
        announce(t('passkeys.removed'));
        await this.load();
      });
    } catch (error) {
      this.#refused.value = /** @type {any} */ (error).words ?? String(error);
    }
  };

  render() {
    const {value, error} = this.#passkeys.state, refused = this.#refused.value, renamed = this.#renamed.value;
    if (this.isConfirming) return narrow(t('confirm.title'), this.confirmation());
    if (renamed) return narrow(t('passkeys.rename'), this.#renaming(value?.passkeys.find(each => each.passkeyId === renamed)));
    return narrow(t('passkeys.title'), lead(t('passkeys.how')),
      hasPasskeys() ? this.form(this.#add, t('passkeys.add'),
        this.field({name: 'passkey_name', label: t('passkeys.name'), autocomplete: 'off', maxlength: 100, value: this.#name || t('passkeys.thisDevice')}))
        : h('p', {class: 'remark'}, t('passkeys.unknown')),
      refused && h('p', {class: 'said', role: 'alert'}, refused),
      error ? failure(error, this.load) : !value ? lead(t('state.loading'), true)
        : value.passkeys.length === 0 ? h('p', {class: 'muted'}, t('passkeys.none'))
          : h('ul', {class: 'card passkeys'}, value.passkeys.map(each => this.#row(each))),
      h('p', {class: 'muted'}, t('passkeys.stay')));
  }

  /** @param {Passkey | undefined} passkey */
  #renaming(passkey) {
    return [this.form(this.#rename, t('passkeys.save'),
      this.field({name: 'name', label: t('passkeys.name'), autocomplete: 'off', maxlength: 100, value: passkey?.name})),
    h('button', {class: 'link', type: 'button', onclick: () => this.turn(() => { this.#renamed.value = ''; })}, t('confirm.cancel'))];
  }

  /** @param {Passkey} passkey */
  #row(passkey) {
    const {passkeyId: id, name, createTime, lastUseTime, blockTime} = passkey, [added, used, blocked] = [createTime, lastUseTime, blockTime].map(toDate);
    const day = (/** @type {Date} */ when) => date(when, {dateStyle: 'medium'});
    return h('li', {class: 'row across', key: id},
      h('span', null, h('b', {class: 'label'}, name), blocked && h('small', {class: 'said'}, t('passkeys.blocked', {date: day(blocked)})),
        h('small', null, added && t('passkeys.addedOn', {date: day(added)}), ' · ',
          used ? t('account.usedOn', {date: date(used, {dateStyle: 'medium', timeStyle: 'short'})}) : t('tokens.unused'))),
      this.#asked.value === id ? h('div', {class: 'ask', role: 'alert'}, h('p', null, t('passkeys.sure', {name})), h('div', {class: 'buttons'},
        h('button', {class: 'button small', type: 'button', onclick: () => this.#remove(passkey)}, t('passkeys.removeYes')),
        h('button', {class: 'button quiet small', type: 'button', onclick: () => { this.#asked.value = ''; }}, t('confirm.cancel'))))
        : h('span', {class: 'buttons'},
          h('button', {class: 'link', type: 'button', 'aria-label': t('passkeys.renameOne', {name}), onclick: () => this.turn(() => { this.#renamed.value = id; })}, t('passkeys.rename')),
          h('button', {class: 'link', type: 'button', 'aria-label': t('passkeys.removeOne', {name}), onclick: () => { this.#asked.value = id; }}, t('passkeys.remove'))));
  }
}

customElements.define('titan-passkeys', Passkeys);
