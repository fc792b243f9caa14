// @ts-check
// The account and its safety: how one signs in, devices, what happened, what is kept, and the way out.

import {View, h, resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {toDate} from '../../core/proto.js';
import {date, language, t} from '../../core/words.js';
import {AuthAdminService, AuthService, SecurityEventKind, VerificationState} from '../../Generated/auth.js';
import {FrameRetention, ProfileService} from '../../Generated/profile.js';
import {announce, failure} from '../../parts/shell.js';
import {providerLink} from './provider.js';
import {standing} from './standing.js';

/** @typedef {import('../../Generated/auth.js').AuthSession} AuthSession */

const kinds = new Map(Object.entries(SecurityEventKind).map(([name, value]) => [value, name]));

class Account extends View {
  #account = resource(async gone => {
    const [known, provider, {authSessions}, events, {settings}] = await Promise.all([
      standing(gone), providerLink(gone).catch(() => null), call(AuthService.listAuthSessions, {pageSize: 200}, {signal: gone}),
      call(AuthService.listSecurityEvents, {pageSize: 10}, {signal: gone}), call(ProfileService.getSettings, {}, {signal: gone})]);
    return {...known, provider, devices: authSessions, events: events.securityEvents, nextPageToken: events.nextPageToken, retention: settings?.frameRetention};
  });
  /** Whether one is an operator and may be one here: no other call says so. */
  #operators = resource(gone => call(AuthAdminService.listUsers, {pageSize: 1}, {signal: gone}));
  /** What was refused, by its card. */
  #refused = signal(/** @type {Record<string, string>} */ ({}));
  #isAsking = signal(false);
  #isReading = signal(false);

  start() {
    addEventListener('online', this.load, {signal: this.gone});
    this.load();
    this.#operators.load(this.gone);
  }

  load = () => this.#account.load(this.gone);

  render() {
    void language.value;
    const {value, error} = this.#account.state;
    const head = h('header', {class: 'you-head'}, h('h1', null, t('account.title')));
    if (!value) {
      return h('div', {class: 'you', 'aria-busy': error ? null : 'true'}, head, error ? failure(error, this.load) : [
        h('p', {class: 'hidden', role: 'status'}, t('state.loading')),
        [1, 2].map(key => h('div', {class: 'column', key: String(key)},
          h('div', {class: 'card'}, ['35%', '90%', '75%', '60%'].map(width => h('div', {class: 'bone line', style: {width}})))))]);
    }
    return h('div', {class: 'you'}, head, error && failure(error, this.load),
      h('div', {class: 'column'}, this.deletion(value), this.ways(value), this.devices(value), this.programs(), this.inviting()),
      h('div', {class: 'column'}, this.events(value), this.kept(value), this.operating(), this.leaving(value)));
  }

  card(name, ...content) {
    const words = this.#refused.value[name];
    return h('section', {class: 'card rows', key: name, 'aria-labelledby': `${name}-title`}, h('header', null, h('h2', {id: `${name}-title`}, t(`account.section.${name}`))),
      content, words && h('p', {class: 'said', role: 'alert'}, words));
  }

  /** Where the account is to be deleted, that comes first. */
  deletion({user}) {
    const when = toDate(user?.deleteTime);
    return when && this.card('deletion', h('p', {class: 'remark'}, t('deletion.when', {date: date(when, {dateStyle: 'long', timeStyle: 'short'})})),
      h('button', {class: 'button small', type: 'button', onclick: () => this.attempt('deletion', AuthService.cancelAccountDeletion, {}, t('account.kept'))}, t('deletion.keep')));
  }

  ways({user, hasSecondFactor, provider}) {
    const way = (path, label, is) => h('a', {class: 'row way-in', href: `/account/${path}`},
      h('span', null, h('b', {class: 'label'}, label), h('small', null, is)), h('span', {class: 'link', 'aria-hidden': 'true'}, t('account.change')));
    const isPending = user?.verificationState === VerificationState.PENDING;
    return this.card('ways',
      way('email', t('form.email'), [user?.email, isPending && ` · ${t('account.unverified')}`]),
      (provider?.passwords ?? true) && way('password', t('form.password'), t('account.passwordIs')),
      provider && way('provider', provider.name, t(provider.linkTime ? 'provider.isLinked' : 'provider.isNotLinked')),
      way('second-factor', t('mfa.title'), t(hasSecondFactor ? 'account.factorOn' : 'account.factorOff')),
      way('passkeys', t('passkeys.title'), t('passkeys.text')));
  }

  devices({devices}) {
    const others = devices.filter(({current}) => !current).length;
    return this.card('devices', h('ul', null, devices.map(each => this.device(each))),
      others > 0 && (this.#isAsking.value ? h('div', {class: 'ask', role: 'alert'}, h('p', null, t('account.endOthersSure', {count: others})), h('div', {class: 'buttons'},
        h('button', {class: 'button small', type: 'button', onclick: this.endOthers}, t('account.endYes')),
        h('button', {class: 'button quiet small', type: 'button', onclick: () => { this.#isAsking.value = false; }}, t('confirm.cancel'))))
        : h('div', {class: 'buttons'}, h('button', {class: 'button quiet small', type: 'button', onclick: () => { this.#isAsking.value = true; }}, t('account.endOthers')))));
  }

  /** @param {AuthSession} session */
  device({authSessionId, device, address, createTime, lastUseTime, current}) {
    const name = device?.name || t('account.someDevice'), used = toDate(lastUseTime) ?? toDate(createTime);
    const facts = [device?.platform, device?.appVersion, address].filter(Boolean).join(' · ');
    return h('li', {class: 'row across', key: authSessionId}, h('span', null, h('b', {class: 'label'}, name), current && h('span', {class: 'chip here'}, t('account.here')),
      facts && h('small', null, facts), used && h('small', null, t('account.usedOn', {date: date(used, {dateStyle: 'medium', timeStyle: 'short'})}))),
    !current && h('button', {class: 'link', type: 'button', 'aria-label': t('account.endThis', {name}), onclick: () => this.end(authSessionId)}, t('account.end')));
  }

  end = authSessionId => this.attempt('devices', AuthService.revokeAuthSession, {authSessionId}, t('account.ended'));
  endOthers = () => {
    this.#isAsking.value = false;
    return this.attempt('devices', AuthService.revokeOtherAuthSessions, {}, t('account.ended'));
  };

  programs() {
    return this.card('programs', h('p', {class: 'remark'}, t('tokens.text')), h('div', {class: 'buttons'},
      h('a', {class: 'button quiet small', href: '/account/tokens'}, t('tokens.title')), h('a', {class: 'button quiet small', href: '/api'}, t('api.title'))));
  }

  inviting() {
    return this.card('inviting', h('p', {class: 'remark'}, t('invitations.text')),
      h('a', {class: 'button quiet small', href: '/account/invitations'}, t('invitations.title')));
  }

  events({events, nextPageToken}) {
    if (events.length === 0) return this.card('events', h('p', {class: 'remark'}, t('account.noEvents')));
    return this.card('events', h('ul', null, events.map(({securityEventId, kind, createTime, deviceName, address}) => {
      const facts = [date(/** @type {Date} */ (toDate(createTime)), {dateStyle: 'medium', timeStyle: 'short'}), deviceName, address].filter(Boolean).join(' · ');
      return h('li', {class: alarming.has(kind) ? 'row event alarming' : 'row event', key: securityEventId},
        h('b', {class: 'label'}, t(`account.event.${kinds.get(kind) ?? 'UNSPECIFIED'}`)), h('small', null, facts));
    })), nextPageToken && h('button', {class: 'link', type: 'button', 'aria-disabled': this.#isReading.value ? 'true' : null, onclick: this.older},
      t('account.older')));
  }

  older = async () => {
    if (this.#isReading.peek()) return;
    this.#isReading.value = true;
    try {
      const pageToken = this.#account.state.value?.nextPageToken;
      const {securityEvents, nextPageToken} = await call(AuthService.listSecurityEvents, {pageSize: 50, pageToken}, {signal: this.gone});
      this.#account.change(account => ({...account, events: [...account.events, ...securityEvents], nextPageToken}));
      this.refuse('events', '');
    } catch (error) {
      this.refuse('events', /** @type {any} */ (error).words);
    } finally {
      this.#isReading.value = false;
    }
  };

  kept({retention}) {
    const landmarks = retention === FrameRetention.NONE ? 'none' : retention === FrameRetention.DAYS_365 ? 'days365' : 'days30';
    return this.card('kept', h('ul', {class: 'facts-kept'}, h('li', null, t('account.kept.images')),
      h('li', null, t(`account.kept.landmarks.${landmarks}`), ' ', h('a', {class: 'link', href: '/profile'}, t('account.change'))),
      h('li', null, t('account.kept.rest')), h('li', null, t('account.kept.secrets')), h('li', null, t('account.kept.events'))),
      h('p', {class: 'remark'}, t('account.exportHow')),
      h('a', {class: 'button quiet small', href: '/export', download: 'titanup.zip'}, t('account.export')),
      h('p', {class: 'remark'}, t('account.importHow')), h('a', {class: 'button quiet small', href: '/account/import'}, t('import.title')));
  }

  operating() {
    return this.#operators.state.value && this.card('operating', h('p', {class: 'remark'}, t('operators.text')),
      h('a', {class: 'button quiet small', href: '/operators'}, t('operators.title')));
  }

  leaving({user}) {
    return !user?.deleteTime && this.card('leaving', h('p', {class: 'remark'}, t('account.leavingHow')),
      h('a', {class: 'button quiet small', href: '/account/delete'}, t('account.delete')));
  }

  /** @param {string} name of the card @param {any} method @param {object} request @param {string} done */
  async attempt(name, method, request, done) {
    this.refuse(name, '');
    try {
      await call(method, request, {signal: this.gone});
      announce(done);
      await this.load();
    } catch (error) {
      if (!this.gone.aborted) this.refuse(name, /** @type {any} */ (error).words ?? t('error.unexpected'));
    }
  }

  /** @param {string} name @param {string} words */
  refuse(name, words) { this.#refused.value = {...this.#refused.peek(), [name]: words}; }
}

/** What its owner should look at. */
const alarming = new Set([SecurityEventKind.SIGN_IN_FAILED, SecurityEventKind.REFRESH_TOKEN_REUSED, SecurityEventKind.REAUTHENTICATION_FAILED,
  SecurityEventKind.SECOND_FACTOR_FAILED, SecurityEventKind.PASSKEY_CLONED]);

customElements.define('titan-account', Account);
