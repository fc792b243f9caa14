// @ts-check
// The form for the code of a mail that verifies an address.

import {h} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {t} from '../../core/words.js';
import {AuthService} from '../../Generated/auth.js';
import {announce} from '../../parts/shell.js';

/** @param {import('./form.js').FormView} view @param {{email: string, done: () => Promise<unknown>}} options the address, if it is
 *    known, and what follows */
export function mailCode(view, {email, done}) {
  const verify = async values => {
    await call(AuthService.verifyEmail, {mailCode: {email: values.email ?? email, code: values.code}});
    await done();
  };
  const again = async () => {
    const input = /** @type {HTMLInputElement | null} */ (view.querySelector('input[name=email]'));
    try {
      await call(AuthService.resendVerification, {email: input?.value ?? email});
      view.failed.value = null;
      announce(t('verify.sentAgain'));
    } catch (error) {
      view.failed.value = /** @type {any} */ (error);
    }
  };
  return [
    h('p', {class: 'lead'}, email ? t('verify.how', {email}) : t('verify.howAny')),
    view.form(verify, t('verify.action'),
      !email && view.field({name: 'email', label: t('form.email'), type: 'email', autocomplete: 'username', inputmode: 'email'}),
      view.field({name: 'code', label: t('form.code'), autocomplete: 'one-time-code', autocapitalize: 'characters', hint: t('form.codeHint')})),
    h('button', {class: 'link', type: 'button', onclick: again}, t('verify.again')),
  ];
}
