// @ts-check
// Personal access tokens: with one, a program of yours calls TitanUp. Nobody sees its secret a second time.

import {h, resource, signal} from '../../core/element.js';
import {toDate} from '../../core/proto.js';
import {call} from '../../core/rpc.js';
import {date, t} from '../../core/words.js';
import {AuthService} from '../../Generated/auth.js';
import {requestIds} from '../../parts/request-id.js';
import {announce, failure} from '../../parts/shell.js';
import {sure} from '../../parts/sure.js';
import {Confirming} from './confirming.js';
import {copy} from './copy.js';
import {lead, narrow} from './narrow.js';

/** @typedef {import('../../Generated/auth.js').PersonalAccessToken} PersonalAccessToken */

const DAY = 86_400;
const SERVICES = ['sessions', 'trophies', 'pose', 'profile', 'training', 'habits', 'motivation', 'social', 'auth'];
/** What one may choose for a service, and what that permits. @type {Record<string, string[]>} */
const ACCESS = {none: [], read: ['read'], write: ['write'], both: ['read', 'write']};

class Tokens extends Confirming {
  #tokens = resource(async gone => call(AuthService.listPersonalAccessTokens, {pageSize: 200}, {signal: gone}));
  /** The newest token's secret; empty before there is one. */
  #secret = signal('');
  /** What the newest token may do. @type {string[]} */
  #scopes = [];
  /** A key of `ACCESS` by service. */
  #access = signal(/** @type {Record<string, string>} */ ({}));
  /** The token that is about to be revoked. */
  #asked = signal('');
  #refused = signal('');
  /** Gives one id to all attempts to make the same token. */
  #idOf = requestIds();
  /** What was typed, for the form after a proof of who asks. @type {Record<string, string>} */
  #typed = {};

  start() { this.load(); }
  load = () => this.#tokens.load(this.gone);

  #make = (/** @type {Record<string, string>} */ typed) => {
    this.#typed = typed;
    const {token_name: name, lifetime: days} = typed;
    const scopes = SERVICES.flatMap(service => ACCESS[this.#access.peek()[service] ?? 'none'].map(access => `${service}:${access}`));
    const draft = {name, scopes, lifetime: {seconds: Number(days) * DAY, nanos: 0}};
    return this.sensitive(async () => {
      const {secret} = await sure(() => call(AuthService.createPersonalAccessToken, {...draft, requestId: this.#idOf(draft)}));
      this.#idOf = requestIds();
      this.#typed = {};
      this.#access.value = {};
      this.#scopes = scopes;
      this.turn(() => { this.#secret.value = secret; });
      announce(t('tokens.made'));
      // Not awaited: the form is ready for the next one.
      this.load();
    });
  };

  #revoke = (/** @type {PersonalAccessToken} */ {personalAccessTokenId}) => this.once(personalAccessTokenId, async () => {
    this.#refused.value = this.#asked.value = '';
    try {
      await sure(() => call(AuthService.revokePersonalAccessToken, {personalAccessTokenId}));
      announce(t('tokens.revoked'));
      await this.load();
    } catch (error) {
      this.#refused.value = /** @type {any} */ (error).words ?? String(error);
    }
  });

  render() {
    const {value, error} = this.#tokens.state, secret = this.#secret.value, refused = this.#refused.value;
    if (this.isConfirming) return narrow(t('confirm.title'), this.confirmation());
    return narrow(t('tokens.title'), lead(t('tokens.how')),
      secret && h('section', {class: 'card made', 'aria-labelledby': 'made'}, h('h2', {id: 'made'}, t('tokens.newTitle')),
        h('p', {class: 'secret'}, secret), h('p', {class: 'muted'}, t('tokens.once')),
        h('button', {class: 'button quiet small', type: 'button', onclick: () => copy(secret)}, t('account.copy')),
        this.#scopes.includes('motivation:read') && this.#calendar(secret)),
      this.form(this.#make, t('tokens.make'),
        this.field({name: 'token_name', label: t('tokens.name'), autocomplete: 'off', maxlength: 100, value: this.#typed.token_name}),
        this.field({name: 'lifetime', label: t('tokens.days'), type: 'number', inputmode: 'numeric', value: this.#typed.lifetime ?? '90'}),
        h('fieldset', {class: 'card rows'}, h('legend', {class: 'label'}, t('tokens.may')), SERVICES.map(each => this.#choice(each)))),
      refused && h('p', {class: 'said', role: 'alert'}, refused),
      error ? failure(error, this.load) : !value ? lead(t('state.loading'), true)
        : value.personalAccessTokens.length === 0 ? h('p', {class: 'muted'}, t('tokens.none'))
          : h('ul', {class: 'card tokens'}, value.personalAccessTokens.map(each => this.#row(each))),
      h('p', {class: 'muted'}, t('tokens.stay')));
  }

  /** Where calendars find the reminders. @param {string} secret */
  #calendar(secret) {
    const address = `${location.origin}/calendar/reminders.ics?token=${secret}`;
    return [h('p', null, t('tokens.calendar')),
      h('button', {class: 'button quiet small', type: 'button', onclick: () => copy(address)}, t('tokens.copyCalendar'))];
  }

  /** What the token may do with one service. @param {string} service */
  #choice(service) {
    const id = `access-${service}`, chosen = this.#access.value[service] ?? 'none';
    return h('div', {class: 'row', key: service}, h('label', {class: 'label', for: id}, t(`tokens.service.${service}`)),
      h('select', {id, onchange: event => { this.#access.value = {...this.#access.peek(), [service]: event.target.value}; }},
        Object.keys(ACCESS).map(access => h('option', {key: access, value: access, selected: access === chosen}, t(`tokens.access.${access}`)))));
  }

  /** @param {PersonalAccessToken} token */
  #row(token) {
    const {personalAccessTokenId: id, name, scopes, expireTime, lastUseTime} = token, end = toDate(expireTime), used = toDate(lastUseTime);
    const state = end && end < new Date() ? 'expired' : 'valid';
    return h('li', {class: 'row across', key: id},
      h('span', null, h('b', {class: 'label'}, name), h('small', null, this.#permitted(scopes)),
        h('small', null, t(`tokens.state.${state}`, {date: end ? date(end, {dateStyle: 'medium'}) : ''}), ' · ',
          used ? t('account.usedOn', {date: date(used, {dateStyle: 'medium', timeStyle: 'short'})}) : t('tokens.unused'))),
      this.#asked.value === id ? h('div', {class: 'ask', role: 'alert'}, h('p', null, t('tokens.sure', {name})), h('div', {class: 'buttons'},
        h('button', {class: 'button small', type: 'button', onclick: () => this.#revoke(token)}, t('tokens.revokeYes')),
        h('button', {class: 'button quiet small', type: 'button', onclick: () => { this.#asked.value = ''; }}, t('confirm.cancel'))))
        : h('button', {class: 'link', type: 'button', 'aria-label': t('tokens.revokeOne', {name}), onclick: () => { this.#asked.value = id; }}, t('tokens.revoke')));
  }

  /** `Habits: read · Sessions: read and change`. @param {string[]} scopes */
  #permitted(scopes) {
    const held = new Set(scopes);
    return SERVICES.map(service => {
      const [reads, writes] = [held.has(`${service}:read`), held.has(`${service}:write`)];
      const access = reads && writes ? 'both' : reads ? 'read' : writes ? 'write' : '';
      return access && t('tokens.scope', {service: t(`tokens.service.${service}`), access: t(`tokens.access.${access}`)});
    }).filter(Boolean).join(' · ');
  }
}

customElements.define('titan-tokens', Tokens);
