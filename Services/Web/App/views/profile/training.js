// @ts-check
// What training goes by, and how it begins anew.

import {h, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {language, t} from '../../core/words.js';
import {Equipment, ResetScope, TrainingService, WorkoutType} from '../../Generated/training.js';
import {requestIds} from '../../parts/request-id.js';
import {announce} from '../../parts/shell.js';
import {amount, below, several, tick, toggle} from './rows.js';
import {section, waiting} from './settings.js';

/** @typedef {import('./model.js').ProfileModel} Model */

const kinds = /** @type {const} */ (['WEIGHT_TRAINING', 'HIIT', 'CALISTHENICS']);
const tools = /** @type {const} */ (['DUMBBELLS', 'BARBELL', 'KETTLEBELL', 'BENCH', 'PULL_UP_BAR', 'ROPE', 'BOX']);
const scopes = /** @type {const} */ (['FITNESS', 'COUNTDOWN', 'RATINGS', 'HISTORY']);

export class Training {
  /** @type {Model} */
  #model;
  /** @type {(step: () => Promise<unknown>) => Promise<void>} */
  #sensitive;
  #chosen = signal(/** @type {string[]} */ (['FITNESS', 'COUNTDOWN', 'RATINGS']));
  #isAsking = signal(false);
  #isBusy = signal(false);
  #requestId = requestIds();

  /** @param {Model} model @param {(step: () => Promise<unknown>) => Promise<void>} sensitive takes a step that may need a proof */
  constructor(model, sensitive) { [this.#model, this.#sensitive] = [model, sensitive]; }

  cards() {
    const preferences = this.#model.training.state.value?.preferences, model = this.#model;
    if (!preferences) return section('training', waiting(model, model.training));
    const seconds = Number(preferences.countdown?.seconds ?? 0);
    return [
      section('training',
        amount(model, 'preferences', 'countdown', seconds, {label: t('profile.countdown'), unit: 's', least: 0, most: 180,
          take: value => model.change('preferences', 'countdown', {seconds: value, nanos: 0})}),
        several(model, 'preferences', 'likedTypes', preferences.likedTypes, {label: t('profile.likedTypes'), hint: t('profile.likedTypesHint'),
          options: kinds.map(kind => [WorkoutType[kind], t(`profile.kind.${kind}`)])}),
        toggle(model, 'preferences', 'equipmentKnown', preferences.equipmentKnown, t('profile.equipmentKnown')),
        preferences.equipmentKnown && several(model, 'preferences', 'equipment', preferences.equipment, {label: t('profile.equipment'), hint: t('profile.equipmentHint'),
          options: tools.map(tool => [Equipment[tool], t(`profile.tool.${tool}`)])}),
        toggle(model, 'preferences', 'highImpact', preferences.highImpact, t('profile.highImpact'), t('profile.highImpactHint'))),
      section('reset', this.#reset()),
    ];
  }

  #reset() {
    const chosen = this.#chosen.value, model = this.#model;
    const flip = scope => {
      this.#isAsking.value = false;
      this.#chosen.value = chosen.includes(scope) ? chosen.filter(each => each !== scope) : [...chosen, scope];
    };
    return [
      h('p', {class: 'remark'}, t('profile.resetHow'), tick(model, 'reset')),
      scopes.map(scope => h('div', {class: 'row', key: scope}, h('label', {class: 'across toggle'}, h('span', {class: 'label'}, t(`profile.scope.${scope}`)),
        h('input', {type: 'checkbox', name: 'scope', value: scope, '.checked': chosen.includes(scope), onchange: () => flip(scope)}),
        h('i', {class: 'tickbox', 'aria-hidden': 'true'})))),
      this.#isAsking.value ? h('div', {class: 'ask', role: 'alert'}, h('p', null, t('profile.resetSure', {what: words(chosen)})),
        h('div', {class: 'buttons'},
          h('button', {class: 'button small', type: 'button', 'aria-disabled': this.#isBusy.value ? 'true' : null, onclick: this.#doReset}, t('profile.resetYes')),
          h('button', {class: 'button quiet small', type: 'button', onclick: () => { this.#isAsking.value = false; }}, t('profile.keepThem'))))
        : h('div', {class: 'buttons'}, h('button', {class: 'button quiet small', type: 'button', disabled: chosen.length === 0,
          onclick: () => { this.#isAsking.value = true; }}, t('profile.reset'))),
      below(model, 'reset'),
    ];
  }

  #doReset = async () => {
    if (this.#isBusy.peek()) return;
    const model = this.#model, wanted = scopes.filter(scope => this.#chosen.peek().includes(scope)).map(scope => ResetScope[scope]);
    model.say('reset', '');
    this.#isBusy.value = true;
    const reset = async () => {
      try {
        await call(TrainingService.resetTrainingData, {scopes: wanted, requestId: this.#requestId(wanted)});
      } catch (error) {
        if (/** @type {any} */ (error).reason === 'REAUTHENTICATION_REQUIRED') throw error;
        return model.refuse('reset', error);
      }
      this.#requestId('');
      this.#isAsking.value = false;
      model.saved.value = 'reset';
      announce(t('profile.resetDone'));
      await model.again(model.training);
    };
    try {
      await this.#sensitive(reset);
    } catch (error) {
      model.refuse('reset', error);
    } finally {
      this.#isBusy.value = false;
    }
  };
}

/** What is to be forgotten, as a list in words. @param {string[]} chosen */
const words = chosen => new Intl.ListFormat(language.value).format(
  scopes.filter(scope => chosen.includes(scope)).map(scope => t(`profile.scope.${scope}`)));
