// @ts-check
// Ideas for meals: all of them, or those that suit somebody. They are no dietary advice, and the view says so.

import {View, h, resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {language, number, t} from '../../core/words.js';
import {TrainingService} from '../../Generated/training.js';
import {icon} from '../../parts/pictures.js';
import {failure} from '../../parts/shell.js';

/** @typedef {import('../../Generated/training.js').MealIdea} MealIdea */

// As training.proto lists them.
const tags = ['vegan', 'vegetarian', 'quick', 'make-ahead'];
const allergens = ['gluten', 'milk', 'egg', 'fish', 'nuts', 'soy', 'sesame'];

class Meals extends View {
  #all = resource(async gone => {
    const meals = [];
    let pageToken = '';
    do {
      const page = await call(TrainingService.listMealIdeas, {pageSize: 200, pageToken}, {signal: gone});
      meals.push(...page.meals);
      pageToken = page.nextPageToken;
    } while (pageToken);
    return meals;
  });
  /** What meals must be, and what must not be in them. */
  #wanted = signal(/** @type {string[]} */ ([]));
  #without = signal(/** @type {string[]} */ ([]));

  start() { this.load(); }
  load = () => this.#all.load(this.gone);

  render() {
    void language.value;
    const {value, error} = this.#all.state;
    return h('div', {class: 'train', 'aria-busy': value || error ? null : 'true'},
      h('a', {class: 'back', href: '/train'}, icon('back'), t('train.title')),
      h('header', {class: 'training-head'}, h('h1', null, t('meals.title')), h('p', null, t('meals.lead'))),
      error && failure(error, this.load),
      value ? this.list(value) : !error && [h('p', {class: 'hidden', role: 'status'}, t('state.loading')),
        h('div', {class: 'card'}, ['45%', '80%', '60%'].map(width => h('div', {class: 'bone line', style: {width}})))]);
  }

  /** @param {MealIdea[]} meals */
  list(meals) {
    const wanted = this.#wanted.value, without = this.#without.value;
    const found = meals.filter(meal => wanted.every(tag => meal.tags.includes(tag)) && !without.some(each => meal.allergens.includes(each)));
    return [
      this.choice('only', this.#wanted, tags, tagName), this.choice('without', this.#without, allergens, allergenName),
      h('section', {class: 'card workout-list', 'aria-labelledby': 'found'},
        h('header', null, h('h2', {id: 'found'}, h('span', {role: 'status'}, t('meals.found', {count: found.length})))),
        found.length > 0 ? h('ul', null, found.map(meal => this.meal(meal))) : h('p', {class: 'muted'}, t('meals.none')))];
  }

  /** @param {'only' | 'without'} name @param {{value: string[]}} chosen @param {string[]} options @param {(option: string) => string} words */
  choice(name, chosen, options, words) {
    const flip = (/** @type {string} */ option) => {
      const {value} = chosen;
      chosen.value = value.includes(option) ? value.filter(each => each !== option) : [...value, option];
    };
    return h('div', {key: name, role: 'group', 'aria-labelledby': `meals-${name}`}, h('p', {class: 'label', id: `meals-${name}`}, t(`meals.${name}`)),
      h('div', {class: 'chips'}, options.map(option => h('button', {key: option, type: 'button', 'aria-pressed': String(chosen.value.includes(option)),
        onclick: () => flip(option)}, words(option)))));
  }

  /** @param {MealIdea} meal */
  meal({mealId, name, description, kilocalories, proteinGrams, tags: held, allergens: contained}) {
    return h('li', {key: mealId}, h('div', null, h('h3', null, name), h('span', {class: 'chips'}, held.map(tag => h('span', {class: 'chip', key: tag}, tagName(tag))))),
      h('p', null, description),
      h('p', {class: 'faint'}, t('meals.facts', {energy: number(kilocalories), protein: number(proteinGrams)}), ' · ',
        contained.length > 0 ? t('meals.contains', {things: contained.map(allergenName).join(', ')}) : t('meals.containsNone')));
  }
}

// A newer service may have others: those are shown by their ids, above all what is in a meal.
const tagName = (/** @type {string} */ tag) => tags.includes(tag) ? t(`meals.tag.${tag}`) : tag;
const allergenName = (/** @type {string} */ allergen) => allergens.includes(allergen) ? t(`meals.allergen.${allergen}`) : allergen;

customElements.define('titan-meals', Meals);
