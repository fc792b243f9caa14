// @ts-check
// For operators: who has an account, and what may be done about it; beside that invitations, rules of trophies, and services.
// It shows what the installation lets this person do, and nothing else.

import {h, resource, signal} from '../../core/element.js';
import {toDate} from '../../core/proto.js';
import {call} from '../../core/rpc.js';
import {date, language, t} from '../../core/words.js';
import {AuthAdminService} from '../../Generated/auth.js';
import {Code} from '../../Generated/google.js';
import {requestIds} from '../../parts/request-id.js';
import {announce, failure} from '../../parts/shell.js';
import {sure} from '../../parts/sure.js';
import {Confirming} from '../account/confirming.js';
import {narrow} from '../account/narrow.js';
import './health.js';
import './invitations.js';
import './rules.js';

/** @typedef {import('../../Generated/auth.js').ManagedUser} ManagedUser */
/** @typedef {'shut' | 'open' | 'signOut' | 'reset'} Step */

const PAGE = 50;
const methods = {shut: AuthAdminService.disableUser, open: AuthAdminService.enableUser, signOut: AuthAdminService.revokeUserSessions, reset: AuthAdminService.issuePasswordReset};

class Operators extends Confirming {
  #email = '';
  #people = resource(gone => call(AuthAdminService.listUsers, {email: this.#email, pageSize: PAGE}, {signal: gone}));
  /** What is asked about whom before it is done, or why it was refused. */
  #asked = signal(/** @type {{id: string, step: Step | '', words: string}} */ ({id: '', step: '', words: ''}));
  /** What an operator passes on where the installation sends no mail. */
  #reset = signal(/** @type {{email: string, code: string} | null} */ (null));
  /** Gives one id to all attempts to do the same. */
  #idOf = requestIds();

  start() { this.load(); }
  load = () => this.#people.load(this.gone);

  #find = async (/** @type {Record<string, string>} */ {email}) => {
    this.#email = email.trim();
    await this.load();
  };

  #more = () => this.once('more', async () => {
    const pageToken = this.#people.state.value?.nextPageToken;
    try {
      const {users, nextPageToken} = await call(AuthAdminService.listUsers, {email: this.#email, pageSize: PAGE, pageToken}, {signal: this.gone});
      this.#people.change(page => page.nextPageToken !== pageToken ? page : {...page, users: [...page.users, ...users], nextPageToken});
    } catch (error) {
      this.#say('', error);
    }
  });

  #say(/** @type {string} */ id, /** @type {any} */ error) {
    if (!this.gone.aborted) this.#asked.value = {id, step: '', words: error.words ?? String(error)};
  }

  /** @param {ManagedUser} person @param {Step} step */
  async #do({user}, step) {
    const userId = user?.userId ?? '';
    this.#asked.value = {id: '', step: '', words: ''};
    try {
      await this.sensitive(async () => {
        const answer = await sure(() => call(/** @type {any} */ (methods[step]), {userId, requestId: this.#idOf([userId, step])}));
        this.#idOf = requestIds();
        if (step === 'reset') this.#reset.value = {email: user?.email ?? '', code: /** @type {any} */ (answer).code};
        announce(t(`operators.done.${step}`));
        await this.load();
      });
    } catch (error) {
      this.#say(userId, error);
    }
  }

  render() {
    void language.value;
    const {value, error} = this.#people.state;
    if (this.isConfirming) return narrow(t('confirm.title'), this.confirmation());
    const head = h('header', {class: 'you-head'}, h('h1', null, t('operators.title')));
    if (!value) {
      const isRefused = error?.code === Code.PERMISSION_DENIED;
      return h('div', {class: 'you', 'aria-busy': error ? null : 'true'}, head,
        isRefused ? h('section', {class: 'card state', role: 'alert'}, h('h2', null, t(error.reason === 'ADMINISTRATION_OFF' ? 'operators.off' : 'operators.notOne')),
          h('p', null, t(error.reason === 'ADMINISTRATION_OFF' ? 'operators.offHow' : 'operators.notOneHow')))
          : error ? failure(error, this.load) : h('p', {class: 'hidden', role: 'status'}, t('state.loading')));
    }
    return h('div', {class: 'you operators'}, head, error && failure(error, this.load),
      h('div', {class: 'column'}, this.#list(value), h('titan-all-invitations')),
      h('div', {class: 'column'}, h('titan-health'), h('titan-rules')));
  }

  /** @param {import('../../Generated/auth.js').ListUsersResponse} page */
  #list({users, nextPageToken}) {
    const reset = this.#reset.value, {id, words} = this.#asked.value;
    return h('section', {class: 'card rows people', 'aria-labelledby': 'people'}, h('header', null, h('h2', {id: 'people'}, t('operators.people'))),
      this.form(this.#find, t('operators.find'), this.field({name: 'email', label: t('operators.email'), type: 'search', optional: true, inputmode: 'email', autocomplete: 'off'})),
      reset && h('div', {class: 'ask', role: 'status'}, h('p', null, t(reset.code ? 'operators.passOn' : 'operators.mailed', {email: reset.email})),
        reset.code && h('p', {class: 'secret'}, reset.code)),
      !id && words && h('p', {class: 'said', role: 'alert'}, words),
      users.length === 0 ? h('p', {class: 'remark'}, t('operators.nobody')) : h('ul', null, users.map(each => this.#person(each))),
      nextPageToken && h('button', {class: 'link', type: 'button', onclick: this.#more}, t('account.older')));
  }

  /** @param {ManagedUser} person */
  #person(person) {
    const {user, admin, disableTime, lastSeenTime} = person, {id, step, words} = this.#asked.value;
    if (!user) return null;
    const {userId, email, displayName, createTime, deleteTime} = user, isAsked = id === userId;
    const on = (/** @type {string} */ key, /** @type {any} */ time) => time && t(key, {date: date(/** @type {Date} */ (toDate(time)), {dateStyle: 'medium'})});
    const facts = [on('operators.since', createTime), lastSeenTime ? on('operators.seen', lastSeenTime) : t('operators.neverSeen'), on('operators.leaves', deleteTime)].filter(Boolean).join(' · ');
    const button = (/** @type {Step} */ next) => h('button', {key: next, class: 'link', type: 'button', 'aria-label': t(`operators.${next}One`, {name: email}),
      onclick: () => { this.#asked.value = {id: userId, step: next, words: ''}; }}, t(`operators.${next}`));
    return h('li', {class: 'row', key: userId},
      h('p', null, h('b', {class: 'label'}, displayName), admin && h('span', {class: 'chip'}, t('operators.isOne')), disableTime && h('span', {class: 'chip alarming'}, t('operators.isShut'))),
      h('small', null, email), h('small', null, facts),
      isAsked && step ? h('div', {class: 'ask', role: 'alert'}, h('p', null, t(`operators.sure.${step}`, {name: displayName})), h('div', {class: 'buttons'},
        h('button', {class: 'button small', type: 'button', ref: (/** @type {HTMLElement} */ first) => queueMicrotask(() => first.focus()), onclick: () => this.#do(person, step)}, t(`operators.${step}`)),
        h('button', {class: 'button quiet small', type: 'button', onclick: () => { this.#asked.value = {id: '', step: '', words: ''}; }}, t('confirm.cancel'))))
        : h('div', {class: 'buttons'}, button(disableTime ? 'open' : 'shut'), !disableTime && button('signOut'), !disableTime && button('reset')),
      isAsked && words && h('p', {class: 'said', role: 'alert'}, words));
  }
}

customElements.define('titan-operators', Operators);
