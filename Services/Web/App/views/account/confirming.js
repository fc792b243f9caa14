// @ts-check
// Steps that need a proof of who asks: the view asks for the password or a code where the service wants it, and goes on.

import {h, signal} from '../../core/element.js';
import {sessionCall} from '../../core/store.js';
import {t} from '../../core/words.js';
import {AuthService} from '../../Generated/auth.js';
import {FormView, beside} from './form.js';
import {leaveForProvider, providerLink} from './provider.js';
import {standing} from './standing.js';
import {hasPasskeys, showPasskey} from './webauthn.js';

export class Confirming extends FormView {
  /** The step that waits for the proof. */
  #step = signal(/** @type {(() => Promise<unknown>) | null} */ (null));
  /** @type {{value: 'password' | 'totp' | 'recovery'}} */
  #proof = signal(/** @type {any} */ ('password'));
  #email = '';
  /** The name of the provider that can confirm it, too; empty if none can. */
  #provider = signal('');
  #hasPasswords = signal(true);

  get isConfirming() { return this.#step.value !== null; }

  /** Takes a step; if the service wants a proof first, the step follows it. Throws what the step throws.
   *  @param {() => Promise<unknown>} step may run twice */
  async sensitive(step) {
    try {
      await step();
    } catch (error) {
      if (/** @type {any} */ (error).reason !== 'REAUTHENTICATION_REQUIRED') throw error;
      const [{user, hasSecondFactor}, provider] = await Promise.all([standing(this.gone), providerLink(this.gone).catch(() => null)]);
      this.#provider.value = provider?.linkTime ? provider.name : '';
      this.#hasPasswords.value = provider?.passwords ?? true;
      // Password managers find the password by the address.
      this.#email = user?.email ?? '';
      this.turn(() => {
        this.#proof.value = hasSecondFactor ? 'totp' : 'password';
        this.#step.value = step;
      });
    }
  }

  /** @param {Record<string, string>} values */
  confirm = async ({password, totp, recovery_code: recoveryCode}) => {
    const proof = recoveryCode ? {recoveryCode} : totp ? {totp: totp.replace(/\s/g, '')} : {password};
    try {
      await sessionCall('reauthenticate', AuthService.reauthenticate, proof);
    } catch (error) {
      // The service wants the other kind of proof.
      if (/** @type {any} */ (error).reason === 'FIELD_EMPTY') return this.turn(() => { this.#proof.value = password ? 'totp' : 'password'; });
      throw beside(beside(error, 'BAD_CREDENTIALS', 'password'), 'MFA_INVALID', recoveryCode ? 'recovery_code' : 'totp');
    }
    return this.#goOn();
  };

  #confirmByPasskey = () => this.attempt(async () => {
    await sessionCall('reauthenticate', AuthService.reauthenticate, {passkey: await showPasskey()});
    await this.#goOn();
  });

  #goOn() {
    const step = this.#step.peek();
    this.turn(() => { this.#step.value = null; });
    return step?.();
  }

  /** What asks for the proof. @param {() => void} cancel */
  confirmation(cancel = () => {}) {
    const name = this.#provider.value;
    const away = name && h('button', {class: 'button quiet', type: 'button', onclick: this.#confirmThere}, t('provider.confirm', {name}));
    const cancelling = h('button', {class: 'link', type: 'button', onclick: () => { this.turn(() => { this.#step.value = null; }); cancel(); }}, t('confirm.cancel'));
    // Where there are no passwords, only the provider is left, or a second factor.
    if (!this.#hasPasswords.value && this.#proof.value === 'password') return [h('p', {class: 'lead'}, t('provider.confirmHow')), away, cancelling];
    const proof = this.#proof.value, turnTo = to => () => this.turn(() => { this.#proof.value = to; });
    return [
      h('p', {class: 'lead'}, t(proof === 'password' ? 'confirm.password' : proof === 'totp' ? 'mfa.how' : 'mfa.recoveryHow')),
      this.form(this.confirm, t('confirm.action'),
        proof === 'password' && [
          this.field({name: 'email', label: t('form.email'), type: 'email', autocomplete: 'username', value: this.#email, readonly: true}),
          this.field({name: 'password', label: t('form.password'), type: 'password', autocomplete: 'current-password'})],
        proof === 'totp' && this.field({name: 'totp', label: t('mfa.code'), autocomplete: 'one-time-code', inputmode: 'numeric', maxlength: 12}),
        proof === 'recovery' && this.field({name: 'recovery_code', label: t('mfa.recoveryCode'), autocomplete: 'off'})),
      proof === 'totp' && h('button', {class: 'link', type: 'button', onclick: turnTo('recovery')}, t('mfa.lost')),
      proof === 'recovery' && h('button', {class: 'link', type: 'button', onclick: turnTo('totp')}, t('mfa.haveCode')),
      hasPasskeys() && h('button', {class: 'link', type: 'button', onclick: this.#confirmByPasskey}, t('confirm.passkey')),
      away, cancelling,
    ];
  }

  /** The view begins anew after that: what was typed is typed again. */
  #confirmThere = () => this.attempt(() => leaveForProvider({purpose: 'confirm', back: location.pathname}));
}
