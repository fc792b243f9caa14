// @ts-check
// Where the link in the mail that verifies an address leads; the code in it can be entered here, too.

import {h, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {place} from '../../core/router.js';
import {session} from '../../core/store.js';
import {t} from '../../core/words.js';
import {AuthService} from '../../Generated/auth.js';
import {FormView, takeToken} from './form.js';
import {MailCode} from './mail-code.js';

class VerifyEmail extends FormView {
  /** @type {{value: 'verifying' | 'code' | 'done'}} */
  #step = signal(/** @type {any} */ ('code'));
  #mailCode = new MailCode(this, async () => this.turn(() => { this.#step.value = 'done'; }));

  start() {
    const token = takeToken();
    if (token) this.verify(token);
  }

  /** @param {string} token */
  async verify(token) {
    this.#step.value = 'verifying';
    try {
      await call(AuthService.verifyEmail, {token}, {signal: this.gone});
      this.turn(() => { this.#step.value = 'done'; });
    } catch (error) {
      if (this.gone.aborted) return;
      this.turn(() => { this.#step.value = 'code'; });
      this.failed.value = /** @type {any} */ (error);
    }
  }

  render() {
    if (this.#step.value === 'verifying') return this.page(t('verify.title'), h('p', {class: 'lead', role: 'status'}, t('state.loading')));
    if (this.#step.value === 'done') {
      return this.page(t('verify.doneTitle'), h('p', {class: 'lead', role: 'status'}, t('verify.done')),
        h('a', {class: 'button', href: session.value.signedIn ? '/' : '/sign-in'}, t(session.value.signedIn ? 'nav.home' : 'start.signIn')));
    }
    return this.page(t('verify.title'), this.#mailCode.render(place.peek()?.url.searchParams.get('email') ?? ''));
  }
}

customElements.define('titan-verify-email', VerifyEmail);
