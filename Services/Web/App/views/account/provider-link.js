// @ts-check
// The account's link with the installation's provider.

import {h, resource} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {toDate} from '../../core/proto.js';
import {date, t} from '../../core/words.js';
import {AuthService} from '../../Generated/auth.js';
import {announce, failure} from '../../parts/shell.js';
import {Confirming} from './confirming.js';
import {lead, narrow} from './narrow.js';
import {leaveForProvider, providerLink} from './provider.js';

class ProviderLink extends Confirming {
  #link = resource(gone => providerLink(gone));

  start() { this.load(); }
  load = () => this.#link.load(this.gone);

  link = () => leaveForProvider({purpose: 'link', back: '/account/provider'});

  unlink = () => this.sensitive(async () => {
    await call(AuthService.unlinkProvider, {});
    announce(t('provider.unlinked'));
    await this.load();
  });

  render() {
    if (this.isConfirming) return narrow(t('confirm.title'), this.confirmation());
    const {value, error} = this.#link.state, title = t('provider.link');
    if (value === undefined) return narrow(title, error ? failure(error, this.load) : lead(t('state.loading'), true));
    if (!value) return narrow(title, lead(t('provider.none')));
    const {name} = value, since = toDate(value.linkTime);
    if (!since) return narrow(title, lead(t('provider.linkHow', {name})), this.form(this.link, t('provider.linkWith', {name})));
    return narrow(title, lead(t('provider.linkedSince', {name, date: date(since, {dateStyle: 'medium'})})),
      value.onlyWayIn ? h('p', {class: 'muted'}, t(value.passwords ? 'provider.onlyWay' : 'provider.onlyWayHere'))
        : this.form(this.unlink, t('provider.unlink')));
  }
}

customElements.define('titan-provider-link', ProviderLink);
