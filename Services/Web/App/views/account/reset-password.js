// @ts-check
// Where the link in the mail about a forgotten password leads.

import {h, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {t} from '../../core/words.js';
import {AuthService} from '../../Generated/auth.js';
import {FormView, takeToken} from './form.js';

class ResetPassword extends FormView {
  #token = '';
  #isDone = signal(false);
  #requestId = crypto.randomUUID();

  start() { this.#token = takeToken(); }

  reset = async ({new_password: newPassword}) => {
    await call(AuthService.confirmPasswordReset, {token: this.#token, newPassword, requestId: this.#requestId});
    this.turn(() => { this.#isDone.value = true; });
  };

  render() {
    if (this.#isDone.value) return this.page(t('reset.doneTitle'), h('p', {class: 'lead', role: 'status'}, t('reset.done')),
      h('a', {class: 'button', href: '/sign-in'}, t('start.signIn')));
    if (!this.#token) return this.page(t('reset.title'), h('p', {class: 'lead'}, t('reset.noToken')),
      h('a', {class: 'button', href: '/forgotten-password'}, t('forgotten.title')));
    return this.page(t('reset.title'), this.form(this.reset, t('reset.action'),
      this.field({name: 'new_password', label: t('form.newPassword'), type: 'password', autocomplete: 'new-password', hint: t('form.passwordHint')})),
      /TOKEN_/.test(this.failed.value?.reason ?? '') && h('a', {class: 'button quiet', href: '/forgotten-password'}, t('reset.newMail')));
  }
}

customElements.define('titan-reset-password', ResetPassword);
