// @ts-check
// Where the provider sends people back to: what they went for is done, or it is said why not.

import {h, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {go, place} from '../../core/router.js';
import {loadSession, sessionCall} from '../../core/store.js';
import {language, t} from '../../core/words.js';
import {AuthService} from '../../Generated/auth.js';
import {announce} from '../../parts/shell.js';
import {Confirming} from './confirming.js';
import {device} from './form.js';
import {leaveForProvider, takeWish} from './provider.js';

class ProviderAnswer extends Confirming {
  #wish = takeWish();
  /** What was refused. @type {{value: {words: string, reason: string} | null}} */
  #refused = signal(/** @type {any} */ (null));

  start() {
    const query = place.peek()?.url.searchParams ?? new URLSearchParams();
    // The code is good for one use, and nobody should see it.
    history.replaceState(history.state, '', location.pathname);
    const said = name => query.get(name) ?? '';
    this.#take({state: said('state'), code: said('code'), error: said('error'), issuer: said('iss'), binding: this.#wish?.binding ?? ''});
  }

  /** @param {import('../../Generated/auth.js').ProviderAnswer} answer */
  async #take(answer) {
    if (!this.#wish || !answer.state) {
      this.#refused.value = {words: t('provider.lost'), reason: ''};
      return;
    }
    try {
      await this.#fulfil(answer, this.#wish);
    } catch (error) {
      if (!this.gone.aborted) this.#refused.value = {words: /** @type {any} */ (error).words ?? t('error.unexpected'), reason: /** @type {any} */ (error).reason ?? ''};
    }
  }

  /** @param {import('../../Generated/auth.js').ProviderAnswer} answer @param {import('./provider.js').Wish} wish */
  async #fulfil(answer, {purpose, back, invitationCode = ''}) {
    if (purpose === 'link') {
      return this.sensitive(async () => {
        await call(AuthService.linkProvider, {answer});
        announce(t('provider.linked'));
        await go(back, {replace: true});
      });
    }
    if (purpose === 'confirm') {
      await sessionCall('reauthenticate', AuthService.reauthenticate, {providerAnswer: answer});
      announce(t('provider.confirmed'));
      return go(back, {replace: true});
    }
    const {user} = await sessionCall('provider', AuthService.finishProviderSignIn, {answer, device: device(), locale: language.value, invitationCode});
    await loadSession();
    // An account that is to be deleted says so there.
    await go(user?.deleteTime ? '/account' : back, {replace: true});
  }

  /** Again, with an invitation. */
  again = ({invitation_code: invitationCode}) => leaveForProvider({purpose: 'sign-in', back: this.#wish?.back ?? '/', invitationCode});

  render() {
    if (this.isConfirming) return this.page(t('confirm.title'), this.confirmation(() => go('/account')));
    const refused = this.#refused.value;
    if (!refused) return this.page(t('provider.title'), h('p', {class: 'lead', role: 'status'}, t('state.loading')));
    const isSignIn = (this.#wish?.purpose ?? 'sign-in') === 'sign-in';
    return this.page(t('provider.title'), h('p', {class: 'alert', role: 'alert'}, refused.words),
      refused.reason.startsWith('INVITATION_') && this.form(this.again, t('provider.again'),
        this.field({name: 'invitation_code', label: t('form.invitation'), autocomplete: 'off', autocapitalize: 'characters'})),
      h('a', {class: 'button quiet', href: isSignIn ? '/sign-in' : this.#wish?.back ?? '/account'}, t(isSignIn ? 'start.signIn' : 'account.back')));
  }
}

customElements.define('titan-provider-answer', ProviderAnswer);
