// @ts-check
// A new account. Where the installation sends mail, its code comes next.

import {h, resource, signal} from '../../core/element.js';
import {go, place} from '../../core/router.js';
import {loadSession, returnPath, sessionCall} from '../../core/store.js';
import {language, t} from '../../core/words.js';
import {AuthService, VerificationState} from '../../Generated/auth.js';
import {FormView, device} from './form.js';
import {MailCode} from './mail-code.js';
import {leaveForProvider, signInMethods} from './provider.js';

class Register extends FormView {
  /** Present while the code of the mail is awaited. @type {{value: {email: string, password: string} | null}} */
  #waiting = signal(/** @type {any} */ (null));
  #isInvited = signal(place.peek()?.url.searchParams.has('invitation') ?? false);
  /** The same form sent again is the same request. */
  #requestId = crypto.randomUUID();
  #sent = '';
  #mailCode = new MailCode(this, () => this.signIn());
  #methods = resource(signInMethods);

  start() { this.#methods.load(this.gone); }

  /** With the installation's provider, where there are no passwords. */
  provide = ({invitation_code: invitationCode = ''}) =>
    leaveForProvider({purpose: 'sign-in', back: returnPath(place.peek()?.url ?? new URL(location.href)), invitationCode});

  register = async ({email, password, display_name: displayName, invitation_code: invitationCode = ''}) => {
    const content = JSON.stringify([email, password, displayName, invitationCode]);
    if (this.#sent && this.#sent !== content) this.#requestId = crypto.randomUUID();
    this.#sent = content;
    try {
      const {verificationState} = await sessionCall('register', AuthService.register, {
        email, password, displayName, invitationCode, locale: language.value, device: device(), requestId: this.#requestId});
      if (verificationState === VerificationState.PENDING) return this.turn(() => { this.#waiting.value = {email, password}; });
    } catch (error) {
      if (/** @type {any} */ (error).reason?.startsWith('INVITATION_')) this.#isInvited.value = true;
      throw error;
    }
    await this.enter();
  };

  async enter() {
    await loadSession();
    await go(returnPath(place.peek()?.url ?? new URL(location.href)), {replace: true});
  }

  /** The address is verified, and the password is still here. */
  signIn = async () => {
    const {email, password} = /** @type {{email: string, password: string}} */ (this.#waiting.value);
    await sessionCall('sign-in', AuthService.signIn, {email, password, device: device()});
    await this.enter();
  };

  render() {
    const waiting = this.#waiting.value;
    if (waiting) return this.page(t('verify.title'), this.#mailCode.render(waiting.email));
    const invitation = place.peek()?.url.searchParams.get('invitation') ?? undefined;
    const code = () => this.field({name: 'invitation_code', label: t('form.invitation'), autocomplete: 'off', value: invitation, autocapitalize: 'characters', optional: true});
    const {passwords = true, providerName: name = ''} = this.#methods.state.value ?? {};
    if (!passwords) return this.page(t('register.title'), this.form(this.provide, t('provider.signIn', {name}), this.#isInvited.value && code()));
    return this.page(t('register.title'),
      this.form(this.register, t('register.action'),
        this.field({name: 'display_name', label: t('form.name'), autocomplete: 'name', autocapitalize: 'words', 'data-first': true}),
        this.field({name: 'email', label: t('form.email'), type: 'email', autocomplete: 'username', inputmode: 'email'}),
        this.field({name: 'password', label: t('form.password'), type: 'password', autocomplete: 'new-password', hint: t('form.passwordHint')}),
        this.#isInvited.value && code()),
      !this.#isInvited.value && h('button', {class: 'link', type: 'button', onclick: () => { this.#isInvited.value = true; }}, t('register.invited')),
      h('p', {class: 'other'}, t('register.known'), ' ', h('a', {class: 'link', href: `/sign-in${place.peek()?.url.search ?? ''}`}, t('start.signIn'))));
  }
}

customElements.define('titan-register', Register);
