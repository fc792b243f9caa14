// @ts-check
// Another address; where the installation sends mail, its code comes next.

import {h, resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {t} from '../../core/words.js';
import {AuthService, VerificationState} from '../../Generated/auth.js';
import {failure} from '../../parts/shell.js';
import {requestIds} from '../../parts/request-id.js';
import {Confirming} from './confirming.js';
import {lead, narrow} from './narrow.js';

class ChangeEmail extends Confirming {
  #account = resource(gone => call(AuthService.whoAmI, {}, {signal: gone}));
  /** @type {{value: 'address' | 'code' | 'done'}} */
  #step = signal(/** @type {any} */ ('address'));
  #email = '';
  #requestId = requestIds();

  start() { this.load(); }
  load = () => this.#account.load(this.gone);

  change = ({new_email: newEmail}) => {
    this.#email = newEmail.trim();
    return this.sensitive(async () => {
      const {verificationState} = await call(AuthService.changeEmail, {newEmail: this.#email, requestId: this.#requestId(this.#email)});
      this.turn(() => { this.#step.value = verificationState === VerificationState.PENDING ? 'code' : 'done'; });
    });
  };

  verify = async ({code}) => {
    await call(AuthService.confirmEmailChange, {mailCode: {email: this.#email, code}});
    this.turn(() => { this.#step.value = 'done'; });
  };

  render() {
    const {value, error} = this.#account.state, title = t('account.email.title');
    if (this.isConfirming) return narrow(t('confirm.title'), this.confirmation());
    if (this.#step.value === 'done') {
      return narrow(t('emailChange.doneTitle'), lead(t('emailChange.done', {email: this.#email}), true),
        h('a', {class: 'button', href: '/account'}, t('account.back')));
    }
    if (this.#step.value === 'code') {
      return narrow(t('emailChange.title'), lead(t('account.email.mailed', {email: this.#email})), this.form(this.verify, t('emailChange.action'),
        this.field({name: 'code', label: t('form.code'), autocomplete: 'one-time-code', autocapitalize: 'characters', hint: t('form.codeHint')})),
      h('button', {class: 'link', type: 'button', onclick: () => this.turn(() => { this.#step.value = 'address'; })}, t('account.email.another')));
    }
    if (!value) return narrow(title, error ? failure(error, this.load) : lead(t('state.loading'), true));
    return narrow(title, lead(t('account.email.now', {email: value.user?.email})), this.form(this.change, t('account.email.action'),
      this.field({name: 'new_email', label: t('form.newEmail'), type: 'email', autocomplete: 'email', inputmode: 'email', value: this.#email || undefined})));
  }
}

customElements.define('titan-change-email', ChangeEmail);
