// @ts-check
// A forgotten password: a mail with a code, and the code with a new password.

import {h, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {t} from '../../core/words.js';
import {AuthService} from '../../Generated/auth.js';
import {FormView} from './form.js';

class ForgottenPassword extends FormView {
  /** @type {{value: 'address' | 'code' | 'done'}} */
  #step = signal(/** @type {any} */ ('address'));
  #email = '';
  #requestId = crypto.randomUUID();

  request = async ({email}) => {
    await call(AuthService.requestPasswordReset, {email});
    this.#email = email;
    this.turn(() => { this.#step.value = 'code'; });
  };

  confirm = async ({email, code, new_password: newPassword}) => {
    await call(AuthService.confirmPasswordReset, {mailCode: {email, code}, newPassword, requestId: this.#requestId});
    this.turn(() => { this.#step.value = 'done'; });
  };

  render() {
    if (this.#step.value === 'done') return this.page(t('reset.doneTitle'), h('p', {class: 'lead', role: 'status'}, t('reset.done')),
      h('a', {class: 'button', href: '/sign-in'}, t('start.signIn')));
    if (this.#step.value === 'code') {
      return this.page(t('reset.title'), h('p', {class: 'lead'}, t('reset.mailed')),
        this.form(this.confirm, t('reset.action'),
          this.field({name: 'email', label: t('form.email'), type: 'email', autocomplete: 'username', inputmode: 'email', value: this.#email}),
          this.field({name: 'code', label: t('form.code'), autocomplete: 'one-time-code', autocapitalize: 'characters', hint: t('form.codeHint')}),
          this.field({name: 'new_password', label: t('form.newPassword'), type: 'password', autocomplete: 'new-password', hint: t('form.passwordHint')})),
        h('a', {class: 'link', href: '/sign-in'}, t('reset.back')));
    }
    return this.page(t('forgotten.title'), h('p', {class: 'lead'}, t('forgotten.how')),
      this.form(this.request, t('forgotten.action'),
        this.field({name: 'email', label: t('form.email'), type: 'email', autocomplete: 'username', inputmode: 'email'})),
      h('button', {class: 'link', type: 'button', onclick: () => this.turn(() => { this.#step.value = 'code'; })}, t('forgotten.haveCode')),
      h('a', {class: 'link', href: '/sign-in'}, t('reset.back')));
  }
}

customElements.define('titan-forgotten-password', ForgottenPassword);
