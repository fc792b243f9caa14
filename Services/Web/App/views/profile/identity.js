// @ts-check
// Who one is: the picture and the name.

import {h} from '../../core/element.js';
import {online, person} from '../../core/store.js';
import {t} from '../../core/words.js';
import {avatar} from '../../parts/shell.js';
import {below, described, tick} from './rows.js';
import {chooseAvatar, removePhoto, undoRemoval, usePhoto} from './photo.js';

/** @typedef {import('./model.js').ProfileModel} Model */

/** @param {Model} model @param {import('../../Generated/profile.js').Profile} profile */
export function identity(model, profile) {
  return h('section', {class: 'card identity', 'aria-labelledby': 'identity'},
    h('div', {class: 'portrait'}, avatar('large'), h('div', null, h('h2', {id: 'identity'}, profile.displayName),
      h('p', {class: 'muted'}, t(profile.hasUploadedImage ? 'profile.isPhoto' : 'profile.isAvatar')))),
    name(model, profile.displayName),
    pictures(model, profile));
}

/** @param {Model} model @param {string} displayName */
function name(model, displayName) {
  const keep = async event => {
    event.preventDefault();
    const given = event.target.elements.displayName.value.trim();
    if (!given) return model.say('displayName', t('form.missing'));
    if (await model.change('profile', 'displayName', given)) person.value = model.you.state.value?.profile ?? null;
  };
  return h('form', {class: 'row', novalidate: true, onsubmit: keep},
    h('label', {class: 'label', for: 'displayName'}, t('form.name'), tick(model, 'displayName')),
    h('div', {class: 'with-button'},
      h('input', {id: 'displayName', name: 'displayName', value: displayName, autocomplete: 'name', autocapitalize: 'words', maxlength: 100, 'aria-required': 'true',
        'aria-describedby': described(model, 'displayName', ''), 'aria-invalid': model.wrong.value.displayName ? 'true' : null}),
      h('button', {class: 'button quiet small'}, t('profile.save'))),
    below(model, 'displayName'));
}

/** @param {Model} model @param {import('../../Generated/profile.js').Profile} profile */
function pictures(model, {avatarId, hasUploadedImage}) {
  const {value, error} = model.pictures.state, isSending = model.sending.value;
  return h('div', {class: 'row'},
    h('fieldset', {class: 'pictures'}, h('legend', {class: 'label'}, t('profile.picture'), tick(model, 'avatarId')),
      value ? h('div', null, value.map(({avatarId: id, title, address}) => h('label', {key: id, title},
        h('input', {type: 'radio', name: 'avatar', value: id, '.checked': !hasUploadedImage && id === avatarId, onchange: () => chooseAvatar(model, id)}),
        h('img', {src: address, alt: title, width: 56, height: 56}))))
        : error ? [h('p', null, error.words), h('button', {class: 'link', type: 'button', onclick: () => model.again(model.pictures)}, t('error.again'))]
          : h('p', {class: 'muted', role: 'status'}, t('state.loading'))),
    below(model, 'avatarId'),
    h('div', {class: 'buttons'},
      h('label', {class: 'button quiet small file', 'aria-disabled': isSending ? 'true' : null}, t(isSending ? 'state.sending' : 'profile.usePhoto'),
        h('input', {type: 'file', name: 'photo', accept: 'image/*', disabled: isSending || !online.value, 'aria-describedby': described(model, 'photo', 'hint'),
          onchange: event => { usePhoto(model, event.target.files[0]).then(() => { event.target.value = ''; }); }})),
      hasUploadedImage && h('button', {class: 'button quiet small', type: 'button', disabled: isSending, onclick: () => removePhoto(model)}, t('profile.removePhoto')),
      model.removed.value && h('button', {class: 'button quiet small', type: 'button', onclick: () => undoRemoval(model)}, t('profile.putBack'))),
    below(model, 'photo', t('profile.photoHint')));
}
