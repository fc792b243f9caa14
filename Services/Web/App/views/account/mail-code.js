// @ts-check
// The form for the code of a mail that verifies an address.

import {h} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {t} from '../../core/words.js';
import {AuthService} from '../../Generated/auth.js';
import {announce} from '../../parts/shell.js';

export class MailCode {
  #view;
  #done;
  /** Empty if it is not known. */
  #email = '';

  /** @param {import('./form.js').FormView} view the form's @param {() => Promise<unknown>} done what follows */
  constructor(view, done) {
    this.#view = view;
    this.#done = done;
  }

  #verify = async (/** @type {Record<string, string>} */ {email = this.#email, code}) => {
    await call(AuthService.verifyEmail, {mailCode: {email, code}});
    await this.#done();
  };

  #again = () => this.#view.once('again', async () => {
    const input = /** @type {HTMLInputElement | null} */ (this.#view.querySelector('input[name=email]'));
    try {
      await call(AuthService.resendVerification, {email: input?.value ?? this.#email});
      this.#view.failed.value = null;
      announce(t('verify.sentAgain'));
    } catch (error) {
      this.#view.failed.value = /** @type {any} */ (error);
    }
  });

  /** @param {string} email the address, or nothing if it is not known */
  render(email) {
    const view = this.#view;
    this.#email = email;
    return [
      h('p', {class: 'lead'}, email ? t('verify.how', {email}) : t('verify.howAny')),
      view.form(this.#verify, t('verify.action'),
        !email && view.field({name: 'email', label: t('form.email'), type: 'email', autocomplete: 'username', inputmode: 'email'}),
        view.field({name: 'code', label: t('form.code'), autocomplete: 'one-time-code', autocapitalize: 'characters', hint: t('form.codeHint')})),
      h('button', {class: 'link', type: 'button', 'aria-disabled': view.isBusy('again') ? 'true' : null, onclick: this.#again}, t('verify.again')),
    ];
  }
}
