// @ts-check
// Signing in, with the second factor where there is one.

import {h, resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {go, place} from '../../core/router.js';
import {loadSession, returnPath, sessionCall} from '../../core/store.js';
import {date, t} from '../../core/words.js';
import {toDate} from '../../core/proto.js';
import {AuthService} from '../../Generated/auth.js';
import {FormView, device} from './form.js';
import {leaveForProvider, signInMethods} from './provider.js';
import {hasPasskeys, showPasskey, suggestedPasskey} from './webauthn.js';

class SignIn extends FormView {
  /** @type {{value: 'password' | 'code' | 'recovery' | 'deletion', peek(): string}} */
  #step = signal(/** @type {any} */ ('password'));
  #challenge = '';
  #email = '';
  #deletion = /** @type {Date | undefined} */ (undefined);
  #given = given();
  #methods = resource(signInMethods);
  /** Ends what the browser suggests. */
  #suggestions = new AbortController();

  start() {
    this.#methods.load(this.gone);
    void this.#suggest();
  }

  /** Signs in with the passkey that the person picks in the field for the address. Nobody has asked for suggestions, so that nobody misses
   *  those that cannot be made: the button beside the form tells why. */
  async #suggest() {
    const suggested = await suggestedPasskey(AbortSignal.any([this.gone, this.#suggestions.signal])).catch(() => undefined);
    if (suggested) await this.attempt(() => this.#signInWith(suggested));
  }

  signIn = async ({email, password}) => {
    this.#email = email;
    const {mfaChallenge, user} = await sessionCall('sign-in', AuthService.signIn, {email, password, device: device()});
    this.#suggestions.abort();
    if (!mfaChallenge) return this.enter(user);
    this.#challenge = mfaChallenge.challenge;
    this.turn(() => { this.#step.value = 'code'; });
  };

  verify = async ({totp, recovery_code: recoveryCode}) => {
    await this.verified(recoveryCode ? {recoveryCode} : {totp: totp.replace(/\s/g, '')});
  };

  /** @param {Partial<import('../../Generated/auth.js').VerifyMfaRequest>} proof */
  async verified(proof) {
    try {
      const {user} = await sessionCall('verify-mfa', AuthService.verifyMfa, {challenge: this.#challenge, ...proof});
      await this.enter(user);
    } catch (error) {
      // The way back is the password again.
      if (/** @type {any} */ (error).reason === 'CHALLENGE_EXPIRED') this.turn(() => { this.#step.value = 'password'; });
      throw error;
    }
  }

  /** Signs in with a passkey alone. */
  showPasskey = () => this.attempt(async () => {
    this.#suggestions.abort();
    await this.#signInWith(await showPasskey());
  });

  /** @param {import('../../Generated/auth.js').PasskeyAssertion} assertion */
  async #signInWith(assertion) {
    const {user} = await sessionCall('sign-in-with-passkey', AuthService.signInWithPasskey, {assertion, device: device()});
    await this.enter(user);
  }

  /** A passkey in place of a code. */
  verifyPasskey = () => this.attempt(async () => this.verified({passkey: await showPasskey()}));

  /** @param {import('../../Generated/auth.js').User | undefined} user */
  async enter(user) {
    await loadSession();
    this.#deletion = toDate(user?.deleteTime);
    if (this.#deletion) return this.turn(() => { this.#step.value = 'deletion'; });
    await this.leave();
  }

  leave = () => go(returnPath(place.peek()?.url ?? new URL(location.href)), {replace: true});

  keep = async () => {
    await call(AuthService.cancelAccountDeletion, {});
    await this.leave();
  };

  /** With the installation's provider. */
  provide = () => leaveForProvider({purpose: 'sign-in', back: returnPath(place.peek()?.url ?? new URL(location.href))});

  /** The same beside the form, which says what is refused. */
  #provideBeside = () => this.attempt(this.provide);

  render() {
    switch (this.#step.value) {
      case 'code': return this.page(t('mfa.title'), h('p', {class: 'lead'}, t('mfa.how')),
        this.form(this.verify, t('mfa.verify'), this.field({name: 'totp', label: t('mfa.code'), autocomplete: 'one-time-code', inputmode: 'numeric', maxlength: 12})),
        h('button', {class: 'link', type: 'button', onclick: () => this.turn(() => { this.#step.value = 'recovery'; })}, t('mfa.lost')),
        hasPasskeys() && h('button', {class: 'link', type: 'button', onclick: this.verifyPasskey}, t('mfa.passkey')));
      case 'recovery': return this.page(t('mfa.title'), h('p', {class: 'lead'}, t('mfa.recoveryHow')),
        this.form(this.verify, t('mfa.verify'), this.field({name: 'recovery_code', label: t('mfa.recoveryCode'), autocomplete: 'off'})),
        h('button', {class: 'link', type: 'button', onclick: () => this.turn(() => { this.#step.value = 'code'; })}, t('mfa.haveCode')));
      case 'deletion': return this.page(t('deletion.title'),
        h('p', {class: 'lead'}, t('deletion.when', {date: date(/** @type {Date} */ (this.#deletion), {dateStyle: 'long', timeStyle: 'short'})})),
        this.form(this.keep, t('deletion.keep')), h('button', {class: 'button quiet', type: 'button', onclick: this.leave}, t('deletion.goOn')));
    }
    const isUnverified = this.failed.value?.reason === 'EMAIL_UNVERIFIED';
    const query = place.peek()?.url.search ?? '', {passwords = true, providerName: name = ''} = this.#methods.state.value ?? {};
    if (!passwords) return this.page(t('signIn.title'), this.form(this.provide, t('provider.signIn', {name})));
    return this.page(t('signIn.title'),
      this.form(this.signIn, t('signIn.action'),
        this.field({name: 'email', label: t('form.email'), type: 'email', autocomplete: 'username webauthn', inputmode: 'email', value: this.#given.email}),
        this.field({name: 'password', label: t('form.password'), type: 'password', autocomplete: 'current-password', value: this.#given.password})),
      hasPasskeys() && h('button', {class: 'button quiet', type: 'button', onclick: this.showPasskey}, t('signIn.passkey')),
      name && h('button', {class: 'button quiet', type: 'button', onclick: this.#provideBeside}, t('provider.signIn', {name})),
      isUnverified && h('a', {class: 'button quiet', href: `/verify-email?email=${encodeURIComponent(this.#email)}`}, t('verify.action')),
      h('a', {class: 'link', href: '/forgotten-password'}, t('signIn.forgotten')),
      h('p', {class: 'other'}, t('signIn.new'), ' ', h('a', {class: 'link', href: `/register${query}`}, t('start.register'))));
  }
}

/** What a link on this machine fills in, as the demo's does: `#email=…&password=…`, which no request carries and no history
 *  keeps. Links from elsewhere fill in nothing, so that nobody signs in to somebody else's account by mistake.
 *  @returns {{email?: string, password?: string}} */
function given() {
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(location.hostname) || !location.hash.includes('email=')) return {};
  const {email, password} = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  history.replaceState(history.state, '', location.pathname + location.search);
  return {email, password};
}

customElements.define('titan-sign-in', SignIn);
