// @ts-check
// What proves that an account is gone, for whoever has the address with its token. Nobody is signed in here.

import {h, resource} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {toDate} from '../../core/proto.js';
import {date, t} from '../../core/words.js';
import {AuthService} from '../../Generated/auth.js';
import {failure} from '../../parts/shell.js';
import {copy} from './copy.js';
import {FormView} from './form.js';

const full = time => date(/** @type {Date} */ (toDate(time)), {dateStyle: 'medium', timeStyle: 'medium'});

class DeletionReceipt extends FormView {
  #token = '';
  /** @type {Date | null} */
  #due = null;
  #receipt = resource(async gone => {
    try {
      return {receipt: await call(AuthService.getDeletionReceipt, {receiptToken: this.#token}, {signal: gone})};
    } catch (error) {
      const {reason, metadata} = /** @type {any} */ (error);
      if (reason === 'DELETION_PENDING') return {waitingFor: metadata.waiting_for ?? ''};
      if (reason === 'DELETION_NOT_FOUND') return {isUnknown: true};
      throw error;
    }
  });

  start() {
    const values = new URLSearchParams(location.hash.slice(1)), due = new Date(values.get('on') ?? '');
    this.#token = values.get('token') ?? '';
    this.#due = Number.isNaN(due.getTime()) ? null : due;
    this.load();
  }

  load = () => { if (this.#token) this.#receipt.load(this.gone); };

  render() {
    const {value, error} = this.#receipt.state;
    if (!this.#token || value?.isUnknown) {
      return this.page(t('receipt.title'), h('p', {class: 'lead'}, t('receipt.unknown')), h('a', {class: 'button', href: '/start'}, t('receipt.start')));
    }
    if (!value) return this.page(t('receipt.title'), error ? failure(error, this.load) : h('p', {class: 'lead', role: 'status'}, t('state.loading')));
    return value.receipt ? this.done(value.receipt) : this.pending(value.waitingFor ?? '');
  }

  /** @param {string} waitingFor */
  pending(waitingFor) {
    const isBefore = this.#due && this.#due > new Date();
    const what = isBefore ? t('receipt.due', {date: date(/** @type {Date} */ (this.#due), {dateStyle: 'long', timeStyle: 'short'})})
      : t('receipt.waiting', {services: waitingFor});
    return this.page(t('receipt.pendingTitle'),
      h('p', {class: 'lead', role: 'status'}, what),
      h('p', null, t('receipt.keepAddress')),
      h('button', {class: 'button', type: 'button', onclick: () => copy(location.href)}, t('receipt.copyAddress')),
      h('button', {class: 'button quiet', type: 'button', onclick: this.load}, t('receipt.again')),
      isBefore && h('p', {class: 'other'}, t('receipt.changedMind'), ' ', h('a', {class: 'link', href: '/sign-in'}, t('start.signIn'))));
  }

  /** @param {import('../../Generated/auth.js').GetDeletionReceiptResponse} receipt */
  done({userId, requestTime, eraseTime, confirmations, receiptJwt}) {
    const line = (name, value) => h('tr', {key: name}, h('th', {scope: 'row'}, name), h('td', null, value));
    return this.page(t('receipt.doneTitle'), h('p', {class: 'lead', role: 'status'}, t('receipt.done')),
      h('table', {class: 'receipt'}, h('tbody', null, line(t('receipt.account'), userId), line(t('receipt.requested'), full(requestTime)),
        line(t('receipt.erased'), full(eraseTime)), confirmations.map(({service, confirmTime}) => line(t('receipt.by', {service}), full(confirmTime))))),
      h('p', {class: 'hint'}, t('receipt.signed')),
      h('button', {class: 'button', type: 'button', onclick: () => copy(receiptJwt)}, t('receipt.copy')));
  }
}

customElements.define('titan-deletion-receipt', DeletionReceipt);
