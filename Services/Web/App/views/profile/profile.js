// @ts-check
// One's own page: picture and name, body, settings, training.

import {h} from '../../core/element.js';
import {keepFresh} from '../../core/store.js';
import {language, t} from '../../core/words.js';
import {failure} from '../../parts/shell.js';
import {Confirming} from '../account/confirming.js';
import {Body} from './body.js';
import {identity} from './identity.js';
import {ProfileModel} from './model.js';
import {goals, privacy, proof, surroundings} from './settings.js';
import {Training} from './training.js';

class Profile extends Confirming {
  #model = new ProfileModel(() => this.gone);
  #body = new Body(this.#model);
  #training = new Training(this.#model, step => this.sensitive(step));

  start() {
    // What another device has changed meanwhile: the services have no stream of settings for people.
    keepFresh(this.#model.refresh, this.gone);
    this.#model.load();
  }

  render() {
    void language.value;
    if (this.isConfirming) return h('div', {class: 'narrow'}, h('h1', null, t('confirm.title')), this.confirmation());
    const {value, error} = this.#model.you.state;
    const head = h('header', {class: 'you-head'}, h('h1', null, t('profile.title')));
    if (!value?.profile || !value.settings) {
      return h('div', {class: 'you', 'aria-busy': error ? null : 'true'}, head, error ? failure(error, this.#model.load)
        : [h('p', {class: 'hidden', role: 'status'}, t('state.loading')), [1, 2].map(key => h('div', {class: 'column', key: String(key)},
          h('div', {class: 'card'}, ['35%', '90%', '75%', '60%', '80%'].map(width => h('div', {class: 'bone line', style: {width}})))))]);
    }
    const {profile, settings} = value;
    return h('div', {class: 'you'}, head,
      error && failure(error, this.#model.load),
      h('div', {class: 'column'}, identity(this.#model, profile), goals(this.#model, settings), proof(this.#model, settings), this.#body.cards(profile), privacy(this.#model, settings)),
      h('div', {class: 'column'}, surroundings(this.#model, profile, settings), this.#training.cards()));
  }
}

customElements.define('titan-profile', Profile);
