// @ts-check
// Where the link in the mail to a new address leads; the code in it can be entered here, too.

import {h, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {session} from '../../core/store.js';
import {t} from '../../core/words.js';
import {AuthService} from '../../Generated/auth.js';
import {FormView, takeToken} from './form.js';

class ConfirmEmailChange extends FormView {
  /** @type {{value: 'confirming' | 'code' | 'done'}} */
  #step = signal(/** @type {any} */ ('code'));
  #email = '';

  start() {
    const token = takeToken();
    if (token) this.follow(token);
  }

  /** @param {string} token */
  async follow(token) {
    this.#step.value = 'confirming';
    try {
      await this.confirm({token});
    } catch (error) {
      if (this.gone.aborted) return;
      this.turn(() => { this.#step.value = 'code'; });
      this.failed.value = /** @type {any} */ (error);
    }
  }

  /** @param {Partial<import('../../Generated/auth.js').ConfirmEmailChangeRequest>} proof */
  enter = ({email, code}) => this.confirm({mailCode: {email, code}});

  async confirm(proof) {
    const {user} = await call(AuthService.confirmEmailChange, proof, {signal: this.gone});
    this.#email = user?.email ?? '';
    this.turn(() => { this.#step.value = 'done'; });
  }

  render() {
    if (this.#step.value === 'confirming') return this.page(t('emailChange.title'), h('p', {class: 'lead', role: 'status'}, t('state.loading')));
    if (this.#step.value === 'done') {
      return this.page(t('emailChange.doneTitle'), h('p', {class: 'lead', role: 'status'}, t('emailChange.done', {email: this.#email})),
        h('a', {class: 'button', href: session.value.signedIn ? '/' : '/sign-in'}, t(session.value.signedIn ? 'nav.home' : 'start.signIn')));
    }
    return this.page(t('emailChange.title'), h('p', {class: 'lead'}, t('emailChange.how')),
      this.form(this.enter, t('emailChange.action'),
        this.field({name: 'email', label: t('form.newEmail'), type: 'email', autocomplete: 'username', inputmode: 'email'}),
        this.field({name: 'code', label: t('form.code'), autocomplete: 'one-time-code', autocapitalize: 'characters', hint: t('form.codeHint')})));
  }
}

customElements.define('titan-confirm-email-change', ConfirmEmailChange);
