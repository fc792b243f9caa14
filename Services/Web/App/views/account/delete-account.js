// @ts-check
// The way out: what it deletes, the question, and then the receipt.

import {h, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {toDate} from '../../core/proto.js';
import {t} from '../../core/words.js';
import {AuthService} from '../../Generated/auth.js';
import {leaveDevice} from '../../parts/shell.js';
import {Confirming} from './confirming.js';
import {lead, narrow} from './narrow.js';

class DeleteAccount extends Confirming {
  #isAsking = signal(false);

  delete = () => this.sensitive(async () => {
    const {deleteTime, receiptToken} = await call(AuthService.deleteAccount, {});
    const address = `/deletion-receipt#${new URLSearchParams({token: receiptToken, on: toDate(deleteTime)?.toISOString() ?? ''})}`;
    // Every device is signed out by now. What this one keeps goes, too; the receipt must not be lost if that fails.
    await leaveDevice(address).catch(() => location.assign(address));
  });

  render() {
    if (this.isConfirming) return narrow(t('confirm.title'), this.confirmation());
    return narrow(t('account.delete'), lead(t('account.deletion.what')),
      h('ul', {class: 'facts-kept'}, ['signedOut', 'grace', 'gone', 'receipt'].map(name => h('li', null, t(`account.deletion.${name}`)))),
      this.#isAsking.value
        ? [h('p', {class: 'ask', role: 'alert'}, t('account.deletion.sure')), this.form(this.delete, t('account.deletion.yes')),
          h('button', {class: 'link', type: 'button', onclick: () => { this.#isAsking.value = false; }}, t('account.deletion.no'))]
        : h('button', {class: 'button quiet', type: 'button', onclick: () => { this.#isAsking.value = true; }}, t('account.delete')));
  }
}

customElements.define('titan-delete-account', DeleteAccount);
