// @ts-check
// Another password.

import {h, resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {t} from '../../core/words.js';
import {AuthService} from '../../Generated/auth.js';
import {failure} from '../../parts/shell.js';
import {requestIds} from '../../parts/request-id.js';
import {FormView, beside} from './form.js';
import {lead, narrow} from './narrow.js';

class ChangePassword extends FormView {
  #account = resource(gone => call(AuthService.whoAmI, {}, {signal: gone}));
  #isDone = signal(false);
  #requestId = requestIds();

  start() { this.load(); }
  load = () => this.#account.load(this.gone);

  change = async ({current_password: currentPassword, new_password: newPassword}) => {
    try {
      await call(AuthService.changePassword, {currentPassword, newPassword, requestId: this.#requestId([currentPassword, newPassword])});
    } catch (error) {
      throw beside(error, 'BAD_CREDENTIALS', 'current_password');
    }
    this.turn(() => { this.#isDone.value = true; });
  };

  render() {
    const {value, error} = this.#account.state, title = t('account.password.title');
    if (this.#isDone.value) return narrow(t('reset.doneTitle'), lead(t('account.password.done'), true), h('a', {class: 'button', href: '/account'}, t('account.back')));
    if (!value) return narrow(title, error ? failure(error, this.load) : lead(t('state.loading'), true));
    return narrow(title, lead(t('account.password.how')),
      this.form(this.change, t('reset.action'),
        // Password managers keep the new password with this address.
        this.field({name: 'email', label: t('form.email'), type: 'email', autocomplete: 'username', value: value.user?.email, readonly: true}),
        this.field({name: 'current_password', label: t('account.password.current'), type: 'password', autocomplete: 'current-password'}),
        this.field({name: 'new_password', label: t('form.newPassword'), type: 'password', autocomplete: 'new-password', hint: t('form.passwordHint')})));
  }
}

customElements.define('titan-change-password', ChangePassword);
