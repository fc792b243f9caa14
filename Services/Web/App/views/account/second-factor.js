// @ts-check
// The second factor: set up with a QR code, proven by a code, and recovery codes that are shown once.

import {h, resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {t} from '../../core/words.js';
import {AuthService} from '../../Generated/auth.js';
import {failure} from '../../parts/shell.js';
import {qrCode} from '../../parts/qr.js';
import {requestIds} from '../../parts/request-id.js';
import {Confirming} from './confirming.js';
import {copy, save} from './copy.js';
import {beside} from './form.js';
import {lead, narrow} from './narrow.js';
import {standing} from './standing.js';

class SecondFactor extends Confirming {
  #account = resource(gone => standing(gone));
  /** @type {{value: 'state' | 'enrolling' | 'codes' | 'disabling' | 'off', peek(): string}} */
  #step = signal(/** @type {any} */ ('state'));
  #enrollment = {secret: '', uri: ''};
  /** Only here, and only until the view is left. @type {string[]} */
  #codes = [];
  #requestId = requestIds();

  start() { this.load(); }
  load = () => this.#account.load(this.gone);

  /** @param {'state' | 'enrolling' | 'codes' | 'disabling' | 'off'} step */
  go(step) { this.turn(() => { this.#step.value = step; }); }

  enroll = () => this.sensitive(async () => {
    try {
      this.#enrollment = await call(AuthService.enrollTotp, {requestId: this.#requestId('enroll')});
      this.go('enrolling');
    } catch (error) {
      if (/** @type {any} */ (error).reason !== 'ALREADY_ENROLLED') throw error;
      this.#account.change(account => ({...account, hasSecondFactor: true}));
      this.go('state');
    }
  });

  activate = ({totp}) => {
    const code = totp.replace(/\s/g, '');
    return this.sensitive(async () => {
      try {
        this.show((await call(AuthService.activateTotp, {code, requestId: this.#requestId(code)})).recoveryCodes);
      } catch (error) {
        throw beside(error, 'MFA_INVALID', 'totp');
      }
    });
  };

  regenerate = () => this.sensitive(async () => {
    this.show((await call(AuthService.regenerateRecoveryCodes, {requestId: this.#requestId('regenerate')})).recoveryCodes);
  });

  /** @param {string[]} codes */
  show(codes) {
    this.#codes = codes;
    this.#enrollment = {secret: '', uri: ''};
    this.#account.change(account => ({...account, hasSecondFactor: true}));
    this.#requestId('');
    this.go('codes');
  }

  disable = ({password}) => this.sensitive(async () => {
    try {
      await call(AuthService.disableTotp, {password, requestId: this.#requestId(['disable', password])});
    } catch (error) {
      throw beside(error, 'BAD_CREDENTIALS', 'password');
    }
    this.#account.change(account => ({...account, hasSecondFactor: false}));
    this.go('off');
  });

  render() {
    const {value, error} = this.#account.state, title = t('mfa.title');
    if (this.isConfirming) return narrow(t('confirm.title'), this.confirmation());
    switch (this.#step.value) {
      case 'enrolling': return this.enrolling();
      case 'codes': return this.codes();
      case 'disabling': return narrow(t('account.factor.offTitle'), lead(t('account.factor.offHow')), this.form(this.disable, t('account.factor.switchOff'),
        this.field({name: 'email', label: t('form.email'), type: 'email', autocomplete: 'username', value: value?.user?.email, readonly: true}),
        this.field({name: 'password', label: t('form.password'), type: 'password', autocomplete: 'current-password'})),
      h('button', {class: 'link', type: 'button', onclick: () => this.go('state')}, t('confirm.cancel')));
      case 'off': return narrow(title, lead(t('account.factor.isOff'), true), h('a', {class: 'button', href: '/account'}, t('account.back')));
    }
    if (!value) return narrow(title, error ? failure(error, this.load) : lead(t('state.loading'), true));
    if (!value.hasSecondFactor) return narrow(title, lead(t('account.factor.why')), this.form(this.enroll, t('account.factor.setUp')));
    return narrow(title, lead(t('account.factor.isOn')),
      this.form(this.regenerate, t('account.factor.regenerate')), h('p', {class: 'muted'}, t('account.factor.regenerateHow')),
      h('button', {class: 'button quiet', type: 'button', onclick: () => this.go('disabling')}, t('account.factor.switchOff')));
  }

  enrolling() {
    const {secret, uri} = this.#enrollment;
    return narrow(t('account.factor.scanTitle'), lead(t('account.factor.scan')),
      h('div', {class: 'enroll'}, qrCode(uri, t('account.factor.qr')),
        h('div', null, h('p', null, t('account.factor.type')), h('p', {class: 'secret', translate: 'no'}, secret.match(/.{1,4}/g)?.join(' ')),
          h('div', {class: 'buttons'}, h('button', {class: 'button quiet small', type: 'button', onclick: () => copy(secret)}, t('account.copy')),
            h('a', {class: 'button quiet small', href: uri}, t('account.factor.openApp'))))),
      this.form(this.activate, t('account.factor.activate'),
        this.field({name: 'totp', label: t('mfa.code'), autocomplete: 'one-time-code', inputmode: 'numeric', maxlength: 12, hint: t('mfa.how')})));
  }

  codes() {
    const text = this.#codes.join('\n');
    return narrow(t('account.codes.title'), lead(t('account.codes.how')), h('ul', {class: 'codes', translate: 'no'}, this.#codes.map(code => h('li', {key: code}, code))),
      h('div', {class: 'buttons'}, h('button', {class: 'button quiet small', type: 'button', onclick: () => copy(text)}, t('account.copy')),
        h('button', {class: 'button quiet small', type: 'button', onclick: () => save(text, 'titanup-recovery-codes.txt')}, t('account.save'))),
      h('a', {class: 'button', href: '/account'}, t('account.codes.kept')));
  }
}

customElements.define('titan-second-factor', SecondFactor);
