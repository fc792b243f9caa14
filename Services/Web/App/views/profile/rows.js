// @ts-check
// Rows of settings: a label, what it is set to, and beside it whether it was saved or what is wrong with it. Each is saved
// by itself.

import {h} from '../../core/element.js';
import {t} from '../../core/words.js';
import {icon} from '../../parts/pictures.js';

/** @typedef {import('./model.js').ProfileModel} Model */
/** @typedef {import('./model.js').Part} Part */

/** @param {Model} model @param {string} name @param {string} hint ids of what describes a control */
export const described = (model, name, hint) =>
  [hint && `${name}-hint`, model.wrong.value[name] && `${name}-error`].filter(Boolean).join(' ') || null;

/** What stands below a control. @param {Model} model @param {string} name @param {string} [hint] */
export const below = (model, name, hint = '') => [
  hint && h('p', {class: 'hint', id: `${name}-hint`}, hint),
  model.wrong.value[name] && h('p', {class: 'said', id: `${name}-error`}, model.wrong.value[name]),
];

/** @param {Model} model @param {string} name */
export const tick = (model, name) => model.saved.value === name && h('span', {class: 'tick', title: t('profile.saved')}, icon('check'));

/** @param {Model} model @param {{name: string, label: string, hint?: string, group?: boolean}} options @param {any[]} control */
export function row(model, {name, label, hint = '', group = false}, ...control) {
  return h('div', {class: model.wrong.value[name] ? 'row wrong' : 'row', key: name, ...(group ? {role: 'group', 'aria-labelledby': `${name}-label`} : {})},
    h('div', {class: 'across'},
      h(group ? 'span' : 'label', group ? {id: `${name}-label`, class: 'label'} : {for: name, class: 'label'}, label, tick(model, name)), control),
    below(model, name, hint));
}

/** @param {Model} model @param {Part} part @param {string} field @param {boolean} isOn @param {string} label @param {string} [hint] */
export function toggle(model, part, field, isOn, label, hint = '') {
  return h('div', {class: 'row', key: field}, h('label', {class: 'across toggle'},
    h('span', {class: 'label'}, label, tick(model, field)),
    h('input', {type: 'checkbox', role: 'switch', name: field, '.checked': isOn, 'aria-describedby': described(model, field, hint),
      onchange: event => model.change(part, field, event.target.checked)}), h('i', {'aria-hidden': 'true'})),
    below(model, field, hint));
}

/** @param {Model} model @param {Part} part @param {string} field @param {any} chosen
 *  @param {{label: string, hint?: string, options: [string | number, string, boolean?][], take?: (value: any) => unknown, opened?: () => void}} options
 *    values, words, and whether one cannot be chosen; `take` replaces how it is kept; `opened` comes before its list does */
export function select(model, part, field, chosen, {label, hint = '', options, take, opened}) {
  const isNumber = typeof options[0][0] === 'number';
  const keep = take ?? (value => model.change(part, field, value));
  return row(model, {name: field, label, hint}, h('select', {id: field, name: field, 'aria-describedby': described(model, field, hint),
    'aria-invalid': model.wrong.value[field] ? 'true' : null, onpointerdown: opened, onfocus: opened,
    onchange: event => keep(isNumber ? Number(event.target.value) : event.target.value)},
  options.map(([value, words, isLocked = false]) => h('option', {key: String(value), value, disabled: isLocked, '.selected': value === chosen}, words))));
}

/** What a box shows: what is kept, which another device may have changed, unless somebody is typing or what they typed is refused.
 *  @param {string} id of the box @param {string} kept @param {boolean} isRefused */
export function boxed(id, kept, isRefused) {
  const box = document.getElementById(id);
  return box instanceof HTMLInputElement && (isRefused || box === document.activeElement) ? box.value : kept;
}

/** A whole number. What is out of bounds stays in the box, with words beside it.
 *  @param {Model} model @param {Part} part @param {string} field @param {number} value
 *  @param {{label: string, hint?: string, unit?: string, least: number, most: number, isOptional?: boolean, take?: (value: number) => unknown}} options */
export function amount(model, part, field, value, {label, hint = '', unit = '', least, most, isOptional = false, take}) {
  const keep = event => {
    const text = event.target.value.trim(), given = Number(text), isNone = isOptional && text === '' && event.target.validity.valid;
    if (!isNone && (text === '' || !Number.isInteger(given) || given < least || given > most)) {
      return model.say(field, t('profile.between', {least: String(least), most: String(most)}));
    }
    return (take ?? (number => model.change(part, field, number)))(isNone ? 0 : given);
  };
  return row(model, {name: field, label, hint}, h('span', {class: 'measure'},
    h('input', {id: field, name: field, type: 'number', inputmode: 'numeric', min: least, max: most, step: 1,
      '.value': boxed(field, isOptional && !value ? '' : String(value), !!model.wrong.value[field]),
      autocomplete: 'off', 'aria-describedby': described(model, field, hint), 'aria-invalid': model.wrong.value[field] ? 'true' : null, onchange: keep}),
    unit && h('span', {class: 'unit', 'aria-hidden': 'true'}, unit)));
}

/** Some of several, as chips. @param {Model} model @param {Part} part @param {string} field @param {number[]} chosen
 *  @param {{label: string, hint?: string, options: [number, string][]}} options */
export function several(model, part, field, chosen, {label, hint = '', options}) {
  const flip = value => chosen.includes(value) ? chosen.filter(each => each !== value) : [...chosen, value].toSorted((a, b) => a - b);
  return h('div', {class: 'row', key: field, role: 'group', 'aria-labelledby': `${field}-label`},
    h('span', {class: 'label', id: `${field}-label`}, label, tick(model, field)),
    h('div', {class: 'chips'}, options.map(([value, words]) => h('button', {key: String(value), type: 'button', 'aria-pressed': String(chosen.includes(value)),
      onclick: () => model.change(part, field, flip(value))}, words))),
    below(model, field, hint));
}
